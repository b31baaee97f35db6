"""The loops call the hooks in MindSpore's order, with MindSpore's facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import numpy as np
import pytest

import engine
from engine.train import Callback, History, LossMonitor, TimeMonitor

Make = Callable[..., Any]

HOOKS = [name for name in vars(Callback) if name.startswith("on_")]


class Order(Callback):
    """Writes down each call: the hook, the mode, the step, the steps of an epoch, the epoch."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        for hook in HOOKS:
            setattr(self, hook, self._recorder(hook))

    def __enter__(self) -> Self:
        self.calls.append("enter")
        return self

    def __exit__(self, *error: object) -> None:
        self.calls.append(f"exit {[getattr(part, '__name__', part) for part in error[:1]]}")

    def _recorder(self, hook: str) -> Callable[[Any], None]:
        def record(run_context: Any) -> None:
            params = run_context.original_args()
            self.calls.append(
                f"{hook} mode={params.mode} cur_step={params.cur_step_num} "
                f"batch_num={params.batch_num} epoch={params.get('cur_epoch_num')}"
            )

        return record


class Facts(Callback):
    """Keeps the names of the facts, in order, and the facts themselves."""

    def __init__(self) -> None:
        self.train: dict[str, Any] = {}
        self.eval: dict[str, Any] = {}

    def on_train_step_end(self, run_context: Any) -> None:
        self.train = self.train or dict(run_context.original_args())

    def on_eval_end(self, run_context: Any) -> None:
        self.eval = self.eval or dict(run_context.original_args())


class StopAt(Callback):
    """Asks for the end at a step of training."""

    def __init__(self, step: int) -> None:
        self._step = step
        self.calls: list[tuple[str, int]] = []

    def on_train_step_end(self, run_context: Any) -> None:
        if run_context.original_args().cur_step_num == self._step:
            run_context.request_stop()

    def on_train_epoch_end(self, run_context: Any) -> None:
        params = run_context.original_args()
        self.calls.append((f"epoch_end {params.cur_epoch_num}", params.cur_step_num))

    def on_train_end(self, run_context: Any) -> None:
        self.calls.append(("end", run_context.original_args().cur_step_num))


def epoch_of_fit(epoch: int) -> list[str]:
    first = 2 * epoch - 1
    train = f"batch_num=2 epoch={epoch}"
    return [
        f"on_train_epoch_begin mode=train cur_step={first - 1} {train}",
        f"on_train_step_begin mode=train cur_step={first} {train}",
        f"on_train_step_end mode=train cur_step={first} {train}",
        f"on_train_step_begin mode=train cur_step={first + 1} {train}",
        f"on_train_step_end mode=train cur_step={first + 1} {train}",
        "enter",
        f"on_eval_begin mode=eval cur_step=0 {train}",
        f"on_eval_epoch_begin mode=eval cur_step=0 {train}",
        f"on_eval_step_begin mode=eval cur_step=1 {train}",
        f"on_eval_step_end mode=eval cur_step=1 {train}",
        f"on_eval_step_begin mode=eval cur_step=2 {train}",
        f"on_eval_step_end mode=eval cur_step=2 {train}",
        f"on_eval_epoch_end mode=eval cur_step=2 {train}",
        f"on_eval_end mode=eval cur_step=2 {train}",
        "exit [None]",
        f"on_train_epoch_end mode=train cur_step={first + 1} {train}",
    ]


def test_fit_evaluates_inside_the_epoch(make_model: Make, make_rows: Make) -> None:
    order = Order()
    make_model(metrics={"mse"}).fit(2, make_rows(), make_rows(), callbacks=order)

    assert order.calls == [
        "enter",
        "on_train_begin mode=train cur_step=0 batch_num=2 epoch=None",
        *epoch_of_fit(1),
        *epoch_of_fit(2),
        "on_train_end mode=train cur_step=4 batch_num=2 epoch=2",
        "exit [None]",
    ]


TRAIN_FACTS = [
    *("cur_step_num", "train_network", "epoch_num", "batch_num", "mode", "loss_fn", "optimizer"),
    *("parallel_mode", "device_number", "train_dataset", "list_callback", "train_dataset_element"),
    *("network", "last_save_ckpt_step", "latest_ckpt_file", "loss_scale_mananger"),
    *("initial_step", "dataset_sink_mode", "cur_epoch_num", "net_outputs"),
]


def test_facts_of_training_are_mindspores(make_model: Make, make_rows: Make) -> None:
    facts = Facts()
    model, dataset = make_model(), make_rows()
    model.train(1, dataset, facts)
    found = facts.train

    assert list(found) == TRAIN_FACTS
    assert (found["epoch_num"], found["cur_epoch_num"], found["batch_num"]) == (1, 1, 2)
    assert (found["mode"], found["parallel_mode"]) == ("train", "stand_alone")
    assert found["device_number"] == 1
    assert found["train_network"] is model.train_network
    assert found["network"] is model.predict_network
    assert found["train_dataset"] is dataset
    assert found["list_callback"] == [facts]
    assert [column.shape for column in found["train_dataset_element"]] == [(32, 10), (32, 5)]
    assert found["loss_scale_mananger"] is None
    assert found["dataset_sink_mode"] is False


