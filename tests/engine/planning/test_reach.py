"""Whatever a function reads besides its inputs may change between calls: the next one sees it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from functools import partial
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import engine
from engine import Model, Parameter, Tensor, dataset, nn, ops
from engine.planning.plan import Plan

CALLS = 5  # the first, the second and the fourth are compared, and so is the eighth
Case = tuple[Callable[[Tensor], Any], Callable[[], Any]]


def x(*numbers: float) -> Tensor:
    return Tensor(np.array(numbers or (1.0, 2.0), np.float32))


def tensor(*numbers: float) -> Tensor:
    return Tensor(np.array(numbers, np.float32))


def written(code: str, change: str = "", **names: Any) -> Case:
    """A function `f` of some code, as a module has it, and a line that runs there later."""
    space = {
        "__name__": "scripts",
        "engine": engine,
        "ops": ops,
        "nn": nn,
        "np": np,
        "Tensor": Tensor,
        **names,
    }
    exec(code, space)
    return space["f"], lambda: exec(change, space)


def in_module() -> Case:
    settings = ModuleType("settings")
    vars(settings)["factor"] = 2.0
    return written("def f(x): return x * settings.factor", "settings.factor = 3", settings=settings)


def closed_over() -> Case:
    held = tensor(1, 2)

    def f(x: Tensor) -> Any:
        return x * held

    def change() -> None:
        nonlocal held
        held = tensor(3, 4)

    return f, change


class Counted(nn.Cell):
    """A cell of a user's that reads what the cell it is in does not have as a parameter."""

    more = 1.0

    def __init__(self) -> None:
        super().__init__()
        self._weights = [1.0, 2.0]
        self.shift = tensor(1, 2)
        self.settings = SimpleNamespace(factor=3.0)

    def construct(self, x: Tensor) -> Any:
        return self.scaled(x) + self.shift

    def scaled(self, x: Tensor) -> Any:
        return x * self._weights[0] * self.settings.factor * self.more


def in_cell(change: Callable[[Counted], Any]) -> Case:
    cell = type("Own", (Counted,), {})()
    engine.set_context(mode=engine.GRAPH_MODE)
    return cell, lambda: change(cell)


def set_first(values: Any, value: Any) -> None:
    values[0] = value


