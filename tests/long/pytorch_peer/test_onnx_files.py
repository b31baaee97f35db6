"""ONNX files that PyTorch writes compute here what PyTorch computes, and train on."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime
import pytest

import engine
from engine import Tensor, nn, ops
from tests.long.adapters_peer.conftest import TORCH
from tests.long.conftest import PeerPython

pytestmark = [pytest.mark.long, pytest.mark.peers]
SCRIPT = Path(__file__).with_name("export_networks.py")
LIMIT_S = 300


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, peer_python: PeerPython) -> Path:
    """Files and numbers of PyTorch; INSIGHT_TORCH_PYTHON names an interpreter with it and onnx."""
    given = os.environ.get("INSIGHT_TORCH_PYTHON")
    python = given or str(peer_python("torch_onnx", TORCH, "onnx>=1.19"))
    made = tmp_path_factory.mktemp("onnx")
    subprocess.run(
        [python, SCRIPT, made],
        env={**os.environ, "OMP_NUM_THREADS": "1"},
        stdin=subprocess.DEVNULL,
        timeout=LIMIT_S,
        check=True,
    )
    return made


def computed(net: nn.Cell, x: Any) -> list[Any]:
    made = net(Tensor(x))
    return [one.asnumpy() for one in (made if isinstance(made, tuple) else (made,))]


@pytest.mark.parametrize("name", ["mlp", "convolutions", "recurrent", "encoder", "image"])
def test_network_of_pytorch_computes_the_same_on_batches_of_any_size(
    folder: Path, name: str
) -> None:
    files = sorted(folder.glob(f"{name}_*.onnx"))
    with np.load(folder / f"{name}.npz") as stored:
        theirs = dict(stored)

    assert len(files) >= 2
    for path in files:
        net = nn.GraphCell(engine.load(path))
        for batch in ("a", "b"):
            for k, found in enumerate(computed(net, theirs[f"x{batch}"])):
                np.testing.assert_allclose(found, theirs[f"y{batch}{k}"], rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("name", ["mlp", "convolutions", "recurrent", "encoder", "image"])
def test_network_of_pytorch_leaves_again_with_its_open_batch(folder: Path, name: str) -> None:
    net = nn.GraphCell(engine.load(folder / f"{name}_17.onnx"))
    with np.load(folder / f"{name}.npz") as stored:
        theirs = dict(stored)
    x = theirs["xb"]
    spec = Tensor(shape=(None, *x.shape[1:]), dtype=Tensor(x).dtype)
    engine.export(net, spec, file_name=folder / "again.onnx")
    session = onnxruntime.InferenceSession(folder / "again.onnx")

    for k, found in enumerate(session.run(None, {session.get_inputs()[0].name: x})):
        np.testing.assert_allclose(found, theirs[f"yb{k}"], rtol=1e-5, atol=1e-5)


def test_network_of_pytorch_trains_on(folder: Path) -> None:
    net = nn.GraphCell(engine.load(folder / "convolutions_17.onnx"))
    optimizer = nn.Momentum(net.trainable_params(), 0.1, 0.9)
    with np.load(folder / "convolutions.npz") as stored:
        x, labels = Tensor(stored["xb"]), Tensor(np.arange(5, dtype=np.int32))

    def loss_of(x: Any) -> Any:
        return ops.cross_entropy(net(x), labels)

    step = engine.value_and_grad(loss_of, None, optimizer.parameters)
    losses = []
    for _ in range(40):
        loss, gradients = step(x)
        optimizer(gradients)
        losses.append(float(loss))

    assert losses[-1] < losses[0] / 4
