"""Arguments in the order of older documents, told by the type of one of them."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Arguments = ParamSpec("Arguments")


def older_order(
    position: int, names: Sequence[str], is_older: Callable[[Any], bool]
) -> Callable[[Callable[Arguments, None]], Callable[Arguments, None]]:
    """A decorator of `__init__` that also takes positional arguments as MindSpore 2.0 ordered them.

    MindSpore 2.6 put `num_process` into the middle of its documented signatures, and has ignored
    what older scripts hand over in its place ever since.

    Args:
        position: Where the orders part, counted without self.
        names: What older arguments from there on are called.
        is_older: Whether the argument at `position` is one of the older order.

    """

    def decorate(init: Callable[Arguments, None]) -> Callable[Arguments, None]:
        start: Callable[..., None] = init

        @wraps(init)
        def call(self: Any, *args: Any, **options: Any) -> None:
            rest = args[position:]
            if 0 < len(rest) <= len(names) and is_older(rest[0]):
                start(self, *args[:position], **dict(zip(names, rest, strict=False)), **options)
            else:
                start(self, *args, **options)

        return cast("Callable[Arguments, None]", call)

    return decorate
