# SPDX-License-Identifier: MIT
"""A short description of a position, for terminals."""

from ._aude import State


def describe(state: State) -> str:
    """Two lines: the player to act with the phase, and the scores."""
    game = state.game
    points = ", ".join(f"{name} {score}" for name, score in zip(game.players, state.scores))
    if state.is_over:
        what = "the game is over"
    elif state.is_chance:
        what = f"{state.phase}, {state.left} tiles left"
    else:
        what = f"{game.players[state.actor]}: {state.phase} {state.tile}, {state.left} tiles left"
    return f"{what}\n{points}"
