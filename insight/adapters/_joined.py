"""Classes that become a framework's own when an instance is made, not when they are imported."""

from __future__ import annotations

import functools
import sys
import types
from importlib import import_module
from typing import Any, ClassVar, Self

from insight.errors import SummaryError, compose
from insight.extras import line_for


class MissingFrameworkError(SummaryError, ImportError):
    """A framework that an adapter was made for is not installed."""


class Joined:
    """A class that stands before a framework's base class in each of its instances.

    So a module can be imported, and its class described and inherited from, where the framework is
    not installed; an instance is still what the framework asks for with `isinstance`. Instances can
    be pickled and copied, as schedulers and searches do.

    Raises:
        MissingFrameworkError: If the framework is not there when an instance is made.

    """

    _bases: ClassVar[tuple[str, ...]] = ()
    """Where the base class may live, as `module:Class`; of several, one that is loaded wins."""

    def __new__(cls, *_: Any, **__: Any) -> Self:
        joined: Any = cls
        made: Self = object.__new__(_joined(joined))
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        # A class made at run time has no name under which pickle could find it.
        plain = vars(type(self)).get("_plain", type(self))
        return _remade, (plain,), self.__getstate__()


def _remade(plain: type[Joined]) -> Joined:
    return plain.__new__(plain)


@functools.cache
def _joined(cls: Any) -> Any:
    base = _base_of(cls)
    if issubclass(cls, base):
        return cls
    space = {"__module__": cls.__module__, "__doc__": cls.__doc__, "_plain": cls}
    return types.new_class(cls.__name__, (cls, base), exec_body=lambda names: names.update(space))


def _base_of(cls: type[Joined]) -> Any:
    homes = [home.split(":") for home in cls._bases]
    homes.sort(key=lambda home: home[0].partition(".")[0] not in sys.modules)
    for module, name in homes:
        try:
            return getattr(import_module(module), name)
        except ModuleNotFoundError as error:
            wanted = module.partition(".")[0]
            if error.name is None or error.name.partition(".")[0] != wanted:
                raise  # it is there, but something that it needs is not
    names = " or ".join(module.partition(".")[0] for module, _ in homes)
    hint = line_for(names.partition(" ")[0])
    raise MissingFrameworkError(compose(cls.__qualname__, names, "an environment without it", hint))
