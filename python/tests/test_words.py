# SPDX-License-Identifier: MIT
"""Errors are sentences that name what was expected and what came, never the binding's list of signatures."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import aude

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "wrong, kind, words",
    [
        (lambda: aude.Game().start().apply(5), TypeError, "State.apply() takes (action: str), not (5)"),
        (lambda: aude.Game().start().apply(), TypeError, "State.apply() takes (action: str), not ()"),
        (lambda: aude.Game().start().apply("jump"), aude.Refused, 'unknown action "jump"; forms: draw TILE, place'),
        (lambda: aude.Game().start().apply("pass"), aude.Refused, "legal: draw A, draw B"),
        (lambda: aude.Game(set="base"), TypeError, "Game() takes (sets: str | Iterable[str] = 'base'"),
        (lambda: aude.Game(sets="bas"), aude.Refused, 'unknown set "bas"; sets: base, river'),
        (lambda: aude.Game(sets=5), TypeError, 'sets is text such as "base,inns", or a list of names, not int'),
        (lambda: aude.Game(players=2.5), TypeError, "players is a number or a list of names, not float"),
        (lambda: aude.Game(players=10**30), aude.Refused, "2 to 8 players can play"),
        (lambda: aude.Game(options={"farmer": 1}), aude.Refused, 'unknown member "farmer"; members: farmers'),
        (lambda: aude.State("base"), TypeError, "State() takes (game: aude.Game), not (str)"),
        (lambda: aude.State.from_record(5), TypeError, "State.from_record() takes (text: str), not (5)"),
        (lambda: aude.bots.Bot(5), TypeError, "Bot() takes (level: str, seed: int = 1), not (5)"),
        (lambda: aude.bots.Bot("hard", seed=-1), TypeError, "not (str, seed: -1)"),
        (lambda: aude.bots.Bot("hrd"), aude.Refused, 'unknown level "hrd"; levels: easy, medium'),
        (lambda: aude.bots.Bot("easy").choose({}), TypeError, "Bot.choose() takes (state: aude.State, nodes"),
        (lambda: aude.Chance("x"), TypeError, "Chance() takes (seed: int = 1), not (str)"),
        (lambda: aude.tile_svg(5), TypeError, "aude.tile_svg() takes (name: str, size: int = 100), not (5)"),
        (lambda: aude.analyse("x"), TypeError, "aude.analyse() takes (state: State, nodes"),
        (lambda: aude.Encoding("base"), TypeError, "Encoding() takes (game: aude.Game, window: int = 0)"),
        (
            lambda: aude.Encoding(aude.Game()).apply(aude.Game().start(), "draw A"),
            TypeError,
            "Encoding.apply() takes (state: aude.State, number: int), not (State, str)",
        ),
        (
            lambda: aude.Encoding(aude.Game()).tokens(aude.Game().start(), out=np.zeros(7, np.int8)),
            ValueError,
            "out must be a NumPy array of uint8 of shape (3036,), not int8 of shape (7,)",
        ),
        (lambda: aude.VectorEnv("4"), TypeError, "n is an integer, not str"),
        (lambda: aude.VectorEnv(4, threads=2.5), TypeError, "threads is an integer, not float"),
        (lambda: aude.VectorEnv(4, seed=-1), ValueError, "seed is an integer from 0 to"),
        (lambda: aude.VectorEnv(4, "base"), TypeError, "game is an aude.Game, not str"),
        (lambda: aude.VectorEnv(4, opponent=5), TypeError, "opponent is the name of a level"),
        (lambda: aude.VectorEnv(4, opponent="easy", seat=2), ValueError, "seat is an integer from 0 to 1, not 2"),
        (lambda: aude.VectorEnv(4, reward="glory"), ValueError, "reward is one of 'points', 'margin', 'win'"),
        (lambda: aude.VectorEnv(4).state("a"), TypeError, "index is an integer, not str"),
        (lambda: aude.VectorEnv(4).step([1.5] * 4), ValueError, "actions are 4 integers, one for each game"),
        (lambda: aude.VectorEnv(4).step([1] * 4), aude.Refused, "game 0: action 1 is not legal; nothing was done"),
        (lambda: aude.VectorEnv(4).sample_logits("x"), TypeError, "logits are an array of numbers, not str"),
        (lambda: aude.VectorEnv(4).sample_logits([[1.0]]), ValueError, "'logits' has 1 numbers, but 15600 are needed"),
    ],
)
def test_words(wrong, kind, words):
    with pytest.raises(kind) as raised:
        wrong()
    text = str(raised.value)
    assert words in text
    assert "incompatible function arguments" not in text and "_aude" not in text and "bad_cast" not in text


def test_help_still_describes_the_functions():
    assert aude.State.apply.__doc__.startswith("apply(self, action: str) -> list[dict]\n")
    assert "A legal action for the player to act." in aude.bots.Bot.choose.__doc__


@pytest.fixture
def backend():
    place = ROOT / "python" / "backend" / "aude_build.py"
    spec = importlib.util.spec_from_file_location("aude_build", place)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_machine_without_tools_is_told_the_packages(backend, monkeypatch, tmp_path):
    assert backend.missing() == []
    monkeypatch.setattr(backend, "_has_module", lambda name: False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CXX", raising=False)
    words = "\n".join(backend.missing())
    assert "apt install g++" in words and "apt install cmake" in words


def test_a_machine_without_boost_is_told_the_package(backend, monkeypatch, tmp_path):
    compiler = tmp_path / "c++"
    compiler.write_text('#!/bin/sh\nexec /usr/bin/c++ -nostdinc "$@"\n')
    compiler.chmod(0o755)
    monkeypatch.setenv("CXX", str(compiler))
    assert [("libboost1.81-dev" in each) for each in backend.missing()] == [True]


def test_a_build_that_fails_says_what_is_missing(tmp_path):
    """The whole way through pip, with a compiler that does not exist."""
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", tmp_path]
        + [f"--config-settings=build-dir={tmp_path / 'cmake'}", ROOT],
        env={**os.environ, "CXX": "/nowhere/c++", "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "aude: the build needs a C++20 compiler (Debian: apt install g++)" in done.stdout + done.stderr
