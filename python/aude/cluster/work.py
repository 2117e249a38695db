# SPDX-License-Identifier: MIT
"""Runs pieces of work on Ray, and restarts those whose worker was lost."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import ray

# The worker or its machine failed. An error in the work itself is raised.
_LOST = (
    ray.exceptions.WorkerCrashedError,
    ray.exceptions.NodeDiedError,
    ray.exceptions.ObjectLostError,
    ray.exceptions.OutOfMemoryError,
)


@dataclass
class Progress:
    """Progress of a run: pieces in all, done and restarted, and games played."""

    total: int
    done: int = 0
    again: int = 0
    games: int = 0
    began: float = field(default_factory=time.monotonic)

    def __str__(self) -> str:
        passed = max(time.monotonic() - self.began, 1e-9)
        rate = self.games / passed
        text = f"{self.done} of {self.total} pieces, {self.games} games, {rate:.1f} games/s"
        return text + (f", {self.again} restarted" if self.again else "")


def do_all(
    pieces: Iterable[Any],
    start: Callable[[Any], ray.ObjectRef],
    keep: Callable[[Any, Any], int],
    *,
    at_once: int,
    report: Callable[[Progress], None] | None = None,
) -> Progress:
    """Starts every piece, at most `at_once` at the same time, and passes each result to `keep`, which returns the
    number of games in it. If the worker of a piece is lost, the piece is started again."""
    waiting = list(pieces)[::-1]
    progress = Progress(total=len(waiting))
    running: dict[ray.ObjectRef, Any] = {}
    while waiting or running:
        while waiting and len(running) < at_once:
            piece = waiting.pop()
            running[start(piece)] = piece
        [ready], _ = ray.wait(list(running), num_returns=1)
        piece = running.pop(ready)
        try:
            result = ray.get(ready)
        except _LOST:
            progress.again += 1
            waiting.append(piece)
            continue
        progress.games += keep(piece, result)
        progress.done += 1
        if report is not None:
            report(progress)
    return progress


def to_terminal() -> Callable[[Progress], None]:
    """Prints the progress to standard error, at most once per second."""
    last = 0.0

    def report(progress: Progress) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= 1 or progress.done == progress.total:
            last = now
            print(progress, file=sys.stderr, flush=True)

    return report
