"""Landscapes as MindSpore's SummaryLandscape draws them, compared with those it recorded."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

import insight
from engine import Model, context, nn
from engine.errors import DeviceError
from engine.train.callback import SummaryCollector, SummaryLandscape
from tests.engine.fake_cupy.gpu import fake_gpu
from tests.engine.train.landscape.digits_mlp import MLP, callback_fn, digits
from tests.insight.landscape.recorded_landscapes import RUNS, recorded, run_folder

PATH_ONLY = {"create_landscape": {"train": True, "result": False}}
SMALL = {"landscape_size": 3, "num_samples": 32}


def drawn(folder, run="ms20_landscape", **arguments):
    """Rows of the table of what was drawn, by tag."""
    landscape = SummaryLandscape(run_folder(run))
    landscape.gen_landscapes_with_multi_process(callback_fn, output=str(folder), **arguments)
    return {row.tag: row for row in insight.open_runs(folder).table("landscape").itertuples()}


@pytest.mark.parametrize("run", RUNS)
def test_landscapes_are_those_that_mindspore_recorded(run, tmp_path):
    theirs = recorded(run)

    ours = drawn(tmp_path, run)

    assert list(ours) == list(theirs)
    assert len(ours) == RUNS[run]
    for tag, row in theirs.items():
        mine = ours[tag]
        assert (mine.step, mine.decomposition, mine.unit) == (0, row.decomposition, row.unit)
        assert list(mine.path_steps) == list(row.path_steps)
        close = ["x", "y"]
        if row.decomposition == "PCA":
            close += ["z", "path_x", "path_y", "path_z", "convergence"]
        for name in close:
            found, expected = getattr(mine, name), getattr(row, name)
            np.testing.assert_allclose(found, expected, rtol=0, atol=1e-6, err_msg=f"{tag} {name}")


def test_random_landscape_is_mindspores_but_for_its_directions(tmp_path):
    row = recorded("ms20_landscape")["landscape_[4]"]

    mine = drawn(tmp_path)["landscape_[4]"]

    assert mine.z.shape == row.z.shape
    assert mine.interval == row.interval == "final"
    # Of an odd size the middle is the trained network, whatever the directions.
    np.testing.assert_allclose(mine.convergence, row.convergence, atol=1e-6)
    assert mine.z[2, 2] == mine.convergence[2]


def test_number_of_devices_changes_no_bit(tmp_path):
    one = drawn(tmp_path / "one", collect_landscape=SMALL)
    three = drawn(tmp_path / "three", collect_landscape=SMALL, device_ids=[0, 1, 5])

    for tag, row in one.items():
        np.testing.assert_array_equal(row.z, three[tag].z)
        np.testing.assert_array_equal(row.path_z, three[tag].path_z)


def test_progress_is_told_in_mindspores_words(tmp_path, capsys):
    drawn(tmp_path, collect_landscape=SMALL | PATH_ONLY)

    lines = capsys.readouterr().out.splitlines()
    row = insight.open_runs(tmp_path).table("landscape").iloc[0]
    assert lines[0].startswith("Drawing landscape path total progress is 1/4, landscape path loss")
    assert lines[4] == "Drawing landscape total progress: 1/3."
    told = [float(line.rpartition(" ")[2][:-1]) for line in lines if line.startswith("Current")]
    np.testing.assert_allclose(told, row.z.ravel(), rtol=1e-6)
    assert len(lines) == 4 + 3 * (1 + 3)


def test_one_new_summary_file_is_written_and_nothing_else_changes(tmp_path, monkeypatch):
    monkeypatch.setenv("INSIGHT_PROVENANCE", "on")  # that of the training, which stays
    run = tmp_path / "run"
    shutil.copytree(run_folder("ms20_landscape"), run)
    before = {path: path.read_bytes() for path in run.rglob("*") if path.is_file()}

    SummaryLandscape(str(run)).gen_landscapes_with_multi_process(callback_fn, SMALL)

    after = {path for path in run.rglob("*") if path.is_file()}
    (new,) = after - set(before)
    assert ".out.events.summary." in new.name
    assert new.parent == run
    assert all(path.read_bytes() == content for path, content in before.items())
    assert len(insight.open_runs(run).table("landscape")) == 2


def test_second_call_draws_again(tmp_path):
    landscape = SummaryLandscape(run_folder("ms20_landscape"))
    changes = SMALL | PATH_ONLY | {"intervals": [[1, 2, 4]]}

    for name in ("one", "two"):
        landscape.gen_landscapes_with_multi_process(callback_fn, changes, output=tmp_path / name)

    one, two = (insight.open_runs(tmp_path / name).table("landscape") for name in ("one", "two"))
    np.testing.assert_array_equal(one.z[0], two.z[0])
    assert list(one.path_steps[0]) == [1, 2, 4]


def test_wanting_no_landscape_writes_no_file(tmp_path):
    changes = {"create_landscape": {"train": False, "result": False}, "intervals": [[1, 2, 99]]}

    assert not drawn(tmp_path, collect_landscape=changes)
    assert not list(tmp_path.iterdir())


def test_training_of_our_own_is_drawn_from_end_to_end(tmp_path):
    network = MLP()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    optimizer = nn.Momentum(network.trainable_params(), 0.05, 0.9)
    wanted = {"landscape_size": 5, "num_samples": 64, "unit": "epoch", "intervals": [[1, 2, 3]]}
    collector = SummaryCollector(
        str(tmp_path), collect_specified_data={"collect_landscape": wanted}
    )
    Model(network, loss, optimizer).train(3, digits(), callbacks=[collector])

    SummaryLandscape(str(tmp_path)).gen_landscapes_with_multi_process(callback_fn)

    table = insight.open_runs(tmp_path).table("landscape").set_index("tag")
    assert sorted(table.index) == ["landscape_[1, 3]", "landscape_[3]"]
    assert set(table.unit) == {"epoch"}
    # The last checkpoint is the trained network: so is the middle of an odd random landscape.
    end = table.convergence["landscape_[1, 3]"][2]
    assert table.convergence["landscape_[3]"][2] == pytest.approx(end, abs=1e-6)


def test_cleaning_deletes_the_checkpoints_and_may_be_done_again(tmp_path):
    shutil.copytree(run_folder("ms20_landscape"), tmp_path / "run")
    landscape = SummaryLandscape(tmp_path / "run")

    landscape.clean_ckpt()
    landscape.clean_ckpt()

    assert not list((tmp_path / "run").iterdir())


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        ({"callback_fn": 1}, TypeError, "callback_fn.* expected a function, got int"),
        ({"collect_landscape": [1]}, TypeError, "collect_landscape.* expected a dict or None"),
        ({"collect_landscape": {"size": 4}}, ValueError, "keys among"),
        ({"collect_landscape": {"landscape_size": 2}}, ValueError, "from 3 to 256, got 2"),
        ({"collect_landscape": {"landscape_size": "4"}}, TypeError, "an int, got str"),
        ({"collect_landscape": {"unit": "day"}}, ValueError, "one of"),
        ({"collect_landscape": {"num_samples": 31}}, ValueError, "at least one batch, 32, got 31"),
        ({"collect_landscape": {"intervals": [[1, 2]]}}, ValueError, "at least 3 numbers"),
        ({"collect_landscape": {"intervals": []}}, ValueError, "at least one interval"),
        ({"collect_landscape": {"intervals": [[1, 2, 7]]}}, ValueError, "saved were 1, 2, 3, 4"),
        ({"device_ids": 0}, TypeError, "device_ids.* a list of int or None, got int"),
        ({"device_ids": [True]}, TypeError, "a list of int, got bool"),
        ({"device_ids": ["0"]}, TypeError, "a list of int, got str"),
        ({"device_ids": [-1]}, ValueError, "numbers from 0, got -1"),
        ({"device_ids": []}, ValueError, "at least one device"),
        ({"output": 3}, TypeError, "output.* a path or None, got int"),
    ],
    ids=str,
)
def test_wrong_arguments_are_refused_before_anything_is_written(arguments, error, text, tmp_path):
    given = {"callback_fn": callback_fn, "output": tmp_path / "new"} | arguments

    with pytest.raises(error, match=text):
        SummaryLandscape(run_folder("ms20_landscape")).gen_landscapes_with_multi_process(**given)

    assert not list(tmp_path.rglob("*.summary.*"))


def test_folder_that_is_no_path_is_refused():
    with pytest.raises(TypeError, match="a path, got int"):
        SummaryLandscape(3)


def test_run_without_checkpoints_says_what_to_do(tmp_path):
    with pytest.raises(FileNotFoundError, match="collect_landscape first"):
        SummaryLandscape(tmp_path).gen_landscapes_with_multi_process(callback_fn)


def test_checkpoint_that_is_gone_is_named(tmp_path):
    shutil.copytree(run_folder("ms20_landscape"), tmp_path / "run")
    (tmp_path / "run" / "ckpt_dir" / "MLP_2_step.ckpt").unlink()

    with pytest.raises(FileNotFoundError, match=r"MLP_2_step\.ckpt"):
        SummaryLandscape(tmp_path / "run").gen_landscapes_with_multi_process(callback_fn)


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b'{"epoch_group": 1}', b"\xff"])
def test_damaged_metadata_is_a_typed_error(content, tmp_path):
    folder = tmp_path / "ckpt_dir"
    folder.mkdir()
    (folder / "train_metadata.json").write_bytes(content)

    with pytest.raises(ValueError, match="train_metadata"):
        SummaryLandscape(tmp_path).gen_landscapes_with_multi_process(callback_fn)


@pytest.mark.parametrize(
    ("made", "error", "text"),
    [
        (lambda model, *_: model, TypeError, "model, network, valid_dataset, metrics"),
        (lambda _, *rest: (1, *rest), TypeError, "of a Model and a Cell, got int"),
        (lambda *parts: (*parts[:3], {}), ValueError, "a Loss among them"),
        (lambda m, _, d, s: (m, nn.Dense(2, 2), [], s), TypeError, "a dataset, got list"),
    ],
    ids=["no tuple", "no model", "no Loss", "no dataset"],
)
def test_what_the_function_returns_is_checked(made, error, text, tmp_path):
    with pytest.raises(error, match=text):
        SummaryLandscape(run_folder("ms20_landscape")).gen_landscapes_with_multi_process(
            lambda: made(*callback_fn()), output=tmp_path
        )


def test_another_network_is_refused(tmp_path):
    def other():
        _, _, data, metrics = callback_fn()
        network = nn.SequentialCell(nn.Flatten(), nn.Dense(256, 10))
        loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
        return Model(network, loss, metrics=metrics), network, data, metrics

    with pytest.raises(ValueError, match=r"network.* expected the network.* one without \['fc1"):
        SummaryLandscape(run_folder("ms20_landscape")).gen_landscapes_with_multi_process(
            other, SMALL, output=tmp_path
        )


def test_context_of_the_caller_is_left_as_it_was(tmp_path):
    before = context.get_context("device_id"), context.get_seed()

    drawn(tmp_path, collect_landscape=SMALL | PATH_ONLY, device_ids=[3])

    assert (context.get_context("device_id"), context.get_seed()) == before
    assert Path(tmp_path).is_dir()


def test_one_gpu_draws_what_the_cpu_draws(tmp_path):
    here = drawn(tmp_path / "cpu", collect_landscape=SMALL)
    with fake_gpu():
        there = drawn(tmp_path / "gpu", collect_landscape=SMALL, device_ids=[0])

    for tag, row in here.items():
        np.testing.assert_allclose(there[tag].z, row.z, rtol=1e-5)
        np.testing.assert_allclose(there[tag].path_z, row.path_z, rtol=1e-5)


def test_gpu_that_is_not_there_is_a_typed_error_before_anything_is_written(tmp_path):
    with fake_gpu(), pytest.raises(DeviceError, match=r"GPUs that are there, got 1 \(cuda"):
        drawn(tmp_path / "new", collect_landscape=SMALL, device_ids=[0, 1])

    assert not list(tmp_path.iterdir())


@pytest.mark.long
def test_several_gpus_get_a_process_each_whose_errors_come_back(tmp_path):
    """The stand-in is not in the new processes, so what each of them finds missing is CuPy."""
    with fake_gpu(), pytest.raises(DeviceError, match="no CuPy"):
        drawn(tmp_path, collect_landscape=SMALL, device_ids=[0, 0])
