# SPDX-License-Identifier: MIT
"""The standard interfaces, checked with the test functions of their own packages."""

import random
import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
from conftest import ALL_SETS
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import aude
import aude.gymnasium
import aude.openspiel
import aude.pettingzoo


@pytest.mark.parametrize("settings", [dict(), dict(sets=ALL_SETS, players=4, observation="planes")])
def test_pettingzoo_api(settings):
    api_test(aude.pettingzoo.env(**settings), num_cycles=300)


def test_pettingzoo_seed():
    seed_test(aude.pettingzoo.env, num_cycles=100)


def test_pettingzoo_render():
    render_test(aude.pettingzoo.env, custom_tests={"svg": lambda picture: picture.startswith("<svg")})


def test_pettingzoo_performance(capsys):
    performance_benchmark(aude.pettingzoo.env())
    assert "turns per second" in capsys.readouterr().out


def test_pettingzoo_as_a_parallel_environment():
    env = turn_based_aec_to_parallel(aude.pettingzoo.env(players=3))
    observations, _ = env.reset(seed=1)
    picks = random.Random(1)
    points = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        actions = {}
        for agent in env.agents:
            legal = np.flatnonzero(observations[agent]["action_mask"]).tolist()
            actions[agent] = picks.choice(legal) if legal else None
        observations, rewards, *_ = env.step(actions)
        for agent, reward in rewards.items():
            points[agent] += reward
    assert list(points.values()) == env.unwrapped.state_of_game.scores


def test_pettingzoo_rewards_are_the_points():
    env = aude.pettingzoo.env(sets=ALL_SETS, players=2)
    env.reset(seed=4)
    picks = random.Random(2)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        totals[agent] += reward
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if termination else picks.choice(legal))
    assert list(totals.values()) == env.unwrapped.state_of_game.scores


@pytest.mark.parametrize("settings", [dict(), dict(sets=ALL_SETS, players=3, observation="planes")])
def test_gymnasium_check(settings):
    env = gymnasium.make("aude/Aude-v0", **settings)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*rgb_array.*|.*render.*")
        check_env(env.unwrapped)


def test_gymnasium_plays_a_game_against_bots():
    env = gymnasium.make("aude/Aude-v0", opponent="medium", reward="win", seat=1)
    observation, info = env.reset(seed=3)
    picks = random.Random(3)
    over, rewards = False, []
    while not over:
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        observation, reward, over, truncated, info = env.step(picks.choice(legal))
        rewards.append(reward)
        assert not truncated and not info["illegal"]
    won = info["scores"][1] >= max(info["scores"])
    assert (rewards[-1] > 0) == won and not any(rewards[:-1])
    env.reset()
    _, reward, *_, info = env.step(env.unwrapped.encoding.num_actions - 1)
    assert reward == -1 and info["illegal"]


@pytest.mark.parametrize("settings", ["", "(sets=base+inns+hills+wheel,players=3)"])
def test_openspiel_random_sim(settings):
    game = pyspiel.load_game("aude" + settings)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_openspiel_mcts_plays_a_game():
    game = pyspiel.load_game("aude", {"sets": "base", "players": 2})
    numbers = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        game, uct_c=1.4, max_simulations=2, evaluator=mcts.RandomRolloutEvaluator(1, numbers), random_state=numbers
    )
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(numbers.choice(outcomes, p=odds))
        elif state.current_player() == 0:
            moves += 1
            state.apply_action(bot.step(state))
        else:
            state.apply_action(numbers.choice(state.legal_actions()))
    assert sum(state.returns()) == 0 and moves > 60
    assert state.position.is_over
    assert str(pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]) == str(state)


def test_gymnasium_vector_against_bots():
    env = gymnasium.make_vec("aude/Aude-v0", num_envs=3, opponent="greedy", reward="win", threads=2)
    observations, _ = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    wins = ends = 0
    while ends < 4:
        picks = [np.flatnonzero(mask)[0] for mask in observations["action_mask"]]
        observations, rewards, terminated, truncated, infos = env.step(np.array(picks))
        assert env.observation_space.contains(observations) and not truncated.any()
        assert (env.unwrapped.action_masks() == observations["action_mask"]).all()
        for i in np.flatnonzero(terminated):
            assert env.single_observation_space.contains(infos["final_obs"][i])
            best = infos["final_info"]["scores"][i].max()
            assert (rewards[i] > 0) == (infos["final_info"]["scores"][i][0] == best)
            ends += 1
        assert not rewards[~terminated].any()
    env.close()


def test_gymnasium_vector_repeats_with_its_seed():
    one, two = (gymnasium.make_vec("aude/Aude-v0", num_envs=4, opponent="elo:400", threads=n) for n in (1, 3))
    first, second = one.reset(seed=6)[0], two.reset(seed=6)[0]
    for _ in range(60):
        assert all((first[name] == second[name]).all() for name in first)
        actions = np.array([np.flatnonzero(mask)[-1] for mask in first["action_mask"]])
        first, second = one.step(actions)[0], two.step(actions)[0]


def test_gymnasium_illegal_actions_may_end_the_episode():
    env = gymnasium.make("aude/Aude-v0", illegal="end", illegal_reward=-7)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(env.unwrapped.encoding.num_actions - 1)
    assert (reward, terminated, info["illegal"]) == (-7, True, True)


def test_gymnasium_records_a_video_frame():
    """Frames have one size while the board grows, and show it."""
    env = gymnasium.make("aude/Aude-v0", render_mode="rgb_array")
    observation, _ = env.reset(seed=1)
    frames = []
    for _ in range(6):
        frames.append(env.render())
        observation, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert {frame.shape for frame in frames} == {(512, 512, 3)} and {frame.dtype for frame in frames} == {np.dtype(np.uint8)}
    assert (frames[0] != frames[-1]).any() and len(np.unique(frames[-1].reshape(-1, 3), axis=0)) > 20
