# SPDX-License-Identifier: MIT
"""The baselines learn, their variants agree, and the weights that are checked in are as strong as their card says."""

import match
import network
import numpy as np
import pytest
import selfplay
from conftest import BASELINES


@pytest.fixture(scope="module")
def parts():
    """Some steps of the optimiser's work, from games of an untrained network."""
    weights = network.initial(3)
    stretch = selfplay.Player(3, games=8, steps=20).play(weights)
    return weights, list(selfplay.parts(stretch, np.random.default_rng(1)))[:2]


def test_the_return_of_a_game_is_its_margin(monkeypatch):
    """Without discount and with values of zero: what the other player scores counts negatively."""
    monkeypatch.setattr(selfplay, "TRACE", 1.0)
    monkeypatch.setattr(selfplay, "DISCOUNT", 1.0)
    player = selfplay.Player(3, games=8, steps=160)
    weights = {name: np.zeros_like(each) for name, each in network.initial(1).items()}
    first = player.play(weights).returns[0] * selfplay.SCALE  # by the first seat
    margins = player.env.final_scores[:, 0] - player.env.final_scores[:, 1]
    assert player.env.games_ended == 8 and np.allclose(first, margins, atol=1e-3) and len(set(margins)) > 3


def test_pytorch_and_jax_learn_the_same(parts):
    from ppo_jax import JaxLearner
    from ppo_torch import TorchLearner

    weights, work = parts
    learners = [TorchLearner(weights), JaxLearner(weights)]
    for part in work:
        for learner in learners:
            learner.update(part, rate=1e-3, entropy_weight=0.01)
    one, other = (learner.numbers() for learner in learners)
    for name in weights:
        assert np.allclose(one[name], other[name], atol=1e-4), name
    assert max(np.abs(one[name] - weights[name]).max() for name in weights) > 1e-3


def test_ppo_improves(tmp_path):
    from ppo_torch import TorchLearner

    curve = selfplay.train(TorchLearner(network.initial(1)), 0.2, tmp_path / "ppo.npz", every=10, games=20)
    assert curve[-1][3] > curve[0][3] + 10  # margin against easy, in points
    assert (tmp_path / "ppo.csv").read_text().startswith("minutes,decisions,won against easy,margin")


def test_alphazero_runs(tmp_path):
    import alphazero

    losses = alphazero.train(2, games=1, simulations=4, out=tmp_path / "az.npz", moves=10)
    assert len(losses) == 2 and np.isfinite(losses).all() and losses[1] < losses[0]


def test_self_play_on_ray_learns_from_every_worker(tmp_path):
    import ray
    import ray_selfplay

    ray.init(num_cpus=2, include_dashboard=False, runtime_env={"env_vars": {"PYTHONPATH": str(BASELINES)}})
    try:
        weights = ray_selfplay.train(1, workers=2, out=tmp_path / "ray.npz", steps=16)
    finally:
        ray.shutdown()
    assert max(np.abs(weights[name] - network.initial(1)[name]).max() for name in weights) > 1e-3


def test_the_weights_that_are_checked_in_beat_easy():
    share, margin = match.share_won(network.load(BASELINES / "ppo.npz"), "easy", 100, seed=77)
    assert share > 0.8 and margin > 15
