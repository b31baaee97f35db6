"""What gradients need of a computation, packed by functions of the user until they need it."""

from __future__ import annotations

import dis
import functools
import inspect
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TypeVar

from engine.errors import ArgumentTypeError

from .node import Node, Origin, Value
from .offload import Away, Fetching, array_of
from .tape import keeping, no_grad, observed, recording

__all__ = ["register_saved_tensors_hooks", "saved_tensors_hooks"]

Function = TypeVar("Function", bound=Callable[..., Any])


class saved_tensors_hooks:
    """Inside the block operators keep what `pack_hook` makes of the tensors gradients need.

    On the way back `unpack_hook` makes tensors of it again. Only what the rule of an operator uses
    is packed, and nothing where nobody asks for gradients; of a block inside another its own
    functions count. What the functions compute is not differentiated.

    Args:
        pack_hook: A function of a tensor; it returns anything.
        unpack_hook: A function of that; it returns a tensor.

    Raises:
        ArgumentTypeError: If one cannot be called, or on the way back if no tensor is returned.

    >>> import engine
    >>> def square(x):
    ...     with engine.saved_tensors_hooks(lambda x: x * 2, lambda packed: packed):
    ...         return (x * x).sum()
    >>> engine.grad(square)(engine.Tensor([1.0, 2.0])).asnumpy()
    array([4., 8.], dtype=float32)

    """

    def __init__(self, pack_hook: Callable[[Any], Any], unpack_hook: Callable[[Any], Any]) -> None:
        for name, hook in (("pack_hook", pack_hook), ("unpack_hook", unpack_hook)):
            if not callable(hook):
                raise ArgumentTypeError.of(f"saved_tensors_hooks({name})", "a function", hook)
        self._keeper = _Packing(pack_hook, unpack_hook)

    def __enter__(self) -> None:
        keeps = recording() and not observed()
        self._block: AbstractContextManager[Any] = keeping(self._keeper) if keeps else nullcontext()
        self._block.__enter__()

    def __exit__(self, *raised: object) -> None:
        self._block.__exit__(*raised)  # type: ignore[arg-type] # what Python gives


def register_saved_tensors_hooks(
    pack_hook: Callable[[Any], Any], unpack_hook: Callable[[Any], Any]
) -> Callable[[Function], Function]:
    """A decorator: the function runs inside of `saved_tensors_hooks` with these functions.

    >>> import engine
    >>> @engine.register_saved_tensors_hooks(lambda x: x, lambda packed: packed)
    ... def square(x):
    ...     return (x * x).sum()
    >>> engine.grad(square)(engine.Tensor([1.0, 2.0])).asnumpy()
    array([2., 4.], dtype=float32)

    """
    saved_tensors_hooks(pack_hook, unpack_hook)  # what cannot be called is refused at once

    def decorate(function: Function) -> Function:
        @functools.wraps(function)
        def inside(*args: Any, **kwargs: Any) -> Any:
            with saved_tensors_hooks(pack_hook, unpack_hook):
                return function(*args, **kwargs)

        return inside  # type: ignore[return-value] # of the same signature

    return decorate


class _Packed:
    """What stands for an array: its own class knows only how to make it again."""

    def __init__(self, packed: Any, unpack: Callable[[Any], Any]) -> None:
        self._packed, self._unpack = packed, unpack

    def load(self) -> Any:
        """The array that was packed, or what the user's function makes in its place."""
        with no_grad():
            tensor = self._unpack(self._packed)
        if not isinstance(tensor, Value):
            raise ArgumentTypeError.of("saved_tensors_hooks(unpack_hook)", "a tensor", tensor)
        return tensor.array


class _Packing:
    """Called with each node that is made."""

    def __init__(self, pack: Callable[[Any], Any], unpack: Callable[[Any], Any]) -> None:
        self._pack, self._unpack = pack, unpack

    def keep(self, node: Node) -> None:
        """Pack those inputs and outputs that the rules of the node use."""
        primitive = node.primitive
        of_inputs, of_output = used_by(primitive, len(node.inputs), node.parents)
        node.inputs = tuple(
            self._packed(one, parent) if used else one
            for one, parent, used in zip(node.inputs, node.parents, of_inputs, strict=True)
        )
        if not of_output:
            return
        if isinstance(node.out, tuple):
            node.out = tuple(self._packed(part, None) for part in node.out)
        else:
            node.out = self._packed(node.out, None)
        node.primitive = Fetching(primitive)

    def _packed(self, one: Any, parent: Origin) -> Any:
        array = array_of(one)
        if array is None:
            return one
        with no_grad():
            away = Away(_Packed(self._pack(Value.wrap(array)), self._unpack), one)
        away.origin = parent  # so the walk back asks it, and not the node that made the tensor
        return away


def used_by(primitive: Any, count: int, parents: tuple[Any, ...]) -> tuple[list[bool], bool]:
    """Which inputs the rules of a primitive use where gradients flow, and whether its output.

    A rule that takes its inputs as one tuple uses all of them.
    """
    joint = primitive.joint_rule
    if joint is not None:
        rules = [joint]
    else:
        wanted = zip(primitive.rules_of(count), parents, strict=False)
        rules = [rule for rule, parent in wanted if rule is not None and parent is not None]
    found = [_used(rule, 2 + count) for rule in rules]
    return [any(one[2 + k] for one in found) for k in range(count)], any(one[1] for one in found)


@functools.cache
def _used(rule: Callable[..., Any], count: int) -> tuple[bool, ...]:
    """Of the first arguments of a function, which it reads anywhere; all where nobody can tell.

    Those that it takes as one tuple it reads all or none of.
    """
    code = getattr(rule, "__code__", None)
    takes_more = code is not None and bool(code.co_flags & inspect.CO_VARARGS)
    if code is None or (code.co_argcount < count and not takes_more):
        return (True,) * count
    read = {
        name
        for instruction in dis.get_instructions(code)
        for name in (
            instruction.argval if isinstance(instruction.argval, tuple) else (instruction.argval,)
        )
        if isinstance(name, str)
    }
    own = code.co_varnames[: min(count, code.co_argcount)]
    rest = code.co_varnames[code.co_argcount + code.co_kwonlyargcount] if takes_more else ""
    return tuple(name in read for name in own) + (rest in read,) * (count - len(own))
