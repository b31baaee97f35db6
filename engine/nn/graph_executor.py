"""What users ask of MindSpore's compiler of whole networks; a network runs as it is here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .cell import Cell


class CellGraphExecutor:
    """`_cell_graph_executor` of MindSpore, as far as it has a meaning where nothing is compiled."""

    def compile(
        self, obj: Callable[..., Any], *args: Any, phase: str = "predict", **options: Any
    ) -> tuple[str, bool]:
        """Check the inputs of a cell, as `Cell.compile` does; nothing is compiled and nothing runs.

        Args:
            obj: A cell; the inputs of a function are not checked.
            *args: Its inputs.
            phase: What MindSpore would call the graph; a part of what is returned.
            **options: Of the compiler, without effect.

        Returns:
            The name of the graph, and that none was compiled: False.

        Raises:
            ArgumentTypeError: If `construct` takes other inputs.
            ShapeError: If a shape does not fit what `set_inputs` recorded.

        """
        if isinstance(obj, Cell):
            obj.compile(*args)
        return f"{phase}.{id(obj)}", False

    def __call__(self, obj: Callable[..., Any], *args: Any, phase: str = "predict") -> Any:
        """What the cell or function returns; `phase` names a graph, of which there is none."""
        return obj(*args)


executor = CellGraphExecutor()
