"""What a network knows: parameters, buffers, and what its cells say of themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.autodiff import held_of
from engine.errors import CheckpointError, compose
from engine.nn import Cell
from engine.tensor import Tensor

from .keepers import keep, keepers_in, kept


def network_state(network: Cell, in_file: Mapping[str, Any]) -> dict[str, Any]:
    """The state of a network, without the numbers of those parameters that the file has anyway.

    Args:
        network: What makes a training step.
        in_file: The parameters of the file by name.

    """
    parameters = list(network.get_parameters())
    own = {id(parameter) for parameter in parameters}
    apart = [one for one in parameters if in_file.get(one.name) is not one]
    rest = {n: value for n, value in network.state_dict().items() if id(value) not in own}
    return {
        "parameters": [parameter.name for parameter in parameters],
        "apart": {one.name: one.asnumpy().copy() for one in apart},
        "rest": {name: _copied(value) for name, value in rest.items()},
        "modes": [cell.training for _, cell in network.cells_and_names()],
        "trained": [parameter.requires_grad for parameter in parameters],
        "kept": kept(_keepers(network)),
    }


def check_network(where: str, network: Cell, state: Mapping[str, Any], file: Any) -> None:
    """Pass over a state that fits the network.

    Args:
        where: The file; stands first in errors.
        network: What makes a training step.
        state: What `network_state` returned.
        file: The arrays of the file by name.

    Raises:
        CheckpointError: If it is of another network or optimizer.

    """
    hint = "resume with the network, loss, optimizer and levels of the training that saved it"
    there = {parameter.name: parameter for parameter in network.get_parameters()}
    saved = state["parameters"]
    if set(there) != set(saved):
        missing, further = sorted(set(saved) - set(there)), sorted(set(there) - set(saved))
        got = f"a network without {missing[:3]}" if missing else f"one with {further[:3]} besides"
        raise CheckpointError(compose(where, "the parameters that it holds", got, hint))
    for name, parameter in there.items():
        array = _array(name, state, file)
        fits = (
            array.shape in {parameter.shape, held_of(parameter.array).shape}
            or array.size == parameter.size == 1
        )
        if not fits or array.dtype != parameter.dtype.numpy:
            expected = f"parameter {name!r} of shape {array.shape} and {array.dtype}"
            got = f"{parameter.shape} and {parameter.dtype.numpy}"
            raise CheckpointError(compose(where, expected, got, hint))


def set_network_state(
    network: Cell, state: Mapping[str, Any], file: Any, *, modes: bool = True
) -> None:
    """Give a network back what `network_state` took.

    Args:
        network: What makes a training step.
        state: What `network_state` returned.
        file: The arrays of the file by name; a parameter of the network itself stays as it is.
        modes: Whether each cell trains or evaluates as it did then: a hook may have frozen some.

    """
    if modes:
        for (_, cell), training in zip(network.cells_and_names(), state["modes"], strict=False):
            cell.training = training
    trained = dict(zip(state["parameters"], state["trained"], strict=True))
    for parameter in network.get_parameters():
        name = parameter.name
        parameter.requires_grad = trained[name]
        if name in state["apart"] or file[name] is not parameter:
            array = _array(name, state, file)
            shape = parameter.shape if array.size == parameter.size else array.shape  # of a part
            parameter.set_data(Tensor(np.array(array).reshape(shape)))
    if state["rest"]:
        network.load_state_dict(state["rest"], strict=False)
    keep(_keepers(network), state["kept"])


def _array(name: str, state: Mapping[str, Any], file: Any) -> np.ndarray:
    apart = state["apart"]
    return np.asarray(apart[name] if name in apart else file[name])


def _copied(value: Any) -> Any:
    return value.asnumpy().copy() if isinstance(value, Tensor) else value


def _keepers(network: Cell) -> list[Any]:
    """Cells come in one order, and their attributes as they were set."""
    members = (value for _, cell in network.cells_and_names() for value in vars(cell).values())
    return keepers_in(members)
