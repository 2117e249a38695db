# SPDX-License-Identifier: MIT
"""python3 training/check.py SAMPLES WEIGHTS: checks gradients, rank correlation and training."""

import argparse
import pathlib
import shutil
import sys
import tempfile

import numpy as np

import network as nets
import train
from samples import SCALE, Samples, shards_in


class Doubles(nets.NumpyArrays):
    """Double precision, so that steps can be too small to switch a unit on or off."""

    def floats(self, values):
        return np.asarray(values, np.float64)

    def add_rows(self, count, index, values):
        total = np.zeros((count,) + values.shape[1:])
        np.add.at(total, index, values)
        return total


def loss(net, table, which, value_weight):
    rows, mover, other = table.batch(which)
    corrections = net.forward(table.kind[rows], table.part[rows] * SCALE, table.seat[rows])
    miss = corrections - (table.later[rows] - table.points[rows])
    ranks = train.centred(miss[mover] - miss[other])
    return 0.5 * (ranks**2).mean() + 0.5 * value_weight * (miss**2).mean()


def check_gradients(table):
    net = nets.Network(Doubles(), 32)
    which = np.arange(min(table.count, 8))
    grads, _, _ = train.step(net, table, which, 0.1)
    random = np.random.default_rng(1)
    for name, grad in grads.items():
        value = net.parameters[name]
        at = np.unravel_index(np.abs(grad).argmax(), grad.shape) if random.integers(2) else tuple(
            random.integers(0, size) for size in grad.shape)
        kept, step = value[at], 1e-6
        value[at] = kept + step
        above = loss(net, table, which, 0.1)
        value[at] = kept - step
        below = loss(net, table, which, 0.1)
        value[at] = kept
        slope = (above - below) / (2 * step)
        if abs(slope - grad[at]) > 1e-4 * abs(slope) + 1e-6:
            sys.exit(f"gradient of {name} at {at}: expected {slope}, found {grad[at]}")


def check_rank_correlation():
    """Values of scipy 1.17: scipy.stats.kendalltau(a, b) without ties, somersd(truth, predicted) with ties."""
    for predicted, truth, expected in (
        ([3, 1, 4, 1.5, 9, 2.6, 5, 3.5], [2.7, 1.8, 2.8, 0.8, 8.2, 4.5, 9, 0.4], 0.42857142857142855),
        ([8, 7, 6, 5, 4, 3, 2, 1], [7, 8, 6, 5, 4, 2, 3, 1], 0.8571428571428571),
        ([1, 2, 3, 4], [4, 3, 2, 1], -1),
        ([1, 1, 2, 3, 3, 4, 5, 5], [1, 2, 2, 4, 3, 3, 6, 5], 0.8076923076923077),
    ):
        found = train.kendall(np.asarray([predicted], float), np.asarray([truth], float))
        if abs(found - expected) > 1e-12:
            sys.exit(f"rank correlation: expected {expected}, found {found}")
    both = train.kendall(np.asarray([[1, 2, 3], [1, 2, 3]]), np.asarray([[1, 2, 3], [3, 2, 1]]))
    if both != 0:
        sys.exit(f"rank correlation of two samples: expected the mean 0, found {both}")


def check_old_shard_names(folder):
    """Shards of version 1.0 (shard-N.lessons) are read like new ones."""
    shard = shards_in(folder)[0]
    with tempfile.TemporaryDirectory() as other:
        shutil.copy(shard, pathlib.Path(other) / "shard-7.lessons")
        shutil.copy(shard, pathlib.Path(other) / "shard-10.samples")
        names = [file.name for file in shards_in(other)]
        if names != ["shard-7.lessons", "shard-10.samples"] or len(Samples(shards_in(other))) == 0:
            sys.exit(f"expected both shards, found {names}")


def check_mean():
    """The mean of two networks, and a refusal of networks of different sizes."""
    with tempfile.TemporaryDirectory() as folder:
        one, other, small, out = (str(pathlib.Path(folder) / name) for name in ("one", "other", "small", "out"))
        for file, units, seed in ((one, 32, 1), (other, 32, 2), (small, 16, 1)):
            nets.Network(nets.NumpyArrays(), units, seed).save(file)
        nets.write_halves([one, other], out)
        numbers = [nets.read_file(file)[1] for file in (one, other, out)]
        if not np.allclose((numbers[0] + numbers[1]) / 2, numbers[2], rtol=1e-3, atol=1e-6):
            sys.exit("the mean of two networks is not their mean")
        try:
            nets.write_halves([one, small], out)
            sys.exit("the mean of networks of different sizes was not refused")
        except ValueError:
            pass


def check_training(folder, weights):
    options = argparse.Namespace(folders=[folder], weights=weights, seconds=60, steps=400, units=32, batch=16,
                                 rate=3e-3, decay=1e-4, value_weight=0.1, horizons="0,1,1,1", seed=1, begin=None, numpy=True)
    report = train.train(options)
    if not report["last error"] < 0.9 * report["first error"]:
        sys.exit("training did not reduce the error between plans")


if __name__ == "__main__":
    folder, weights = sys.argv[1:]
    samples = Samples(shards_in(folder))
    check_gradients(train.Table(Doubles(), samples, 2, np.asarray([0, 1, 1, 1]) / 3))
    check_rank_correlation()
    check_old_shard_names(folder)
    check_mean()
    check_training(folder, weights)
    print("gradients, rank correlation and training are correct")
