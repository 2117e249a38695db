"""Reads the lessons that `aude selfplay` writes (src/arena/selfplay.cpp)."""

import pathlib

import numpy as np

PLANS = 8
LOOKS = 4
PART_INPUTS = 24
SEAT_INPUTS = 32
SORTS = 7
PARTS = 20  # a seat has at most so many: followers are in one holding each, and joints are few
SCALE = 1 / 2048

LESSON = np.dtype([("players", "<i4"), ("mover", "<i4"), ("left", "<i4"), ("sets", "<i4")])
SEAT = np.dtype([("points", "<f4"), ("later", "<f4", LOOKS), ("parts", "<i2"),
                 ("inputs", "<i2", SEAT_INPUTS), ("other", "<i2")])
PART = np.dtype([("sort", "<i2"), ("inputs", "<i2", PART_INPUTS)])


def read_shard(file):
    data = file.read_bytes()
    if data[:8] != b"AUDELES2":
        raise ValueError(f"{file} holds no lessons")
    at, tables = 32, []
    for dtype, count in zip((LESSON, SEAT, PART), np.frombuffer(data, "<u8", 3, 8)):
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
        # Parts in a fixed number of places per seat row; an empty place has the sort SORTS.
        self.sort = np.full((len(self.seats), PARTS), SORTS, np.uint8)
        self.part = np.zeros((len(self.seats), PARTS, PART_INPUTS), np.int16)
        at = 0
        for _, seats, parts in tables:
            counts = seats["parts"].astype(np.int64)
            row = np.repeat(np.arange(len(seats)), counts)
            place = np.arange(len(parts)) - np.repeat(np.cumsum(counts) - counts, counts)
            fits = place < PARTS
            self.sort[at + row[fits], place[fits]] = parts["sort"][fits]
            self.part[at + row[fits], place[fits]] = parts["inputs"][fits]
            at += len(seats)

    def __len__(self):
        return len(self.lessons)


def shards_in(folder):
    files = list(pathlib.Path(folder).glob("shard-*.lessons"))
    return sorted(files, key=lambda file: int(file.stem.split("-")[1]))
