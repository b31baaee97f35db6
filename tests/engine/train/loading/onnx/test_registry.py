"""Every operator that is read has a case beside onnxruntime."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path
from typing import Any

import numpy as np

from engine import Tensor
from engine.train.loading.onnx.converters import readers
from tests.engine.fake_cupy.array import COPIES, is_on_device, on_host
from tests.engine.fake_cupy.gpu import fake_gpu
from tests.engine.train.loading.onnx import converters as tests_of_converters
from tests.engine.train.loading.onnx.beside_onnxruntime import computed, model_of, programmed

PAGE = Path(__file__).parents[5] / "docs" / "loaded_graphs.md"
HERE = "tests.engine.train.loading.onnx.converters"


def cases() -> list[Any]:
    names = [module.name for module in pkgutil.iter_modules(tests_of_converters.__path__)]
    found = (importlib.import_module(f"{HERE}.{name}") for name in names)
    return [case for module in found for case in module.CASES]


def test_every_operator_is_computed_beside_onnxruntime() -> None:
    assert set(readers()) | {"Constant"} == {case.operator for case in cases()}


def test_operators_compute_on_the_device_and_copy_settings_alone_to_the_host() -> None:
    """A case of each; a loop asks besides whether it goes on."""
    each = {case.operator: case for case in cases()}
    for case in each.values():
        model = model_of(case)
        expected = computed(model, *case.named.values())
        with fake_gpu():
            program, inputs = programmed(model), [*map(Tensor, case.named.values())]
            COPIES.clear()
            made = program(*inputs)
            copied = COPIES["to the host"]

        made = made if isinstance(made, tuple) else (made,)
        for ours, on_the_host in zip(made, expected, strict=True):
            assert is_on_device(ours.array), case.operator
            np.testing.assert_allclose(on_host(ours.array), on_the_host, 1e-5, 1e-6)
        asked = [one for k, one in enumerate(case.inputs) if k in readers_host(case.operator)]
        assert copied <= sum(one is not None for one in asked) or case.operator == "Loop"


def readers_host(operator: str) -> frozenset[int]:
    return readers()[operator].host if operator in readers() else frozenset()


def test_page_lists_all_operators() -> None:
    _, rest = PAGE.read_text(encoding="utf-8").split("each as its version says it:\n")
    listed = rest.strip().split("\n\n")[0]

    assert re.findall(r"`(\w+)`", listed) == sorted({*readers(), "Constant"})
