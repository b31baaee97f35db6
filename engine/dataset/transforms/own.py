"""What operations that users wrote for MindSpore derive from."""

from __future__ import annotations

from typing import Any

from engine.errors import UnsupportedError


class TensorOperation:
    """An operation on the columns of a row: a subclass defines `__call__`, or `_execute_py(img)`.

    Raises:
        UnsupportedError: When called: if it defines neither.

    """

    def __init__(self) -> None:
        self.transforms: list[Any] = []
        self.output_type: Any = None

    def __call__(self, img: Any) -> Any:
        """The column, changed."""
        execute = getattr(self, "_execute_py", None)
        if execute is None:
            raise UnsupportedError(
                f"{type(self).__name__} expected __call__ or _execute_py(img), got neither."
            )
        return execute(img)
