# SPDX-License-Identifier: MIT
"""Plain use: games, states, chances, events, records, bots, pictures."""

import copy
import importlib.metadata
import json
import pickle
import threading
import xml.etree.ElementTree as xml

import pytest
from conftest import ALL_SETS, play_random

import aude


def test_the_package_has_the_version_of_the_program():
    assert importlib.metadata.version("aude") == aude.__version__


def test_a_game_returns_its_setup():
    game = aude.Game(sets=["base", "inns"], players=["Anna", "Ben"], options={"farmers": False})
    assert game.sets == ["base", "inns"]
    assert game.players == ["Anna", "Ben"]
    assert game.options["farmers"] is False and game.options["small_city"] == 4
    assert sum(game.supply.values()) == 71 + 18
    assert game.setup["options"] == {"farmers": False}
    assert aude.Game(sets="base,inns", players=["Anna", "Ben"], options={"farmers": False}) == game
    assert aude.Game() != game


@pytest.mark.parametrize(
    "wrong, complaint",
    [
        (dict(sets="base,moon"), "moon"),
        (dict(sets="river"), "base"),
        (dict(players=1), "player"),
        (dict(players=9), "player"),
        (dict(options={"farmer": True}), "farmer"),
        (dict(options={"small_city": 3}), "small_city"),
        (dict(bag=["ZZ"]), "ZZ"),
    ],
)
def test_an_invalid_game_is_refused_with_the_reason(wrong, complaint):
    with pytest.raises(aude.Refused, match=complaint):
        aude.Game(**wrong)


def test_the_first_steps_of_a_game():
    state = aude.Game(bag=["E", "H", "E"]).start()
    assert (state.phase, state.actor, state.turn, state.tile) == ("draw", None, 0, None)
    odds = {each.action: (each.weight, each.probability) for each in state.chances()}
    assert odds == {"draw E": (2, 2 / 3), "draw H": (1, 1 / 3)}
    assert state.legal_actions() == list(odds)
    assert state.apply("draw E") == []
    assert (state.phase, state.actor, state.tile, state.left) == ("place", 0, "E", 2)
    assert state.chances() == []
    [placed] = state.apply("place 0,-1 r2")
    assert placed == {"type": "placed", "player": 0, "tile": "E", "at": [0, -1], "rotation": 2}
    events = state.apply("follower 0")
    scored = next(each for each in events if each["type"] == "scored")
    assert scored["points"] == 4 and scored["sum"] == "2 tiles x 2"
    assert scored["terms"] == [[{"count": 2, "of": "tile", "each": 2}]]
    assert state.scores == [4, 0]
    assert state.history == ["draw E", "place 0,-1 r2", "follower 0"]


def test_an_illegal_action_is_refused_and_changes_nothing(game):
    state = play_random(game.start(), seed=3, steps=40)
    before = state.hash()
    for wrong in ["place 99,99 r0", "fly", "", "draw ZZ", "follower 7", "token 5", "place 0,0 r9"]:
        with pytest.raises(aude.Refused):
            state.apply(wrong)
    with pytest.raises(aude.Refused, match="legal"):
        state.apply("place 99,99 r0")
    assert state.hash() == before and len(state.history) == 40


def test_scores_are_the_sum_of_the_events(game):
    state = game.start()
    chance = aude.Chance(5)
    points = [0, 0, 0]
    while not state.is_over:
        for event in state.apply(chance.action(state)):
            if event["type"] == "scored":
                for seat in event["players"]:
                    points[seat] += event["points"]
    assert points == state.scores
    assert state.legal_actions() == [] and state.actor is None


def test_probabilities_add_up_to_1_and_cover_every_outcome(game):
    state = game.start()
    chance = aude.Chance(6)
    while not state.is_over:
        if state.is_chance:
            outcomes = state.chances()
            assert [each.action for each in outcomes] == state.legal_actions()
            assert sum(each.probability for each in outcomes) == pytest.approx(1)
        state.apply(chance.action(state))


def test_a_clone_is_independent(game):
    state = play_random(game.start(), seed=1, steps=30)
    for clone in [state.clone(), copy.copy(state), copy.deepcopy(state)]:
        assert clone == state and clone.hash() == state.hash()
        play_random(clone, seed=2, steps=5)
        assert clone != state and len(state.history) == 30


def test_records_and_pickles_restore_the_same_state(game):
    state = play_random(game.start(), seed=4, steps=50)
    for back in [
        aude.read_record(state.record()),
        aude.State.from_record(state.record()),
        pickle.loads(pickle.dumps(state)),
    ]:
        assert back == state and back.history == state.history and back.record() == state.record()
    assert pickle.loads(pickle.dumps(game)) == game


