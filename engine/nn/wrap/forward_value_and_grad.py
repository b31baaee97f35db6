"""A network's outputs and gradients as one cell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.cell import Cell
from engine.tensor import ParameterTuple
from engine.typed import Tensor

__all__ = ["ForwardValueAndGrad"]


class ForwardValueAndGrad(Cell):
    """What a network returns, and its gradients, from one run.

    Args:
        network: A cell or function.
        weights: Parameters to differentiate with respect to; needed with `get_by_list`.
        get_all: The gradients of all inputs, not only of the first.
        get_by_list: The gradients of `weights`.
        sens_param: The last argument of the call is the gradient of the output.

    Raises:
        ArgumentTypeError: If a switch is not a bool.
        ArgumentValueError: If `get_by_list` is set without weights.

    >>> import engine
    >>> both = ForwardValueAndGrad(lambda x: (x * x).sum())
    >>> value, gradient = both(engine.Tensor([3.0]))
    >>> float(value), gradient.asnumpy()
    (9.0, array([6.], dtype=float32))

    """

    def __init__(
        self,
        network: Callable[..., Any],
        weights: Sequence[Tensor] | None = None,
        get_all: bool = False,
        get_by_list: bool = False,
        sens_param: bool = False,
    ) -> None:
        super().__init__(auto_prefix=False)
        switches = {"get_all": get_all, "get_by_list": get_by_list, "sens_param": sens_param}
        for name, value in switches.items():
            if not isinstance(value, bool):
                raise ArgumentTypeError.of(f"ForwardValueAndGrad({name})", "a bool", value)
        if get_by_list and weights is None:
            where = "ForwardValueAndGrad(get_by_list=True)"
            raise ArgumentValueError.of(where, "weights", "None")
        self.network = network
        self.get_all = get_all
        self.get_by_list = get_by_list
        self.sens_param = sens_param
        self.weights = ParameterTuple(() if weights is None else _listed(weights))

    def construct(self, *inputs: Any) -> tuple[Any, Any]:
        """`(value, gradients)`; gradients grouped as `GradOperation` groups them."""
        sens = inputs[-1] if self.sens_param else None
        inputs = inputs[:-1] if self.sens_param else inputs
        positions: tuple[int, ...] | int | None = 0
        if self.get_all:
            positions = tuple(range(len(inputs)))
        elif self.get_by_list:
            positions = None
        weights = self.weights if self.get_by_list else None

        def weighted(*args: Any) -> tuple[Any, Any]:
            out = self.network(*args)
            return (ops.sum(out * sens) if self.sens_param else out), out

        found = ops.value_and_grad(weighted, positions, weights, has_aux=True)(*inputs)
        (_, value), gradients = found
        if not (self.get_all and len(inputs) == 1):
            return value, gradients
        if weights is None:
            return value, (gradients,)
        return value, ((gradients[0],), gradients[1])


def _listed(weights: Any) -> Any:
    return weights if isinstance(weights, tuple | list) else [weights]
