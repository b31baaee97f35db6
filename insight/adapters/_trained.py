"""How far a Keras model was trained before: by what this process saw, or its optimizer counted."""

from __future__ import annotations

import weakref
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class _Trained:
    batches: int
    epochs: int
    optimizer: weakref.ref[Any] | None
    counted: int
    """What the optimizer counted then; it began later than the model where that was recompiled."""


_SEEN: weakref.WeakKeyDictionary[Any, _Trained] = weakref.WeakKeyDictionary()


def batches_before(model: Any) -> int:
    """Batches that a model was trained until now, as far as anything says."""
    seen, counted = _SEEN.get(model), _counted(model.optimizer)
    if seen is None:
        return counted
    if seen.optimizer is not None and seen.optimizer() is model.optimizer:
        return max(0, seen.batches + counted - seen.counted)
    return max(seen.batches, counted)


def epochs_before(model: Any) -> int:
    """Epochs that this process saw a model trained; no optimizer counts them."""
    seen = _SEEN.get(model)
    return 0 if seen is None else seen.epochs


def remember(model: Any, batches: int, epochs: int) -> None:
    """Keeps how far a model was trained, as long as it is there."""
    optimizer = model.optimizer
    kept = None if optimizer is None else weakref.ref(optimizer)
    _SEEN[model] = _Trained(batches, epochs, kept, _counted(optimizer))


def _counted(optimizer: Any) -> int:
    updates = getattr(optimizer, "iterations", None)  # a variable, which has no truth value
    return (
        0
        if updates is None
        else int(updates) * (getattr(optimizer, "gradient_accumulation_steps", None) or 1)
    )
