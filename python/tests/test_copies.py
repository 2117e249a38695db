# SPDX-License-Identifier: MIT
"""Copies and pickles of what is in use continue exactly as the original does; seeds repeat games, and only seeds do."""

import copy
import pickle
import random

import gymnasium
import numpy as np
import pytest
from conftest import ALL_SETS, play_random

import aude
import aude.gymnasium
import aude.pettingzoo

WAYS = [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))]


def decisions(bot: aude.bots.Bot, seed: int) -> list[str]:
    """What the bot does in a game from here on, with the same draws each time."""
    state, chance, out = aude.Game().start(), aude.Chance(seed), []
    while not state.is_over and len(out) < 40:
        state.apply(chance.outcome(state) if state.is_chance else out.append(bot.choose(state)) or out[-1])
    return out


@pytest.mark.parametrize("level", ["random", "greedy", "uct:20", "elo:500", "hard:300"])
@pytest.mark.parametrize("way", WAYS)
def test_a_bot_goes_on_as_the_original_does(level, way):
    bot = aude.bots.Bot(level, seed=7)
    decisions(bot, seed=1)
    other = way(bot)
    assert decisions(bot, seed=2) == decisions(other, seed=2)


def test_a_bot_remembers_its_plan():
    """Copied between placing a tile and deploying: the rest of the plan comes along."""
    state, chance, bot = aude.Game().start(), aude.Chance(3), aude.bots.Bot("elo:500", seed=5)
    for _ in range(60):
        while state.is_chance:
            state.apply(chance.outcome(state))
        other = pickle.loads(pickle.dumps(bot))
        action = bot.choose(state)
        assert other.choose(state) == action
        state.apply(action)


@pytest.mark.parametrize("way", WAYS)
def test_chance_goes_on_as_the_original_does(way):
    chance = aude.Chance(9)
    play_random(aude.Game(sets=ALL_SETS).start(), seed=2, steps=10)
    state = aude.Game().start()
    for _ in range(5):
        state.apply(chance.action(state))
    other, copied = way(chance), state.clone()
    while not state.is_over:
        action = chance.action(state)
        assert other.action(copied) == action
        state.apply(action)
        copied.apply(action)


@pytest.mark.parametrize("way", [copy.deepcopy, WAYS[2]])
@pytest.mark.parametrize(
    "settings",
    [
        dict(observation="both"),
        dict(game=aude.Game(sets=ALL_SETS, players=3), threads=2, reward="margin"),
        dict(opponent="elo:400", seat=1, mask=False, observation="planes"),
    ],
)
def test_an_environment_goes_on_as_the_original_does(way, settings):
    with aude.VectorEnv(5, seed=4, **settings) as env:
        for _ in range(90):
            env.step(env.sample())
        with way(env) as other:
            assert (other.games_ended, other.decisions) == (env.games_ended, env.decisions)
            while not env.games_ended > 5:
                env.step(env.sample())
                other.step(other.sample())
                for name in ("tokens", "planes", "info", "mask", "rewards", "done", "actors", "final_scores"):
                    mine = getattr(env, name, None)
                    assert mine is None or (mine == getattr(other, name)).all(), name
            assert env.games_ended == other.games_ended > 0
            assert env.final_state(0) == other.final_state(0)


def test_a_copy_has_arrays_of_its_own():
    with aude.VectorEnv(2, seed=1) as env, copy.deepcopy(env) as other:
        before = env.tokens.copy()
        other.step(other.sample())
        assert (env.tokens == before).all() and (other.tokens != before).any()


@pytest.mark.parametrize("spoil", [lambda games: games[:1], lambda games: [b"", games[1]], lambda games: [games[0][:-1], games[1]]])
def test_a_spoilt_pickle_is_refused(spoil):
    with aude.VectorEnv(2, seed=1) as env:
        kept = env.__getstate__()
        kept["games"] = spoil(kept["games"])
        with pytest.raises(ValueError):
            aude.VectorEnv.__new__(aude.VectorEnv).__setstate__(kept)


def legal_in(env) -> list[int]:
    return np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()


@pytest.mark.parametrize("way", [copy.deepcopy, WAYS[2]])
def test_pettingzoo_goes_on_in_the_middle_of_a_game(way):
    env = aude.pettingzoo.env()
    env.reset(seed=3)
    picks = random.Random(3)
    for _ in range(25):
        env.step(picks.choice(legal_in(env)))
    other = way(env)
    assert other.unwrapped.state_of_game.left == env.unwrapped.state_of_game.left < 71
    for _ in range(40):
        action = picks.choice(legal_in(env))
        env.step(action)
        other.step(action)
        assert other.unwrapped.state_of_game == env.unwrapped.state_of_game
        assert other.rewards == env.rewards and other.agent_selection == env.agent_selection


@pytest.mark.parametrize("way", [copy.deepcopy, WAYS[2]])
def test_gymnasium_goes_on_in_the_middle_of_a_game(way):
    env = aude.gymnasium.AudeEnv(opponent="elo:400")
    env.reset(seed=3)
    picks = random.Random(3)
    for step in range(50):
        if step == 20:
            other = way(env)
        action = picks.choice(np.flatnonzero(env.action_masks()).tolist())
        env.step(action)
        if step >= 20:
            other.step(action)
            assert other.state == env.state


def test_without_a_seed_every_game_is_another():
    with aude.VectorEnv(4) as one, aude.VectorEnv(4) as two:
        assert (one.tokens != two.tokens).any()
        before = one.tokens.copy()
        one.reset()
        assert (one.tokens != before).any()
    records = set()
    for _ in range(3):
        env = aude.pettingzoo.env()
        env.reset()
        for _ in range(10):
            env.step(legal_in(env)[0])
        records.add(env.unwrapped.state_of_game.record())
    games = gymnasium.make_vec("aude/Aude-v0", num_envs=2)
    assert len(records) == 3
    # Two games may well begin with the same tiles; eight times in a row they do not.
    assert len({games.reset()[0]["observation"].tobytes() for _ in range(8)}) > 1
