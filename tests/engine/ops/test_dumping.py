"""Tensors written to files, named as the real MindSpore 2.10 names them."""

from __future__ import annotations

import re

import ml_dtypes
import numpy as np
import pytest

from engine import Tensor, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError
from tests.engine.fake_cupy.gpu import fake_gpu


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("kind", "name", "kept"),
    [
        (np.bool_, "bool", np.bool_),
        (np.int64, "int64", np.int64),
        (np.uint8, "uint8", np.uint8),
        (np.float16, "float16", np.float16),
        (ml_dtypes.bfloat16, "bfloat16", np.float32),
        (np.complex64, "complex64", np.complex64),
    ],
)
def test_file_has_the_numbers_and_its_name_the_type(in_a_folder, kind, name, kept):
    ops.tensordump("x", Tensor(np.array([0, 1]).astype(kind)))
    (path,) = in_a_folder.iterdir()
    found = np.load(path)

    assert re.fullmatch(rf"x_{name}_\d+\.npy", path.name)
    assert found.dtype == kept
    assert found.tolist() == [0, 1]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("a.npy", r"a_float32_\d+\.npy"),
        ("a.b", r"a\.b_float32_\d+\.npy"),
        ("c.npy.npy", r"c\.npy_float32_\d+\.npy"),
        ("d/e/f.npy", r"d/e/f_float32_\d+\.npy"),
        ("d/", r"d/_float32_\d+\.npy"),
    ],
)
def test_name_is_what_is_given_without_its_ending(in_a_folder, given, expected):
    ops.tensordump(given, Tensor([1.0]), "in")
    (path,) = in_a_folder.rglob("*.npy")

    assert re.fullmatch(expected, path.relative_to(in_a_folder).as_posix())


def test_numbers_of_files_grow_while_a_cell_runs(in_a_folder):
    class Net(nn.Cell):
        def __init__(self):
            super().__init__()
            self.dump = ops.TensorDump()

        def construct(self, x):
            self.dump("add", x + 1)
            self.dump("mul", x * 2)
            return x

    Net()(Tensor([1.0]))
    numbers = [int(p.stem.split("_")[-1]) for p in sorted(in_a_folder.iterdir())]

    assert numbers == [numbers[0], numbers[0] + 1]
    assert [np.load(p).tolist() for p in sorted(in_a_folder.iterdir())] == [[2], [2]]


def test_tensor_is_dumped_while_it_is_differentiated(in_a_folder):
    def square(x):
        y = x * x
        ops.tensordump("y", y)
        return y

    assert ops.grad(square)(Tensor([3.0])).tolist() == [6]
    assert [np.load(p).tolist() for p in in_a_folder.iterdir()] == [[9]]


def test_tensor_of_a_gpu_is_written_from_the_host(in_a_folder):
    with fake_gpu():
        ops.tensordump("x", Tensor(np.array([4.0])))

    assert [np.load(p).tolist() for p in in_a_folder.iterdir()] == [[4]]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((1, Tensor([1])), ArgumentTypeError),
        (("x", [1]), ArgumentTypeError),
        (("x", Tensor([1]), 1), ArgumentTypeError),
        (("x", Tensor([1]), "all"), ArgumentValueError),
        (("", Tensor([1])), ArgumentValueError),
    ],
)
def test_wrong_arguments_are_refused(in_a_folder, arguments, error):
    with pytest.raises(error):
        ops.tensordump(*arguments)
    assert not list(in_a_folder.iterdir())


def test_class_refuses_other_words():
    with pytest.raises(ArgumentValueError):
        ops.TensorDump("both")