def sunk(make_model: Make, make_rows: Make, size: int, **options: Any) -> Order:
    order = Order()
    model, rows = make_model(), make_rows(5 * 32)
    model.train(2, rows, order, dataset_sink_mode=True, sink_size=size, **options)
    return order


@pytest.mark.parametrize("size", [1, 3, 5, 7])
def test_hooks_see_a_sink_as_one_step(make_model: Make, make_rows: Make, size: int) -> None:
    facts = f"mode=train cur_step={{}} batch_num={size} epoch={{}}"
    epochs = [
        facts.format(step, epoch).join((f"{hook} ", ""))
        for epoch in (1, 2)
        for hook, step in [
            ("on_train_epoch_begin", (epoch - 1) * size),
            *(("on_train_step_begin", epoch * size), ("on_train_step_end", epoch * size)),
            ("on_train_epoch_end", epoch * size),
        ]
    ]

    assert sunk(make_model, make_rows, size).calls == [
        "enter",
        f"on_train_begin mode=train cur_step=0 batch_num={size} epoch=None",
        *epochs,
        f"on_train_end mode=train cur_step={2 * size} batch_num={size} epoch=2",
        "exit [None]",
    ]


def test_sink_without_size_is_the_whole_dataset(make_model: Make, make_rows: Make) -> None:
    assert sunk(make_model, make_rows, -1).calls == sunk(make_model, make_rows, 5).calls


def test_sinks_after_an_initial_epoch_count_on(make_model: Make, make_rows: Make) -> None:
    calls = sunk(make_model, make_rows, 3, initial_epoch=1).calls

    assert calls[2] == "on_train_epoch_begin mode=train cur_step=0 batch_num=3 epoch=2"
    assert calls[-2] == "on_train_end mode=train cur_step=3 batch_num=3 epoch=2"


def test_facts_of_training_in_sinks_are_mindspores(make_model: Make, make_rows: Make) -> None:
    facts = Facts()
    make_model().train(1, make_rows(), facts, dataset_sink_mode=True, sink_size=3)
    found = facts.train

    assert {"sink_size", "dataset_sink_mode"} <= set(found)
    assert (found["sink_size"], found["batch_num"], found["cur_step_num"]) == (3, 3, 3)
    assert found["dataset_sink_mode"] is True
    assert found["train_dataset_element"] == ()


def test_evaluation_in_sink_mode_hides_its_batches(make_model: Make, make_rows: Make) -> None:
    facts, order = Facts(), Order()
    model = make_model(metrics={"mse"})
    plain = model.eval(make_rows())
    found = model.eval(make_rows(), [facts, order], dataset_sink_mode=True)

    assert found == plain
    assert facts.eval["eval_dataset_element"] == ()
    assert facts.eval["dataset_sink_mode"] is True
    assert [call.split()[0] for call in order.calls].count("on_eval_step_end") == 2


@pytest.mark.parametrize("train_sink", [False, True])
@pytest.mark.parametrize("valid_sink", [False, True])
def test_training_and_evaluation_of_fit_sink_apart(
    make_model: Make, make_rows: Make, train_sink: bool, valid_sink: bool
) -> None:
    seen = []

    class Modes(Callback):
        def on_eval_step_end(self, run_context: Any) -> None:
            seen.append(("eval", run_context.original_args().dataset_sink_mode))

        def on_train_epoch_end(self, run_context: Any) -> None:
            seen.append(("train", run_context.original_args().dataset_sink_mode))

    make_model(metrics={"mse"}).fit(
        1,
        make_rows(),
        make_rows(32),
        callbacks=Modes(),
        dataset_sink_mode=train_sink,
        valid_dataset_sink_mode=valid_sink,
    )

    assert seen == [("eval", valid_sink), ("train", train_sink)]


def test_request_to_stop_inside_a_sink_ends_the_training_at_its_border(
    make_model: Make, make_rows: Make
) -> None:
    stop = StopAt(6)
    make_model().train(5, make_rows(), stop, dataset_sink_mode=True, sink_size=3)

    assert stop.calls == [("epoch_end 1", 3), ("epoch_end 2", 6), ("end", 6)]


