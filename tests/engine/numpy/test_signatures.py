"""Every documented name is there, with the documented parameters, their order and defaults."""

from __future__ import annotations

import importlib
import json
from typing import Any

import pytest

import engine
import engine.numpy as mnp
from engine import numpy

from .calls import APART, DIFFERENTIABLE, OTHERS
from .mindspore_numpy import SIGNATURES, signatures

KEPT: dict[str, dict[str, str]] = json.loads(SIGNATURES.read_text(encoding="utf-8"))
# Names beside the documented ones that MindSpore's package has and scripts use.
FURTHER = {
    *("abs", "bitwise_not", "bool_", "fabs", "fft", "float16", "float32", "float64", "float_"),
    *(
        "inf",
        "int16",
        "int32",
        "int64",
        "int8",
        "int_",
        "max",
        "min",
        "mod",
        "nan",
        "numeric_types",
    ),
    *("pi", "round", "uint", "uint16", "uint32", "uint64", "uint8", "PINF", "NINF"),
}


@pytest.mark.parametrize("path", KEPT)
def test_documented_names_have_the_documented_signatures(path: str) -> None:
    module = importlib.import_module(path.replace("mindspore", "engine", 1))

    assert signatures(module, list(KEPT[path])) == KEPT[path]


def test_there_are_as_many_names_as_documented() -> None:
    assert {path: len(names) for path, names in KEPT.items()} == {
        "mindspore.numpy": 232,
        "mindspore.numpy.fft": 22,
    }


def test_no_name_is_ours_alone() -> None:
    assert set(mnp.__all__) - set(KEPT["mindspore.numpy"]) == FURTHER - {"fft"}
    assert set(mnp.fft.__all__) == set(KEPT["mindspore.numpy.fft"])


def test_every_documented_function_is_called_by_the_tests() -> None:
    called = {name for name in KEPT["mindspore.numpy"] if f"m.{name}" in DIFFERENTIABLE + OTHERS}

    assert set(KEPT["mindspore.numpy"]) - called == APART


def test_package_is_there_however_it_is_imported() -> None:
    both: Any = (numpy, mnp)

    assert engine.numpy is both[0] is both[1]
    assert importlib.import_module("numpy") is not mnp


def test_second_names_do_the_same() -> None:
    x = mnp.array([-1.5, 2.5])

    for one, other in (("abs", "absolute"), ("max", "amax"), ("min", "amin"), ("round", "around")):
        assert getattr(mnp, one)(x).tolist() == getattr(mnp, other)(x).tolist()
    assert mnp.mod(x, 2).tolist() == mnp.remainder(x, 2).tolist()
    assert mnp.fabs(x).tolist() == [1.5, 2.5]
    assert mnp.bitwise_not(mnp.array([1])).tolist() == [-2]
