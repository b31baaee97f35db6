"""load_checkpoint reads MindSpore's own files, and says what is wrong with others."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import load_checkpoint, save_checkpoint

Make = Callable[..., Any]

DATA = Path(__file__).parents[3] / "data" / "ckpt"
INDEX: dict[str, Any] = json.loads((DATA / "ms210_index.json").read_text(encoding="utf-8"))
READABLE = sorted(path.name.removesuffix(".npz") for path in DATA.glob("*.npz"))


@pytest.fixture
def path(make_net: Make, tmp_path: Path) -> Path:
    """A checkpoint with the names weight, bias and epoch."""
    path = tmp_path / "net.ckpt"
    save_checkpoint(make_net(), path, append_dict={"epoch": 3})
    return path


@pytest.mark.parametrize("name", READABLE)
def test_mindspores_file_gives_what_mindspore_reads(name: str) -> None:
    form = Path(name).suffix.removeprefix(".")
    loaded = load_checkpoint(DATA / name, format=form)
    expected = np.load(DATA / f"{name}.npz")
    texts = {key for key, value in loaded.items() if isinstance(value, str)}

    assert set(loaded) - texts == set(expected.files) - texts
    for key in set(loaded) - texts:
        found = loaded[key].asnumpy()
        assert found.shape == expected[key].shape
        np.testing.assert_array_equal(found.astype(np.float64), expected[key].astype(np.float64))


@pytest.mark.parametrize("name", sorted(INDEX))
def test_mindspores_file_gives_the_types_shapes_and_order_that_are_recorded(name: str) -> None:
    told = INDEX[name]
    options = {key: told[key] for key in ("dec_mode", "format") if key in told}
    if "dec_key" in told:
        options["dec_key"] = told["dec_key"].encode()
    loaded = load_checkpoint(DATA / name, **options)
    found = {
        key: {"dtype": str(value.dtype), "shape": list(value.shape)}
        for key, value in loaded.items()
        if not isinstance(value, str)
    }

    assert list(loaded) == told["order"]
    assert found == {key: value for key, value in told["params"].items() if key in found}
    assert len(found) + sum(isinstance(value, str) for value in loaded.values()) == len(loaded)


def test_mindspores_order_is_kept() -> None:
    assert list(load_checkpoint(DATA / "ms210_train_momentum_append_info.ckpt")) == [
        *("weight", "bias", "global_step", "learning_rate", "momentum", "moments.weight"),
        *("moments.bias", "epoch_num", "step_num", "lr", "flag", "n"),
    ]


def test_optimizer_takes_mindspores_state(make_model: Make) -> None:
    model = make_model()
    loaded = load_checkpoint(DATA / "ms210_train_momentum_append_info.ckpt")
    missing, unused = engine.load_param_into_net(model.train_network, loaded)
    moments = {p.name: p for p in model.train_network.get_parameters()}

    assert missing == []
    assert unused == ["epoch_num", "step_num", "lr", "flag", "n"]
    found = moments["moments.weight"].asnumpy()
    assert np.array_equal(found, loaded["moments.weight"].asnumpy())


def test_choice_is_asked_for_once_a_name(path: Path) -> None:
    asked: list[str] = []
    load_checkpoint(path, choice_func=lambda name: asked.append(name) or True)

    assert asked == ["weight", "bias", "epoch"]


def test_loaded_parameter_can_be_trained(path: Path) -> None:
    weight = load_checkpoint(path)["weight"]
    weight.array += 1

    assert (weight.requires_grad, weight.name) == (True, "weight")
    assert weight.array.flags.owndata


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ({"filter_prefix": "w"}, ["bias", "epoch"]),
        ({"filter_prefix": ["w", "e"]}, ["bias"]),
        ({"specify_prefix": "w"}, ["weight"]),
        ({"specify_prefix": ("w", "b")}, ["weight", "bias"]),
        ({"choice_func": lambda name: "i" in name}, ["weight", "bias"]),
        ({"crc_check": True}, ["weight", "bias", "epoch"]),
    ],
)
def test_names_are_chosen(path: Path, options: dict, names: list[str]) -> None:
    assert list(load_checkpoint(path, **options)) == names


def test_network_takes_the_parameters(path: Path, make_net: Make) -> None:
    net = make_net()
    net.weight.set_data(np.zeros((5, 10), np.float32))
    load_checkpoint(path, net)

    assert np.array_equal(net.weight.asnumpy(), make_net().weight.asnumpy())


def test_network_of_another_shape_is_refused(make_net: Make, tmp_path: Path) -> None:
    save_checkpoint({"weight": engine.Tensor(np.ones((2, 2)))}, tmp_path / "other.ckpt")

    with pytest.raises(RuntimeError, match=r"'weight' expected shape \(5, 10\), got \(2, 2\)"):
        load_checkpoint(tmp_path / "other.ckpt", make_net())


def test_checksum_is_compared_only_when_asked_for(tmp_path: Path) -> None:
    content = bytearray((DATA / "ms210_crc.ckpt").read_bytes())
    content[60] ^= 1  # inside the numbers of the first array
    path = tmp_path / "changed.ckpt"
    path.write_bytes(content)

    assert list(load_checkpoint(path)) == ["weight", "bias"]
    with pytest.raises(ValueError, match="CRC-32"):
        load_checkpoint(path, crc_check=True)


@pytest.mark.parametrize("content", [b"junk", b"\x0a\xff", b"\x00" * 40])
def test_file_that_is_no_checkpoint_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "junk.ckpt"
    path.write_bytes(content)

    with pytest.raises(ValueError, match=r"junk\.ckpt"):
        load_checkpoint(path)


def test_half_a_file_is_refused(path: Path, tmp_path: Path) -> None:
    half = tmp_path / "half.ckpt"
    half.write_bytes(path.read_bytes()[:150])

    with pytest.raises(engine.errors.CheckpointError, match="cut short"):
        load_checkpoint(half)


@pytest.mark.parametrize(
    ("options", "error", "text"),
    [
        ({"ckpt_file_name": 1}, TypeError, "a path"),
        ({"ckpt_file_name": "net.pt"}, ValueError, ".ckpt"),
        ({"ckpt_file_name": "missing.ckpt"}, ValueError, "got none"),
        ({"filter_prefix": []}, ValueError, "an empty list"),
        ({"filter_prefix": 1}, TypeError, "a list of str"),
        ({"specify_prefix": "x"}, ValueError, "got none"),
        ({"choice_func": "w"}, TypeError, "a function"),
        ({"crc_check": 1}, ValueError, "a bool"),
        ({"remove_redundancy": True}, ValueError, "a later version"),
        ({"format": "onnx"}, ValueError, "'safetensors'"),
        ({"net": "net"}, TypeError, "a Cell"),
    ],
)
def test_wrong_argument_is_refused(
    path: Path, options: dict, error: type[Exception], text: str
) -> None:
    with pytest.raises(error, match=text):
        load_checkpoint(**({"ckpt_file_name": path} | options))
