"""Settings of pipelines: those that count, and those that are kept."""

from __future__ import annotations

import json

import numpy as np
import pytest

from engine import dataset as ds
from engine.dataset import config
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError

DEFAULTS = {  # measured of MindSpore 2.10
    "auto_num_workers": (False, True),
    "auto_offload": (False, True),
    "autotune_interval": (0, 30),
    "callback_timeout": (60, 5),
    "dynamic_shape": (False, True),
    "enable_autotune": (False, True),
    "enable_watchdog": (True, False),
    "fast_recovery": (True, False),
    "monitor_sampling_interval": (1000, 15),
    "numa_enable": (False, True),
    "video_backend": ("CPU", "Ascend"),
}


@pytest.mark.parametrize("name", DEFAULTS)
def test_what_was_set_is_told_and_before_it_the_default(name):
    default, other = DEFAULTS[name]

    assert getattr(config, f"get_{name}")() == default
    getattr(config, f"set_{name}")(other)
    assert getattr(config, f"get_{name}")() == other


def test_tensors_have_memory_of_their_own_where_iterators_are_told_so():
    data = np.arange(4.0)
    (shared,) = next(iter(ds.NumpySlicesDataset((data,), shuffle=False).batch(4)))
    config.set_iterator_mode(do_copy=True)
    (own,) = next(iter(ds.NumpySlicesDataset((data,), shuffle=False).batch(4)))

    assert config.get_iterator_mode() == {"do_copy": True, "parallel_convert": False}
    assert np.array_equal(shared.asnumpy(), own.asnumpy())


def test_file_says_several_settings(tmp_path):
    said = {
        "seed": 77,
        "numParallelWorkers": 3,
        "opConnectorSize": 8,
        "monitorSamplingInterval": 15,
        "fast_recovery": False,
        "debug_mode_flag": False,
        "error_samples_mode": 2,
        "logFilePath": "/tmp",
        "rowsPerBuffer": 1,
        "workerConnectorSize": 16,
    }
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(said))
    config.load(path)

    assert (config.get_seed(), config.get_num_parallel_workers()) == (77, 3)
    assert (config.get_prefetch_size(), config.get_monitor_sampling_interval()) == (8, 15)
    assert (config.get_fast_recovery(), config.get_debug_mode()) == (False, False)
    assert config.get_error_samples_mode() is config.ErrorSamplesMode.SKIP


@pytest.mark.parametrize("content", [b"", b"[]", b'{"speed": 1}', b'{"seed": -1}', b"\xff"])
def test_file_that_says_something_else_is_refused(tmp_path, content):
    path = tmp_path / "settings.json"
    path.write_bytes(content)

    with pytest.raises(StateError, match=r"settings.json\) expected settings among seed"):
        config.load(path)
    with pytest.raises(StateError, match="No such file"):
        config.load(tmp_path / "none.json")


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (lambda: config.set_auto_num_workers(1), ArgumentTypeError),
        (lambda: config.set_auto_offload(1), ArgumentTypeError),
        (lambda: config.set_autotune_interval(-1), ArgumentValueError),
        (lambda: config.set_callback_timeout(0), ArgumentValueError),
        (lambda: config.set_dynamic_shape(1), ArgumentTypeError),
        (lambda: config.set_enable_autotune(1), ArgumentTypeError),
        (lambda: config.set_enable_autotune(True, 1), ArgumentTypeError),
        (lambda: config.set_enable_autotune(True, ""), StateError),
        (lambda: config.set_enable_watchdog(1), ArgumentTypeError),
        (lambda: config.set_fast_recovery(1), ArgumentTypeError),
        (lambda: config.set_iterator_mode(1), ArgumentTypeError),
        (lambda: config.set_monitor_sampling_interval(0), ArgumentValueError),
        (lambda: config.set_numa_enable(1), ArgumentTypeError),
        (lambda: config.set_sending_batches("a"), ArgumentTypeError),
        (lambda: config.set_video_backend("GPU"), ArgumentValueError),
        (lambda: config.set_video_backend(1), ArgumentTypeError),
    ],
)
def test_settings_that_do_not_fit_raise(make, error):
    with pytest.raises(error, match="expected"):
        make()
