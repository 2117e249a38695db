# SPDX-License-Identifier: MIT
"""Sets of games: the same everywhere, complete, checked by hash and by the rules."""

import json
import subprocess
import sys

import numpy as np
import pytest

import aude
from aude import dataset

SETTINGS = dict(games=3, level="elo:900", nodes=40, seed=5)


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    return dataset.make(tmp_path_factory.mktemp("set"), **SETTINGS)


def test_a_set_has_its_tables_and_a_card(made):
    data = dataset.Dataset(made)
    games, decisions, draws = (data.table(name) for name in dataset.TABLES)
    assert len(data) == len(games) == 3
    for row in games.to_pylist():
        final = aude.read_record(row["record"])
        assert final.scores == row["scores"] and sum(row["result"]) == 1
        of_game = [d for d in decisions.to_pylist() if d["game"] == row["game"]]
        drawn = [d for d in draws.to_pylist() if d["game"] == row["game"]]
        assert {d["n"]: d["played"] for d in of_game} | {d["n"]: d["outcome"] for d in drawn} == dict(
            enumerate(final.history)
        )
        assert sum(d["luck"][0] for d in drawn) == pytest.approx(row["luck"][0], abs=0.5)
        assert sum(d["loss"] for d in of_game if d["seat"] == 1) == pytest.approx(row["loss"][1], abs=0.5)
    for table, schema in dataset.schemas().items():
        assert data.table(table).schema.equals(schema)
        assert set(data.about["schema"][table]) == set(schema.names)
    card = (made / "README.md").read_text()
    assert "# 3 games of elo:900" in card and data.games_hash in card


def test_candidates_have_values(made):
    decisions = dataset.Dataset(made).table("decisions").to_pylist()
    chosen = [d for d in decisions if d["candidates"] and len(d["candidates"]) > 1]
    assert len(chosen) > 100
    for each in chosen:
        losses = [c["loss"] for c in each["candidates"]]
        assert losses[0] == 0 and min(losses) >= 0
        assert each["candidates"][0]["actions"][0] == each["best"] or each["loss"] == 0
        assert all(len(c["points"]) == len(c["win"]) == 2 for c in each["candidates"])
    assert any(d["loss"] > 1 for d in decisions)  # elo:900 makes mistakes


def test_the_same_settings_give_the_same_games_with_any_number_of_jobs(made, tmp_path):
    again = dataset.make(tmp_path / "again", **SETTINGS, jobs=2)
    first, second = dataset.Dataset(made), dataset.Dataset(again)
    assert first.games_hash == second.games_hash and first.about["files"] == second.about["files"]
    other = dataset.Dataset(dataset.make(tmp_path / "other", **{**SETTINGS, "seed": 6, "games": 1}))
    assert other.games_hash != first.games_hash


def test_hard_has_no_time_limit_here(tmp_path):
    data = dataset.Dataset(dataset.make(tmp_path, games=1, level="hard", nodes=0, sets="base"))
    assert data.about["settings"]["level"] == "hard:1000000"
    row = data.table("decisions").to_pylist()[0]
    assert row["candidates"] is None and row["loss"] is None


def test_an_interrupted_run_continues(tmp_path, monkeypatch):
    monkeypatch.setattr(dataset, "SHARD", 1)
    settings = dict(games=3, level="random", nodes=0)
    calls = []

    def stop_after_two(done):
        calls.append(done)
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        dataset.make(tmp_path / "a", **settings, report=stop_after_two)
    kept = (tmp_path / "a" / "games-00000.parquet").stat().st_mtime_ns
    with pytest.raises(aude.Refused, match="were asked for"):
        dataset.check(tmp_path / "a")
    dataset.make(tmp_path / "a", **settings)
    assert (tmp_path / "a" / "games-00000.parquet").stat().st_mtime_ns == kept
    whole = dataset.make(tmp_path / "b", **settings)
    assert dataset.Dataset(tmp_path / "a").games_hash == dataset.Dataset(whole).games_hash
    assert dataset.check(tmp_path / "a") == 3


def test_a_changed_file_is_noticed(made, tmp_path):
    assert dataset.check(made) == 3
    copy = tmp_path / "copy"
    copy.mkdir()
    for file in made.iterdir():
        (copy / file.name).write_bytes(file.read_bytes())
    damaged = bytearray((copy / "draws-00000.parquet").read_bytes())
    damaged[100] ^= 1
    (copy / "draws-00000.parquet").write_bytes(damaged)
    with pytest.raises(aude.Refused, match="draws-00000.parquet is not the file that was written"):
        dataset.check(copy)


def test_samples_are_what_a_policy_would_have_seen(made):
    data = dataset.Dataset(made)
    samples = list(data.samples())
    assert len(samples) == 3
    numbers = data.table("decisions").to_pylist()
    for game, sample in enumerate(samples):
        played = [d["number"] for d in numbers if d["game"] == game]
        assert sample["played"].tolist() == played and sample["tokens"].shape == (len(played), 3036)
        for i, number in enumerate(played):
            assert number in sample["numbers"][sample["offsets"][i] : sample["offsets"][i + 1]]
        assert set(np.unique(sample["seat"])) == {0, 1} and sample["result"].dtype == np.float32


def test_what_cannot_be_made_is_refused(made, tmp_path):
    with pytest.raises(aude.Refused, match="unknown level"):
        dataset.make(tmp_path / "x", games=1, level="strong")
    with pytest.raises(aude.Refused, match="holds another set"):
        dataset.make(made, games=4)
    with pytest.raises(aude.Refused, match="there is no set of games in"):
        dataset.Dataset(tmp_path)
    about = json.loads((made / "dataset.json").read_text())
    (tmp_path / "dataset.json").write_text(json.dumps({**about, "version": 99}))
    with pytest.raises(aude.Refused, match="this set has version 99"):
        dataset.Dataset(tmp_path)


def test_the_command(tmp_path):
    folder = str(tmp_path / "set")
    words = [sys.executable, "-m", "aude", "dataset"]
    options = ["--games", "2", "--level", "random", "--nodes", "0", "--jobs", "1"]
    done = subprocess.run([*words, "make", folder, *options], capture_output=True, text=True, check=True)
    assert dataset.Dataset(folder).games_hash in done.stdout
    done = subprocess.run([*words, "check", folder], capture_output=True, text=True, check=True)
    assert done.stdout == "2 games, all as written\n"
    done = subprocess.run([*words, "check", tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and done.stderr.startswith("aude dataset: there is no set")
