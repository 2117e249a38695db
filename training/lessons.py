"""Reads the lessons that `aude selfplay` writes (src/arena/selfplay.cpp)."""

import pathlib

import numpy as np

PLANS = 8
LOOKS = 4
HOLDING_INPUTS = 24
SEAT_INPUTS = 28
SORTS = 4
HOLDINGS = 9  # a seat has at most so many followers, and each is in one holding
SCALE = 1 / 2048

LESSON = np.dtype([("players", "<i4"), ("mover", "<i4"), ("left", "<i4"), ("sets", "<i4")])
SEAT = np.dtype([("points", "<f4"), ("later", "<f4", LOOKS), ("holdings", "<i2"),
                 ("inputs", "<i2", SEAT_INPUTS), ("other", "<i2")])
HOLDING = np.dtype([("sort", "<i2"), ("inputs", "<i2", HOLDING_INPUTS)])


def read_shard(file):
    data = file.read_bytes()
    if data[:8] != b"AUDELES1":
        raise ValueError(f"{file} holds no lessons")
    at, tables = 32, []
    for dtype, count in zip((LESSON, SEAT, HOLDING), np.frombuffer(data, "<u8", 3, 8)):
        tables.append(np.frombuffer(data, dtype, int(count), at))
        at += int(count) * dtype.itemsize
    return tables


class Lessons:
    """All lessons of a list of files. Seat rows lie lesson by lesson, plan by plan, seat by seat."""

    def __init__(self, files):
        tables = [read_shard(file) for file in files]
        self.lessons = np.concatenate([t[0] for t in tables])
        self.seats = np.concatenate([t[1] for t in tables])
        rows = self.lessons["players"].astype(np.int64) * PLANS
        self.first_row = np.cumsum(rows) - rows
        # Holdings in a fixed number of places per seat row; an empty place has the sort SORTS.
        self.sort = np.full((len(self.seats), HOLDINGS), SORTS, np.uint8)
        self.holding = np.zeros((len(self.seats), HOLDINGS, HOLDING_INPUTS), np.int16)
        at = 0
        for _, seats, holdings in tables:
            counts = seats["holdings"].astype(np.int64)
            row = np.repeat(np.arange(len(seats)), counts)
            place = np.arange(len(holdings)) - np.repeat(np.cumsum(counts) - counts, counts)
            fits = place < HOLDINGS
            self.sort[at + row[fits], place[fits]] = holdings["sort"][fits]
            self.holding[at + row[fits], place[fits]] = holdings["inputs"][fits]
            at += len(seats)

    def __len__(self):
        return len(self.lessons)


def shards_in(folder):
    files = list(pathlib.Path(folder).glob("shard-*.lessons"))
    return sorted(files, key=lambda file: int(file.stem.split("-")[1]))
