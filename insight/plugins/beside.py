"""What is recorded beside a training: what the machine did, what was printed, who was told.

Its steps count samples and lines: they do not say how far a training came, and one that hangs does
not go on because they do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

MACHINE = "machine/"
"""What tags of the machine's series begin with."""
CONSOLE = "console/"
"""What tags of printed lines begin with: `console/out`, `console/err`."""
ALERT = "alert"
"""The tag of what somebody was told."""

_FOLDERS = (MACHINE, CONSOLE)


def is_beside(tag: str) -> bool:
    """Whether the steps of a tag are none of the training's.

    >>> [is_beside(tag) for tag in ("machine/cpu", "console/out", "alert", "loss", "machine")]
    [True, True, True, False, False]
    """
    return tag.startswith(_FOLDERS) or tag == ALERT


def of_training(tags: Iterable[str]) -> list[str]:
    """The tags that are not beside the training, in their order.

    >>> of_training(["loss", "machine/cpu"])
    ['loss']
    """
    return [tag for tag in tags if not is_beside(tag)]
