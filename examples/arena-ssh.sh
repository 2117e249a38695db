#!/bin/bash
# SPDX-License-Identifier: MIT
# Runs a match on several machines that are reachable by ssh and have `aude` in their path:
#   HOSTS="anna ben" examples/arena-ssh.sh hard master
# If a machine fails, run the command again: games already in its file are not played twice.
set -euo pipefail
games=2000  # per machine
task=0
for host in ${HOSTS:?name the machines}; do
  ssh "$host" aude arena "$@" --games $games --first-deck $((task * games / $#)) --results aude-results.jsonl &
  task=$((task + 1))
done
wait
for host in $HOSTS; do ssh "$host" cat aude-results.jsonl; done > results.jsonl
aude arena "$@" --games 0 --results results.jsonl
