"""Arguments by the names that MindSpore's other years have for them: `axis` where it is `dim` now.

A call whose keywords all are an operator's own never comes here: what nobody knows is looked up
when the call has failed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

# Names that one argument has had, whatever the operator. An argument that an operator has not is
# the first of its row that it has, and that is not given.
_ROWS = (
    (
        "input",
        "x",
        "input_x",
        "inputs",
        "input_data",
        "x1",
        "a",
        "A",
        "tensors",
        "tensor",
        "logits",
    ),
    ("other", "y", "x2", "x", "vec2", "exponent", "power", "divisor", "value", "tensor2", "target"),
    ("input", "dividend", "x"),
    ("tensor1", "x1"),
    ("tensor2", "x2"),
    ("target", "labels", "label"),
    ("input", "start"),
    ("condition", "cond"),
    ("dim", "axis", "dims", "axes"),
    ("axis0", "dim0", "axis1"),
    ("axis1", "dim1", "axis2"),
    ("dim1", "axis1"),
    ("dim2", "axis2"),
    ("keepdim", "keepdims", "keep_dims"),
    ("ord", "p"),
    ("ddof", "correction", "unbiased"),
    ("dtype", "type", "t"),
    ("groups", "group"),
    ("dims", "multiples", "reps", "input_perm", "perm"),
    ("axis", "dims", "input_perm"),
    ("shape", "input_shape", "size"),
    ("size", "sizes", "output_size"),
    ("scale_factor", "scales"),
    ("shifts", "shift"),
    ("mode", "interpolation_mode"),
    ("num_samples", "num_sample"),
    ("seed", "seed0"),
    ("end", "limit", "stop"),
    ("step", "delta"),
    ("steps", "num"),
    ("return_inverse", "return_idx"),
    ("min", "clip_value_min", "xmin"),
    ("max", "clip_value_max", "xmax"),
    ("begin", "begin_strides"),
    ("strides", "step_strides"),
)


def as_now(
    parameters: Collection[str], positional: int, given: Mapping[str, Any]
) -> dict[str, Any] | None:
    """The keywords of a call by the names that an operator has; None if that is no help.

    Args:
        parameters: The operator's names, in order.
        positional: How many arguments came by position.
        given: The keywords of the call.

    >>> as_now(["input", "dim", "keepdim"], 1, {"axis": 1, "keep_dims": True})
    {'dim': 1, 'keepdim': True}
    >>> as_now(["input", "dim"], 1, {"blue": 1}) is None
    True

    """
    taken = set(list(parameters)[:positional]) | (given.keys() & set(parameters))
    if not given.keys() - set(parameters):
        return None
    found: dict[str, Any] = {}
    for name, value in given.items():
        now = name if name in parameters else _now(name, parameters, taken)
        if now is None:
            return None
        taken.add(now)
        found[now] = value
    return found


def _now(name: str, parameters: Collection[str], taken: Collection[str]) -> str | None:
    for row in _ROWS:
        if name in row:
            for now in row:
                if now in parameters and now not in taken:
                    return now
    return None
