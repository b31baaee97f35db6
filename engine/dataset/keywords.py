"""The further keywords of `map` and `batch`, for those who call them and for type checkers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypedDict

if TYPE_CHECKING:
    from .cache import DatasetCache
    from .callbacks import DSCallback

__all__ = ["BatchKeywords", "MapKeywords"]


class MapKeywords(TypedDict, total=False):
    """What `Dataset.map` takes beside its arguments."""

    cache: DatasetCache | None
    callbacks: DSCallback | Sequence[DSCallback] | None
    offload: bool | None
    python_multiprocessing: bool
    max_rowsize: int | Sequence[int] | None


class BatchKeywords(TypedDict, total=False):
    """What `Dataset.batch` takes beside its arguments."""

    per_batch_map: Callable[..., Any] | None
    input_columns: str | Sequence[str] | None
    output_columns: str | Sequence[str] | None
    python_multiprocessing: bool
    max_rowsize: int | Sequence[int] | None
