#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Trains the network: python3 training/train.py FOLDER... WEIGHTS [--seconds N]; see README.md."""

import argparse
import json
import time

import numpy as np

import network as nets
from samples import PLANS, SCALE, Samples, shards_in


class Table:
    """Samples with the same number of players, prepared for batches."""

    def __init__(self, ops, samples, players, horizons, folder=""):
        self.ops = ops
        self.folder = folder
        self.players = players
        which = np.nonzero(samples.samples["players"] == players)[0]
        self.count = len(which)
        rows = samples.first_row[which][:, None] + np.arange(PLANS * players)
        rows = rows.ravel()
        seats = samples.seats[rows]
        self.kind = ops.array(samples.kind[rows])
        self.part = ops.array(samples.part[rows])
        self.seat = ops.floats(seats["inputs"]) * SCALE
        self.points = ops.floats(seats["points"])
        self.later = ops.floats(seats["later"] @ np.asarray(horizons, np.float32))
        plan = np.arange(self.count * PLANS)
        mover = np.repeat(samples.samples["mover"][which], PLANS) + plan * players
        self.mover = ops.array(mover)
        self.other = ops.array(seats["other"][mover].astype(np.int64) + plan * players)
        self.info = samples.samples[which]

    def subtract_corrections(self, net):
        """Subtracts the corrections of the network that generated the samples."""
        for first in range(0, len(self.points), 8192):
            rows = self.ops.array(np.arange(first, min(first + 8192, len(self.points))))
            self.points[rows] -= net.forward(self.kind[rows], self.ops.floats(self.part[rows]) * SCALE,
                                             self.seat[rows])

    def batch(self, which):
        """Returns the rows of these samples, and the positions of the movers and their best opponents in them."""
        ops, size = self.ops, PLANS * self.players
        rows = (ops.array(which * size)[:, None] + ops.array(np.arange(size))[None]).reshape(-1)
        plans = (ops.array(which * PLANS)[:, None] + ops.array(np.arange(PLANS))[None]).reshape(-1)
        shift = ops.array(np.repeat(np.arange(len(which)) - which, PLANS) * size)
        return rows, self.mover[plans] + shift, self.other[plans] + shift


def centred(values):
    by_sample = values.reshape(-1, PLANS)
    return by_sample - by_sample.mean(1)[:, None]


def step(net, table, which, value_weight):
    """Returns the gradients of one batch: differences between the plans of a sample, and points of each seat."""
    rows, mover, other = table.batch(which)
    ops = net.ops
    corrections = net.forward(table.kind[rows], ops.floats(table.part[rows]) * SCALE, table.seat[rows])
    miss = corrections - (table.later[rows] - table.points[rows])
    ranks = centred(miss[mover] - miss[other]).reshape(-1)
    count = len(mover)
    slope = value_weight * miss / len(rows)
    slope = slope + ops.add_rows(len(rows), mover, ranks / count)
    slope = slope - ops.add_rows(len(rows), other, ranks / count)
    return net.backward(slope), float((ranks * ranks).mean()), float((miss * miss).mean())


def kendall(predicted, truth):
    """Mean over samples of (concordant - discordant) / pairs, where pairs with equal truth do not count.

    Without ties this is Kendall's tau; with ties it is Somers' D of `predicted` given `truth`.
    """
    up = np.sign(predicted[:, :, None] - predicted[:, None])
    true = np.sign(truth[:, :, None] - truth[:, None])
    pairs = np.abs(true).sum((1, 2))
    return float(((up * true).sum((1, 2)) / np.maximum(pairs, 1)).mean())


def evaluate(net, tables):
    """Compares how the evaluation ranks held-out plans before and after the correction."""
    report = {}
    for table in tables:
        if table.count == 0:
            continue
        name = f"{table.players} players, {table.folder}"
        parts = [[], [], []]
        for first in range(0, table.count, 512):
            which = np.arange(first, min(first + 512, table.count))
            rows, mover, other = table.batch(which)
            corrections = net.forward(table.kind[rows], net.ops.floats(table.part[rows]) * SCALE,
                                      table.seat[rows])
            for part, values in zip(parts, (table.points[rows], table.points[rows] + corrections,
                                            table.later[rows])):
                part.append(net.ops.numbers(centred(values[mover] - values[other])))
        before, after, truth = (np.concatenate(part) for part in parts)
        chosen = np.arange(len(truth))
        report[name] = {
            "samples": table.count,
            "tau before": kendall(before, truth), "tau after": kendall(after, truth),
            "error before": float(((before - truth)**2).mean()**0.5),
            "error after": float(((after - truth)**2).mean()**0.5),
            "chosen before": float(truth[chosen, before.argmax(1)].mean()),
            "chosen after": float(truth[chosen, after.argmax(1)].mean()),
        }
        late = table.info["left"]
        for part, phase in (("early", late > 48), ("middle", (late > 20) & (late <= 48)), ("late", late <= 20)):
            if phase.any():
                report[name][part] = [
                    round(kendall(before[phase], truth[phase]), 4), round(kendall(after[phase], truth[phase]), 4)]
    return report


