"""Tables of scalars out of a few numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.scalar_tables import scalar_table

if TYPE_CHECKING:
    from collections.abc import Callable

    import pandas as pd


@pytest.fixture(scope="session", name="scalar_table")
def scalar_tables() -> Callable[..., pd.DataFrame]:
    """Makes a scalar table from `run, tag, values` triples, with steps from 0."""
    return scalar_table
