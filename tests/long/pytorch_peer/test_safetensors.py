"""Safetensors files go to PyTorch and come back."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import engine

pytestmark = [pytest.mark.long, pytest.mark.peers]

SCRIPT = Path(__file__).resolve().parent / "exchange_safetensors.py"
NEEDS = ("torch==2.13.0", "safetensors", "numpy")
LIMIT_S = 300
TYPES = (
    *("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "float32", "float64"),
    *("complex64", ml_dtypes.bfloat16),
)


@pytest.mark.parametrize("crc_check", [False, True])
def test_pytorch_reads_every_type_and_ours_reads_what_it_writes(
    crc_check: bool, tmp_path: Path, peer_python: Callable[..., Path]
) -> None:
    # One with PyTorch that is named has it all; the adapters' own has not.
    home = "torch" if "INSIGHT_TORCH_PYTHON" in os.environ else "torch_safetensors"
    net = engine.nn.Dense(3, 2)
    values: dict[str, Any] = {f"net.{p.name}": p for p in net.get_parameters()}
    for dtype in TYPES:
        values[f"层/{np.dtype(dtype).name}"] = np.arange(6).reshape(2, 3).astype(dtype)
    values["single"] = np.array(2, np.float32)
    values["none"] = np.zeros((0, 4), np.float32)
    source, target = tmp_path / "ours.safetensors", tmp_path / "theirs.safetensors"
    options: dict[str, Any] = {"format": "safetensors", "crc_check": crc_check}
    engine.save_checkpoint(values, source, append_dict={"note": "a text"}, **options)
    subprocess.run(
        [peer_python(home, *NEEDS), SCRIPT, source, target],
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        timeout=LIMIT_S,
        check=True,
    )
    found = engine.load_checkpoint(target, **options)

    assert set(found) == set(values)
    for name, value in values.items():
        array = np.asarray(value if isinstance(value, np.ndarray) else value.asnumpy())
        doubled = array if array.dtype == np.bool_ else array + array
        np.testing.assert_array_equal(found[name].asnumpy(), doubled, strict=True)
