"""Tests in an order that a seed draws: does one need what another left?

`pytest --order=SEED` draws the order of the files, and within each that of its tests. The same seed
gives the same order for the same tests.
"""

from __future__ import annotations

import random
from collections import defaultdict
from pathlib import Path

import pytest


def drawn(items: list[pytest.Item], seed: int) -> list[pytest.Item]:
    """The tests in another order; those of a file stay together, as they share its fixtures."""
    by_file: dict[Path, list[pytest.Item]] = defaultdict(list)
    for item in items:
        by_file[item.path].append(item)
    source = random.Random(seed)
    files = list(by_file.values())
    source.shuffle(files)
    for tests in files:
        source.shuffle(tests)
    return [test for tests in files for test in tests]
