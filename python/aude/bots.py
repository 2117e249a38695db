# SPDX-License-Identifier: MIT
"""The bots: levels with budgets. They search without holding the interpreter lock."""

from ._aude import Bot, Level, Style, levels, styles

__all__ = ["Bot", "Level", "Style", "levels", "styles"]
