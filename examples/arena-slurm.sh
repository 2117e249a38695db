#!/bin/bash
# SPDX-License-Identifier: MIT
# Runs a match on a Slurm cluster, without Ray: each task plays its own decks of the same match.
#   sbatch --array=0-99 examples/arena-slurm.sh hard master
# Afterwards `cat results-*.jsonl > results.jsonl` and `aude arena ... --results results.jsonl` print the summary.
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=8
set -euo pipefail
games=2000  # per task; with two players, half as many decks
task=${SLURM_ARRAY_TASK_ID:?run me with sbatch --array}
exec "${AUDE:-aude}" arena "$@" --games $games --first-deck $((task * games / $#)) \
  --threads "${SLURM_CPUS_PER_TASK:-1}" --results "results-$task.jsonl"
