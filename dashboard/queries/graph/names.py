"""What scopes are called: MindSpore's `conv1-Conv2d` and PyTorch's `Conv2d[conv1]` hold a class."""

from __future__ import annotations

import re

_MINDSPORE = re.compile(r"^([^-]+)-([A-Z]\w*)$")
_TORCH = re.compile(r"^([A-Z]\w*)\[(.+)\]$")


def name_and_class(part: str) -> tuple[str, str]:
    """The name of a scope, and the class of the cell that it stands for, where it tells.

    >>> name_and_class("conv1-Conv2d"), name_and_class("Linear[fc]"), name_and_class("dense_1")
    (('conv1', 'Conv2d'), ('fc', 'Linear'), ('dense_1', ''))
    """
    if found := _MINDSPORE.match(part):
        return found[1], found[2]
    if found := _TORCH.match(part):
        return found[2], found[1]
    return part, ""
