# SPDX-License-Identifier: MIT
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


def test_legal_actions_as_sparse_rows_are_the_mask(game):
    with aude.VectorEnv(6, game, observation=None, seed=8) as env:
        for _ in range(200):
            offsets, numbers = env.legal_actions()
            assert offsets[0] == 0 and offsets[-1] == len(numbers) and len(offsets) == 7
            for i in range(6):
                mine = numbers[offsets[i] : offsets[i + 1]]
                assert sorted(mine) == np.flatnonzero(env.mask[i]).tolist()
            env.step(env.sample())


def test_logits_decide_by_their_softmax():
    """The frequencies of 20,000 draws against the probabilities of the softmax, computed apart, within 5 sigma."""
    draws = 20_000
    with aude.VectorEnv(1, seed=2) as env:
        legal = np.flatnonzero(env.mask[0])
        rng = np.random.default_rng(1)
        logits = np.full((1, env.encoding.num_actions), 50, np.float32)  # illegal ones must not matter
        logits[0, legal] = rng.normal(size=len(legal)).astype(np.float32)
        odds = np.exp(logits[0, legal].astype(np.float64))
        odds /= odds.sum()
        counts = dict.fromkeys(legal.tolist(), 0)
        for _ in range(draws):
            action = int(env.sample_logits(logits)[0])
            counts[action] += 1
            assert np.isclose(env.log_probabilities[0], np.log(odds[legal == action][0]), atol=1e-5)
        for action, chance in zip(legal.tolist(), odds):
            assert abs(counts[action] - draws * chance) < 5 * np.sqrt(draws * chance * (1 - chance)) + 1


def test_sparse_and_dense_logits_choose_the_same():
    with aude.VectorEnv(9, seed=3, threads=2) as dense, aude.VectorEnv(9, seed=3, mask=False) as sparse:
        rng = np.random.default_rng(2)
        for _ in range(150):
            logits = rng.normal(size=(9, dense.encoding.num_actions)).astype(np.float32)
            offsets, numbers = sparse.legal_actions()
            rows = np.repeat(np.arange(9), np.diff(offsets))
            assert (dense.sample_logits(logits) == sparse.sample_logits(logits[rows, numbers])).all()
            assert np.array_equal(dense.log_probabilities, sparse.log_probabilities)
            dense.step(dense.actions)
            sparse.step(sparse.actions)


def test_an_action_of_minus_infinity_is_never_chosen():
    with aude.VectorEnv(1, seed=2) as env:
        legal = np.flatnonzero(env.mask[0])
        logits = np.full((1, env.encoding.num_actions), -np.inf, np.float32)
        logits[0, legal[1]] = -3
        assert env.sample_logits(logits)[0] == legal[1] and env.log_probabilities[0] == 0


@pytest.mark.parametrize("wrong", [np.nan, np.inf, -np.inf])
def test_logits_that_give_no_probabilities_are_refused(wrong):
    with aude.VectorEnv(3) as env:
        logits = np.zeros((3, env.encoding.num_actions), np.float32)
        logits[1] = wrong
        with pytest.raises(ValueError, match="game 1"):
            env.sample_logits(logits)
        with pytest.raises(ValueError):
            env.sample_logits(np.zeros(5, np.float32))


def test_any_integers_are_actions():
    with aude.VectorEnv(3, seed=1) as env, aude.VectorEnv(3, seed=1) as other:
        for kind in (np.int64, np.uint16, np.int32):
            env.step(env.sample().astype(kind))
            other.step(other.sample().tolist())
            assert (env.tokens == other.tokens).all()
        with pytest.raises(ValueError, match="3 integers"):
            env.step(np.zeros(3))
        with pytest.raises(ValueError):
            env.step(np.full(3, 2**40))


def test_an_array_that_was_not_asked_for_is_named():
    with aude.VectorEnv(1, mask=False) as env:
        with pytest.raises(AttributeError, match='observation="planes"'):
            env.planes
        with pytest.raises(AttributeError, match="mask=True"):
            env.mask


def test_arrays_begin_where_jax_needs_no_copy():
    with aude.VectorEnv(3, observation="both", seed=1) as env:
        arrays = [env.tokens, env.planes, env.info, env.mask, env.rewards, env.done, env.actors, env.final_scores]
        arrays += [env.actions, env.log_probabilities, *env.legal_actions()]
        assert [array.ctypes.data % 64 for array in arrays] == [0] * 12


def test_arrays_go_to_other_libraries_without_a_copy():
    with aude.VectorEnv(2, seed=1) as env:
        shared = np.from_dlpack(env.tokens)
        env.step(env.sample())
        assert np.shares_memory(shared, env.tokens) and (shared == env.tokens).all()


@pytest.mark.parametrize("seat", [0, 2])
def test_opponents_play_the_other_seats(seat):
    game = aude.Game(players=3)
    with aude.VectorEnv(3, game, opponent="greedy", seat=seat, seed=5, threads=2) as env:
        gained = np.zeros((3, 3))
        while env.games_ended < 6:
            assert (env.actors == seat).all()
            env.step(env.sample())
            gained += env.rewards
            for i in np.flatnonzero(env.done):
                last = env.final_state(int(i))
                assert last.is_over and last.scores == env.final_scores[i].tolist() == gained[i].tolist()
                gained[i] = 0
        assert env.final_scores[:, seat].mean() < env.final_scores.mean(), "random play loses to greedy bots"


def test_opponents_that_cannot_be():
    for wrong in (dict(opponent="godlike"), dict(opponent="easy", seat=2), dict(opponent="easy", seat=-1)):
        with pytest.raises(ValueError):
            aude.VectorEnv(2, **wrong)
    with aude.VectorEnv(1) as env, pytest.raises(ValueError, match="no game has ended"):
        env.final_state(0)
