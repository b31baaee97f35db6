"""Activations. PyTorch's own hardsigmoid multiplies by 1/6 in float32, so it is written out."""

from __future__ import annotations

from tests.engine.ops.pytorch_case import Case, given, positive, real, transposed

EDGES = given(-4.0, -3.0, -1.0, -0.5, 0.0, 0.5, 1.0, 3.0, 6.0, 7.0)
FAR = given(-800.0, -30.0, 0.0, 30.0, 800.0)

CASES = {
    "relu": Case("ops.relu(a)", "F.relu(a)", (EDGES,)),
    "relu6": Case("ops.relu6(a)", "F.relu6(a)", (real(2, 9),)),
    "sigmoid": Case("ops.sigmoid(a)", "torch.sigmoid(a)", (FAR,)),
    "tanh": Case("ops.tanh(a)", "torch.tanh(a)", (real(2, 3),)),
    "elu": Case("ops.elu(a)", "F.elu(a)", (EDGES,)),
    "celu": Case("ops.celu(a, 2.0)", "F.celu(a, 2.0)", (EDGES,)),
    "selu": Case("ops.selu(a)", "F.selu(a)", (EDGES,)),
    "gelu": Case("ops.gelu(a)", "F.gelu(a)", (transposed(2, 3),)),
    "gelu-tanh": Case(
        "ops.gelu(a, approximate='tanh')", "F.gelu(a, approximate='tanh')", (real(2, 3),)
    ),
    "silu": Case("ops.silu(a)", "F.silu(a)", (FAR,)),
    "mish": Case("ops.mish(a)", "F.mish(a)", (real(2, 3),)),
    "softplus": Case("ops.softplus(a)", "F.softplus(a)", (FAR,)),
    "softplus-options": Case("ops.softplus(a, 2, 1)", "F.softplus(a, 2, 1)", (real(2, 3),)),
    "softsign": Case("ops.softsign(a)", "F.softsign(a)", (real(2, 3),)),
    "softshrink": Case("ops.softshrink(a, 0.4)", "F.softshrink(a, 0.4)", (real(2, 3),)),
    "hardshrink": Case("ops.hardshrink(a, 0.4)", "F.hardshrink(a, 0.4)", (real(2, 3),)),
    "tanhshrink": Case("ops.tanhshrink(a)", "F.tanhshrink(a)", (real(2, 3),)),
    "hardsigmoid": Case("ops.hardsigmoid(a)", "F.relu6(a + 3) / 6", (given(-4.0, -1.0, 2.0, 5.0),)),
    "hardswish": Case("ops.hardswish(a)", "F.hardswish(a)", (given(-4.0, -1.0, 2.0, 5.0),)),
    "hardtanh": Case("ops.hardtanh(a, -0.5, 0.7)", "F.hardtanh(a, -0.5, 0.7)", (real(2, 3),)),
    "leaky_relu": Case(
        "ops.leaky_relu(a, 0.1)", "F.leaky_relu(a, 0.1)", (given(-4.0, -0.5, 0.5, 7.0),)
    ),
    "logsigmoid": Case("ops.logsigmoid(a)", "F.logsigmoid(a)", (FAR,)),
    "prelu-channels": Case("ops.prelu(a, b)", "F.prelu(a, b)", (real(2, 3, 2), positive(3))),
    "threshold": Case("ops.threshold(a, 0.1, 9.0)", "F.threshold(a, 0.1, 9.0)", (real(2, 3),)),
    "glu": Case("ops.glu(a, 1)", "F.glu(a, 1)", (real(2, 4),)),
    "softmax": Case("ops.softmax(a, 0)", "F.softmax(a, 0)", (transposed(2, 3),)),
    "softmax-far": Case("ops.softmax(a)", "F.softmax(a, -1)", (FAR,)),
    "softmax-0d": Case("ops.softmax(a)", "F.softmax(a, -1)", (real(),)),
    "softmax-empty": Case("ops.softmax(a, 1)", "F.softmax(a, 1)", (real(0, 3),)),
    "log_softmax": Case("ops.log_softmax(a, 1)", "F.log_softmax(a, 1)", (real(2, 3),)),
    "log_softmax-far": Case("ops.log_softmax(a)", "F.log_softmax(a, -1)", (FAR,)),
    "softmin": Case("ops.softmin(a, 1)", "F.softmin(a, 1)", (real(2, 3),)),
}
