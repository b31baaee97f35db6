"""The operators beside PyTorch on inputs that nobody has kept."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import numpy as np
import pytest

from tests.engine.ops import pytorch_case as cases
from tests.engine.ops.test_beside_pytorch import compare, ours
from tests.long.adapters_peer.conftest import ROOT, python_of

pytestmark = [pytest.mark.long, pytest.mark.peers]
LIMIT_S = 600


@pytest.mark.parametrize("seed", range(1, 6))
def test_drawn_inputs_give_pytorchs_outputs_and_gradients(seed: int, tmp_path: Path) -> None:
    subprocess.run(
        [
            python_of("torch"),
            "-m",
            "tests.engine.ops.pytorch_values",
            tmp_path,
            "--seed",
            str(seed),
        ],
        cwd=ROOT,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
        stdin=subprocess.DEVNULL,
        timeout=LIMIT_S,
        check=True,
    )
    for family in cases.families():
        with np.load(tmp_path / f"{family}.npz") as stored:
            theirs = dict(stored)
        for name, case in cases.cases_of(family).items():
            found = ours(case, cases.drawn(name, case, seed))
            expected = {key: theirs[f"{name}/{key}"] for key in found}
            compare(found, expected, off=1e-8)