def test_sinks_go_through_the_batches_in_their_order(make_model: Make, make_rows: Make) -> None:
    weights = []
    for options in [{}, {"sink_size": 2}, {"sink_size": 5}, {"sink_size": 10}]:
        model, rows = make_model(), make_rows(5 * 32).shuffle(4)
        engine.set_seed(3)
        size = options.get("sink_size", 5)
        model.train(10 // size, rows, dataset_sink_mode=bool(options), **options)
        weights.append(model.predict_network.weight.asnumpy())

    assert all(np.array_equal(weights[0], one) for one in weights[1:])


def test_facts_of_evaluation_are_mindspores(make_model: Make, make_rows: Make) -> None:
    facts = Facts()
    result = make_model(metrics={"mse"}).eval(make_rows(), facts)

    assert list(facts.eval) == [
        *("eval_network", "valid_dataset", "batch_num", "mode", "cur_step_num", "list_callback"),
        *("network", "dataset_sink_mode", "eval_dataset_element", "net_outputs", "metrics"),
    ]
    assert facts.eval["metrics"] == result
    assert len(facts.eval["net_outputs"]) == 3


def test_evaluation_in_fit_adds_its_facts_to_those_of_training(
    make_model: Make, make_rows: Make
) -> None:
    facts = Facts()
    make_model(metrics={"mse"}).fit(1, make_rows(), make_rows(), callbacks=facts)
    added = [name for name in facts.eval if name not in TRAIN_FACTS]

    assert added == [
        *("eval_network", "valid_dataset", "eval_dataset_element", "metrics", "eval_results"),
    ]
    assert sorted(facts.eval["eval_results"]) == ["eval_loss", "mse"]


def test_results_of_an_epoch_are_gone_in_the_next(make_model: Make, make_rows: Make) -> None:
    seen = []

    class Results(Callback):
        def on_train_epoch_end(self, run_context: Any) -> None:
            seen.append(sorted({"metrics", "eval_results"} & set(run_context.original_args())))

    model = make_model(metrics={"mse"})
    model.fit(3, make_rows(), make_rows(), valid_frequency=[2], callbacks=Results())

    assert seen == [[], ["eval_results", "metrics"], []]


@pytest.mark.parametrize(
    ("frequency", "evaluated"), [(1, [1, 2, 3, 4]), (2, [2, 4]), ([1, 3], [1, 3]), ([9], [])]
)
def test_frequency_says_which_epochs_are_evaluated(
    make_model: Make,
    make_rows: Make,
    capsys: pytest.CaptureFixture,
    frequency: Any,
    evaluated: list[int],
) -> None:
    model = make_model(metrics={"mse"})
    model.fit(4, make_rows(), make_rows(), frequency, callbacks=LossMonitor(0))
    lines = [line.partition(",")[0] for line in capsys.readouterr().out.splitlines()]

    assert lines == [f"Eval result: epoch {epoch}" for epoch in evaluated]


@pytest.mark.parametrize("frequency", [0, "a"])
def test_frequency_that_is_none_is_refused(
    make_model: Make, make_rows: Make, frequency: Any
) -> None:
    with pytest.raises((ValueError, TypeError), match="valid_frequency"):
        make_model(metrics={"mse"}).fit(1, make_rows(), make_rows(), frequency)


def test_fit_without_validation_dataset_trains(make_model: Make, make_rows: Make) -> None:
    history = History()
    make_model().fit(2, make_rows(), callbacks=history)

    assert list(history.history) == ["net_output"]


def test_built_in_callbacks_but_time_monitor_stay_out_of_the_evaluation_of_fit(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture
) -> None:
    callbacks = [LossMonitor(), TimeMonitor()]
    make_model(metrics={"mse"}).fit(1, make_rows(), make_rows(), callbacks=callbacks)
    words = [line[:10] for line in capsys.readouterr().out.splitlines()]

    assert words == ["epoch: 1 s", "epoch: 1 s", "Eval epoch", "Eval resul", "Train epoc"]


def test_request_to_stop_ends_the_epoch_and_the_training_properly(
    make_model: Make, make_rows: Make
) -> None:
    stop = StopAt(3)
    make_model().train(3, make_rows(), stop)

    assert stop.calls == [("epoch_end 1", 2), ("epoch_end 2", 3), ("end", 3)]


def test_request_to_stop_in_an_evaluation_ends_it(make_model: Make, make_rows: Make) -> None:
    steps = []

    class StopEvaluation(Callback):
        def on_eval_step_end(self, run_context: Any) -> None:
            steps.append(run_context.original_args().cur_step_num)
            run_context.request_stop()

    make_model(metrics={"mse"}).eval(make_rows(), StopEvaluation())

    assert steps == [1]


def test_training_goes_on_from_an_initial_epoch(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture
) -> None:
    facts = Facts()
    make_model().train(3, make_rows(), [LossMonitor(), facts], initial_epoch=1)
    lines = [line.partition(",")[0] for line in capsys.readouterr().out.splitlines()]

    assert lines == [f"epoch: {epoch} step: {step}" for epoch in (2, 3) for step in (1, 2)]
    assert (facts.train["epoch_num"], facts.train["cur_step_num"]) == (2, 1)


def test_error_in_training_reaches_the_caller_after_callbacks_have_left(
    make_model: Make, make_rows: Make
) -> None:
    order = Order()

    class Failing(Callback):
        def on_train_step_end(self, run_context: Any) -> None:
            raise OSError("disk full")

    with pytest.raises(OSError, match="disk full"):
        make_model().train(1, make_rows(), [order, Failing()])

    assert order.calls[-1] == "exit ['OSError']"


def test_callback_that_cannot_be_entered_lets_the_others_leave(
    make_model: Make, make_rows: Make
) -> None:
    order = Order()

    class Closed(Callback):
        def __enter__(self) -> Self:
            raise OSError("no space")

    with pytest.raises(OSError, match="no space"):
        make_model().train(1, make_rows(), [order, Closed()])

    assert order.calls == ["enter", "exit ['OSError']"]
