"""Which step of which run an error of a network belongs to, and what the network was given."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from engine.tensor import Tensor

PHASES = {"train": "training", "eval": "evaluation"}


@contextmanager
def noted(params: Any, batch: list[Any]) -> Iterator[None]:
    """Add to an error of the network where in the run it happened, and with which batch.

    The error stays what it is: the note is a line below its message.
    """
    try:
        yield
    except Exception as error:
        epoch = f"epoch {params.cur_epoch_num}, " if "cur_epoch_num" in params else ""
        run = f"{PHASES[params.mode]}, {epoch}step {params.cur_step_num}"
        error.add_note(f"This was in {run}: the dataset gave {_columns(batch)}")
        raise


def _columns(batch: list[Any]) -> str:
    """How many columns, of which types and shapes; and what seems to be wrong with them."""
    count = "1 column" if len(batch) == 1 else f"{len(batch)} columns"
    text = f"{count}, {', '.join(map(_described, batch)) or 'none'}."
    if any(isinstance(value, Tensor) and value.shape == () for value in batch):
        return f"{text} Hint: single numbers are rows that were not put together by .batch(…)."
    return text


def _described(value: Any) -> str:
    """`float32 (2, 3)`, or the type of what is no tensor."""
    if isinstance(value, Tensor):
        return f"{str(value.dtype).lower()} {value.shape}"
    return type(value).__name__
