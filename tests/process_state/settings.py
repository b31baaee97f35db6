"""What Python and its libraries keep for the whole process: how it is read and put back."""

from __future__ import annotations

import _signal
import builtins
import decimal
import gc
import locale
import logging
import multiprocessing
import os
import resource
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from .finding import is_own

SIGNALS = tuple(
    getattr(signal, name)
    for name in (
        "SIGINT",
        "SIGTERM",
        "SIGHUP",
        "SIGALRM",
        "SIGUSR1",
        "SIGUSR2",
        "SIGCHLD",
        "SIGPIPE",
    )
    if hasattr(signal, name)
)
LIMITS = (resource.RLIMIT_FSIZE, resource.RLIMIT_NOFILE, resource.RLIMIT_AS, resource.RLIMIT_CORE)
PYTESTS_OWN = b"PYTEST_CURRENT_TEST"  # another in each phase of a test


class Setting(NamedTuple):
    """One thing that may be set: how it is read, as values that compare, and put back."""

    name: str
    read: Callable[[], Any]
    put_back: Callable[[Any], object]


def environment() -> dict[bytes, bytes]:
    found: dict[bytes, bytes] = os.environ._data.copy()  # type: ignore[attr-defined]
    found.pop(PYTESTS_OWN, None)
    return found


def set_environment(was: dict[bytes, bytes]) -> None:
    now = environment()
    for name in now:
        if name not in was:
            del os.environb[name]
    os.environb.update({name: value for name, value in was.items() if now.get(name) != value})
    time.tzset()


def folder() -> str:
    try:
        return os.getcwd()  # noqa: PTH109 (a path costs more)
    except FileNotFoundError:
        return ""


def mask() -> int:
    current = os.umask(0o077)
    os.umask(current)
    return current


Logged = dict[str, tuple[Any, ...]]
_UNUSED = (logging.NOTSET, True, False, (), ())


def loggers() -> Logged:
    """Level, propagation, handlers and filters of every logger that has any of its own."""
    found: Logged = {"": _told(logging.root)}
    for name, one in list(logging.root.manager.loggerDict.items()):
        if isinstance(one, logging.PlaceHolder):
            continue
        is_set = one.level or one.handlers or one.filters or one.disabled or not one.propagate
        if is_set and (told := _told(one)) != _UNUSED:
            found[name] = told
    return found


def _is_no_matter(one: logging.Handler) -> bool:
    """Whether it is pytest's, in its own phases, or one that libraries add to hear nothing."""
    return isinstance(one, logging.NullHandler) or type(one).__module__.startswith("_pytest")


def _told(logger: logging.Logger) -> tuple[Any, ...]:
    handlers = tuple(one for one in logger.handlers if not _is_no_matter(one))
    return logger.level, logger.propagate, logger.disabled, handlers, tuple(logger.filters)


def _is_of_library(name: str) -> bool:
    """Whether a library, which is loaded once, has set its own logger by being loaded."""
    package = name.partition(".")[0]
    return not is_own(package) and package in sys.modules


def set_loggers(was: Logged) -> None:
    now = loggers()
    for name in {**now, **was}:
        if now.get(name) == was.get(name) or (name not in was and _is_of_library(name)):
            continue
        logger = logging.getLogger(name)
        level, propagate, disabled, handlers, filters = was.get(name, _UNUSED)
        others = [one for one in logger.handlers if _is_no_matter(one)]
        logger.setLevel(level)
        logger.propagate, logger.disabled = propagate, disabled
        logger.handlers[:] = [*handlers, *others]
        logger.filters[:] = filters


def modules() -> tuple[list[str], list[Any]]:
    return list(sys.modules), list(sys.modules.values())  # compared faster than a dict


def set_modules(names_and_modules: tuple[list[str], list[Any]]) -> None:
    """Put back what was replaced or taken out, and take out what was never loaded from a file."""
    was = dict(zip(*names_and_modules, strict=True))
    for name, module in list(sys.modules.items()):
        if name not in was and _is_stand_in(name, module):
            del sys.modules[name]
    for name, module in was.items():
        if sys.modules.get(name) is not module:
            sys.modules[name] = module
            package, _, last = name.rpartition(".")
            if is_own(name) and last in vars(sys.modules.get(package, object)):
                setattr(sys.modules[package], last, module)


