"""Whatever a parameter is called, it comes back exactly, or saving refuses it."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import Model, Parameter, Tensor, load_checkpoint, nn, save_checkpoint
from engine.dataset import NumpySlicesDataset
from engine.errors import ArgumentTypeError, ArgumentValueError, CheckpointError
from engine.train import CheckpointConfig, ModelCheckpoint
from engine.train.serialization.formats import formats
from engine.train.serialization.load import read_values
from engine.train.serialization.training_state import NAME
from insight.format.checkpoint import write_checkpoint
from insight.format.safetensors import safetensors_parts
from tests.every_case import every

ODD = [
    NAME,
    f"{NAME}.0",
    f"{NAME}.12",
    f"{NAME}.x",
    f"{NAME}s",
    f"fc.{NAME}",
    "crc_num",
    "insight_crc32",
    "insight_texts",
    "insight_order",
    "format",
    "__metadata__",
    "_extra_state",
    "fc._extra_state",
    "fc._extra_state.0",
    "a\0b",
    "a/b",
    "/a",
    "../a",
    ".",
    "..",
    "",
    " ",
    "a\nb",
    "a.npy",
    "n" * 70_000,
    "\N{WATER WAVE}" * 30_000,
    "e\N{COMBINING ACUTE ACCENT}",
    "\ud800",
    "a\udcffb",
]
REFUSED = {
    "ckpt": {"\ud800", "a\udcffb"},
    "safetensors": {"\ud800", "a\udcffb", "__metadata__"},
    "npz": {"\ud800", "a\udcffb", "a\0b", "n" * 70_000, "\N{WATER WAVE}" * 30_000},
}


class Named(nn.Cell):
    """A network whose parameters have these names."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        for index, name in enumerate(names):
            setattr(self, f"p{index}", Parameter(Tensor(np.full(3, index, "f4")), name=name))

    def construct(self, x: Any) -> Any:
        return x * self.p0


def numbers(values: dict[str, Any]) -> dict[str, Any]:
    assert all(isinstance(value, Parameter) for value in values.values())
    return {name: value.asnumpy().tolist() for name, value in values.items()}


@every("name", [pytest.param(name, id=ascii(name[:20])) for name in ODD])
@pytest.mark.parametrize("kind", list(formats()))
def test_parameter_comes_back_or_is_refused(kind: str, name: str, tmp_path: Path) -> None:
    path = tmp_path / f"net.{kind}"
    values = {name: Parameter(np.arange(3.0)), "weight": Parameter(np.ones(2))}
    if name in REFUSED[kind]:
        with pytest.raises((ArgumentValueError, CheckpointError)):
            save_checkpoint(values, path, format=kind)
        assert not path.exists()
        return
    save_checkpoint(values, path, format=kind)
    back = load_checkpoint(path, format=kind, crc_check=True)

    assert numbers(back) == {name: [0, 1, 2], "weight": [1, 1]}
    path.unlink()


@pytest.mark.parametrize("kind", list(formats()))
def test_what_a_name_forbids_is_said_at_once_also_beside_the_training(
    kind: str, tmp_path: Path
) -> None:
    for name in REFUSED[kind]:
        with pytest.raises((ArgumentValueError, CheckpointError)):
            save_checkpoint({name: Tensor(1.0)}, tmp_path / "a", async_save=True, format=kind)
    engine.async_ckpt_thread_status()

    assert list(tmp_path.iterdir()) == []


def test_names_that_differ_by_case_alone_both_come_back(tmp_path: Path) -> None:
    for kind in formats():
        save_checkpoint({"a": Tensor([1.0]), "A": Tensor([2.0])}, tmp_path / kind, format=kind)
        back = load_checkpoint(tmp_path / f"{kind}.{kind}", format=kind)

        assert numbers(back) == {"a": [1], "A": [2]}


def test_two_values_of_one_name_are_refused(tmp_path: Path) -> None:
    twice = [{"name": "a", "data": Tensor(1.0)}, {"name": "a", "data": Tensor(2.0)}]
    clash = {"fc._extra_state": [np.zeros(2)], "fc._extra_state.0": Tensor(5.0)}
    for values in (twice, clash, dict(reversed(clash.items()))):
        with pytest.raises(ArgumentValueError, match=r"names that differ, got '.*' twice"):
            save_checkpoint(values, tmp_path / "a")


@pytest.mark.parametrize("name", [3, [3], None])
def test_name_that_is_no_text_is_refused(name: Any, tmp_path: Path) -> None:
    with pytest.raises(ArgumentTypeError, match="names of type str"):
        save_checkpoint([{"name": name, "data": Tensor(1.0)}], tmp_path / "a")


def test_text_that_would_be_a_state_of_a_training_is_refused(tmp_path: Path) -> None:
    for given in ({"save_obj": {NAME: "{}"}}, {"save_obj": {}, "append_dict": {NAME: "{}"}}):
        with pytest.raises(ArgumentValueError, match=r"a training's state.*Hint: rename it"):
            save_checkpoint(ckpt_file_name=tmp_path / "a", **given)
    with pytest.raises(ArgumentValueError, match="a training's state"):
        CheckpointConfig(append_info=[{NAME: "{}"}])


