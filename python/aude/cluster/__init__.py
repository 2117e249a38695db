"""Matches and self-play on many machines with Ray: python -m aude.cluster arena hard master --games 100000.

The driver alone writes: a piece of work counts when its result stands in a file, and only then. So workers may
die and come back, and so may the driver; nothing is lost or counted twice.
"""

from .arena import run_arena
from .selfplay import run_selfplay
from .work import Progress

__all__ = ["Progress", "run_arena", "run_selfplay"]
