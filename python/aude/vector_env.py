# SPDX-License-Identifier: MIT
"""Many games at once, stepped in C++, their numbers written straight into NumPy arrays."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._aude import Engine, Game, State
from .arguments import aligned, check_array, integer, one_of
from .encoding import Encoding

__all__ = ["VectorEnv"]

_OPTIONAL = {"tokens": 'observation="tokens"', "planes": 'observation="planes"', "info": 'observation="planes"'}


class VectorEnv:
    """Steps `n` games.

    Without `opponent` all seats are the caller's: `actors` says who must act in each game. With one ("easy",
    "hard:2000", "elo:900") bots play all seats but `seat`, in the threads of the environment.

    The arrays belong to the environment and are written by every step; copy what must last. Tiles and tokens are
    drawn in between. When a game is over it is `done` and the next one has begun: its first observation is in
    the arrays, the points of the old one in `final_scores`.

    observation: "tokens", "planes", "both" or None; reward: "points", "margin" or "win". `mask=False` leaves the
    dense mask out, for callers of `legal_actions()`. Without a seed every environment plays other games.
    `out` may bring arrays of the caller's own, by name, C-contiguous and of the right type and shape.
    """

    tokens: NDArray[np.uint8]
    planes: NDArray[np.uint8]
    info: NDArray[np.uint8]
    mask: NDArray[np.uint8]

    def __init__(
        self,
        n: int,
        game: Game | None = None,
        *,
        threads: int = 1,
        observation: str | None = "tokens",
        reward: str = "points",
        window: int = 0,
        seed: int | None = None,
        out: dict[str, NDArray] | None = None,
        mask: bool = True,
        opponent: str | None = None,
        seat: int = 0,
    ):
        one_of("observation", observation, ("tokens", "planes", "both", None))
        one_of("reward", reward, ("points", "margin", "win"))
        if not isinstance(game, Game | None):
            raise TypeError(f"game is an aude.Game, not {type(game).__name__}")
        if not isinstance(opponent, str | None):
            raise TypeError(f'opponent is the name of a level, such as "medium", not {type(opponent).__name__}')
        n, threads = integer("n", n, 1, 1_000_000), integer("threads", threads, 1, 1024)
        self.game = Game() if game is None else game
        seat = integer("seat", seat, 0, len(self.game.players) - 1)
        self.encoding = Encoding(self.game, integer("window", window, 0, 127))
        self.num_envs = n
        self._settings: dict[str, Any] = dict(
            threads=threads, observation=observation, reward=reward, mask=mask, opponent=opponent, seat=seat
        )
        self._make(dict(out or {}))
        self.reset(seed)

    def _make(self, given: dict[str, NDArray]) -> None:
        n, players, wanted = self.num_envs, len(self.game.players), self._settings
        shapes = {}
        if wanted["observation"] in ("tokens", "both"):
            shapes["tokens"] = (n, self.encoding.token_size)
        if wanted["observation"] in ("planes", "both"):
            shapes["planes"] = (n, *self.encoding.plane_shape)
            shapes["info"] = (n, self.encoding.info_size)
        if wanted["mask"]:
            shapes["mask"] = (n, self.encoding.num_actions)
        numbers = {name: _array(given, name, shape, np.uint8) for name, shape in shapes.items()}
        self.__dict__.update(numbers)
        self.rewards = _array(given, "rewards", (n, players), np.float32)
        self.done = _array(given, "done", (n,), np.uint8)
        self.actors = _array(given, "actors", (n,), np.int32)
        self.final_scores = _array(given, "final_scores", (n, players), np.int32)
        if given:
            raise ValueError(f"there is no array named {', '.join(given)} here")
        self.actions = aligned(n, np.int32)
        self.log_probabilities = aligned(n, np.float32)
        self._offsets = aligned(n + 1, np.int32)
        self._numbers = aligned(64 * n, np.int32)
        self._engine = Engine(
            self.encoding,
            n,
            wanted["threads"],
            wanted["reward"],
            *(numbers.get(name) for name in ("tokens", "planes", "info", "mask")),
            self.rewards,
            self.done,
            self.actors,
            self.final_scores,
            wanted["opponent"],
            wanted["seat"],
        )

    def __getattr__(self, name: str) -> Any:
        """Called for arrays that were not asked for."""
        if name in _OPTIONAL:
            raise AttributeError(f"this VectorEnv writes no {name}: make it with {_OPTIONAL[name]}")
        if name == "mask":
            raise AttributeError("this VectorEnv writes no mask: make it with mask=True")
        raise AttributeError(f"VectorEnv has no attribute {name!r}")

    def reset(self, seed: int | None = None) -> None:
        """Starts all games again. The same seed and actions give the same games, with any number of threads;
        without a seed the system's entropy decides."""
        self._engine.reset(secrets.randbits(64) if seed is None else integer("seed", seed, 0, 2**64 - 1))

    def step(self, actions: ArrayLike) -> None:
        """One decision in every game, by the numbers of Encoding: any integers, one for each game. All must be
        legal, or nothing is done."""
        self._engine.step(_integers(actions, self.num_envs))

    def sample(self) -> NDArray[np.int32]:
        """A legal action for every game, uniformly; in `actions`, which the next call overwrites."""
        self._engine.sample(self.actions)
        return self.actions

    def legal_actions(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """Offsets and numbers (compressed sparse rows): the legal actions of game i are
        numbers[offsets[i]:offsets[i + 1]]. Both are overwritten by the next call."""
        total = self._engine.legal(self._offsets, self._numbers)
        if total > self._numbers.size:
            self._numbers = aligned(2 * total, np.int32)
            self._engine.legal(self._offsets, self._numbers)
        return self._offsets, self._numbers[:total]

    def sample_logits(self, logits: NDArray[np.float32]) -> NDArray[np.int32]:
        """A legal action for every game by the softmax of its logits over the legal actions; in `actions`, and the
        logarithm of its probability in `log_probabilities`. The logits are one row per game with one value per
        action, or one value for each number that legal_actions() lists. -infinity excludes an action."""
        if not isinstance(logits, np.ndarray) or logits.dtype != np.float32 or not logits.flags.c_contiguous:
            logits = _floats(logits)
        self._engine.sample_logits(logits, self.actions, self.log_probabilities)
        return self.actions

    def state(self, index: int) -> State:
        """A copy of one game as it stands."""
        return self._engine.state(self._place(index))

    def final_state(self, index: int) -> State:
        """The latest game that ended in this place, as it ended: its record, its board."""
        return self._engine.final_state(self._place(index))

    def _place(self, index: int) -> int:
        return integer("index", index, -(2**31), 2**31 - 1)

    @property
    def games_ended(self) -> int:
        """Games that ended since the environment was made."""
        return self._engine.games_ended

    @property
    def decisions(self) -> int:
        """Decisions since the environment was made."""
        return self._engine.decisions

    @property
    def beyond_window(self) -> int:
        """Legal actions so far whose cells were outside the window."""
        return self._engine.beyond_window

    def close(self) -> None:
        """Releases memory and threads; the arrays stay as they are."""
        self._engine.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_) -> None:
        self.close()

    # Copies and pickles have arrays of their own and continue exactly as the original would.
    def __getstate__(self) -> dict[str, Any]:
        kept = ("rewards", "done", "final_scores", "actions", "log_probabilities")
        return {
            "made": (self.num_envs, self.game, self.encoding.window, self._settings),
            "games": self._engine.memory(),
            "arrays": {name: getattr(self, name).copy() for name in kept},
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.num_envs, self.game, window, self._settings = kept["made"]
        self.encoding = Encoding(self.game, window)
        self._make({})
        self._engine.reset(0)
        self._engine.recall(kept["games"])
        for name, array in kept["arrays"].items():
            getattr(self, name)[...] = array


def _integers(actions: ArrayLike, count: int) -> NDArray[np.int32]:
    if isinstance(actions, np.ndarray) and actions.dtype == np.int32 and actions.shape == (count,):
        if actions.flags.c_contiguous:
            return actions
    array = np.asarray(actions)
    if array.dtype.kind not in "iu" or array.shape != (count,):
        raise ValueError(f"actions are {count} integers, one for each game, not {array.dtype} of shape {array.shape}")
    if array.size and (array.min() < -(2**31) or array.max() >= 2**31):
        raise ValueError("an action is not the number of any action")
    return np.ascontiguousarray(array, np.int32)


def _floats(logits: ArrayLike) -> NDArray[np.float32]:
    try:
        return np.ascontiguousarray(logits, np.float32)
    except (TypeError, ValueError):
        raise TypeError(f"logits are an array of numbers, not {type(logits).__name__}") from None


def _array(given: dict[str, NDArray], name: str, shape: tuple[int, ...], dtype: type) -> NDArray:
    array = given.pop(name, None)
    if array is None:
        return aligned(shape, dtype)
    return check_array(f"out[{name!r}]", array, shape, dtype)
