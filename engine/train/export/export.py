"""A network to a file: which form, in evaluation, and there whole or not at all."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.autodiff import OwnArray
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose
from engine.nn import Cell
from engine.tensor import Tensor
from engine.train.folders import check_path
from engine.train.serialization.encryption import check_encryption
from insight.format.checkpoint_stream import write_parts
from insight.format.encrypted import protection

from .exporter import Asked, Exporter
from .formats import exporters

_DEFAULT = "MINDIR"
_WHOLE = frozenset({"QUANT", "AUTO", "MANUAL"})  # what MindSpore 1.1 to 1.10 call one thing
# Cells are shared between threads: who puts them back must not do so while another exports them.
_ONE_AT_A_TIME = threading.RLock()


class NotCallableError(ArgumentTypeError, RuntimeError):
    """Something to export that cannot be called; MindSpore raises a RuntimeError."""


def export(
    net: Callable[..., Any],
    *inputs: Any,
    file_name: str | os.PathLike[str],
    file_format: str | None = None,
    **kwargs: Any,
) -> None:
    """Write a network to a file that other programs run; whole or not at all.

    It is written as it computes in evaluation: dropout passes everything on, normalisation takes
    its moving statistics. The network itself stays as it is.

    Args:
        net: A cell, or a function of tensors.
        inputs: What it is called with, once: tensors, of which the shapes and number types count.
            `Tensor(shape=(None, 3, 32, 32), dtype=engine.float32)` leaves the length of an axis
            open, so that the file takes batches of any size; the network then runs at several.
        file_name: The file; the form's ending is added where it is missing. The folder is made. A
            MINDIR file with more than 1 GiB of parameters becomes two, as in MindSpore:
            `<name>_graph.mindir`, and the parameters in the folder `<name>_variables`.
        file_format: `"ONNX"`, or `"MINDIR"`, which MindSpore loads. None takes what the ending of
            the file says, and MINDIR where that says nothing. `"AIR"`, of Ascend, is refused.
        **kwargs: `enc_key` and `enc_mode` encrypt a MINDIR file, as in `save_checkpoint`.
            `quant_mode="QUANT"`, of MindSpore 1.x, writes whole numbers, as `train.quant.export`
            does, with its `mean` and `std_dev`.

    Raises:
        TypeError: If an argument has another type or name.
        ValueError: If there is no such form, or an operator of the network has none in it; the
            error lists all of them.
        RuntimeError: If `net` is nothing that can be called, or a network of whose parameters this
            process holds parts.
        OSError: If the file cannot be written.

    >>> import engine, tempfile
    >>> from engine import nn
    >>> path = tempfile.mkdtemp() + "/fc.onnx"
    >>> export(nn.Dense(3, 2), engine.Tensor(shape=(None, 3), dtype=engine.float32), file_name=path)

    """
    exporter, path = _chosen(file_name, file_format)
    net, kwargs = _in_whole_numbers(net, inputs, kwargs)
    options = _options(exporter, kwargs)
    given = tuple(map(_tensor, range(len(inputs)), inputs))
    if not callable(net):
        raise NotCallableError.of("export(net)", "a cell or a function", net)
    _refuse_parts(net)
    key, mode = options.get("enc_key"), options.get("enc_mode", "AES-GCM")
    with _ONE_AT_A_TIME, _in_evaluation(net):
        for target, parts in exporter.files(Asked("export", net, given, options), path):
            target.parent.mkdir(parents=True, exist_ok=True)
            write_parts(target, parts, protection(key, mode, checksum=False))


def _refuse_parts(net: Any) -> None:
    """A file has a whole network, of which this process may hold a part."""
    parameters = net.get_parameters() if isinstance(net, Cell) else ()
    if any(isinstance(parameter.array, OwnArray) for parameter in parameters):
        hint = "join its checkpoints in one process, by load_distributed_checkpoint; export there"
        expected = "a network that this process holds whole"
        raise StateError(compose("export(net)", expected, "one that processes cut", hint))


def _chosen(file_name: Any, file_format: Any) -> tuple[Exporter, Path]:
    if not isinstance(file_name, str | os.PathLike):
        raise ArgumentTypeError.of("export(file_name)", "a path", file_name)
    check_path("export(file_name)", file_name)
    path = Path(file_name)
    if file_format is None:
        by_suffix = {one.suffix: name for name, one in exporters().items()}
        file_format = by_suffix.get(path.suffix, _DEFAULT)
    if not isinstance(file_format, str):
        raise ArgumentTypeError.of("export(file_format)", "a str or None", file_format)
    if file_format not in exporters():
        expected = " or ".join(map(repr, exporters()))
        raise ArgumentValueError.of("export(file_format)", expected, repr(file_format))
    exporter = exporters()[file_format]
    if path.suffix != exporter.suffix:
        path = path.with_name(path.name + exporter.suffix)
    if path.is_dir():
        raise IsADirectoryError(f"export(file_name) expected a file, got the folder {path}.")
    return exporter, path


def _in_whole_numbers(
    net: Any, inputs: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[Any, dict[str, Any]]:
    """What is to be written of the network, and the other keywords."""
    mode = kwargs.get("quant_mode") or "NONQUANT"
    if mode not in {*_WHOLE, "NONQUANT"}:
        raise ArgumentValueError.of("export(quant_mode)", "'QUANT' or 'NONQUANT'", repr(mode))
    told = {name: one for name, one in kwargs.items() if name in {"mean", "std_dev"}}
    others = {name: one for name, one in kwargs.items() if name not in {"quant_mode", *told}}
    if mode == "NONQUANT":
        return net, others
    told = {name: one for name, one in told.items() if one is not None}
    from engine.train.quant.whole_network import in_whole_numbers

    return in_whole_numbers(net, inputs, **told), others


def _options(exporter: Exporter, given: dict[str, Any]) -> dict[str, Any]:
    unknown = sorted(set(given) - {"enc_key", "enc_mode"} - set(exporter.options))
    if unknown:
        raise ArgumentTypeError(f"export expected no argument named {unknown}.")
    refused = sorted(name for name in given if name not in exporter.options)
    if refused and given.get("enc_key") is not None:
        hint = "MINDIR can be encrypted"
        raise ArgumentValueError.of(f"export({refused[0]})", "None", exporter.name, hint)
    if given.get("enc_key") is not None:
        check_encryption("export", given["enc_key"], given.get("enc_mode", "AES-GCM"))
    return {name: value for name, value in given.items() if name in exporter.options}


def _tensor(position: int, value: Any) -> Tensor:
    if isinstance(value, Tensor):
        return value
    hint = "Tensor(value) makes one"
    raise ArgumentTypeError.of(f"export(inputs[{position}])", "a tensor", value, hint)


@contextmanager
def _in_evaluation(net: Callable[..., Any]) -> Iterator[None]:
    """Have all cells evaluate, and put each back as it was."""
    cells = [cell for _, cell in net.cells_and_names()] if isinstance(net, Cell) else []
    before = [cell.training for cell in cells]
    for cell in cells:
        cell.training = False
    try:
        yield
    finally:
        for cell, training in zip(cells, before, strict=True):
            cell.training = training
