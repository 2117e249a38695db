#!/bin/bash
# A match spread over machines that one can reach by ssh and that have `aude` in their path:
#   HOSTS="anna ben" examples/arena-ssh.sh hard master
# A machine that fails can be asked again: what stands in its file is not played twice.
set -euo pipefail
games=2000  # of each machine
task=0
for host in ${HOSTS:?name the machines}; do
  ssh "$host" aude arena "$@" --games $games --first-deck $((task * games / $#)) --results aude-results.jsonl &
  task=$((task + 1))
done
wait
for host in $HOSTS; do ssh "$host" cat aude-results.jsonl; done > results.jsonl
aude arena "$@" --games 0 --results results.jsonl
