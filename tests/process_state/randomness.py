"""Random numbers that begin anew with each test, so that it draws the same alone and among others.

INSIGHT_TEST_SEED takes others: do tests hold for them, too?
"""

from __future__ import annotations

import os
import random
import secrets
import sys

import numpy as np

SEED = int(os.environ.get("INSIGHT_TEST_SEED", "0"))
_FRESH = random.Random(SEED)


def decide_fresh_seeds() -> None:
    """Have the engine and its data sets draw from here where no seed was set."""
    secrets.randbits = _FRESH.getrandbits


def begin_to_draw() -> None:
    random.seed(SEED)
    np.random.seed(SEED)
    _FRESH.seed(SEED)
    if (draws := sys.modules.get("engine.backend.random")) is not None:
        draws._seeds.clear()
        draws._generators.clear()
        draws._later.clear()
