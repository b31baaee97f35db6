"""Layers as text that both MindSpore and our engine understand, and what MindSpore makes of them.

Run with a Python that has MindSpore, as `python -m tests.engine.nn.layer.mindspore_layers` in the
root of a checkout, this file writes tests/data/mindspore/layers.npz and .json;
`test_beside_mindspore.py` makes the same layers of ours. MindSpore is imported in functions alone.
"""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tests.engine.nn.layer.mindspore_windows import WINDOWS

KEPT = Path(__file__).parents[3] / "data" / "mindspore" / "layers"
SEED = 12


class Floats(NamedTuple):
    shape: tuple[int, ...]
    positive: bool = False


class Whole(NamedTuple):
    """Numbers from 0 to before `below`."""

    shape: tuple[int, ...]
    below: int


class Truth(NamedTuple):
    """True with a chance, never along a whole last axis."""

    shape: tuple[int, ...]


class Each(NamedTuple):
    """An input that is a tuple of some."""

    parts: tuple[Any, ...]


class Case(NamedTuple):
    make: str  # of `nn` and `ops`
    inputs: tuple[Any, ...] = ()
    options: dict[str, Any] = {}  # noqa: RUF012 - further inputs, by name
    train: bool = True


def f(*shape: int) -> Floats:
    return Floats(shape)


def drawn(rng: np.random.Generator, wanted: Any) -> Any:
    if isinstance(wanted, Floats):
        array = rng.standard_normal(wanted.shape).astype(np.float32)
        return np.abs(array) + np.float32(0.1) if wanted.positive else array
    if isinstance(wanted, Whole):
        return rng.integers(0, wanted.below, wanted.shape).astype(np.int32)
    if isinstance(wanted, Truth):
        hidden = rng.random(wanted.shape) < 0.4
        hidden[..., 0] = False
        return hidden
    if isinstance(wanted, Each):
        return tuple(drawn(rng, part) for part in wanted.parts)
    return wanted


def inputs(name: str) -> tuple[list[Any], dict[str, Any]]:
    case = CASES[name]
    rng = np.random.default_rng([SEED, zlib.crc32(name.encode())])
    given = [drawn(rng, wanted) for wanted in case.inputs]
    return given, {key: drawn(rng, wanted) for key, wanted in case.options.items()}


def values(name: str, parameter: str, shape: tuple[int, ...]) -> np.ndarray:
    """What a parameter holds before the step."""
    rng = np.random.default_rng([SEED, zlib.crc32(f"{name}/{parameter}".encode())])
    array = 0.5 * rng.standard_normal(shape)
    last = parameter.rpartition(".")[2]
    return (np.abs(array) + 0.5 if "var" in last else array).astype(np.float32)


def cotangent(name: str, k: int, shape: tuple[int, ...]) -> np.ndarray:
    rng = np.random.default_rng([SEED, zlib.crc32(name.encode()), k])
    return rng.standard_normal(shape).astype(np.float32)


def differentiable(given: list[Any]) -> list[int]:
    return [k for k, x in enumerate(given) if isinstance(x, np.ndarray) and x.dtype.kind == "f"]


def parts(out: Any) -> list[Any]:
    """The tensors of an output that holds some in tuples."""
    return [part for one in out for part in parts(one)] if isinstance(out, tuple) else [out]


_SELF = (f(3, 2, 4), f(5, 2, 4), f(5, 2, 4))
_LAYER = "nn.TransformerEncoderLayer(4, 2, 6, 0.0{})"
_DECODER = "nn.TransformerDecoderLayer(4, 2, 6, 0.0{})"
_TABLE = (Whole((2, 5), 7), Floats((2, 5), positive=True), Whole((2, 5), 3))

