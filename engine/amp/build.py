"""A network that trains itself, built from a network, a loss and an optimizer."""

from __future__ import annotations

from typing import Any

from engine.dtype import float16, float32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn import Cell, Optimizer, TrainOneStepCell, WithLossCell

from .loss_scale import FixedLossScaleManager, LossScaleManager

LEVELS = ("O0", "O1", "O2", "O3", "auto")
BOOST_LEVELS = ("O0", "O1", "O2")
WHERE = "build_train_network"


def build_train_network(
    network: Cell,
    optimizer: Optimizer,
    loss_fn: Cell | None = None,
    level: str = "O0",
    boost_level: str = "O0",
    **kwargs: Any,
) -> TrainOneStepCell:
    """A cell that takes a batch, makes one training step and returns the loss.

    Args:
        network: The network; without `loss_fn` it returns its loss.
        optimizer: What updates the parameters.
        loss_fn: Takes the network's output and the label.
        level: `"O0"`: all in float32. `"O1"`, `"O2"`, `"O3"` and `"auto"` come with mixed
            precision and are refused so far.
        boost_level: `"O0"`; the others come with a later version.
        **kwargs: `loss_scale_manager`: None, or a `FixedLossScaleManager` with
            `drop_overflow_update=False`; `keep_batchnorm_fp32`: nothing is cast at O0, so it
            changes nothing; `cast_model_type`: float32, or None.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If a level or option is unknown, or not available yet.

    >>> from engine import nn
    >>> net = nn.Dense(3, 2)
    >>> step = build_train_network(net, nn.SGD(net.trainable_params()), nn.MSELoss())
    >>> type(step).__name__
    'TrainOneStepCell'

    """
    check_levels(level, boost_level)
    _check_cells(network, optimizer, loss_fn)
    sens = _fixed_scale(**kwargs)
    if loss_fn is not None:
        network = WithLossCell(network, loss_fn)
    return TrainOneStepCell(network, optimizer, sens)


def check_levels(level: Any, boost_level: Any) -> None:
    """The levels are known and available.

    Raises:
        TypeError: If one is no str.
        ValueError: If it is unknown, or not available yet.

    """
    asked = (("level", level, LEVELS), ("boost_level", boost_level, BOOST_LEVELS))
    for name, value, known in asked:
        where = f"{WHERE}({name})"
        if not isinstance(value, str):
            raise ArgumentTypeError.of(where, f"a str of {known}", value)
        if value not in known:
            raise ArgumentValueError.of(where, f"one of {known}", repr(value))
        if value != "O0":
            hint = "this engine trains at O0 so far"
            raise ArgumentValueError.of(where, "'O0'", repr(value), hint)


def _check_cells(network: Any, optimizer: Any, loss_fn: Any) -> None:
    if not isinstance(network, Cell):
        raise ArgumentTypeError.of(f"{WHERE}(network)", "a Cell", network)
    if not isinstance(optimizer, Optimizer):
        raise ArgumentTypeError.of(f"{WHERE}(optimizer)", "an Optimizer", optimizer)
    if loss_fn is not None and not isinstance(loss_fn, Cell):
        raise ArgumentTypeError.of(f"{WHERE}(loss_fn)", "a Cell or None", loss_fn)


def _fixed_scale(
    *,
    loss_scale_manager: Any = None,
    keep_batchnorm_fp32: Any = None,
    cast_model_type: Any = None,
    **unknown: Any,
) -> float:
    """What the loss is multiplied with: 1, or the fixed scale."""
    if unknown:
        known = "loss_scale_manager, keep_batchnorm_fp32 or cast_model_type"
        raise ArgumentValueError.of(f"{WHERE}(**kwargs)", known, sorted(unknown))
    if keep_batchnorm_fp32 is not None and not isinstance(keep_batchnorm_fp32, bool):
        where = f"{WHERE}(keep_batchnorm_fp32)"
        raise ArgumentTypeError.of(where, "a bool", keep_batchnorm_fp32)
    if cast_model_type not in {None, float16, float32}:
        where = f"{WHERE}(cast_model_type)"
        raise ArgumentTypeError.of(where, "float16, float32 or None", cast_model_type)
    if cast_model_type == float16:
        hint = "mixed precision comes with a later version"
        raise ArgumentValueError.of(f"{WHERE}(cast_model_type)", "float32", "Float16", hint)
    return 1.0 if loss_scale_manager is None else _scale_of(loss_scale_manager)


def _scale_of(manager: Any) -> float:
    where = f"{WHERE}(loss_scale_manager)"
    if not isinstance(manager, LossScaleManager):
        raise ArgumentTypeError.of(where, "a LossScaleManager or None", manager)
    if not isinstance(manager, FixedLossScaleManager) or manager.get_drop_overflow_update():
        expected = "None or FixedLossScaleManager(drop_overflow_update=False)"
        hint = "steps that overflow are dropped in a later version"
        raise ArgumentValueError.of(where, expected, type(manager).__name__, hint)
    return manager.get_loss_scale()
