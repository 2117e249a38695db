# SPDX-License-Identifier: MIT
"""Sets of games for learning: aude dataset make FOLDER --games 10000 --level hard (also python -m aude.dataset make).

A set is a folder: Parquet files (games, decisions, draws; 500 games each), `dataset.json` (version, settings, schema,
hashes) and a card, `README.md`. It depends only on its settings: the same command gives the same games and numbers on
every machine and with any number of jobs. An interrupted run continues where it stopped.

    make FOLDER    play and write; --nodes 0 leaves the analysis out (no candidates, no luck)
    check FOLDER   compare every hash and replay every game by the rules

In Python: aude.dataset.make(...), aude.dataset.check(...), aude.dataset.Dataset(folder). Requires aude[dataset].
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ._aude import Bot, Chance, Game, Refused, State, __version__, analyse
from .encoding import ENCODING_VERSION, Encoding
from .records import read_record

if TYPE_CHECKING:
    import pyarrow

__all__ = ["VERSION", "Dataset", "check", "make", "schemas"]

VERSION = 1
SHARD = 500
TABLES = ("games", "decisions", "draws")


def schemas() -> dict[str, pyarrow.Schema]:
    """The columns of each table. Lists of numbers are by seat; `n` counts the actions of the record from 0."""
    pa = _pyarrow()
    numbers, words = pa.list_(pa.float32()), pa.list_(pa.string())
    candidate = pa.struct(
        [
            ("actions", words),  # the rest of the turn, from this action on
            ("loss", pa.float32()),  # points behind the best candidate
            ("error", pa.float32()),  # standard error of the loss
            ("points", numbers),  # expected at the end
            ("win", numbers),  # chance of winning
        ]
    )
    return {
        "games": pa.schema(
            [
                ("game", pa.int32()),
                ("record", pa.string()),
                ("scores", pa.list_(pa.int32())),
                ("result", numbers),  # share of the win
                ("loss", numbers),  # of all decisions
                ("luck", numbers),  # of all draws
            ]
        ),
        "decisions": pa.schema(
            [
                ("game", pa.int32()),
                ("n", pa.int32()),
                ("seat", pa.int8()),
                ("played", pa.string()),
                ("number", pa.int32()),  # of the action played, by aude.Encoding; -1: outside the window
                ("best", pa.string()),
                ("loss", pa.float32()),
                ("error", pa.float32()),
                ("forced", pa.bool_()),
                ("exact", pa.bool_()),
                ("points", numbers),
                ("win", numbers),
                ("candidates", pa.list_(candidate)),
            ]
        ),
        "draws": pa.schema(
            [
                ("game", pa.int32()),
                ("n", pa.int32()),
                ("seat", pa.int8()),
                ("outcome", pa.string()),
                ("luck", numbers),
            ]
        ),
    }


def make(
    folder: str | os.PathLike[str],
    games: int,
    level: str = "hard",
    *,
    sets: str = "base",
    players: int = 2,
    nodes: int = 1000,
    seed: int = 1,
    jobs: int = 1,
    report: Callable[[int], None] | None = None,
) -> Path:
    """Writes a set of games of a level against itself. `nodes`: positions per decision of the analysis, 0: none."""
    settings = {
        "games": _positive("games", games),
        "level": _repeatable(level),
        "sets": sets,
        "players": players,
        "nodes": nodes,
        "seed": seed,
    }
    Game(sets=sets, players=players), Bot(settings["level"])  # refused now, not after hours
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    about = _about(out, settings)
    with ThreadPoolExecutor(_positive("jobs", jobs)) as pool:
        for first in range(0, games, SHARD):
            if not _is_complete(out, about, first):
                numbers = range(first, min(first + SHARD, games))
                _write(out, about, first, list(pool.map(lambda number: _play(settings, number), numbers)))
            if report is not None:
                report(min(first + SHARD, games))
    about["complete"] = True
    _save(out, about)
    (out / "README.md").write_text(_card(about))
    return out


def check(folder: str | os.PathLike[str]) -> int:
    """Compares the hash of every file, replays every game, and returns the number of games. Raises Refused."""
    data = Dataset(folder)
    for name, wanted in data.about["files"].items():
        if _hash(data.folder / name) != wanted:
            raise Refused(f"{name} is not the file that was written: its hash differs")
    contents = hashlib.sha256()
    count = 0
    for row in data.table("games").to_pylist():
        final = read_record(row["record"])
        if not final.is_over or final.scores != row["scores"]:
            raise Refused(f"game {row['game']} does not end with the scores {row['scores']}")
        contents.update(row["record"].encode())
        count += 1
    if count != data.about["settings"]["games"] or not data.about["complete"]:
        raise Refused(f"the set has {count} games, but {data.about['settings']['games']} were asked for")
    if contents.hexdigest() != data.games_hash:
        raise Refused("the games are not those that were written: the hash of all records differs")
    return count


class Dataset:
    """A set that was written by make(). `table("decisions")` is a pyarrow.Table; `samples()` are NumPy arrays."""

    def __init__(self, folder: str | os.PathLike[str]):
        self.folder = Path(folder)
        try:
            self.about: dict[str, Any] = json.loads((self.folder / "dataset.json").read_text())
        except FileNotFoundError:
            raise Refused(f"there is no set of games in {self.folder}: dataset.json is missing") from None
        if self.about["version"] != VERSION:
            raise Refused(f"this set has version {self.about['version']}; this aude reads version {VERSION}")

    def __len__(self) -> int:
        return self.about["settings"]["games"]

    @property
    def games_hash(self) -> str:
        """Of all records in order: equal for equal sets, whatever version of pyarrow wrote them."""
        return self.about["games_hash"]

    def table(self, name: str) -> pyarrow.Table:
        """"games", "decisions" or "draws"."""
        if name not in TABLES:
            raise Refused(f"a table is one of {', '.join(TABLES)}, not {name!r}")
        pa = _pyarrow()
        files = sorted(each for each in self.about["files"] if each.startswith(name))
        return pa.concat_tables([pa.parquet.read_table(self.folder / each) for each in files])

    def samples(self, window: int = 0) -> Iterator[dict[str, NDArray]]:
        """One dictionary of arrays per game: tokens before each decision, its legal actions (offsets and numbers), the
        number played, the seat, and the result of the game for that seat."""
        encoding: Encoding | None = None
        for row in self.table("games").to_pylist():
            state = read_record(row["record"])
            encoding = encoding or Encoding(state.game, window)
            yield _arrays(encoding, state.history, np.array(row["result"], np.float32))

    def torch(self, window: int = 0) -> Any:
        """The same as a torch.utils.data.IterableDataset of tensors, one game each. Workers share the games out."""
        import torch

        outer = self

        class Games(torch.utils.data.IterableDataset):
            def __iter__(self) -> Iterator[dict[str, Any]]:
                worker = torch.utils.data.get_worker_info()
                first, step = (worker.id, worker.num_workers) if worker else (0, 1)
                for i, sample in enumerate(outer.samples(window)):
                    if i % step == first:
                        yield {name: torch.from_dlpack(array) for name, array in sample.items()}

        return Games()


def _arrays(encoding: Encoding, history: list[str], result: NDArray[np.float32]) -> dict[str, NDArray]:
    state = encoding.game.start()
    tokens, offsets, legal, played, seats = [], [0], [], [], []
    for action in history:
        if not state.is_chance:
            numbers = encoding.legal_numbers(state)
            tokens.append(encoding.tokens(state))
            legal.extend(numbers)
            offsets.append(len(legal))
            played.append(_number(encoding, state, action))
            seats.append(state.actor)
        state.apply(action)
    return {
        "tokens": np.stack(tokens),
        "offsets": np.array(offsets, np.int64),
        "numbers": np.array(legal, np.int32),
        "played": np.array(played, np.int32),
        "seat": np.array(seats, np.int8),
        "result": result[seats],
    }


def _number(encoding: Encoding, state: State, action: str) -> int:
    try:
        return encoding.number_of(state, action)
    except Refused:
        return -1  # legal, but outside the window


def _repeatable(level: str) -> str:
    """Levels with a time limit get one of nodes instead that they never reach: the same games everywhere."""
    plain, sign, style = level.partition("~")
    return f"{plain}:1000000{sign}{style}" if plain in ("hard", "master") else level


def _play(settings: dict[str, Any], number: int) -> dict[str, Any]:
    game = Game(sets=settings["sets"], players=settings["players"])
    state, base = game.start(), (settings["seed"] << 32) + number * 16
    chance = Chance(base)
    bots = [Bot(settings["level"], seed=base + 1 + seat) for seat in range(len(game.players))]
    while not state.is_over:
        state.apply(chance.outcome(state) if state.is_chance else bots[state.actor].choose(state))
    found = analyse(state, nodes=settings["nodes"], seed=settings["seed"]) if settings["nodes"] else None
    return {"number": number, "state": state, "analysis": found}


def _write(out: Path, about: dict[str, Any], first: int, played: list[dict[str, Any]]) -> None:
    pa = _pyarrow()
    rows: dict[str, list[dict[str, Any]]] = {name: [] for name in TABLES}
    for each in played:
        _add_rows(rows, each["number"], each["state"], each["analysis"])
    for name, schema in schemas().items():
        file = _file(name, first)
        pa.parquet.write_table(pa.Table.from_pylist(rows[name], schema=schema), out / file, compression="zstd")
        about["files"][file] = _hash(out / file)
    contents = hashlib.sha256()
    for file in sorted(each for each in about["files"] if each.startswith("games")):
        for record in pa.parquet.read_table(out / file, columns=["record"])["record"].to_pylist():
            contents.update(record.encode())
    about["games_hash"] = contents.hexdigest()
    _save(out, about)


def _add_rows(rows: dict[str, list], number: int, final: State, found: dict | None) -> None:
    best = max(final.scores)
    share = 1 / final.scores.count(best)
    rows["games"].append(
        {
            "game": number,
            "record": final.record(),
            "scores": final.scores,
            "result": [share if score == best else 0.0 for score in final.scores],
            "loss": [player["total_loss"] for player in found["players"]] if found else None,
            "luck": [player["luck"] for player in found["players"]] if found else None,
        }
    )
    known = {each["n"]: each for each in found["decisions"] + found["chances"]} if found else {}
    state = final.game.start()
    encoding = Encoding(final.game)
    for n, action in enumerate(final.history):
        about = known.get(n, {})
        if state.is_chance:
            seat = about.get("seat", state.turn)
            rows["draws"].append({"game": number, "n": n, "seat": seat, "outcome": action, "luck": about.get("luck")})
        else:
            rows["decisions"].append(
                {
                    **{name: about.get(name) for name in ("best", "loss", "error", "points", "win")},
                    "game": number,
                    "n": n,
                    "seat": state.actor,
                    "played": action,
                    "number": _number(encoding, state, action),
                    "forced": len(state.legal_actions()) == 1,
                    "exact": about.get("exact", False),
                    "candidates": about.get("plans"),
                }
            )
        state.apply(action)


def _about(out: Path, settings: dict[str, Any]) -> dict[str, Any]:
    fresh = {
        "version": VERSION,
        "aude": __version__,
        "encoding": ENCODING_VERSION,
        "settings": settings,
        "schema": {
            name: {field.name: str(field.type) for field in schema} for name, schema in schemas().items()
        },
        "complete": False,
        "games_hash": "",
        "files": {},
    }
    if not (out / "dataset.json").exists():
        return fresh
    kept = Dataset(out).about
    if kept["settings"] != settings or kept["aude"] != __version__:
        raise Refused(f"{out} holds another set ({kept['settings']}, aude {kept['aude']}): choose another folder")
    return kept


def _is_complete(out: Path, about: dict[str, Any], first: int) -> bool:
    names = [_file(name, first) for name in TABLES]
    return all(name in about["files"] and (out / name).exists() for name in names)


def _file(table: str, first: int) -> str:
    return f"{table}-{first // SHARD:05}.parquet"


def _save(out: Path, about: dict[str, Any]) -> None:
    partial = out / "dataset.json.partial"
    partial.write_text(json.dumps(about, indent=1) + "\n")
    partial.replace(out / "dataset.json")


def _hash(file: Path) -> str:
    with open(file, "rb") as data:
        return hashlib.file_digest(data, "sha256").hexdigest()


def _card(about: dict[str, Any]) -> str:
    made = about["settings"]
    analysis = (
        f"candidates and luck by `aude analyse` with {made['nodes']} nodes per decision"
        if made["nodes"]
        else "no analysis: candidates, losses and luck are empty"
    )
    return f"""# {made["games"]} games of {made["level"]}

