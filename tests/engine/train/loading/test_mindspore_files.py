"""Files that the real MindSpore wrote give here what it computed of them.

They and its results were recorded: tests/data/mindspore/README.md says how.
"""

import io
import tarfile
from pathlib import Path

import numpy as np
import pytest

import engine
from engine import Tensor, nn

from .mindspore_networks import BRANCHES, FUNCTIONS, LAYERS, drawn, flat

KEPT = Path(__file__).parents[3] / "data" / "mindspore" / "mindir.tar.xz"
NETWORKS = {**FUNCTIONS, **LAYERS}


@pytest.fixture(scope="module")
def recorded():
    with tarfile.open(KEPT) as archive:
        return {one.name: archive.extractfile(one).read() for one in archive}


def loaded(recorded, name, folder):
    path = folder / "net.mindir"
    path.write_bytes(recorded[f"{name}.mindir"])
    return nn.GraphCell(engine.load(path))


@pytest.mark.parametrize("name", NETWORKS)
def test_a_network_of_mindspore_computes_what_it_computed_there(recorded, name, tmp_path):
    inputs = map(Tensor, drawn(name, NETWORKS[name][0]))
    found = flat(loaded(recorded, name, tmp_path)(*inputs))
    with np.load(io.BytesIO(recorded[f"{name}.npz"])) as kept:
        expected = list(kept.values())

    assert len(found) == len(expected)
    for one, other in zip(found, expected, strict=True):
        assert (one.shape, one.asnumpy().dtype) == (other.shape, other.dtype)
        np.testing.assert_allclose(one.asnumpy(), other, atol=1e-5, rtol=1e-4)


@pytest.mark.parametrize("name", BRANCHES)
def test_a_branch_is_refused_by_name_and_position(recorded, name, tmp_path):
    with pytest.raises(RuntimeError, match=r"Switch 'Default/Switch-op0' \(a branch or loop\)"):
        loaded(recorded, name, tmp_path)


def test_parameters_have_their_names_and_statistics_are_left_alone(recorded, tmp_path):
    net = loaded(recorded, "BatchNorm2d", tmp_path)
    trained = {name: one.requires_grad for name, one in net.parameters_dict().items()}

    statistics = {"mean": False, "variance": False}
    assert trained == {"gamma": True, "beta": True, **statistics}


def test_an_open_axis_takes_other_lengths(recorded, tmp_path):
    net = loaded(recorded, "open lengths", tmp_path)

    assert [net(Tensor(np.ones((n, 1, n, 7), np.float32))).shape for n in (1, 5)] == [
        (1, 2, 1, 7),
        (5, 2, 5, 7),
    ]
