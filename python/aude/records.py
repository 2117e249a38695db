# SPDX-License-Identifier: MIT
"""Records: setup and actions, the saved form of a game."""

import os
from collections.abc import Iterator

from ._aude import RecordReader, State


def read_record(text: str) -> State:
    """The position after all actions of a record (JSON). Raises Refused with the place of the first error."""
    return State.from_record(text)


def read_records(path: str | os.PathLike[str]) -> Iterator[State]:
    """The final positions of the records in a file, in order."""
    return iter(RecordReader(os.fspath(path)))
