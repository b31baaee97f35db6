"""Trainings of a model by several processes: what they agree on, save, and go on from."""

from __future__ import annotations

import shutil

import numpy as np
import pytest

import engine
from engine.communication import get_rank
from engine.context.processes import world
from engine.errors import ArgumentValueError, CheckpointError
from engine.train import Callback, CheckpointConfig, ModelCheckpoint
from engine.train.callback import OnRequestExit, SummaryCollector
from tests.ranks import on_ranks

from .trained import begin, check_equal, data, model, parameters


def saver(folder, most=2):
    config = CheckpointConfig(save_checkpoint_steps=1, keep_checkpoint_max=most, resumable=True)
    return ModelCheckpoint("net", str(folder), config)


class EndAfter(Callback):
    """Ends the training after so many steps, as a kill would: nothing is said of an end."""

    def __init__(self, steps):
        self.steps = steps

    def on_train_step_end(self, run_context):
        if run_context.original_args().cur_step_num > self.steps:
            raise InterruptedError


def train_partly(made, folder, steps):
    with pytest.raises(InterruptedError):
        made.train(2, data(), [saver(folder), EndAfter(steps)])


@on_ranks(2)
def test_model_trains_as_one_process_does():
    alone = model()
    alone.train(2, data(8, shards=1))
    begin()
    together = model()
    together.train(2, data(4))

    check_equal(alone, together, 1e-6)


@on_ranks(2)
def test_parameters_may_come_from_the_first_process():
    begin(parameter_broadcast=True)
    made = model(seed=get_rank())
    made.train(1, data())
    mine = np.concatenate([numbers.ravel() for numbers in parameters(made).values()])
    first = mine.copy()
    world().broadcast(first, root=0).wait()

    assert (first == mine).all()


@on_ranks(2)
def test_different_numbers_of_steps_are_refused_before_the_first():
    begin()
    rows = 4 if get_rank() == 0 else 6

    with pytest.raises(ArgumentValueError, match=r"as many steps in each, got \[3, 2\]"):
        model().train(1, data(rows))


@on_ranks(2)
def test_processes_that_share_a_folder_save_apart(folder):
    begin()
    model().train(1, data(), saver(folder, most=1))
    world().barrier().wait()

    found = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.ckpt"))
    assert found == ["net-1_3.ckpt", "rank_1/net-1_3.ckpt"]


@on_ranks(2)
def test_first_process_alone_keeps_checkpoints_for_landscapes_in_a_shared_folder(folder):
    begin()
    collector = SummaryCollector(str(folder), collect_freq=1)
    trained = model(seed=1 + get_rank())  # whose parameters differ, as running means may
    trained.train(1, data(), collector)
    world().barrier().wait()

    (last,) = folder.glob("ckpt_dir/*_3_step.ckpt")
    kept = next(iter(engine.load_checkpoint(str(last)).values())).asnumpy()
    own = next(iter(trained.train_network.get_parameters())).asnumpy()
    assert (kept == own).all() == (get_rank() == 0)
    assert (collector.state_dict()["landscape"] is None) == (get_rank() == 1)


@on_ranks(2)
def test_folders_of_their_own_stay(folder):
    begin()
    model().train(1, data(), saver(folder / str(get_rank()), most=1))

    assert [path.name for path in (folder / str(get_rank())).iterdir()] == ["net-1_3.ckpt"]


@on_ranks(2)
def test_state_that_one_process_alone_would_save_is_refused(folder):
    begin()
    savers = [saver(folder)] if get_rank() == 0 else []

    with pytest.raises(ArgumentValueError, match="give all of them the ModelCheckpoint"):
        model().train(1, data(), savers)


@on_ranks(2)
def test_training_goes_on_as_if_it_had_not_ended(folder):
    begin()
    whole = model()
    whole.train(2, data())
    train_partly(model(), folder, steps=4)
    resumed = model(seed=7)
    resumed.train(2, data(), saver(folder), resume=folder)

    check_equal(whole, resumed, 0)


@on_ranks(2)
def test_processes_go_on_from_the_newest_step_that_all_have(folder):
    begin()
    whole = model()
    whole.train(2, data())
    train_partly(model(), folder, steps=4)
    world().barrier().wait()
    if get_rank() == 1:  # it was killed before it had saved
        (folder / "rank_1" / "net-2_1.ckpt").unlink()
    resumed, seen = model(seed=7), []

    class See(Callback):
        def on_train_step_begin(self, run_context):
            seen.append(run_context.original_args().cur_step_num)

    resumed.train(2, data(), [saver(folder), See()], resume=folder)

    assert seen == [4, 5, 6]
    check_equal(whole, resumed, 0)


@on_ranks(2)
def test_one_process_goes_on_where_two_were(folder):
    alone = model()
    alone.train(2, data(8, shards=1))
    begin()
    train_partly(model(), folder, steps=4)
    world().barrier().wait()
    engine.reset_auto_parallel_context()
    resumed = model(seed=7)
    own = folder / f"of_{get_rank()}"
    own.mkdir()
    for path in folder.glob("*.ckpt"):
        shutil.copy(path, own)
    resumed.train(2, data(8, shards=1), saver(own), resume=own)

    check_equal(alone, resumed, 1e-6)


@on_ranks(2)
def test_dealt_state_is_refused_for_another_number_of_processes(folder):
    sharding = {"parallel_optimizer_threshold": 0}
    begin(enable_parallel_optimizer=True, parallel_optimizer_config=sharding)
    train_partly(model(), folder, steps=4)
    world().barrier().wait()
    resumed = model()
    resumed.train(2, data(), saver(folder), resume=folder)
    engine.reset_auto_parallel_context()

    with pytest.raises(CheckpointError, match="state of process 0 of 2, got a process that has"):
        model().train(2, data(8, shards=1), resume=folder / "net-2_3.ckpt")


@on_ranks(2)
def test_processes_that_are_asked_to_end_save_in_folders_of_their_own(folder):
    begin()
    (folder / "end.json").write_text('{"GracefulExit": 1}')
    asked = {"save_mindir": False, "config_file": str(folder / "end.json")}
    model().train(2, data(), OnRequestExit(directory=str(folder), **asked))
    world().barrier().wait()

    saved = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.ckpt"))
    assert saved == ["rank_0/Net_train.ckpt", "rank_1/Net_train.ckpt"]
