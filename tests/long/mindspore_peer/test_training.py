"""The same networks from the same weights on the same batches lose the same in MindSpore."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SCRIPT = HERE / "train_digits.py"
STEPS = 20
CASES = [
    f"{network} {optimizer}"
    for network in ("LeNet5", "NormalisedConv")
    for optimizer in ("Momentum", "Adam")
]
# Not the normalised network with Adam: where a pixel is the same in every picture, the gradient of
# its weights is rounding alone, which Adam divides by its own size. The loss does not see them.
COMPARABLE = [case for case in CASES if case != "NormalisedConv Adam"]


@pytest.fixture(scope="module")
def results(
    mindspore: Any, ours: Any, tmp_path_factory: pytest.TempPathFactory
) -> tuple[dict[str, Any], dict[str, Any]]:
    folder = tmp_path_factory.mktemp("train")
    theirs = mindspore(SCRIPT, "mindspore", cwd=folder)
    return json.loads(theirs), json.loads(ours(SCRIPT, "engine", cwd=folder, path=str(ROOT)))


@pytest.mark.parametrize("case", CASES)
def test_losses_of_twenty_steps_are_mindspores(
    case: str,
    results: tuple[dict[str, Any], dict[str, Any]],
    record_property: Callable[[str, object], None],
) -> None:
    wanted, got = (np.array(result[case]["losses"]) for result in results)
    largest = np.abs(got / wanted - 1).max()
    record_property(
        "figures",
        f"{case}: {len(got)} losses from {wanted[0]:.4f} to {wanted[-1]:.4f}, "
        f"largest relative difference from MindSpore {largest:.1e}",
    )

    assert len(got) == len(wanted) == STEPS
    assert wanted[-1] < wanted[0]
    np.testing.assert_allclose(got, wanted, rtol=2e-4)


@pytest.mark.parametrize("case", COMPARABLE)
def test_weights_after_twenty_steps_are_mindspores(
    case: str, results: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    wanted, got = (result[case]["weights"] for result in results)

    assert sorted(got) == sorted(wanted)
    for name, values in wanted.items():
        size = np.abs(values).max()
        np.testing.assert_allclose(got[name], values, rtol=0, atol=2e-4 * size, err_msg=name)
