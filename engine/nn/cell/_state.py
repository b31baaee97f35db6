"""The state of a cell as a dict, and back."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, MutableMapping
from typing import Any

from engine.errors import ArgumentTypeError, StateError

from ._buffers import Buffers
from ._handle import RemovableHandle
from ._parameters import Parameters
from ._state_walk import (
    StateHooks,
    _IncompatibleKeys,
    complaints,
    keys_below,
    load,
    refuse_result,
    save,
    ways,
)


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

        Raises:
            ArgumentTypeError: If the destination is no dict or the prefix no str.

        >>> import engine
        >>> from engine import nn
        >>> cell = nn.Cell()
        >>> cell.scale = engine.Parameter(engine.Tensor([1.0]))
        >>> list(cell.state_dict(prefix="net."))
        ['net.scale']

        """
        given = dict(zip(("destination", "prefix", "keep_vars"), args, strict=False))
        destination, prefix = given.get("destination", destination), given.get("prefix", prefix)
        if destination is not None and not isinstance(destination, MutableMapping):
            raise ArgumentTypeError.of("state_dict(destination)", "a dict or None", destination)
        if not isinstance(prefix, str):
            raise ArgumentTypeError.of("state_dict(prefix)", "a str", prefix)
        state = OrderedDict() if destination is None else destination
        save(self, state, prefix, given.get("keep_vars", keep_vars))
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
        for name, cell in ways(self):
            load(cell, state, f"{name}." if name else "", strict, keys, problems, known)
        keys.unexpected_keys.extend(key for key in state if key not in known)
        for name, cell in ways(self, inner_first=True):
            for hook in cell._state_hooks.loaded:
                result = hook(cell, keys_below(keys, f"{name}." if name else ""))
                refuse_result("register_load_state_dict_post_hook", result)
        problems = complaints(keys) + problems if strict else problems
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

        Args:
            state: What `load_state_dict` found under the cell's `_extra_state`.

        Raises:
            StateError: If the subclass does not.

        """
        raise StateError(_NO_EXTRA.format(kind=type(self).__name__, method="set_extra_state"))

    def register_state_dict_pre_hook(self, hook: Callable[..., None]) -> RemovableHandle:
        """Call `hook(cell, prefix, keep_vars)` before the cell's state is collected."""
        return self._state_hooks.saving.add(hook)

    def register_state_dict_post_hook(self, hook: Callable[..., None]) -> RemovableHandle:
        """Call `hook(cell, state_dict, prefix, local_metadata)` once it is collected.

        It changes the dict in place; a hook that returns something is a StateError.
        """
        return self._state_hooks.saved.add(hook)

    def register_load_state_dict_pre_hook(self, hook: Callable[..., None]) -> RemovableHandle:
        """Call `hook(cell, state_dict, prefix, local_metadata, strict, missing_keys,
        unexpected_keys, error_msgs)` before the cell takes its state.
        """
        return self._state_hooks.loading.add(hook)

    def register_load_state_dict_post_hook(self, hook: Callable[..., None]) -> RemovableHandle:
        """Call `hook(cell, incompatible_keys)` once it has; the hook may change the lists.

        Hooks of the cells inside come before those of the cell around them.
        A hook that returns something is a StateError.
        """
        return self._state_hooks.loaded.add(hook)


_NO_EXTRA = (
    "{method} expected a cell with extra state, got {kind}, which does not override it. "
    "Hint: define get_extra_state and set_extra_state together."
)