def _is_stand_in(name: str, module: Any) -> bool:
    """Whether a test made it; compiled packages hide such modules, too, in them or as private."""
    package = sys.modules.get(name.partition(".")[0])
    is_made = getattr(package, "__spec__", None) is None and not name.startswith("_")
    return module is None or is_made


def handlers_of_signals() -> tuple[Any, ...]:
    return tuple(map(_signal.getsignal, SIGNALS))  # plain numbers: `signal` makes words of them


def set_handlers_of_signals(was: tuple[Any, ...]) -> None:
    for number, handler in zip(SIGNALS, was, strict=True):
        if _signal.getsignal(number) != handler and handler is not None:
            signal.signal(number, handler)


def limits() -> tuple[tuple[int, int], ...]:
    return tuple(map(resource.getrlimit, LIMITS))


def set_limits(was: tuple[tuple[int, int], ...]) -> None:
    for kind, (soft, _) in zip(LIMITS, was, strict=True):
        resource.setrlimit(kind, (soft, resource.getrlimit(kind)[1]))


def hooks() -> tuple[Any, ...]:
    return sys.excepthook, sys.unraisablehook, sys.displayhook, threading.excepthook


def set_hooks(was: tuple[Any, ...]) -> None:
    sys.excepthook, sys.unraisablehook, sys.displayhook, threading.excepthook = was


def decimals() -> tuple[Any, ...]:
    context = decimal.getcontext()
    return context.prec, context.rounding, context.Emin, context.Emax, dict(context.traps)


def set_decimals(was: tuple[Any, ...]) -> None:
    prec, rounding, least, most, traps = was
    enabled = [kind for kind, is_set in traps.items() if is_set]
    decimal.setcontext(decimal.Context(prec, rounding, least, most, traps=enabled))


def set_collector(was: tuple[Any, ...]) -> None:
    is_on, threshold = was
    (gc.enable if is_on else gc.disable)()
    gc.set_threshold(*threshold)


def row(name: str, owner: list[Any]) -> Setting:
    return Setting(name, owner.copy, lambda was: owner.__setitem__(slice(None), was))


def attribute(name: str, owner: Any) -> Setting:
    last = name.rpartition(".")[2]
    return Setting(name, lambda: getattr(owner, last), lambda was: setattr(owner, last, was))


def set_builtins(was: dict[str, Any]) -> None:
    for name in [name for name in vars(builtins) if name not in was]:
        delattr(builtins, name)
    vars(builtins).update(was)


SETTINGS = (
    Setting("the environment", environment, set_environment),
    Setting("the current folder", folder, os.chdir),
    Setting("umask", mask, os.umask),
    Setting("sys.modules", modules, set_modules),
    *(row(f"sys.{name}", getattr(sys, name)) for name in ("path", "argv")),
    Setting("sys.setrecursionlimit", sys.getrecursionlimit, sys.setrecursionlimit),
    Setting("sys.setswitchinterval", sys.getswitchinterval, sys.setswitchinterval),
    Setting("hooks of sys and threading", hooks, set_hooks),
    Setting("builtins", vars(builtins).copy, set_builtins),
    Setting("loggers", loggers, set_loggers),
    attribute("logging.raiseExceptions", logging),
    attribute("logging.disable", logging.root.manager),
    Setting("logging.setLoggerClass", logging.getLoggerClass, logging.setLoggerClass),
    Setting("handlers of signals", handlers_of_signals, set_handlers_of_signals),
    Setting("limits of resources", limits, set_limits),
    Setting(
        "locale",
        lambda: locale.setlocale(locale.LC_ALL),
        lambda was: locale.setlocale(locale.LC_ALL, was),
    ),
    Setting("decimal.getcontext", decimals, set_decimals),
    Setting("gc", lambda: (gc.isenabled(), gc.get_threshold()), set_collector),
    Setting("socket.setdefaulttimeout", socket.getdefaulttimeout, socket.setdefaulttimeout),
    attribute("tempfile.tempdir", tempfile),
    Setting(
        "multiprocessing.set_start_method",
        lambda: multiprocessing.get_start_method(allow_none=True),
        lambda was: multiprocessing.set_start_method(was, force=True),
    ),
    Setting("numpy.set_printoptions", np.get_printoptions, lambda was: np.set_printoptions(**was)),
    Setting("numpy.seterr", np.geterr, lambda was: np.seterr(**was)),
    Setting("numpy.seterrcall", np.geterrcall, np.seterrcall),
    Setting("numpy.setbufsize", np.getbufsize, np.setbufsize),
)
