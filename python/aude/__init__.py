# SPDX-License-Identifier: MIT
"""Carcassonne with the expansions of the Big Box: exact rules, bots and pictures, computed by the C++ engine.

    import aude
    state = aude.Game(sets="base,inns", players=2).start()
    chance = aude.Chance(seed=1)
    while not state.is_over:
        state.apply(chance.action(state))
    print(state.scores)

See docs/python.md.
"""

from . import _aude

_aude._refuse_in_words(  # type: ignore[attr-defined]
    {
        "aude": _aude,
        "Game": _aude.Game,
        "State": _aude.State,
        "Chance": _aude.Chance,
        "Bot": _aude.Bot,
        "Encoding": _aude.Codec,
        "RecordReader": _aude.RecordReader,
    }
)

from . import bots
from ._aude import Chance, Game, Outcome, RecordReader, Refused, State, __version__, analyse, tile_svg
from .encoding import CHANNELS, ENCODING_VERSION, Encoding
from .records import read_record, read_records
from .vector_env import VectorEnv

__all__ = [
    "CHANNELS",
    "ENCODING_VERSION",
    "Chance",
    "Encoding",
    "Game",
    "Outcome",
    "RecordReader",
    "Refused",
    "State",
    "VectorEnv",
    "__version__",
    "analyse",
    "bots",
    "read_record",
    "read_records",
    "tile_svg",
]
