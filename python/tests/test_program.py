# SPDX-License-Identifier: MIT
"""The command `aude` of the package: the program inside, or one in the PATH."""

import os
import subprocess
import sys
from pathlib import Path

from aude import __main__ as command

SCRIPT = Path(sys.executable).parent / "aude"


def run(*command, path=()):
    environment = {**os.environ, "PATH": os.pathsep.join([str(SCRIPT.parent), *map(str, path)])}
    return subprocess.run([str(word) for word in command], env=environment, capture_output=True, text=True)


def make_program(folder):
    program = folder / "aude"
    program.write_text('#!/bin/sh\necho "program $0 $*"\n')
    program.chmod(0o755)
    return program


def test_a_program_in_the_path_runs_with_all_arguments(tmp_path):
    program = make_program(tmp_path)
    expected = f"program {program} serve --port 0\n"
    assert run(sys.executable, "-m", "aude", "serve", "--port", "0", path=[tmp_path, "/usr/bin", "/bin"]).stdout == expected
    # The script of the package has the same name and comes first.
    assert run(SCRIPT, "serve", "--port", "0", path=[tmp_path, "/usr/bin", "/bin"]).stdout == expected


def test_without_a_program_the_reason_is_said(tmp_path):
    # The script of another environment would look for a program as well, and find this one.
    (tmp_path / "aude").write_text(f"#!{sys.executable}\nfrom aude.__main__ import main\nmain()\n")
    (tmp_path / "aude").chmod(0o755)
    result = run(sys.executable, "-m", "aude", "serve", path=[tmp_path])
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.startswith("aude: this package was built without the program")


def test_the_program_inside_wins(tmp_path, monkeypatch):
    inside = tmp_path / "package" / "program"
    inside.mkdir(parents=True)
    make_program(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(command, "__file__", str(inside.parent / "__main__.py"))
    assert command.find_program() == str(tmp_path / "aude")
    make_program(inside)
    assert command.find_program() == str(inside / "aude")