CASES: dict[str, Callable[[], Case]] = {
    "a number of another type": lambda: written(
        "s = 2\ndef f(x): return ops.cast(x, engine.int32) * s", "s = 2.0"
    ),
    "a zero with another sign": lambda: written("s = 0.0\ndef f(x): return x / s", "s = -0.0"),
    "a number in place of nothing": lambda: written(
        "s = None\ndef f(x): return x * s[0] if s else x", "s = [3.0]"
    ),
    "a tensor": lambda: written(
        "s = Tensor([1.0, 2.0])\ndef f(x): return x * s", "s = Tensor([3.0, 4.0])"
    ),
    "a tensor in place": lambda: written(
        "s = Tensor([1.0, 2.0])\ndef f(x): return x * s", "s[0] = 7.0"
    ),
    "an array in place": lambda: written(
        "s = np.ones(2, np.float32)\ndef f(x): return x * Tensor(s)", "s[:] = 7"
    ),
    "a function": lambda: written("g = ops.relu\ndef f(x): return g(x)", "g = ops.neg"),
    "what a function calls": lambda: written(
        "s = 1.0\ndef g(x): return x * s\ndef f(x): return g(x)", "s = 2.0"
    ),
    "what a lambda inside reads": lambda: written(
        "s = 1.0\ndef f(x): return [g(x) for g in [lambda x: x * s]][0]", "s = 2.0"
    ),
    "an entry of a list": lambda: written("s = [1.0]\ndef f(x): return x * s[0]", "s[0] = 2.0"),
    "an entry of a list in a dict": lambda: written(
        "s = {'a': [1.0]}\ndef f(x): return x * s['a'][0]", "s['a'][0] = 2.0"
    ),
    "another list": lambda: written("s = [1.0]\ndef f(x): return x * s[0]", "s = [2.0]"),
    "an entry of a default": lambda: written(
        "d = [1.0]\ndef f(x, s=d): return x * s[0]", "d[0] = 2.0"
    ),
    "an attribute of an object": lambda: written(
        "class C: pass\nc = C()\nc.s = 1.0\ndef f(x): return x * c.s", "c.s = 2.0"
    ),
    "what a method reads": lambda: written(
        "s = 1.0\nclass C:\n    def m(self, x): return x * s\nc = C()\ndef f(x): return c.m(x)",
        "s = 2.0",
    ),
    "what a property reads": lambda: written(
        "s = 1.0\nclass C:\n    @property\n    def m(self): return s\n"
        "c = C()\ndef f(x): return x * c.m",
        "s = 2.0",
    ),
    "a slot": lambda: written(
        "class C:\n    __slots__ = ('s',)\nc = C()\nc.s = 1.0\ndef f(x): return x * c.s",
        "c.s = 2.0",
    ),
    "an attribute of a class": lambda: written(
        "class C: s = 1.0\ndef f(x): return x * C.s", "C.s = 2.0"
    ),
    "a name of a module": in_module,
    "a cell": lambda: written(
        "s = [nn.Dense(2, 2), nn.Dense(2, 2)]\nnet = s[0]\ndef f(x): return net(x[None])",
        "net = s[1]",
    ),
    "what is closed over": closed_over,
    "what an object computes when it is asked": lambda: written(
        "class C:\n    def __getattr__(self, name): return s[name]\n"
        "s = {'m': 1.0}\nc = C()\ndef f(x): return x * c.m",
        "s['m'] = 2.0",
    ),
    "a list of a cell": lambda: in_cell(lambda cell: set_first(cell._weights, 7.0)),
    "a tensor of a cell in place": lambda: in_cell(lambda cell: set_first(cell.shift, 7.0)),
    "an attribute of a cell's class": lambda: in_cell(
        lambda cell: setattr(type(cell), "more", 2.0)
    ),
    "an object of a cell": lambda: in_cell(lambda cell: setattr(cell.settings, "factor", 5.0)),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_what_has_changed_is_the_new_one_at_once(case: Callable[[], Case]) -> None:
    function, change = case()
    planned = function if isinstance(function, nn.Cell) else engine.jit(function)
    for _ in range(CALLS):
        before = planned(x())
    change()
    found = planned(x())
    engine.set_context(mode=engine.PYNATIVE_MODE)
    expected = function(x())

    assert found.dtype == expected.dtype
    np.testing.assert_array_equal(found.asnumpy(), expected.asnumpy())
    assert before.dtype != found.dtype or (before.asnumpy() != found.asnumpy()).any()


def test_argument_of_another_type_has_a_plan_of_its_own() -> None:
    times = engine.jit(lambda x, k: x * k)
    whole = Tensor(np.arange(2, dtype=np.int32))

    found = [times(whole, k).dtype for k in (1, 1, 1, 1.0, True)]

    assert found == [*[engine.int32] * 3, engine.float32, engine.int32]


def test_cell_that_takes_the_place_of_another_is_trained() -> None:
    cells = [nn.Dense(2, 1), nn.Dense(2, 1)]
    f, change = written("net = s[0]\ndef f(x): return net(x)", "net = s[1]", s=cells)
    planned = engine.jit(f)
    for _ in range(CALLS):
        planned(ops.ones((1, 2)))
    change()
    planned(ops.ones((1, 2)))
    cells[1].weight.set_data(ops.zeros((1, 2)))
    cells[1].bias.set_data(ops.ones(1))

    assert planned(ops.ones((1, 2))).asnumpy().tolist() == [[1.0]]


class Settings:
    """What a user gives to a function."""

    factor = 2.0


@pytest.mark.parametrize("given", [Settings(), np.ones(2, np.float32), nn.Dense(2, 2)])
def test_argument_that_may_change_inside_is_read_each_time(given: Any) -> None:
    def f(x: Tensor, given: Any) -> Any:
        if isinstance(given, Settings):
            return x * given.factor
        return x * Tensor(given) if isinstance(given, np.ndarray) else given(x[None])

    planned = engine.jit(f)
    for _ in range(CALLS):
        planned(x(), given)
    if isinstance(given, Settings):
        given.factor = 3.0
    elif isinstance(given, np.ndarray):
        given[:] = 7
    else:
        given.weight.set_data(ops.zeros((2, 2)))

    np.testing.assert_array_equal(planned(x(), given).asnumpy(), f(x(), given).asnumpy())


def test_loss_of_a_user_sees_what_it_reads_while_a_model_trains() -> None:
    space: dict[str, Any] = {"__name__": "scripts", "factors": [1.0]}
    exec("def loss(logits, labels): return (logits * factors[0]).sum()", space)
    net = nn.Dense(1, 1, weight_init="zeros", has_bias=False)
    whole = nn.WithLossCell(net, space["loss"])
    model = Model(whole, optimizer=nn.SGD(net.trainable_params(), 1.0))
    data = dataset.NumpySlicesDataset({"x": np.ones((8, 1), "f"), "y": np.ones((8, 1), "f")})

    class Later(engine.train.Callback):
        def on_train_step_end(self, run_context: Any) -> None:
            if run_context.original_args().cur_step_num == CALLS:
                space["factors"][0] = 10.0

    model.train(1, data.batch(1), Later(), dataset_sink_mode=False)

    assert net.weight.asnumpy().item() == -(CALLS * 1.0 + (8 - CALLS) * 10.0)


def test_what_no_code_names_may_change_at_each_call(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Any] = []
    before = Plan.__call__
    monkeypatch.setattr(Plan, "__call__", lambda *given: calls.append(0) or before(*given))

    class Trainer:
        def __init__(self) -> None:
            self.factor, self.seen, self.count = tensor(2, 3), [0.0], 0

        def step(self, x: Tensor) -> Any:
            return (x * self.factor).sum()

    trainer = Trainer()
    step = engine.jit(trainer.step)
    for _ in range(CALLS):
        trainer.seen.append(float(step(x())))
        trainer.count += 1

    assert trainer.seen[1:] == [8.0] * CALLS
    assert len(calls) == CALLS


def test_what_a_function_reads_goes_with_it() -> None:
    class Owner:
        def __init__(self) -> None:
            self.weight = Parameter(x(), name="weight")
            self.step = engine.jit(lambda x: x * self.weight)

    owner = Owner()
    owner.step(x())
    gone = weakref.ref(owner)
    del owner
    gc.collect()

    assert gone() is None


def test_partial_function_is_looked_into() -> None:
    factors = [1.0]
    f = engine.jit(partial(lambda factors, x: x * factors[0], factors))
    for _ in range(CALLS):
        f(x())
    factors[0] = 2.0

    assert f(x()).asnumpy().tolist() == [2.0, 4.0]
