"""Aude for Gymnasium, one player against bots: import aude.gymnasium; gymnasium.make("aude/Aude-v0")."""

from __future__ import annotations

from typing import Any

import numpy as np

import gymnasium
from gymnasium import spaces

from ._aude import Bot, Chance, Game
from .encoding import Encoding
from .text import describe

__all__ = ["AudeEnv"]


class AudeEnv(gymnasium.Env):
    """The caller plays one seat, bots play the others.

    opponent: a level with or without a budget ("medium", "hard:2000"). The reward of a step is the caller's
    points since the previous step, minus the other players' mean; with reward="win", 1 for a win at the end,
    shared by tied winners, else 0. An illegal action changes nothing and is rewarded with `illegal_reward`;
    the observation contains the mask of legal actions.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        sets: str = "base",
        players: int = 2,
        options: dict | None = None,
        opponent: str = "easy",
        seat: int = 0,
        observation: str = "tokens",
        reward: str = "margin",
        illegal_reward: float = -1.0,
        window: int = 0,
        render_mode: str | None = None,
    ):
        if observation not in ("tokens", "planes"):
            raise ValueError('observation is "tokens" or "planes"')
        if reward not in ("margin", "points", "win"):
            raise ValueError('reward is "margin", "points" or "win"')
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is one of {self.metadata['render_modes']}")
        self.game = Game(sets=sets, players=players, options=options)
        if not 0 <= seat < len(self.game.players):
            raise ValueError(f"there is no seat {seat}")
        self.encoding = Encoding(self.game, window)
        self.render_mode = render_mode
        self._opponent, self._seat, self._reward = opponent, seat, reward
        self._illegal_reward = illegal_reward
        self._form = observation
        self._bots: list[Bot] = []
        self._chance = Chance(0)
        self.state = self.game.start()
        shape = self.encoding.plane_shape if observation == "planes" else (self.encoding.token_size,)
        self.action_space = spaces.Discrete(self.encoding.num_actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, shape, np.uint8),
                "action_mask": spaces.Box(0, 1, (self.encoding.num_actions,), np.int8),
            }
        )
        Bot(opponent)  # reports an unknown level now, not in the first game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        super().reset(seed=seed)
        draw = int(self.np_random.integers(1 << 62))
        self._chance = Chance(draw)
        self._bots = [Bot(self._opponent, seed=draw + s) for s in range(len(self.game.players))]
        self.state = self.game.start()
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        if self.state.is_over:
            raise RuntimeError("the game is over: reset() starts the next")
        before = self.state.scores
        mask = self.encoding.mask(self.state)
        if not (0 <= action < len(mask) and mask[action]):
            return self._observation(), self._illegal_reward, False, False, self._info(illegal=True)
        self.encoding.apply(self.state, int(action))
        self._go_on()
        return self._observation(), self._gain(before), self.state.is_over, False, self._info()

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return self.state.svg()
        return describe(self.state) if self.render_mode == "ansi" else None

    def _go_on(self) -> None:
        while not self.state.is_over and self.state.actor != self._seat:
            if self.state.is_chance:
                self.state.apply(self._chance.outcome(self.state))
            else:
                self.state.apply(self._bots[self.state.actor].choose(self.state))

    def _gain(self, before: list[int]) -> float:
        after = self.state.scores
        if self._reward == "win":
            best = max(after)
            won = self.state.is_over and after[self._seat] == best
            return 1.0 / after.count(best) if won else 0.0
        gains = [float(new - old) for new, old in zip(after, before)]
        own = gains.pop(self._seat)
        return own - sum(gains) / len(gains) if self._reward == "margin" else own

    def _observation(self) -> dict[str, np.ndarray]:
        write = self.encoding.planes if self._form == "planes" else self.encoding.tokens
        return {
            "observation": write(self.state, viewer=self._seat),
            "action_mask": self.encoding.mask(self.state).view(np.int8),
        }

    def _info(self, illegal: bool = False) -> dict[str, Any]:
        return {"scores": self.state.scores, "phase": self.state.phase, "illegal": illegal}


gymnasium.register(id="aude/Aude-v0", entry_point=AudeEnv)
