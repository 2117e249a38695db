# SPDX-License-Identifier: MIT
"""The network of src/players/network.h, forward and backward, in numpy or PyTorch.

The gradients are written by hand: the network is small, and the tests do not need PyTorch.
"""

import numpy as np

from samples import PART_INPUTS, PART_TYPES, SEAT_INPUTS

MAGIC = b"AUDENET2"
FIRST_MAGIC = b"AUDENET1"  # weights only; four part types, fewer seat inputs
HALVES_MAGIC = b"AUDENET3"  # weights of 16 bits


class NumpyArrays:
    name = "numpy"

    def array(self, values):
        return np.asarray(values)

    def floats(self, values):
        return np.asarray(values, np.float32)

    def add_rows(self, count, index, values):
        total = np.zeros((count,) + values.shape[1:], np.float32)
        np.add.at(total, index, values)
        return total

    def where(self, mask):
        return np.nonzero(mask)

    def numbers(self, values):
        return values


class TorchArrays:
    def __init__(self, device):
        import torch
        self.torch = torch
        self.device = device
        self.name = f"torch on {device}"

    def array(self, values):
        return self.torch.from_numpy(np.ascontiguousarray(values)).to(self.device)

    def floats(self, values):
        if isinstance(values, self.torch.Tensor):
            return values.float()
        return self.torch.as_tensor(np.asarray(values, np.float32), device=self.device)

    def add_rows(self, count, index, values):
        total = self.torch.zeros((count,) + tuple(values.shape[1:]), device=self.device)
        return total.index_add_(0, index, values)

    def where(self, mask):
        return self.torch.nonzero(mask, as_tuple=True)

    def numbers(self, values):
        return values.cpu().numpy()


def arrays():
    """PyTorch if an accelerator is available, otherwise numpy."""
    try:
        import torch
        if torch.cuda.is_available():
            return TorchArrays("cuda")
    except ImportError:
        pass
    return NumpyArrays()


class Network:
    """Parameters in the order of the weights file; each is a matrix of inputs and units."""

    def __init__(self, ops, units, seed=1):
        random = np.random.default_rng(seed)
        self.ops = ops
        self.units = units

        def spread(rows, scale):
            return ops.floats(random.normal(0, scale, (rows, units)))

        self.parameters = {}
        for kind in range(PART_TYPES):
            self.parameters[f"in{kind}"] = spread(PART_INPUTS, 0.3)
            self.parameters[f"out{kind}"] = spread(1, 0.05)
        self.parameters["seat_in"] = spread(SEAT_INPUTS, 0.3)
        self.parameters["pooled_in"] = spread(units, 0.1)
        self.parameters["seat_out"] = spread(1, 0.05)

    def forward(self, kind, part, seat):
        """Returns one correction per seat row. kind: rows x slots; part: rows x slots x inputs; seat: rows x inputs."""
        p, ops, rows = self.parameters, self.ops, len(seat)
        self.seat = seat
        self.parts = []
        pooled = 0
        direct = 0
        for s in range(PART_TYPES):
            row, place = ops.where(kind == s)
            inputs = ops.floats(part[row, place])
            units = inputs @ p[f"in{s}"]
            units = units * (units > 0)
            pooled = pooled + ops.add_rows(rows, row, units)
            direct = direct + ops.add_rows(rows, row, units @ p[f"out{s}"][0])
            self.parts.append((row, inputs, units))
        self.pooled = pooled
        units = seat @ p["seat_in"] + pooled @ p["pooled_in"]
        self.top = units * (units > 0)
        return direct + self.top @ p["seat_out"][0]

    def backward(self, slope):
        """Returns the gradients of the parameters, given the gradient of the loss for each correction."""
        p, grads = self.parameters, {}
        grads["seat_out"] = (slope @ self.top)[None]
        top = slope[:, None] * p["seat_out"] * (self.top > 0)
        grads["seat_in"] = self.seat.T @ top
        grads["pooled_in"] = self.pooled.T @ top
        pooled = top @ p["pooled_in"].T
        for s, (row, inputs, units) in enumerate(self.parts):
            grads[f"out{s}"] = (slope[row] @ units)[None]
            down = (pooled[row] + slope[row][:, None] * p[f"out{s}"]) * (units > 0)
            grads[f"in{s}"] = inputs.T @ down
        return grads

    def order(self):
        return [f"{part}{s}" for s in range(PART_TYPES) for part in ("in", "out")] + [
            "seat_in", "pooled_in", "seat_out"]

    def size(self):
        return (self.units, PART_TYPES, PART_INPUTS, SEAT_INPUTS)

    def save(self, file):
        numbers = [self.ops.numbers(self.parameters[name]).astype("<f4").ravel() for name in self.order()]
        with open(file, "wb") as out:
            out.write(MAGIC + np.asarray(self.size(), "<u4").tobytes() + np.concatenate(numbers).tobytes())

    def begin_from(self, file):
        """Loads a file to train it further; types of parts that it does not know begin at random, and small."""
        fresh = dict(self.parameters)
        self.load(file)
        for kind in range(read_file(file)[0][1], PART_TYPES):
            self.parameters[f"in{kind}"] = fresh[f"in{kind}"] * 0.01

    def load(self, file):
        """Loads a file; a smaller network is padded, and new units, types and inputs have no effect yet."""
        size, numbers = read_file(file)
        if any(theirs > mine for theirs, mine in zip(size, self.size())):
            raise ValueError(f"{file} is larger than this network: {size}")
        units, types, part_inputs, seat_inputs = size
        for name in self.order():
            mine = self.ops.numbers(self.parameters[name]).copy()
            rows = {"seat_in": seat_inputs, "pooled_in": units, "seat_out": 1}.get(name)
            if rows is None:
                known = int(name[-1]) < types
                rows = 0 if not known else part_inputs if name.startswith("in") else 1
            mine[:, :None if "out" in name else units] = 0
            mine[:rows, :units] = numbers[:rows * units].reshape(rows, units)
            self.parameters[name] = self.ops.floats(mine)
            numbers = numbers[rows * units:]


