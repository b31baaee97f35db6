from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

import engine
from engine import nn
from engine.train.collect import landscape
from engine.train.collect.landscape import LandscapeCheckpoints, landscape_options

INTERVALS = [[1, 2, 3]]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"landscape_size": 2}, ValueError),
        ({"landscape_size": 257}, ValueError),
        ({"landscape_size": "a"}, TypeError),
        ({"unit": "s"}, ValueError),
        ({"num_samples": "a"}, TypeError),
        ({"num_samples": 0}, ValueError),
        ({"create_landscape": True}, TypeError),
        ({"create_landscape": {"train": 1}}, TypeError),
        ({"create_landscape": {"best": True}}, ValueError),
        ({"intervals": [[1, 2]]}, ValueError),
        ({"intervals": [1, 2, 3]}, TypeError),
        ({"intervals": [[1, 2, "a"]]}, TypeError),
        ({"intervals": None}, TypeError),
        ({"foo": 1}, ValueError),
    ],
    ids=str,
)
def test_what_mindspore_refuses_is_refused(options, error):
    with pytest.raises(error, match="collect_landscape"):
        landscape_options({"intervals": INTERVALS} | options)


def test_intervals_must_be_given():
    with pytest.raises(TypeError, match="intervals"):
        landscape_options({"landscape_size": 10})


def test_what_is_not_given_is_mindspores_default():
    options = landscape_options({"intervals": INTERVALS, "create_landscape": {"result": False}})

    assert options.create_landscape == {"train": True, "result": False}
    assert (options.landscape_size, options.unit, options.num_samples) == (40, "step", 2048)


def saved(folder, unit="step", numbers=range(1, 6)):
    options = landscape_options({"intervals": [[1, 2, 4], [4, 5, 9]], "unit": unit})
    checkpoints = LandscapeCheckpoints(str(folder), options)
    network = nn.Dense(3, 2)
    for number in numbers:
        checkpoints.save(unit, number, network, 10)
    checkpoints.finish()
    return network


def test_checkpoints_are_saved_at_the_numbers_of_the_intervals(tmp_path):
    network = saved(tmp_path)
    names = sorted(path.name for path in (tmp_path / "ckpt_dir").iterdir())
    loaded = engine.load_checkpoint(str(tmp_path / "ckpt_dir" / "Dense_4_step.ckpt"))

    assert names == [*(f"Dense_{n}_step.ckpt" for n in (1, 2, 4, 5)), "train_metadata.json"]
    assert list(loaded) == [parameter.name for parameter in network.get_parameters()]


def test_the_metadata_are_there_after_each_checkpoint_in_mindspores_form(tmp_path):
    saved(tmp_path, numbers=[1])
    path = tmp_path / "ckpt_dir" / "train_metadata.json"

    assert json.loads(path.read_text()) == {
        "epoch_group": {"0": [1, 2, 4], "1": [4, 5, 9]},
        "model_params_file_map": {"1": str(tmp_path / "ckpt_dir" / "Dense_1_step.ckpt")},
        "step_per_epoch": 10,
        "unit": "step",
        "num_samples": 2048,
        "landscape_size": 40,
        "create_landscape": {"train": True, "result": True},
    }
    assert stat.S_IMODE(path.stat().st_mode) == 0o400


def test_a_second_training_replaces_what_the_first_left(tmp_path):
    saved(tmp_path, numbers=[1, 2])
    saved(tmp_path, numbers=[1])
    content = json.loads((tmp_path / "ckpt_dir" / "train_metadata.json").read_text())

    assert list(content["model_params_file_map"]) == ["1"]


def test_a_disk_that_refuses_costs_checkpoints_and_one_warning(tmp_path, monkeypatch, caplog):
    def refuse(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(landscape, "write_unflushed", refuse)
        saved(tmp_path)
    saved(tmp_path, "epoch", [4])

    assert [record.getMessage().count("No space left") for record in caplog.records] == [1]
    assert (tmp_path / "ckpt_dir" / "Dense_4_epoch.ckpt").exists()


def test_what_the_training_changes_meanwhile_is_not_saved(tmp_path, monkeypatch):
    written = threading.Event()
    write = landscape.write_unflushed

    def late(path, values):
        written.wait(60)
        write(path, values)

    monkeypatch.setattr(landscape, "write_unflushed", late)
    options = landscape_options({"intervals": [[1, 2, 3]]})
    checkpoints, network = LandscapeCheckpoints(str(tmp_path), options), nn.Dense(3, 2)
    before = network.weight.asnumpy().copy()

    checkpoints.save("step", 1, network, 10)
    network.weight.set_data(engine.Tensor(before + 1))
    written.set()

    assert checkpoints.state_dict() == {"1": "Dense_1_step.ckpt"}
    loaded = engine.load_checkpoint(str(tmp_path / "ckpt_dir" / "Dense_1_step.ckpt"))
    np.testing.assert_array_equal(loaded["weight"].asnumpy(), before)


def test_nothing_waits_for_the_disk(tmp_path, monkeypatch):
    def waits(_):
        raise AssertionError("MindSpore's collector does not flush")

    monkeypatch.setattr(os, "fsync", waits)

    saved(tmp_path)

    assert len(list((tmp_path / "ckpt_dir").glob("*.ckpt"))) == 4


KILLED = """
import os, signal, sys
from engine import Model, dataset, nn
from engine.train import Callback, SummaryCollector
import numpy as np

class Killed(Callback):
    def on_train_step_end(self, run_context):
        if run_context.original_args().cur_step_num == 7:
            os.kill(os.getpid(), signal.SIGKILL)

rng = np.random.default_rng(0)
data = {"x": rng.random((40, 8), np.float32), "y": rng.integers(0, 3, 40).astype(np.int32)}
net = nn.Dense(8, 3)
loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
model = Model(net, loss, nn.Momentum(net.trainable_params(), 0.1, 0.9))
batches = dataset.NumpySlicesDataset(data).batch(4)
model.train(2, batches, callbacks=[SummaryCollector(sys.argv[1]), Killed()])
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_what_is_listed_is_whole_when_the_training_is_killed(tmp_path):
    done = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], check=False)
    metadata = json.loads((tmp_path / "ckpt_dir" / "train_metadata.json").read_text())
    files = metadata["model_params_file_map"]

    assert done.returncode == -signal.SIGKILL
    assert set(map(str, range(1, 7))) <= set(files)  # the seventh may be on its way
    for file in files.values():
        assert list(engine.load_checkpoint(str(Path(file)))) == ["weight", "bias"]
