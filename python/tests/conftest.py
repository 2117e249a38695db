# SPDX-License-Identifier: MIT
import pytest

import aude

ALL_SETS = "base,river,inns,traders,hills,wheel"


def play_random(state: aude.State, seed: int, steps: int | None = None) -> aude.State:
    """Plays at random, to the end or for a number of steps."""
    chance = aude.Chance(seed)
    while not state.is_over and steps != 0:
        state.apply(chance.action(state))
        steps = None if steps is None else steps - 1
    return state


@pytest.fixture(params=["base", ALL_SETS, "base,abbot"], ids=["base", "all", "abbot"])
def game(request) -> aude.Game:
    return aude.Game(sets=request.param, players=3)
