from __future__ import annotations

import numpy as np
import pytest

import engine
import insight
from engine.errors import DeviceError


def test_installation_says_that_it_computes(capsys):
    engine.run_check()

    assert capsys.readouterr().out.splitlines() == [
        f"Insight version:  {insight.__version__}",
        "The result of multiplication calculation is correct, Insight computes on platform [CPU].",
    ]


def test_wrong_product_is_told(monkeypatch):
    wrong = engine.Tensor(np.zeros((3, 3), np.float32))
    monkeypatch.setattr("engine.ops.matmul", lambda one, other: wrong)

    with pytest.raises(DeviceError, match="the product that NumPy gives, got CPU"):
        engine.run_check()
