"""What every operator class is."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.autodiff import cutter
from engine.errors import ArgumentTypeError, ArgumentValueError, DeviceError, compose
from engine.ops.by_lists import as_operators

__all__ = ["Primitive"]

_TARGETS = ("CPU", "GPU", "Ascend")


class Primitive:
    """An operator with its options; called with tensors, it applies itself.

    MindSpore's name. What operators are made of here is `engine.autodiff.Primitive`.

    Attributes:
        name: What it is called in a graph.
        attrs: What `add_prim_attr` was given.

    """

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if "__call__" in vars(cls):
            setattr(cls, "__call__", _cut(as_operators(vars(cls)["__call__"])))  # noqa: B010 - see mypy

    def __init__(self, name: str | None = None) -> None:
        self.name = name or type(self).__name__
        self.attrs: dict[str, Any] = {}

    def add_prim_attr(self, name: str, value: Any) -> Primitive:
        """Note an attribute on the operator; the operator itself."""
        self.attrs[name] = value
        return self

    def del_prim_attr(self, name: str) -> Primitive:
        """Forget an attribute that was noted, if it was; the operator itself."""
        self.attrs.pop(name, None)
        return self

    def set_device(self, primitive_target: str) -> Primitive:
        """Note in `attrs` which device the operator is wanted on; the operator itself.

        Here it runs where its tensors lie: `Tensor.to`, `set_context` and `set_device` say where.

        Args:
            primitive_target: "CPU", "GPU" or "Ascend".

        Raises:
            DeviceError: If it is another.

        """
        if primitive_target not in _TARGETS:
            where = f"{self.name}.set_device(primitive_target)"
            raise DeviceError(compose(where, f"one of {_TARGETS}", repr(primitive_target)))
        return self.add_prim_attr("primitive_target", primitive_target)

    def set_stage(self, stage: int) -> Primitive:
        """Note in `attrs` the stage of a pipeline, which one process does not have."""
        return self.add_prim_attr("stage", stage)

    def shard(self, in_strategy: Any = None, out_strategy: Any = None) -> Primitive:
        """Note in `attrs` how several processes cut the inputs and outputs; one has the whole.

        In the parallel modes "semi_auto_parallel" and "auto_parallel", and in `AutoParallel`, they
        do so at each call; a parameter among the inputs is cut for good, at the first.

        Args:
            in_strategy: For each input a tuple of parts along its axes, or a `Layout`; None: none.
            out_strategy: The same of the outputs.

        Raises:
            ArgumentTypeError: If one is no tuple.

        """
        for name, strategy in (("in_strategy", in_strategy), ("out_strategy", out_strategy)):
            if strategy is not None:
                if not isinstance(strategy, tuple):
                    raise ArgumentTypeError.of(f"{self.name}.shard({name})", "a tuple", strategy)
                self.add_prim_attr(name, strategy)
        return self

    def init_prim_io_names(self, inputs: list[str], outputs: list[str]) -> None:
        """Note what the inputs and outputs are called."""
        self.input_names, self.output_names = list(inputs), list(outputs)

    def recompute(self, mode: bool = True) -> Primitive:
        """Note in `attrs` whether the operator's output is to be computed again for gradients.

        Nothing depends on it here: what saves memory is `Cell.recompute` of the cell around.

        Raises:
            ArgumentTypeError: If `mode` is no bool.

        """
        if not isinstance(mode, bool):
            raise ArgumentTypeError.of(f"{self.name}.recompute(mode)", "a bool", mode)
        return self.add_prim_attr("recompute", mode)

    def __repr__(self) -> str:
        noted = ", ".join(f"{name}={value}" for name, value in self.attrs.items())
        return f"Prim[{self.name}]" + (f"<{noted}>" if noted else "")


def _cut(call: Callable[..., Any]) -> Callable[..., Any]:
    """The call of an operator, whose tensors are cut as `shard` said where there are processes."""

    @functools.wraps(call)
    def called(self: Primitive, *args: Any, **options: Any) -> Any:
        cutting = cutter()
        if cutting is None:
            return call(self, *args, **options)
        return cutting.operator(self, call, args, options)

    return called


class Made(NamedTuple):
    """What a class is made of that stands in no source: for the stub.

    Attributes:
        operator: What its calls call.
        options: What it is made with, and their defaults.

    """

    operator: Callable[..., Any]
    options: Mapping[str, Any] = MappingProxyType({})


def as_class(name: str, operator: Callable[..., Any], summary: str = "") -> type[Primitive]:
    """The class of an operator without options: `name()(tensors)` is `operator(tensors)`."""

    def call(self: Primitive, *args: Any, **options: Any) -> Any:
        return operator(*args, **options)

    words = summary or (operator.__doc__ or "").split("\n")[0]
    members = {
        "__call__": call,
        "__doc__": words,
        "__module__": __name__,
        "_made_of": Made(operator),
    }
    return type(name, (Primitive,), members)


REQUIRED = inspect.Parameter.empty
"""The default of an option that has none."""


def configured(
    name: str, operator: Callable[..., Any], summary: str = "", /, **options: Any
) -> type[Primitive]:
    """The class of an operator with options: `name(options)(tensors)` gives both to `operator`.

    Args:
        name: Of the class.
        operator: What is called with the tensors, and with all options by keyword.
        summary: The docstring; the operator's first line unless given.
        **options: The options in order, with their defaults or `REQUIRED`.

    """
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [inspect.Parameter(key, kind, default=value) for key, value in options.items()]
    signature = inspect.Signature(parameters)

    def start(self: Primitive, *args: Any, **given: Any) -> None:
        Primitive.__init__(self)
        try:
            bound = signature.bind(*args, **given)
        except TypeError as error:
            raise ArgumentTypeError(f"{name}{signature} {error}.") from None
        bound.apply_defaults()
        vars(self)["options"] = dict(bound.arguments)
        vars(self).update(bound.arguments)

    def call(self: Any, *args: Any, **inputs: Any) -> Any:
        return operator(*args, **inputs, **self.options)

    words = summary or (operator.__doc__ or "").split("\n")[0]
    members = {"__init__": start, "__call__": call, "__doc__": words, "__module__": __name__}
    made = {"__signature__": signature, "_made_of": Made(operator, options)}
    return type(name, (Primitive,), {**members, **made})


def renamed(operator: Callable[..., Any], **names: str) -> Callable[..., Any]:
    """The operator, with some options under the names that its class has for them."""

    def call(*args: Any, **options: Any) -> Any:
        return operator(*args, **{names.get(key, key): value for key, value in options.items()})

    call.__doc__ = operator.__doc__
    vars(call).update(operator=operator, names=names)  # for the stub
    return call


def only(where: str, value: Any, allowed: tuple[Any, ...]) -> None:
    """Refuse an option that this engine does not have.

    Raises:
        ArgumentValueError: If the value is not among those allowed.

    """
    if value not in allowed:
        expected = " or ".join(map(repr, allowed))
        raise ArgumentValueError.of(where, expected, repr(value))
