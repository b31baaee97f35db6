"""What came of a run: what the script says, and else the last value of each tag."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import TYPE_CHECKING, Any

from .plain import as_mapping, name_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Summary(MutableMapping[str, Any]):
    """Values by name: the last number of each tag, until one is set.

    What is set is recorded at once, as `metric.<name>`; it stays, whatever is logged afterwards.

    Args:
        last: The last numbers, by tag.
        tell: Called with the name and the value of what is set.

    >>> summary = Summary({"loss": 0.5}, lambda name, value: None)
    >>> summary["best"] = 0.25
    >>> dict(summary)
    {'loss': 0.5, 'best': 0.25}

    """

    def __init__(self, last: dict[str, Any], tell: Callable[[str, Any], None]) -> None:
        self._last = last
        self._set: dict[str, Any] = {}
        self._tell = tell

    def __getitem__(self, name: str) -> Any:
        return self._set[name] if name in self._set else self._last[name]

    def __setitem__(self, name: str, value: Any) -> None:
        name = name_of(name)
        mapping = as_mapping(value)
        if mapping is not None and mapping:
            for key, inner in mapping.items():
                self[f"{name}.{name_of(key)}"] = inner
            return
        self._set[name] = value
        self._tell(name, value)

    def __delitem__(self, name: str) -> None:
        """Forget what was set: the last value shows again; what is recorded stays."""
        del self._set[name]

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys([*self._last, *self._set]))

    def __len__(self) -> int:
        return len({*self._last, *self._set})

    def __repr__(self) -> str:
        return repr(dict(self))

    def remember(self, name: str, value: Any) -> None:
        """Take in what is recorded already."""
        self._set[name] = value
