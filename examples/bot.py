#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A complete bot for `aude arena ./examples/bot.py greedy`: no dependencies, one decision at a time."""
import json
import random
import sys


def crowd(action, laid):
    """The number of tiles that a placement touches: surrounded cells complete features."""
    x, y = map(int, action.split()[1].split(","))
    return sum((x + dx, y + dy) in laid for dx in (-1, 0, 1) for dy in (-1, 0, 1))


def choose(position, laid):
    legal = position["legal"]
    if position["phase"] == "place":
        most = max(crowd(action, laid) for action in legal)
        return random.choice([action for action in legal if crowd(action, laid) == most])
    if position["phase"] == "deploy":
        # A tile's cities and roads come first in the list of segments.
        figures = [action for action in legal if action.startswith("follower")]
        return figures[0] if figures else "pass"
    return random.choice(legal)  # recall and tend


laid = set()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "name": "example"}), flush=True)
    elif message["type"] == "game":
        laid = {(0, 0)}
    elif message["type"] == "action" and message["action"].startswith("place"):
        laid.add(tuple(map(int, message["action"].split()[1].split(","))))
    elif message["type"] == "move":
        answer = choose(message["position"], laid)
        print(json.dumps({"type": "move", "action": answer}), flush=True)
