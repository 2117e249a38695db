#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes tests/data/compete: ratings as other programs compute them. The tests compare ours with them.

  python3 -m venv build/glicko && build/glicko/bin/pip install glicko2-py==0.1.0
  build/glicko/bin/python tests/compete/make_cases.py

glicko.txt comes from the package glicko2-py 0.1.0 (MIT). The package glicko2 2.1.0, which is better known, is not
used: in step 5 it has the rating where the paper has the deviation.

ratings.txt is a log of results and the standings after it. They are computed here by a second implementation of what
src/compete/ratings.h describes. It shares no code with the first one, and finds volatilities by bisection.
"""
import math
import random
from pathlib import Path

from glicko2.math import algorithm, mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

DATA = Path(__file__).resolve().parent.parent / 'data/compete'
algorithm._EPSILON = 1e-12  # the package stops at 1e-6


# --- one period of the paper ---

def glicko_cases(rng):
    """Lines "case RATING DEVIATION VOLATILITY GAMES", a line per game, and "after ..."."""
    for _ in range(150):
        rating, deviation, volatility = rng.randint(300, 3000), rng.randint(30, 350), rng.randint(20, 120) / 1000
        games = [(rng.randint(300, 3000), rng.randint(30, 350), rng.choice((0, 0.5, 1)))
                 for _ in range(rng.randint(0, 12))]
        after = update_rating(rating_to_mu(rating), rd_to_phi(deviation), volatility,
                              [(rating_to_mu(r), rd_to_phi(d), s) for r, d, s in games])
        yield f'case {rating!r} {deviation!r} {volatility!r} {len(games)}'
        for game in games:
            yield 'game {!r} {!r} {!r}'.format(*game)
        yield f'after {mu_to_rating(after.mu)!r} {phi_to_rd(after.phi)!r} {after.sigma!r}'


# --- standings from a log of results ---

DAY = 24 * 60 * 60 * 1000
SCALE = 173.7178


def half_up(x):
    return math.floor(abs(x) + 0.5) * (1 if x >= 0 else -1)


class Player:
    def __init__(self, rating=1_500_000, deviation=350_000, anchor=False):
        self.rating, self.deviation, self.volatility = rating, deviation, 60_000_000
        self.games, self.played, self.anchor = 0, 0, anchor

    def periods(self, now):
        return (now - self.played) / (4 * DAY) if self.games else 0

    def grown(self, now):
        if self.anchor:
            return self.deviation
        variance = (self.deviation / 1e3) ** 2 + self.periods(now) * (self.volatility / 1e9 * SCALE) ** 2
        return min(350_000, max(45_000, half_up(math.sqrt(variance) * 1e3)))

    def line(self):
        return f'{self.rating} {self.deviation} {self.volatility} {self.games} {self.played}'


def likely_volatility(sigma, phi2, v, delta2, t, tau=0.5):
    start = math.log(sigma * sigma)

    def slope(x):
        total = phi2 + v + t * math.exp(x)
        return t * math.exp(x) * (delta2 - total) / (2 * total * total) - (x - start) / (tau * tau)

    low, high = start - 20, start + 20
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if slope(middle) > 0 else (low, middle)
    return math.exp(low / 2)


def updated(player, opponents, now):
    """The player's new numbers. `opponents`: rating, deviation, score, weight."""
    mu, phi2 = player.rating / 1e3, (player.deviation / 1e3 / SCALE) ** 2
    information = surplus = 0
    for rating, deviation, score, weight in opponents:
        impact = 1 / math.sqrt(1 + 3 * (deviation / 1e3 / SCALE) ** 2 / math.pi ** 2)
        expected = 1 / (1 + math.exp(-impact * (mu - rating / 1e3) / SCALE))
        information += weight * impact ** 2 * expected * (1 - expected)
        surplus += weight * impact * (score - expected)
    v, t, sigma = 1 / information, player.periods(now), player.volatility / 1e9
    if t > 0:
        sigma = likely_volatility(sigma, phi2, v, (v * surplus) ** 2, t)
    variance = 1 / (1 / (phi2 + t * sigma * sigma) + information)
    rating = half_up((mu + SCALE * variance * surplus) * 1e3)
    deviation = half_up(math.sqrt(variance) * SCALE * 1e3)
    return min(4_000_000, max(100_000, rating)), min(350_000, max(45_000, deviation)), half_up(sigma * 1e9)


def weight_of(times, now, players):
    recent = sum(now - time < 7 * DAY for time in times)
    return 2 / players * 0.8 ** max(0, recent - 4)


def record(players, met, kind, now, places):
    """Applies one result; places: id -> place."""
    new = {}
    for me in places:
        opponents = []
        for other in places:
            if other != me:
                score = (places[me] < places[other]) + (places[me] == places[other]) / 2
                times = met.setdefault((kind, *sorted((me, other))), [])
                opponents.append((players[kind, other].rating, players[kind, other].grown(now), score,
                                  weight_of(times, now, len(places))))
        new[me] = updated(players[kind, me], opponents, now)
    for me in places:
        player = players[kind, me]
        if not player.anchor:
            player.rating, player.deviation, player.volatility = new[me]
        player.games += 1
        player.played = now
    for one in places:
        for other in places:
            if one < other:
                met[kind, one, other].append(now)


def rating_cases(rng):
    """Lines "anchor KIND ID RATING", "result KIND TIME PLAYERS ID PLACE ...", "standing KIND ID NUMBERS"."""
    ids = [f'p{i}' for i in range(9)] + ['easy', 'hard']
    players = {(kind, id): Player() for kind in ('base', 'base_duel', 'sets', 'several') for id in ids}
    for kind in ('base', 'several'):
        for id, rating in (('easy', 1_200_000), ('hard', 2_150_000)):
            players[kind, id] = Player(rating, 45_000, True)
            yield f'anchor {kind} {id} {rating}'
    met, now = {}, 1_750_000_000_000
    for _ in range(1000):
        now += rng.choice((60_000,) * 20 + (3_600_000,) * 10 + (7 * DAY // 20, rng.randint(1, 20) * DAY // 4, 12 * DAY))
        kind = rng.choice(('base', 'base', 'base_duel', 'sets', 'several'))
        # Some play each other again and again.
        if rng.random() < 0.6:
            some = ids[:4] if kind == 'several' else ids[:2]
        else:
            some = rng.sample(ids, rng.randint(3, 6) if kind == 'several' else 2)
        places = {id: rng.randint(1, len(some)) for id in some}
        record(players, met, kind, now, places)
        yield f'result {kind} {now} {len(places)} ' + ' '.join(f'{id} {place}' for id, place in places.items())
    for (kind, id), player in players.items():
        if player.games:
            yield f'standing {kind} {id} {player.line()}'


DATA.mkdir(exist_ok=True)
(DATA / 'glicko.txt').write_text('\n'.join(glicko_cases(random.Random(1))) + '\n')
(DATA / 'ratings.txt').write_text('\n'.join(rating_cases(random.Random(2))) + '\n')
