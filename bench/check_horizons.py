#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""bench/check_horizons.py AUDE_DECISIONS: bench/horizons.py reads what that program records, has the numbers of the
C++ code, and gives the answers that are known for rollouts made up here. ./test runs it."""
import contextlib
import io
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy as np

import horizons

SOURCE = pathlib.Path(__file__).resolve().parent.parent


def check_numbers():
    recorded = re.search(r"kPlies\{([\d, ]+)\}", (SOURCE / "bench/decisions.cpp").read_text())[1]
    assert [int(each) for each in recorded.split(",")] == horizons.HORIZONS
    stretches = re.findall(r"\{(\d+), (\d+)\}", (SOURCE / "src/players/stretches.h").read_text())
    assert {int(plies): int(doubt) for plies, doubt in stretches} == horizons.STRETCHES, stretches


def check_recorded(program):
    with tempfile.NamedTemporaryFile() as file:
        subprocess.run([program, "rollouts", "0", "2", "91", "4", "2", "4"], stdout=file, check=True)
        positions = list(horizons.read([file.name]))
    assert len(positions) == 2
    for left, prior, margins in positions:
        assert 2 <= left <= 4 and len(prior) > 1 and (np.diff(prior) <= 0).all()
        assert margins.shape == (len(prior), 4, len(horizons.HORIZONS))
        over = [i for i, plies in enumerate(horizons.HORIZONS) if plies >= left]
        assert (margins[:, :, over] == margins[:, :, -1:]).all(), "the game is over after the last tile"
        assert (margins[:, :, -1] % 1 == 0).all(), "final margins are whole points"


def made_up(prior, margin_of):
    """A position with 30 tiles left and 160 rollouts; margin_of(plan, rollout) is the same after any number of plies."""
    margins = np.array([[[margin_of(plan, rollout)] * len(horizons.HORIZONS) for rollout in range(160)]
                        for plan in range(len(prior))], float)
    return 30, np.array(prior, float), margins


def check_gains():
    # The second plan is really two points better than the first, the third one point.
    position = made_up([5, 4, 3], lambda plan, _: [0, 2, 1][plan])
    for horizon in horizons.HORIZONS[1:7]:
        assert horizons.gain(position, horizon, 8000, 3) == 2, horizon
    assert horizons.gain(position, 3, 8000, 1e9) == 0, "believing the static evaluation alone changes nothing"
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        horizons.print_stretches([position])
    assert re.search(r"^2000 +2\.00 ±0\.00", said.getvalue(), re.M), said.getvalue()


def check_estimates():
    # Four rollouts of 12 plies: margins of 7, 8, 6 and 9 after 3, 5, 8 and 12 plies, from a static evaluation of 5.
    margins = np.zeros((1, 4, len(horizons.HORIZONS)))
    for plies, margin in {3: 7, 5: 8, 8: 6, 12: 9}.items():
        margins[:, :, horizons.HORIZONS.index(plies)] = margin
    wanted = 5 + 2 * 4 / 6 + 1 * 4 / 12 - 2 * 4 / 24 + 3 * 4 / 74
    assert np.allclose(horizons.estimates(margins, np.array([5.0]), np.array([12] * 4)), wanted)


def check_spreads():
    # One plan wins by a point, always; the other by 20 in half of the games, and loses by 5 in the others.
    position = made_up([0, 0], lambda plan, rollout: 1 if plan == 0 else (20 if rollout % 2 == 0 else -5))
    assert horizons.win_gain(position, lambda left: 30, 80) < -40
    assert horizons.win_gain(position, lambda left: 2, 80) == 0


def main():
    check_numbers()
    check_recorded(sys.argv[1])
    check_gains()
    check_estimates()
    check_spreads()
    print("horizons: numbers, recorded rollouts, gains, estimates and spreads are as they should be")


if __name__ == "__main__":
    main()
