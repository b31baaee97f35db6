"""The code of a user's script: which it is, and that it lets the command go on and draws alike."""

from __future__ import annotations

import hashlib
import random
import sys
from contextlib import contextmanager
from importlib import util
from pathlib import Path
from typing import TYPE_CHECKING

from insight.errors import SummaryValueError

from .script_modules import imported_files

if TYPE_CHECKING:
    from collections.abc import Iterator

_SEED = 0


def code_of(script: str) -> str | None:
    """The hash of the file that `script.py:function` or `package.module:function` names.

    With it are those of the user's own that it imports. None where there is no such file.
    """
    source = script.rpartition(":")[0]
    try:
        found = None if source.endswith(".py") else util.find_spec(source)
        named = source if source.endswith(".py") else found and found.origin
        if not named:
            return None
        file = Path(named).resolve()
        levels = 0 if source.endswith(".py") else source.count(".") + (file.stem == "__init__")
        parts = [file, *imported_files(file, file.parents[levels])]
        hashes = [hashlib.sha256(one.read_bytes()) for one in parts]
    except (OSError, ImportError, ValueError):
        return None
    if len(hashes) == 1:
        return hashes[0].hexdigest()
    return hashlib.sha256(b"".join(one.digest() for one in hashes)).hexdigest()


@contextmanager
def goes_on(where: str) -> Iterator[None]:
    """What runs inside must not end the process: the command would end without a word.

    Raises:
        SummaryValueError: If it does.

    """
    try:
        yield
    except SystemExit as error:
        got = f"sys.exit({'' if error.code is None else repr(error.code)[:80]})"
        hint = 'put what a script does by itself under `if __name__ == "__main__":`'
        raise SummaryValueError.of(where, "code that returns", got, hint) from error


def seed_before_import() -> None:
    """Begin the generators of Python and NumPy, so that each process draws the same.

    What a script seeds itself holds: it does so later.
    """
    import numpy as np

    random.seed(_SEED)
    np.random.seed(_SEED)  # noqa: NPY002 # the generator that scripts draw from unseeded


def seed_after_import() -> None:
    """The same for the engine, where the script uses it and gave it no seed."""
    engine, config = sys.modules.get("engine"), sys.modules.get("engine.dataset.config")
    if engine is None or config is None:
        return
    if engine.get_seed() is None and config.get_seed() == config.UNSET_SEED:
        engine.set_seed(_SEED)
