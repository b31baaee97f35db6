"""Optimizer: groups of parameters with options of their own, and one step of all of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, ClassVar

import numpy as np

from engine import ops
from engine.autodiff import Value, quiet
from engine.autodiff.replayable import beside_the_graph
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    AttributeMissingError,
    UnknownNameError,
)
from engine.nn.cell import Cell
from engine.nn.optim.blocks import Slots
from engine.nn.optim.complex_parameters import as_parts, is_complex
from engine.nn.optim.gradients import centralized, fitting
from engine.nn.optim.rates import host_parameter
from engine.ops.halves import widened
from engine.tensor import Parameter, ParameterTuple
from engine.typed import Trained

from .arguments import number, rate_of, rate_parameter

__all__ = ["Optimizer"]


class Optimizer(Cell):
    """The base of the optimizers here. Called with gradients, it moves its parameters one step.

    A kind of optimizer gives the options with their defaults, keeps running state with `slots`,
    checks options in `check` and defines `update`; or it defines `construct` itself.

    Args:
        params: Parameters, or dicts with `params` and any of the options.
        defaults: The options by name, for groups that do not give them; `lr` among them.

    Attributes:
        parameters: What is trained, in the order of the gradients.
        param_groups: Dicts with `params` and every option, which are read at each step. `lr` is a
            Parameter; a number may take its place.
        defaults: The options that were given.
        lrs: The rates of the groups.
        group_start_id: Where each group begins among the parameters, and where the last one ends.
        state: A place for what users keep by parameter.
        decays_apart: Whether `update` decays the parameters itself, apart from their gradients.

    Raises:
        ArgumentTypeError: If there are no parameters, or an option has the wrong type.
        ArgumentValueError: If there are none, one comes twice, or an option is out of its range.
        UnknownNameError: If a group has no `params`.

    """

    decays_apart: ClassVar[bool] = False

    def __init__(self, params: Trained, defaults: dict[str, Any]) -> None:
        super().__init__(auto_prefix=False)
        self.defaults = defaults
        self.state: defaultdict[Any, dict[str, Any]] = defaultdict(dict)
        self.param_groups: list[dict[str, Any]] = []
        self.lrs: list[Parameter] = []
        self.group_start_id = [0]
        self.parameters = ParameterTuple(())
        self.hyper_map, self.map_ = ops.HyperMap(), ops.Map()
        self._kept: dict[str, tuple[Any, bool]] = {}
        given = _listed(type(self).__name__, params)
        for group in given if isinstance(given[0], dict) else [{"params": given}]:
            self.add_param_group(group)

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Train more parameters, with options of their own; their running state is there, too.

        Args:
            param_group: `params`, and any of the options.

        Raises:
            ArgumentTypeError: If it is no dict, or an option has the wrong type.
            ArgumentValueError: If a parameter comes twice, or an option is out of its range.
            UnknownNameError: If it has no `params`.

        """
        name = type(self).__name__
        if not isinstance(param_group, dict):
            raise ArgumentTypeError.of(f"{name}(params)", "dicts, as the first is", param_group)
        if "params" not in param_group:
            raise UnknownNameError.of(f"{name}(params)", sorted(param_group), ["params"])
        group = {"params": [], **self.defaults, **param_group}
        group["params"] = _distinct(name, self.parameters, param_group["params"])
        group.setdefault("weight_decay", 0.0)
        number(f"{name}(weight_decay)", group["weight_decay"])
        self.check(group)
        rate_name = f"learning_rate_group_{len(self.param_groups)}"
        group["lr"] = rate_parameter(f"{name}(lr)", group["lr"], rate_name)
        self.lrs.append(group["lr"])
        self.param_groups.append(group)
        self.group_start_id.append(self.group_start_id[-1] + len(group["params"]))
        self.parameters = ParameterTuple((*self.parameters, *group["params"]))
        for prefix, (start, is_scalar) in self._kept.items():
            more = _made(group["params"], prefix, start, is_scalar)
            setattr(self, prefix, Slots((*tuple(getattr(self, prefix)), *more)))

    def check(self, group: dict[str, Any]) -> None:
        """Refuse options that do not fit; each kind says which. `lr` and `weight_decay` are known.

        Raises:
            ArgumentTypeError: If an option has the wrong type.
            ArgumentValueError: If it is out of its range.

        """

    def slots(self, prefix: str, init: Any = "zeros") -> None:
        """Keep running state of the shapes of the parameters in the attribute `prefix`.

        Args:
            prefix: What stands before the names, with a dot.
            init: `"zeros"`, `"ones"` or a number to start with.

        """
        self._keep(prefix, init, is_scalar=False)

    def scalars(self, prefix: str, value: float) -> None:
        """Keep one number for each parameter in the attribute `prefix`, in host memory."""
        self._keep(prefix, value, is_scalar=True)

    def counter(self, name: str) -> Parameter:
        """A parameter that counts steps, int32 in host memory."""
        return host_parameter(np.zeros((), np.int32), name)

    def construct(self, gradients: Any) -> bool:
        """Move every parameter one step; True.

        Args:
            gradients: One a parameter, in the order of `parameters`.

        Raises:
            ArgumentTypeError: If they are no tuple or list of tensors.
            ArgumentValueError: If their number differs.
            ShapeError: If a shape differs.

        """
        beside_the_graph("an optimizer makes a step", in_parts=True)
        arrays = fitting(type(self).__name__, self.parameters, gradients)
        self.begin_step()
        with quiet():  # of gradients that have overflowed
            for start, group in zip(self.group_start_id, self.param_groups, strict=False):
                rate = rate_of(group["lr"])
                for at, parameter in enumerate(group["params"], start):
                    gradient = self._ready(parameter, arrays[at], group)
                    self._move(at, parameter, gradient, rate, group)
        self.end_step()
        return True

    def begin_step(self) -> None:
        """What happens once a step, before the parameters."""

    def end_step(self) -> None:
        """What happens once a step, after them."""

    def update(
        self, position: int, parameter: Any, gradient: Any, rate: float, group: dict[str, Any]
    ) -> None:
        """Move one parameter, in place; each kind of optimizer defines it.

        Args:
            position: Which one, for the running state.
            parameter: The parameter; of a complex one both parts, as real numbers.
            gradient: An array of its shape, decayed, with the sign of what is to become less.
            rate: The learning rate.
            group: The options.

        """
        kind = type(self).__name__
        raise AttributeMissingError(
            f"{kind} expected a method 'update' that moves a parameter, got none. "
            f"Hint: define update(self, position, parameter, gradient, rate, group), or construct."
        )

    def __repr__(self) -> str:
        lines = [f"{type(self).__name__} ("]
        for at, group in enumerate(self.param_groups):
            lines.append(f"Parameter Group {at}")
            for key in sorted(group.keys() - {"params"}):
                value = group[key]
                shown = value.asnumpy() if isinstance(value, Parameter) else value
                lines.append(f"    {key}: {shown}")
        return "\n".join([*lines, ")"])

    def _keep(self, prefix: str, start: Any, *, is_scalar: bool) -> None:
        self._kept[prefix] = start, is_scalar
        setattr(self, prefix, Slots(_made(self.parameters, prefix, start, is_scalar)))

    def _ready(self, parameter: Any, gradient: Any, group: dict[str, Any]) -> Any:
        """A gradient as `update` takes it; of halves it is float32."""
        gradient = widened(gradient)
        if group.get("maximize"):
            gradient = -gradient
        decay = group["weight_decay"]
        if decay and not self.decays_apart:
            gradient = gradient + decay * parameter.array
        return centralized(gradient) if group.get("grad_centralization") else gradient

    def _move(
        self, at: int, parameter: Any, gradient: Any, rate: float, group: dict[str, Any]
    ) -> None:
        if is_complex(parameter.array):
            whole = gradient.astype(parameter.array.dtype, order="C", copy=False)
            parameter, gradient = Value.wrap(as_parts(parameter.array)), as_parts(whole)
        self.update(at, parameter, gradient, rate, group)


