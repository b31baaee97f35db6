"""Open axes: what is right at some lengths only is refused, in every form."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.graph import NoRuleError

IMAGES = Tensor(shape=(1, 2, None, None), dtype=engine.float32)
ROWS = Tensor(shape=(None, 4), dtype=engine.float32)

by_form = pytest.mark.parametrize("form", ["ONNX", "MINDIR"])


def refused(net: Any, inputs: Tensor, form: str, folder: Path, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        engine.export(net, inputs, file_name=folder / "net", file_format=form)

    assert list(folder.iterdir()) == []


@by_form
@pytest.mark.parametrize(
    "net",
    [
        nn.Conv2d(2, 1, 3, stride=2),
        nn.MaxPool2d(3, 2, pad_mode="same"),
        lambda x: ops.pad(x, (0, -x.shape[3] % 4)),
    ],
    ids=["convolution", "pooling", "padding"],
)
def test_borders_that_even_and_odd_lengths_have_otherwise_are_refused(
    net: Any, form: str, tmp_path: Path
) -> None:
    refused(net, IMAGES, form, tmp_path, "follows from an open axis")


@by_form
def test_network_that_takes_even_lengths_only_is_written(form: str, tmp_path: Path) -> None:
    def halves(x: Tensor) -> Tensor:
        if x.shape[0] % 2 or x.shape[0] > 64:
            raise ValueError("rows come in pairs")
        return x[: x.shape[0] - 2] * 2

    rows = Tensor(shape=(4, None), dtype=engine.float32)
    path = tmp_path / ("net." + form.lower())
    engine.export(lambda x: halves(x.T), rows, file_name=path, file_format=form)

    x = np.arange(24, dtype=np.float32).reshape(4, 6)
    found = nn.GraphCell(engine.load(path))(Tensor(x))
    assert found.asnumpy().tolist() == (x.T[:4] * 2).tolist()


@by_form
def test_branch_at_a_length_is_refused_though_shorter_ones_would_agree(
    form: str, tmp_path: Path
) -> None:
    columns = Tensor(shape=(2, None), dtype=engine.float32)
    net = lambda x: x if x.shape[1] > 40 else x * 2
    with pytest.raises(NoRuleError, match="the same operators"):
        engine.export(net, columns, file_name=tmp_path / "net", file_format=form)


def test_mindir_refuses_to_count_past_the_start_of_an_open_axis(tmp_path: Path) -> None:
    refused(lambda x: x[-10:], ROWS, "MINDIR", tmp_path, "past the start of an open axis")
    refused(lambda x: x[:-4, 0], ROWS, "MINDIR", tmp_path, "past the start of an open axis")

    engine.export(lambda x: x[-1:], ROWS, file_name=tmp_path / "last.mindir")
