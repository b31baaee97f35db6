"""Draws the loss landscapes of a recorded training, as MindSpore's SummaryLandscape does."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from engine.backend import Device, current_device, using_device
from engine.context import get_context
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    DeviceError,
    EngineError,
    compose,
)
from engine.train.collect.landscape import FOLDER
from engine.train.folders import check_path
from engine.train.landscape.drawing import drawn
from engine.train.landscape.request import WHERE, read_request
from insight.record import SummaryRecord

__all__ = ["SummaryLandscape"]


class SummaryLandscape:
    """Loss landscapes of a training that `SummaryCollector` recorded with `collect_landscape`.

    Planes, axes and losses are MindSpore's: for each interval the plane of its checkpoints
    (`PCA`), with the path that they took, and around the last checkpoint one of random directions
    (`Random`). docs/landscapes.md says how they differ from those of `insight landscape`, and
    which of them to trust.

    Args:
        summary_dir: The run's folder, which the collector was given.

    Raises:
        TypeError: If it is no path.
        ValueError: If no folder can have it.

    >>> import tempfile
    >>> import numpy as np
    >>> from engine import Model, dataset, nn
    >>> from engine.train.callback import SummaryCollector
    >>> folder = tempfile.mkdtemp()
    >>> rng = np.random.default_rng(0)
    >>> data = {"x": rng.random((8, 3), np.float32), "y": np.zeros((8, 2), np.float32)}
    >>> batches = dataset.NumpySlicesDataset(data, shuffle=False).batch(4)
    >>> net = nn.Dense(3, 2)
    >>> optimizer = nn.Momentum(net.trainable_params(), 0.1, 0.9)
    >>> wanted = {"landscape_size": 3, "num_samples": 8, "intervals": [[1, 2, 3, 4]]}
    >>> collect = {"collect_landscape": wanted | {"create_landscape": {"train": True}}}
    >>> Model(net, nn.MSELoss(), optimizer).train(
    ...     2, batches, callbacks=[SummaryCollector(folder, collect_specified_data=collect)]
    ... )
    >>> def callback_fn():
    ...     network, metrics = nn.Dense(3, 2), {"Loss": nn.Loss()}
    ...     return Model(network, nn.MSELoss(), metrics=metrics), network, batches, metrics
    >>> SummaryLandscape(folder).gen_landscapes_with_multi_process(
    ...     callback_fn, {"create_landscape": {"train": True, "result": False}}
    ... )  # doctest: +ELLIPSIS
    Drawing landscape path total progress is 1/4, landscape path loss is ...

    """

    def __init__(self, summary_dir: str | os.PathLike[str]) -> None:
        if not isinstance(summary_dir, str | os.PathLike):
            raise ArgumentTypeError.of("SummaryLandscape(summary_dir)", "a path", summary_dir)
        check_path(WHERE, summary_dir)
        self._folder = Path(os.path.realpath(summary_dir))

    def clean_ckpt(self) -> None:
        """Delete the checkpoints of the landscapes, and what is noted beside them.

        Raises:
            OSError: If they cannot be deleted; that there are none is no error.

        """
        with suppress(FileNotFoundError):
            shutil.rmtree(self._folder / FOLDER)

    def gen_landscapes_with_multi_process(
        self,
        callback_fn: Callable[[], Any],
        collect_landscape: Mapping[str, Any] | None = None,
        device_ids: Sequence[int] | None = None,
        output: str | os.PathLike[str] | None = None,
    ) -> None:
        """Draw the landscapes and write each, as it is finished, to one new summary file.

        Progress is printed in MindSpore's words. The network that `callback_fn` returns is left as
        it was, and so are the checkpoints, `train_metadata.json` and the dataset.

        Args:
            callback_fn: Called without arguments; returns `(model, network, dataset, metrics)`: a
                Model with a loss, its network, data in batches of which the first `num_samples` are
                taken, and a dict of metrics with a `Loss`.
            collect_landscape: What is to be other than the collector noted, by its keys:
                `landscape_size`, `unit`, `num_samples`, `create_landscape`, `intervals` (of steps
                or epochs that were saved). None changes nothing.
            device_ids: A process for each; None is the context's device alone, and one device needs
                no process. On CPUs the numbers are mere names. On GPUs several processes must be
                able to import `callback_fn`. The landscapes are the same for any number.
            output: The folder of the new file; None is the run's.

        Raises:
            TypeError: If an argument has another type.
            ValueError: If one is out of its range, a checkpoint of an interval is missing or
                damaged, or data, network and checkpoints do not fit each other.
            FileNotFoundError: If the run has no `train_metadata.json`, or a checkpoint is gone.
            RuntimeError: If a GPU is not there, or a process ends before its work.
            OSError: If `output` cannot be made.

        """
        if not callable(callback_fn):
            raise ArgumentTypeError.of(f"{WHERE}(callback_fn)", "a function", callback_fn)
        devices = _checked_devices(device_ids)
        folder = self._folder if output is None else _checked_output(output)
        request = read_request(self._folder, collect_landscape)
        if not request.files:
            return
        forks = current_device().kind == "CPU"
        used = [Device() if forks else Device("GPU", number) for number in devices]
        for device in used:
            _check_there(device)
        # What reproduces the run is what trained it, not what draws it.
        record = SummaryRecord(folder, provenance=False)
        with using_device(used[0]), closing(record):
            for tag, fields in drawn(callback_fn, request, devices, forks=forks):
                record.add_value("landscape", tag, fields)
                record.record(0)
                record.flush()


def _checked_devices(given: Any) -> list[int]:
    where = f"{WHERE}(device_ids)"
    if given is None:
        return [int(str(get_context("device_id")))]
    if not isinstance(given, list | tuple):
        raise ArgumentTypeError.of(where, "a list of int or None", given)
    for number in given:
        if isinstance(number, bool) or not isinstance(number, int):
            raise ArgumentTypeError.of(where, "a list of int", number)
        if number < 0:
            raise ArgumentValueError.of(where, "numbers from 0", number)
    if not given:
        raise ArgumentValueError.of(where, "at least one device", "none")
    return list(given)


def _check_there(device: Device) -> None:
    try:
        with using_device(device):
            pass
    except EngineError:
        raise
    except RuntimeError as error:  # CUDA's own: there is no device of this number
        where, expected = f"{WHERE}(device_ids)", "numbers of GPUs that are there"
        raise DeviceError(compose(where, expected, f"{device.number} ({error})")) from error


def _checked_output(output: Any) -> Path:
    if not isinstance(output, str | os.PathLike):
        raise ArgumentTypeError.of(f"{WHERE}(output)", "a path or None", output)
    return Path(os.path.realpath(output))
