"""MindSpore runs the networks that we export, and we run those that it exports."""

from __future__ import annotations

import io
import tarfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn
from tests.engine.train.loading.mindspore_networks import FUNCTIONS, LAYERS, drawn, flat

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SCRIPT = HERE / "exchange_mindir.py"
THEIRS = "tests.engine.train.loading.mindspore_networks"
# Of no numbers MindSpore's CPU makes what lies in memory.
OF_NO_NUMBERS = "primitive standardized 2"
NEAR = 1e-5


def test_mindspore_computes_what_we_compute(
    mindspore: Any, ours: Any, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    for library, run in (("engine", ours), ("mindspore", mindspore)):
        run(SCRIPT, library, cwd=tmp_path, path=str(ROOT))
    differences = {}
    for path in sorted(tmp_path.glob("*.npz")):
        with np.load(path) as kept, np.load(path.with_suffix(".there")) as there:
            expected = [one for name, one in kept.items() if name.startswith("output")]
            found = list(there.values())
        assert [one.shape for one in found] == [one.shape for one in expected]
        assert [one.dtype for one in found] == [one.dtype for one in expected]
        differences[path.stem] = _furthest(found, expected)
    # Beside the true one; it is the furthest, 1.006e-4, near 5.
    off = float((tmp_path / "tanh.txt").read_text(encoding="utf-8"))
    refused = (tmp_path / "refused.txt").read_text(encoding="utf-8").splitlines()
    record_property("run in MindSpore", len(differences))
    record_property("refused here", len(refused))
    record_property("MindSpore's tanh is off by", off)
    del differences[OF_NO_NUMBERS]

    assert len(differences) > 250
    assert off < 2e-4
    assert {
        name: one
        for name, one in differences.items()
        if not one < NEAR + (off if b"Tanh" in (tmp_path / f"{name}.mindir").read_bytes() else 0)
    } == {}
    assert [one for one in refused if one.startswith("sample")] == []


def test_we_compute_what_mindspore_computes(
    mindspore: Any, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    mindspore("-m", THEIRS, tmp_path / "theirs.tar.xz", cwd=tmp_path, path=str(ROOT))
    networks, far = {**FUNCTIONS, **LAYERS}, {}
    with tarfile.open(tmp_path / "theirs.tar.xz") as archive:
        held = {one.name: archive.extractfile(one).read() for one in archive}  # type: ignore[union-attr]
    for name, (inputs, _) in networks.items():
        path = tmp_path / "one.mindir"
        path.write_bytes(held[f"{name}.mindir"])
        made = flat(nn.GraphCell(engine.load(path))(*map(Tensor, drawn(name, inputs))))
        with np.load(io.BytesIO(held[f"{name}.npz"])) as kept:
            expected = list(kept.values())
        assert len(made) == len(expected)
        far[name] = _furthest([one.asnumpy() for one in made], expected)
    record_property("of MindSpore run here", len(far))

    assert {name: one for name, one in far.items() if not one < NEAR} == {}


def _furthest(found: list[Any], expected: list[Any]) -> float:
    """The largest difference; of large numbers, as a part of them."""
    return max(
        (
            float((abs(one - other) / np.maximum(1, abs(other))).max(initial=0))
            for one, other in (
                (one.astype(np.float64), other.astype(np.float64))
                for one, other in zip(found, expected, strict=True)
            )
        ),
        default=0.0,
    )
