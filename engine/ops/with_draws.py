"""Whether a piece of code draws random numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.backend import Draws

__all__: list[str] = []


def with_draws(run: Callable[..., Any], *args: Any, **kwargs: Any) -> tuple[Any, bool]:
    """What `run` returns, and whether it drew from a generator meanwhile."""
    draws = Draws()
    with draws.followed():
        result = run(*args, **kwargs)
    return result, bool(draws)
