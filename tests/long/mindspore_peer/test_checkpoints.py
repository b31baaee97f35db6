"""Checkpoints written here load in MindSpore, and the other way round."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SCRIPT = HERE / "exchange_checkpoints.py"
IN_NET = "in the net "


@pytest.mark.parametrize("writer", ["engine", "mindspore"])
def test_a_checkpoint_of_one_library_loads_in_the_other(
    writer: str,
    mindspore: Any,
    ours: Any,
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    reader = {"engine": "mindspore", "mindspore": "engine"}[writer]
    for library, action in ((writer, "write"), (reader, "read")):
        run = mindspore if library == "mindspore" else ours
        run(SCRIPT, library, action, "net.ckpt", action, cwd=tmp_path, path=str(ROOT))
    wanted, got = np.load(tmp_path / "write.npz"), np.load(tmp_path / "read.npz")
    in_network = [name for name in got.files if name.startswith(IN_NET)]
    record_property(
        "figures",
        f"checkpoint of {writer} read by {reader}: {len(wanted.files)} values of "
        f"{len({wanted[name].dtype for name in wanted.files})} types equal",
    )

    assert [name for name in got.files if name not in in_network] == wanted.files
    for name in wanted.files:
        np.testing.assert_array_equal(got[name], wanted[name], strict=True, err_msg=name)
    for name in in_network:
        np.testing.assert_array_equal(got[name], wanted[name.removeprefix(IN_NET)], err_msg=name)
