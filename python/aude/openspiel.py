# SPDX-License-Identifier: MIT
"""Aude for OpenSpiel: import aude.openspiel; pyspiel.load_game("aude", {"sets": "base+inns", "players": 2}).

Chance nodes are explicit, actions have the numbers of aude.Encoding, and states are serialised as records. A
sole winner's return is 1, and all returns add up to 0.
"""

from __future__ import annotations

import numpy as np

import pyspiel

from ._aude import Game, State
from .encoding import Encoding

__all__ = ["AudeGame", "AudeState"]

_DEFAULTS = {"sets": "base", "players": 2, "farmers": True, "window": 0}

_TYPE = pyspiel.GameType(
    short_name="aude",
    long_name="Aude",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class AudeGame(pyspiel.Game):
    """sets: names joined by "+" (a comma would end the parameter); players; farmers; window."""

    def __init__(self, params: dict | None = None):
        settings = {**_DEFAULTS, **(params or {})}
        self.game = Game(
            sets=settings["sets"].replace("+", ","),
            players=settings["players"],
            options={"farmers": bool(settings["farmers"])},
        )
        self.encoding = Encoding(self.game, settings["window"])
        players = len(self.game.players)
        tiles = sum(self.game.supply.values())
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.num_actions,
            max_chance_outcomes=self.encoding.num_chances,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            # Per tile: placement, deployment, perhaps tending; in a plague also one choice per player.
            max_game_length=tiles * (3 + (players if "wheel" in self.game.sets else 0)),
        )
        super().__init__(_TYPE, info, settings)

    def new_initial_state(self) -> AudeState:
        return AudeState(self)

    def make_py_observer(self, iig_obs_type=None, params=None) -> AudeObserver:
        return AudeObserver(self, params)


class AudeState(pyspiel.State):
    """A position; `position` is the aude.State."""

    def __init__(self, game: AudeGame):
        super().__init__(game)
        self._encoding = _encoding_of(game)
        self.position: State = self._encoding.game.start()

    def current_player(self) -> int:
        if self.position.is_over:
            return pyspiel.PlayerId.TERMINAL
        if self.position.is_chance:
            return pyspiel.PlayerId.CHANCE
        return self.position.actor

    def _legal_actions(self, player: int) -> list[int]:
        return self._encoding.legal_numbers(self.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = self._encoding.number_of
        return sorted((number(self.position, each.action), each.probability) for each in self.position.chances())

    def _apply_action(self, action: int) -> None:
        self._encoding.apply(self.position, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._encoding.action_of(self.position, action)

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        scores = self.position.scores
        count = len(scores)
        if not self.position.is_over:
            return [0.0] * count
        best = max(scores)
        share = 1.0 / scores.count(best)
        return [((share if s == best else 0.0) - 1.0 / count) * count / (count - 1) for s in scores]

    def __str__(self) -> str:
        return self.position.record()


class AudeObserver:
    """OpenSpiel's observer: the tokens, as numbers from 0 to 1."""

    def __init__(self, game: AudeGame, params: dict | None):
        if params:
            raise ValueError(f"observers take no parameters here, not {params}")
        self._encoding = _encoding_of(game)
        self.tensor = np.zeros(self._encoding.token_size, np.float32)
        self.dict = {"tokens": self.tensor}

    def set_from(self, state: AudeState, player: int) -> None:
        np.divide(self._encoding.tokens(state.position, viewer=player), 255, out=self.tensor, dtype=np.float32)

    def string_from(self, state: AudeState, player: int) -> str:
        return f"player {player} sees {state.position.record()}"


_encodings: dict[tuple, Encoding] = {}


def _encoding_of(game: pyspiel.Game) -> Encoding:
    """OpenSpiel passes games without their Python attributes; equal games share one encoding."""
    settings = game.get_parameters()
    key = tuple(settings.get(name, default) for name, default in _DEFAULTS.items())
    if key not in _encodings:
        _encodings[key] = AudeGame(dict(zip(_DEFAULTS, key))).encoding
    return _encodings[key]


pyspiel.register_game(_TYPE, AudeGame)
