"""A network that trains itself, built from a network, a loss and an optimizer."""

from __future__ import annotations

from typing import Any, NamedTuple, TypedDict, Unpack

from engine.boost import GroupLossScaleManager
from engine.boost.build import LEVELS as BOOST_LEVELS
from engine.boost.build import boosted, training_step
from engine.dtype import DType, float16, float32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn import Cell, Optimizer, TrainOneStepCell
from engine.nn import WithLossCell as WithPlainLoss

from .conversion import (
    BY_STEPS,
    Conversion,
    check_not_converted,
    conversion_of,
    gives_halves,
    mark,
    to_half,
)
from .levels import LEVELS, converted
from .lists import get_black_list
from .loss_scale import DynamicLossScaleManager, LossScaleManager
from .outputs import WithLossCell

WHERE = BY_STEPS


class StepOptions(TypedDict, total=False):
    """The further arguments of `build_train_network`."""

    cast_model_type: DType
    keep_batchnorm_fp32: bool
    loss_scale_manager: LossScaleManager | GroupLossScaleManager | None


OPTIONS = tuple(StepOptions.__annotations__)


class Precision(NamedTuple):
    """What a level says unless an option says otherwise.

    Attributes:
        cast_model_type: float16 where the whole network computes in halves.
        keep_batchnorm_fp32: Whether the cells of the black list do not.
        loss_scale_manager: What scales the loss, or None.

    """

    cast_model_type: Any = float32
    keep_batchnorm_fp32: bool = False
    loss_scale_manager: Any = None


def build_train_network(
    network: Cell,
    optimizer: Optimizer,
    loss_fn: Cell | None = None,
    level: str = "O0",
    boost_level: str = "O0",
    **kwargs: Unpack[StepOptions],
) -> TrainOneStepCell:
    """A cell that takes a batch, makes one training step and returns the loss.

    Parameters, their gradients and the state of the optimizer stay float32 at every level, and the
    loss is computed in float32. docs/mixed_precision.md shows what each level casts.

    Args:
        network: The network, which is converted itself; without `loss_fn` it returns its loss.
        optimizer: What updates the parameters.
        loss_fn: Takes the network's output and the label.
        level: `"O0"`: all in float32. `"O1"`: convolutions, matrix products and their layers in
            float16. `"O2"`: everything, but for normalisations, with a dynamic loss scale. `"O3"`:
            everything. `"auto"`: operator by operator.
        boost_level: `"O0"`: nothing. `"O1"` and `"O2"`: faster, as docs/boost.md says; the network
            is changed, and the optimizer is another one, `optimizer` of the cell.
        **kwargs: What the level says otherwise. `cast_model_type`: float16 or float32.
            `keep_batchnorm_fp32`: whether normalisations stay in float32 in a float16 network.
            `loss_scale_manager`: a `LossScaleManager` or None; with boost also a
            `GroupLossScaleManager`.

    Returns:
        `nn.TrainOneStepWithLossScaleCell` where the manager drops steps that overflow: it returns
        the loss, whether the step overflowed, and its scale. Otherwise `nn.TrainOneStepCell`. With
        boost their counterparts in `engine.boost`.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If a level or option is unknown; if the network was converted before, as by
            `auto_mixed_precision`, and is to be converted again: then the level must be `"O0"`.

    >>> import engine
    >>> from engine import nn
    >>> net = nn.Dense(3, 2)
    >>> optimizer = nn.SGD(net.trainable_params(), 0.1)
    >>> step = build_train_network(net, optimizer, nn.MSELoss(), "O2")
    >>> loss, overflow, scale = step(engine.ops.ones((4, 3)), engine.ops.ones((4, 2)))
    >>> loss.dtype, float(scale)
    (Float32, 16777216.0)

    """
    check_levels(level, boost_level)
    _check_cells(network, optimizer, loss_fn)
    precision = precision_of(level, kwargs)
    network, optimizer = boosted(network, optimizer, boost_level)
    _convert(network, level, precision)
    if loss_fn is not None:
        network = (WithLossCell if gives_halves(network) else WithPlainLoss)(network, loss_fn)
    return training_step(network, optimizer, precision.loss_scale_manager, boost_level)


def precision_of(level: str, options: StepOptions) -> Precision:
    """What a level and the options beside it come to.

    Raises:
        TypeError: If an option has another type.
        ValueError: If it is unknown.

    """
    _check_options(options)
    usual = Precision(float16 if level in {"O2", "O3"} else float32)
    if level == "O2":
        usual = Precision(float16, True, DynamicLossScaleManager())
    return usual._replace(**options)


def _convert(network: Cell, level: str, precision: Precision) -> None:
    """Let the network compute as a level and its options say; once is enough."""
    is_half = precision.cast_model_type == float16
    if is_half:
        level = "O2" if precision.keep_batchnorm_fp32 else "O3"
    elif level not in {"O1", "auto"}:
        return
    how = Conversion(WHERE, level)
    if conversion_of(network) == how:
        return  # by an earlier step for the same network
    check_not_converted(f"{WHERE}(level={level!r})", network)
    if is_half:
        to_half(network, float16, get_black_list() if precision.keep_batchnorm_fp32 else ())
    else:
        converted(network, level, float16)
    mark(network, how)


def check_levels(level: Any, boost_level: Any) -> None:
    """The levels are known.

    Raises:
        TypeError: If the level of precision is no str.
        ValueError: If one is unknown.

    """
    asked = (("level", level, LEVELS), ("boost_level", boost_level, BOOST_LEVELS))
    for name, value, known in asked:
        where = f"{WHERE}({name})"
        if name == "level" and not isinstance(value, str):
            raise ArgumentTypeError.of(where, f"a str of {known}", value)
        if value not in known:
            raise ArgumentValueError.of(where, f"one of {known}", repr(value))


def _check_cells(network: Any, optimizer: Any, loss_fn: Any) -> None:
    if not isinstance(network, Cell):
        raise ArgumentTypeError.of(f"{WHERE}(network)", "a Cell", network)
    if not isinstance(optimizer, Optimizer):
        raise ArgumentTypeError.of(f"{WHERE}(optimizer)", "an Optimizer", optimizer)
    if loss_fn is not None and not isinstance(loss_fn, Cell):
        raise ArgumentTypeError.of(f"{WHERE}(loss_fn)", "a Cell or None", loss_fn)


def _check_options(options: StepOptions) -> None:
    unknown = sorted(options.keys() - set(OPTIONS))
    if unknown:
        raise ArgumentValueError.of(f"{WHERE}(**kwargs)", f"some of {OPTIONS}", unknown)
    keeps = options.get("keep_batchnorm_fp32", False)
    if not isinstance(keeps, bool):
        raise ArgumentTypeError.of(f"{WHERE}(keep_batchnorm_fp32)", "a bool", keeps)
    cast = options.get("cast_model_type", float32)
    if cast not in (float16, float32):
        hint = "amp.auto_mixed_precision converts to bfloat16; then the level is 'O0'"
        where = f"{WHERE}(cast_model_type)"
        raise ArgumentTypeError.of(where, "engine.float16 or engine.float32", cast, hint)
    manager = options.get("loss_scale_manager")
    if manager is not None and not isinstance(manager, LossScaleManager | GroupLossScaleManager):
        where = f"{WHERE}(loss_scale_manager)"
        raise ArgumentTypeError.of(where, "a LossScaleManager or None", manager)
