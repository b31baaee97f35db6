"""Terminals in the place of terminals: a program that asks sees no difference."""

from __future__ import annotations

import os
from importlib import import_module

_SIZE_BYTES = 8


def pair_like(terminal: int) -> tuple[int, int]:
    """What to read from, and a terminal to write to, set as `terminal` is.

    What is written comes out as it is: the terminal behind it makes its own of newlines.

    Raises:
        OSError: If the system has no more terminals.
        ImportError: If it knows none.

    """
    settings = import_module("termios")
    master, slave = os.openpty()
    try:
        given = settings.tcgetattr(terminal)
        given[1] &= ~settings.OPOST
        given[3] &= ~(settings.ECHO | settings.ICANON | settings.ISIG)
        settings.tcsetattr(slave, settings.TCSANOW, given)
    except settings.error as error:
        os.close(master)
        os.close(slave)
        raise OSError(*error.args) from error
    copy_size(terminal, master)
    return master, slave


def copy_size(terminal: int, other: int) -> None:
    """Gives another terminal the rows and columns of one."""
    calls, settings = import_module("fcntl"), import_module("termios")
    try:
        size = calls.ioctl(terminal, settings.TIOCGWINSZ, bytes(_SIZE_BYTES))
        if size != calls.ioctl(other, settings.TIOCGWINSZ, bytes(_SIZE_BYTES)):
            calls.ioctl(other, settings.TIOCSWINSZ, size)
    except OSError:
        return  # the terminal is gone
