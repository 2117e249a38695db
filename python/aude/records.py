"""Records: setup plus actions, the save file of a game."""

import os
from collections.abc import Iterator

from ._aude import RecordReader, State


def read_record(text: str) -> State:
    """The position that a record (JSON) reaches. Refuses whatever is wrong, with its place."""
    return State.from_record(text)


def read_records(path: str | os.PathLike[str]) -> Iterator[State]:
    """The positions that the records of a file reach, one after the other."""
    return iter(RecordReader(os.fspath(path)))
