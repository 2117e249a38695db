# SPDX-License-Identifier: MIT
"""The bots: levels with budgets. They search without holding the interpreter lock."""

from ._aude import Bot, Ladder, Level, Style, ladders, levels, rating_of, styles

__all__ = ["Bot", "Ladder", "Level", "Style", "ladders", "levels", "rating_of", "styles"]
