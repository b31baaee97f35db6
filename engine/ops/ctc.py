"""The loss of frames that are not aligned with labels: connectionist temporal classification."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.autodiff.replayable import read
from engine.backend import asnumpy, xp_of
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError, compose
from engine.typed import Tensor

from .arithmetic import add, div, maximum, mul, neg, sub
from .arrangement import expand_dims, moveaxis, reshape
from .broadcasting import broadcast_to
from .cast import cast
from .comparison import (
    equal,
    greater_equal,
    less,
    logical_and,
    logical_not,
    logical_or,
    not_equal,
    where,
)
from .copying import clone
from .creation import zeros_like
from .elementary import exp
from .gradient import stop_gradient
from .indexing import gather_elements
from .joining import concat, stack
from .loss import check_reduction, reduced
from .precision import computed_in, computing_in
from .statistics import logsumexp

__all__ = ["ctc_loss"]

NEVER = -1e30
"""The logarithm of no probability; finite, so that differences of two are numbers."""


@primitive(infer=lambda x, **_: Spec(x.shape, x.dtype), moves=True)
def moved_along(x: Any, by: int = 1, fill: float = 0.0) -> Any:
    """The last axis moved to the right, or for a negative `by` to the left; `fill` follows."""
    out = xp_of(x).full_like(x, fill)
    if by > 0:
        out[..., by:] = x[..., :-by]
    else:
        out[..., :by] = x[..., -by:]
    return out


@primitive(infer=lambda x, skip, stay: Spec(x.shape, x.dtype))
def reached(x: Any, skip: Any, stay: Any) -> Any:
    """The logarithm of `exp(x[k] + stay[k]) + exp(x[k - 1]) + exp(x[k - 2] + skip[k])`.

    Args:
        x: (…, states) logarithms of probabilities.
        skip: (…, states): 0 where a state may be reached from two before, far below 0 elsewhere.
        stay: (…, states): 0 where a state may last, far below 0 elsewhere; None: all may.

    """
    xp = xp_of(x)
    low = max(NEVER, float(np.finfo(x.dtype).min) / 4) if x.dtype.kind == "f" else NEVER
    one, two = xp.full_like(x, low), xp.full_like(x, low)
    one[..., 1:] = x[..., :-1]
    two[..., 2:] = x[..., :-2] + skip[..., 2:]
    same = x if stay is None else x + stay
    most = xp.maximum(xp.maximum(same, one), two)
    return most + xp.log(xp.exp(same - most) + xp.exp(one - most) + xp.exp(two - most))


@primitive(infer=lambda x: tuple(Spec(x.shape[1:], x.dtype) for _ in range(x.shape[0])), moves=True)
def time_steps(x: Any) -> tuple[Any, ...]:
    """The parts along the first axis."""
    return tuple(x[k].copy() for k in range(x.shape[0]))


def _frames_rule(g: Any, out: Any, x: Any) -> Any:
    parts = zip(g, out, strict=True)
    return stack([zeros_like(one) if grad is None else grad for grad, one in parts])


def _reached_rule(g: Any, out: Any, x: Any, skip: Any, stay: Any) -> Any:
    stays = mul(g, exp(sub(x if stay is None else add(x, stay), out)))
    goes = mul(moved_along(g, by=-1), exp(sub(x, moved_along(out, by=-1, fill=_ABOVE))))
    two = add(x, moved_along(skip, by=-2))
    skips = mul(moved_along(g, by=-2), exp(sub(two, moved_along(out, by=-2, fill=_ABOVE))))
    return add(stays, add(goes, skips))


_ABOVE = 1e4
"""Stands where nothing is, far above every logarithm of a probability: its share is 0."""


def _states(rng: np.random.Generator) -> Any:
    skip = np.where(rng.random((2, 5)) < 0.5, 0.0, -20.0)
    for stay in (None, np.where(rng.random((2, 5)) < 0.5, 0.0, -20.0)):
        yield (rng.standard_normal((2, 5)), skip, stay), {}


defvjp(
    moved_along,
    lambda g, out, x, by, fill: moved_along(g, by=-by, fill=0.0),
    examples=lambda rng: iter(
        [((rng.standard_normal((2, 4)),), {"by": by, "fill": 0.5}) for by in (1, -1, 2)]
    ),
)
defvjp(reached, _reached_rule, None, None, examples=_states)
defvjp(
    time_steps,
    _frames_rule,
    examples=lambda rng: iter([((rng.standard_normal((3, 2, 2)),), {})]),
)


def ctc_loss(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: int | Sequence[int] | Tensor,
    target_lengths: int | Sequence[int] | Tensor,
    blank: int = 0,
    reduction: str = "mean",
    zero_infinity: bool = False,
) -> tuple[Tensor, Tensor]:
    """Minus the logarithm of the probability that frames of class scores spell their target.

    A frame shows a class or `blank`; repeated classes count once unless a blank stands between.

    Args:
        log_probs: (frames, batch, classes) or (frames, classes): logarithms of probabilities.
        targets: (batch, longest) class numbers, or one after the other, (sum of lengths,).
        input_lengths: (batch,) how many frames of each sample count.
        target_lengths: (batch,) how many classes each target has.
        blank: The class number of the blank.
        reduction: "mean" divides each loss by its target's length, at least 1, and averages.
        zero_infinity: Whether targets that no frames can spell lose 0, without gradients, rather
            than infinity.

    Returns:
        The loss, and (batch, frames, 2 * longest + 1) logarithms of the probability of each start
        of the target with blanks between, -inf where there is none. The latter has no gradient.

    Raises:
        ArgumentTypeError: If something has the wrong type.
        ArgumentValueError: If an option, or a class number, is out of its range.
        ShapeError: If the shapes do not fit.
        StateError: If a sample has more frames than there are, or a length below 0.

    Source: Graves et al., ICML 2006, equations 6 to 8, in logarithms.

    >>> import engine
    >>> scores = engine.ops.log_softmax(engine.ops.zeros((3, 1, 2)))
    >>> target = engine.Tensor([[1]])
    >>> loss, _ = ctc_loss(scores, target, engine.Tensor([3]), engine.Tensor([1]))
    >>> float(loss).__round__(4)  # 6 of 8 ways spell it
    0.2877

    """
    check_reduction(reduction, "ctc_loss")
    if not isinstance(zero_infinity, bool):
        raise ArgumentTypeError.of("ctc_loss(zero_infinity)", "a bool", zero_infinity)
    given = log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity
    asked = computed_in()
    if asked is None or asked.numpy.itemsize > 2:
        return _loss(*given)
    with computing_in(float32):  # Halves end far above the logarithms of small probabilities.
        loss, starts = _loss(*given)
    return cast(loss, asked.numpy), starts


def _loss(
    log_probs: Any,
    targets: Any,
    input_lengths: Any,
    target_lengths: Any,
    blank: int,
    reduction: str,
    zero_infinity: bool,
) -> tuple[Any, Any]:
    single = len(log_probs.shape) == 2
    given = log_probs[:, None] if single else log_probs
    if len(given.shape) != 3:
        expected = "(frames, batch, classes) or (frames, classes)"
        raise ShapeError.of("ctc_loss(log_probs)", expected, tuple(log_probs.shape))
    steps, batch, classes = given.shape
    if not 0 <= blank < classes:
        raise ArgumentValueError.of("ctc_loss(blank)", f"0 to {classes - 1}", blank)
    xp = xp_of(given.array)
    lengths = _lengths(xp, "input_lengths", input_lengths, batch, steps)
    sizes = _lengths(xp, "target_lengths", target_lengths, batch, None)
    labels = _labels(xp, targets, sizes, blank, classes)
    computed = cast(given, np.float32) if given.array.dtype.itemsize == 2 else given
    rows, starts = losses_of_rows(computed, labels, lengths, sizes, blank)
    rows = where(less(rows, -NEVER / 2), rows, 0.0 if zero_infinity else np.inf)
    if reduction == "mean":
        rows = div(rows, cast(maximum(sizes, 1), rows.dtype))
    loss = reduced(rows[0] if single and reduction == "none" else rows, reduction, "ctc_loss")
    return cast(loss, given.dtype), starts


def losses_of_rows(
    scores: Any, labels: Any, lengths: Any, sizes: Any, blank: int, *, merged: bool = True
) -> tuple[Any, Any]:
    """The loss of each sample, huge where none can be, and the logarithms of all starts.

    Args:
        scores: (frames, batch, classes) logarithms of probabilities.
        labels: (batch, longest) class numbers, blanks behind.
        lengths: (batch,) how many frames count.
        sizes: (batch,) how many classes each target has.
        blank: The class number of the blank.
        merged: Whether repeated classes count once; otherwise each frame that shows one counts.

    """
    xp, steps, dtype = xp_of(scores.array), scores.shape[0], scores.array.dtype
    spelled = _with_blanks(xp, labels, blank)
    shape = tuple(spelled.shape)
    skip = _skips(xp, spelled, blank, dtype, merged=merged)
    shares = gather_elements(scores, 2, broadcast_to(spelled, shape=(steps, *shape)))
    shares = where(less(shares, NEVER), NEVER, shares)
    each = time_steps(shares)
    first = xp.broadcast_to(xp.arange(shape[1]) < 2, shape)
    reach = where(Value.wrap(first), each[0], NEVER)
    seen = [reach]
    blanks = xp.broadcast_to(xp.arange(shape[1]) % 2 == 0, shape)
    stay = None if merged else Value.wrap(xp.where(blanks, 0.0, NEVER).astype(dtype))
    for step in range(1, steps):
        reach = add(reached(reach, skip, stay), each[step])
        seen.append(reach)
    starts = stack(seen)
    return neg(_ends(starts, lengths, sizes)), _shown(starts, lengths)


def _with_blanks(xp: Any, labels: Any, blank: int) -> Any:
    """(batch, 2 * longest + 1): class numbers with the blank between and around them."""
    batch, longest = labels.shape
    blanks = Value.wrap(xp.full((batch, longest), blank))
    both = reshape(stack([blanks, labels], 2), (batch, 2 * longest))
    return concat([both, Value.wrap(xp.full((batch, 1), blank))], 1)


def _skips(xp: Any, spelled: Any, blank: int, dtype: Any, *, merged: bool) -> Any:
    """0 where a class may be reached from two before, without the blank between; else `NEVER`."""
    batch, states = spelled.shape
    new = not_equal(spelled[:, 2:], blank)
    if merged:
        new = logical_and(new, not_equal(spelled[:, 2:], spelled[:, :-2]))
    never, allowed = (Value.wrap(xp.full((), number, dtype)) for number in (NEVER, 0.0))
    begin = broadcast_to(never, shape=(batch, min(states, 2)))
    return concat([begin, where(new, allowed, never)], 1)


def _ends(starts: Any, lengths: Any, sizes: Any) -> Any:
    """The logarithm of having spelled all of a target, with or without a last blank."""
    _, batch, states = starts.shape
    frame = reshape(maximum(sub(lengths, 1), 0), (1, batch, 1))
    last = gather_elements(starts, 0, broadcast_to(frame, shape=(1, batch, states)))[0]
    twice = mul(sizes, 2)
    ends = stack([twice, maximum(sub(twice, 1), 0)], 1)
    # Without frames only an empty target is spelled, and for certain; it has one end, not two.
    none, empty = equal(lengths, 0), equal(sizes, 0)
    never = stack([logical_and(none, logical_not(empty)), logical_or(empty, none)], 1)
    both = where(never, NEVER, gather_elements(last, 1, ends))
    certain = stack([logical_and(none, empty), zeros_like(none)], 1)
    return logsumexp(where(certain, 0.0, both), 1)


def _shown(starts: Any, lengths: Any) -> Any:
    still = stop_gradient(starts)
    frames = Value.wrap(xp_of(starts.array).arange(starts.shape[0])[:, None])
    beyond = expand_dims(greater_equal(frames, lengths), -1)
    table = where(logical_or(less(still, NEVER / 2), beyond), -np.inf, still)
    return clone(moveaxis(table, 0, 1))


def _lengths(xp: Any, name: str, lengths: Any, batch: int, most: int | None) -> Any:
    found: Any = lengths.array if isinstance(lengths, Value) else xp.asarray(lengths)
    where = f"ctc_loss({name})"
    if found.dtype.kind not in "iu":
        raise ArgumentTypeError.of(where, "whole numbers", lengths)
    found = found.reshape(-1)
    if found.shape != (batch,):
        raise ShapeError.of(where, f"({batch},)", found.shape)
    if xp is np and found.size and (found.min() < 0 or (most is not None and found.max() > most)):
        bound = "" if most is None else f" to {most}"
        raise StateError(f"{where} expected lengths from 0{bound}, got {found.tolist()}.")
    row: Any = lengths if isinstance(lengths, Value) else Value.wrap(found)
    return cast(reshape(row, (-1,)), np.int64)


def _labels(xp: Any, targets: Any, lengths: Any, blank: int, classes: int) -> Any:
    """The targets as rows, with blanks behind."""
    given, sizes = targets.array, lengths.array
    if given.dtype.kind not in "iu":
        raise ArgumentTypeError(compose("ctc_loss(targets)", "whole numbers", given.dtype))
    if given.ndim == 1:
        given = _in_rows(xp, read(targets), read(lengths), blank)
        targets = Value.wrap(given)
    if given.ndim != 2 or len(given) != len(sizes):
        expected = f"({len(sizes)}, longest) or (sum of lengths,)"
        raise ShapeError.of("ctc_loss(targets)", expected, given.shape)
    if xp is np and sizes.max(initial=0) > given.shape[1]:
        expected = f"({len(sizes)}, at least {sizes.max()})"
        raise ShapeError.of("ctc_loss(targets)", expected, given.shape)
    positions = Value.wrap(xp.arange(given.shape[1]))
    rows = where(less(positions, expand_dims(lengths, -1)), cast(targets, np.int64), blank)
    told = rows.array
    if xp is np and told.size and not 0 <= told.min() <= told.max() < classes:
        expected = f"classes from 0 to {classes - 1}"
        raise ArgumentValueError.of("ctc_loss(targets)", expected, given.tolist())
    return rows


def _in_rows(xp: Any, given: Any, sizes: Any, blank: int) -> Any:
    """Targets that lie one after the other; how long the longest is, only the host can tell."""
    counts, labels = asnumpy(sizes), asnumpy(given)
    if labels.size != counts.sum():
        raise ShapeError.of("ctc_loss(targets)", f"({counts.sum()},)", labels.shape)
    rows = np.full((len(counts), int(counts.max(initial=0))), blank)
    rows[np.arange(rows.shape[1]) < counts[:, None]] = labels
    return xp.asarray(rows)
