"""What a run was started with, as a mapping that records what is put into it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .plain import DEEPEST, as_mapping, name_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Tell = Callable[[dict[str, Any]], None]


class Settings(Mapping[str, Any]):
    """Settings by name: `config["lr"]` and `config.lr`, nested ones `config.model.depth`.

    What is set is recorded at once. What holds settings by name, such as a dataclass or a
    namespace of argparse, becomes settings in settings; all else stays what it is.

    Args:
        tell: Called with what is new or changed, by dotted names.
        prefix: The dotted name of these settings, with a dot behind it; empty for the outermost.

    >>> told = []
    >>> config = Settings(told.append)
    >>> config.update({"model": {"depth": 2}}, lr=0.1)
    >>> config.model.depth = 3
    >>> told
    [{'model.depth': 2, 'lr': 0.1}, {'model.depth': 3}]

    """

    _tell: Tell
    _prefix: str
    _held: dict[str, Any]

    def __init__(self, tell: Tell, prefix: str = "") -> None:
        self.__dict__.update(_tell=tell, _prefix=prefix, _held={})

    def __getitem__(self, name: str) -> Any:
        return self._held[name]

    def __setitem__(self, name: str, value: Any) -> None:
        self._say(self._put(name, value))

    def update(self, other: Any = (), /, **others: Any) -> None:
        """Set several: a mapping, pairs, or anything that holds settings by name.

        Nested settings are added to; `config["model"] = {…}` does the same.
        """
        mapping = as_mapping(other)
        pairs = [*dict(other if mapping is None else mapping).items(), *others.items()]
        self._say({k: v for name, value in pairs for k, v in self._put(name, value).items()})

    def _say(self, changed: dict[str, Any]) -> None:
        if changed:
            self._tell(changed)

    def _put(self, name: Any, value: Any, depth: int = 0) -> dict[str, Any]:
        """Takes a setting in; what of it is new, by dotted names."""
        name = name_of(name)
        mapping = as_mapping(value) if depth < DEEPEST else None
        if mapping:
            inner = self._inner(name)
            changed: dict[str, Any] = {}
            for key, one in list(mapping.items()):
                changed |= inner._put(key, one, depth + 1)
            return changed
        held = self._held.get(name, _NOTHING)
        # A list that the script goes on to change is another one the next time.
        self._held[name] = list(value) if type(value) is list else value
        return {} if _is_same(held, value) else {f"{self._prefix}{name}": value}

    def setdefault(self, name: str, default: Any = None) -> Any:
        """The setting, which is set to `default` where it is not there."""
        if name not in self._held:
            self[name] = default
        return self._held[name]

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._held))

    def __len__(self) -> int:
        return len(self._held)

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("_"):
            try:
                return self._held[name]
            except KeyError:
                pass
        raise AttributeError(f"there is no setting {name!r}")

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value

    def __repr__(self) -> str:
        return repr(self.as_dict())

    def as_dict(self) -> dict[str, Any]:
        """A copy as plain dicts in one another."""
        return {
            name: value.as_dict() if isinstance(value, Settings) else value
            for name, value in self._held.items()
        }

    def remember(self, name: str, value: Any) -> None:
        """Take in what is recorded already, under its dotted name."""
        first, dot, rest = name.partition(".")
        if dot:
            self._inner(first).remember(rest, value)
        else:
            self._held[first] = value

    def _inner(self, name: str) -> Settings:
        held = self._held.get(name)
        if not isinstance(held, Settings):
            held = self._held[name] = Settings(self._tell, f"{self._prefix}{name}.")
        return held


_NOTHING = object()


def _is_same(held: Any, value: Any) -> bool:
    """Whether it is what was held; arrays, which compare by element, count as another."""
    if held is _NOTHING or type(held) is not type(value):
        return False
    try:
        return bool(held == value)
    except Exception:  # arrays of several elements
        return False
