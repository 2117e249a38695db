#!/bin/bash
# SPDX-License-Identifier: MIT
# node.sh COMMAND...: runs a command (npm ci, npx vite build, ...) with a node new enough for the web
# client on its PATH. Debian 12's own is too old, so npm fetches one into build/node when needed.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
wanted=22

new_enough() { [ "$("$1" -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)" -ge $wanted ]; }

if ! new_enough node; then
  bin=$root/build/node/node_modules/node/bin
  if ! new_enough "$bin/node"; then
    mkdir -p "$root/build/node"
    npm install --prefix "$root/build/node" --no-audit --no-fund --loglevel error "node@$wanted" >&2
  fi
  PATH=$bin:$PATH
fi
exec "$@"
