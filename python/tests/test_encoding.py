# SPDX-License-Identifier: MIT
"""Actions and positions as numbers."""

import numpy as np
import pytest
from conftest import ALL_SETS, play_random

import aude


def positions(game: aude.Game, seed: int, every: int = 7):
    """Decisions of a random game."""
    state, chance, count = game.start(), aude.Chance(seed), 0
    while not state.is_over:
        if not state.is_chance:
            count += 1
            if count % every == 0:
                yield state
        state.apply(chance.action(state))


def test_every_legal_action_has_its_own_number(game):
    encoding = aude.Encoding(game)
    for state in positions(game, seed=1, every=3):
        numbers = [encoding.number_of(state, action) for action in state.legal_actions()]
        assert len(set(numbers)) == len(numbers) and max(numbers) < encoding.num_actions
        assert sorted(numbers) == encoding.legal_numbers(state)
        assert [encoding.action_of(state, number) for number in numbers] == state.legal_actions()
        assert np.flatnonzero(encoding.mask(state)).tolist() == sorted(numbers)


def test_the_abbot_has_numbers_after_all_others():
    plain, game = aude.Game(), aude.Game(sets="base,abbot")
    encoding, last = aude.Encoding(game), aude.Encoding(plain).num_actions
    assert encoding.num_actions == last + 9
    seen = set()
    for state in (state for seed in range(10) for state in positions(game, seed, every=1)):
        players = encoding.parts(encoding.tokens(state))["players"]
        assert players[0][14] == state.position()["supply"][state.actor].get("abbot", 0)
        for action in state.legal_actions():
            if action == "retrieve":
                assert encoding.number_of(state, action) == last + 8
                seen.add(action)
            elif action.startswith("abbot "):
                assert encoding.number_of(state, action) == last + int(action.split()[1])
                seen.add("abbot")
    assert seen == {"retrieve", "abbot"}


def test_chance_has_numbers_too(game):
    encoding = aude.Encoding(game)
    state, chance = game.start(), aude.Chance(3)
    while not state.is_over:
        if state.is_chance:
            numbers = encoding.legal_numbers(state)
            assert numbers == sorted(set(numbers)) and numbers[-1] < encoding.num_chances
            assert {encoding.action_of(state, n) for n in numbers} == set(state.legal_actions())
            assert not encoding.mask(state).any()
        state.apply(chance.action(state))


def test_tokens_agree_with_the_state(game):
    encoding = aude.Encoding(game)
    names = list(game.supply)
    for state in positions(game, seed=2):
        parts = encoding.parts(encoding.tokens(state))
        globals_, players = parts["globals"][0], parts["players"]
        seats = [(state.actor + i) % len(game.players) for i in range(len(game.players))]
        assert ["draw", "recall", "place", "deploy", "token", "tend", "over"][globals_[0]] == state.phase
        assert names[globals_[3] - 1] == state.tile
        assert globals_[4] == state.left and globals_[5] == state.hidden
        assert [row[0] + 256 * row[1] for row in players.astype(int)] == [state.scores[s] for s in seats]
        supply = state.position()["supply"]
        assert [row[2] for row in players] == [supply[s].get("follower", 0) for s in seats]
        assert parts["bag"].sum() == state.left + state.hidden
        cells = parts["cells"]
        count = globals_[20]
        assert cells[:count, 7].all() and not cells[count:].any()
        assert globals_[19] == np.count_nonzero(parts["features"][:, 0])
        if state.phase == "place":
            fits = sum(int(row[6]).bit_count() for row in cells)
            assert fits == len(state.legal_actions())


def test_claims_are_seen_from_both_sides():
    game = aude.Game(bag=["E", "E"])
    encoding = aude.Encoding(game)
    state = game.start()
    for action in ["draw E", "place 0,1 r1", "follower 0", "draw E"]:
        state.apply(action)
    mine = encoding.parts(encoding.tokens(state, viewer=0))["features"]
    theirs = encoding.parts(encoding.tokens(state, viewer=1))["features"]
    [claimed] = [row for row in mine if row[5]]
    assert tuple(claimed[5:8]) == (1, 0, 0)
    [claimed] = [row for row in theirs if row[6]]
    assert tuple(claimed[5:8]) == (0, 1, 1)
    assert (encoding.tokens(state) == encoding.tokens(state, viewer=state.actor)).all()


