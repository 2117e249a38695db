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

    curve = selfplay.Curve(tmp_path / "ppo.npz", every=10, games=20)
    selfplay.train(TorchLearner(network.initial(1)), 0.2, curve)
    assert curve.lines[-1][3] > curve.lines[0][3] + 10  # margin against easy, in points
    assert (tmp_path / "ppo.csv").read_text().startswith("minutes,decisions,won against easy,margin")


def test_alphazero_learns_from_its_search(tmp_path):
    import alphazero

    ticks = iter(range(0, 6000, 60))  # a minute passes each time the clock is looked at
    curve = selfplay.Curve(tmp_path / "az.npz", every=100, games=2, clock=lambda: next(ticks))
    losses = alphazero.train(network.initial(1), 5, curve, round_games=1, simulations=4, moves=10)
    assert len(losses) == 2 and np.isfinite(losses).all() and losses[1] < losses[0]
    assert [line[1] for line in curve.lines] == [0, 20]


def test_self_play_on_ray_joins_what_its_workers_play(tmp_path):
    import ray
    import ray_selfplay

    ray.init(num_cpus=2, include_dashboard=False, runtime_env={"env_vars": {"PYTHONPATH": str(BASELINES)}})
    try:
        played = ray_selfplay.Players(2, seed=1, steps=16).play(network.initial(1))
    finally:
        ray.shutdown()
    alone = [selfplay.Player(1000 + each, steps=16).play(network.initial(1)) for each in range(2)]
    assert len(played.rows) == 32 and not np.array_equal(played.chosen[:16], played.chosen[16:])
    assert np.array_equal(played.chosen, np.concatenate([each.chosen for each in alone]))


def test_the_weights_that_are_checked_in_beat_easy():
    share, margin = match.share_won(network.load(BASELINES / "ppo.npz"), "easy", 100, seed=77)
    assert share > 0.8 and margin > 15
