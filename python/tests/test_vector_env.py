"""Many games at once."""

import numpy as np
import pytest
from conftest import ALL_SETS

import aude


def test_the_arrays_agree_with_each_state(game):
    with aude.VectorEnv(5, game, observation="both", seed=3) as env:
        for step in range(400):
            if step % 23 == 0:
                for i in range(env.num_envs):
                    state = env.state(i)
                    assert env.actors[i] == state.actor
                    assert (env.tokens[i] == env.encoding.tokens(state)).all()
                    assert (env.planes[i] == env.encoding.planes(state)).all()
                    assert (env.mask[i] == env.encoding.mask(state)).all()
                    size = env.encoding.info_size  # except for the row counts, tokens start with info
                    assert (env.info[i, 24:] == env.tokens[i, 24:size]).all()
            env.step(env.sample())
        assert env.games_ended > 0 and env.decisions == 5 * 400


def test_rewards_add_up_to_the_final_scores(game):
    players = len(game.players)
    with aude.VectorEnv(3, game, observation=None, seed=1) as env:
        sums = np.zeros((3, players))
        games = 0
        for _ in range(1500):
            env.step(env.sample())
            sums += env.rewards
            for i in np.flatnonzero(env.done):
                assert (sums[i] == env.final_scores[i]).all()
                sums[i] = 0
                games += 1
        assert games == env.games_ended > 0


@pytest.mark.parametrize("reward", ["margin", "win"])
def test_other_rewards(reward):
    with aude.VectorEnv(4, aude.Game(players=3), observation=None, reward=reward) as env:
        for _ in range(800):
            env.step(env.sample())
            if reward == "margin":
                assert np.allclose(env.rewards.sum(axis=1), 0, atol=1e-4)
            else:
                assert np.allclose(env.rewards.sum(axis=1), env.done)


@pytest.mark.parametrize("sets", ["base", ALL_SETS])
def test_threads_change_nothing(sets):
    game = aude.Game(sets=sets, players=2)
    one, two = (aude.VectorEnv(7, game, threads=n, seed=9) for n in (1, 3))
    with one, two:
        for _ in range(350):
            assert (one.sample() == two.sample()).all()
            one.step(one.actions)
            two.step(two.actions)
            for name in ("tokens", "mask", "rewards", "done", "actors"):
                assert (getattr(one, name) == getattr(two, name)).all(), name


def test_a_seed_repeats_the_games():
    with aude.VectorEnv(4, seed=5) as env:
        first = env.tokens.copy(), env.sample().copy()
        env.step(env.actions)
        env.reset(5)
        assert (env.tokens == first[0]).all() and (env.sample() == first[1]).all()
        env.reset(6)
        assert (env.tokens != first[0]).any()


def test_if_one_action_is_illegal_no_game_changes():
    with aude.VectorEnv(3) as env:
        actions = env.sample().copy()
        before = env.tokens.copy()
        for wrong in (-1, env.encoding.num_actions, 2**31 - 1, 0):
            actions[1] = wrong
            with pytest.raises(aude.Refused, match="game 1"):
                env.step(actions)
        assert (env.tokens == before).all() and env.decisions == 0


def test_arrays_of_the_caller():
    game = aude.Game()
    encoding = aude.Encoding(game)
    tokens = np.full((2, encoding.token_size), 77, np.uint8)
    with aude.VectorEnv(2, game, out={"tokens": tokens}) as env:
        assert env.tokens is tokens and (tokens[:, 23] == aude.ENCODING_VERSION).all()
        assert not (tokens == 77).all(axis=0).any()


def test_random_games_stay_inside_the_window():
    """A few hundred games; docs/python.md reports a run of a million."""
    for sets, games in ((("base"), 400), (ALL_SETS, 60)):
        with aude.VectorEnv(20, aude.Game(sets=sets), observation=None, seed=2) as env:
            while env.games_ended < games:
                env.step(env.sample())
            assert env.beyond_window == 0
