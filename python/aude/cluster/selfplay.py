# SPDX-License-Identifier: MIT
"""Self-play on a Ray cluster: records of games between bots, in shards."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import ray

from .._aude import Bot, Chance, Game
from .work import Progress, do_all


def play_shard(levels: list[str], sets: str, options: dict, seed: int, first: int, count: int) -> str:
    """Records of `count` games from number `first`, one per line. If the levels have node budgets, a game
    depends only on the seed and its number."""
    game = Game(sets=sets, players=levels, options=options)
    return "".join(_play_game(game, levels, seed * 1_000_003 + first + i) + "\n" for i in range(count))


def _play_game(game: Game, levels: list[str], seed: int) -> str:
    state, chance = game.start(), Chance(seed)
    bots = [Bot(level, seed=seed + seat) for seat, level in enumerate(levels)]
    while not state.is_over:
        state.apply(chance.outcome(state) if state.is_chance else bots[state.actor].choose(state))
    return state.record()


def run_selfplay(
    levels: list[str],
    *,
    games: int,
    out: str | os.PathLike[str],
    sets: str = "base",
    options: dict | None = None,
    seed: int = 1,
    games_per_shard: int = 100,
    report: Callable[[Progress], None] | None = None,
) -> list[Path]:
    """Writes shard-00000.jsonl, shard-00001.jsonl and so on. Shards that exist are complete and are not played
    again. Ray must be running."""
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    firsts = range(0, games, games_per_shard)
    shards = [folder / f"shard-{number:05}.jsonl" for number in range(len(firsts))]
    remote = ray.remote(num_cpus=1, max_retries=0)(play_shard)

    def start(number: int) -> ray.ObjectRef:
        count = min(games_per_shard, games - firsts[number])
        return remote.remote(levels, sets, options or {}, seed, firsts[number], count)

    def keep(number: int, text: str) -> int:
        part = shards[number].with_suffix(".part")
        part.write_text(text, encoding="utf-8")
        part.replace(shards[number])  # atomic: a shard is complete or missing
        return text.count("\n")

    do_all(
        [number for number, shard in enumerate(shards) if not shard.exists()],
        start,
        keep,
        at_once=2 * max(1, int(ray.cluster_resources().get("CPU", 1))),
        report=report,
    )
    return shards