def test_text_that_looks_like_extra_state_comes_back_as_it_was(tmp_path: Path) -> None:
    text = '{"extra state": '
    save_checkpoint({}, tmp_path / "a", append_dict={"fc._extra_state": text})

    assert load_checkpoint(tmp_path / "a.ckpt") == {"fc._extra_state": text}


@every(
    "text",
    [
        pytest.param('{"extra state": ', id="cut off"),
        pytest.param('{"extra state": {"array": "b", "tensor": "c"}}', id="no state"),
        pytest.param('{"extra state": {"array": "fc._extra_state.0"}}', id="an array that is gone"),
        pytest.param('{"extra state": {"number": ["int8", 300]}}', id="a number that is too large"),
        pytest.param('{"extra state": {"number": ["x", 300]}}', id="a number of no type"),
        pytest.param('{"extra state": {"number": ["V", 1000000000000]}}', id="bytes, and many"),
        pytest.param('{"extra state": {"dict": [[[], 1]]}}', id="a list as a key"),
        pytest.param('{"extra state": ' + "[" * 100_000, id="deep"),
    ],
)
def test_extra_state_that_is_damaged_is_told_as_that(text: str, tmp_path: Path) -> None:
    write_checkpoint(tmp_path / "a.ckpt", {"fc._extra_state": text})

    with pytest.raises(CheckpointError, match=r"a.ckpt: fc._extra_state expected the extra state"):
        load_checkpoint(tmp_path / "a.ckpt")


def test_fact_in_the_place_of_a_parameter_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "engine.train"):
        save_checkpoint({"rate": Tensor(1.0)}, tmp_path / "a", append_dict={"rate": 2})

    assert "the fact 'rate' takes the place of the parameter" in caplog.text


def test_parameters_by_the_names_of_a_state_are_kept_in_files_of_others(tmp_path: Path) -> None:
    names = ["b", NAME, f"{NAME}.1", "a"]
    values = {name: np.full(2, index, "f4") for index, name in enumerate(names)}
    write_checkpoint(tmp_path / "a.ckpt", values)
    content = b"".join(safetensors_parts("a", values))
    (tmp_path / "a.safetensors").write_bytes(content)
    asked: list[str] = []
    for kind in ("ckpt", "safetensors"):
        path = tmp_path / f"a.{kind}"
        asked.clear()
        back = load_checkpoint(path, format=kind, choice_func=lambda n: asked.append(n) or True)

        assert numbers(back) == {name: [i, i] for i, name in enumerate(names)}
        assert list(back) == names
        assert sorted(asked) == sorted(names)


def rows() -> Any:
    x = np.ones((4, 3), np.float32)
    return NumpySlicesDataset({"x": x, "y": x}, shuffle=False).batch(2)


def trained(*names: str, folder: Path, append_info: Any = None, **options: Any) -> None:
    net = Named(*names)
    model = Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1))
    config = CheckpointConfig(append_info=append_info, **options)
    model.train(1, rows(), ModelCheckpoint("net", str(folder), config))


@pytest.mark.parametrize("name", [NAME, f"{NAME}.3"])
def test_training_that_can_be_resumed_refuses_the_names_of_its_state_before_the_first_step(
    name: str, tmp_path: Path
) -> None:
    with pytest.raises(ArgumentValueError, match=r"ModelCheckpoint expected other names than '_tr"):
        trained("a", name, folder=tmp_path / "out", resumable=True)
    with pytest.raises(ArgumentValueError, match=r"append_info\) expected other names than '_tr"):
        CheckpointConfig(append_info=[{name: 1}], resumable=True)

    assert not (tmp_path / "out").exists()


def test_training_that_cannot_be_resumed_keeps_them(tmp_path: Path) -> None:
    trained("a", NAME, f"{NAME}.3", folder=tmp_path)
    back = load_checkpoint(tmp_path / "net-1_2.ckpt")

    assert {"a", NAME, f"{NAME}.3"} <= set(back)
    with pytest.raises(CheckpointError, match="a checkpoint of parameters alone"):
        Model(nn.Dense(3, 3)).train(1, rows(), resume=str(tmp_path / "net-1_2.ckpt"))


def test_name_that_the_format_cannot_have_is_refused_before_the_first_step(tmp_path: Path) -> None:
    for kind, name in (("npz", "a\0b"), ("safetensors", "__metadata__")):
        with pytest.raises(CheckpointError, match="ModelCheckpoint expected"):
            trained("a", name, folder=tmp_path / "out", format=kind)
        with pytest.raises(CheckpointError, match=r"append_info\) expected"):
            CheckpointConfig(append_info=[{name: 1}], format=kind)

    assert not (tmp_path / "out").exists()


def test_warning_of_a_replaced_parameter_comes_once_a_training(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "engine.train"):
        trained("a", "b", folder=tmp_path, append_info=[{"b": 3.0}])

    assert caplog.text.count("the fact 'b' takes the place") == 1


def test_state_of_a_resumable_file_is_still_left_out(tmp_path: Path) -> None:
    trained("a", "b", folder=tmp_path, resumable=True)
    path = tmp_path / "net-1_2.ckpt"

    held = read_values(formats()["ckpt"], path, None, "AES-GCM", check_crc=True)
    assert NAME in held
    assert not any(name.startswith(NAME) for name in load_checkpoint(path))
