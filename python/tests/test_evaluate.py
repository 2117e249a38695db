# SPDX-License-Identifier: MIT
"""The ladder for everybody: python -m aude.evaluate."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

import aude
from aude import evaluate

EXAMPLES = Path(__file__).parents[2] / "examples"


def first_legal(state: aude.State) -> str:
    return state.legal_actions()[0]


@pytest.mark.parametrize("share, lead", [(0.5, 0), (0.75, 190.8), (1 / 11, -400), (0.24, -200.2)])
def test_ratings_are_those_of_the_elo_formula(share, lead):
    """400 log10(share / (1 - share)), reached by many decks whose mean is the share."""
    decks = 4000
    wins = round(decks * share)
    rating = evaluate.rating_of([(1000, 1)] * wins + [(1000, 0)] * (decks - wins))
    assert abs(rating.mean - (1000 + lead)) < 3 and rating.low < rating.mean < rating.high


def test_the_interval_is_that_of_the_information():
    """Near 1000, the standard error of n games is 400 / (ln 10) / sqrt(n p (1 - p)): 7.8 for 2,000 at a half."""
    rating = evaluate.rating_of([(1000, 0.5)] * 1000)
    error = 400 / np.log(10) / np.sqrt(2000 * 0.25)
    assert abs((rating.high - rating.low) / 2 - 1.96 * error) < 1.5


def test_results_against_several_opponents_are_one_rating():
    """75% against 1000 and 25% against 1381.7 (twice 190.85 higher) are the same strength."""
    rating = evaluate.rating_of([(1000, 0.75)] * 500 + [(1381.7, 0.25)] * 500)
    assert abs(rating.mean - 1190.8) < 2


def test_a_weak_policy_is_rated_below_the_ladder():
    rating, results = evaluate.evaluate(first_legal, games=12)
    assert rating.mean < 700 and len(results) == 6 and rating.games == 12
    assert results[-1].opponent < results[0].opponent, "the opponents follow the rating"
    states = [aude.read_record(record) for result in results for record in result.records]
    assert all(state.is_over for state in states)


def test_both_games_of_a_deck_have_the_same_tiles():
    _, results = evaluate.evaluate(first_legal, games=2)
    drawn = [
        [action for action in json.loads(record)["actions"] if action.startswith("draw")] for record in results[0].records
    ]
    assert drawn[0][:10] == drawn[1][:10]


def test_numbers_and_words_are_policies():
    encoding = aude.Encoding(aude.Game())
    by_number, _ = evaluate.evaluate(lambda state: encoding.number_of(state, first_legal(state)), games=4)
    by_words, _ = evaluate.evaluate(first_legal, games=4)
    assert by_number == by_words


def test_the_command_line(tmp_path, capsys):
    file = tmp_path / "mine.py"
    file.write_text("def choose(state):\n    return state.legal_actions()[-1]\n")
    records = tmp_path / "games.jsonl"
    assert evaluate.main([f"{file}:choose", "--games", "2", "--records", str(records), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["games"] == 2 and answer["low"] < answer["mean"] < answer["high"]
    assert len(list(aude.read_records(records))) == 2
    assert evaluate.main(["godlike"]) == 1 and "unknown level" in capsys.readouterr().err
    assert evaluate.main([f"{tmp_path}/none.py:choose"]) == 1 and "no file" in capsys.readouterr().err


def test_fixed_opponents(tmp_path, capsys):
    (tmp_path / "helper.py").write_text("def pick(actions):\n    return actions[0]\n")
    file = tmp_path / "mine.py"
    file.write_text("import helper\n\n\ndef choose(state):\n    return helper.pick(state.legal_actions())\n")
    assert evaluate.main([f"{file}:choose", "--games", "4", "--against", "random,elo:300"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1:3] for line in lines[:2]] == [["against", "random:"], ["against", "elo:300:"]]
    assert lines[2].endswith("; 4 games)")  # only those against elo:300 count
    assert evaluate.main([f"{file}:choose", "--games", "2", "--against", "random", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert set(answer["against"]) == {"random"} and "mean" not in answer
    assert evaluate.main([f"{file}:choose", "--against", "random,godlike"]) == 1


def test_the_interval_of_a_share_is_wilsons():
    """Known: 8 of 10 gives 0.490 to 0.943."""
    decks = [evaluate.Result("random", i, score, ("", "")) for i, score in enumerate([1, 1, 1, 1, 0])]
    share, low, high = evaluate.share_won(decks)
    assert share == 0.8 and low == pytest.approx(0.490, abs=1e-3) and high == pytest.approx(0.943, abs=1e-3)


def test_a_bot_program_is_a_policy():
    policy = evaluate.load_policy(f"{sys.executable} {EXAMPLES / 'bot.py'}")
    try:
        rating, _ = evaluate.evaluate(policy, games=2)
        assert rating.games == 2
    finally:
        policy.close()


def test_a_level_is_a_policy():
    rating, _ = evaluate.evaluate(evaluate.load_policy("elo:600"), games=6)
    assert rating.low < 600 < rating.high
