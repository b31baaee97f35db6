"""Safetensors and npz files damaged at random, ours and others', give the typed error or values."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ml_dtypes
import numpy as np
import pytest
import safetensors.numpy

import engine
from engine.errors import CheckpointError as LoadError
from insight.errors import CheckpointError
from insight.format.file_contents import file_contents
from tests.faults.mutants import mutant
from tests.faults.peak import peak_kb

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

MUTANTS = 5_000  # of each file
GROWTH_LIMIT_KB = 100 * 1024
DATA = Path(__file__).resolve().parents[1] / "data" / "ckpt"
VALUES: dict[str, Any] = {
    "weight": np.arange(60, dtype=np.float32).reshape(3, 20),
    "flags": np.array([True, False]),
    "single": np.array(3),
    "none": np.zeros((0, 2)),
}
MORE = VALUES | {"half": np.ones(2, ml_dtypes.bfloat16)}


def written(path: Path, case: str) -> None:
    if case == "mindspore":
        path.write_bytes((DATA / "ms210_st.safetensors").read_bytes())
    elif case == "safetensors":
        safetensors.numpy.save_file(VALUES, path, {"format": "np"})
    elif case == "savez":
        np.savez(path, **VALUES)
    elif case == "savez_compressed":
        np.savez_compressed(path, **VALUES)
    else:
        form, crc_check = path.suffix.removeprefix("."), case == "ours crc"
        facts = {"words": "fünf", "epoch": 3}
        engine.save_checkpoint(MORE, path, append_dict=facts, format=form, crc_check=crc_check)


def outcome(read: Callable[[Path], Any], path: Path) -> str:
    try:
        read(path)
    except (CheckpointError, LoadError) as error:
        return "refused" if str(path) in str(error) else f"refused without its name: {error}"
    return "read"


@pytest.mark.parametrize(
    ("case", "form"),
    [
        *((case, "safetensors") for case in ("mindspore", "safetensors", "ours", "ours crc")),
        *((case, "npz") for case in ("savez", "savez_compressed", "ours")),
    ],
)
def test_a_damaged_file_is_read_or_refused_and_nothing_else(
    case: str, form: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    path, rng = tmp_path / f"net.{form}", np.random.default_rng(5)
    written(path, case)
    content = path.read_bytes()
    started, before_kb = time.monotonic(), peak_kb()
    counts: Counter[str] = Counter()
    for _ in range(MUTANTS):
        path.write_bytes(mutant(content, rng))
        loaded = outcome(lambda path: engine.load_checkpoint(path, format=form), path)
        counts[f"loading {loaded}"] += 1
        counts[f"telling {outcome(file_contents, path)}"] += 1
    growth_kb = peak_kb() - before_kb
    told = ", ".join(f"{counts[name]} {name}" for name in sorted(counts))
    figures = f"{told}; {time.monotonic() - started:.0f} s, +{growth_kb >> 10} MB"
    record_property("figures", f"{case} {form}: {MUTANTS} damaged: {figures}")

    states = {"read", "refused"}
    assert set(counts) <= {f"{what} {state}" for what in ("loading", "telling") for state in states}
    assert growth_kb < GROWTH_LIMIT_KB
