"""A training step that is ready to run, whoever's it is."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Started:
    """A training step.

    Attributes:
        step: Makes one and returns its loss.
        around: What its turns are inside of.
        remarks: What is to be known of it, such as why it is not planned; it may grow.

    """

    step: Callable[[], float]
    around: Callable[[], AbstractContextManager[object]] = nullcontext
    remarks: list[str] = field(default_factory=list)
