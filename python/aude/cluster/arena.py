# SPDX-License-Identifier: MIT
"""An arena match on a Ray cluster. The results file has the format of `aude arena`."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import ray

from .._aude import ArenaMatch
from .work import Progress, do_all


@ray.remote(num_cpus=1, max_retries=0)
def _play(bots: list[str], sets: str, options: dict, seed: int, decks: list[int]) -> list[str]:
    match = ArenaMatch(bots, sets, options, seed)
    return [line for deck in decks for line in match.play(deck)]


def run_arena(
    bots: list[str] | None = None,
    *,
    games: int,
    results: str | os.PathLike[str],
    sets: str = "base",
    options: dict | None = None,
    seed: int = 1,
    first_deck: int = 0,
    decks_per_piece: int = 4,
    report: Callable[[Progress], None] | None = None,
    contestants: list[str] | None = None,
) -> ArenaMatch:
    """Plays whole decks until there are `games` games, and appends them to `results`, which `aude arena` can
    read and continue. Games that are already in the file are not played again. Ray must be running.

    `contestants` is the old name of `bots`."""
    bots = contestants if bots is None else bots
    if bots is None:
        raise TypeError("run_arena() needs bots, a list of levels")
    match = ArenaMatch(bots, sets, options or {}, seed)
    file = Path(results)
    _end_last_line(file)
    seats = len(bots)
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
            lambda decks: _play.remote(bots, sets, options or {}, seed, decks),
            keep,
            at_once=2 * max(1, int(ray.cluster_resources().get("CPU", 1))),
            report=report,
        )
    return match


def _end_last_line(file: Path) -> None:
    """Removes an incomplete last line, left by a run that was killed; its game is played again."""
    if not file.exists():
        return
    text = file.read_bytes()
    if text and not text.endswith(b"\n"):
        with file.open("r+b") as out:
            out.truncate(text.rfind(b"\n") + 1)
