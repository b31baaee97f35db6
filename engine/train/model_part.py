"""What a model runs, under the private names that MindSpore's `Model` has for it."""

from __future__ import annotations

from typing import Any


class HeldPart:
    """An attribute of a model that is one of what it runs: set, it is what runs from then on."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, model: Any, owner: type) -> Any:
        return self if model is None else getattr(model._running, self._name)

    def __set__(self, model: Any, value: Any) -> None:
        setattr(model._running, self._name, value)
