"""MATLAB's files of data sets."""

from __future__ import annotations

import zlib
from os import fspath
from pathlib import Path

import numpy as np

from engine.errors import StateError, compose

# What SciPy's reader meets in files that are none; it has few checks of its own.
DAMAGES = (
    *(OSError, EOFError, ValueError, TypeError, LookupError, AttributeError, ArithmeticError),
    *(AssertionError, MemoryError, NotImplementedError, zlib.error),
)


def matrix(path: Path, name: str) -> np.ndarray:
    """The array of a name in a .mat file.

    Raises:
        StateError: If the file cannot be read, or has none.

    """
    from scipy.io import loadmat
    from scipy.io.matlab import MatReadError

    try:
        return np.asarray(loadmat(fspath(path), variable_names=[name])[name])
    except (*DAMAGES, MatReadError) as error:
        expected = f"a .mat file with {name}"
        raise StateError(compose(fspath(path), expected, repr(error))) from error
