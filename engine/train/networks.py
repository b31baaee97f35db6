"""The cells that a model runs: a training step, and an evaluation."""

from __future__ import annotations

from typing import Any

from engine.amp import build_train_network
from engine.amp.build import check_levels
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn import Cell, Optimizer, WithEvalCell, WithLossCell

from .evaluation import USUAL_INDEXES

WHERE = "Model"
KNOWN_OPTIONS = ("loss_scale_manager", "keep_batchnorm_fp32", "boost_config_dict", "acc_level")


def train_network_of(
    network: Cell,
    loss_fn: Cell | None,
    optimizer: Optimizer | None,
    amp_level: str,
    boost_level: str,
    options: dict[str, Any],
) -> Cell:
    """The cell that makes a training step; without an optimizer the network alone, or its loss.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If an option is unknown or not available, or needs an optimizer.

    """
    _check_cell("network", network)
    _check_cell("loss_fn", loss_fn, optional=True)
    _check_options(options)
    check_levels(amp_level, boost_level)
    if optimizer is not None:
        return build_train_network(
            network, optimizer, loss_fn, amp_level, boost_level, **_without_nothing(options)
        )
    if options.get("loss_scale_manager") is not None:
        where = f"{WHERE}(loss_scale_manager)"
        raise ArgumentValueError.of(where, "an optimizer beside it", "None")
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
    _check_indexes(eval_indexes)
    if eval_network is not None or not wanted:
        return eval_network, eval_indexes
    if loss_fn is None:
        hint = "give a loss_fn, or an eval_network that needs none"
        raise ArgumentValueError.of(f"{WHERE} with metrics", "a loss_fn", "None", hint)
    return WithEvalCell(network, loss_fn), USUAL_INDEXES


def _check_cell(name: str, value: Any, *, optional: bool = False) -> None:
    if not isinstance(value, Cell) and not (optional and value is None):
        raise ArgumentTypeError.of(f"{WHERE}({name})", "a Cell", value)


def _check_options(options: dict[str, Any]) -> None:
    for name, value in options.items():
        if name not in KNOWN_OPTIONS:
            known = f"no further arguments than {KNOWN_OPTIONS}"
            raise ArgumentValueError.of(WHERE, known, repr(name))
        if name in {"boost_config_dict", "acc_level"} and value is not None:
            hint = "boost levels come with a later version"
            raise ArgumentValueError.of(f"{WHERE}({name})", "None", repr(value), hint)


def _check_indexes(indexes: Any) -> None:
    is_three = isinstance(indexes, list) and len(indexes) == 3
    if indexes is not None and not (is_three and all(isinstance(k, int) for k in indexes)):
        where = f"{WHERE}(eval_indexes)"
        raise ArgumentValueError.of(where, "a list of three int or None", repr(indexes))


def _without_nothing(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if value is not None}
