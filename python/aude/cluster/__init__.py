# SPDX-License-Identifier: MIT
"""Matches and self-play on many machines with Ray: python -m aude.cluster arena hard master --games 100000.

Only the driver writes files, and a piece of work counts as done when its result is in a file. Workers and the
driver may therefore die and restart at any time; no game is lost or counted twice.
"""

from .arena import run_arena
from .selfplay import run_selfplay
from .work import Progress

__all__ = ["Progress", "run_arena", "run_selfplay"]