CASES = {
    "attention": Case("nn.MultiheadAttention(4, 2)", _SELF),
    "attention_bool_masks": Case(
        "nn.MultiheadAttention(4, 2)",
        _SELF,
        {"key_padding_mask": Truth((2, 5)), "attn_mask": Truth((3, 5))},
    ),
    "attention_float_masks": Case(
        "nn.MultiheadAttention(4, 2)",
        _SELF,
        {"key_padding_mask": f(2, 5), "attn_mask": f(4, 3, 5), "average_attn_weights": False},
    ),
    "attention_lengths": Case(
        "nn.MultiheadAttention(4, 2, kdim=3, vdim=2, has_bias=False, batch_first=True)",
        (f(2, 3, 4), f(2, 5, 3), f(2, 5, 2)),
    ),
    "attention_more_keys": Case(
        "nn.MultiheadAttention(4, 2, add_bias_kv=True, add_zero_attn=True)",
        _SELF,
        {"attn_mask": Truth((3, 5)), "need_weights": False},
    ),
    "attention_alone": Case(
        "nn.MultiheadAttention(4, 2)",
        (f(3, 4), f(5, 4), f(5, 4)),
        {"key_padding_mask": Truth((5,))},
    ),
    "encoder_layer": Case(_LAYER.format(""), (f(3, 2, 4),), {"src_mask": Truth((3, 3))}),
    "encoder_layer_norm_first": Case(
        _LAYER.format(", 'gelu', norm_first=True, batch_first=True"),
        (f(2, 3, 4),),
        {"src_key_padding_mask": Truth((2, 3))},
    ),
    "encoder": Case(
        f"nn.TransformerEncoder({_LAYER.format('')}, 2, nn.LayerNorm((4,)))", (f(3, 2, 4),)
    ),
    "decoder_layer": Case(
        _DECODER.format(", norm_first=True"),
        (f(3, 2, 4), f(5, 2, 4)),
        {"tgt_mask": Truth((3, 3)), "memory_mask": Truth((3, 5))},
    ),
    "decoder": Case(f"nn.TransformerDecoder({_DECODER.format('')}, 1)", (f(3, 2, 4), f(5, 2, 4))),
    "transformer": Case(
        "nn.Transformer(4, 2, 1, 1, 6, 0.0)",
        (f(3, 2, 4), f(5, 2, 4)),
        {"src_key_padding_mask": Truth((2, 3)), "tgt_mask": Truth((5, 5))},
    ),
    "rnn": Case("nn.RNN(3, 2, 2, nonlinearity='relu', bidirectional=True)", (f(4, 2, 3),)),
    "rnn_no_bias": Case("nn.RNN(3, 2, has_bias=False, batch_first=True)", (f(2, 4, 3), f(1, 2, 2))),
    "lstm": Case("nn.LSTM(3, 2, 2, bidirectional=True)", (f(4, 2, 3),)),
    "lstm_states": Case("nn.LSTM(3, 2)", (f(4, 2, 3), Each((f(1, 2, 2), f(1, 2, 2))))),
    "lstm_lengths": Case("nn.LSTM(3, 2)", (f(4, 3, 3), None, np.array([4, 2, 1], np.int32))),
    "gru": Case("nn.GRU(3, 2, 2, bidirectional=True)", (f(4, 2, 3), f(4, 2, 2))),
    "gru_lengths": Case(
        "nn.GRU(3, 2, bidirectional=True)", (f(4, 3, 3), None, np.array([4, 2, 1], np.int32))
    ),
    "rnn_cell": Case("nn.RNNCell(3, 2, nonlinearity='relu')", (f(4, 3), f(4, 2))),
    "lstm_cell": Case("nn.LSTMCell(3, 2)", (f(4, 3), Each((f(4, 2), f(4, 2))))),
    "gru_cell": Case("nn.GRUCell(3, 2, has_bias=False)", (f(4, 3), f(4, 2))),
    "batch_norm_1d": Case("nn.BatchNorm1d(3)", (f(4, 3, 2),)),
    "batch_norm_2d_evaluated": Case("nn.BatchNorm2d(3)", (f(2, 3, 2, 2),), train=False),
    "batch_norm_2d_always": Case(
        "nn.BatchNorm2d(3, use_batch_statistics=True)", (f(2, 3, 2, 2),), train=False
    ),
    "batch_norm_2d_never": Case("nn.BatchNorm2d(3, use_batch_statistics=False)", (f(2, 3, 2, 2),)),
    "batch_norm_2d_fixed": Case("nn.BatchNorm2d(3, affine=False, momentum=0.7)", (f(2, 3, 2, 2),)),
    "batch_norm_3d": Case("nn.BatchNorm3d(2)", (f(2, 2, 2, 3, 2),)),
    "sync_batch_norm": Case("nn.SyncBatchNorm(3)", (f(4, 3),), train=False),
    "group_norm_fixed": Case("nn.GroupNorm(2, 4, affine=False)", (f(2, 4, 2, 2),)),
    "layer_norm_axes": Case("nn.LayerNorm((2, 3), 1, 2)", (f(2, 2, 2, 3),)),
    "layer_norm_list": Case("nn.LayerNorm([3])", (f(4, 3),)),
    "bi_dense": Case("nn.BiDense(3, 2, 4)", (f(2, 2, 3), f(2, 2, 2))),
    "dense_activation": Case("nn.Dense(3, 2, activation='fast_gelu')", (f(4, 3),)),
    "dense_bn_act": Case("nn.DenseBnAct(3, 2, has_bn=True, activation='leakyrelu')", (f(4, 3),)),
    "conv_bn_act": Case(
        "nn.Conv2dBnAct(2, 3, 2, has_bias=True, has_bn=True, activation='relu')", (f(2, 2, 3, 3),)
    ),
    "time_distributed": Case("nn.TimeDistributed(nn.Dense(3, 2), 1, 0)", (f(2, 4, 3),)),
    "time_distributed_steps": Case("nn.TimeDistributed(nn.BatchNorm1d(3), 1)", (f(2, 2, 3),)),
    "embedding": Case("nn.Embedding(7, 3, padding_idx=2)", (Whole((2, 3), 7),)),
    "embedding_one_hot": Case("nn.Embedding(7, 3, True)", (Whole((2, 3), 7),)),
    "embedding_lookup": Case("nn.EmbeddingLookup(5, 3)", (Whole((2, 4), 7),)),
    "field_sum": Case("nn.MultiFieldEmbeddingLookup(7, 2, 3)", _TABLE),
    "field_mean": Case("nn.MultiFieldEmbeddingLookup(7, 2, 3, operator='MEAN')", _TABLE),
    "field_max": Case("nn.MultiFieldEmbeddingLookup(7, 2, 3, operator='MAX')", _TABLE),
    "one_hot": Case("nn.OneHot(1, 4, 2.0, -1.0)", (Whole((2, 3), 5),)),
    "norm": Case("nn.Norm(axis=(0, 2), keep_dims=True)", (f(2, 3, 2),)),
    "moments": Case("nn.Moments(axis=(0, 2))", (f(2, 3, 2),)),
    "reduce_log_sum_exp": Case("nn.ReduceLogSumExp((0, 1))", (f(2, 3, 2),)),
    "clip_by_norm": Case("nn.ClipByNorm()", (f(2, 3), np.float32(0.5))),
    "l1_regularizer": Case("nn.L1Regularizer(0.5)", (f(2, 3),)),
    "range": Case("nn.Range(1.0, 3.0, 0.5)"),
    "mat_mul": Case("nn.MatMul(True, True)", (f(2, 3, 2), f(4, 3))),
    "mat_mul_vector": Case("nn.MatMul(True)", (f(3), f(3, 2))),
    "tril": Case("nn.Tril()", (f(2, 3, 3), 1)),
    "triu": Case("nn.Triu()", (f(2, 3, 3), -1)),
    "unflatten": Case("nn.Unflatten(1, (2, -1))", (f(2, 6),)),
    "fast_gelu": Case("nn.FastGelu()", (f(2, 5),)),
    "softmax_2d": Case("nn.Softmax2d()", (f(2, 3, 2, 2),)),
    "softmin": Case("nn.Softmin(0)", (f(3, 4),)),
    "glu": Case("nn.GLU(0)", (f(4, 3),)),
    "elu": Case("nn.ELU()", (f(2, 5),)),
    "celu": Case("nn.CELU(0.7)", (f(2, 5),)),
    "selu": Case("nn.SeLU()", (f(2, 5),)),
    "silu": Case("nn.SiLU()", (f(2, 5),)),
    "mish": Case("nn.Mish()", (f(2, 5),)),
    "hsigmoid": Case("nn.HSigmoid()", (f(2, 5),)),
    "hardtanh": Case("nn.Hardtanh(-0.5, 0.7)", (f(2, 5),)),
    "hshrink": Case("nn.HShrink(0.3)", (f(2, 5),)),
    "softsign": Case("nn.Softsign()", (f(2, 5),)),
    "tanh": Case("nn.Tanh()", (f(2, 5),)),
    "tanhshrink": Case("nn.Tanhshrink()", (f(2, 5),)),
    "threshold": Case("nn.Threshold(0.1, 2.0)", (f(2, 5),)),
    "leaky_relu": Case("nn.LeakyReLU(0.3)", (f(2, 5),)),
    "rrelu": Case("nn.RReLU(0.25, 0.25)", (f(2, 5),)),
    "prelu_channels": Case("nn.PReLU(3, [0.1, 0.2, 0.3])", (f(2, 3, 2, 2),)),
    "gelu": Case("nn.GELU(False)", (f(2, 5),)),
    "gelu_tanh": Case("nn.GELU()", (f(2, 5),)),
    "dropout_evaluated": Case("nn.Dropout(p=0.5)", (f(2, 5),), train=False),
    "dropout_1d": Case("nn.Dropout1d(1.0)", (f(2, 5),)),
    "dropout_3d": Case("nn.Dropout3d(1.0)", (f(2, 5, 2, 1, 1),)),
    "cell_dict": Case("nn.CellDict({'dense': nn.Dense(2, 3), 'norm': nn.BatchNorm1d(3)})"),
}
CASES |= {name: Case(make, (f(*shape),)) for name, (make, shape) in WINDOWS.items()}
CONTAINERS = {"cell_dict"}  # which nobody can call
_SPARSE = "its gradients there are the rows that were taken out, without their numbers"
# Whose gradients are not kept, and why.
NO_GRADIENTS = {
    "embedding_lookup": _SPARSE,
    "field_sum": _SPARSE,
    "field_mean": _SPARSE,
    "field_max": _SPARSE,
    "selu": "a defect: its gradients below 0 differ from finite differences of its own outputs",
}


