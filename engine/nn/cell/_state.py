"""The state of a cell as a dict, and back."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from engine.errors import ArgumentTypeError, StateError
from engine.tensor import Tensor

from ._buffers import Buffers
from ._handle import HookList, RemovableHandle
from ._parameters import Parameters
from ._tree import below

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


class State(Parameters, Buffers):
    """Parameters and buffers together."""

    _state_hooks: StateHooks

    def state_dict(
        self, *args: Any, destination: Any = None, prefix: str = "", keep_vars: bool = False
    ) -> Any:
        """Parameters and persistent buffers by their dotted names.

        A cell's own parameters come first, then its buffers, then the cells below. The values are
        the parameters and buffers themselves; with `keep_vars` copies of them.

        Args:
            *args: `destination`, `prefix` and `keep_vars` in order, MindSpore's older form.
            destination: A dict to write into; None makes one.
            prefix: What stands before the names.
            keep_vars: Whether to return copies.

        Returns:
            The dict.

        >>> import engine
        >>> from engine import nn
        >>> cell = nn.Cell()
        >>> cell.scale = engine.Parameter(engine.Tensor([1.0]))
        >>> list(cell.state_dict(prefix="net."))
        ['net.scale']

        """
        given = dict(zip(("destination", "prefix", "keep_vars"), args, strict=False))
        destination = given.get("destination", destination)
        state = OrderedDict() if destination is None else destination
        _save(self, state, given.get("prefix", prefix), given.get("keep_vars", keep_vars))
        return state

    def load_state_dict(
        self, state_dict: Mapping[str, Any], strict: bool = True
    ) -> _IncompatibleKeys:
        """Copy numbers from a dict into the parameters and buffers of those names.

        Args:
            state_dict: Tensors or arrays by dotted name, as `state_dict` returns them.
            strict: Whether every name must fit.

        Returns:
            A named tuple of `missing_keys` and `unexpected_keys`.

        Raises:
            ArgumentTypeError: If `state_dict` is not a mapping.
            StateError: If a shape differs, or, when strict, a name is missing or unexpected.

        """
        if not isinstance(state_dict, Mapping):
            raise ArgumentTypeError.of("load_state_dict(state_dict)", "a dict", state_dict)
        keys = _IncompatibleKeys([], [])
        problems: list[str] = []
        known: set[str] = set()
        state = dict(state_dict)  # hooks may change it
        ways = list(_ways(self))
        for name, cell in ways:
            _load(cell, state, f"{name}." if name else "", strict, keys, problems, known)
        keys.unexpected_keys.extend(key for key in state if key not in known)
        for name, cell in ways:
            cell._state_hooks.loaded.call(cell, _below(keys, f"{name}." if name else ""))
        problems = _complaints(keys) + problems if strict else problems
        if problems:
            told = "".join(f"\n\t{problem} " for problem in problems)
            raise StateError(f"Error(s) in loading state_dict for {type(self).__name__}:{told}")
        return keys

    def get_extra_state(self) -> Any:
        """What a cell adds to its `state_dict`; a subclass that has such state overrides it.

        Raises:
            StateError: If the subclass does not.

        """
        raise StateError(_NO_EXTRA.format(kind=type(self).__name__, method="get_extra_state"))

    def set_extra_state(self, state: Any) -> None:
        """Take back what `get_extra_state` returned; overridden together with it.

        Raises:
            StateError: If the subclass does not.

        """
        raise StateError(_NO_EXTRA.format(kind=type(self).__name__, method="set_extra_state"))

    def register_state_dict_pre_hook(self, hook: Callable[..., None]) -> RemovableHandle:
        """Call `hook(cell, prefix, keep_vars)` before the cell's state is collected."""
        return self._state_hooks.saving.add(hook)

    def register_state_dict_post_hook(self, hook: Callable[..., None]) -> RemovableHandle:
        """Call `hook(cell, state_dict, prefix, local_metadata)` once it is collected."""
        return self._state_hooks.saved.add(hook)

    def register_load_state_dict_pre_hook(self, hook: Callable[..., None]) -> RemovableHandle:
        """Call `hook(cell, state_dict, prefix, local_metadata, strict, missing_keys,
        unexpected_keys, error_msgs)` before the cell takes its state.
        """
        return self._state_hooks.loading.add(hook)

    def register_load_state_dict_post_hook(self, hook: Callable[..., None]) -> RemovableHandle:
        """Call `hook(cell, incompatible_keys)` once it has; the hook may change the lists."""
        return self._state_hooks.loaded.add(hook)


_NO_EXTRA = (
    "{method} expected a cell with extra state, got {kind}, which does not override it. "
    "Hint: define get_extra_state and set_extra_state together."
)


def _own_state(cell: State) -> dict[str, Any]:
    """The cell's own parameters and persistent buffers."""
    members = {**cell._params, **cell._buffers}
    passing = cell._passing
    return {n: value for n, value in members.items() if value is not None and n not in passing}


def _has_extra(cell: State) -> bool:
    return type(cell).get_extra_state is not State.get_extra_state


def _ways(cell: Any, prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Each cell with what stands before its names, as often as `_save` comes to it."""
    yield prefix, cell
    for name, child in cell._cells.items():
        yield from _ways(child, below(cell, prefix, name))


def _save(cell: Any, state: Any, prefix: str, copies: bool) -> None:
    cell._state_hooks.saving.call(cell, prefix, copies)
    for name, value in _own_state(cell).items():
        state[prefix + name] = value.copy() if copies else value
    if _has_extra(cell):
        state[prefix + EXTRA] = cell.get_extra_state()
    for name, child in cell._cells.items():
        _save(child, state, prefix if name in cell._unnamed else f"{prefix}{name}.", copies)
    cell._state_hooks.saved.call(cell, state, prefix, {})


def _load(
    cell: Any,
    state: dict[str, Any],
    prefix: str,
    strict: bool,
    keys: _IncompatibleKeys,
    problems: list[str],
    known: set[str],
) -> None:
    cell._state_hooks.loading.call(cell, state, prefix, {}, strict, *keys, problems)
    for name, value in _own_state(cell).items():
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


def _below(keys: _IncompatibleKeys, prefix: str) -> _IncompatibleKeys:
    """The keys themselves for the root, so that its hooks may change them; else the cell's part."""
    if not prefix:
        return keys
    missing, unexpected = ([key for key in group if key.startswith(prefix)] for group in keys)
    return _IncompatibleKeys(missing, unexpected)


def _complaints(keys: _IncompatibleKeys) -> list[str]:
    told = []
    for what, group in (("Unexpected", keys.unexpected_keys), ("Missing", keys.missing_keys)):
        if group:
            listed = ", ".join(f'"{key}"' for key in group)
            told.append(f"{what} key(s) in state_dict: {listed}.")
    return told
