"""A match of the arena on a cluster; its results file is the arena's own."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import ray

from .._aude import ArenaMatch
from .work import Progress, do_all


@ray.remote(num_cpus=1, max_retries=0)
def _play(contestants: list[str], sets: str, options: dict, seed: int, decks: list[int]) -> list[str]:
    match = ArenaMatch(contestants, sets, options, seed)
    return [line for deck in decks for line in match.play(deck)]


def run_arena(
    contestants: list[str],
    *,
    games: int,
    results: str | os.PathLike[str],
    sets: str = "base",
    options: dict | None = None,
    seed: int = 1,
    first_deck: int = 0,
    decks_per_piece: int = 4,
    report: Callable[[Progress], None] | None = None,
) -> ArenaMatch:
    """Plays whole decks until there are `games` games, and appends them to `results`, which `aude arena`
    reads and goes on with. What stands there already is not played again. Ray must be running."""
    match = ArenaMatch(contestants, sets, options or {}, seed)
    file = Path(results)
    _end_last_line(file)
    seats = len(contestants)
    decks = range(first_deck, first_deck + -(-games // seats))
    known = set(match.played(str(file))) if file.exists() else set()
    missing = [deck for deck in decks if any((deck, turn) not in known for turn in range(seats))]
    pieces = [missing[i : i + decks_per_piece] for i in range(0, len(missing), decks_per_piece)]

    with file.open("a", encoding="utf-8") as out:

        def keep(_piece: list[int], lines: list[str]) -> int:
            out.write("".join(line.rstrip("\n") + "\n" for line in lines))
            out.flush()
            os.fsync(out.fileno())
            return len(lines)

        do_all(
            pieces,
            lambda decks: _play.remote(contestants, sets, options or {}, seed, decks),
            keep,
            at_once=2 * max(1, int(ray.cluster_resources().get("CPU", 1))),
            report=report,
        )
    return match


def _end_last_line(file: Path) -> None:
    """A line that was cut short when an earlier run died is taken away: its game is played again."""
    if not file.exists():
        return
    text = file.read_bytes()
    if text and not text.endswith(b"\n"):
        with file.open("r+b") as out:
            out.truncate(text.rfind(b"\n") + 1)
