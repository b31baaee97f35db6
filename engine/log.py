"""Messages of a program as MindSpore's are written, and by the same variables. `mindspore.log`.

`GLOG_v` in the environment is the least level that is written, 0 (debug) to 4 (critical), 2
otherwise. They go to the screen (stderr), or with `GLOG_logtostderr=0` into
`GLOG_log_dir/rank_<RANK_ID>/logs/engine.log.<process>`, and to the screen from the level that
`GLOG_stderrthreshold` names. The variables are read at the first message.

>>> from engine import log
>>> log.get_level()
'2'
"""

from __future__ import annotations

import logging
import os
import sys
import time
from functools import cache
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, TextIO

from engine.errors import ArgumentValueError

__all__ = ["critical", "debug", "error", "get_level", "get_log_config", "info", "warning"]

_LEVELS = {"0": "DEBUG", "1": "INFO", "2": "WARNING", "3": "ERROR", "4": "CRITICAL"}
_USUAL = "2"
_FORM = (
    "[%(levelname)s] ME(%(process)d:%(thread)d,%(processName)s):%(asctime)s "
    "[%(where)s:%(lineno)d] %(message)s"
)
_LARGEST_BYTES, _KEPT_FILES = 50 << 20, 30
_HERE = Path(__file__).parent


def debug(msg: object, *args: object, **kwargs: Any) -> None:
    """Write a message of level 0; the arguments are those of `logging.Logger.debug`."""
    _write(logging.DEBUG, msg, args, kwargs)


def info(msg: object, *args: object, **kwargs: Any) -> None:
    """Write a message of level 1."""
    _write(logging.INFO, msg, args, kwargs)


def warning(msg: object, *args: object, **kwargs: Any) -> None:
    """Write a message of level 2."""
    _write(logging.WARNING, msg, args, kwargs)


def error(msg: object, *args: object, **kwargs: Any) -> None:
    """Write a message of level 3."""
    _write(logging.ERROR, msg, args, kwargs)


def critical(msg: object, *args: object, **kwargs: Any) -> None:
    """Write a message of level 4."""
    _write(logging.CRITICAL, msg, args, kwargs)


def _write(level: int, msg: object, args: tuple[object, ...], kwargs: dict[str, Any]) -> None:
    logger = _logger()
    if logger.isEnabledFor(level):
        logger.log(level, msg, *args, **{"stacklevel": 3} | kwargs)  # as the caller's


def get_level() -> str:
    """The least level that is written: "0" (debug) to "4" (critical)."""
    return str(_logger().getEffectiveLevel() // 10 - 1)


def get_log_config() -> dict[str, Any]:
    """What the variables of the environment say, or their defaults, by the variable.

    Raises:
        ArgumentValueError: If one has no such value.

    """
    found: dict[str, Any] = {
        "GLOG_v": _level("GLOG_v"),
        "GLOG_logtostderr": _one("GLOG_logtostderr", "1", ("0", "1")),
    }
    if found["GLOG_logtostderr"] == "0":
        found["GLOG_log_dir"] = str(_folder())
        found["logger_maxBytes"] = _number("logger_maxBytes", _LARGEST_BYTES)
        found["logger_backupCount"] = _number("logger_backupCount", _KEPT_FILES)
        found["GLOG_stderrthreshold"] = _level("GLOG_stderrthreshold")
    return found


def _told(variable: str) -> str:
    return os.environ.get(variable, "").strip()


def _level(variable: str) -> str:
    return _one(variable, _USUAL, tuple(_LEVELS))


def _one(variable: str, usual: str, allowed: tuple[str, ...]) -> str:
    value = _told(variable) or usual
    if value not in allowed:
        raise ArgumentValueError.of(variable, f"one of {allowed}", repr(value))
    return value


def _number(variable: str, usual: int) -> int:
    value = _told(variable) or str(usual)
    if not value.isdecimal():
        raise ArgumentValueError.of(variable, "a whole number from 0", repr(value))
    return int(value)


def _folder() -> Path:
    root = _told("GLOG_log_dir")
    if not root:
        raise ArgumentValueError.of("GLOG_log_dir", "a folder, as GLOG_logtostderr is 0", "none")
    return Path(root).resolve() / f"rank_{_told('RANK_ID') or 0}" / "logs"


class _Form(logging.Formatter):
    """`[WARNING] ME(process:thread,name):time [file:line] message`, as MindSpore writes it."""

    def format(self, record: logging.LogRecord) -> str:
        path = Path(record.pathname)
        inside = path.is_relative_to(_HERE)
        record.where = str(path.relative_to(_HERE.parent)) if inside else record.pathname
        return super().format(record)

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        whole = time.strftime("%Y-%m-%d-%H:%M:%S", time.localtime(record.created))
        microseconds = int(record.created % 1 * 1_000_000)
        return f"{whole}.{microseconds // 1000:03d}.{microseconds % 1000:03d}"


class _Screen(logging.StreamHandler[TextIO]):
    """The program's stderr, whatever that is when something is written."""

    def __init__(self) -> None:
        logging.Handler.__init__(self)

    @property
    def stream(self) -> TextIO:  # type: ignore[override]
        return sys.stderr


@cache
def _logger() -> logging.Logger:
    """The program's logger, made by what the environment says; a wrong value raises each time."""
    told = get_log_config()
    logger = logging.getLogger(__name__)
    logger.setLevel(_LEVELS[told["GLOG_v"]])
    logger.propagate = False  # a program's own logging would write each message again
    logger.handlers = [screen := _Screen()]
    if told["GLOG_logtostderr"] == "0":
        folder = Path(told["GLOG_log_dir"])
        folder.mkdir(parents=True, exist_ok=True)
        file = RotatingFileHandler(
            folder / f"engine.log.{os.getpid()}",
            maxBytes=told["logger_maxBytes"],
            backupCount=told["logger_backupCount"],
            encoding="utf-8",
            delay=True,
        )
        logger.addHandler(file)
        screen.setLevel(_LEVELS[told["GLOG_stderrthreshold"]])
    for target in logger.handlers:
        target.setFormatter(_Form(_FORM))
    return logger