def _made(parameters: Any, prefix: str, start: Any, is_scalar: bool) -> list[Parameter]:
    if is_scalar:
        number_of = np.array(start, np.float32)
        return [host_parameter(number_of.copy(), f"{prefix}_{one.name}") for one in parameters]
    named = start if isinstance(start, str) else "ones"
    made = ParameterTuple(parameters).clone(prefix, named)
    for slot in made:
        if is_complex(slot.array):
            slot.array[...] = 0.0
            as_parts(slot.array)[...] = {"zeros": 0.0, "ones": 1.0}.get(named, 1.0)
        if not isinstance(start, str):
            slot.array *= start
    return list(made)


def _listed(name: str, params: Any) -> list[Any]:
    where = f"{name}(params)"
    if params is None:
        raise ArgumentValueError.of(where, "parameters", None)
    if not isinstance(params, Iterable) or isinstance(params, Parameter | dict | str):
        raise ArgumentTypeError.of(where, "a list of Parameters, or of dicts", params)
    listed = list(params)
    if not listed:
        hint = "give network.trainable_params()"
        raise ArgumentValueError.of(where, "parameters", "an empty list", hint)
    return listed


def _distinct(name: str, present: Any, params: Any) -> list[Parameter]:
    where = f"{name}(params)"
    several = [params] if isinstance(params, Parameter) else params
    if not isinstance(several, Iterable) or isinstance(several, set | dict | str):
        raise ArgumentTypeError.of(where, "Parameters in an order", params)
    found = list(several)
    names = {one.name for one in present}
    for one in found:
        if not isinstance(one, Parameter):
            raise ArgumentTypeError.of(where, "Parameters", one)
        if one.name in names:
            raise ArgumentValueError.of(where, "each name once", f"{one.name!r} twice")
        names.add(one.name)
    return found
