"""Names of mixed precision stand where scripts of all years look for them."""

from __future__ import annotations

from importlib import import_module

import engine
from engine import amp

ALL = {
    "engine.amp": amp.__all__,
    "engine.train": [name for name in amp.__all__ if "list" not in name],
    "engine.train.amp": ["auto_mixed_precision", "build_train_network", "get_white_list"],
    "engine.train.loss_scale_manager": ["FixedLossScaleManager", "LossScaleManager"],
    "engine": ["DynamicLossScaleManager", "FixedLossScaleManager", "LossScaleManager"],
}


def test_each_path_gives_the_same_objects() -> None:
    for path, names in ALL.items():
        module = import_module(path)
        assert [getattr(module, name) for name in names] == [getattr(amp, name) for name in names]


def test_everything_of_train_leaves_the_module_amp_in_place() -> None:
    names: dict[str, object] = {"amp": engine.amp}
    exec("from engine.train import *", names)

    assert names["amp"] is engine.amp
    assert names["DynamicLossScaler"] is amp.DynamicLossScaler
