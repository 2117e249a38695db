"""The bots: levels with budgets, which think without holding the interpreter's lock."""

from ._aude import Bot, Level, levels

__all__ = ["Bot", "Level", "levels"]
