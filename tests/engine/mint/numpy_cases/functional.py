"""Functions of networks, beside NumPy and loops over windows."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
from scipy import special

import engine.mint.nn.functional as F

from .inputs import IMAGE, SEQUENCE, VOLUME, A, B, L, P, V, t

RNG = np.random.default_rng(3)
FILTERS = RNG.standard_normal((3, 4, 3, 2))
GROUPED = RNG.standard_normal((4, 2, 3, 3))
KERNELS = RNG.standard_normal((2, 3, 3))
CUBES = RNG.standard_normal((3, 2, 2, 2, 2))
SPREAD = RNG.standard_normal((4, 2, 3, 3))
LOG_P = np.log(P / P.sum(1, keepdims=True))
CLASSES = np.array([2, 0, 3])
SOFTMAX = np.exp(A) / np.exp(A).sum(1, keepdims=True)
COLUMNS = RNG.standard_normal((1, 4, 12))


def framed(x: np.ndarray, widths: tuple[int, ...], value: float = 0.0) -> np.ndarray:
    """Borders along the last axes, as many before as behind."""
    borders = [(0, 0)] * (x.ndim - len(widths)) + [(one, one) for one in widths]
    return np.pad(x, borders, constant_values=value)


def windows(x: np.ndarray, size: tuple[int, ...], step: tuple[int, ...]) -> Any:
    """Where each window stands among the others, and what it shows."""
    axes = x.shape[-len(size) :]
    counts = [(n - k) // s + 1 for n, k, s in zip(axes, size, step, strict=True)]
    for at in itertools.product(*map(range, counts)):
        part = tuple(slice(i * s, i * s + k) for i, s, k in zip(at, step, size, strict=True))
        yield at, x[(..., *part)]


def pooled(x: np.ndarray, size: tuple[int, ...], step: tuple[int, ...], how: Any) -> np.ndarray:
    parts = dict(windows(x, size, step))
    out = np.zeros((*x.shape[: -len(size)], *(n + 1 for n in max(parts))))
    for at, part in parts.items():
        out[(..., *at)] = how(part, axis=tuple(range(-len(size), 0)))
    return out


def convolved(x: np.ndarray, filters: np.ndarray, step: tuple[int, ...]) -> np.ndarray:
    parts = dict(windows(x, filters.shape[2:], step))
    out = np.zeros((x.shape[0], filters.shape[0], *(n + 1 for n in max(parts))))
    axes = tuple(range(1, x.ndim))
    for at, part in parts.items():
        out[(..., *at)] = np.tensordot(part, filters, (axes, axes))
    return out


def spread(x: np.ndarray, filters: np.ndarray, step: int) -> np.ndarray:
    """A transposed convolution of images."""
    rows, columns = (
        (n - 1) * step + k for n, k in zip(x.shape[2:], filters.shape[2:], strict=True)
    )
    out = np.zeros((x.shape[0], filters.shape[1], rows, columns))
    for i, j in itertools.product(*map(range, x.shape[2:])):
        patch = np.tensordot(x[:, :, i, j], filters, (1, 0))
        out[
            :, :, i * step : i * step + filters.shape[2], j * step : j * step + filters.shape[3]
        ] += patch
    return out


def normal(x: np.ndarray, axes: tuple[int, ...], eps: float = 1e-5) -> np.ndarray:
    return (x - x.mean(axes, keepdims=True)) / np.sqrt(x.var(axes, keepdims=True) + eps)


def soft(x: np.ndarray) -> np.ndarray:
    return np.logaddexp(x, 0)


def smooth(beta: float) -> np.ndarray:
    apart = np.abs(A - B)
    return np.where(apart < beta, apart**2 / (2 * beta), apart - beta / 2)


def columns_of(x: np.ndarray) -> np.ndarray:
    parts = [part.reshape(x.shape[0], -1) for _, part in windows(x, (2, 2), (1, 1))]
    return np.stack(parts, -1)


def inside(function: Any) -> Any:
    """What an operator in place gives, which must be its input."""
    x = t(A)
    assert function(x) is x
    return x


EVEN = IMAGE[..., :4]
LARGEST = pooled(EVEN, (2, 2), (2, 2), np.max)
OVERLAPS = np.outer([1, 2, 2, 2, 2, 1], [1, 2, 2, 2, 1])
ELU = np.where(A > 0, A, np.expm1(A))
GROUPS = normal(IMAGE.reshape(2, 2, -1), (2,)).reshape(IMAGE.shape)
SELU = 1.0507009873554805 * np.where(A > 0, A, 1.6732632423543772 * np.expm1(A))
PAIRS = np.where(np.eye(3)[[0, 2, 1]][:, :1] > 0, 1.0, -1.0).ravel()
COSINE = (A * B).sum(1) / np.linalg.norm(A, axis=1) / np.linalg.norm(B, axis=1)
CASES = {
    "adaptive_avg_pool1d": [
        (lambda: F.adaptive_avg_pool1d(t(SEQUENCE), 4), pooled(SEQUENCE, (2,), (2,), np.mean)),
    ],
    "adaptive_avg_pool2d": [
        (lambda: F.adaptive_avg_pool2d(t(IMAGE), (3, 1)), pooled(IMAGE, (2, 5), (2, 5), np.mean)),
    ],
    "adaptive_avg_pool3d": [
        (
            lambda: F.adaptive_avg_pool3d(t(VOLUME), (2, 1, 3)),
            pooled(VOLUME, (2, 5, 2), (2, 5, 2), np.mean),
        ),
    ],
    "adaptive_max_pool1d": [
        (lambda: F.adaptive_max_pool1d(t(SEQUENCE), 4), pooled(SEQUENCE, (2,), (2,), np.max)),
    ],
    "adaptive_max_pool2d": [
        (lambda: F.adaptive_max_pool2d(t(IMAGE), (3, 1)), pooled(IMAGE, (2, 5), (2, 5), np.max)),
    ],
    "avg_pool1d": [
        (lambda: F.avg_pool1d(t(SEQUENCE), 2), pooled(SEQUENCE, (2,), (2,), np.mean)),
        (
            lambda: F.avg_pool1d(t(SEQUENCE), 3, 2, 1),
            pooled(framed(SEQUENCE, (1,)), (3,), (2,), np.mean),
        ),
    ],
    "avg_pool2d": [
        (lambda: F.avg_pool2d(t(IMAGE), 2), pooled(IMAGE, (2, 2), (2, 2), np.mean)),
        (
            lambda: F.avg_pool2d(t(IMAGE), (3, 2), 1, (1, 0), divisor_override=4),
            pooled(framed(IMAGE, (1, 0)), (3, 2), (1, 1), np.sum) / 4,
        ),
    ],
    "avg_pool3d": [
        (lambda: F.avg_pool3d(t(VOLUME), 2), pooled(VOLUME, (2, 2, 2), (2, 2, 2), np.mean)),
        (
            lambda: F.avg_pool3d(t(VOLUME), 3, 2, 1),
            pooled(framed(VOLUME, (1, 1, 1)), (3, 3, 3), (2, 2, 2), np.mean),
        ),
    ],
    "batch_norm": [
        (
            lambda: F.batch_norm(t(IMAGE), t(np.zeros(4)), t(np.full(4, 4.0)), t(V), t(V), eps=0.0),
            (IMAGE / 2) * V[:, None, None] + V[:, None, None],
        ),
        (lambda: F.batch_norm(t(IMAGE), None, None, training=True), normal(IMAGE, (0, 2, 3))),
    ],
    "binary_cross_entropy": [
        (
            lambda: F.binary_cross_entropy(t(P), t(P[::-1]), reduction="none"),
            -(P[::-1] * np.log(P) + (1 - P[::-1]) * np.log1p(-P)),
        ),
    ],
    "binary_cross_entropy_with_logits": [
        (
            lambda: F.binary_cross_entropy_with_logits(t(A), t(P), t(P), "sum", t(V[0:1] + 1)),
            (P * (2 * P * soft(-A) + (1 - P) * soft(A))).sum(),
        ),
    ],
    "conv1d": [
        (lambda: F.conv1d(t(SEQUENCE), t(KERNELS)), convolved(SEQUENCE, KERNELS, (1,))),
        (
            lambda: F.conv1d(t(SEQUENCE[0]), t(KERNELS), t(V[:2]), 2, 1),
            convolved(framed(SEQUENCE[:1], (1,)), KERNELS, (2,))[0] + V[:2, None],
        ),
        (
            lambda: F.conv1d(t(SEQUENCE), t(KERNELS), padding="same"),
            convolved(framed(SEQUENCE, (1,)), KERNELS, (1,)),
        ),
    ],
    "conv2d": [
        (
            lambda: F.conv2d(t(IMAGE), t(FILTERS), t(V[:3]), (2, 1), (1, 0)),
            convolved(framed(IMAGE, (1, 0)), FILTERS, (2, 1)) + V[:3, None, None],
        ),
        (
            lambda: F.conv2d(t(IMAGE), t(GROUPED), padding=1, groups=2),
            np.concatenate(
                [
                    convolved(framed(IMAGE[:, k : k + 2], (1, 1)), GROUPED[k : k + 2], (1, 1))
                    for k in (0, 2)
                ],
                1,
            ),
        ),
        (
            lambda: F.conv2d(t(IMAGE), t(FILTERS), padding="valid"),
            convolved(IMAGE, FILTERS, (1, 1)),
        ),
    ],
    "conv3d": [
        (
            lambda: F.conv3d(t(VOLUME), t(CUBES), padding=1, stride=2),
            convolved(framed(VOLUME, (1, 1, 1)), CUBES, (2, 2, 2)),
        ),
    ],
    "conv_transpose2d": [
        (lambda: F.conv_transpose2d(t(IMAGE), t(SPREAD), stride=2), spread(IMAGE, SPREAD, 2)),
    ],
    "cosine_embedding_loss": [
        (
            lambda: F.cosine_embedding_loss(t(A), t(B), t(PAIRS), 0.1, "none"),
            np.where(PAIRS > 0, 1 - COSINE, np.maximum(COSINE - 0.1, 0)),
        ),
    ],
    "cross_entropy": [
        (
            lambda: F.cross_entropy(t(A), t(CLASSES)),
            -np.log(SOFTMAX[range(3), CLASSES]).mean(),
        ),
        (
            lambda: F.cross_entropy(t(A), t(CLASSES), reduction="none", label_smoothing=0.2),
            -0.8 * np.log(SOFTMAX[range(3), CLASSES]) - 0.2 * np.log(SOFTMAX).mean(1),
        ),
    ],
    "dropout": [
        (lambda: F.dropout(t(A), 0.5, False), A),
        (lambda: F.dropout(t(A), 1.0), A * 0),
    ],
    "dropout2d": [(lambda: F.dropout2d(t(IMAGE), 0.5, training=False), IMAGE)],
    "elu": [
        (lambda: F.elu(t(A), 2.0), np.where(A > 0, A, 2 * np.expm1(A))),
        (lambda: inside(lambda x: F.elu(x, inplace=True)), ELU),
    ],
    "elu_": [(lambda: inside(F.elu_), ELU)],
    "embedding": [(lambda: F.embedding(t(L), t(A)), A[L])],
    "flatten": [(lambda: F.flatten(t(IMAGE), 1), IMAGE.reshape(2, -1))],
    "fold": [(lambda: F.fold(t(columns_of(IMAGE)), (6, 5), 2), IMAGE * OVERLAPS)],
    "gelu": [
        (lambda: F.gelu(t(A)), A * special.ndtr(A)),
        (
            lambda: F.gelu(t(A), approximate="tanh"),
            A / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (A + 0.044715 * A**3))),
        ),
    ],
    "glu": [(lambda: F.glu(t(A)), A[:, :2] * special.expit(A[:, 2:]))],
    "grid_sample": [
        (
            lambda: F.grid_sample(t(IMAGE), t(np.zeros((2, 1, 1, 2))), align_corners=True),
            IMAGE[:, :, 2:4, 2:3].mean(2, keepdims=True),
        ),
    ],
    "group_norm": [(lambda: F.group_norm(t(IMAGE), 2), GROUPS)],
    "hardshrink": [(lambda: F.hardshrink(t(A), 0.4), np.where(np.abs(A) > 0.4, A, 0))],
    "hardsigmoid": [(lambda: F.hardsigmoid(t(A)), np.clip(A / 6 + 0.5, 0, 1))],
    "hardswish": [(lambda: F.hardswish(t(A)), A * np.clip(A / 6 + 0.5, 0, 1))],
    "hardtanh": [
        (lambda: F.hardtanh(t(A), -0.5, 0.25), np.clip(A, -0.5, 0.25)),
        (lambda: inside(lambda x: F.hardtanh(x, inplace=True)), np.clip(A, -1, 1)),
    ],
    "hardtanh_": [(lambda: inside(F.hardtanh_), np.clip(A, -1, 1))],
    "interpolate": [
        (lambda: F.interpolate(t(SEQUENCE), scale_factor=2.0), np.repeat(SEQUENCE, 2, 2)),
    ],
    "kl_div": [
        (lambda: F.kl_div(t(LOG_P), t(P), "batchmean"), (P * (np.log(P) - LOG_P)).sum() / 3),
        (
            lambda: F.kl_div(t(LOG_P), t(np.log(P)), "none", log_target=True),
            P * (np.log(P) - LOG_P),
        ),
    ],
    "l1_loss": [(lambda: F.l1_loss(t(A), t(B)), np.abs(A - B).mean())],
    "layer_norm": [
        (lambda: F.layer_norm(t(A), (4,), t(V), t(V), 1e-3), normal(A, (1,), 1e-3) * V + V),
    ],
    "leaky_relu": [
        (lambda: F.leaky_relu(t(A)), np.where(A > 0, A, 0.01 * A)),
        (lambda: F.leaky_relu(t(A), negative_slope=0.5), np.where(A > 0, A, 0.5 * A)),
    ],
    "linear": [
        (lambda: F.linear(t(A), t(B), t(V[:3])), A @ B.T + V[:3]),
        (lambda: F.linear(t(A), t(V)), A @ V),
    ],
    "log_softmax": [
        (lambda: F.log_softmax(t(A)), np.log(SOFTMAX)),
        (lambda: F.log_softmax(t(A), dim=-1), np.log(SOFTMAX)),
    ],
    "logsigmoid": [(lambda: F.logsigmoid(t(A)), -soft(-A))],
    "max_pool2d": [
        (lambda: F.max_pool2d(t(IMAGE), 2), pooled(IMAGE, (2, 2), (2, 2), np.max)),
        (
            lambda: F.max_pool2d(t(IMAGE), 3, 2, 1),
            pooled(framed(IMAGE, (1, 1), -np.inf), (3, 3), (2, 2), np.max),
        ),
    ],
    "max_unpool2d": [
        (
            lambda: F.max_unpool2d(*F.max_pool2d(t(EVEN), 2, return_indices=True), 2),
            np.where(np.repeat(np.repeat(LARGEST, 2, 2), 2, 3) == EVEN, EVEN, 0),
        ),
    ],
    "mish": [(lambda: F.mish(t(A)), A * np.tanh(soft(A)))],
    "mse_loss": [(lambda: F.mse_loss(t(A), t(B)), ((A - B) ** 2).mean())],
    "nll_loss": [
        (
            lambda: F.nll_loss(t(LOG_P), t(CLASSES), t(P[0])),
            -(P[0][CLASSES] * LOG_P[range(3), CLASSES]).sum() / P[0][CLASSES].sum(),
        ),
    ],
    "normalize": [
        (lambda: F.normalize(t(A)), A / np.linalg.norm(A, axis=1, keepdims=True)),
        (lambda: F.normalize(t(A), 1.0, 0), A / np.abs(A).sum(0)),
    ],
    "one_hot": [
        (lambda: F.one_hot(t(L)), np.eye(3, dtype=np.int64)[L]),
        (lambda: F.one_hot(t(L), 5), np.eye(5, dtype=np.int64)[L]),
    ],
    "pad": [
        (lambda: F.pad(t(A), (1, 2), value=3.0), np.pad(A, ((0, 0), (1, 2)), constant_values=3)),
        (
            lambda: F.pad(t(SEQUENCE), (1, 2), "reflect"),
            np.pad(SEQUENCE, ((0, 0), (0, 0), (1, 2)), "reflect"),
        ),
        (
            lambda: F.pad(t(SEQUENCE), (1, 2), "circular"),
            np.pad(SEQUENCE, ((0, 0), (0, 0), (1, 2)), "wrap"),
        ),
        (
            lambda: F.pad(t(SEQUENCE), (1, 2), "replicate"),
            np.pad(SEQUENCE, ((0, 0), (0, 0), (1, 2)), "edge"),
        ),
    ],
    "pixel_shuffle": [
        (
            lambda: F.pixel_shuffle(t(IMAGE), 2),
            IMAGE.reshape(2, 1, 2, 2, 6, 5).transpose(0, 1, 4, 2, 5, 3).reshape(2, 1, 12, 10),
        ),
    ],
    "prelu": [(lambda: F.prelu(t(A), t([0.3])), np.where(A > 0, A, 0.3 * A))],
    "relu": [
        (lambda: F.relu(t(A)), np.maximum(A, 0)),
        (lambda: inside(lambda x: F.relu(x, True)), np.maximum(A, 0)),
    ],
    "relu6": [(lambda: F.relu6(t(9 * A)), np.clip(9 * A, 0, 6))],
    "relu_": [(lambda: inside(F.relu_), np.maximum(A, 0))],
    "selu": [(lambda: F.selu(t(A)), SELU)],
    "sigmoid": [(lambda: F.sigmoid(t(A)), special.expit(A))],
    "sigmoid_": [(lambda: inside(F.sigmoid_), special.expit(A))],
    "silu": [
        (lambda: F.silu(t(A)), A * special.expit(A)),
        (lambda: inside(lambda x: F.silu(x, True)), A * special.expit(A)),
    ],
    "smooth_l1_loss": [
        (lambda: F.smooth_l1_loss(t(A), t(B)), smooth(1.0).mean()),
        (lambda: F.smooth_l1_loss(t(A), t(B), "none", 0.5), smooth(0.5)),
    ],
    "soft_margin_loss": [
        (lambda: F.soft_margin_loss(t(A), t(np.sign(B))), soft(-A * np.sign(B)).mean()),
    ],
    "softmax": [
        (lambda: F.softmax(t(A)), SOFTMAX),
        (lambda: F.softmax(t(SEQUENCE)), np.exp(SEQUENCE) / np.exp(SEQUENCE).sum(0)),
        (lambda: F.softmax(t(A), 0), np.exp(A) / np.exp(A).sum(0)),
    ],
    "softplus": [(lambda: F.softplus(t(A)), soft(A))],
    "softshrink": [
        (lambda: F.softshrink(t(A), 0.4), np.sign(A) * np.maximum(np.abs(A) - 0.4, 0)),
    ],
    "tanh": [(lambda: F.tanh(t(A)), np.tanh(A))],
    "threshold": [
        (lambda: F.threshold(t(A), 0.1, 20.0), np.where(A > 0.1, A, 20.0)),
        (lambda: inside(lambda x: F.threshold(x, 0.1, 20.0, True)), np.where(A > 0.1, A, 20.0)),
    ],
    "threshold_": [
        (lambda: inside(lambda x: F.threshold_(x, 0.1, 20.0)), np.where(A > 0.1, A, 20.0)),
    ],
    "unfold": [(lambda: F.unfold(t(IMAGE), 2), columns_of(IMAGE))],
    "upsample": [
        (lambda: F.upsample(t(IMAGE), scale_factor=2.0), np.repeat(np.repeat(IMAGE, 2, 2), 2, 3)),
        (
            lambda: F.upsample(t(SEQUENCE[:, :, :2]), 3, mode="linear", align_corners=True),
            np.stack(
                [SEQUENCE[:, :, 0], SEQUENCE[:, :, :2].mean(2), SEQUENCE[:, :, 1]],
                2,
            ),
        ),
    ],
}
