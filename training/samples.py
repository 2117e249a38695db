# SPDX-License-Identifier: MIT
"""Reads the training samples that `aude selfplay` writes (src/arena/selfplay.cpp)."""

import pathlib

import numpy as np

PLANS = 8
HORIZONS = 4
PART_INPUTS = 28
SEAT_INPUTS = 40
PART_TYPES = 9
PARTS = 32  # maximum parts per seat: one per follower, a few merge pairs and unclaimed features
SCALE = 1 / 2048

SAMPLE = np.dtype([("players", "<i4"), ("mover", "<i4"), ("left", "<i4"), ("sets", "<i4")])
SEAT = np.dtype([("points", "<f4"), ("later", "<f4", HORIZONS), ("parts", "<i2"),
                 ("inputs", "<i2", SEAT_INPUTS), ("other", "<i2")])
PART = np.dtype([("kind", "<i2"), ("inputs", "<i2", PART_INPUTS)])


def read_shard(file):
    data = file.read_bytes()
    if data[:8] != b"AUDELES3":
        raise ValueError(f"{file} is not a sample file of this version (AUDELES3)")
    at, tables = 32, []
    for dtype, count in zip((SAMPLE, SEAT, PART), np.frombuffer(data, "<u8", 3, 8)):
        tables.append(np.frombuffer(data, dtype, int(count), at))
        at += int(count) * dtype.itemsize
    return tables


class Samples:
    """All samples of a list of files. Seat rows are ordered by sample, plan and seat."""

    def __init__(self, files):
        tables = [read_shard(file) for file in files]
        self.samples = np.concatenate([t[0] for t in tables])
        self.seats = np.concatenate([t[1] for t in tables])
        rows = self.samples["players"].astype(np.int64) * PLANS
        self.first_row = np.cumsum(rows) - rows
        # A fixed number of part slots per seat row; an empty slot has the kind PART_TYPES.
        self.kind = np.full((len(self.seats), PARTS), PART_TYPES, np.uint8)
        self.part = np.zeros((len(self.seats), PARTS, PART_INPUTS), np.int16)
        at = 0
        for _, seats, parts in tables:
            counts = seats["parts"].astype(np.int64)
            row = np.repeat(np.arange(len(seats)), counts)
            place = np.arange(len(parts)) - np.repeat(np.cumsum(counts) - counts, counts)
            fits = place < PARTS
            self.kind[at + row[fits], place[fits]] = parts["kind"][fits]
            self.part[at + row[fits], place[fits]] = parts["inputs"][fits]
            at += len(seats)

    def __len__(self):
        return len(self.samples)


def shards_in(folder):
    """The shards of a folder by number; version 1.0 called them shard-N.lessons."""
    files = [file for name in ("samples", "lessons") for file in pathlib.Path(folder).glob(f"shard-*.{name}")]
    return sorted(files, key=lambda file: int(file.stem.split("-")[1]))
