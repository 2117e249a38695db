# SPDX-License-Identifier: MIT
"""python -m aude.cluster arena hard master --games 100000 [--address ...]"""

from __future__ import annotations

import argparse

import ray

from . import run_arena, run_selfplay
from .work import to_terminal


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m aude.cluster", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("players", nargs="+", help="levels with or without a budget, such as hard:2000")
    shared.add_argument("--games", type=int, default=1000, help="play this many games (default: %(default)s)")
    shared.add_argument("--sets", default="base", help="play with these sets, e.g. base,inns (default: %(default)s)")
    shared.add_argument("--seed", type=int, default=1, help="seed the draws (default: %(default)s)")
    shared.add_argument("--address", help="connect to this Ray cluster (default: start one on this machine)")
    shared.add_argument("--workers", type=int, help="start this many worker processes on this machine")
    arena = commands.add_parser("arena", parents=[shared], help="play an arena match")
    arena.add_argument("--results", default="results.jsonl",
                       help="append results to this file, and continue the match in it (default: %(default)s)")
    arena.add_argument("--first-deck", type=int, default=0, help="start with this deck (default: %(default)s)")
    selfplay = commands.add_parser("selfplay", parents=[shared], help="write records of games between bots")
    selfplay.add_argument("--out", default="selfplay", help="write shards to this folder (default: %(default)s)")
    selfplay.add_argument("--games-per-shard", type=int, default=100,
                          help="write this many games per file (default: %(default)s)")
    asked = parser.parse_args(words)
    if len(asked.players) < 2:
        parser.error("a game needs at least 2 players")

    ray.init(address=asked.address, num_cpus=None if asked.address else asked.workers, log_to_driver=False)
    settings = dict(games=asked.games, sets=asked.sets, seed=asked.seed, report=to_terminal())
    if asked.command == "arena":
        match = run_arena(asked.players, results=asked.results, first_deck=asked.first_deck, **settings)
        print(match.table(asked.results), end="")
    else:
        shards = run_selfplay(
            asked.players, out=asked.out, games_per_shard=asked.games_per_shard, **settings
        )
        print(f"{len(shards)} shards in {asked.out}")
    ray.shutdown()


if __name__ == "__main__":
    main()
