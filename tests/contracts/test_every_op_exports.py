"""Every primitive has a form in ONNX that onnxruntime runs to the same numbers, or is named."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.autodiff import PRIMITIVES
from engine.errors import EngineError
from tests.engine.train.export.running import assert_runs_alike
from tests.operators import PURE

FORMS = tomllib.loads(Path(__file__).with_name("onnx_forms.toml").read_text("utf-8"))
WITHOUT = {name for names in FORMS["primitives"].values() for name in names}


def examples(name: str) -> list[tuple[list[Any], dict[str, Any]]]:
    """Its calls, in the float32 that networks compute in."""
    given = PRIMITIVES[name].examples
    assert given is not None
    return [([_narrow(one) for one in inputs], attrs) for inputs, attrs in given(_rng())]


def _rng() -> np.random.Generator:
    return np.random.default_rng(0)


def _narrow(value: Any) -> Any:
    array = None if value is None else np.asarray(value)
    return array.astype(np.float32) if array is not None and array.dtype == np.float64 else array


def assert_exports(name: str, folder: Path) -> None:
    for number, (inputs, attrs) in enumerate(examples(name)):
        given = [k for k, one in enumerate(inputs) if one is not None]

        def call(
            *tensors: Any, _inputs: Any = inputs, _given: Any = given, _attrs: Any = attrs
        ) -> Any:
            full = list(_inputs)
            for k, tensor in zip(_given, tensors, strict=True):
                full[k] = tensor
            return PRIMITIVES[name](*full, **_attrs)

        assert_runs_alike(call, [inputs[k] for k in given], folder / f"{number}.onnx")


@pytest.mark.parametrize("name", [name for name in PURE if name not in WITHOUT])
def test_primitive_runs_in_onnxruntime(name: str, tmp_path: Path) -> None:
    assert_exports(name, tmp_path)


@pytest.mark.parametrize("name", sorted(WITHOUT))
def test_primitive_without_a_form_is_refused_by_name(name: str, tmp_path: Path) -> None:
    with pytest.raises(EngineError):
        assert_exports(name, tmp_path)


def test_page_names_all_that_has_no_form() -> None:
    page = (Path(__file__).parents[2] / "docs/onnx.md").read_text("utf-8")
    layers = {name for names in FORMS["layers"].values() for name in names}

    assert {name for name in WITHOUT | layers if f"`{name}`" not in page} == set()
