"""What transformers compute, written for MindSpore and for us alike; `ms` is either of them.

    python tests/engine/nn/transformer/mindspore_transformers.py transformer.json

with a Python that has MindSpore 2.0.0 writes what it computes. Later ones on PyPI have lost
`mindspore.parallel._transformer`.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

import numpy as np

SIZES = {"batch_size": 2, "hidden_size": 8, "ffn_hidden_size": 16, "num_heads": 2}


def wave(shape, phase=0.0, size=1.0):
    """Numbers that look drawn, and are the same everywhere."""
    count = int(np.prod(shape))
    return (size * np.sin(1.7 * np.arange(count) + phase)).astype(np.float32).reshape(shape)


def filled(ms, net):
    """The network with parameters that look drawn, as it is outside of training."""
    for k, p in enumerate(sorted(net.get_parameters(), key=lambda p: p.name)):
        if not p.name.endswith("_past"):
            value = wave(p.shape, k, 0.4) + float(p.name.endswith("gamma"))
            p.set_data(ms.Tensor(value.astype(np.float32)))
    net.set_train(False)
    return net


def steps(ms, length, phase=0.0):
    return ms.Tensor(wave((2, length, 8), phase))


def causal(ms, transformer, length):
    there = np.ones((2, length), np.float32)
    there[1, -1] = 0
    return transformer.AttentionMask(seq_length=length)(ms.Tensor(there))


def whole(made):
    """The output and the first keys and values."""
    output, present = made
    return [output, *(present[0] if isinstance(present[0], tuple) else present)]


def encoder_layer(ms, transformer, **options):
    net = transformer.TransformerEncoderLayer(seq_length=4, **SIZES, **options)
    return whole(filled(ms, net)(steps(ms, 4), causal(ms, transformer, 4)))


def flat_encoder_layer(ms, transformer):
    net = transformer.TransformerEncoderLayer(seq_length=4, hidden_act="relu", **SIZES)
    return whole(filled(ms, net)(steps(ms, 4).reshape((8, 8)), None))


def encoder(ms, transformer):
    net = transformer.TransformerEncoder(num_layers=2, seq_length=4, **SIZES)
    return whole(filled(ms, net)(steps(ms, 4), causal(ms, transformer, 4)))


def decoder_layer(ms, transformer, **options):
    lengths = {"src_seq_length": 5, "tgt_seq_length": 3}
    net = filled(ms, transformer.TransformerDecoderLayer(**lengths, **SIZES, **options))
    mask = ms.Tensor((wave((2, 3, 5), 2.0) > 0).astype(np.float32))
    return whole(net(steps(ms, 3), causal(ms, transformer, 3), steps(ms, 5, 1.0), mask))


def decoder_layer_alone(ms, transformer):
    lengths = {"src_seq_length": 5, "tgt_seq_length": 3}
    net = filled(ms, transformer.TransformerDecoderLayer(**lengths, **SIZES))
    return whole(net(steps(ms, 3), causal(ms, transformer, 3)))


def both(ms, transformer):
    lengths = {"src_seq_length": 5, "tgt_seq_length": 3}
    layers = {"encoder_layers": 1, "decoder_layers": 2}
    net = filled(ms, transformer.Transformer(**lengths, **layers, **SIZES))
    return [net(steps(ms, 5), None, steps(ms, 3, 1.0), causal(ms, transformer, 3))[0]]


def attention(ms, transformer, **options):
    net = transformer.MultiHeadAttention(
        batch_size=None, src_seq_length=3, tgt_seq_length=5, hidden_size=8, num_heads=2, **options
    )
    mask = ms.Tensor((wave((2, 1, 3, 5), 2.0) > 0).astype(np.float32))
    memory = steps(ms, 5, 1.0), steps(ms, 5, 2.0)
    return whole(filled(ms, net)(steps(ms, 3), *memory, mask))


def step_by_step(ms, transformer):
    """Two sequences of 2 and 1 valid steps, then two steps more."""
    net = transformer.TransformerEncoder(num_layers=1, seq_length=4, use_past=True, **SIZES)
    filled(ms, net).add_flags_recursive(is_first_iteration=True)
    valid, fresh = ms.Tensor(np.array([2, 1], np.int32)), ms.Tensor(np.array([False]))
    found = whole(net(steps(ms, 4), causal(ms, transformer, 4), fresh, valid))
    net.add_flags_recursive(is_first_iteration=False)
    kept, mask = ms.Tensor(np.array([True])), ms.Tensor(np.ones((2, 1, 4), np.float32))
    for phase in (1.0, 2.0):
        found += whole(net(steps(ms, 1, phase), mask, kept, valid))
    return found


def loss(ms, transformer):
    logits = ms.Tensor(
        np.concatenate([wave((4, 6), 0, 5), [[99, 0, 0, 0, 0, 0]]]).astype("float32")
    )
    labels = ms.Tensor(np.array([1, 0, 5, 2, 3], np.int32))
    mask = ms.Tensor(np.array([1, 1, 0, 1, 1], np.float32))
    call = ms.ops.value_and_grad(transformer.CrossEntropyLoss())
    return list(call(ms.Tensor(logits), labels, mask))


def gradients(ms, transformer):
    net = filled(ms, transformer.TransformerEncoderLayer(seq_length=4, **SIZES))
    mask = causal(ms, transformer, 4)

    def total(x):
        return (net(x, mask)[0] ** 2).sum()

    weights = [p for p in net.trainable_params() if p.name.endswith(("weight", "gamma"))]
    weights.sort(key=lambda p: p.name)
    of_x, of_weights = ms.ops.value_and_grad(total, 0, weights)(steps(ms, 4))[1]
    return [of_x, *of_weights]


def embedding(ms, transformer):
    net = filled(ms, transformer.VocabEmbedding(vocab_size=5, embedding_size=3))
    return list(net(ms.Tensor(np.array([[0, 4], [2, 2]], np.int32))))


CASES = {
    "encoder_layer": encoder_layer,
    "encoder_layer_post": lambda *both: encoder_layer(*both, post_layernorm_residual=True),
    "flat_encoder_layer": flat_encoder_layer,
    "encoder": encoder,
    "decoder_layer": decoder_layer,
    "decoder_layer_post": lambda *both: decoder_layer(*both, post_layernorm_residual=True),
    "decoder_layer_alone": decoder_layer_alone,
    "both": both,
    "attention": attention,
    "attention_in_float32": lambda ms, t: attention(ms, t, compute_dtype=ms.float32),
    "step_by_step": step_by_step,
    "loss": loss,
    "gradients": gradients,
    "embedding": embedding,
}


def values(ms, transformer, name):
    """Each array of a case: its number type, its shape and its numbers."""
    arrays = [one.asnumpy() for one in CASES[name](ms, transformer)]
    return [[str(a.dtype), list(a.shape), [round(float(v), 6) for v in a.ravel()]] for a in arrays]


def names(ms, transformer):
    """The names of the parameters of a transformer, as they stand in checkpoints."""
    net = transformer.Transformer(
        encoder_layers=1, decoder_layers=1, src_seq_length=5, tgt_seq_length=3, **SIZES
    )
    alone = transformer.TransformerEncoder(num_layers=1, seq_length=4, use_past=True, **SIZES)
    return [[p.name for p in one.get_parameters()] for one in (net, alone)]


if __name__ == "__main__":
    mindspore = importlib.import_module("mindspore")
    theirs = importlib.import_module("mindspore.parallel._transformer")
    told = {name: values(mindspore, theirs, name) for name in CASES}
    told["names"] = names(mindspore, theirs)
    text = json.dumps({"origin": f"MindSpore {mindspore.__version__}, CPU", "values": told})
    Path(sys.argv[1]).write_text(f"{text}\n", encoding="utf-8")
