"""Each call of `log` is a step; what cannot be recorded costs one warning, never the training."""

from __future__ import annotations

import threading
import warnings

import numpy as np
import pytest

import insight


def test_steps_count_themselves_and_go_on_from_those_that_are_said(begin, scalars) -> None:
    with begin("a") as run:
        assert run.step is None
        run.log({"loss": 1.0})
        run.log({"loss": 2.0}, step=5)
        run.log({"loss": 3.0})
        run.log({"late": 4.0}, step=2)  # the count never goes back
        run.log({"loss": 5.0}, step=np.int64(9))
        run.log({"loss": 6.0}, step=11.0)
        run.log({"loss": 7.0})
        assert run.step == 12

    assert [step for _, step, _ in scalars("a")] == [2, 1, 5, 6, 9, 11, 12]


def test_any_value_is_recorded_by_what_it_is(begin, scalars, tmp_path) -> None:
    class Tensor:  # as PyTorch's of bfloat16, which NumPy lacks
        def __init__(self, values, *, is_half=True):
            self.values, self.is_half = np.asarray(values, np.float32), is_half

        def detach(self):
            return self

        cpu = detach

        def float(self):
            return Tensor(self.values, is_half=False)

        def numpy(self):
            if self.is_half:
                raise TypeError("Got unsupported ScalarType BFloat16")
            return self.values

    with begin("a") as run:
        run.log(
            {
                "loss": Tensor(0.5),
                "val": {"acc": np.float16(0.25), "deep": {"f1": 1}},
                "weights": Tensor(np.arange(20.0)),
                "picture": np.zeros((4, 5, 3), np.uint8),
                "note": "*text*",
                0: True,
            }
        )
        assert dict(run.summary) == {"loss": 0.5, "val/acc": 0.25, "val/deep/f1": 1, "0": True}

    store = insight.open_runs(tmp_path)
    assert [(tag, value) for tag, _, value in scalars("a")] == [
        *(("0", 1.0), ("loss", 0.5), ("val/acc", 0.25), ("val/deep/f1", 1.0)),
    ]
    assert {kind: store.tags(kind) for kind in ("histogram", "image", "text")} == {
        "histogram": ["weights"],
        "image": ["picture"],
        "text": ["note"],
    }


class Stranger:
    """What claims to be a figure, and fails when it is saved."""

    def savefig(self, *_, **__):
        raise RuntimeError("no font")


class Odd:
    def __array__(self, *_, **__):
        raise KeyError("odd")


HOLDING = {"a": 1.0}
HOLDING["itself"] = HOLDING


@pytest.mark.parametrize(
    ("values", "named"),
    [
        ({"x": None}, "'x'"),
        ({"x": object()}, "'x'"),
        ({"x": Odd()}, "'x'"),
        ({"x": Stranger()}, "'x'"),
        ({"x": [1, "a"]}, "'x'"),
        ({"": 1.0}, "''"),
        ({None: 1.0}, "'None'"),
        ({("a", "b"): 1.0}, "a"),
        ({"a": {"b": {"c": None}}}, "'a/b/c'"),
        ({"a/b": 1.0, "a": {"b": 2.0}}, "'a/b'"),
        ({"a\ud800": 1.0}, "a"),
        (HOLDING, "itself"),
        (0.5, "'values'"),
        (None, "'values'"),
        ([("loss", 1.0)], "'values'"),
    ],
)
def test_what_cannot_be_recorded_costs_one_warning_that_names_it(
    begin, scalars, values, named
) -> None:
    given = {**values, "good": 1.0} if isinstance(values, dict) else values
    with begin("a") as run:
        with pytest.warns(UserWarning, match=r"insight\.run: .* is not recorded") as told:
            run.log(given)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            run.log(given)  # no second word
            run.log({"loss": 1.0})
        assert run.step == 3

    assert len(told) == 1
    assert named in str(told[0].message)
    assert told[0].filename == __file__
    assert ("loss", 3, 1.0) in scalars("a")
    if isinstance(values, dict):
        assert [step for tag, step, _ in scalars("a") if tag == "good"] == [1, 2]


@pytest.mark.parametrize("step", ["5", 2.5, True, float("nan"), object(), 2**70])
def test_a_step_that_is_none_costs_one_warning_and_the_next_stands_for_it(
    begin, scalars, step
) -> None:
    with begin("a") as run:
        run.log({"loss": 1.0}, step=3)
        with pytest.warns(UserWarning, match="'step' is not recorded"):
            run.log({"loss": 2.0}, step=step)

    assert scalars("a") == [("loss", 3, 1.0), ("loss", 4, 2.0)]


def test_a_script_whose_warnings_are_errors_goes_on(begin, scalars) -> None:
    with begin("a") as run, warnings.catch_warnings():
        warnings.simplefilter("error")
        run.log({"x": None, "loss": 1.0})

    assert scalars("a") == [("loss", 1, 1.0)]


def test_what_comes_after_the_end_costs_one_warning(begin) -> None:
    run = begin()
    run.finish()
    run.finish()
    with pytest.warns(UserWarning, match="the run has ended"):
        run.log({"loss": 1.0})
    with pytest.raises(insight.errors.SummaryValueError, match="one that has ended"), run:
        pass


def test_a_value_keeps_none_of_what_was_logged_alive(begin) -> None:
    import gc
    import weakref

    class Array(np.ndarray):
        pass

    with begin() as run:
        value = np.zeros((50, 50)).view(Array)
        watched = weakref.ref(value)
        run.log({"weights": value})
        del value
        gc.collect()
        assert watched() is None


def test_threads_share_a_run_and_no_step(begin, scalars) -> None:
    def log():
        for _ in range(50):
            run.log({"loss": 1.0})

    with begin("a") as run:
        threads = [threading.Thread(target=log) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    assert [step for _, step, _ in scalars("a")] == list(range(1, 201))


def test_values_of_other_kinds_go_through_its_record(begin, tmp_path) -> None:
    with begin("a") as run:
        run.record.add_value("tensor", "weights", np.ones((2, 3)))
        run.log({"loss": 1.0})

    table = insight.open_runs(tmp_path).table("tensor")
    assert table[["tag", "step", "shape"]].values.tolist() == [["weights", 1, (2, 3)]]
