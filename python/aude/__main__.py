# SPDX-License-Identifier: MIT
"""Runs the command `aude`: python -m aude serve. Wheels contain the program; otherwise one in the PATH is used.
`dataset` is a command of the package itself."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path


def find_program() -> str | None:
    """The program inside the package, or another `aude` in the PATH."""
    inside = Path(__file__).parent / "program" / ("aude.exe" if os.name == "nt" else "aude")
    if inside.is_file():
        return str(inside)
    found = (shutil.which("aude", path=folder) for folder in os.get_exec_path())
    return next((path for path in found if path is not None and not is_python_script(path)), None)


def is_python_script(path: str) -> bool:
    """Such as the script `aude` that pip installs for this module, here or in another environment."""
    with open(path, "rb") as file:
        first = file.readline(200)
    return first.startswith(b"#!") and b"python" in first


def main() -> int:
    if sys.argv[1:2] == ["dataset"]:
        from .dataset import main as make_dataset

        return make_dataset(sys.argv[2:])
    program = find_program()
    if program is None:
        print(
            "aude: this package was built without the program; install a wheel of a release, or put `aude` into the PATH",
            file=sys.stderr,
        )
        return 1
    os.execv(program, [program, *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
