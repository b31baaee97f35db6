"""Tests whose bodies run on several processes, which MPI connects.

>>> from tests.ranks import on_ranks
>>> @on_ranks(2)
... def test_sum_is_that_of_both(): ...
"""

from __future__ import annotations

from .marking import on_ranks

__all__ = ["on_ranks"]
