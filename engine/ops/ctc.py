"""The loss of frames that are not aligned with labels: connectionist temporal classification."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import asnumpy, xp_of
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError, compose
from engine.typed import Tensor

from .arithmetic import add, div, mul, neg, sub
from .cast import cast
from .comparison import where
from .creation import zeros_like
from .elementary import exp
from .gradient import stop_gradient
from .indexing import gather_elements
from .joining import stack
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
    labels = _labels(xp, targets.array, sizes, blank, classes)
    computed = cast(given, np.float32) if given.array.dtype.itemsize == 2 else given
    rows, starts = losses_of_rows(computed, labels, lengths, sizes, blank)
    possible = Value.wrap(rows.array < -NEVER / 2)
    rows = where(possible, rows, 0.0 if zero_infinity else np.inf)
    if reduction == "mean":
        rows = div(rows, Value.wrap(xp.maximum(sizes, 1).astype(rows.array.dtype)))
    loss = reduced(rows[0] if single and reduction == "none" else rows, reduction, "ctc_loss")
    return cast(loss, given.dtype), starts


def losses_of_rows(
    scores: Any, labels: Any, lengths: Any, sizes: Any, blank: int, *, merged: bool = True
) -> tuple[Any, Any]:
    """The loss of each sample, huge where none can be, and the logarithms of all starts.

    Args:
        scores: (frames, batch, classes) logarithms of probabilities.
        labels: (batch, longest) array of class numbers, blanks behind.
        lengths: (batch,) array: how many frames count.
        sizes: (batch,) array: how many classes each target has.
        blank: The class number of the blank.
        merged: Whether repeated classes count once; otherwise each frame that shows one counts.

    """
    xp, steps = xp_of(labels), scores.shape[0]
    spelled = xp.full((labels.shape[0], 2 * labels.shape[1] + 1), blank, labels.dtype)
    spelled[:, 1::2] = labels
    new = spelled[:, 2:] != blank
    if merged:
        new &= spelled[:, 2:] != spelled[:, :-2]
    skips = xp.full(spelled.shape, NEVER, scores.array.dtype)
    skips[:, 2:] = xp.where(new, 0.0, NEVER)
    shown = xp.broadcast_to(spelled, (steps, *spelled.shape))
    shares = gather_elements(scores, 2, Value.wrap(xp.ascontiguousarray(shown)))
    shares = where(Value.wrap(shares.array < NEVER), NEVER, shares)
    each = time_steps(shares)
    first = xp.broadcast_to(xp.arange(spelled.shape[1]) < 2, spelled.shape)
    reach = where(Value.wrap(first), each[0], NEVER)
    seen, skip = [reach], Value.wrap(skips)
    blanks = xp.broadcast_to(xp.arange(spelled.shape[1]) % 2 == 0, spelled.shape)
    stay = None if merged else Value.wrap(xp.where(blanks, 0.0, NEVER).astype(skips.dtype))
    for step in range(1, steps):
        reach = add(reached(reach, skip, stay), each[step])
        seen.append(reach)
    starts = stack(seen)
    return neg(_ends(starts, lengths, sizes)), _shown(starts, lengths)


def _ends(starts: Any, lengths: Any, sizes: Any) -> Any:
    """The logarithm of having spelled all of a target, with or without a last blank."""
    xp, (_, batch, states) = xp_of(lengths), starts.shape
    at = xp.broadcast_to(xp.maximum(lengths - 1, 0)[None, :, None], (1, batch, states))
    last = gather_elements(starts, 0, Value.wrap(xp.ascontiguousarray(at)))[0]
    ends = xp.stack([2 * sizes, xp.maximum(2 * sizes - 1, 0)], 1)
    # Without frames only an empty target is spelled, and for certain; it has one end, not two.
    none = lengths == 0
    never = xp.stack([none & (sizes > 0), (sizes == 0) | none], 1)
    both = where(Value.wrap(never), NEVER, gather_elements(last, 1, Value.wrap(ends)))
    certain = xp.stack([none & (sizes == 0), xp.zeros_like(none)], 1)
    return logsumexp(where(Value.wrap(certain), 0.0, both), 1)


def _shown(starts: Any, lengths: Any) -> Any:
    array = stop_gradient(starts).array
    xp = xp_of(array)
    beyond = xp.arange(len(array))[:, None] >= lengths
    table = xp.where((array < NEVER / 2) | beyond[..., None], -np.inf, array)
    return Value.wrap(xp.ascontiguousarray(xp.moveaxis(table, 0, 1)))


def _lengths(xp: Any, name: str, lengths: Any, batch: int, most: int | None) -> Any:
    found = lengths.array if isinstance(lengths, Value) else xp.asarray(lengths)
    where = f"ctc_loss({name})"
    if found.dtype.kind not in "iu":
        raise ArgumentTypeError.of(where, "whole numbers", lengths)
    found = found.reshape(-1).astype(np.int64)
    if found.shape != (batch,):
        raise ShapeError.of(where, f"({batch},)", found.shape)
    if xp is np and found.size and (found.min() < 0 or (most is not None and found.max() > most)):
        bound = "" if most is None else f" to {most}"
        raise StateError(f"{where} expected lengths from 0{bound}, got {found.tolist()}.")
    return found


def _labels(xp: Any, given: Any, sizes: Any, blank: int, classes: int) -> Any:
    """The targets as rows, with blanks behind."""
    if given.dtype.kind not in "iu":
        raise ArgumentTypeError(compose("ctc_loss(targets)", "whole numbers", given.dtype))
    if given.ndim == 1:
        given = _in_rows(xp, given, sizes, blank)
    if given.ndim != 2 or len(given) != len(sizes):
        expected = f"({len(sizes)}, longest) or (sum of lengths,)"
        raise ShapeError.of("ctc_loss(targets)", expected, given.shape)
    if xp is np and sizes.max(initial=0) > given.shape[1]:
        expected = f"({len(sizes)}, at least {sizes.max()})"
        raise ShapeError.of("ctc_loss(targets)", expected, given.shape)
    rows = xp.where(xp.arange(given.shape[1]) < sizes[:, None], given, blank).astype(np.int64)
    if xp is np and rows.size and not 0 <= rows.min() <= rows.max() < classes:
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