def numbers_of(units, types, part_inputs, seat_inputs):
    return units * (types * (part_inputs + 1) + seat_inputs + units + 1)


def read_file(file):
    """Returns the size and the weights of a network, in the order of Network.order()."""
    with open(file, "rb") as data:
        magic = data.read(len(MAGIC))
        size = tuple(np.frombuffer(data.read(16), "<u4").tolist()) if magic != FIRST_MAGIC else None
        weights = data.read()
    kind = np.dtype("<f2" if magic == HALVES_MAGIC else "<f4")
    if len(weights) % kind.itemsize == 0 and magic in (MAGIC, FIRST_MAGIC, HALVES_MAGIC):
        numbers = np.frombuffer(weights, kind).astype("<f4")
        sizes = [size] if size else [(units, 4, 24, 28) for units in range(1, 257)]
        for each in sizes:
            if numbers_of(*each) == len(numbers):
                return each, numbers
    raise ValueError(f"{file} is not a network")


def write_halves(files, out):
    """Writes the mean of networks with weights of 16 bits, for the program: half as long, and it plays the same.

    A mean only makes sense if the networks have been trained from the same one.
    """
    sizes, numbers = zip(*(read_file(file) for file in files))
    if len(set(map(tuple, sizes))) > 1:
        raise ValueError(f"{', '.join(map(str, files))} have different sizes")
    with open(out, "wb") as data:
        data.write(HALVES_MAGIC + np.asarray(sizes[0], "<u4").tobytes() +
                   np.mean(numbers, 0, np.float64).astype("<f2").tobytes())


class Adam:
    def __init__(self, network):
        self.network = network
        self.mean = {name: value * 0 for name, value in network.parameters.items()}
        self.square = {name: value * 0 for name, value in network.parameters.items()}
        self.steps = 0

    def step(self, grads, rate, decay):
        self.steps += 1
        for name, grad in grads.items():
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * grad
            self.square[name] = 0.99 * self.square[name] + 0.01 * grad * grad
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.99**self.steps)
            value = self.network.parameters[name]
            self.network.parameters[name] = value - rate * (mean / (square**0.5 + 1e-8) + decay * value)
