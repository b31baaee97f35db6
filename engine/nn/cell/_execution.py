"""Running a cell: what it computes, in which mode, and for which inputs."""

from __future__ import annotations

import inspect
from typing import Any, Self

from engine.errors import ArgumentTypeError, ArgumentValueError, AttributeMissingError

from ._hooks import Hooks
from ._precision import Precision


class Execution(Hooks, Precision):
    """What happens when a cell is called."""

    training: bool
    requires_grad: bool
    _inputs: tuple[Any, ...] | None

    def construct(self, *args: Any, **kwargs: Any) -> Any:
        """Compute the outputs from the inputs; each cell defines its own.

        Raises:
            AttributeMissingError: If a cell without it is called.

        """
        kind = type(self).__name__
        raise AttributeMissingError(
            f"Calling {kind} expected a method 'construct' that computes its outputs, got none. "
            f"Hint: define construct(self, x) in class {kind}."
        )

    def run_construct(self, cast_inputs: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """What `construct` returns for these inputs, without hooks."""
        return self.construct(*cast_inputs, **kwargs)

    def compile_and_run(self, *args: Any, **kwargs: Any) -> Any:
        """What calling the cell returns; here nothing needs to be compiled first."""
        return self(*args, **kwargs)  # type: ignore[operator] # Cell is callable

    def set_train(self, mode: bool = True) -> Self:
        """Set `training` on this cell and all below; layers such as dropout look at it.

        >>> from engine import nn
        >>> nn.Cell().set_train().training
        True
        """
        for _, cell in self.cells_and_names():
            cell.training = bool(mode)
        return self

    def set_grad(self, requires_grad: bool = True) -> Self:
        """Record in `requires_grad` that the cell's gradient is wanted.

        Gradients are recorded by `ops.grad` where they are asked for, so nothing depends on it.
        """
        self.requires_grad = requires_grad
        return self

    def set_inputs(self, *inputs: Any, **kwargs: Any) -> None:
        """Record for which inputs the cell is meant, by position or by name of `construct`.

        Every shape runs here without it; `get_inputs` returns what was recorded.

        Raises:
            ArgumentValueError: If inputs are given both by position and by name, or not at all.
            ArgumentTypeError: If a name is none of `construct`'s.

        """
        if bool(inputs) == bool(kwargs):
            got = "both" if inputs else "neither"
            raise ArgumentValueError.of("set_inputs", "inputs by position or by name", got)
        names = list(inspect.signature(self.construct).parameters)
        unknown = [name for name in kwargs if name not in names]
        if unknown:
            raise ArgumentTypeError(f"set_inputs expected names among {names}, got {unknown}.")
        self._inputs = inputs or tuple(kwargs.get(name) for name in names)

    def get_inputs(self) -> tuple[Any, ...] | None:
        """What `set_inputs` has recorded, or None."""
        return self._inputs