Made by aude {about["aude"]} (`aude dataset make`, format {about["version"]}, encoding {about["encoding"]}).

- Games: {made["players"]} players, sets {made["sets"]}, every seat played by `{made["level"]}`, seed {made["seed"]}.
- Analysis: {analysis}.
- Contents: `games` (record, scores, result), `decisions` (action, best action, loss, candidates with values), `draws`
  (outcome, luck by seat). `dataset.json` has every column with its type and the hash of every file.
- Hash of all records: `{about["games_hash"]}`. `aude dataset check FOLDER` compares it and replays every game.
- Made by programs from random draws; there are no data of people in it. Free to use, as the program is (MIT).
- Limits: one level against itself shows few positions that other players reach. Values are estimates of the program,
  with the standard error beside.
"""


def _positive(name: str, value: int) -> int:
    if value < 1:
        raise Refused(f"{name}: expected a positive number, not {value}")
    return value


def _pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as missing:
        raise ImportError("sets of games need pyarrow: pip install 'aude[dataset]'") from missing
    return pyarrow


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="aude dataset", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    maker = commands.add_parser("make", help="play games and write them")
    maker.add_argument("folder")
    maker.add_argument("--games", type=int, default=1000, help="default: 1000")
    maker.add_argument("--level", default="hard", help='any level, such as "hard:2000" or "elo:900"; default: hard')
    maker.add_argument("--sets", default="base", help="default: base")
    maker.add_argument("--players", type=int, default=2, help="default: 2")
    maker.add_argument("--nodes", type=int, default=1000, help="of the analysis, per decision; 0: none; default: 1000")
    maker.add_argument("--seed", type=int, default=1, help="default: 1")
    maker.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="threads; default: all cores")
    commands.add_parser("check", help="compare hashes and replay every game").add_argument("folder")
    asked = vars(parser.parse_args(arguments))
    command = asked.pop("command")
    try:
        if command == "check":
            print(f"{check(asked['folder'])} games, all as written")
        else:
            make(**asked, report=lambda done: print(f"\r{done} games ", end="", file=sys.stderr, flush=True))
            print(f"\n{asked['folder']}: {Dataset(asked['folder']).games_hash}")
    except (Refused, ImportError) as problem:
        print(f"{parser.prog}: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
