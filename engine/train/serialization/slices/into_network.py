"""Checkpoints of several devices into a network on this one."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from engine.context import get_auto_parallel_context
from engine.context.processes import world
from engine.errors import ArgumentTypeError, ArgumentValueError, CheckpointError
from engine.nn import Cell
from engine.tensor import Parameter
from engine.train.serialization.encryption import check_encryption
from engine.train.serialization.formats import codec_of
from engine.train.serialization.into_net import load_param_into_net
from engine.train.serialization.load import load_checkpoint, read_values

from .layout import NOT_SPLIT, SliceLayout
from .pieces import Pieces
from .strategy import Strategy, build_searched_strategy, strategy_of

_logger = logging.getLogger("engine.train")
_WHERE = "load_distributed_checkpoint"
_OF_SAFETENSORS = {
    "unified_safetensors_dir": None,
    "dst_safetensors_dir": None,
    "rank_id": None,
    "output_format": "safetensors",
    "name_map": None,
    "max_process_num": 64,
    "return_param_dict": False,
}


def load_distributed_checkpoint(
    network: Cell,
    checkpoint_filenames: list[str] | None = None,
    predict_strategy: Mapping[str, Any] | None = None,
    train_strategy_filename: str | None = None,
    strict_load: bool = False,
    dec_key: bytes | None = None,
    dec_mode: str = "AES-GCM",
    format: str = "ckpt",
    unified_safetensors_dir: str | None = None,
    dst_safetensors_dir: str | None = None,
    rank_id: int | None = None,
    output_format: str = "safetensors",
    name_map: dict[str, str] | None = None,
    max_process_num: int = 64,
    return_param_dict: bool = False,
) -> bool:
    """Load a network from the checkpoints of all devices that trained it.

    The files are read one by one. Parameters that the strategies or the files lack stay as they
    are; the log names them.

    Args:
        network: Gets the parameters.
        checkpoint_filenames: A checkpoint of each rank, in their order.
        predict_strategy: How the parameters lie in the network, by name, as
            `Model.infer_predict_layout` gives it; None: whole.
        train_strategy_filename: How they lay in the training: a strategy file. None: the option
            `strategy_ckpt_load_file` of `set_auto_parallel_context`.
        strict_load: Whether another number type is an error; as in `load_param_into_net`.
        dec_key: The key of encrypted files: 16, 24 or 32 bytes.
        dec_mode: How they were encrypted; as in `load_checkpoint`.
        format: `"ckpt"`; files of `unified_safetensors` are not read.
        unified_safetensors_dir: Of the other format, like what follows: only defaults.
        dst_safetensors_dir: As before.
        rank_id: As before.
        output_format: As before.
        name_map: As before.
        max_process_num: As before.
        return_param_dict: As before.

    Returns:
        True.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If a file is missing or damaged, does not fit the strategy, or there are not as
            many as there were ranks; or if an option has a value that is not available.
        RuntimeError: If a shape differs from that in the network.

    >>> import engine, tempfile
    >>> from engine import nn
    >>> from engine.train.node_strategy_pb2 import ParallelStrategyMap
    >>> strategy, folder = ParallelStrategyMap(current_stage=0), Path(tempfile.mkdtemp())
    >>> layout = strategy.parallel_layout_item.add(param_name="weight").parallel_layouts
    >>> layout.field = layout.opt_weight_shard_step = layout.opt_weight_shard_size = 0
    >>> _ = layout.dev_matrix.add(dim=[2]), layout.tensor_map.add(dim=[0, -1])
    >>> _ = (folder / "strategy.ckpt").write_bytes(strategy.SerializeToString())
    >>> files = [str(folder / f"rank_{rank}.ckpt") for rank in range(2)]
    >>> for rank in range(2):
    ...     engine.save_checkpoint({"weight": engine.Tensor([[rank + 1.0]])}, files[rank])
    >>> net = nn.Dense(1, 2, has_bias=False)
    >>> load_distributed_checkpoint(net, files, None, str(folder / "strategy.ckpt"))
    True
    >>> net.weight.asnumpy().tolist()
    [[1.0], [2.0]]

    """
    if format != "ckpt" or output_format not in {"ckpt", "safetensors"}:
        hint = "files of unified_safetensors are not read"
        got = f"{format!r} and {output_format!r}"
        raise ArgumentValueError.of(f"{_WHERE}(format, output_format)", "'ckpt'", got, hint)
    given = (
        *(unified_safetensors_dir, dst_safetensors_dir, rank_id, output_format),
        *(name_map, max_process_num, return_param_dict),
    )
    _check_unused(given)
    if not isinstance(network, Cell):
        raise ArgumentTypeError.of(f"{_WHERE}(network)", "a Cell", network)
    paths = _paths(checkpoint_filenames)
    targets = _targets(predict_strategy)
    check_encryption(_WHERE, dec_key, dec_mode, names="dec")
    before = _strategy(train_strategy_filename)
    if before is None:
        return True
    if len(paths) != before.devices * before.stages:
        expected = f"a file of each of {before.devices * before.stages} ranks"
        raise ArgumentValueError.of(f"{_WHERE}(checkpoint_filenames)", expected, str(len(paths)))
    names = [parameter.name for _, parameter in network.parameters_and_names()]
    taken = [n for n in names if n in before.layouts and (targets is None or n in targets)]
    _tell(names, taken, "are not in the strategies")
    loaded = _loaded(taken, paths, before, targets, (dec_key, dec_mode))
    _tell(taken, list(loaded), "are not in the checkpoints")
    load_param_into_net(network, loaded, strict_load)
    return True


def load_segmented_checkpoints(
    ckpt_file_dir: str,
    net: Cell | None = None,
    strict_load: bool = False,
    filter_prefix: Any = None,
    dec_key: bytes | None = None,
    dec_mode: str = "AES-GCM",
    specify_prefix: Any = None,
    choice_func: Any = None,
) -> dict[str, Any]:
    """The parameters of all `.ckpt` files of a folder, as `load_checkpoint` gives those of one.

    Args:
        ckpt_file_dir: The folder; of a name in several files, the last by name counts.
        net: Where the parameters are loaded too.
        strict_load: As in `load_checkpoint`, like the rest.
        filter_prefix: Leave out names that begin with it, or with one of them.
        dec_key: The key of encrypted files.
        dec_mode: How they were encrypted.
        specify_prefix: Take only names that begin with it, or with one of them.
        choice_func: Says by name which are taken; None: all.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If there is no such folder, or a file is damaged or has nothing that is taken.
        RuntimeError: If a shape differs from that in `net`.

    >>> import engine, tempfile
    >>> folder = tempfile.mkdtemp()
    >>> for stage in range(2):
    ...     name = f"{folder}/part{stage}.ckpt"
    ...     engine.save_checkpoint({f"fc{stage}.bias": engine.Tensor([0.0])}, name)
    >>> list(load_segmented_checkpoints(folder))
    ['fc0.bias', 'fc1.bias']

    """
    where = "load_segmented_checkpoints(ckpt_file_dir)"
    if not isinstance(ckpt_file_dir, str):
        raise ArgumentTypeError.of(where, "a str", ckpt_file_dir)
    folder = Path(ckpt_file_dir)
    if not folder.is_dir():
        raise CheckpointError(f"{where} expected a folder, got none at {folder}.")
    options = (strict_load, filter_prefix, dec_key, dec_mode, specify_prefix, choice_func)
    parameters: dict[str, Any] = {}
    for path in sorted(folder.glob("*.ckpt")):
        parameters |= load_checkpoint(path, net, *options)
    return parameters


def _check_unused(given: tuple[Any, ...]) -> None:
    """What belongs to another format is as it was."""
    for (name, default), value in zip(_OF_SAFETENSORS.items(), given, strict=True):
        if value != default and name != "output_format":
            hint = "it belongs to unified_safetensors, which is not read"
            raise ArgumentValueError.of(f"{_WHERE}({name})", repr(default), repr(value), hint)


def _paths(names: Any) -> list[Path]:
    where = f"{_WHERE}(checkpoint_filenames)"
    if not isinstance(names, list | tuple | str):
        raise ArgumentTypeError.of(where, "a list of files", names)
    for name in names:
        is_file = isinstance(name, str) and name.endswith(".ckpt") and Path(name).is_file()
        if not is_file or not Path(name).stat().st_size:
            raise CheckpointError(f"{where} expected files that end in .ckpt, got {name!r}.")
    return [Path(name) for name in names]


def _targets(given: Any) -> dict[str, SliceLayout] | None:
    """The layouts in the network, by name."""
    where = f"{_WHERE}(predict_strategy)"
    if given is None:
        return None
    if not isinstance(given, dict):
        raise ArgumentValueError.of(where, "a dict or None", type(given).__name__)
    return {name: _target(where, name, layout) for name, layout in given.items()} or None


def _target(where: str, name: Any, given: Any) -> SliceLayout:
    expected = "names and lists of devices, map, shape of a slice and 0"
    if not isinstance(name, str) or not isinstance(given, list | tuple) or len(given) < 4:
        raise ArgumentValueError.of(where, expected, f"{name!r}: {given!r}")
    devices, axes, shape, field = given[:4]
    are_numbers = all(
        isinstance(part, list) and all(map(_is_number_or_several, part))
        for part in (devices, axes, shape or [])
    )
    if not are_numbers or not isinstance(field, int) or field != 0:
        raise ArgumentValueError.of(where, expected, f"{name!r}: {given!r}")
    cut = tuple(_cut_by(entry) for entry in axes)
    if any(not 0 <= axis < len(devices) for entry in cut for axis in entry):
        raise ArgumentValueError.of(where, "axes that the devices have", f"{name!r}: {given!r}")
    if len(given) > 5 and given[5]:
        hint = "slices of optimizers are of several processes"
        raise ArgumentValueError.of(where, "no group of an optimizer", repr(given[5]), hint)
    return SliceLayout(tuple(devices), cut)


def _is_number_or_several(entry: Any) -> bool:
    """A number, or for an axis that several axes of devices cut a list of them."""
    several = entry if isinstance(entry, list) else [entry]
    return all(isinstance(number, int) for number in several)


def _cut_by(entry: Any) -> tuple[int, ...]:
    several = entry if isinstance(entry, list) else [entry]
    return tuple(axis for axis in several if axis != NOT_SPLIT)


def _strategy(filename: Any) -> Strategy | None:
    if filename is None:
        filename = get_auto_parallel_context("strategy_ckpt_load_file")
    layouts = build_searched_strategy(filename)
    return strategy_of(f"{_WHERE}(train_strategy_filename)", layouts) if layouts else None


def _loaded(
    names: list[str],
    paths: list[Path],
    before: Strategy,
    targets: dict[str, SliceLayout] | None,
    key: tuple[bytes | None, str],
) -> dict[str, Parameter]:
    """The parameters as the network has them, by name."""
    pieces: dict[str, Pieces] = {}
    codec, rank_here = codec_of(_WHERE, "ckpt"), world().rank
    for rank, path in enumerate(paths):
        stage, device = divmod(rank, before.devices)

        def wanted(name: str, stage: int = stage, device: int = device) -> bool:
            layout = before.layout(name, stage)
            if name not in names or layout is None:
                return False
            if name not in pieces:
                target = targets[name] if targets else None
                where = f"{_WHERE}: parameter {name!r}"
                pieces[name] = Pieces(where, layout, target, rank_here)
            return pieces[name].needs(device)

        for name, value in read_values(codec, path, *key, check_crc=False, wanted=wanted).items():
            pieces[name].add(device, np.asarray(value))
    return {n: Parameter(pieces[n].joined(), name=n) for n in names if n in pieces}


def _tell(asked: list[str], found: list[str], what: str) -> None:
    missing = [name for name in asked if name not in found]
    if missing:
        text = "%s: %d parameters of the network %s: %s"
        _logger.warning(text, _WHERE, len(missing), what, missing[:5])
