# SPDX-License-Identifier: MIT
"""Wrong use raises and never crashes. scripts/test-python-asan runs these under the address sanitizer."""

import gc
import os
import pickle
import threading

import numpy as np
import pytest
from conftest import play_random

import aude


@pytest.fixture
def encoding() -> aude.Encoding:
    return aude.Encoding(aude.Game())


@pytest.fixture
def place() -> aude.State:
    return play_random(aude.Game().start(), seed=1, steps=1)


@pytest.mark.parametrize("wrong", [None, 5, b"pass", ["pass"], object()])
def test_an_action_is_text(place, wrong):
    with pytest.raises(TypeError):
        place.apply(wrong)


@pytest.mark.parametrize("wrong", ["\0", "place 0,0 r0" * 10000, "place 99999999999999999999,0 r0", "draw \ud800"])
def test_strange_text_is_refused(place, wrong):
    with pytest.raises((aude.Refused, UnicodeEncodeError, TypeError)):
        place.apply(wrong)


@pytest.mark.parametrize(
    "shape, dtype",
    [(3035, np.uint8), (3037, np.uint8), ((2, 3036), np.uint8), (3036, np.int8), (3036, np.float32), (0, np.uint8)],
)
def test_a_buffer_of_the_wrong_shape_or_type(encoding, place, shape, dtype):
    with pytest.raises((ValueError, TypeError)):
        encoding.tokens(place, out=np.zeros(shape, dtype))


def test_a_buffer_that_cannot_be_written(encoding, place):
    locked = np.zeros(encoding.token_size, np.uint8)
    locked.flags.writeable = False
    strided = np.zeros(encoding.token_size * 2, np.uint8)[::2]
    for wrong in (locked, strided, "text", None.__class__, memoryview(bytes(encoding.token_size))):
        with pytest.raises((ValueError, TypeError)):
            encoding.tokens(place, out=wrong)
    assert not locked.any() and not strided.any()


def test_a_state_of_another_game(encoding):
    other = play_random(aude.Game(players=3).start(), seed=1, steps=1)
    for ask in (encoding.tokens, encoding.planes, encoding.mask, encoding.legal_numbers):
        with pytest.raises(aude.Refused, match="another game"):
            ask(other)
    with pytest.raises(aude.Refused):
        encoding.apply(other, 0)


@pytest.mark.parametrize("wrong", [-1, 10**6, 2**31 - 1, -(2**31)])
def test_numbers_without_an_action(encoding, place, wrong):
    with pytest.raises(aude.Refused):
        encoding.apply(place, wrong)
    with pytest.raises(TypeError):
        encoding.apply(place, 2**80)


@pytest.mark.parametrize("wrong", [-1, 2, 10**9])
def test_an_unknown_seat(encoding, place, wrong):
    with pytest.raises(aude.Refused):
        encoding.tokens(place, viewer=wrong)


@pytest.mark.parametrize("wrong", [8, 10, 7, -31, 129, 10**9])
def test_an_invalid_window(wrong):
    with pytest.raises(aude.Refused):
        aude.Encoding(aude.Game(), window=wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        dict(n=0),
        dict(n=-5),
        dict(n=2, threads=0),
        dict(n=2, threads=10**6),
        dict(n=2, observation="sounds"),
        dict(n=2, reward="glory"),
        dict(n=2, out={"tokens": np.zeros((2, 7), np.uint8)}),
        dict(n=2, out={"tokens": np.zeros((2, 3036), np.int32)}),
        dict(n=2, out={"done": np.zeros(4, np.uint8)[::2]}),
        dict(n=2, out={"nothing": np.zeros(2)}),
        dict(n=2, out={"mask": [[0] * 3900] * 2}),
    ],
)
def test_an_environment_with_invalid_settings(wrong):
    with pytest.raises(ValueError):
        aude.VectorEnv(**wrong)


def test_wrong_actions_for_an_environment():
    with aude.VectorEnv(3) as env:
        for wrong in (
            np.zeros(2, np.int32),
            np.zeros(4, np.int32),
            np.zeros(3, np.int64),
            np.zeros(3, np.float32),
            np.zeros(6, np.int32)[::2],
            [0, 0, 0],
            None,
        ):
            with pytest.raises((ValueError, TypeError)):
                env.step(wrong)
        with pytest.raises(IndexError):
            env.state(3)
        assert env.decisions == 0


def test_writing_into_the_arrays_has_no_effect_on_the_games():
    with aude.VectorEnv(4, observation="both", seed=2) as env, aude.VectorEnv(4, seed=2) as untouched:
        for _ in range(300):
            for array in (env.tokens, env.planes, env.mask, env.rewards, env.done, env.actors):
                array.fill(1)
            env.step(env.sample())
            untouched.step(untouched.sample())
            assert (env.actions == untouched.actions).all()


def test_use_after_close():
    env = aude.VectorEnv(2, threads=2)
    tokens = env.tokens
    env.close()
    env.close()
    for use in (lambda: env.step(env.actions), env.sample, env.reset, lambda: env.state(0), lambda: env.decisions):
        with pytest.raises(RuntimeError, match="closed"):
            use()
    del env
    gc.collect()
    assert tokens.any()  # the arrays outlive the environment


def test_arrays_are_kept_alive_by_the_environment():
    env = aude.VectorEnv(8, seed=1)
    env.tokens = env.mask = None
    gc.collect()
    for _ in range(50):
        env.step(env.sample())


def test_a_fork_during_a_run():
    env = aude.VectorEnv(4, threads=2)
    env.step(env.sample())
    state = env.state(0)
    child = os.fork()
    if child == 0:  # no exception may leave this block: the exit status is the result
        try:
            try:
                env.step(env.actions)
                os._exit(1)
            except RuntimeError as complaint:
                assert "fork" in str(complaint)
            play_random(state, seed=1)  # a state has no threads and still works
            with aude.VectorEnv(4, threads=2) as own:
                own.step(own.sample())
            del env
            gc.collect()
            os._exit(0)
        except BaseException:
            os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    env.step(env.sample())
    env.close()


def test_two_threads_in_one_environment():
    env = aude.VectorEnv(256, threads=2)
    refused, done = [], []
    stop = threading.Event()

    def use():
        scratch = np.zeros(256, np.int32)
        while not stop.is_set():
            try:
                env._engine.run_random(scratch, 20)
                done.append(1)
            except RuntimeError as complaint:
                assert "another thread" in str(complaint)
                refused.append(1)
                stop.set()

    threads = [threading.Thread(target=use) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert refused and env.decisions >= 0


def test_threads_on_one_state():
    state = aude.Game(sets="base,hills,wheel", players=4).start()
    mistakes = []

    def play(seed):
        chance = aude.Chance(seed)
        while not state.is_over:
            try:
                state.apply(chance.action(state))
            except aude.Refused:
                continue  # another thread was faster
            except BaseException as mistake:
                mistakes.append(mistake)

    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not mistakes
    assert aude.read_record(state.record()) == state


def test_invalid_pickles():
    state = aude.Game().start()
    for wrong in ("", "{}", '{"aude": 1, "setup": {"sets": ["base"], "players": ["a"]}, "actions": []}'):
        empty = aude.State.__new__(aude.State)
        with pytest.raises(aude.Refused):
            empty.__setstate__(wrong)
    with pytest.raises(Exception):
        pickle.loads(pickle.dumps(state)[:-20])


def test_a_state_that_was_not_initialised():
    empty = aude.State.__new__(aude.State)
    for use in (lambda: empty.scores, lambda: empty.legal_actions(), lambda: empty == empty, lambda: repr(empty)):
        with pytest.raises(TypeError):
            use()
