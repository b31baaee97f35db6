"""Layers compute what MindSpore 2.0.0 computes on a CPU; tests/data/mindspore has its numbers."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import engine
from engine.nn import transformer
from tests.engine.fake_cupy.gpu import fake_gpu
from tests.engine.nn.transformer import mindspore_transformers as cases

DATA = Path(__file__).resolve().parents[3] / "data/mindspore/transformer.json"
VALUES = json.loads(DATA.read_text("utf-8"))["values"]

# Gradients pass halves, which each framework adds up in an order of its own.
CLOSE = {"gradients": 2e-3}
HALF = 5e-3  # a GPU rounds halves at every step, where the CPU rounds once


def alike(found, expected, close):
    assert [one[:2] for one in found] == [one[:2] for one in expected]
    for (_, _, ours), (_, _, theirs) in zip(found, expected, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=0, atol=close * np.abs(theirs).max())


@pytest.mark.parametrize("name", cases.CASES)
def test_layer_computes_what_mindspore_computes(name):
    alike(cases.values(engine, transformer, name), VALUES[name], CLOSE.get(name, 1e-6))


@pytest.mark.parametrize("name", cases.CASES)
def test_layer_computes_the_same_on_the_gpu(name):
    with fake_gpu():
        found = cases.values(engine, transformer, name)

    alike(found, cases.values(engine, transformer, name), HALF)


def test_parameters_have_the_names_of_checkpoints():
    assert cases.names(engine, transformer) == VALUES["names"]
