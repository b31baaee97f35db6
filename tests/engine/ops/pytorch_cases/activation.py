"""Activations, as functions and as layers.

PyTorch's own `hardsigmoid` and `celu` keep a sixth and 1 / alpha in float32.
"""

from __future__ import annotations

from tests.engine.ops.pytorch_case import Case, real, transposed

_X = (real(3, 4),)

CASES = {
    "relu": Case("ops.relu(a)", "F.relu(a)", (transposed(3, 4),)),
    "relu6": Case("ops.relu6(a * 5)", "F.relu6(a * 5)", _X),
    "sigmoid": Case("ops.sigmoid(a)", "torch.sigmoid(a)", (real(0, 4),)),
    "tanh": Case("ops.tanh(a)", "torch.tanh(a)", (real(),)),
    "elu": Case("ops.elu(a, 0.7)", "F.elu(a, 0.7)", _X),
    "celu": Case("ops.celu(a, 0.5)", "F.celu(a, 0.5)", _X),
    "selu": Case("ops.selu(a)", "F.selu(a)", _X),
    "gelu": Case("ops.gelu(a)", "F.gelu(a)", _X),
    "gelu_tanh": Case("ops.gelu(a, 'tanh')", "F.gelu(a, approximate='tanh')", _X),
    "fast_gelu": Case("ops.fast_gelu(a)", "a * torch.sigmoid(1.702 * a)", _X),
    "silu": Case("ops.silu(a)", "F.silu(a)", _X),
    "mish": Case("ops.mish(a)", "F.mish(a)", _X),
    "hardswish": Case("ops.hardswish(a * 4)", "F.hardswish(a * 4)", _X),
    "hardsigmoid": Case("ops.hardsigmoid(a * 4)", "F.relu6(a * 4 + 3) / 6", _X),
    "hardtanh": Case("ops.hardtanh(a, -0.5, 0.7)", "F.hardtanh(a, -0.5, 0.7)", _X),
    "hardshrink": Case("ops.hardshrink(a, 0.4)", "F.hardshrink(a, 0.4)", _X),
    "softshrink": Case("ops.softshrink(a, 0.4)", "F.softshrink(a, 0.4)", _X),
    "tanhshrink": Case("ops.tanhshrink(a)", "F.tanhshrink(a)", _X),
    "softplus": Case("ops.softplus(a * 9, 2, 10)", "F.softplus(a * 9, 2, 10)", _X),
    "softsign": Case("ops.softsign(a)", "F.softsign(a)", _X),
    "logsigmoid": Case("ops.logsigmoid(a)", "F.logsigmoid(a)", _X),
    "leaky_relu": Case("ops.leaky_relu(a, 0.3)", "F.leaky_relu(a, 0.3)", _X),
    "prelu": Case("ops.prelu(a, b)", "F.prelu(a, b)", (real(2, 3, 2), real(3))),
    "rrelu": Case("ops.rrelu(a, 0.25, 0.25)", "F.rrelu(a, 0.25, 0.25, training=True)", _X),
    "threshold": Case("ops.threshold(a, 0.1, 2.0)", "F.threshold(a, 0.1, 2.0)", _X),
    "glu": Case("ops.glu(a, 1)", "F.glu(a, 1)", _X),
    "softmax": Case("ops.softmax(a, 0)", "torch.softmax(a, 0)", _X),
    "softmin": Case("ops.softmin(a, 1)", "F.softmin(a, 1)", _X),
    "log_softmax": Case("ops.log_softmax(a, -1)", "torch.log_softmax(a, -1)", _X),
    "softmax_2d": Case("nn.Softmax2d()(a)", "nn.Softmax2d()(a)", (real(2, 3, 2, 1),)),
    "log_sum_exp": Case("nn.ReduceLogSumExp((0, 1))(a)", "torch.logsumexp(a, (0, 1))", _X),
}
