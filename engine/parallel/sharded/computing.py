"""Primitives computed with parts of arrays: each by its rule, or with whole arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from engine.autodiff import casting

from .inside import check_mixed
from .laid import laid, laid_array
from .letters import Joint, chosen
from .mesh import Axes, Mesh
from .moving import Cuts, cut
from .rules import OWN_WAYS, rule_of
from .sharded_array import ShardedArray, settle_together, whole_of

__all__ = ["computed"]


def computed(primitive: Any, arrays: Sequence[Any], attrs: Mapping[str, Any]) -> Any:
    """What a primitive gives of arrays of which some are sharded.

    Returns:
        Sharded arrays where an output is cut or is to be added up still, plain ones else.

    """
    check_mixed(primitive.name, arrays)
    all_attrs = {**primitive.defaults, **attrs}
    with casting(None):
        if primitive is laid:
            return laid_array(arrays[0], all_attrs["cuts"], arrays[0].mesh)
        own_way = OWN_WAYS.get(primitive.name)
        found = None if own_way is None else own_way(primitive, arrays, all_attrs)
        if found is not None:
            return found
        rule = rule_of(primitive)
        joint = None if rule is None else rule(arrays, all_attrs)
        if joint is None:
            return primitive(*map(whole_of, arrays), **attrs)
        return _by_letters(primitive, joint, arrays, all_attrs)


def _by_letters(
    primitive: Any, joint: Joint, operands: Sequence[Any], attrs: dict[str, Any]
) -> Any:
    mesh = next(one.mesh for one in operands if isinstance(one, ShardedArray))
    shapes = [np.shape(one) for one in operands]
    cuts = [one.cuts if isinstance(one, ShardedArray) else None for one in operands]
    letters = chosen(joint, cuts, shapes, mesh)
    wanted = [tuple(letters.get(letter, ()) for letter in names) for names in joint.inputs]
    pending = _kept_pending(joint, operands, wanted)
    if not pending:
        settle_together(operands)
    own = [_own(one, cuts, mesh, pending) for one, cuts in zip(operands, wanted, strict=True)]

    def parts(letter: Any) -> int:
        return mesh.parts(letters.get(letter, ()))

    out = primitive(*own, **{**attrs, **joint.attrs(parts)})
    if isinstance(joint.outputs, list):
        outs = zip(out, joint.outputs, strict=True)
        return tuple(_boxed(joint, one, names, letters, mesh, pending) for one, names in outs)
    return _boxed(joint, out, joint.outputs, letters, mesh, pending)


def _kept_pending(joint: Joint, operands: Sequence[Any], wanted: Sequence[Cuts]) -> Axes:
    """The axes along which sums may stay pending: all inputs are pending alike, and stay in place.

    A number beside them is for the rule to judge.
    """
    pairs = [both for both in zip(operands, wanted, strict=True) if np.ndim(both[0])]
    pairs += [both for both in zip(operands, wanted, strict=True) if _is_number(both[0])]
    pending = {one.pending if isinstance(one, ShardedArray) else () for one, _ in pairs}
    stays = all(isinstance(one, ShardedArray) and one.cuts == cuts for one, cuts in pairs)
    return pending.pop() if joint.is_linear and stays and len(pending) == 1 else ()


def _is_number(one: Any) -> bool:
    return isinstance(one, ShardedArray) and not one.ndim


def _own(one: Any, wanted: Cuts, mesh: Mesh, pending: Axes) -> Any:
    if isinstance(one, ShardedArray):
        return one.held if pending else one.cut_as(wanted)
    return cut(one, wanted, mesh) if wanted else one


def _boxed(
    joint: Joint, out: Any, names: Any, letters: dict[Any, Axes], mesh: Mesh, pending: Axes
) -> Any:
    cuts = tuple(letters.get(letter, ()) for letter in names)
    summed = [axis for letter, axes in letters.items() if letter not in names for axis in axes]
    if joint.is_mean and summed:
        out = out / out.dtype.type(mesh.parts(summed))
    left = tuple(sorted({*pending, *summed}))
    if not left and not any(cuts):
        return out
    return ShardedArray(np.asarray(out) if np.isscalar(out) else out, cuts, mesh, left)
