"""A signal, or a file, ends a training behind its step and leaves a checkpoint."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import ops
from engine.train import Callback, OnRequestExit
from engine.train.callback import heard_signal

Make = Callable[..., Any]


class At(Callback):
    """Does something at a step of training, or of evaluation; counts the steps of both."""

    def __init__(self, step: int, act: Callable[[], Any]) -> None:
        self._step, self._act = step, act
        self.steps = 0

    def on_train_step_begin(self, run_context: Any) -> None:
        self.steps += 1
        if self.steps == self._step:
            self._act()

    on_eval_step_begin = on_train_step_begin


def request(number: int = signal.SIGTERM) -> Callable[[], None]:
    return lambda: signal.raise_signal(number)


@pytest.fixture(autouse=True)
def _handlers() -> Iterator[None]:
    """A signal that nobody hears must not end the tests."""
    numbers = (signal.SIGTERM, signal.SIGINT)
    before = {number: signal.signal(number, lambda *_: None) for number in numbers}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture
def make(tmp_path: Path) -> Make:
    return lambda **options: OnRequestExit(
        **({"save_mindir": False, "directory": str(tmp_path)} | options)
    )


def files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def test_signal_ends_the_training_behind_its_step(
    make: Make, make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    model, leaving, at = make_model(), make(file_name="N"), At(3, request())
    model.train(9, make_rows(), [leaving, at])
    saved = engine.load_checkpoint(tmp_path / "rank_0" / "N_train.ckpt")

    assert (at.steps, leaving.exit) == (3, True)
    assert files(tmp_path) == ["rank_0/N_train.ckpt"]
    assert np.array_equal(saved["weight"].asnumpy(), model.predict_network.weight.asnumpy())
    assert {
        name: saved[name].asnumpy().item() for name in ("epoch_num", "step_num", "batch_num")
    } == {
        "epoch_num": 2,
        "step_num": 3,
        "batch_num": 2,
    }


def test_without_a_signal_nothing_happens(
    make: Make, make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    leaving = make()
    make_model().train(2, make_rows(), leaving)

    assert (leaving.exit, files(tmp_path)) == (False, [])


def test_any_signal_can_be_chosen(make: Make, make_model: Make, make_rows: Make) -> None:
    at = At(1, request(signal.SIGINT))
    make_model().train(9, make_rows(), [make(sig=signal.SIGINT), at])

    assert at.steps == 1


def test_next_training_begins_with_what_was_saved(
    make: Make, make_model: Make, make_rows: Make
) -> None:
    """As one that was not stopped: the optimizer's state is in the file, too."""
    whole, first, second = make_model(), make_model(), make_model()
    whole.train(2, make_rows())
    first.train(2, make_rows(), [make(), At(2, request())])
    second.train(2, make_rows(), make(), initial_epoch=1)

    weights = [model.predict_network.weight.asnumpy() for model in (whole, second)]
    assert np.array_equal(*weights)


