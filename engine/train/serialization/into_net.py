"""Parameters by name into the parameters of a network."""

from __future__ import annotations

import logging
from typing import Any

from engine.autodiff import held_of
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from engine.nn import Cell
from engine.tensor import Parameter

_logger = logging.getLogger("engine.train")
WHERE = "load_param_into_net"


def load_param_into_net(
    net: Cell,
    parameter_dict: dict[str, Any],
    strict_load: bool = False,
    remove_redundancy: bool = False,
) -> tuple[list[str], list[str]]:
    """Take over parameters by name; what is not there stays as it is.

    Where all names of the dict have a prefix that the network's lack (`net.fc.weight` for
    `fc.weight`), it is left off and a warning logged.

    Args:
        net: Any cell, an optimizer too.
        parameter_dict: Names to parameters, as `load_checkpoint` returns them; texts are passed
            over.
        strict_load: Whether another number type (float16 for float32) is an error; otherwise the
            numbers are converted and a warning logged.
        remove_redundancy: Only False is taken: there is one device so far.

    Returns:
        The names of the network's parameters that were not loaded, and those of the dict that
        nothing took.

    Raises:
        TypeError: If `net` is no cell, or the dict holds something else than parameters.
        RuntimeError: If a shape differs, or numbers of one kind meet a parameter of another.

    >>> import engine
    >>> from engine import nn
    >>> class Scale(nn.Cell):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.factor = engine.Parameter([1.0])
    >>> net = Scale()
    >>> load_param_into_net(net, {"factor": engine.Parameter([3.0]), "lr": engine.Parameter([0.1])})
    ([], ['lr'])
    >>> net.factor.asnumpy()
    array([3.], dtype=float32)

    """
    _check(net, parameter_dict, strict_load, remove_redundancy)
    wanted = list(net.get_parameters())
    given = {k: value for k, value in parameter_dict.items() if isinstance(value, Parameter)}
    sources = {id(target): target.name for target in wanted if target.name in given}
    missing = [target for target in wanted if id(target) not in sources]
    prefix = "" if strict_load else _prefix(missing, given)
    if prefix:
        _logger.warning("%s: the prefix %r is left off the names.", WHERE, prefix)
        sources |= {id(t): prefix + t.name for t in missing if prefix + t.name in given}
        missing = [target for target in missing if id(target) not in sources]
    pairs = [(t, given[sources[id(t)]]) for t in wanted if id(t) in sources]
    # All are checked before the first is changed, so an error leaves the network as it was.
    for target, source in pairs:
        _check_fits(target.name, target, source, strict_load)
    for target, source in pairs:
        target.set_data(_shaped_for(target, source))
    if missing:
        _logger.warning("%s: %d parameters are not in the dict.", WHERE, len(missing))
    used = set(sources.values())
    return [target.name for target in missing], [
        name for name in parameter_dict if name not in used
    ]


def take_over(param: Parameter, new_param: Parameter, strict_load: bool = False) -> None:
    """Give a parameter the numbers of another one: `_update_param` of MindSpore.

    Raises:
        ArgumentTypeError: If one of them is no parameter.
        RuntimeError: If a shape differs, or numbers of one kind meet a parameter of another.

    """
    for given in (param, new_param):
        if not isinstance(given, Parameter):
            raise ArgumentTypeError.of("_update_param", "two parameters", given)
    _check_fits(param.name, param, new_param, strict_load)
    param.set_data(_shaped_for(param, new_param))


def _check(net: Any, parameters: Any, strict_load: Any, remove_redundancy: Any) -> None:
    if not isinstance(net, Cell):
        raise ArgumentTypeError.of(f"{WHERE}(net)", "a Cell", net)
    if not isinstance(parameters, dict):
        raise ArgumentTypeError.of(f"{WHERE}(parameter_dict)", "a dict", parameters)
    for name, value in parameters.items():
        if not isinstance(name, str) or not isinstance(value, Parameter | str):
            got = f"{WHERE}(parameter_dict)[{name!r}]"
            raise ArgumentTypeError.of(got, "a str and a Parameter", value)
    if not isinstance(strict_load, bool):
        raise ArgumentTypeError.of(f"{WHERE}(strict_load)", "a bool", strict_load)
    if remove_redundancy:
        where, hint = f"{WHERE}(remove_redundancy)", "this comes with a later version"
        raise ArgumentValueError.of(where, "False", remove_redundancy, hint)


def _shaped_for(target: Parameter, source: Parameter) -> Any:
    if source.shape in {target.shape, held_of(target.array).shape}:
        return source.data  # not the parameter, whose numbers would be copied once more
    return source.asnumpy().reshape(target.shape)


def _check_fits(name: str, target: Parameter, source: Parameter, strict: bool) -> None:
    where = f"{WHERE}: parameter {name!r}"
    # MindSpore writes a single number now as (), now as (1,).
    fits = source.shape in {target.shape, held_of(target.array).shape}  # or a process's part of it
    if not fits and not target.size == source.size == 1:
        hint = "the checkpoint is of another network"
        raise StateError(
            f"{where} expected shape {target.shape}, got {source.shape}. Hint: {hint}."
        )
    if target.dtype == source.dtype:
        return
    if strict or _kind(target) != _kind(source):
        raise StateError(f"{where} expected {target.dtype}, got {source.dtype}.")
    _logger.warning("%s is converted from %s to %s.", where, source.dtype, target.dtype)


def _kind(parameter: Parameter) -> str:
    name = str(parameter.dtype)
    kinds = ("Float", "Complex", "Bool")
    return next((kind for kind in kinds if kind in name), "Int")


def _prefix(missing: list[Parameter], given: dict[str, Parameter]) -> str:
    """What stands before the missing names in the dict, or nothing if they are not there."""
    for parameter in missing:
        for name in given:
            if name.endswith(f".{parameter.name}"):
                return name.removesuffix(parameter.name)
    return ""
