"""Gradients of networks, in MindSpore's older form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.autodiff import Value
from engine.errors import ArgumentTypeError, ArgumentValueError

from .differentiable_run import differentiate, listed, without_seeds

__all__ = ["GradOperation"]


class GradOperation:
    """Gradients of a network, MindSpore's older form.

    Args:
        get_all: The gradients of all inputs, not only of the first.
        get_by_list: The gradients of the parameters given at the call; without them those of the
            network's trainable parameters.
        sens_param: The last argument of the call, or the keyword `sens`, is the gradient of the
            output; of several outputs a tuple of gradients.

    >>> import engine
    >>> from engine import ops
    >>> ops.GradOperation(get_all=True)(lambda x, y: x * y)(engine.Tensor(2.0), engine.Tensor(3.0))
    (Tensor(shape=[], dtype=Float32, value= 3), Tensor(shape=[], dtype=Float32, value= 2))

    """

    def __init__(
        self, get_all: bool = False, get_by_list: bool = False, sens_param: bool = False
    ) -> None:
        for name, value in (
            ("get_all", get_all),
            ("get_by_list", get_by_list),
            ("sens_param", sens_param),
        ):
            if not isinstance(value, bool):
                raise ArgumentTypeError.of(f"GradOperation({name})", "a bool", value)
        self.get_all = get_all
        self.get_by_list = get_by_list
        self.sens_param = sens_param

    def __call__(self, network: Callable[..., Any], weights: Any = None) -> Callable[..., Any]:
        """The function that returns the gradients of `network`."""
        if self.get_by_list and weights is None:
            weights = _trainable(network)

        def gradients(*args: Any, **options: Any) -> Any:
            args, seeds = self._seeds(args, options)
            targets = self._targets(args, options)
            chosen = listed(weights) if self.get_by_list else []
            _, found = differentiate(network, args, options, targets, chosen, False, seeds)
            by_input = tuple(found[: len(targets)])
            by_weight: Any = tuple(found[len(targets) :])
            if isinstance(weights, Value):
                by_weight = by_weight[0]
            if self.get_by_list:
                return (by_input, by_weight) if self.get_all else by_weight
            return by_input if self.get_all else by_input[0]

        return gradients

    def _seeds(self, args: tuple, options: dict) -> tuple[tuple, list[Any] | None]:
        """The arguments of the network, and the gradients of its outputs if they were given."""
        if not self.sens_param:
            return args, None
        return without_seeds(args, options)

    def _targets(self, args: tuple, options: dict) -> tuple[int | str, ...]:
        """Which arguments to differentiate with respect to: tensors, also those by keyword."""
        given = [*enumerate(args), *options.items()]
        if self.get_all:
            return tuple(key for key, arg in given if isinstance(arg, Value))
        if self.get_by_list:
            return ()
        return (given[0][0],) if given else (0,)


def _trainable(network: Any) -> list[Value]:
    """The trainable parameters of a network; a function has none of its own."""
    if not hasattr(network, "trainable_params"):
        where, hint = "GradOperation(get_by_list=True)", "give weights at the call"
        raise ArgumentValueError.of(where, "a network, or weights", type(network).__name__, hint)
    return network.trainable_params()
