"""Loss scales follow MindSpore's sequences."""

from __future__ import annotations

from typing import Any

import pytest

from engine.amp import DynamicLossScaleManager, FixedLossScaleManager, LossScaleManager


def scales(manager: LossScaleManager, overflows: list[int]) -> list[float]:
    found = []
    for overflow in overflows:
        manager.update_loss_scale(bool(overflow))
        found.append(manager.get_loss_scale())
    return found


def test_dynamic_scale_follows_mindspores_sequence() -> None:
    found = scales(DynamicLossScaleManager(1024, 2, 3), [0, 0, 0, 0, 1, 0, 0, 0, 1, 1])

    assert found == [1024, 1024, 2048, 2048, 1024, 1024, 1024, 2048, 1024, 512]


def test_dynamic_scale_never_falls_below_one() -> None:
    assert scales(DynamicLossScaleManager(2, 2, 3), [1, 1, 1, 1]) == [1, 1, 1, 1]


def test_dynamic_scale_drops_the_step_of_an_overflow() -> None:
    assert DynamicLossScaleManager().get_drop_overflow_update()


def test_training_that_only_overflows_ends() -> None:
    with pytest.raises(RuntimeError, match="within 1000"):
        scales(DynamicLossScaleManager(), [1] * 1001)


def test_attributes_are_mindspores() -> None:
    assert vars(DynamicLossScaleManager(1024, 2.5, 10)) == {
        "loss_scale": 1024,
        "scale_window": 10,
        "scale_factor": 2.5,
        "increase_ratio": 2.5,
        "decrease_ratio": 0.4,
        "cur_iter": 1,
        "last_overflow_iter": 0,
        "bad_step_max": 1000,
        "bad_step": 0,
    }


def test_defaults_are_mindspores() -> None:
    dynamic, fixed = DynamicLossScaleManager(), FixedLossScaleManager()

    assert (dynamic.loss_scale, dynamic.scale_factor, dynamic.scale_window) == (2**24, 2, 2000)
    assert (fixed.get_loss_scale(), fixed.get_drop_overflow_update()) == (128.0, True)


def test_fixed_scale_stays() -> None:
    assert scales(FixedLossScaleManager(8.0, False), [0, 1, 0]) == [8.0] * 3


@pytest.mark.parametrize(
    ("kind", "arguments", "error"),
    [
        (FixedLossScaleManager, (0,), ValueError),
        (FixedLossScaleManager, (0.5,), ValueError),
        (FixedLossScaleManager, ("a",), TypeError),
        (FixedLossScaleManager, (1.0, 1), TypeError),
        (DynamicLossScaleManager, (0,), ValueError),
        (DynamicLossScaleManager, ("a",), TypeError),
        (DynamicLossScaleManager, (1024, -2), ValueError),
        (DynamicLossScaleManager, (1024, 0), ValueError),
        (DynamicLossScaleManager, (1024, 2, 0), ValueError),
        (DynamicLossScaleManager, (1024, 2, 1.5), TypeError),
    ],
)
def test_wrong_argument_is_refused(kind: Any, arguments: tuple, error: type[Exception]) -> None:
    with pytest.raises(error, match=kind.__name__):
        kind(*arguments)


def test_rule_of_your_own_can_be_written() -> None:
    class Halved(LossScaleManager):
        scale = 8.0

        def get_loss_scale(self) -> float:
            return self.scale

        def update_loss_scale(self, overflow: bool) -> None:
            self.scale /= 2

    assert scales(Halved(), [0, 0]) == [4.0, 2.0]


def test_managers_give_the_cell_that_changes_the_scale_in_a_training_step() -> None:
    fixed = FixedLossScaleManager(8.0).get_update_cell()
    moving = DynamicLossScaleManager(16, 2, 3).get_update_cell()

    assert fixed is not None
    assert fixed.get_loss_scale() == 8.0
    assert FixedLossScaleManager(8.0, drop_overflow_update=False).get_update_cell() is None
    assert moving.get_loss_scale() == 16
    assert (moving.scale_factor, moving.scale_window) == (2, 3)


def test_manager_of_users_needs_only_what_it_changes() -> None:
    class Eightfold(LossScaleManager):
        def get_loss_scale(self) -> float:
            return 8.0

    manager = Eightfold()

    assert scales(manager, [0, 1]) == [8.0, 8.0]
    assert (manager.get_update_cell(), manager.get_drop_overflow_update()) == (None, False)


def test_cell_of_a_manager_goes_on_from_its_scale() -> None:
    dynamic, fixed = DynamicLossScaleManager(8, 2, 2), FixedLossScaleManager(16.0)
    dynamic.update_loss_scale(True)
    update = dynamic.get_update_cell()

    assert (update.get_loss_scale(), update.scale_factor, update.scale_window) == (4, 2, 2)
    assert fixed.get_update_cell().get_loss_scale() == 16.0
    assert FixedLossScaleManager(16.0, drop_overflow_update=False).get_update_cell() is None


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((0,), ValueError),
        (("a",), TypeError),
        ((1024, -2), ValueError),
        ((1024, 2, 0), ValueError),
        ((1024, 2, 2.5), TypeError),
        ((1024, "a"), TypeError),
    ],
)
def test_wrong_dynamic_argument_is_refused(arguments: Any, error: Any) -> None:
    with pytest.raises(error, match="DynamicLossScaleManager"):
        DynamicLossScaleManager(*arguments)


@pytest.mark.parametrize(("scale", "error"), [(0, ValueError), (0.5, ValueError), ("a", TypeError)])
def test_wrong_fixed_scale_is_refused(scale: Any, error: Any) -> None:
    with pytest.raises(error, match="FixedLossScaleManager"):
        FixedLossScaleManager(scale)
