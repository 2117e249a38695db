# SPDX-License-Identifier: MIT
"""Aude for Gymnasium, one player against bots: import aude.gymnasium; gymnasium.make("aude/Aude-v0"), or many games at
once with gymnasium.make_vec("aude/Aude-v0", num_envs=64)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import gymnasium
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from ._aude import Bot, Chance, Game
from .arguments import one_of
from .encoding import Encoding
from .observation import FORMS, Observation, action_space, observation_space, observe
from .text import describe
from .vector_env import VectorEnv

__all__ = ["AudeEnv", "AudeVectorEnv"]

_REWARDS = ("margin", "points", "win")


class AudeEnv(gymnasium.Env):
    """One seat is the caller's, bots play the others.

    opponent: a level with or without a budget ("medium", "hard:2000", "elo:900"). The reward of a step is the
    caller's points since the last one, less the mean of the others'; with reward="win", 1, 0.5 or 0 at the end.
    The observation says what is legal. An illegal action costs `illegal_reward`; it changes nothing, or with
    illegal="end" ends the episode. render_mode: "ansi", "svg", or "rgb_array" (needs aude[render]).
    """

    metadata = {"render_modes": ["ansi", "svg", "rgb_array"], "render_fps": 1}

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
        illegal: str = "ignore",
    ):
        one_of("observation", observation, FORMS)
        one_of("reward", reward, _REWARDS)
        one_of("illegal", illegal, ("ignore", "end"))
        one_of("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        self.game = Game(sets=sets, players=players, options=options)
        if not 0 <= seat < len(self.game.players):
            raise ValueError(f"there is no seat {seat}")
        self.encoding = Encoding(self.game, window)
        self.render_mode = render_mode
        self._opponent, self._seat, self._reward = opponent, seat, reward
        self._illegal, self._illegal_reward = illegal, illegal_reward
        self._form = observation
        self._bots: list[Bot] = []
        self._chance = Chance(0)
        self.state = self.game.start()
        self.observation_space = observation_space(self.encoding, observation)
        self.action_space = action_space(self.encoding)
        Bot(opponent)  # an unknown level is refused now, not in the first game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        draw = int(self.np_random.integers(1 << 62))
        self._chance = Chance(draw)
        self._bots = [Bot(self._opponent, seed=draw + s) for s in range(len(self.game.players))]
        self.state = self.game.start()
        self._advance()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.state.is_over:
            raise RuntimeError("the game is over: reset() starts the next")
        before = self.state.scores
        if not self.is_legal(action):
            return self._observation(), self._illegal_reward, self._illegal == "end", False, self._info(illegal=True)
        self.encoding.apply(self.state, int(action))
        self._advance()
        return self._observation(), self._gain(before), self.state.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal, as maskable algorithms (sb3-contrib) ask for it."""
        return self.encoding.mask(self.state).view(np.bool_)

    def is_legal(self, action: int) -> bool:
        mask = self.action_masks()
        return 0 <= action < len(mask) and bool(mask[action])

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.render_mode == "rgb_array":
            from .render import rgb_array

            return rgb_array(self.state)
        if self.render_mode == "svg":
            return self.state.svg()
        return describe(self.state) if self.render_mode == "ansi" else None

    def _advance(self) -> None:
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

    def _observation(self) -> Observation:
        return observe(self.encoding, self._form, self.state, self._seat)

    def _info(self, illegal: bool = False) -> dict[str, Any]:
        return {"scores": self.state.scores, "phase": self.state.phase, "illegal": illegal}


class AudeVectorEnv(gymnasium.vector.VectorEnv):
    """Many games of one player against bots, all stepped in C++ by `threads` threads.

    The settings are those of AudeEnv; all actions must be legal. A game that ends is followed by the next one in
    the same step: the last observation is in infos["final_obs"], the points in infos["final_info"]["scores"].
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": [], "render_fps": 1}

    def __init__(
        self,
        num_envs: int = 1,
        sets: str = "base",
        players: int = 2,
        options: dict | None = None,
        opponent: str = "easy",
        seat: int = 0,
        observation: str = "tokens",
        reward: str = "margin",
        window: int = 0,
        threads: int = 1,
        render_mode: None = None,
    ):
        one_of("observation", observation, FORMS)
        one_of("reward", reward, _REWARDS)
        one_of("render_mode", render_mode, (None,))
        self.num_envs = num_envs
        self.games = VectorEnv(
            num_envs,
            Game(sets=sets, players=players, options=options),
            threads=threads,
            observation=observation,
            reward=reward,
            window=window,
            opponent=opponent,
            seat=seat,
        )
        self.encoding = self.games.encoding
        self.render_mode = None
        self._form, self._seat = observation, seat
        self.single_observation_space = observation_space(self.encoding, observation)
        self.single_action_space = action_space(self.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(1 << 62)))
        return self._observations(), {}

    def step(
        self, actions: NDArray[np.integer]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        self.games.step(actions)
        done = self.games.done.astype(np.bool_)
        rewards = self.games.rewards[:, self._seat].astype(np.float64)
        infos = self._final_infos(done) if done.any() else {}
        return self._observations(), rewards, done, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal in each game."""
        return self.games.mask.astype(np.bool_)

    def close_extras(self, **_: Any) -> None:
        self.games.close()

    def _observations(self) -> Observation:
        form = self.games.planes if self._form == "planes" else self.games.tokens
        return {"observation": form.copy(), "action_mask": self.games.mask.astype(np.int8)}

    def _final_infos(self, done: NDArray[np.bool_]) -> dict[str, Any]:
        last = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(done):
            last[i] = observe(self.encoding, self._form, self.games.final_state(int(i)), self._seat)
        scores = {"scores": self.games.final_scores.copy(), "_scores": done.copy()}
        return {"final_obs": last, "_final_obs": done.copy(), "final_info": scores, "_final_info": done.copy()}


gymnasium.register(id="aude/Aude-v0", entry_point=AudeEnv, vector_entry_point=AudeVectorEnv)