def test_what_was_saved_stays_unread_when_nothing_is_to_be_saved(
    make: Make, make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    plain, other = make_model(), make_model()
    make_model().train(9, make_rows(), [make(), At(2, request())])
    plain.train(1, make_rows())
    other.train(1, make_rows(), make(save_ckpt=False))

    weights = [model.predict_network.weight.asnumpy() for model in (plain, other)]
    assert np.array_equal(*weights)


def test_signal_ends_an_evaluation_too(
    make: Make, make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    at = At(1, request())
    result = make_model(metrics={"mse"}).eval(make_rows(), [make(), at])

    assert at.steps == 1
    assert np.isfinite(result["mse"])
    assert files(tmp_path) == ["rank_0/Net_eval.ckpt"]


def test_evaluation_takes_what_the_training_saved(
    make: Make, make_model: Make, make_rows: Make
) -> None:
    trained, other = make_model(metrics={"mse"}), make_model(metrics={"mse"})
    trained.train(9, make_rows(), [make(), At(3, request())])

    assert other.eval(make_rows(), make()) == trained.eval(make_rows())


def test_signal_in_the_evaluation_of_fit_ends_the_training(
    make: Make, make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    at = At(4, request())  # the second step of the first evaluation
    make_model(metrics={"mse"}).fit(9, make_rows(), make_rows(), callbacks=[make(), at])

    assert at.steps == 4
    assert files(tmp_path) == ["rank_0/Net_train.ckpt"]


class Boom(Callback):
    def on_train_step_end(self, run_context: Any) -> None:
        raise OSError("boom")


@pytest.mark.parametrize("listed", [[], [Boom()]])
def test_signal_does_afterwards_what_it_did_before(
    make: Make, make_model: Make, make_rows: Make, listed: list[Any]
) -> None:
    before = signal.getsignal(signal.SIGTERM)
    during = []
    note = At(1, lambda: during.append(signal.getsignal(signal.SIGTERM)))
    try:
        make_model(metrics={"mse"}).train(1, make_rows(), [make(), note, *listed])
    except OSError:
        assert listed

    assert during != [before]
    assert signal.getsignal(signal.SIGTERM) is before


def test_handler_that_somebody_else_sets_meanwhile_stays(
    make: Make, make_model: Make, make_rows: Make
) -> None:
    theirs = lambda *_: None
    setting = At(1, lambda: signal.signal(signal.SIGTERM, theirs))
    make_model().train(1, make_rows(), [make(), setting])

    assert signal.getsignal(signal.SIGTERM) is theirs


def test_callback_that_is_used_again_begins_anew(
    make: Make, make_model: Make, make_rows: Make
) -> None:
    leaving, at, again = make(), At(1, request()), At(0, request())
    make_model().train(1, make_rows(), [leaving, at])
    make_model().train(2, make_rows(), [leaving, again])

    assert (at.steps, again.steps, leaving.exit) == (1, 4, False)


def test_signal_that_comes_twice_at_once_counts_once(
    make: Make, make_model: Make, make_rows: Make
) -> None:
    def twice() -> None:
        request()()
        request()()

    at = At(1, twice)
    make_model().train(9, make_rows(), [make(), at])

    assert at.steps == 1


def test_second_signal_does_what_it_did_before(
    make: Make, make_model: Make, make_rows: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heard_signal, "AT_ONCE_S", 0.0)
    signal.signal(signal.SIGINT, signal.default_int_handler)

    def twice() -> None:
        request(signal.SIGINT)()
        request(signal.SIGINT)()

    with pytest.raises(KeyboardInterrupt):
        make_model().train(9, make_rows(), [make(sig=signal.SIGINT), At(1, twice)])
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ('{"GracefulExit": 1}', 2),
        ('{"GracefulExit": 0}', 4),
        ('{"Other": 1}', 4),
        ('{"Graceful', 4),
        ("[1]", 4),
        (None, 4),
    ],
)
def test_file_asks_for_the_end(
    make: Make, make_model: Make, make_rows: Make, tmp_path: Path, text: str | None, steps: int
) -> None:
    path = tmp_path / "exit.json"
    at = At(2, lambda: path.write_text(text) if text is not None else None)
    leaving = make(config_file=str(path))
    make_model().train(2, make_rows(), [at, leaving])

    assert at.steps == steps
    assert leaving.exit == (steps == 2)


def test_file_is_read_again_when_it_changes(
    make: Make, make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    path = tmp_path / "exit.json"
    path.write_text(json.dumps({"GracefulExit": 0}))
    at = At(3, lambda: path.write_text(json.dumps({"GracefulExit": 1, "by": "hand"})))
    make_model().train(9, make_rows(), [at, make(config_file=str(path))])

    assert at.steps == 3


def in_a_thread(work: Callable[[], None]) -> list[BaseException]:
    raised: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except ValueError as error:
            raised.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    return raised


def test_training_in_another_thread_is_told_that_signals_are_not_heard(
    make: Make, make_model: Make, make_rows: Make
) -> None:
    (error,) = in_a_thread(lambda: make_model().train(1, make_rows(), make()))

    assert "expected the main thread" in str(error)
    assert "give a config_file" in str(error)


def test_file_ends_a_training_in_another_thread(
    make: Make,
    make_model: Make,
    make_rows: Make,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    path = tmp_path / "exit.json"
    path.write_text('{"GracefulExit": 1}')
    at = At(0, request())
    callbacks = [make(config_file=str(path)), at]
    raised = in_a_thread(lambda: make_model().train(9, make_rows(), callbacks))

    assert (raised, at.steps) == ([], 1)
    assert "hears no signal outside the main thread" in caplog.text


def test_network_is_exported_beside_the_checkpoint(
    make: Make, make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    model = make_model()
    model.train(9, make_rows(), [make(save_mindir=True), At(2, request())])
    back = engine.nn.GraphCell(engine.load(tmp_path / "rank_0" / "Net_train.mindir"))

    assert files(tmp_path) == ["rank_0/Net_train.ckpt", "rank_0/Net_train.mindir"]
    weights = [one.weight.asnumpy() for one in (back, model.predict_network)]
    assert np.array_equal(*weights)


def test_network_is_exported_when_batches_are_sent_ahead(
    make: Make, make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    leaving = make(save_ckpt=False, save_mindir=True)
    make_model().train(9, make_rows(), [leaving, At(1, request())], dataset_sink_mode=True)

    assert files(tmp_path) == ["rank_0/Net_train.mindir"]


def test_network_may_be_exported_alone(
    make: Make, make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    leaving = make(save_ckpt=False, save_mindir=True)
    make_model(metrics={"mse"}).eval(make_rows(), [leaving, At(1, request())])

    assert files(tmp_path) == ["rank_0/Net_eval.mindir"]


def test_network_without_a_form_is_told_and_the_checkpoint_is_there(
    make: Make,
    make_model: Make,
    make_rows: Make,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    model = make_model()
    network = type(model.predict_network)
    before = network.construct
    monkeypatch.setattr(network, "construct", lambda self, x: before(self, ops.svd(x)[1] + x))
    model.train(9, make_rows(), [make(save_mindir=True), At(1, request())])

    assert "save_mindir) could not export the network" in caplog.text
    assert files(tmp_path) == ["rank_0/Net_train.ckpt"]


def test_signal_may_stand_in_the_place_that_older_documents_give_it(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    at = At(1, request(signal.SIGINT))
    leaving = OnRequestExit(True, False, "Net", str(tmp_path), signal.SIGINT)
    make_model().train(9, make_rows(), [leaving, at])

    assert at.steps == 1


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"save_ckpt": 1}, ValueError),
        ({"save_mindir": "x"}, ValueError),
        ({"file_name": 1}, ValueError),
        ({"directory": 1}, TypeError),
        ({"config_file": 3}, ValueError),
        ({"sig": "x"}, ValueError),
        ({"sig": 1.5}, ValueError),
        ({"sig": True}, ValueError),
        ({"sig": 999}, ValueError),
        ({"sig": signal.SIGKILL}, ValueError),
        ({"sig": signal.SIGSTOP}, ValueError),
    ],
)
def test_wrong_argument_is_refused(options: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error, match=rf"OnRequestExit\({next(iter(options))}\) expected"):
        OnRequestExit(**options)


SCRIPT = """
import sys, numpy as np, engine
from engine import nn
from engine.train.callback import heard_signal

heard_signal.AT_ONCE_S = float(sys.argv[3])

class Tell(engine.train.Callback):
    def on_train_step_begin(self, run_context):
        print("step", run_context.original_args().cur_step_num, flush=True)
        sys.stdin.readline()

x = np.ones((4, 3), np.float32)
rows = engine.dataset.NumpySlicesDataset({"x": x, "y": x[:, :1]}, shuffle=False).batch(2)
net = nn.Dense(3, 1)
model = engine.Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.01))
leaving = engine.train.OnRequestExit(True, False, "Net", sys.argv[1], None, int(sys.argv[2]))
model.train(100, rows, [leaving, Tell()])
print("after", leaving.exit, flush=True)
"""


class Training:
    """A training in a process of its own, which waits for a line at each step."""

    def __init__(self, folder: Path, number: int, at_once_s: float) -> None:
        arguments = [str(folder), str(int(number)), str(at_once_s)]
        self._process = subprocess.Popen(
            [sys.executable, "-c", SCRIPT, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.next_line()

    def next_line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def step(self) -> str:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return self.next_line()

    def send(self, number: int) -> None:
        os.kill(self._process.pid, number)

    def end(self) -> int:
        self._process.communicate(timeout=60)
        return self._process.returncode


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_real_process_ends_cleanly_and_leaves_a_whole_file(tmp_path: Path, number: int) -> None:
    training = Training(tmp_path, number, 1.0)
    steps = [training.step(), training.step()]
    training.send(number)
    last, status = training.step(), training.end()

    assert steps == ["step 2", "step 3"]
    assert (last, status) == ("after True", 0)
    assert engine.load_checkpoint(tmp_path / "rank_0/Net_train.ckpt")["step_num"].asnumpy() == 3
    assert files(tmp_path) == ["rank_0/Net_train.ckpt"]


@pytest.mark.skipif(sys.platform == "win32", reason="a status that names a signal")
def test_second_signal_ends_a_real_process_at_once(tmp_path: Path) -> None:
    training = Training(tmp_path, signal.SIGTERM, 0.0)
    training.send(signal.SIGTERM)
    training.send(signal.SIGTERM)
    # Two that come before the process looks are one to the system: so it is sent until it is heard.
    while training._process.poll() is None:
        training.send(signal.SIGTERM)

    assert training.end() == -signal.SIGTERM
    assert files(tmp_path) == []
