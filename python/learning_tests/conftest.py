# SPDX-License-Identifier: MIT
import sys
from pathlib import Path

BASELINES = Path(__file__).parents[2] / "examples" / "baselines"
sys.path.insert(0, str(BASELINES))