def test_planes_show_tiles_and_open_cells(game):
    encoding = aude.Encoding(game)
    for state in positions(game, seed=4):
        planes = encoding.planes(state)
        assert planes.shape == encoding.plane_shape
        laid = sum(each.startswith("place") for each in state.history)
        start = 1 + 16 * ("wheel" in game.sets)
        assert planes[..., 0].sum() == laid + start
        cells = encoding.parts(encoding.tokens(state))["cells"]
        assert planes[..., 56].sum() == np.count_nonzero(cells[:, 7])
        for column, row in cells[cells[:, 7] == 1][:, :2] - 1:
            assert planes[row, column, 56] == 1 and planes[row, column, 0] == 0
        assert planes[..., 57:61].sum() == (len(state.legal_actions()) if state.phase == "place" else 0)


def test_the_buffer_is_the_callers(game):
    encoding = aude.Encoding(game)
    state = next(positions(game, seed=5, every=20))
    for write, shape in [
        (encoding.tokens, encoding.token_size),
        (encoding.planes, encoding.plane_shape),
        (encoding.mask, encoding.num_actions),
    ]:
        out = np.full(shape, 99, np.uint8)
        assert write(state, out=out) is out
        assert (out == write(state)).all()


TURN = {"r0": "r1", "r1": "r2", "r2": "r3", "r3": "r0"}


def turned_word(action: str) -> str:
    """An action on the board rotated clockwise about 0,0."""
    words = action.split()
    if words[0] == "place":
        x, y = map(int, words[1].split(","))
        return f"place {-y},{x} {TURN[words[2]]}"
    return action


@pytest.mark.parametrize("sets", ["base", "base,inns,traders,hills"])
def test_a_turned_game_has_turned_numbers(sets):
    plain = aude.Game(sets=sets)
    turned = aude.Game(sets=sets, start=[{"tile": "D", "at": [0, 0], "rotation": 1}])
    here, there = aude.Encoding(plain), aude.Encoding(turned)
    state, other, chance, compared = plain.start(), turned.start(), aude.Chance(11), 0
    while not state.is_over:
        if not state.is_chance:
            cells = [tuple(map(int, w.split()[1].split(","))) for w in state.history if w[:5] == "place"]
            spread = [max(c) - min(c) for c in zip(*cells, (0, 0))]
            if all(each % 2 == 0 for each in spread):  # else a cell lies on each side of the middle
                compared += 1
                seen = here.turned(1, here.tokens(state), here.planes(state), here.mask(state))
                assert (seen["mask"] == there.mask(other)).all()
                assert (seen["planes"] == there.planes(other)).all()
                a, b = here.parts(seen["tokens"]), there.parts(there.tokens(other))
                for name in ("globals", "hand", "players", "crowns", "bag"):
                    assert (a[name] == b[name]).all(), name
                for name in ("features", "cells"):  # the same rows in another order
                    assert sorted(map(tuple, a[name][:, :8])) == sorted(map(tuple, b[name][:, :8])) or (
                        name == "cells" and sorted(map(tuple, a[name])) == sorted(map(tuple, b[name]))
                    )
        action = chance.action(state)
        state.apply(action)
        other.apply(turned_word(action))
    assert compared > 20


def test_four_quarter_turns_change_nothing(game):
    encoding = aude.Encoding(game)
    state = next(s for s in positions(game, seed=6, every=1) if s.phase == "place" and len(s.history) > 60)
    forms = dict(tokens=encoding.tokens(state), planes=encoding.planes(state), mask=encoding.mask(state))
    once = encoding.turned(1, **forms)
    assert all((once[name] != forms[name]).any() for name in forms)
    again = encoding.turned(3, **once)
    assert all((again[name] == forms[name]).all() for name in forms)


def test_actions_outside_the_window_can_be_played():
    game = aude.Game(sets=ALL_SETS)
    encoding = aude.Encoding(game, window=9)
    state, chance, elsewhere = game.start(), aude.Chance(7), 0
    while not state.is_over:
        if not state.is_chance:
            numbers = encoding.legal_numbers(state)
            assert numbers
            if encoding.num_actions - 1 in numbers:
                elsewhere += 1
                assert encoding.action_of(state, numbers[-1]) in state.legal_actions()
            encoding.apply(state, numbers[-1])
        else:
            state.apply(chance.action(state))
    assert elsewhere > 10


def test_the_version_is_part_of_the_tokens():
    game = aude.Game()
    encoding = aude.Encoding(game)
    state = play_random(game.start(), seed=1, steps=1)
    assert encoding.parts(encoding.tokens(state))["globals"][0, 23] == aude.ENCODING_VERSION == 1
