"""The loss of frames that are not aligned with labels, whose scores know the labels so far.

Source: A. Graves, "Sequence transduction with recurrent neural networks", arXiv:1211.3711,
equations 16 to 18, in logarithms and along diagonals.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import asnumpy, xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from .arithmetic import add, neg
from .arrangement import expand_dims
from .cast import cast
from .comparison import less, less_equal, logical_and, where
from .ctc import NEVER, moved_along, time_steps
from .indexing import taken_at
from .joining import concat, stack
from .pairs import logaddexp
from .softmax_forms import log_softmax

__all__: list[str] = []


def transducer_losses(
    acts: Any, labels: Any, input_lengths: Any, label_lengths: Any, blank: int
) -> Any:
    """(batch,) minus the logarithm of the probability that frames spell the labels of each sample.

    At each frame and after each number of labels the scores say, by their softmax, whether the next
    label is spelled or, as the blank, the next frame begins. Those that are logarithms of
    probabilities already are their own.

    Args:
        acts: (batch, frames, labels + 1, classes) scores, float16, float32 or float64; halves are
            computed in float32.
        labels: (batch, labels) class numbers.
        input_lengths: (batch,) how many frames of each sample count, from 1.
        label_lengths: (batch,) how many labels of each sample count.
        blank: The class number of the blank.

    Raises:
        ArgumentTypeError: If a type is another.
        ArgumentValueError: If a length or a class number is out of its range.
        ShapeError: If the shapes do not fit.

    """
    _checked(acts, labels, input_lengths, label_lengths, blank)
    computed = cast(acts, np.float32) if acts.array.dtype.itemsize == 2 else acts
    scores = log_softmax(computed, -1)
    frames, sizes = (cast(x, np.int64) for x in (input_lengths, label_lengths))
    stay, go = _steps(scores, labels, frames, sizes, blank)
    xp, (batch, _, width, _) = xp_of(acts.array), acts.shape
    first = xp.where(xp.arange(width) == 0, 0.0, NEVER).astype(scores.array.dtype)
    reach = Value.wrap(xp.ascontiguousarray(xp.broadcast_to(first, (batch, width))))
    seen = [reach]
    for stays, goes in zip(time_steps(stay), time_steps(go), strict=True):
        reach = logaddexp(add(reach, stays), moved_along(add(reach, goes), by=1, fill=NEVER))
        seen.append(reach)
    # The last frame ends with a blank: one diagonal behind it.
    ends = taken_at(stack(seen), (add(frames, sizes), xp.arange(batch), sizes))
    return cast(neg(ends), acts.dtype)


def _steps(scores: Any, labels: Any, frames: Any, sizes: Any, blank: int) -> tuple[Any, Any]:
    """(diagonals, batch, labels + 1): the logarithms of going to the next frame, and label.

    Along a diagonal the frame and the number of labels so far add up to the same.
    """
    xp, (batch, steps, width, _) = xp_of(scores.array), scores.shape
    sample, spelled = xp.arange(batch)[None, :, None], xp.arange(width)[None, None]
    frame = xp.arange(steps + width - 1)[:, None, None] - spelled
    ends, sizes = expand_dims(frames, -1), expand_dims(sizes, -1)
    begun, so_far = logical_and(Value.wrap(frame >= 0), less(frame, ends)), Value.wrap(spelled)
    inside = logical_and(begun, less_equal(so_far, sizes))
    more = logical_and(inside, less(so_far, sizes))
    at = (sample, xp.clip(frame, 0, steps - 1), spelled)
    none = Value.wrap(xp.zeros((batch, 1), labels.array.dtype))
    following = expand_dims(concat([labels, none], 1), 0)
    stay = where(inside, taken_at(scores, (*at, blank)), NEVER)
    return stay, where(more, taken_at(scores, (*at, following)), NEVER)


def _checked(acts: Any, labels: Any, frames: Any, sizes: Any, blank: int) -> None:
    if acts.array.dtype.kind not in "fV":
        raise ArgumentTypeError(f"RNNTLoss(acts) expected floats, got {acts.array.dtype}.")
    given = {"labels": labels, "input_lengths": frames, "label_lengths": sizes}
    for name, x in given.items():
        if x.array.dtype.kind not in "iu":
            where_ = f"RNNTLoss({name})"
            raise ArgumentTypeError(f"{where_} expected whole numbers, got {x.array.dtype}.")
    shape = tuple(acts.shape)
    if len(shape) != 4 or 0 in shape[1:]:
        expected = "(batch, frames, labels + 1, classes)"
        raise ShapeError.of("RNNTLoss(acts)", expected, shape)
    batch, steps, width, classes = shape
    for (name, x), own in zip(given.items(), ((batch, width - 1), (batch,), (batch,)), strict=True):
        if tuple(x.shape) != own:
            raise ShapeError.of(f"RNNTLoss({name})", str(own), tuple(x.shape))
    bounds = {
        "input_lengths": (frames, 1, steps),
        "label_lengths": (sizes, 0, width - 1),
        "labels": (labels, 0, classes - 1),
        "blank_label": (blank, 0, classes - 1),
    }
    for name, (x, least, most) in bounds.items():
        numbers = asnumpy(x.array) if isinstance(x, Value) else np.asarray(x)
        if numbers.size and not least <= numbers.min() <= numbers.max() <= most:
            where_ = f"RNNTLoss({name})"
            raise ArgumentValueError.of(where_, f"from {least} to {most}", numbers.tolist())
