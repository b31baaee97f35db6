"""What saving and loading hold beside the network: less than 1.2 times its largest parameter."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, nn
from engine.train.serialization.beside import BESIDE
from engine.train.serialization.formats import formats

KEY = bytes(16)
LARGEST = 8 * 1024 * 1024  # bytes
SHARE = 1.2
SIZES = [LARGEST, LARGEST // 2, LARGEST, 100, LARGEST]  # bytes
PROTECTIONS: list[dict[str, Any]] = [
    {},
    {"crc_check": True},
    {"enc_key": KEY},
    {"enc_key": KEY, "enc_mode": "AES-CBC", "crc_check": True},
    *({"format": name} for name in ("safetensors", "npz")),
    {"format": "safetensors", "crc_check": True},
]


class Wide(nn.Cell):
    """Parameters of some megabytes."""

    def __init__(self) -> None:
        super().__init__()
        for number, size in enumerate(SIZES):
            setattr(self, f"w{number}", Parameter(np.full(size // 4, number, np.float32)))


def peak(act: Callable[[], Any]) -> int:
    """The most bytes that were held at once while `act` ran, more than before it."""
    tracemalloc.reset_peak()
    before = tracemalloc.get_traced_memory()[0]
    act()
    return tracemalloc.get_traced_memory()[1] - before


def opening(protection: dict[str, Any]) -> dict[str, Any]:
    names = {"enc_key": "dec_key", "enc_mode": "dec_mode"}
    return {names.get(name, name): value for name, value in protection.items()}


@pytest.fixture(autouse=True)
def _traced() -> Iterator[None]:
    tracemalloc.start()
    yield
    tracemalloc.stop()


@pytest.fixture
def net(_traced: None) -> Wide:
    return Wide()


@pytest.mark.parametrize("protection", PROTECTIONS, ids=str)
def test_saving_and_loading_need_little_more_than_what_they_return(
    net: Wide, tmp_path: Path, protection: dict[str, Any]
) -> None:
    path = tmp_path / f"net.{protection.get('format', 'ckpt')}"
    options = opening(protection)
    engine.save_checkpoint({"first": net.w3}, path, **protection)  # loads what is loaded late
    engine.load_checkpoint(path, Wide(), **options)

    assert peak(lambda: engine.save_checkpoint(net, path, **protection)) < SHARE * LARGEST
    most = sum(SIZES) + SHARE * LARGEST
    assert peak(lambda: engine.load_checkpoint(path, **options)) < most
    assert peak(lambda: engine.load_checkpoint(path, net, **options)) < most


@pytest.mark.parametrize("form", sorted(formats()))
def test_what_is_filtered_out_is_not_held(net: Wide, tmp_path: Path, form: str) -> None:
    path = tmp_path / f"net.{form}"
    engine.save_checkpoint({"w": net.w3}, path, format=form)
    engine.load_checkpoint(path, format=form)  # loads what is loaded late
    engine.save_checkpoint(net, path, format=form)

    def load() -> None:
        engine.load_checkpoint(path, format=form, choice_func=lambda name: name == "w3")

    assert peak(load) < SHARE * LARGEST


@pytest.mark.parametrize(
    ("how", "form"), [("process", "ckpt"), *(("thread", name) for name in sorted(formats()))]
)
def test_saving_beside_the_training_needs_one_copy_more(
    net: Wide, tmp_path: Path, how: str, form: str
) -> None:
    def save() -> None:
        engine.save_checkpoint(net, tmp_path / "net", async_save=how, format=form)
        BESIDE.wait()

    assert peak(save) < sum(SIZES) + SHARE * LARGEST


@pytest.mark.parametrize(
    "given",
    [
        lambda: np.zeros((3, LARGEST // 4), np.float32).T[:, :1],
        lambda: np.zeros((1024, LARGEST // 4096), ">f4"),
        lambda: np.zeros((1024, LARGEST // 4096), np.float32, order="F"),
    ],
    ids=["strided", "big-endian", "fortran"],
)
@pytest.mark.parametrize("form", sorted(formats()))
def test_arrays_that_are_laid_out_otherwise_are_copied_one_by_one(
    given: Callable[[], np.ndarray], tmp_path: Path, form: str
) -> None:
    values = {f"w{number}": given() for number in range(3)}
    saved = peak(
        lambda: engine.save_checkpoint(values, tmp_path / "a", format=form, crc_check=True)
    )

    assert saved < SHARE * LARGEST
