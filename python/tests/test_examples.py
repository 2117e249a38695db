"""The examples run and do what they claim."""

import base64
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


def test_the_notebook_runs_and_draws():
    book = nbformat.read(EXAMPLES / "aude.ipynb", as_version=4)
    NotebookClient(book, timeout=300, kernel_name="python3").execute()
    shown = [data for cell in book.cells for each in cell.get("outputs", []) if (data := each.get("data"))]
    assert any("<svg" in "".join(data.get("image/svg+xml", "")) for data in shown)
    pictures = [base64.b64decode(data["image/png"]) for data in shown if "image/png" in data]
    assert len(pictures) == 2 and all(len(picture) > 5000 for picture in pictures)


def test_the_scripts_have_valid_syntax():
    for script in EXAMPLES.glob("*.sh"):
        subprocess.run(["bash", "-n", script], check=True)
