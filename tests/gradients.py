"""Gradients as tests compare them."""

from __future__ import annotations

from typing import Any


def each(gradients: Any) -> tuple[Any, ...]:
    """A gradient for each position: that of a single one comes bare, as MindSpore's."""
    return gradients if isinstance(gradients, tuple) else (gradients,)
