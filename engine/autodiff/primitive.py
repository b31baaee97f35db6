"""Operators: a reference on arrays, a shape rule, and a gradient rule written with operators."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, ParamSpec, TypeVar

from numpy import ndarray

from engine.errors import BARE, ArgumentTypeError, EngineError, refused

from .complex import conjugated, is_complex
from .effects import effects_are_told, note_effect
from .forms import Form, Forms
from .instead import ANYWHERE, instead
from .node import Node, SharedValue, Value
from .own_arrays import OWN, own_compute
from .quiet import SILENT, as_before, complaints, silence
from .spec import Spec
from .tape import casting, current_cast, differentiating, observed, recording
from .traits import Traits, traits_of

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


class Primitives(dict[str, "Primitive[..., Any]"]):
    """Each primitive that is loaded, by its name; another is looked for when it is asked for."""

    load_all: Callable[[], None] = staticmethod(lambda: None)

    def __missing__(self, name: str) -> Primitive[..., Any]:
        self.load_all()
        if name not in self:
            raise KeyError(name)
        return self[name]


PRIMITIVES = Primitives()

Rule = Callable[..., Any]

_NUMBERS = {float, int, bool, type(None)}
HALF_SCALARS: set[type] = set()  # of float16 and bfloat16; engine.ops puts them here, as above


class Primitive(Generic[Parameters, Result]):
    """A function of arrays that values can go through.

    Called with arrays it returns arrays; called with a value it returns values, which remember
    the call when an input does.

    Attributes:
        reference: The function of arrays; what every faster form is compared with.
        forms: The reference and the faster forms.
        run: What computes: the reference, or what finds the form for the device of the arrays.
        infer: Specs of the inputs and all attributes to the spec of the output.
        defaults: The attributes with their defaults: the one place where those stand.
        rules: For each input, `rule(g, out, *inputs, **attrs)` or None where no gradient flows;
            rules get all attributes.
        joint_rule: One rule for all inputs at once, for primitives whose gradients share work.
        runs_others: Whether it calls functions of its user, whose errors are their own.
        examples: Calls for the contract tests: `examples(rng)` yields `(inputs, attrs)`.
        shares: Whether what comes out may lie in the memory of the first input, so that who
            assigns to it assigns to that.
        traits: What else is known of it.
        repeats: Whether its gradients are the same computation wherever attributes and shapes are
            the same. What else stands for a primitive in a node may say so, too.
        writes, draws: Two of them.
        has_effects: Whether it writes or draws: then its calls are written down by whoever watches,
            also where nobody reads what comes out.

    """

    # Where arrays lie, "CPU" or "GPU"; engine.ops puts the backend's answer here, so autodiff need
    # not know array libraries.
    device_of: ClassVar[Callable[..., str]] = staticmethod(lambda *_arrays: "CPU")
    # What computes where an array may be of float16 or bfloat16, for the same reason.
    with_halves: ClassVar[Callable[..., Any]] = staticmethod(
        lambda target, arrays, attrs: target.run(*arrays, **attrs)
    )
    # The keywords of a call by the names that the operator has; from whom knows older ones.
    as_now: ClassVar[Callable[..., Any]] = staticmethod(lambda *_call: None)
    # The gradients of a call as one computation, where that is known; else None.
    at_once: ClassVar[Callable[..., Any]] = staticmethod(lambda *_call: None)
    runs_others = False
    repeats = True

    def __init__(
        self, reference: Callable[Parameters, Result], infer: Callable[..., Any], traits: Traits
    ) -> None:
        functools.update_wrapper(self, reference)
        self.name = reference.__name__
        self.reference: Callable[..., Any] = reference
        self.run: Callable[..., Any] = reference
        self.forms = Forms(reference)
        self.infer = infer
        self.traits = traits
        self.rules: tuple[Rule | None, ...] = ()
        self.joint_rule: Rule | None = None
        self.examples: Callable[..., Any] | None = None
        self.differentiable = False
        self.shares = False
        self.writes, self.draws = traits.writes, traits.draws
        self.has_effects = self.draws or bool(self.writes)
        self.signature = inspect.signature(reference)
        parameters = list(self.signature.parameters.values())
        self.inputs = [p.name for p in parameters if p.default is p.empty and _positional(p)]
        self.arity = len(self.inputs)
        self.defaults = {p.name: p.default for p in parameters if p.default is not p.empty}
        self.variadic = any(p.kind is p.VAR_POSITIONAL for p in parameters)

    def __repr__(self) -> str:
        return f"<primitive {self.name}{self.signature}>"

    def __call__(self, *given: Parameters.args, **named: Parameters.kwargs) -> Result:
        args: Any = given
        attrs: Any = named
        if len(args) != self.arity and not self.variadic:
            args, attrs = self._bind(args, attrs)
        cast = current_cast()
        if cast is not None and not self.writes:
            args, after = cast(self, args)
            if after is not None:
                with casting(None):
                    return after(self(*args, **attrs))
        boxed = tracked = halves = False
        is_plain = True  # all arrays are NumPy's
        arrays = []
        parents: list[Any] = []
        for arg in args:
            origin = None
            if arg.__class__ is ndarray:
                if arg.itemsize == 2:
                    halves = True
            elif isinstance(arg, Value):
                boxed = True
                origin = arg.origin
                if origin is not None:
                    tracked = True
                arg = arg.array
                if arg.__class__ is not ndarray:
                    is_plain = False
                if getattr(arg, "itemsize", 0) == 2:  # a changing number of Python's has none
                    halves = True
            elif arg.__class__ not in _NUMBERS:
                is_plain = False
                if arg.__class__ in HALF_SCALARS:
                    halves = True
            arrays.append(arg)
            parents.append(origin)
        before = None if complaints() is SILENT else silence(SILENT)
        try:
            compute = own_compute(arrays) if OWN and not self.writes else None
            if ANYWHERE:
                compute = instead(self, arrays, tracked) or compute
            if compute is not None:
                out = compute(self, arrays, attrs)
            elif halves and not self.writes:
                out = self.with_halves(self, arrays, attrs)
            else:
                out = (self.forms.on_host if is_plain else self.run)(*arrays, **attrs)
        except BARE as error:
            if isinstance(error, EngineError) or self.runs_others:
                raise
            now = isinstance(error, TypeError) and self._as_now(args, attrs)
            if now:
                return self(*args, **now)
            raise refused(self.name, tuple(arrays), error) from error
        finally:
            if before is not None:
                as_before(before)
        if self.has_effects:
            if observed() and effects_are_told():
                return self._noted_effect(args, attrs, out)
            if self.writes:
                return out
        if not boxed:
            return out
        if not (tracked and (keeper := recording()) and (self.differentiable or observed())):
            made: Any = _box(out, None) if out.__class__ is tuple else Value.wrap(out)
            if self.shares and not tracked and differentiating():
                made.part_of = args[0], self, attrs
            return made
        inputs = tuple(map(as_kept, args, parents)) if None in parents and not observed() else args
        node = Node(self, inputs, tuple(parents), self.defaults | attrs, out)
        if keeper is not True:
            keeper.keep(node)
        value: Any = _box(out, node) if out.__class__ is tuple else Value.wrap(out, (node, 0))
        return value

    def _noted_effect(self, args: tuple, attrs: dict, out: Any) -> Any:
        """What a call with effects gives to who writes down a graph: a value with its node."""
        parents = tuple([arg.origin if isinstance(arg, Value) else None for arg in args])
        node = Node(self, args, parents, self.defaults | attrs, out)
        note_effect(node)
        return _box(out, node)

    def form(self, *, device: str, provider: str) -> Callable[[Form], Form]:
        """Let a function compute instead of the reference, for arrays of a device.

        It takes and gives what the reference does, for all dtypes and memory layouts; what it
        cannot do it hands to the reference. The contract test compares them.
        """

        def decorate(form: Form) -> Form:
            self.forms.add(device, provider, form)
            self.run = self._run_by_device
            return form

        return decorate

    def _run_by_device(self, *arrays: Any, **attrs: Any) -> Any:
        return self.forms.on(self.device_of(*arrays))(*arrays, **attrs)

    def _bind(self, args: tuple, attrs: dict) -> tuple[tuple, dict]:
        """Inputs given by keyword and attributes given by position, sorted out."""
        try:
            bound = self.signature.bind(*args, **attrs).arguments
        except TypeError as error:
            now = self._as_now(args, attrs)
            if now:
                return self._bind(args, now)
            raise ArgumentTypeError(f"{self.name}() {error}. Signature: {self.signature}") from None
        inputs = tuple(bound.pop(name) for name in self.inputs)
        return inputs, bound

    def _as_now(self, args: tuple, attrs: dict) -> dict | None:
        return self.as_now(self.signature.parameters, len(args), attrs) if attrs else None

    def spec_of(self, *specs: Any, **attrs: Any) -> Any:
        """The spec of what comes out, or a tuple of them, from the specs of what goes in."""
        return self.infer(*specs, **self.defaults | attrs)

    def takes_as_given(self, is_one_half: bool) -> bool:
        """Whether it takes halves as they are; of several types those that move numbers make one.

        Between processes halves are added in float32 by who moves them, and go over as they are.
        """
        stays = self.traits.moves or self.traits.kind == "exchange"
        return (is_one_half and stays) or self.traits.of_its_type or self.runs_others

    def gradients(
        self, g: Any, out: Any, inputs: tuple, attrs: dict, wanted: Sequence[bool]
    ) -> Any:
        """The gradient for each wanted input, None for the others."""
        if out.dtype.kind == "c" if out.__class__ is ndarray else is_complex(out):
            return conjugated(
                lambda g, shown: self.by_rules(g, out, shown, attrs, wanted),
                g,
                out,
                inputs,
                PRIMITIVES,
            )
        found = self.at_once(self, g, out, inputs, attrs, wanted)
        return self.by_rules(g, out, inputs, attrs, wanted) if found is None else found

    def by_rules(self, g: Any, out: Any, inputs: tuple, attrs: dict, wanted: Sequence[bool]) -> Any:
        """The same by the rules, one operator after the other."""
        if self.joint_rule is not None:
            return self.joint_rule(g, out, *inputs, **attrs)
        rules = self.rules_of(len(inputs)) if self.variadic else self.rules
        found = []
        for rule, want in zip(rules, wanted, strict=False):
            found.append(rule(g, out, *inputs, **attrs) if want and rule is not None else None)
        return found

    def rules_of(self, count: int) -> tuple[Rule | None, ...]:
        """The rules of so many inputs: of a variadic primitive the last is that of all further."""
        more = count - len(self.rules) if self.variadic else 0
        return self.rules + self.rules[-1:] * more if more > 0 else self.rules


def as_kept(arg: Any, parent: Any) -> Any:
    """An input as its node keeps it: a constant as its array, for the tensor may be assigned to.

    Parameters change in place.
    """
    if parent is None and isinstance(arg, Value) and not isinstance(arg, SharedValue):
        return arg.array
    return arg


def _positional(parameter: inspect.Parameter) -> bool:
    return parameter.kind in {parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD}


def _box(out: Any, node: Node | None) -> Any:
    if isinstance(out, tuple):
        return tuple(
            Value.wrap(part, None if node is None else (node, k)) for k, part in enumerate(out)
        )
    return Value.wrap(out, None if node is None else (node, 0))


def primitive(
    *, infer: Callable[..., Any], **traits: Any
) -> Callable[[Callable[Parameters, Result]], Primitive[Parameters, Result]]:
    """Make an operator of a function of arrays.

    Parameters without a default are its inputs, those with one its attributes. The function gets
    bare arrays (or numbers, or None) and returns an array, or a tuple of them. All but the shape
    rule are `Traits`.

    >>> import numpy as np
    >>> @primitive(infer=lambda x: x)
    ... def double_of(x):
    ...     return x + x
    >>> double_of(np.ones(2))
    array([2., 2.])
    >>> del PRIMITIVES["double_of"]
    """

    def decorate(
        reference: Callable[Parameters, Result],
    ) -> Primitive[Parameters, Result]:
        made = Primitive(reference, infer, traits_of(reference.__name__, **traits))
        assert made.name not in PRIMITIVES, f"two primitives are called {made.name}"
        PRIMITIVES[made.name] = made
        return made

    return decorate


def defvjp(
    target: Primitive[..., Any],
    *rules: Rule | None,
    joint: Rule | None = None,
    examples: Callable[..., Any],
) -> None:
    """Give a primitive its gradient rules and its examples.

    Args:
        target: The primitive.
        *rules: One an input: `rule(g, out, *inputs, **attrs)` returns the gradient of that input;
            None where none flows. None given: the primitive is not differentiable. The last one
            of a variadic primitive is that of all further inputs.
        joint: Instead, one rule that returns the gradients of all inputs.
        examples: `examples(rng)` yields `(inputs, attrs)` in float64, for the contract tests
            (finite differences, shapes, NumPy against CuPy, float16).

    """
    target.rules = rules
    target.joint_rule = joint
    target.examples = examples
    target.differentiable = joint is not None or any(rule is not None for rule in rules)


__all__ = ["PRIMITIVES", "Primitive", "Spec", "as_kept", "defvjp", "primitive"]
