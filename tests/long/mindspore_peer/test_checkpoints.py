"""Checkpoints written here load in MindSpore, and the other way round."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from engine.train.serialization.formats import formats

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SCRIPT = HERE / "exchange_checkpoints.py"
IN_NET = "in the net "
CHOSEN = "chosen"
PREFIX = "adam/"
STEPS = ("write", "read")

FORMATS = [name for name in formats() if name in {"ckpt", "safetensors"}]
CASES = [
    *(name for name in FORMATS),
    *(f"{name} crc" for name in FORMATS),
    *(f"ckpt {mode} {size}" for mode in ("AES-GCM", "AES-CBC") for size in (16, 24, 32)),
    "ckpt SM4-CBC 16",
    "ckpt AES-GCM crc",
]
WRITERS = {"engine": "mindspore", "mindspore": "engine"}


@pytest.fixture(scope="module")
def exchanged(mindspore: Any, ours: Any, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The folders where each library read what the other wrote, by the writer."""
    run = {"engine": ours, "mindspore": mindspore}
    folders = {}
    for writer, reader in WRITERS.items():
        folders[writer] = tmp_path_factory.mktemp(writer)
        for library, action in ((writer, "write"), (reader, "read")):
            run[library](SCRIPT, library, action, *FORMATS, cwd=folders[writer], path=str(ROOT))
    return folders


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("writer", WRITERS)
def test_a_checkpoint_of_one_library_loads_in_the_other(
    writer: str, case: str, exchanged: Any, record_property: Callable[[str, object], None]
) -> None:
    wanted, got = (values_of(exchanged[writer] / f"{action}-{case}.npz") for action in STEPS)
    if writer == "mindspore" and case.startswith("ckpt"):
        del wanted["none"]  # it writes nothing that has no elements, and reads it
    loaded = {n: v for n, v in got.items() if not n.startswith(IN_NET) and n != CHOSEN}
    taken = {n.removeprefix(IN_NET): v for n, v in got.items() if n.startswith(IN_NET)}
    record_property(
        "figures",
        f"{case} of {writer} read by {WRITERS[writer]}: {len(loaded)} values "
        f"of {len({value.dtype for value in loaded.values()})} types equal",
    )

    chosen = got[CHOSEN].tolist()
    if case.startswith("safetensors"):  # MindSpore orders by name, and knows no texts there
        wanted = {name: wanted[name] for name in sorted(wanted) if name != "words"}
        loaded, chosen = {name: loaded[name] for name in sorted(loaded)}, sorted(chosen)

    assert list(loaded) == list(wanted)
    for name, value in wanted.items():
        np.testing.assert_array_equal(loaded[name], value, strict=True, err_msg=name)
    assert chosen == [name for name in wanted if name.startswith(PREFIX)]
    assert len(taken) == 8
    for name, value in taken.items():
        np.testing.assert_array_equal(value, wanted[f"{PREFIX}{name}"], err_msg=name)


def values_of(path: Path) -> dict[str, Any]:
    with np.load(path) as file:
        return {json.loads(name): file[name] for name in file.files}


@pytest.mark.parametrize("form", FORMATS)
def test_a_resumable_checkpoint_loads_in_mindspore(
    form: str, mindspore: Any, ours: Any, tmp_path: Path
) -> None:
    script = HERE / "resumable_checkpoint.py"
    for run, library in ((ours, "engine"), (mindspore, "mindspore")):
        run(script, library, form, cwd=tmp_path, path=str(ROOT))
    wanted, got = np.load(tmp_path / "engine.npz"), np.load(tmp_path / "mindspore.npz")

    assert sorted(got.files) == sorted(wanted.files)
    for name in wanted.files:
        np.testing.assert_array_equal(got[name], wanted[name], err_msg=name)