def of_mindspore(name: str) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
    """What it says of itself, and its outputs, gradients and parameters behind the step."""
    import mindspore as ms
    from mindspore import nn, ops

    case = CASES[name]
    layer = eval(case.make, {"nn": nn, "ops": ops}).set_train(case.train)
    said = {
        "repr": re.sub(r" object at \w+>", ">", repr(layer)),
        "params": [
            [p.name, list(p.shape), str(p.dtype), p.requires_grad] for p in layer.get_parameters()
        ],
    }
    if name in CONTAINERS:
        return said, {}
    for parameter in layer.get_parameters():
        parameter.set_data(ms.Tensor(values(name, parameter.name, parameter.shape)))

    def tensor(x: Any) -> Any:
        if isinstance(x, tuple):
            return tuple(map(tensor, x))
        return ms.Tensor(x) if isinstance(x, np.ndarray | np.float32) else x

    given, options = inputs(name)
    tensors = [tensor(x) for x in given]
    named = {key: tensor(x) for key, x in options.items()}
    moving = {p.name: p.asnumpy().copy() for p in layer.get_parameters() if not p.requires_grad}
    outputs = parts(layer(*tensors, **named))
    found = {f"out{k}": out.asnumpy() for k, out in enumerate(outputs)}
    for parameter in layer.get_parameters():
        if not parameter.requires_grad:
            found[f"after/{parameter.name}"] = parameter.asnumpy().copy()
            parameter.set_data(ms.Tensor(moving[parameter.name]))

    def total(*given: Any) -> Any:
        return sum(
            (out * ms.Tensor(cotangent(name, k, out.shape))).sum()
            for k, out in enumerate(parts(layer(*given, **named)))
            if out.dtype == ms.float32
        )

    positions, weights = tuple(differentiable(given)), layer.trainable_params()
    if name not in NO_GRADIENTS and (positions or weights):
        pull = ms.grad(total, positions or None, weights or None)
        gradients = pull(*tensors)
        by_input, by_weight = (
            gradients
            if positions and weights
            else (gradients, ())
            if positions
            else ((), gradients)
        )
        by_input = by_input if isinstance(by_input, tuple) else (by_input,)
        found |= {f"grad_in{k}": g.asnumpy() for k, g in zip(positions, by_input, strict=True)}
        for weight, gradient in zip(weights, by_weight, strict=True):
            found[f"grad/{weight.name}"] = gradient.asnumpy()
    return said, found


def main() -> None:
    import mindspore

    said, kept = {}, {}
    for name in CASES:
        try:
            said[name], found = of_mindspore(name)
        except Exception as error:
            print(f"{name}: {type(error).__name__}: {str(error).splitlines()[0][:160]}")
            continue
        kept |= {f"{name}/{key}": array for key, array in found.items()}
    np.savez_compressed(KEPT.with_suffix(".npz"), **kept)
    text = json.dumps({"mindspore": mindspore.__version__, "layers": said}, indent=1)
    KEPT.with_suffix(".json").write_text(text + "\n", encoding="utf-8")
    print(f"{len(said)} layers, {len(kept)} arrays, of MindSpore {mindspore.__version__}")


if __name__ == "__main__":
    main()
