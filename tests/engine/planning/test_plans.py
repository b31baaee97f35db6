"""What is planned is computed as without, and what cannot be planned says why and goes on."""

from __future__ import annotations

import copy
import gc
import logging
import threading
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, nn, ops
from engine.autodiff import providers
from engine.planning import planning, refusal
from engine.planning.plan import Plan


class Scale(nn.Cell):
    """`x * factor`, and what a test does besides."""

    def __init__(self, besides: Callable[[Any, Any], Any] = lambda _cell, _x: None) -> None:
        super().__init__()
        self.factor = Parameter(Tensor([2.0, 3.0]), name="factor")
        self.besides = besides

    def construct(self, x: Tensor) -> Any:
        made = self.besides(self, x)
        return x * self.factor if made is None else made


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The plans that were called, one for each call."""
    seen: list[Any] = []
    before = Plan.__call__

    def counted(self: Plan, *given: Any) -> Any:
        seen.append(self)
        return before(self, *given)

    monkeypatch.setattr(Plan, "__call__", counted)
    return seen


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(refusal, "_told", set())
    caplog.set_level(logging.INFO, "engine.nn")
    return caplog


def x(*numbers: float) -> Tensor:
    return Tensor(np.array(numbers or (1.0, -2.0), np.float32))


def gradient(cell: nn.Cell, given: Tensor) -> Any:
    with planning():
        return ops.value_and_grad(cell, 0, cell.trainable_params())(given)


def test_second_call_with_other_numbers_is_the_plans(calls: list[Any]) -> None:
    cell = Scale()
    gradient(cell, x())
    value, (by_input, (by_weight,)) = gradient(cell, x(5.0, 7.0))

    assert value.asnumpy().tolist() == [10.0, 21.0]
    assert by_input.asnumpy().tolist() == [2.0, 3.0]
    assert by_weight.asnumpy().tolist() == [5.0, 7.0]
    assert len(calls) == 2
    assert calls[0] is calls[1]


def test_other_shape_has_a_plan_of_its_own(calls: list[Any]) -> None:
    cell = Scale()
    for shape in ((2,), (3, 2), (2,), (3, 2)):
        gradient(cell, ops.ones(shape))

    assert calls[0] is calls[2]
    assert calls[1] is calls[3]
    assert calls[0] is not calls[1]


def test_plans_of_ever_new_shapes_are_bounded() -> None:
    cell = Scale()
    for length in range(1, 40):
        gradient(cell, ops.ones((length, 2)))
    (plans,) = [one for one in gc.get_objects() if type(one).__name__ == "Plans"][-1:]

    assert len(plans._state.plans) <= 16


def test_shapes_that_are_ever_new_end_planning(told: Any, calls: list[Any]) -> None:
    cell = Scale()
    for length in range(1, 100):
        assert gradient(cell, ops.ones((length, 2)))[0].shape == (length, 2)

    assert len(calls) < 40
    assert "ever other shapes" in told.text


def test_interrupted_comparison_leaves_the_parameters_of_the_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    weight = Parameter(Tensor([1.0, 1.0]), name="weight")
    optimizer = nn.Momentum([weight], 0.5, 0.0)

    def interrupted(self: Any, inputs: Any, parameter: Any, gradient: Any, *numbers: Any) -> None:
        raise KeyboardInterrupt

    with planning():
        optimizer((ops.ones((2,)),))
        monkeypatch.setattr(nn.Momentum, "update", interrupted)
        with pytest.raises(KeyboardInterrupt):
            optimizer((ops.ones((2,)),))

    assert weight.asnumpy().tolist() == [0.0, 0.0]


@pytest.mark.parametrize(
    ("besides", "why"),
    [
        (lambda cell, x: print("seen"), "print"),
        (lambda cell, x: x * 2 if float(x.sum()) > 0 else x, "reads the numbers"),
        (lambda cell, x: x * int(cell.factor.asnumpy()[0]), "reads the numbers of 'factor'"),
        (lambda cell, x: x * Tensor(np.random.default_rng().random(2)), "computes otherwise"),
        (lambda cell, x: ops.print_(x), "printed"),
        (lambda cell, x: setattr(cell, "seen", x), "Scale.seen is set"),
    ],
)
def test_what_no_graph_repeats_is_run_as_ever_and_told_once(
    besides: Any, why: str, told: Any, calls: list[Any], capsys: Any
) -> None:
    cell = Scale(besides)
    found = [gradient(cell, x())[0].asnumpy() for _ in range(4)]
    expected = [ops.value_and_grad(cell, 0)(x())[0].asnumpy() for _ in range(4)]

    if why != "computes otherwise":
        np.testing.assert_array_equal(found, expected)
    assert not calls
    assert [why in one.getMessage() for one in told.records] == [True]
    assert capsys.readouterr().out.count("seen") in {0, 8}


def test_told_is_the_line_of_the_user(told: Any) -> None:
    def decides(cell: Any, x: Tensor) -> Any:
        return x if bool(x.sum() > 0) else -x  # this line

    gradient(Scale(decides), x())
    line = decides.__code__.co_firstlineno + 1

    assert f"at {__file__}:{line}." in told.text


def test_list_that_is_filled_gets_one_entry_a_call(told: Any, calls: list[Any]) -> None:
    seen: list[Any] = []
    cell = Scale(lambda _cell, x: seen.append(x.shape))
    for _ in range(3):
        gradient(cell, x())

    assert seen == [(2,)] * 3
    assert not calls
    assert "changes a list" in told.text


@pytest.mark.parametrize("count", [3, 5_000])
def test_array_that_is_changed_in_place_changes_once_a_call(
    told: Any, calls: list[Any], count: int
) -> None:
    table = np.zeros(count, np.float32)

    def counting(cell: Any, x: Tensor) -> Any:
        table[0] += 1
        return x * cell.factor * float(table[0])

    cell = Scale(counting)
    found = [gradient(cell, x())[0].asnumpy().tolist() for _ in range(4)]

    assert table[0] == 4
    assert found == [[2.0 * k, -6.0 * k] for k in range(1, 5)]
    assert not calls
    assert "changes an array of NumPy's" in told.text


def test_hook_on_a_tensor_is_called_each_time(told: Any, calls: list[Any]) -> None:
    seen: list[Any] = []

    def hooked(cell: Any, x: Tensor) -> Any:
        y = x * cell.factor
        y.register_hook(seen.append)
        return y

    cell = Scale(hooked)
    for _ in range(3):
        gradient(cell, x())

    assert len(seen) == 3
    assert not calls


def test_hook_of_a_cell_is_called_from_the_call_after_it_was_registered() -> None:
    cell, seen = Scale(), []
    gradient(cell, x())
    handle = cell.register_forward_hook(lambda *_given: seen.append(1))
    gradient(cell, x())
    handle.remove()
    gradient(cell, x())

    assert seen == [1]


def test_attribute_that_is_set_once_delays_the_plan_by_one_call(calls: list[Any]) -> None:
    def kept(cell: Any, x: Tensor) -> Any:
        if not hasattr(cell, "table"):
            cell.table = Tensor(np.array([1.0, 2.0], np.float32))
        return x * cell.table

    cell = Scale(kept)
    for _ in range(3):
        gradient(cell, x())

    assert len(calls) == 2


def test_attribute_that_changes_is_the_new_one_at_once() -> None:
    def shifted(cell: Any, x: Tensor) -> Any:
        return x + cell.shift

    cell = Scale(shifted)
    found = []
    for shift in (1.0, 1.0, 2.0, 1.0):
        cell.shift = shift
        found.append(gradient(cell, x(0.0, 0.0))[0].asnumpy()[0])

    assert found == [1.0, 1.0, 2.0, 1.0]


def test_attribute_that_changes_each_time_ends_planning(told: Any, calls: list[Any]) -> None:
    cell = Scale(lambda cell, x: x + cell.shift)
    for step in range(60):
        cell.shift = float(step)
        value = gradient(cell, x(0.0, 0.0))[0].asnumpy()[0]
        assert value == step

    assert len(calls) < 40
    assert "again and again" in told.text


def test_global_that_a_function_reads_is_the_new_one_at_once() -> None:
    space: dict[str, Any] = {"step": 1.0}
    exec("def add(x):\n    return x + step", space)
    with planning():
        found = []
        for step in (1.0, 2.0):
            space["step"] = step
            found.append(ops.value_and_grad(space["add"])(x(0.0, 0.0))[0].asnumpy()[0])

    assert found == [1.0, 2.0]


def test_parameter_with_another_array_is_read_from_that() -> None:
    cell = Scale()
    gradient(cell, x())
    cell.factor.set_data(Tensor([10.0, 20.0]))

    assert gradient(cell, x(1.0, 1.0))[0].asnumpy().tolist() == [10.0, 20.0]


def test_parameter_of_another_type_has_a_plan_of_its_own() -> None:
    cell = Scale()
    gradient(cell, x())
    cell.factor.set_dtype(engine.float16)

    assert gradient(cell, x())[1][1][0].dtype == engine.float16


def test_gradients_are_no_memory_of_the_plans() -> None:
    cell = Scale()
    first = gradient(cell, x())
    before = [one.asnumpy().copy() for one in (first[0], first[1][0])]
    gradient(cell, x(9.0, 9.0))
    first[1][0].asnumpy()[...] = 7.0

    np.testing.assert_array_equal(first[0].asnumpy(), before[0])
    np.testing.assert_array_equal(gradient(cell, x())[1][0].asnumpy(), before[1])


def test_error_of_a_call_is_that_of_the_call_itself() -> None:
    cell = Scale()
    gradient(cell, x())

    with pytest.raises(engine.errors.ShapeError):
        gradient(cell, ops.ones((3,)))


def test_error_of_a_function_is_raised_once(told: Any) -> None:
    raised: list[int] = []

    def fails(_cell: Any, _x: Tensor) -> None:
        raised.append(1)
        raise LookupError("mine")

    with pytest.raises(LookupError, match="mine"):
        gradient(Scale(fails), x())

    assert raised == [1]


def test_cell_that_nobody_holds_goes_with_its_plans() -> None:
    cell = Scale()
    gradient(cell, x())
    seen = weakref.ref(cell)
    del cell
    gc.collect()

    assert seen() is None


def test_copy_of_a_planned_cell_trains_apart() -> None:
    cell = Scale()
    gradient(cell, x())
    other = copy.deepcopy(cell)
    other.factor.set_data(Tensor([0.0, 0.0]))

    assert gradient(other, x())[0].asnumpy().tolist() == [0.0, 0.0]
    assert gradient(cell, x(1.0, 1.0))[0].asnumpy().tolist() == [2.0, 3.0]


def test_threads_compute_with_one_plan() -> None:
    cell = Scale()
    gradient(cell, x())
    found: dict[int, list[float]] = {}

    def run(number: int) -> None:
        for _ in range(50):
            found[number] = gradient(cell, x(number, number))[0].asnumpy().tolist()

    threads = [threading.Thread(target=run, args=(k,)) for k in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()

    assert found == {k: [2.0 * k, 3.0 * k] for k in range(4)}


def test_later_calls_are_compared_ever_more_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    cell, compared = Scale(), []
    before = Plan.checked
    monkeypatch.setattr(
        Plan, "checked", lambda self, *given: compared.append(self.calls) or before(self, *given)
    )
    for _ in range(20):
        gradient(cell, x())

    assert compared == [0, 1, 3, 7, 15]


def test_plan_that_gives_something_else_is_left_and_told(
    monkeypatch: pytest.MonkeyPatch, told: Any
) -> None:
    cell = Scale()
    gradient(cell, x())
    before = Plan.__call__
    wrong = Tensor([0.0, 0.0])
    monkeypatch.setattr(Plan, "__call__", lambda self, *given: (before(self, *given), wrong)[1:])
    found = [gradient(cell, x(1.0, 1.0))[0].asnumpy().tolist() for _ in range(2)]

    assert found == [[2.0, 3.0]] * 2
    assert "differ from those of the operators" in told.text


def test_other_providers_have_a_plan_of_their_own(calls: list[Any]) -> None:
    cell = Scale()
    gradient(cell, x())
    with providers():
        gradient(cell, x())
    gradient(cell, x())

    assert calls[0] is calls[2]
    assert calls[0] is not calls[1]


def test_jit_plans_a_function_in_any_mode(calls: list[Any]) -> None:
    engine.set_context(mode=engine.PYNATIVE_MODE)

    @engine.jit
    def double(x: Tensor) -> Tensor:
        return x * 2 + 1

    assert [double(x(k, k)).asnumpy().tolist() for k in (1, 2)] == [[3.0, 3.0], [5.0, 5.0]]
    assert len(calls) == 2


def test_jit_plans_the_parts_of_a_training_step(calls: list[Any]) -> None:
    net = nn.Dense(3, 1)
    optimizer = nn.Momentum(net.trainable_params(), 0.1, 0.9)
    of = ops.value_and_grad(lambda x: net(x).sum(), None, optimizer.parameters)

    @engine.jit
    def step(x: Tensor) -> Tensor:
        loss, gradients = of(x)
        optimizer(gradients)
        return loss

    losses = [float(step(ops.ones((2, 3)))) for _ in range(3)]

    assert losses[0] > losses[1] > losses[2]
    assert len({id(one) for one in calls}) == 2


def test_graph_mode_plans_a_cell_that_is_called(calls: list[Any]) -> None:
    engine.set_context(mode=engine.GRAPH_MODE)
    cell = Scale()
    found = [cell(x(k, k)).asnumpy().tolist() for k in (1, 2)]

    assert found == [[2.0, 3.0], [4.0, 6.0]]
    assert len(calls) == 2


def test_pynative_mode_plans_nothing(calls: list[Any]) -> None:
    engine.set_context(mode=engine.PYNATIVE_MODE)
    cell = Scale()
    ops.value_and_grad(cell, 0)(x())
    cell(x())

    assert not calls
    assert engine.get_context("mode") == engine.PYNATIVE_MODE


@pytest.mark.no_mode
def test_mode_is_told_as_mindspore_does_while_nobody_has_set_one() -> None:
    assert engine.get_context("mode") == engine.PYNATIVE_MODE
