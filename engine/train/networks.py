"""The cells that a model runs: a training step, and an evaluation."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, NamedTuple, TypedDict

from engine.amp import build_train_network
from engine.amp.build import StepOptions, check_levels, precision_of
from engine.amp.conversion import gives_halves
from engine.amp.loss_scale import LossScaleManager
from engine.boost import AutoBoost, GroupLossScaleManager
from engine.context.processes import world
from engine.errors import ArgumentTypeError, ArgumentValueError, MethodMissingError, compose
from engine.nn import Cell, Optimizer, WithEvalCell, WithLossCell
from engine.parallel.auto_parallel import AutoParallel

from .evaluation import USUAL_INDEXES

WHERE = "Model"

_logger = logging.getLogger("engine.train")


class ModelOptions(TypedDict, total=False):
    """The further arguments of `Model`."""

    loss_scale_manager: LossScaleManager | GroupLossScaleManager | None
    keep_batchnorm_fp32: bool | None
    boost_config_dict: dict[str, Any] | str | None
    acc_level: str


KNOWN_OPTIONS = tuple(ModelOptions.__annotations__)


class Parts(NamedTuple):
    """What a model is made of, as its boost level wants it.

    Attributes:
        network: The network.
        optimizer: What updates its parameters, or None.
        eval_network: What is evaluated instead of it, or None.
        boost_level: The level.

    """

    network: Cell
    optimizer: Optimizer | None
    eval_network: Cell | None
    boost_level: Any


def boosted_parts(
    network: Cell,
    optimizer: Optimizer | None,
    eval_network: Cell | None,
    boost_level: str,
    options: ModelOptions,
) -> Parts:
    """The parts of a model at a boost level.

    At O0 `boost_config_dict` is looked at and does nothing. Without an optimizer the network is as
    it is to be evaluated.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If the level or an option is unknown.

    """
    _check_cell("network", network)
    _check_cell("eval_network", eval_network, optional=True)
    _check_options(options)
    level = _boost_level(boost_level, options)
    check_levels("O0", level)
    boost = AutoBoost(level, options.get("boost_config_dict"))
    if level == "O0":
        boost = AutoBoost(level)
    if isinstance(optimizer, Optimizer):
        network, optimizer = boost.network_auto_process_train(network, optimizer)
    elif optimizer is None:
        network = boost.network_auto_process_eval(network)
    if eval_network is not None:
        eval_network = boost.network_auto_process_eval(eval_network)
    return Parts(network, optimizer, eval_network, level)


def train_network_of(
    network: Cell,
    loss_fn: Cell | None,
    optimizer: Optimizer | None,
    amp_level: str,
    boost_level: str,
    options: ModelOptions,
) -> Cell:
    """The cell that makes a training step; without an optimizer the network alone, or its loss.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If an option is unknown, or needs an optimizer.

    """
    _check_cell("network", network)
    _check_loss(loss_fn)
    _check_options(options)
    _leave_outputs_open(loss_fn)
    if optimizer is not None:
        _warn_of_strangers(network, optimizer)
        return build_train_network(
            network, optimizer, loss_fn, amp_level, boost_level, **_for_building(options)
        )
    if amp_level != "O0":
        where, hint = f"{WHERE}(amp_level)", "mixed precision needs an optimizer beside it"
        raise ArgumentValueError.of(where, "'O0' without an optimizer", repr(amp_level), hint)
    check_levels(amp_level, boost_level)
    precision_of(amp_level, {"loss_scale_manager": options.get("loss_scale_manager")})
    return network if loss_fn is None else WithLossCell(network, loss_fn)


def eval_network_of(
    network: Cell,
    loss_fn: Cell | None,
    eval_network: Cell | None,
    eval_indexes: list[int] | None,
    *,
    wanted: bool,
) -> tuple[Cell | None, list[int] | None]:
    """The cell that an evaluation runs, and where loss, prediction and label are in its outputs.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If the indexes are not three, or there is no loss function.

    """
    _check_cell("eval_network", eval_network, optional=True)
    if eval_network is not None or not wanted:
        if eval_network is not None and wanted:
            _check_indexes(eval_indexes)
        return eval_network, eval_indexes
    if loss_fn is None:
        hint = "give a loss_fn, or an eval_network that needs none"
        raise ArgumentValueError.of(f"{WHERE} with metrics", "a loss_fn", "None", hint)
    return WithEvalCell(network, loss_fn, gives_halves(network)), USUAL_INDEXES


def without_cutting(network: Cell) -> tuple[Cell, Callable[[Cell], Cell]]:
    """The network that several processes cut, and what cuts a step or an evaluation of it alike.

    Where nothing is cut: the network itself, and what leaves others as they are.
    """
    if isinstance(network, AutoParallel) and len(world().ranks) > 1:
        _check_cell("network", network.network)
        inner: Any = network.network
        return inner, network.around
    return network, lambda cell: cell


def _check_cell(name: str, value: Any, *, optional: bool = False) -> None:
    fits = isinstance(value, Cell) and not isinstance(value, Optimizer)
    if not fits and not (optional and value is None):
        raise ArgumentTypeError.of(f"{WHERE}({name})", "a Cell", value, _hint(value))


def _leave_outputs_open(loss_fn: Cell | None) -> None:
    """What the loss is given first is what the network makes, whatever `set_inputs` said of it."""
    told = None if loss_fn is None else loss_fn.get_inputs()
    if loss_fn is not None and told:
        loss_fn.set_inputs(None, *told[1:])


def _check_loss(loss_fn: Any) -> None:
    if isinstance(loss_fn, Optimizer) or not isinstance(loss_fn, Cell | None):
        hint = _hint(loss_fn) or "a function fits in nn.WithLossCell(network, function)"
        text = compose(f"{WHERE}(loss_fn)", "a Cell or None", type(loss_fn).__name__, hint)
        raise MethodMissingError(text)


def _hint(value: Any) -> str:
    """What seems to have been meant by something that is no network or no loss."""
    if isinstance(value, Optimizer):
        return f"the order is {WHERE}(network, loss_fn, optimizer)"
    return f"{value.__name__}(…) makes one" if isinstance(value, type) else ""


def _warn_of_strangers(network: Cell, optimizer: Any) -> None:
    """Log a warning if the optimizer moves nothing of the network."""
    own = {id(parameter) for parameter in network.get_parameters()}
    moved = getattr(optimizer, "parameters", ())
    if moved and not any(id(parameter) in own for parameter in moved):
        where = f"{WHERE}(optimizer)"
        hint = "make it with network.trainable_params()"
        text = compose(where, "parameters of the network", "those of another alone", hint)
        _logger.warning("%s Nothing of it will be trained.", text)


def _check_options(options: ModelOptions) -> None:
    for name in options:
        if name not in KNOWN_OPTIONS:
            known = f"no further arguments than {KNOWN_OPTIONS}"
            raise ArgumentValueError.of(WHERE, known, repr(name))
    config = options.get("boost_config_dict")
    if not isinstance(config, dict | None) and config != "":
        raise ArgumentTypeError.of(f"{WHERE}(boost_config_dict)", "a dict", config)


def _boost_level(level: Any, options: ModelOptions) -> Any:
    """The level of boost; `acc_level` is its older name."""
    if "acc_level" not in options:
        return level
    _logger.warning("%s(acc_level) is the older name of boost_level. Hint: use that.", WHERE)
    return options["acc_level"]


def _check_indexes(indexes: Any) -> None:
    is_three = isinstance(indexes, list) and len(indexes) == 3
    if indexes is not None and not (is_three and all(isinstance(k, int) for k in indexes)):
        where = f"{WHERE}(eval_indexes)"
        raise ArgumentValueError.of(where, "a list of three int or None", repr(indexes))


def _for_building(options: ModelOptions) -> StepOptions:
    """What concerns mixed precision; a loss scale of None is one that the level may not choose."""
    found = StepOptions()
    if "loss_scale_manager" in options:
        found["loss_scale_manager"] = options["loss_scale_manager"]
    keeps = options.get("keep_batchnorm_fp32")
    if keeps is not None:
        found["keep_batchnorm_fp32"] = keeps
    return found
