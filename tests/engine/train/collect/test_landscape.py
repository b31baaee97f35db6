from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

import engine
from engine import nn
from engine.train.callback.run_context import CallbackArguments
from engine.train.collect import landscape
from engine.train.collect.landscape import LandscapeCheckpoints
from engine.train.collect.landscape_options import landscape_options
from tests.rights import rights, umask


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
    with umask(0o027):
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
    assert {rights(file) for file in path.parent.iterdir()} == {0o640}
    assert rights(path.parent) == 0o750


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


def spread(folder, *, epochs, until=None, anew=False):
    """A training of so many epochs of ten steps; its network, and what is listed at the end."""
    options = landscape_options({"intervals": []})
    checkpoints, network = LandscapeCheckpoints(str(folder), options), nn.Dense(3, 2)
    checkpoints.begin(epochs, 10)
    last = until or 10 * epochs
    for step in range(1, last + 1):
        checkpoints.save("step", step, network, 10)
    checkpoints.finish()
    if until is None or anew:
        params = CallbackArguments(cur_step_num=last, batch_num=10)
        network.weight.set_data(engine.Tensor(np.full((2, 3), 7, np.float32)))
        checkpoints.end(params, network, anew=anew)
    metadata = json.loads((folder / "ckpt_dir" / "train_metadata.json").read_text())
    return [int(step) for step in metadata["model_params_file_map"]], metadata


@pytest.mark.parametrize("epochs", [1, 3, 17, 200])
def test_without_intervals_they_spread_from_the_first_step_to_the_last(tmp_path, epochs):
    steps, metadata = spread(tmp_path, epochs=epochs)
    gaps = np.diff(sorted(steps))

    assert (min(steps), max(steps)) == (1, 10 * epochs)
    assert 10 <= len(steps) <= 21
    assert len(set(gaps[:-1])) == 1
    assert gaps[-1] <= gaps[0]
    assert metadata["epoch_group"] == {"0": sorted(steps)}
    assert metadata["length"] == 10 * epochs


def test_those_that_are_let_go_leave_the_disk(tmp_path):
    steps, _ = spread(tmp_path, epochs=17)
    names = {path.name for path in (tmp_path / "ckpt_dir").glob("*.ckpt")}

    assert names == {f"Dense_{step}_step.ckpt" for step in steps}


def test_training_that_is_cut_off_has_spread_ones_and_the_length_that_was_planned(tmp_path):
    steps, metadata = spread(tmp_path, epochs=200, until=1100)

    assert min(steps) == 1
    assert max(steps) > 1000
    assert metadata["length"] == 2000


def test_last_one_is_saved_anew_where_its_weights_are_others(tmp_path):
    steps, _ = spread(tmp_path, epochs=200, until=1, anew=True)
    last = engine.load_checkpoint(str(tmp_path / "ckpt_dir" / "Dense_1_step.ckpt"))

    assert steps == [1]
    assert (last["weight"].asnumpy() == 7).all()


def test_resumed_training_counts_those_that_are_still_there(tmp_path):
    options = landscape_options({"intervals": []})
    spread(tmp_path, epochs=3, until=9)
    (tmp_path / "ckpt_dir" / "Dense_4_step.ckpt").unlink()
    checkpoints = LandscapeCheckpoints(str(tmp_path), options)
    checkpoints.begin(3, 10)
    checkpoints.load_state_dict({str(step): f"Dense_{step}_step.ckpt" for step in range(1, 10)})
    checkpoints.save("step", 10, nn.Dense(3, 2), 10)

    assert list(map(int, checkpoints.state_dict())) == [1, 2, 3, 5, 6, 7, 8, 9, 10]


@pytest.mark.parametrize("ended", [False, True])
def test_training_that_goes_on_from_an_end_has_few_and_leaves_none_over(tmp_path, ended):
    options = landscape_options({"intervals": []})
    first, second = (LandscapeCheckpoints(str(tmp_path), options) for _ in range(2))
    network = nn.Dense(3, 2)
    params = CallbackArguments(cur_step_num=40, batch_num=10)
    first.begin(4, 10)
    for step in range(1, 41):
        first.save("step", step, network, 10)
    state = first.state_dict()  # of a resumable checkpoint at the last step, before the end
    first.end(params, network, anew=False)
    state = first.state_dict() if ended else state

    second.begin(30, 10)
    second.load_state_dict(state)
    for step in range(41, 301):
        second.save("step", step, network, 10)
    params.cur_step_num = 300
    second.end(params, network, anew=False)
    steps = list(map(int, second.state_dict()))

    assert {path.name for path in (tmp_path / "ckpt_dir").glob("*.ckpt")} == {
        f"Dense_{step}_step.ckpt" for step in steps
    }
    assert 10 <= len(steps) <= 21
    assert 40 not in steps


def test_second_training_leaves_nothing_of_the_first_on_the_disk(tmp_path):
    spread(tmp_path, epochs=17)
    kept = tmp_path / "ckpt_dir" / "mine.ckpt"
    kept.write_bytes(b"a user's own")
    steps, _ = spread(tmp_path, epochs=1)
    names = {path.name for path in (tmp_path / "ckpt_dir").glob("*.ckpt")}

    assert names == {"mine.ckpt", *(f"Dense_{step}_step.ckpt" for step in steps)}


def test_one_of_several_processes_deletes_nothing_that_another_listed(tmp_path, monkeypatch):
    first, _ = spread(tmp_path, epochs=17)
    monkeypatch.setenv("RANK_SIZE", "2")
    spread(tmp_path, epochs=1)
    names = {path.name for path in (tmp_path / "ckpt_dir").glob("*.ckpt")}

    assert names >= {f"Dense_{step}_step.ckpt" for step in first}


def test_training_that_begins_deletes_nothing_before_it_has_something(tmp_path):
    steps, _ = spread(tmp_path, epochs=1)
    LandscapeCheckpoints(str(tmp_path), landscape_options({"intervals": []})).begin(1, 10)

    assert len(list((tmp_path / "ckpt_dir").glob("*.ckpt"))) == len(steps)


@pytest.mark.parametrize("content", [b"", b"[]", b'{"model_params_file_map": {"1": ".."}}'])
def test_file_of_before_that_cannot_be_read_stops_no_training(tmp_path, content):
    (tmp_path / "ckpt_dir").mkdir()
    (tmp_path / "ckpt_dir" / "train_metadata.json").write_bytes(content)

    assert len(spread(tmp_path, epochs=1)[0]) == 10


def test_epochs_may_be_spread_too(tmp_path):
    options = landscape_options({"intervals": [], "unit": "epoch"})
    checkpoints, network = LandscapeCheckpoints(str(tmp_path), options), nn.Dense(3, 2)
    checkpoints.begin(100, 10)
    for epoch in range(1, 101):
        checkpoints.save("epoch", epoch, network, 10)
    params = CallbackArguments(cur_step_num=1000, cur_epoch_num=100, batch_num=10)
    checkpoints.end(params, network, anew=False)
    steps = list(map(int, checkpoints.state_dict()))

    assert (steps[0], steps[-1]) == (1, 100)
    assert len(steps) <= 21
