# SPDX-License-Identifier: MIT
"""halve.py NETWORK... OUT: writes a network, or the mean of several, with weights of 16 bits, for src/players."""

import sys

from network import write_halves

if len(sys.argv) < 3:
    sys.exit(__doc__)
write_halves(sys.argv[1:-1], sys.argv[-1])
