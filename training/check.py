"""python3 training/check.py LESSONS WEIGHTS: the gradients are those of the loss, and training lowers it."""

import argparse
import sys

import numpy as np

import network as nets
import train
from lessons import SCALE, Lessons, shards_in


class Doubles(nets.NumpyArrays):
    """Slopes are compared over steps so small that no unit switches on or off within one."""

    def floats(self, values):
        return np.asarray(values, np.float64)

    def add_rows(self, count, index, values):
        total = np.zeros((count,) + values.shape[1:])
        np.add.at(total, index, values)
        return total


def loss(net, table, which, value_weight):
    rows, mover, other = table.batch(which)
    corrections = net.forward(table.sort[rows], table.part[rows] * SCALE, table.seat[rows])
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
            sys.exit(f"the gradient of {name} at {at} is {grad[at]}, the loss says {slope}")


def check_training(folder, weights):
    options = argparse.Namespace(folders=[folder], weights=weights, seconds=60, steps=400, units=32, batch=16,
                                 rate=3e-3, decay=1e-4, value_weight=0.1, looks="0,1,1,1", seed=1, begin=None, numpy=True)
    report = train.train(options)
    if not report["last error"] < 0.9 * report["first error"]:
        sys.exit("training does not lower the error between plans")


if __name__ == "__main__":
    folder, weights = sys.argv[1:]
    lessons = Lessons(shards_in(folder))
    check_gradients(train.Table(Doubles(), lessons, 2, np.asarray([0, 1, 1, 1]) / 3))
    check_training(folder, weights)
    print("the gradients are right and training works")
