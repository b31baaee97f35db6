"""How the stub of operators declares the classes that `as_class` and `configured` make.

Their options and inputs stand nowhere as a signature: they are those of the functions that they are
made of.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any

from engine.ops.operations.operator_class import Made
from tools.declarations import Declarations, home_of

_SELF = inspect.Parameter("self", inspect.Parameter.POSITIONAL_OR_KEYWORD)


def is_made(kind: Any) -> bool:
    """Whether a class of operators stands in no source."""
    return isinstance(kind, type) and "_made_of" in vars(kind)


def lines_of(name: str, kind: type, declarations: Declarations) -> Iterator[str]:
    """The declaration of one class."""
    made: Made = vars(kind)["_made_of"]
    held = getattr(made.operator, "__dict__", {})
    home = home_of(held.get("operator", made.operator))
    signature = signature_of(made.operator)
    yield f"class {name}(Primitive):"
    if made.options:
        told = [_option(signature, *option) for option in made.options.items()]
        start = inspect.Signature([_SELF, *told], return_annotation="None")
        yield "    " + declarations.method("__init__", start, home)
    inputs = [one for one in signature.parameters.values() if one.name not in made.options]
    call = signature.replace(parameters=[_SELF, *inputs])
    yield "    " + declarations.method("__call__", call, home)


def signature_of(operator: Callable[..., Any]) -> inspect.Signature:
    """The signature of an operator, under the names that a class has for its options."""
    held = getattr(operator, "__dict__", {})
    if "names" not in held:
        return inspect.signature(operator)
    signature = inspect.signature(held["operator"])
    others = {now: own for own, now in held["names"].items()}
    parameters = signature.parameters.values()
    return signature.replace(
        parameters=[one.replace(name=others.get(one.name, one.name)) for one in parameters]
    )


def _option(signature: inspect.Signature, name: str, default: Any) -> inspect.Parameter:
    """An option, of the type that the operator has for it."""
    there = signature.parameters.get(name)
    annotation = there.annotation if there is not None else inspect.Parameter.empty
    if annotation is inspect.Parameter.empty and type(default) in {bool, int, float, str}:
        annotation = type(default).__name__
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    return inspect.Parameter(name, kind, default=default, annotation=annotation)
