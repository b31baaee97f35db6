"""Checkpoints altered by a plan."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from engine.backend import generator
from engine.errors import ArgumentTypeError, ArgumentValueError, CheckpointError
from engine.nn import Cell
from engine.train.serialization.formats import codec_of
from engine.train.serialization.load import read_values
from insight.format.checkpoint_stream import write_parts

from .config import plan_of_config
from .plan import Change, Plan, drawn_numbers
from .targets import plan_of_targets

_WHERE = "obfuscate_ckpt"
_MARK = "_obf"  # behind the name of what was written


def obfuscate_ckpt(
    network: Cell,
    ckpt_files: str,
    target_modules: list[str] | None = None,
    obf_config: dict[str, Any] | None = None,
    saved_path: str = "./",
    obfuscate_scale: float = 100,
) -> dict[str, np.ndarray[Any, Any]]:
    """Write checkpoints whose weights are altered by numbers that are drawn, and return those.

    Each file `net.ckpt` becomes `net_obf.ckpt`. Weight and bias of the targets are multiplied by a
    factor between `1 / obfuscate_scale` and `obfuscate_scale`; `load_obf_params_into_net` makes a
    network that computes with them as before, with what is returned.

    It is no encryption: a factor keeps the proportions of a layer, so that a network may still
    tell much without it. `save_checkpoint(enc_key=…)` hides all.

    Args:
        network: The network of the checkpoints.
        ckpt_files: A folder with files that end in `.ckpt`, in itself or in folders of it. What
            ends in `_obf.ckpt` was written before, and is left.
        target_modules: Where cells are, `"A/B/C"` or `""`, and their names there, `"D|E|F"`: cells
            whose outputs are in proportion to their weight and bias, as of `nn.Dense` and
            `nn.Conv2d`. Where the path goes through a list of cells, each has a factor of its own;
            a third text says for how many, `"obfuscate_layers:3"` or `"obfuscate_layers:all"`.
        obf_config: In place of these MindSpore's nested dicts, which also rearrange:
            `engine.train.serialization.obfuscation.config` shows one.
        saved_path: A folder for the new files, and for folders like those of `ckpt_files`.
        obfuscate_scale: Above 1.

    Returns:
        What a network needs, by name: one over each factor, as float32 of shape (1,).

    Raises:
        TypeError: If an argument has another type.
        ValueError: If a folder is missing or has no checkpoint, a file is damaged or has numbers
            that leave their number type, no file has the parameters, or the targets are none.
        OSError: If a file cannot be written.

    >>> import engine, tempfile
    >>> from engine import nn
    >>> folder, net = tempfile.mkdtemp(), nn.SequentialCell(nn.Dense(2, 3), nn.ReLU())
    >>> engine.save_checkpoint(net, folder + "/net.ckpt")
    >>> secret = obfuscate_ckpt(net, folder, ["", "0"], saved_path=folder)
    >>> {name: value.shape for name, value in secret.items()}
    {'obf_metadata': (1,)}

    """
    if not isinstance(network, Cell):
        raise ArgumentTypeError.of(f"{_WHERE}(network)", "a Cell", network)
    before = _folder("ckpt_files", ckpt_files)
    after = _folder("saved_path", saved_path)
    plan = (
        plan_of_targets(_WHERE, network, target_modules)
        if obf_config is None
        else plan_of_config(_WHERE, obf_config, of_weights=True)
    )
    files = list(_files(before))
    if not files:
        got = f"none in {ckpt_files}"
        raise ArgumentValueError.of(f"{_WHERE}(ckpt_files)", "files that end in .ckpt", got)
    drawn = _drawn(plan, _scale(obfuscate_scale))
    met: set[str] = set()
    for path in files:
        target = after / path.relative_to(before).with_name(f"{path.stem}{_MARK}.ckpt")
        met |= _write(path, target, plan, drawn)
    if not met:
        expected, got = f"parameters named {sorted(plan.weights)}", f"none in {ckpt_files}"
        raise CheckpointError(f"{_WHERE} expected {expected}, got {got}.")
    return {
        one.name: 1 / drawn[one.name] if one.is_inverted else drawn[one.name]
        for one in plan.drawn
        if one.is_told
    }


def _drawn(plan: Plan, scale: float) -> dict[str, Any]:
    # From the generator that set_seed starts, wherever arrays live.
    random = np.random.default_rng(int(generator().integers(2**31)))
    return {one.name: drawn_numbers(one, scale, random) for one in plan.drawn}


def _scale(scale: Any) -> float:
    if isinstance(scale, bool) or not isinstance(scale, int | float):
        raise ArgumentTypeError.of(f"{_WHERE}(obfuscate_scale)", "a number", scale)
    if not 1 < scale < math.inf:
        raise ArgumentValueError.of(f"{_WHERE}(obfuscate_scale)", "a number above 1", scale)
    return float(scale)


def _folder(name: str, given: Any) -> Path:
    where = f"{_WHERE}({name})"
    if not isinstance(given, str):
        raise ArgumentTypeError.of(where, "the path of a folder as a str", given)
    if not Path(given).is_dir():
        raise ArgumentValueError.of(where, "a folder", f"none at {given!r}")
    return Path(given)


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted([*folder.glob("*.ckpt"), *folder.glob("*/*.ckpt")]):
        if path.is_file() and not path.stem.endswith(_MARK):
            yield path


def _write(path: Path, target: Path, plan: Plan, drawn: Mapping[str, Any]) -> set[str]:
    """Write the file anew; the names of the parameters that were changed."""
    codec = codec_of(_WHERE, "ckpt")
    values = dict(read_values(codec, path, None, "AES-GCM", check_crc=False))
    found = plan.weights.keys() & values.keys()
    for name in found:
        values[name] = _changed(f"{_WHERE}: {name} in {path}", values[name], plan, name, drawn)
    target.parent.mkdir(exist_ok=True)
    write_parts(target, codec.parts(f"checkpoint {target}", values))
    return found


def _changed(where: str, value: Any, plan: Plan, name: str, drawn: Mapping[str, Any]) -> Any:
    """A parameter, in its number type, computed in float32 at least."""
    if isinstance(value, str) or value.dtype.kind not in "fcV":
        got = "a text" if isinstance(value, str) else f"{value.dtype}"
        raise CheckpointError(f"{where} expected numbers with a fraction, got {got}.")
    wide = value.astype(np.result_type(value.dtype, np.float32))
    for change in plan.weights[name]:
        wide = _step(where, change, wide, drawn)
    with np.errstate(over="ignore"):
        new = np.asarray(wide.astype(value.dtype))
    if not np.isfinite(new.astype(wide.dtype)).all() and np.isfinite(wide).all():
        hint = "a smaller obfuscate_scale"
        expected = f"numbers that {value.dtype} holds"
        raise CheckpointError(f"{where} expected {expected}, got larger ones. Hint: {hint}.")
    return new


def _step(where: str, change: Change, value: Any, drawn: Mapping[str, Any]) -> Any:
    try:
        return change.of(value, drawn)
    except (ValueError, IndexError) as error:
        shapes = {name: drawn[name].shape for name in change.drawn_names()}
        expected = f"a shape that {change.operator} takes with {shapes}"
        raise CheckpointError(f"{where} expected {expected}, got {value.shape}.") from error
