"""How far a Keras model was trained before, by what is left of it in memory or in a file."""

from __future__ import annotations

import copy
import gc
import weakref
from types import SimpleNamespace
from typing import Any

from insight.adapters._trained import batches_before, epochs_before, remember


class Model:
    def __init__(self, iterations: int | None = 0, **more: Any) -> None:
        self.compile(iterations, **more)

    def compile(self, iterations: int | None = 0, **more: Any) -> None:
        """A new optimizer; none for None."""
        self.optimizer = None if iterations is None else Optimizer(iterations, **more)


class Optimizer(SimpleNamespace):
    def __init__(self, iterations: int = 0, **more: Any) -> None:
        super().__init__(iterations=iterations, **more)


def test_new_model_was_not_trained() -> None:
    assert (batches_before(Model()), epochs_before(Model())) == (0, 0)
    assert batches_before(Model(None)) == 0


def test_count_that_an_optimizer_brings_along_is_believed() -> None:
    assert batches_before(Model(9)) == 9
    assert batches_before(Model(9, gradient_accumulation_steps=4)) == 36


def test_model_that_is_compiled_anew_was_trained_no_less() -> None:
    model = Model(9)
    remember(model, 9, 3)
    model.compile()

    assert (batches_before(model), epochs_before(model)) == (9, 3)


def test_optimizer_that_is_loaded_after_compiling_is_not_counted_twice() -> None:
    model = Model(9)
    remember(model, 9, 3)
    model.compile(9)

    assert batches_before(model) == 9


def test_batches_without_a_callback_count_on_after_compiling_anew() -> None:
    model: Any = Model(9)
    remember(model, 9, 3)
    model.compile()
    model.optimizer.iterations = 6
    remember(model, 15, 5)
    model.optimizer.iterations = 8  # two batches that nobody recorded

    assert batches_before(model) == 17


def test_earlier_state_that_is_loaded_goes_back() -> None:
    model: Any = Model(9)
    remember(model, 9, 3)
    model.optimizer.iterations = 6

    assert batches_before(model) == 6


def test_model_without_a_count_is_remembered() -> None:
    model = Model(None)
    remember(model, 9, 3)

    assert batches_before(model) == 9


def test_copy_of_a_model_was_not_trained_here() -> None:
    model = Model()
    remember(model, 9, 3)

    assert epochs_before(copy.deepcopy(model)) == 0


def test_model_that_is_gone_is_forgotten() -> None:
    model = Model()
    remember(model, 9, 3)
    left = weakref.ref(model)
    del model
    gc.collect()

    assert left() is None
