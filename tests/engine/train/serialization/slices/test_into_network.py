"""A network gets its parameters from the checkpoints of all devices that trained it."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import Model, Parameter, Tensor, nn
from engine.train.serialization.slices import into_network
from insight.format.checkpoint import write_checkpoint
from tests.engine.train.serialization.slices.drawn import Drawn, cut, strategy

WEIGHT = np.arange(32, dtype=np.float32).reshape(4, 8)
BIAS = np.arange(4, dtype=np.float32)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def saved(layouts: dict[str, Drawn], arrays: dict[str, Any], stage: str = "") -> list[str]:
    """A strategy file and one checkpoint a device, in the current folder."""
    messages = {name: layout.message() for name, layout in layouts.items()}
    Path("train.ckpt").write_bytes(strategy(messages).SerializeToString())
    slices = {name: cut(array, layouts[name]) for name, array in arrays.items()}
    files = []
    for rank in range(len(next(iter(slices.values())))):
        files.append(f"rank_{rank}.ckpt")
        write_checkpoint(files[-1], {name: parts[rank] for name, parts in slices.items()})
    return files


LAYOUTS = {
    "weight": Drawn([2, 2], [[0], [1]]),
    "bias": Drawn([2, 2], [[0]], step=2, shards=2),
}


def test_slices_become_whole_parameters(here: Path) -> None:
    files = saved(LAYOUTS, {"weight": WEIGHT, "bias": BIAS})
    net = nn.Dense(8, 4)

    assert engine.load_distributed_checkpoint(net, files, None, "train.ckpt") is True
    assert np.array_equal(net.weight.asnumpy(), WEIGHT)
    assert np.array_equal(net.bias.asnumpy(), BIAS)


def test_layout_that_a_model_infers_is_taken(here: Path) -> None:
    files = saved(LAYOUTS, {"weight": WEIGHT, "bias": BIAS})
    net = nn.Dense(8, 4)
    layouts = Model(net).infer_predict_layout(Tensor(np.ones((1, 8), np.float32)))
    engine.load_distributed_checkpoint(net, files, layouts, "train.ckpt")

    assert np.array_equal(net.weight.asnumpy(), WEIGHT)


def test_network_may_hold_a_slice(here: Path) -> None:
    files = saved(LAYOUTS, {"weight": WEIGHT, "bias": BIAS})
    net = nn.Dense(8, 2)
    layouts = {"weight": [[2], [0, -1], [2, 8], 0], "bias": [[2], [0], [2], 0]}
    engine.load_distributed_checkpoint(net, files, layouts, "train.ckpt")

    assert np.array_equal(net.weight.asnumpy(), WEIGHT[:2])
    assert np.array_equal(net.bias.asnumpy(), BIAS[:2])


def test_strategy_of_the_context_is_taken(here: Path) -> None:
    files = saved(LAYOUTS, {"weight": WEIGHT, "bias": BIAS})
    net = nn.Dense(8, 4)
    engine.set_auto_parallel_context(strategy_ckpt_load_file="train.ckpt")
    engine.load_distributed_checkpoint(net, files)
    engine.reset_auto_parallel_context()

    assert np.array_equal(net.weight.asnumpy(), WEIGHT)


def test_stages_of_a_pipeline_give_what_they_have(here: Path) -> None:
    layouts = {"0-weight": Drawn([2], [[0], [-1]]), "1-bias": Drawn([2], [[0]])}
    messages = {name: layout.message() for name, layout in layouts.items()}
    Path("train.ckpt").write_bytes(strategy(messages).SerializeToString())
    parts = [{"weight": WEIGHT[:2]}, {"weight": WEIGHT[2:]}, {"bias": BIAS[:2]}, {"bias": BIAS[2:]}]
    for rank, values in enumerate(parts):
        write_checkpoint(f"rank_{rank}.ckpt", values)
    net = nn.Dense(8, 4)
    files = [f"rank_{rank}.ckpt" for rank in range(4)]
    engine.load_distributed_checkpoint(net, files, None, "train.ckpt")

    assert np.array_equal(net.weight.asnumpy(), WEIGHT)
    assert np.array_equal(net.bias.asnumpy(), BIAS)


def test_missing_parameters_stay_and_are_told(here: Path, caplog: pytest.LogCaptureFixture) -> None:
    files = saved(LAYOUTS, {"weight": WEIGHT})
    net = nn.Cell()
    net.weight = Parameter(Tensor(np.zeros_like(WEIGHT)), "weight")
    net.bias, net.scale = Parameter([2.0], "bias"), Parameter([3.0], "scale")
    with caplog.at_level(logging.WARNING, "engine.train"):
        engine.load_distributed_checkpoint(net, files, None, "train.ckpt")

    assert (net.bias.asnumpy().tolist(), net.scale.asnumpy().tolist()) == ([2.0], [3.0])
    assert "not in the strategies: ['scale']" in caplog.text
    assert "not in the checkpoints: ['bias']" in caplog.text


def test_encrypted_files_need_their_key(here: Path) -> None:
    Path("train.ckpt").write_bytes(
        strategy({"weight": Drawn([1], [[-1], [-1]]).message()}).SerializeToString()
    )
    key = b"0123456789abcdef"
    engine.save_checkpoint({"weight": Tensor(WEIGHT)}, "rank_0.ckpt", enc_key=key)
    net = nn.Dense(8, 4, has_bias=False)
    engine.load_distributed_checkpoint(net, ["rank_0.ckpt"], None, "train.ckpt", dec_key=key)

    assert np.array_equal(net.weight.asnumpy(), WEIGHT)
    with pytest.raises(ValueError, match="encrypted"):
        engine.load_distributed_checkpoint(net, ["rank_0.ckpt"], None, "train.ckpt")


def test_files_are_read_one_by_one(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = saved({"weight": Drawn([4], [[-1], [0]])}, {"weight": WEIGHT})
    read: list[str] = []
    slices: list[Any] = []
    inner = into_network.read_values

    def watched(codec: Any, path: Path, *rest: Any, **options: Any) -> Any:
        read.append(path.name)
        values = inner(codec, path, *rest, **options)
        slices.extend(values)
        return values

    monkeypatch.setattr(into_network, "read_values", watched)
    layouts = {"weight": [[2], [-1, 0], [4, 4], 0]}
    engine.load_distributed_checkpoint(nn.Dense(4, 4, has_bias=False), files, layouts, "train.ckpt")

    assert read == files
    assert slices == ["weight", "weight"]


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        ({"network": 3}, TypeError, "a Cell"),
        ({"checkpoint_filenames": None}, TypeError, "a list of files"),
        ({"checkpoint_filenames": ["missing.ckpt"]}, ValueError, "missing.ckpt"),
        ({"checkpoint_filenames": ["rank_0.ckpt"]}, ValueError, "a file of each of 4 ranks"),
        ({"predict_strategy": 3}, ValueError, "a dict or None"),
        ({"predict_strategy": {"weight": [[2], [0]]}}, ValueError, "lists of devices"),
        ({"predict_strategy": {"weight": [[2], [0, 0], [1], 1]}}, ValueError, "lists of devices"),
        ({"predict_strategy": {"weight": [[2], [1, -1], [1], 0]}}, ValueError, "axes that"),
        (
            {"predict_strategy": {"weight": [[2], [0, -1], [1], 0, True, "group"]}},
            ValueError,
            "no group",
        ),
        ({"dec_key": "text"}, ValueError, "dec_key"),
        ({"format": "safetensors"}, ValueError, "not read"),
        ({"name_map": {"a": "b"}}, ValueError, "name_map"),
        ({"train_strategy_filename": None}, ValueError, "got none at ''"),
    ],
)
def test_what_cannot_be_is_refused(
    here: Path, change: dict[str, Any], error: Any, says: str
) -> None:
    files = saved(LAYOUTS, {"weight": WEIGHT, "bias": BIAS})
    options: dict[str, Any] = {
        "network": nn.Dense(8, 4),
        "checkpoint_filenames": files,
        "train_strategy_filename": "train.ckpt",
    }

    with pytest.raises(error, match=says):
        engine.load_distributed_checkpoint(**(options | change))


def test_parts_of_a_folder_are_loaded_together(here: Path) -> None:
    write_checkpoint("0.ckpt", {"weight": WEIGHT})
    write_checkpoint("1.ckpt", {"bias": BIAS})
    net = nn.Dense(8, 4)
    parameters = engine.load_segmented_checkpoints(str(here), net)

    assert list(parameters) == ["weight", "bias"]
    assert np.array_equal(net.bias.asnumpy(), BIAS)


def test_folder_of_parts_must_be_there() -> None:
    with pytest.raises(ValueError, match="none at nowhere"):
        engine.load_segmented_checkpoints("nowhere")
    with pytest.raises(TypeError, match="a str"):
        engine.load_segmented_checkpoints(3)  # type: ignore[arg-type]