def test_a_wrong_record_is_refused_with_its_place():
    record = json.loads(play_random(aude.Game().start(), seed=4, steps=9).record())
    record["actions"][4] = "place 50,50 r0"
    with pytest.raises(aude.Refused, match=r"actions\[4\]"):
        aude.read_record(json.dumps(record))
    with pytest.raises(aude.Refused):
        aude.read_record("{")


def test_a_file_of_records(tmp_path):
    states = [play_random(aude.Game(players=n).start(), seed=n, steps=20) for n in (2, 3, 4)]
    file = tmp_path / "games.jsonl"
    file.write_text("".join(state.record() + "\n" for state in states))
    assert list(aude.read_records(file)) == states
    with pytest.raises(aude.Refused, match="cannot be read"):
        aude.read_records(tmp_path / "nothing")


def test_the_position_as_text_is_that_of_the_contract(game):
    state = play_random(game.start(), seed=8, steps=25)
    position = state.position()
    assert json.loads(json.dumps(position)) == position
    assert position["n"] == 25 and position["action"] == state.history[-1]
    assert position["phase"] == state.phase and position["scores"] == state.scores
    assert position["legal"] == state.legal_actions() and position["left"] == state.left


def test_a_state_is_compared_but_not_hashed():
    with pytest.raises(TypeError):
        hash(aude.Game().start())
    assert aude.Game().start() != 5


def test_pictures_are_svg(game):
    state = play_random(game.start(), seed=9, steps=30)
    for picture in [state.svg(), state._repr_svg_(), aude.tile_svg("D"), aude.tile_svg("U:2", size=50)]:
        assert xml.fromstring(picture).tag.endswith("svg")
    with pytest.raises(aude.Refused):
        aude.tile_svg("nothing")
    with pytest.raises(aude.Refused):
        state.svg(tile_pixels=1)


def test_bots_play_legal_games_and_are_deterministic():
    def play(seed: int) -> aude.State:
        state = aude.Game(sets=ALL_SETS, players=2).start()
        bots = [aude.bots.Bot("medium", seed=seed), aude.bots.Bot("hard:200", seed=seed)]
        chance = aude.Chance(seed)
        while not state.is_over:
            state.apply(chance.outcome(state) if state.is_chance else bots[state.actor].choose(state))
        return state

    assert play(1).record() == play(1).record() != play(2).record()


def test_levels_and_budgets():
    names = [level.name for level in aude.bots.levels()]
    assert names[:4] == ["easy", "medium", "hard", "master"]
    assert all(level.description for level in aude.bots.levels())
    assert [style.name for style in aude.bots.styles()] == ["builder", "farmer", "thief", "gambler"]
    assert all(style.description for style in aude.bots.styles())
    assert aude.bots.Bot("elo:1200~thief").level == "elo:1200~thief"
    for wrong in ["grandmaster", "hard:", "hard:-1", "hard~poet", "random~thief"]:
        with pytest.raises(aude.Refused):
            aude.bots.Bot(wrong)
    state = aude.Game().start()
    with pytest.raises(aude.Refused, match="draw"):
        aude.bots.Bot("hard").choose(state)
    state.apply(aude.Chance(1).outcome(state))
    assert aude.bots.Bot("master").choose(state, nodes=50) in state.legal_actions()
    assert aude.bots.Bot("master").choose(state, seconds=0.0) in state.legal_actions()
    with pytest.raises(aude.Refused):
        aude.bots.Bot("master").choose(state, seconds=float("nan"))


def test_ratings_belong_to_a_kind_of_game():
    ladders = {(each.players, each.expansions): each for each in aude.bots.ladders()}
    assert set(ladders) == {(players, expansions) for players in range(2, 6) for expansions in (0, 5)}
    assert (ladders[2, 0].lowest, ladders[2, 0].highest) == (300, 2150)
    assert repr(ladders[3, 5]) == "Ladder(players=3, expansions=5)"
    two, four = aude.Game(), aude.Game(players=4)
    assert [aude.bots.rating_of(level, two) for level in ("easy", "elo:1250~thief", "random")] == [800, 1250, None]
    assert aude.bots.rating_of("elo:1250", four) == 1250
    assert aude.bots.rating_of("elo:300", four) == ladders[4, 0].lowest > 300
    assert aude.bots.rating_of("easy", four) != 800


def test_other_threads_run_while_a_bot_searches_and_may_change_the_state():
    state = play_random(aude.Game().start(), seed=1, steps=1)
    bot = aude.bots.Bot("master:100000000")
    answers = []
    thinking = threading.Thread(target=lambda: answers.append(bot.choose(state, seconds=0.5)))
    legal = state.legal_actions()
    thinking.start()
    refused = 0
    while thinking.is_alive():  # this thread runs because the lock is released
        try:
            bot.choose(state, nodes=1)
        except RuntimeError:
            refused += 1
            break
    play_random(state, seed=2)
    thinking.join()
    assert refused == 1 and answers[0] in legal and state.is_over
