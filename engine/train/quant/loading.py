"""Parameters of float networks into networks that round, and what rounds in a network."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.autodiff import Value
from engine.errors import ArgumentTypeError, CheckpointError, compose
from engine.nn import Cell

from .uniform import UniformQuantObserver

__all__ = ["load_nonquant_param_into_quant_net", "query_quant_layers"]

_OWN = ("minq", "maxq", "step")  # what rounding adds to a network


def load_nonquant_param_into_quant_net(
    quant_model: Cell, params_dict: Mapping[str, Any], quant_new_params: list[str] | None = None
) -> None:
    """Give a network that rounds, or is to round, the parameters of the float network.

    First by name. What has no namesake gets the next parameter of the same last part of the name
    and of the same shape, in order: so networks fit whose layers are called otherwise, such as a
    network of plain layers and one of `Conv2dBnAct`. Ranges and steps stay as they are where the
    dict does not have them.

    Args:
        quant_model: The network.
        params_dict: What `load_checkpoint` returns.
        quant_new_params: Last parts of names of parameters that only this network has.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        CheckpointError: If a parameter of the network finds none; nothing is loaded then.

    >>> import engine
    >>> from engine import nn
    >>> from engine.train import quant
    >>> given = {"fc.weight": engine.Parameter(engine.ops.ones((2, 3)), name="fc.weight")}
    >>> net = quant.convert_quant_network(nn.SequentialCell(nn.Dense(3, 2, has_bias=False)))
    >>> quant.load_nonquant_param_into_quant_net(net, given)
    >>> net.trainable_params()[0].asnumpy()[0]
    array([1., 1., 1.], dtype=float32)

    """
    where = "load_nonquant_param_into_quant_net"
    if not isinstance(quant_model, Cell):
        raise ArgumentTypeError.of(f"{where}(quant_model)", "a Cell", quant_model)
    if not isinstance(params_dict, Mapping):
        raise ArgumentTypeError.of(f"{where}(params_dict)", "a dict", params_dict)
    for key, value in params_dict.items():
        if not isinstance(value, Value):
            raise ArgumentTypeError.of(f"{where}(params_dict[{key!r}])", "a Parameter", value)
    if not (quant_new_params is None or isinstance(quant_new_params, list)):
        got = quant_new_params
        raise ArgumentTypeError.of(f"{where}(quant_new_params)", "a list or None", got)
    left = dict(params_dict)
    wanted = list(quant_model.get_parameters())
    found = [(one, left.pop(one.name)) for one in wanted if _fits(one, left.get(one.name))]
    new = {*_OWN, *(quant_new_params or ())}
    met = {id(one) for one, _ in found}
    for one in wanted:
        if id(one) in met or _last(one.name) in new:
            continue
        name = next((name for name, value in left.items() if _is_like(one, name, value)), None)
        if name is None:
            hint = "quant_new_params names what only this network has"
            expected = f"a parameter for {one.name!r} of shape {tuple(one.shape)}"
            told = compose(f"{where}(params_dict)", expected, "none", hint)
            raise CheckpointError(told)
        found.append((one, left.pop(name)))
    for one, value in found:
        one.set_data(value)


def query_quant_layers(network: Cell) -> None:
    """Print what rounds in a network: the name of each observer and its type of whole numbers.

    Raises:
        ArgumentTypeError: If it is no cell.

    >>> from engine import nn
    >>> from engine.train import quant
    >>> net = quant.convert_quant_network(nn.SequentialCell(nn.DenseBnAct(3, 2)))
    >>> quant.query_quant_layers(net)
    0.subcell.dense.fake_quant_weight    INT8
    0.fake_quant_act                     INT8

    """
    if not isinstance(network, Cell):
        raise ArgumentTypeError.of("query_quant_layers(network)", "a Cell", network)
    found = [
        (name, one.quant_dtype)
        for name, one in network.cells_and_names()
        if isinstance(one, UniformQuantObserver)
    ]
    width = max((len(name) for name, _ in found), default=0)
    for name, quant_dtype in found:
        print(f"{name:{width}}    {quant_dtype}")


def _fits(parameter: Any, value: Any) -> bool:
    return value is not None and tuple(value.shape) == tuple(parameter.shape)


def _is_like(parameter: Any, name: str, value: Any) -> bool:
    return _last(name) == _last(parameter.name) and _fits(parameter, value)


def _last(name: str) -> str:
    return name.rpartition(".")[2]
