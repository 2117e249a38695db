# SPDX-License-Identifier: MIT
"""Other libraries use Aude's arrays and environments as they are."""

import gymnasium
import numpy as np
import pytest
import torch

import aude
import aude.gymnasium
from aude import dataset

ARRAYS = ("tokens", "planes", "info", "mask", "rewards", "done", "actors", "final_scores", "actions")


def test_pytorch_reads_and_writes_the_same_memory():
    env = aude.VectorEnv(4, observation="both", seed=1)
    tensors = {name: torch.from_dlpack(getattr(env, name)) for name in ARRAYS}
    for name, tensor in tensors.items():
        assert tensor.data_ptr() == getattr(env, name).ctypes.data, name
    env.step(env.sample())
    assert all((tensors[name].numpy() == getattr(env, name)).all() for name in ARRAYS)


def test_arrays_may_be_tensors_of_pytorch():
    tokens = torch.zeros(4, 3036, dtype=torch.uint8)
    with aude.VectorEnv(4, seed=1, out={"tokens": tokens.numpy()}) as env:
        before = tokens.clone()
        env.step(env.sample())
        assert not torch.equal(tokens, before) and (tokens.numpy() == env.tokens).all()


def test_logits_may_be_a_tensor():
    with aude.VectorEnv(4, seed=1) as env:
        offsets, numbers = env.legal_actions()
        assert (env.sample_logits(torch.zeros(numbers.size)) >= 0).all()


def test_jax_reads_the_same_memory():
    import jax

    env = aude.VectorEnv(4, observation="both", seed=1)
    for name in ARRAYS:
        array = jax.dlpack.from_dlpack(getattr(env, name), copy=False)
        assert array.unsafe_buffer_pointer() == getattr(env, name).ctypes.data, name
        assert (np.asarray(array) == getattr(env, name)).all()


def test_maskable_ppo_trains_with_the_masks_of_the_environment():
    from sb3_contrib import MaskablePPO

    env = gymnasium.make("aude/Aude-v0", opponent="random", illegal="end")
    model = MaskablePPO(
        "MultiInputPolicy", env, n_steps=64, batch_size=32, n_epochs=1, device="cpu", policy_kwargs={"net_arch": [16]}
    )
    before = [each.detach().clone() for each in model.policy.parameters()]
    model.learn(128)
    assert model.num_timesteps == 128
    assert any(not torch.equal(old, new) for old, new in zip(before, model.policy.parameters()))
    seen, _ = env.reset(seed=1)
    for _ in range(20):
        action, _ = model.predict(seen, action_masks=env.unwrapped.action_masks())
        seen, _, ended, _, info = env.step(action)
        assert not info["illegal"] and not ended


@pytest.mark.parametrize("workers", [0, 2])
def test_sets_of_games_load_into_pytorch(tmp_path, workers):
    data = dataset.Dataset(dataset.make(tmp_path, games=3, level="random", nodes=0))
    loader = torch.utils.data.DataLoader(data.torch(), batch_size=None, num_workers=workers)
    loaded = sorted((tuple(game["played"].tolist()) for game in loader))
    assert loaded == sorted(tuple(game["played"].tolist()) for game in data.samples())
