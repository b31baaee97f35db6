"""MATLAB's files of data sets."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.io import savemat

from engine.dataset.mat_files import matrix
from engine.errors import StateError


def test_array_has_its_numbers(tmp_path):
    savemat(tmp_path / "a.mat", {"labels": np.array([[1, 2]], np.uint8), "other": 3})

    assert matrix(tmp_path / "a.mat", "labels").tolist() == [[1, 2]]


@pytest.mark.parametrize("content", [b"", b"words", b"MATLAB 7.3".ljust(400, b"\2")])
def test_file_that_is_none_is_told(content, tmp_path):
    (tmp_path / "a.mat").write_bytes(content)

    for name in ("a", "none"):
        with pytest.raises(StateError, match=rf"{name}\.mat expected a \.mat file with labels"):
            matrix(tmp_path / f"{name}.mat", "labels")


def test_array_that_is_not_in_it_is_told(tmp_path):
    savemat(tmp_path / "a.mat", {"other": 3})

    with pytest.raises(StateError, match=r"a\.mat expected a \.mat file with labels"):
        matrix(tmp_path / "a.mat", "labels")
