"""The same first weights and draws for every test of boost."""

from __future__ import annotations

import pytest

import engine


@pytest.fixture(autouse=True)
def _seeded() -> None:
    engine.set_seed(1)
