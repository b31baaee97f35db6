"""What datasets of all kinds do in sinks, and who may use them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine import dataset as ds
from engine.train import Callback, CheckpointConfig, LossMonitor, ModelCheckpoint

Make = Callable[..., Any]


def from_a_generator(count: int) -> Any:
    """Batches of a generator that does not know how many it gives."""

    def rows() -> Any:
        rng = np.random.default_rng(1)
        for _ in range(count):
            x = rng.random((8, 10)).astype(np.float32)
            yield x, x[:, :5]

    return ds.GeneratorDataset(rows, ["x", "y"], shuffle=False)


def weights(model: Any) -> Any:
    return model.predict_network.weight.asnumpy()


@pytest.mark.parametrize("size", [-1, 2, 3, 7])
@pytest.mark.parametrize("count", [1, 3])
def test_generator_of_unknown_length_sinks_as_it_trains(
    make_model: Make, count: int, size: int
) -> None:
    plain, sunk = make_model(), make_model()
    in_all = 3 * (count if size == -1 else size)
    sunk.train(3, from_a_generator(count), dataset_sink_mode=True, sink_size=size)
    for _ in range(in_all // count):
        plain.train(1, from_a_generator(count))
    if in_all % count:
        plain.train(1, from_a_generator(count).take(in_all % count))

    # Momentum goes on in the optimizer, so trainings after one another are one.
    assert np.array_equal(weights(plain), weights(sunk))


def test_empty_dataset_cannot_sink(make_model: Make, make_rows: Make) -> None:
    with pytest.raises(ValueError, match="at least one batch"):
        make_model().train(1, make_rows(1).batch(5, drop_remainder=True), dataset_sink_mode=True)


def test_pair_is_wanted_in_sinks_too(make_model: Make, make_rows: Make) -> None:
    with pytest.raises(ValueError, match=r"2 columns \(data, label\), got 3"):
        make_model().train(1, make_rows(columns=3), dataset_sink_mode=True)


@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("second", [False, True])
def test_dataset_of_one_model_is_refused_by_another(
    make_model: Make, make_rows: Make, first: bool, second: bool
) -> None:
    rows, owner = make_rows(), make_model()
    owner.train(1, rows, dataset_sink_mode=first)

    with pytest.raises(RuntimeError, match="had been used in other model"):
        make_model().train(1, rows, dataset_sink_mode=second)


def test_evaluation_in_sinks_binds_its_dataset_and_a_plain_one_does_not(
    make_model: Make, make_rows: Make
) -> None:
    rows, first, second = make_rows(), make_model(metrics={"mse"}), make_model(metrics={"mse"})
    first.eval(rows)
    second.eval(rows)
    first.eval(rows, dataset_sink_mode=True)
    second.eval(rows)

    with pytest.raises(RuntimeError, match="had been used in other model"):
        second.eval(rows, dataset_sink_mode=True)


def test_model_may_use_its_dataset_again_for_all(make_model: Make, make_rows: Make) -> None:
    rows, model = make_rows(), make_model(metrics={"mse"})
    found = []
    for sinks in (True, False, True):
        model.train(1, rows, dataset_sink_mode=sinks)
        found.append(model.eval(rows, dataset_sink_mode=sinks)["mse"])

    assert found == sorted(found, reverse=True)


@pytest.mark.parametrize(
    ("every", "names"),
    [
        (1, ["a-1_3", "a-2_3", "a-3_3", "a-4_3"]),
        (3, ["a-1_3", "a-2_3", "a-3_3", "a-4_3"]),
        (4, ["a-2_3", "a-4_3"]),
        (7, ["a-3_3", "a-4_3"]),
    ],
)
def test_checkpoints_are_saved_at_the_ends_of_sinks(
    make_model: Make, make_rows: Make, tmp_path: Path, every: int, names: list[str]
) -> None:
    saving = ModelCheckpoint("a", str(tmp_path), CheckpointConfig(every))
    make_model().train(4, make_rows(), saving, dataset_sink_mode=True, sink_size=3)

    assert sorted(path.stem for path in tmp_path.glob("*.ckpt")) == names


def test_loss_is_printed_at_the_end_of_the_sink_in_which_its_turn_came(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture
) -> None:
    make_model().train(4, make_rows(), LossMonitor(4), dataset_sink_mode=True, sink_size=3)
    lines = capsys.readouterr().out.splitlines()

    assert [line.partition(",")[0] for line in lines] == ["epoch: 2 step: 3", "epoch: 4 step: 3"]


def test_fit_evaluates_between_sinks(make_model: Make, make_rows: Make) -> None:
    seen = []

    class Results(Callback):
        def on_train_epoch_end(self, run_context: Any) -> None:
            params = run_context.original_args()
            seen.append((params.cur_step_num, sorted(params.get("eval_results", {}))))

    make_model(metrics={"mse"}).fit(
        4, make_rows(), make_rows(), 2, Results(), dataset_sink_mode=True, sink_size=3
    )

    results = ["eval_loss", "mse"]
    assert seen == [(3, []), (6, results), (9, []), (12, results)]


def test_request_to_stop_before_a_sink_ends_the_training_after_it(
    make_model: Make, make_rows: Make
) -> None:
    steps = []

    class Stop(Callback):
        def on_train_step_begin(self, run_context: Any) -> None:
            steps.append(run_context.original_args().cur_step_num)
            if len(steps) == 2:
                run_context.request_stop()

    make_model(metrics={"mse"}).fit(
        9, make_rows(), make_rows(), callbacks=Stop(), dataset_sink_mode=True, sink_size=3
    )

    assert steps == [3, 6]
