"""Normalisation over a batch, a sample or groups of channels; products of two inputs."""

from __future__ import annotations

from tests.engine.ops.pytorch_case import Case, given, positive, real, transposed

_PAIR = (real(3), real(3))

CASES = {
    "batch_norm": Case(
        "ops.batch_norm(a, d, e, b, c, True)",
        "F.batch_norm(a, d.detach(), e.detach(), b, c, True)",
        (real(4, 3), *_PAIR, real(3), positive(3)),
        differentiated=False,
    ),
    "batch_norm_gradients": Case(
        "ops.batch_norm(a, None, None, b, c, True, eps=0.1)",
        "F.batch_norm(a, None, None, b, c, True, eps=0.1)",
        (real(2, 3, 2, 2), *_PAIR),
    ),
    "batch_norm_evaluated": Case(
        "ops.batch_norm(a, d, e, b, c)",
        "F.batch_norm(a, d, e, b, c)",
        (real(2, 3, 2), *_PAIR, given(0.1, -0.3, 2.0), given(0.5, 1.0, 3.0)),
        differentiated=False,
    ),
    "batch_norm_without_scale": Case(
        "ops.batch_norm(a, None, None, training=True)",
        "F.batch_norm(a, None, None, training=True)",
        (transposed(4, 3),),
    ),
    "layer_norm": Case(
        "ops.layer_norm(a, (3, 2), b, c)",
        "F.layer_norm(a, (3, 2), b, c)",
        (real(2, 3, 2), real(3, 2), real(3, 2)),
    ),
    "layer_norm_plain": Case("ops.layer_norm(a, 4)", "F.layer_norm(a, (4,))", (transposed(3, 4),)),
    "group_norm": Case(
        "ops.group_norm(a, 2, b, c, 0.01)",
        "F.group_norm(a, 2, b, c, 0.01)",
        (real(2, 4, 3), real(4), real(4)),
    ),
    "group_norm_flat": Case("ops.group_norm(a, 2)", "F.group_norm(a, 2)", (real(3, 6),)),
    "instance_norm": Case(
        "ops.instance_norm(a, b, c)",
        "F.instance_norm(a, weight=b, bias=c)",
        (real(2, 3, 4), *_PAIR),
    ),
    "instance_norm_layer": Case(
        "nn.InstanceNorm2d(3, affine=False)(a)",
        "nn.InstanceNorm2d(3)(a)",
        (real(2, 3, 2, 3),),
    ),
    "rms_norm": Case(
        "ops.rms_norm(a, b, 0.01)[0]",
        "F.rms_norm(a, (3, 2), b, 0.01)",
        (real(2, 3, 2), real(3, 2)),
    ),
    "normalize": Case("ops.normalize(a, 1)", "F.normalize(a, dim=1)", (real(3, 4),)),
    "bidense": Case(
        "ops.bidense(a, b, c, d)",
        "F.bilinear(a, b, c, d)",
        (real(2, 2, 3), real(2, 2, 4), real(5, 3, 4), real(5)),
    ),
}
