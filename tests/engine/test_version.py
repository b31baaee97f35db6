"""The engine says which version of Insight it is part of."""

from __future__ import annotations

import engine
import insight


def test_version_is_the_one_of_insight() -> None:
    assert engine.__version__ == insight.__version__


def test_version_is_among_the_public_names() -> None:
    assert "__version__" in engine.__all__
