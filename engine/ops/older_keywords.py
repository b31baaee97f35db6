"""Arguments by the names that MindSpore's other years have for them: `axis` where it is `dim` now.

A call whose keywords all are an operator's own never comes here: what nobody knows is looked up
when the call has failed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

_FIRST = ("input", "tensors", "tensor", "dividend", "logits", "A", "x", "input_x")
_SECOND = ("other", "divisor", "exponent", "vec2", "tensor2", "y")
_FLAG = ("keepdim", "keepdims", "keep_dims")
# A name of another year: what the argument is called now, the first that an operator has.
_NOW: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("x", "input_x", "inputs", "input_data", "a", "data", "input"), _FIRST),
    "x1": ("tensor1", *_FIRST),
    "x2": ("tensor2", *_SECOND),
    "tensor2": _SECOND,
    **dict.fromkeys(("y", "other", "value", "power", "exponent", "divisor"), _SECOND),
    "start": ("input",),
    "logits": ("input",),
    **dict.fromkeys(("labels", "label"), ("target",)),
    "cond": ("condition",),
    **dict.fromkeys(("axis", "dim"), ("dim", "axis", "dims", "axes")),
    **dict.fromkeys(_FLAG, _FLAG),
    "p": ("ord",),
    **dict.fromkeys(("unbiased", "correction"), ("ddof",)),
    **dict.fromkeys(("type", "t"), ("dtype",)),
    "group": ("groups",),
    **dict.fromkeys(("multiples", "reps"), ("dims",)),
    **dict.fromkeys(("input_perm", "perm"), ("dims", "axis")),
    "dims": ("axis",),
    "input_shape": ("shape",),
    **dict.fromkeys(("sizes", "output_size"), ("size",)),
    "scales": ("scale_factor",),
    "shift": ("shifts",),
    "interpolation_mode": ("mode",),
    "num_sample": ("num_samples",),
    "seed0": ("seed",),
    **dict.fromkeys(("limit", "stop"), ("end",)),
    "delta": ("step",),
    "num": ("steps",),
    "return_idx": ("return_inverse",),
    **dict.fromkeys(("clip_value_min", "xmin"), ("min",)),
    **dict.fromkeys(("clip_value_max", "xmax"), ("max",)),
    "begin_strides": ("begin",),
    "end_strides": ("end",),
    "step_strides": ("strides",),
}


def as_now(
    parameters: Collection[str], positional: int, given: Mapping[str, Any]
) -> dict[str, Any] | None:
    """The keywords of a call by the names that an operator has; None if that is no help.

    What a keyword becomes depends on the operator alone, not on the order of the call; two that
    would become one are refused.

    Args:
        parameters: The operator's names, in order.
        positional: How many arguments came by position.
        given: The keywords of the call.

    >>> as_now(["input", "dim", "keepdim"], 1, {"axis": 1, "keep_dims": True})
    {'dim': 1, 'keepdim': True}
    >>> as_now(["input", "dim"], 1, {"blue": 1}) is None
    True

    """
    own = list(parameters)
    found: dict[str, Any] = {}
    for name, value in given.items():
        now = name if name in own else next((n for n in _NOW.get(name, ()) if n in own), None)
        if now is None or now in found or now in own[:positional]:
            return None
        found[now] = value
    return found if found.keys() != given.keys() else None
