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
    shared.add_argument("--games", type=int, default=1000, help="how many (%(default)s)")
    shared.add_argument("--sets", default="base", help="such as base,inns (%(default)s)")
    shared.add_argument("--seed", type=int, default=1)
    shared.add_argument("--address", help="of a running Ray cluster; without it one is started here")
    shared.add_argument("--workers", type=int, help="processes of the cluster started here")
    arena = commands.add_parser("arena", parents=[shared], help="play a match of the arena")
    arena.add_argument("--results", default="results.jsonl", help="appended to, and gone on with")
    arena.add_argument("--first-deck", type=int, default=0)
    selfplay = commands.add_parser("selfplay", parents=[shared], help="write records of games")
    selfplay.add_argument("--out", default="selfplay", help="folder for the shards")
    selfplay.add_argument("--games-per-shard", type=int, default=100)
    asked = parser.parse_args(words)
    if len(asked.players) < 2:
        parser.error("a game needs two players or more")

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
