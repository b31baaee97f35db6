"""What one process sends to another, behind words that say what it is; operators with gradients.

A gradient goes the other way: who received sends its own back, by the group for the way back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, differentiating, leaves, primitive
from engine.backend import default_xp, xp_of
from engine.context.processes import WORLD, Communicator, Pending, communicator_of
from engine.ops.arrangement import reshape
from engine.ops.reduction import reduce_sum
from engine.ops.seeds import zeros_of

from .agreement import Header, told
from .arguments import TAGS
from .handle import collected
from .moving import Landing, lent


class _Message:
    """A header and an array under way."""

    def __init__(
        self, header: Pending, pending: Pending, confirm: Callable[[], None], land: Any
    ) -> None:
        self._header, self._pending = header, pending
        self._confirm, self._land = confirm, land

    def wait(self) -> None:
        self._header.wait()
        self._confirm()
        self._pending.wait()
        self._land()


def _go(message: _Message) -> None:
    flights = collected()
    if flights is None:
        message.wait()
    else:
        flights.append(message)


def _nothing() -> None:
    return None


def send(comm: Communicator, array: Any, to: int, tag: int) -> None:
    """Send an array to one process of a group."""
    header = Header(told(array))
    _go(
        _Message(
            comm.send(header.words, to, tag), comm.send(lent(array), to, tag), _nothing, _nothing
        )
    )


def receive(comm: Communicator, like: Any, shape: tuple[int, ...], since: int, tag: int) -> Any:
    """An array of a shape, and of the number type of `like`, that one process of a group sends."""
    landing = Landing(like, shape)
    header = Header(told(landing.out))
    _go(
        _Message(
            comm.receive(header.words, since, tag),
            comm.receive(landing.buffer, since, tag),
            lambda: header.confirm(comm.ranks[since]),
            landing.land,
        )
    )
    return landing.out


def _same(x: Spec, **_attrs: Any) -> Spec:
    return x


@primitive(infer=_same, kind="exchange")
def sent(x: Any, to: int = 0, tag: int = 0, group: str = WORLD, group_back: str = WORLD) -> Any:
    """Zeros, once the tensor is sent; its gradient is what comes back."""
    comm = communicator_of("send", group)
    if len(comm.ranks) > 1:
        send(comm, x, to, tag)
    return xp_of(x).zeros(x.shape, x.dtype)


def _sent_rule(g: Any, out: Any, x: Any, to: int, tag: int, group: str, group_back: str) -> Any:
    return received(
        g,
        shape=tuple(x.shape),
        since=to,
        tag=tag + TAGS,
        group=group_back,
        group_back=group,
    )


@primitive(infer=lambda x, shape, **_attrs: Spec(tuple(shape), x.dtype), kind="exchange")
def received(
    x: Any,
    shape: tuple[int, ...] = (),
    since: int = 0,
    tag: int = 0,
    group: str = WORLD,
    group_back: str = WORLD,
) -> Any:
    """What one process sends: a tensor of a shape, and of the number type of `x`."""
    comm = communicator_of("receive", group)
    if len(comm.ranks) > 1:
        return receive(comm, x, shape, since, tag)
    return xp_of(x).zeros(shape, x.dtype)


def _received_rule(
    g: Any, out: Any, x: Any, shape: Any, since: int, tag: int, group: str, group_back: str
) -> Any:
    """Zeros for what only says the type, once the gradient is sent back."""
    back = sent(g, to=since, tag=tag + TAGS, group=group_back, group_back=group)
    return after(zeros_of(x), back)


def after(x: Any, message: Any) -> Any:
    """A tensor as it is, which depends on what `sent` gave: so the walk back finds that."""
    return x + reshape(reduce_sum(message), (1,) * len(x.shape))


def is_sent(x: object) -> bool:
    """Whether it is what `sent` gave of a tensor that is differentiated."""
    return isinstance(x, Value) and x.node is not None and x.node.primitive is sent


def _sent_example(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {}


def _received_example(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal(2),), {"shape": (2, 3)}


defvjp(sent, _sent_rule, examples=_sent_example)
defvjp(received, _received_rule, examples=_received_example)


def awaited(dtype: Any, **attrs: Any) -> Any:
    """What comes; while something is differentiated its gradient goes back."""
    kind = Value.wrap(default_xp().zeros((), dtype))
    if not differentiating():
        return received(kind, **attrs)
    with leaves([kind]):
        return received(kind, **attrs)


def received_as(like: Any, shape: tuple[int, ...], **attrs: Any) -> Any:
    """An array that comes, of the number type of another and where that lies; no gradient flows."""
    return received(xp_of(like).zeros((), like.dtype), shape=shape, **attrs)
