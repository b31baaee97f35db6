"""Networks that left as ONNX come back: they compute the same, train on, and leave again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest

import engine
from engine import Tensor, nn, ops
from tests.engine.networks import LeNet5
from tests.engine.train.loading.onnx.beside_onnxruntime import ROOM, drawn


class Images(nn.Cell):
    """Convolutions, normalisation, dropout."""

    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.Conv2d(2, 4, 3)
        self.norm = nn.BatchNorm2d(4, moving_mean_init="normal")
        self.pool = nn.AvgPool2d(2, 2)
        self.flatten = nn.Flatten()
        self.dropout = nn.Dropout(p=0.5)
        self.fc = nn.Dense(16, 3)

    def construct(self, x: Any) -> Any:
        found = self.pool(ops.relu(self.norm(self.conv(x))))
        return self.fc(self.dropout(self.flatten(found)))


NETWORKS = {
    "lenet": (LeNet5, (2, 1, 32, 32)),
    "lstm": (lambda: nn.LSTM(3, 4, bidirectional=True), (5, 2, 3)),
    "images": (Images, (2, 2, 4, 4)),
    "attention": (lambda: nn.TransformerEncoderLayer(8, 2, 16, batch_first=True), (2, 5, 8)),
}


def outputs(made: Any) -> list[Any]:
    if isinstance(made, tuple):
        return [one for part in made for one in outputs(part)]
    return [made.asnumpy()]


@pytest.mark.parametrize("name", NETWORKS)
def test_network_comes_back_as_it_was_and_leaves_again(name: str, tmp_path: Path) -> None:
    make, shape = NETWORKS[name]
    net, x = make().set_train(False), Tensor(drawn(*shape))
    expected = outputs(net(x))
    engine.export(net, x, file_name=tmp_path / "once.onnx")
    back = nn.GraphCell(engine.load(tmp_path / "once.onnx"))
    engine.export(back, x, file_name=tmp_path / "twice.onnx")
    session = onnxruntime.InferenceSession(tmp_path / "twice.onnx", ROOM)
    again = session.run(None, {session.get_inputs()[0].name: x.asnumpy()})

    assert list(back.parameters_dict()) == [
        name for name in back.parameters_dict() if name in net.parameters_dict()
    ]
    for mine, loaded, elsewhere in zip(expected, outputs(back(x)), again, strict=True):
        np.testing.assert_allclose(loaded, mine, atol=2e-6)
        np.testing.assert_allclose(elsewhere, mine, atol=1e-5)


def test_open_axes_stay_open(tmp_path: Path) -> None:
    net = Images().set_train(False)
    spec = Tensor(shape=(None, 2, 4, 4), dtype=engine.float32)
    engine.export(net, spec, file_name=tmp_path / "once.onnx")
    back = nn.GraphCell(engine.load(tmp_path / "once.onnx"))
    engine.export(back, spec, file_name=tmp_path / "twice.onnx")
    again = nn.GraphCell(engine.load(tmp_path / "twice.onnx"))

    for batch in (1, 3):
        x = Tensor(drawn(batch, 2, 4, 4))
        np.testing.assert_allclose(again(x).asnumpy(), net(x).asnumpy(), atol=1e-6)


def test_network_that_came_back_trains_as_it_would_have(tmp_path: Path) -> None:
    """In evaluation both: so with the same gradients."""
    net, x = LeNet5(), Tensor(drawn(2, 1, 32, 32))
    engine.export(net, x, file_name=tmp_path / "lenet.onnx")
    back = nn.GraphCell(engine.load(tmp_path / "lenet.onnx"))

    def gradients(cell: nn.Cell) -> dict[str, Any]:
        weights = cell.trainable_params()
        found = ops.grad(lambda x: (cell(x) ** 2).sum(), None, weights)(x)
        return {one.name: g.asnumpy() for one, g in zip(weights, found, strict=True)}

    own, loaded = gradients(net), gradients(back)
    assert own.keys() == loaded.keys()
    for name, gradient in own.items():
        np.testing.assert_allclose(loaded[name], gradient, rtol=1e-4, atol=1e-5)


def test_parameters_that_are_not_trained_come_back_so(tmp_path: Path) -> None:
    net: Any = nn.SequentialCell(nn.Dense(3, 4), nn.BatchNorm1d(4))
    net[0].bias.requires_grad = False
    path = tmp_path / "net.onnx"
    engine.export(net, engine.Tensor([[1.0, 2.0, 3.0]]), file_name=path)

    found = nn.GraphCell(engine.load(path)).trainable_params()
    assert {one.name for one in found} == {"0.weight", "1.gamma", "1.beta"}


@pytest.mark.parametrize("told", ["", "{", "7", "[1, null]", "[" * 99999])
def test_damaged_words_of_what_is_not_trained_say_nothing(told: str, tmp_path: Path) -> None:
    path = tmp_path / "net.onnx"
    engine.export(nn.BatchNorm1d(3), engine.Tensor([[1.0, 2.0, 3.0]]), file_name=path)
    model = onnx.load(path)
    model.metadata_props[0].value = told
    (tmp_path / "other.onnx").write_bytes(model.SerializeToString())

    assert len(nn.GraphCell(engine.load(tmp_path / "other.onnx")).trainable_params()) == 4
