# SPDX-License-Identifier: MIT
"""halve.py NETWORK OUT: writes a network with weights of 16 bits, for src/players/network.bin."""

import sys

from network import write_halves

if len(sys.argv) != 3:
    sys.exit(__doc__)
write_halves(sys.argv[1], sys.argv[2])
