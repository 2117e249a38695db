# SPDX-License-Identifier: MIT
"""Matches and self-play on a local Ray cluster of two workers, one of which is killed during the run."""

import json
import os
import signal
import subprocess

import pytest
import ray

import aude
from aude._aude import ArenaMatch
from aude.cluster import run_arena, run_selfplay


@pytest.fixture(scope="module", autouse=True)
def two_workers():
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield
    ray.shutdown()


def busy_worker() -> int | None:
    """A worker process of this cluster that is playing a game now."""
    lines = subprocess.run(["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True).stdout.splitlines()
    processes = {int(pid): (int(parent), args) for pid, parent, args in (line.split(None, 2) for line in lines)}
    for pid, (raylet, args) in processes.items():
        ours = raylet in processes and processes[raylet][0] == os.getpid()
        if ours and args.startswith(("ray::_play", "ray::play_shard")):
            return pid
    return None


class Killer:
    """Kills one busy worker after the first piece is done."""

    def __init__(self):
        self.killed = None

    def __call__(self, progress):
        while self.killed is None and progress.done < progress.total:
            pid = busy_worker()
            if pid is None:
                continue
            os.kill(pid, signal.SIGKILL)
            self.killed = pid


def test_a_match_survives_a_killed_worker(tmp_path):
    results = tmp_path / "results.jsonl"
    killer = Killer()
    match = run_arena(
        ["medium", "harvest"], games=60, results=results, seed=7, decks_per_piece=2, report=killer
    )
    played = match.played(str(results))
    assert killer.killed is not None
    assert sorted(played) == [(deck, turn) for deck in range(30) for turn in range(2)]
    assert len(results.read_text().splitlines()) == 60  # each game once
    # A deck played in this process gives the same result.
    here = [json.loads(line) for line in ArenaMatch(["medium", "harvest"], "base", {}, 7).play(3)]
    there = [each for each in map(json.loads, results.read_text().splitlines()) if each["deck"] == 3]
    there.sort(key=lambda each: each["rotation"])
    points = [[[one["points"] for one in each["results"]] for each in side] for side in (here, there)]
    assert points[0] == points[1]
    assert "medium" in match.table(str(results)) and '"games"' in match.json(str(results))


def test_an_interrupted_match_continues(tmp_path):
    results = tmp_path / "results.jsonl"
    run_arena(["random", "greedy"], games=8, results=results, decks_per_piece=1)
    text = results.read_text()
    results.write_text(text[:-20])  # the driver was killed while writing
    match = run_arena(contestants=["random", "greedy"], games=12, results=results, decks_per_piece=1)  # the old name
    assert sorted(match.played(str(results))) == [(deck, turn) for deck in range(6) for turn in range(2)]


def test_self_play_survives_a_killed_worker_and_is_the_same_again(tmp_path):
    killer = Killer()
    settings = dict(games=24, games_per_shard=2, seed=5)
    shards = run_selfplay(["medium", "easy"], out=tmp_path / "a", report=killer, **settings)
    assert killer.killed is not None
    records = [line for shard in shards for line in shard.read_text().splitlines()]
    assert len(records) == 24 and len(set(records)) == 24
    assert all(state.is_over for shard in shards[:2] for state in aude.read_records(shard))
    for shard in shards[:-1]:
        again = tmp_path / "b" / shard.name
        again.parent.mkdir(exist_ok=True)
        again.write_bytes(shard.read_bytes())
    copies = run_selfplay(["medium", "easy"], out=tmp_path / "b", **settings)
    assert [each.read_text() for each in copies] == [each.read_text() for each in shards]
