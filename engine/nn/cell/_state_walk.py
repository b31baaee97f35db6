"""How state is collected from a cell and all below, and given back to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.errors import StateError
from engine.tensor import Tensor

from ._handle import HookList
from ._tree import below, children

EXTRA = "_extra_state"


class _IncompatibleKeys(NamedTuple):
    """The keys that did not fit; both empty when all did."""

    missing_keys: list[str]
    unexpected_keys: list[str]

    def __repr__(self) -> str:
        if not self.missing_keys and not self.unexpected_keys:
            return "<All keys matched successfully>"
        return (
            f"_IncompatibleKeys(missing_keys={self.missing_keys}, "
            f"unexpected_keys={self.unexpected_keys})"
        )


class StateHooks(NamedTuple):
    """Functions to call around `state_dict` and `load_state_dict`."""

    saving: HookList
    saved: HookList
    loading: HookList
    loaded: HookList


def refuse_result(where: str, result: Any) -> None:
    """What a hook returns would be lost; whoever wrote it meant it to count."""
    if result is not None:
        raise StateError(
            f"{where} expected a hook that changes what it is given, got one that returns "
            f"{type(result).__name__}. Hint: change it in place and return nothing."
        )


def own_state(cell: Any) -> dict[str, Any]:
    """The cell's own parameters and persistent buffers."""
    members = {**cell._params, **cell._buffers}
    passing = cell._passing
    return {n: value for n, value in members.items() if value is not None and n not in passing}


def _has_extra(cell: Any) -> bool:
    """Whether a subclass defines its own; what `State` has only tells how."""
    owner = next(kind for kind in type(cell).__mro__ if "get_extra_state" in vars(kind))
    return owner.__module__ != f"{__package__}._state"


def ways(cell: Any, prefix: str = "", *, inner_first: bool = False) -> Iterator[tuple[str, Any]]:
    """Each cell with what stands before its names, as often as `save` comes to it."""
    if not inner_first:
        yield prefix, cell
    for name, child in children(cell):
        yield from ways(child, below(cell, prefix, name), inner_first=inner_first)
    if inner_first:
        yield prefix, cell


def save(cell: Any, state: Any, prefix: str, copies: bool) -> None:
    """Write the state of a cell and of all below into a dict."""
    cell._state_hooks.saving.call(cell, prefix, copies)
    for name, value in own_state(cell).items():
        state[prefix + name] = value.copy() if copies else value
    if _has_extra(cell):
        state[prefix + EXTRA] = cell.get_extra_state()
    for name, child in children(cell):
        save(child, state, prefix if name in cell._unnamed else f"{prefix}{name}.", copies)
    for hook in cell._state_hooks.saved:
        refuse_result("register_state_dict_post_hook", hook(cell, state, prefix, {}))


def load(
    cell: Any,
    state: dict[str, Any],
    prefix: str,
    strict: bool,
    keys: _IncompatibleKeys,
    problems: list[str],
    known: set[str],
) -> None:
    """Give one cell what is its own in a dict; what does not fit goes into the lists."""
    cell._state_hooks.loading.call(cell, state, prefix, {}, strict, *keys, problems)
    for name, value in own_state(cell).items():
        key = prefix + name
        known.add(key)
        if key not in state:
            keys.missing_keys.append(key)
        else:
            new = state[key] if isinstance(state[key], Tensor) else Tensor(state[key])
            if new.shape == value.shape:
                value.array[...] = new.array
            else:
                problems.append(f"{key} expected shape {value.shape}, got shape {new.shape}.")
    if _has_extra(cell):
        known.add(prefix + EXTRA)
        if prefix + EXTRA in state:
            cell.set_extra_state(state[prefix + EXTRA])
        else:
            keys.missing_keys.append(prefix + EXTRA)


def keys_below(keys: _IncompatibleKeys, prefix: str) -> _IncompatibleKeys:
    """The keys themselves for the root, so that its hooks may change them; else the cell's part."""
    if not prefix:
        return keys
    missing, unexpected = ([key for key in group if key.startswith(prefix)] for group in keys)
    return _IncompatibleKeys(missing, unexpected)


def complaints(keys: _IncompatibleKeys) -> list[str]:
    """What to tell somebody who asked for all keys to fit."""
    told = []
    for what, group in (("Unexpected", keys.unexpected_keys), ("Missing", keys.missing_keys)):
        if group:
            listed = ", ".join(f'"{key}"' for key in group)
            told.append(f"{what} key(s) in state_dict: {listed}.")
    return told