def open_folder(ops, options, folder):
    """Returns the training and held-out tables of one folder, without the corrections of its network."""
    folder, _, network = folder.partition("@")
    files = shards_in(folder)
    if len(files) < 2:
        raise SystemExit(f"{folder} has {len(files)} shards; expected at least 2, one of which is held out")
    held = max(1, len(files) // 20)
    horizons = np.asarray([float(part) for part in options.horizons.split(",")])
    result = []
    for part in (files[:-held], files[-held:]):
        samples = Samples(part)
        players = sorted(set(samples.samples["players"].tolist()))
        tables = [Table(ops, samples, each, horizons / horizons.sum(), folder) for each in players]
        if network:
            net = nets.Network(ops, options.units)
            net.load(network)
            for table in tables:
                table.subtract_corrections(net)
        result.append(tables)
    return result


def train(options):
    began = time.time()
    ops = nets.NumpyArrays() if options.numpy else nets.arrays()
    tables = {"train": [], "held": []}
    for folder in options.folders:
        learned, held = open_folder(ops, options, folder)
        tables["train"] += learned
        tables["held"] += held
    total = sum(table.count for table in tables["train"])
    print(f"{total} samples, {ops.name}, read in {time.time() - began:.0f} s", flush=True)
    random = np.random.default_rng(options.seed)
    net = nets.Network(ops, options.units, options.seed)
    if options.begin:
        net.begin_from(options.begin)
        print("before training", json.dumps(evaluate(net, tables["held"])), flush=True)
    adam = nets.Adam(net)
    shares = np.asarray([table.count for table in tables["train"]]) / total
    began, steps, rank, value, first = time.time(), 0, 0.0, 0.0, None
    while True:
        gone = max((time.time() - began) / options.seconds, steps / options.steps)
        if gone >= 1:
            break
        table = tables["train"][random.choice(len(shares), p=shares)]
        which = random.integers(0, table.count, min(options.batch, table.count))
        grads, ranks, values = step(net, table, which, options.value_weight)
        adam.step(grads, options.rate * (0.5 + 0.5 * np.cos(np.pi * gone)), options.decay)
        if first is None:
            rank, value, first = ranks, values, ranks
        rank, value, steps = 0.99 * rank + 0.01 * ranks, 0.99 * value + 0.01 * values, steps + 1
        if steps % 1000 == 0:
            print(f"step {steps}: {rank:.3f} between plans, {value:.3f} per seat", flush=True)
    net.save(options.weights)
    report = {"steps": steps, "samples": total, "units": options.units, "first error": first,
              "last error": rank, "held out": evaluate(net, tables["held"])}
    print(json.dumps(report, indent=1))
    return report


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+", metavar="folder[@network]",
                        help="folder of shards from `aude selfplay`, and the network used there, if any")
    parser.add_argument("weights", help="write the weights to this file")
    parser.add_argument("--seconds", type=float, default=120, help="limit the training time, in s (default: 120)")
    parser.add_argument("--steps", type=int, default=10**9, help="limit the number of steps")
    parser.add_argument("--units", type=int, default=64, help="number of hidden units (default: 64)")
    parser.add_argument("--batch", type=int, default=1024, help="samples per step (default: 1024)")
    parser.add_argument("--rate", type=float, default=3e-3, help="learning rate (default: 0.003)")
    parser.add_argument("--decay", type=float, default=1e-4, help="weight decay (default: 0.0001)")
    parser.add_argument("--value-weight", type=float, default=0.1,
                        help="weight of the points of each seat in the loss (default: 0.1)")
    parser.add_argument("--horizons", "--looks", default="0,1,1,1",
                        help="weights of the evaluations after 1, 2, 3 and 4 plies (default: 0,1,1,1);"
                             " --looks is the deprecated name")
    parser.add_argument("--seed", type=int, default=1, help="random seed (default: 1)")
    parser.add_argument("--begin", help="start from this network")
    parser.add_argument("--numpy", action="store_true", help="do not use PyTorch")
    train(parser.parse_args())
