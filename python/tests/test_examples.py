# SPDX-License-Identifier: MIT
"""The examples run and do what they claim."""

import base64
import re
import runpy
import subprocess
from pathlib import Path

import nbformat
import numpy as np
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_bot_in_twenty_lines_plays_against_medium():
    example = runpy.run_path(str(EXAMPLES / "twenty_lines.py"))
    scores = [example["play"](seed) for seed in range(2)]
    assert all(len(each) == 2 and min(each) >= 0 and max(each) > 20 for each in scores)
    assert example["play"](0) == scores[0]


def test_reinforce_learns():
    example = runpy.run_path(str(EXAMPLES / "reinforce.py"))
    points = example["train"](iterations=8, report=lambda _: None)
    assert np.mean(points[-3:]) > 1.6 * points[0]


def run_notebook(name: str) -> tuple[str, list[dict]]:
    """What it prints, and what it shows."""
    book = nbformat.read(EXAMPLES / name, as_version=4)
    folder = {"metadata": {"path": str(EXAMPLES)}}
    NotebookClient(book, timeout=300, kernel_name="python3", resources=folder).execute()
    outputs = [each for cell in book.cells for each in cell.get("outputs", [])]
    return "".join(each.get("text", "") for each in outputs), [data for each in outputs if (data := each.get("data"))]


def pictures(shown: list[dict]) -> list[bytes]:
    return [base64.b64decode(data["image/png"]) for data in shown if "image/png" in data]


def boards(shown: list[dict]) -> list[str]:
    return ["".join(data["image/svg+xml"]) for data in shown if "image/svg+xml" in data]


def test_the_notebook_of_first_steps_runs_and_draws():
    printed, shown = run_notebook("first_steps.ipynb")
    assert "40,40 is not beside any tile" in printed and "3900 actions" in printed
    assert len(boards(shown)) == 1 and "<svg" in boards(shown)[0]
    assert len(pictures(shown)) == 2 and all(len(picture) > 5000 for picture in pictures(shown))


def test_the_notebook_of_learning_learns(monkeypatch):
    monkeypatch.setenv("AUDE_MINUTES", "0")  # the six batches that it always plays
    printed, shown = run_notebook("learning.ipynb")
    first, last = map(int, re.search(r"at first (\d+), at last (\d+)", printed).groups())
    assert last > 1.3 * first
    assert int(re.search(r"random: (\d+)%", printed).group(1)) >= 90
    assert len(boards(shown)) == 2 and len(pictures(shown)) == 1


def test_the_scripts_have_valid_syntax():
    for script in EXAMPLES.glob("*.sh"):
        subprocess.run(["bash", "-n", script], check=True)
