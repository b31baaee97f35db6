"""GoodSeed's paths of series, as tags of the tables."""

from __future__ import annotations

from typing import NamedTuple

from insight.plugins.beside import ALERT, CONSOLE, MACHINE

_MONITORING = "monitoring/"
# It means the memory of the processes, in GiB: ours of that name is a share of the machine's.
_OTHER_NAMES = {"memory": "process/memory_gb"}
_PRINTED = {
    "stdout": (f"{CONSOLE}out", "info"),
    "stderr": (f"{CONSOLE}err", "error"),
    "traceback": (ALERT, "error"),
}


class Printed(NamedTuple):
    """Where lines of a stream go."""

    tag: str
    level: str


class Monitored:
    """What GoodSeed watches by itself, in namespaces: the first one's series need no name of it."""

    def __init__(self) -> None:
        self._first: str | None = None

    def tag(self, path: str) -> str:
        """The tag of a series of numbers; to be asked in the order of the series.

        >>> tags = Monitored()
        >>> [tags.tag(f"monitoring/{path}") for path in ("a/cpu", "a/memory", "b/cpu")]
        ['machine/cpu', 'machine/process/memory_gb', 'machine/b/cpu']
        >>> tags.tag("train/loss"), tags.tag("monitoring/x")
        ('train/loss', 'monitoring/x')
        """
        namespace, _, name = path.removeprefix(_MONITORING).rpartition("/")
        if not path.startswith(_MONITORING) or not namespace:
            return path
        if self._first is None:
            self._first = namespace
        name = _OTHER_NAMES.get(name, name)
        return MACHINE + (name if namespace == self._first else f"{namespace}/{name}")


def printed(path: str) -> Printed | None:
    """Where the lines of a series go that GoodSeed captured; None for one of the user's own.

    >>> printed("monitoring/a/stderr").tag, printed("samples/stdout")
    ('console/err', None)
    """
    above, _, name = path.rpartition("/")
    if not above.startswith(_MONITORING) or name not in _PRINTED:
        return None
    return Printed(*_PRINTED[name])
