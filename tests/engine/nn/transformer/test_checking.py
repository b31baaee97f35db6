"""What scripts import of MindSpore's insides for layers of their own."""

from __future__ import annotations

import importlib

import pytest

import engine
from engine.errors import ArgumentTypeError, ArgumentValueError, UnsupportedError
from engine.nn import transformer
from engine.nn.transformer import MoEConfig, OpParallelConfig

BASE = ("engine.nn.transformer", "engine.parallel._transformer")
NAMES = {
    "transformer": ("Transformer", "TransformerOpParallelConfig", "default_transformer_config"),
    "layers": ("_LayerNorm", "_Linear", "_Dropout", "FixedSparseAttention", "_check_input_dtype"),
    "loss": ("CrossEntropyLoss",),
    "moe": ("MoEConfig", "default_moe_config", "_check_moe_config"),
    "op_parallel_config": ("OpParallelConfig", "default_dpmp_config", "_check_config"),
}


@pytest.mark.parametrize("base", BASE)
def test_both_paths_have_the_same_objects(base):
    for name in transformer.__all__:
        assert getattr(importlib.import_module(base), name) is getattr(transformer, name)
    for module, names in NAMES.items():
        first = importlib.import_module(f"{BASE[0]}.{module}")
        for name in names:
            held = importlib.import_module(f"{base}.{module}")
            assert getattr(held, name) is getattr(first, name)


def layers():
    return importlib.import_module("engine.nn.transformer.layers")


def test_arguments_go_through_checks_with_their_names():
    seen = []

    @layers()._args_type_validator_check(size=lambda value, name: seen.append((name, value)))
    def made(self, size, other=1, **kwargs):
        return size + other

    assert made(None, 3, other=2) == 5
    assert made(None, size=4) == 5
    assert seen == [("size", 3), ("size", 4)]
    assert made.__name__ == "made"


def test_arguments_in_kwargs_are_checked_too():
    check = layers()._valid_type_checks([OpParallelConfig], "Own")

    @layers()._args_type_validator_check(parallel_config=check)
    def made(**kwargs):
        return len(kwargs)

    assert made(parallel_config=OpParallelConfig(), more=1) == 2
    with pytest.raises(ArgumentTypeError, match=r"Own\(parallel_config\) expected a OpParallel"):
        made(parallel_config=None)


def test_number_types_are_checked():
    check = layers()._valid_value_checks([engine.float32, engine.float16], "Own")

    assert check(engine.float16, "dtype") is True
    with pytest.raises(ArgumentTypeError, match=r"Own\(dtype\) expected Float32 or Float16"):
        check(engine.int32, "dtype")
    with pytest.raises(ArgumentTypeError, match=r"Own\(x\) expected Float32, got Int8"):
        layers()._check_input_dtype(engine.int8, "x", [engine.float32], "Own")


def test_inputs_of_the_past_are_checked():
    check = layers()._check_past_none_input_none

    assert check(True, "x", "Own", None, True, False) is True
    assert check(False, "x", "Own", None, False, True) is True
    for use_past, is_tensor, is_default in ((True, False, True), (False, True, False)):
        with pytest.raises(ArgumentTypeError, match=r"Own\(x\)"):
            check(use_past, "x", "Own", None, is_tensor, is_default)
    with pytest.raises(ArgumentTypeError, match="None without use_past"):
        check(False, "x", "Own", None, False, False)


def test_configurations_are_checked():
    config = importlib.import_module("engine.nn.transformer.op_parallel_config")
    moe = importlib.import_module("engine.nn.transformer.moe")

    class Staged:
        pipeline_stage = 2

    config._check_config(OpParallelConfig())
    moe._check_moe_config(MoEConfig(), None)
    with pytest.raises(ArgumentValueError, match="1 in one process, got 2"):
        config._check_config(Staged())
    with pytest.raises(UnsupportedError, match="expert_num"):
        moe._check_moe_config(MoEConfig(expert_num=2))
