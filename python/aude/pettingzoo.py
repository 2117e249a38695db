# SPDX-License-Identifier: MIT
"""Aude as a PettingZoo AEC environment: aude.pettingzoo.env(sets="base", players=2)."""

from __future__ import annotations

import functools
import secrets

import numpy as np
from gymnasium import spaces

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._aude import Chance, Game
from .encoding import Encoding
from .observation import FORMS, action_space, observation_space, observe
from .text import describe

__all__ = ["env", "raw_env"]


def env(**settings) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game with a loss."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):
    """observation: "tokens" or "planes"; rewards are the points of each step. Copies and pickles continue the game."""

    metadata = {
        "name": "aude_v0",
        "render_modes": ["human", "ansi", "svg", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        sets: str = "base",
        players: int = 2,
        options: dict | None = None,
        observation: str = "tokens",
        window: int = 0,
        render_mode: str | None = None,
    ):
        super().__init__()
        if observation not in FORMS:
            raise ValueError('observation is "tokens" or "planes"')
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is one of {self.metadata['render_modes']}")
        self.game = Game(sets=sets, players=players, options=options)
        self.encoding = Encoding(self.game, window)
        self.render_mode = render_mode
        self._form = observation
        self._chance = Chance(0)
        self.state_of_game = self.game.start()
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.game.players))]
        self.agents: list[str] = []

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent: str) -> spaces.Space:
        return observation_space(self.encoding, self._form)

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent: str) -> spaces.Space:
        return action_space(self.encoding)

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        return observe(self.encoding, self._form, self.state_of_game, seat)

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        self._chance = Chance(secrets.randbits(64) if seed is None else seed)
        self.state_of_game = self.game.start()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._advance()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        before = self.state_of_game.scores
        self.encoding.apply(self.state_of_game, int(action))
        self._advance()
        after = self.state_of_game.scores
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(after[seat] - before[seat])
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _advance(self) -> None:
        """Draws until a player must act or the game is over."""
        while self.state_of_game.is_chance:
            self.state_of_game.apply(self._chance.outcome(self.state_of_game))
        if self.state_of_game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.state_of_game.actor]

    def render(self) -> str | np.ndarray | None:
        if self.render_mode == "rgb_array":
            from .render import rgb_array

            return rgb_array(self.state_of_game)
        if self.render_mode == "svg":
            return self.state_of_game.svg()
        if self.render_mode == "ansi":
            return describe(self.state_of_game)
        if self.render_mode == "human":
            print(describe(self.state_of_game))
        return None

    def close(self) -> None:
        """There is nothing to release."""
