"""Many games at once, stepped in C++, which writes observations directly into NumPy arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ._aude import Engine, Game, State
from .encoding import Encoding

__all__ = ["VectorEnv"]


class VectorEnv:
    """Steps `n` games of self-play. The caller plays all seats; `actors` has the seat to act in each game.

    The arrays belong to the environment, and every step overwrites them; copy what must last. Chance actions
    are drawn between decisions. When a game is over, `done` is set and the next game has already started: the
    arrays have its first observation, and `final_scores` the scores of the finished game.

    observation: "tokens", "planes", "both" or None; reward: "points", "margin" or "win".
    `out` can provide the caller's own arrays by name; they must be C-contiguous, of the right type and shape.
    """

    def __init__(
        self,
        n: int,
        game: Game | None = None,
        *,
        threads: int = 1,
        observation: str | None = "tokens",
        reward: str = "points",
        window: int = 0,
        seed: int = 0,
        out: dict[str, NDArray] | None = None,
    ):
        if observation not in ("tokens", "planes", "both", None):
            raise ValueError('observation is "tokens", "planes", "both" or None')
        self.game = Game() if game is None else game
        self.encoding = Encoding(self.game, window)
        self.num_envs = n
        players = len(self.game.players)
        given = dict(out or {})
        self.tokens = self.planes = self.info = None
        if observation in ("tokens", "both"):
            self.tokens = _array(given, "tokens", (n, self.encoding.token_size), np.uint8)
        if observation in ("planes", "both"):
            self.planes = _array(given, "planes", (n, *self.encoding.plane_shape), np.uint8)
            self.info = _array(given, "info", (n, self.encoding.info_size), np.uint8)
        self.mask = _array(given, "mask", (n, self.encoding.num_actions), np.uint8)
        self.rewards = _array(given, "rewards", (n, players), np.float32)
        self.done = _array(given, "done", (n,), np.uint8)
        self.actors = _array(given, "actors", (n,), np.int32)
        self.final_scores = _array(given, "final_scores", (n, players), np.int32)
        if given:
            raise ValueError(f"unknown array: {', '.join(given)}")
        self.actions = np.zeros(n, np.int32)
        self._engine = Engine(
            self.encoding,
            n,
            threads,
            reward,
            self.tokens,
            self.planes,
            self.info,
            self.mask,
            self.rewards,
            self.done,
            self.actors,
            self.final_scores,
        )
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Restarts all games. The same seed and actions give the same games, for any number of threads."""
        self._engine.reset(seed)

    def step(self, actions: NDArray[np.int32]) -> None:
        """Applies one action, numbered as in Encoding, to every game. If one is illegal, no game changes."""
        self._engine.step(actions)

    def sample(self) -> NDArray[np.int32]:
        """A uniformly random legal action for every game. Returns `actions`, which the next call overwrites."""
        self._engine.sample(self.actions)
        return self.actions

    def state(self, index: int) -> State:
        """A copy of one game's current state."""
        return self._engine.state(index)

    @property
    def games_ended(self) -> int:
        """Games completed since the environment was created."""
        return self._engine.games_ended

    @property
    def decisions(self) -> int:
        """Decisions since the environment was created."""
        return self._engine.decisions

    @property
    def beyond_window(self) -> int:
        """Number of legal actions so far whose cells were outside the window."""
        return self._engine.beyond_window

    def close(self) -> None:
        """Releases memory and threads; the arrays remain valid."""
        self._engine.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_) -> None:
        self.close()


def _array(given: dict[str, NDArray], name: str, shape: tuple[int, ...], dtype: type) -> NDArray:
    array = given.pop(name, None)
    if array is None:
        return np.zeros(shape, dtype)
    if not isinstance(array, np.ndarray) or array.dtype != dtype or array.shape != shape:
        raise ValueError(f"out[{name!r}] must be a NumPy array of {np.dtype(dtype).name}, {shape}")
    if not (array.flags.c_contiguous and array.flags.writeable):
        raise ValueError(f"out[{name!r}] must be C-contiguous and writeable")
    return array
