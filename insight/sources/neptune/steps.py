"""The steps of Neptune's series, as far as they are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from insight.sources.fractional_steps import Decimals

from .rows import NO_STEP, UNIT

if TYPE_CHECKING:
    from insight.format.scalars.columns import Column


def true_steps(parts: Column) -> Column | Decimals:
    """The steps that so many parts are; of a series that lacks some, doubles with NaN among them.

    >>> true_steps(np.array([1500000])).parts.tolist(), true_steps(np.array([NO_STEP])).tolist()
    ([1500000], [nan])
    """
    is_missing = parts == NO_STEP
    return np.where(is_missing, np.nan, parts / UNIT) if is_missing.any() else Decimals(parts, UNIT)


def sample_numbers(parts: Column) -> Column:
    """Numbers from 1 on for samples of the machine, in the order of their steps."""
    numbers = np.empty(len(parts), np.int64)
    numbers[np.argsort(parts, kind="stable")] = np.arange(1, len(parts) + 1)
    return numbers
