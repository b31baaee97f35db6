"""Operators, their classes, and what tensors do."""

from __future__ import annotations

import numpy as np

import engine as ms
import engine.numpy as mnp
from engine import Parameter, Tensor, mint, ops
from engine.mint.nn import functional as F
from engine.ops import operations as P

x = Tensor(np.arange(6).reshape(2, 3), ms.float32)
y: Tensor = (2 * x + 1 - x / 2) ** 2 @ x.T
y = -y % 3 // 1
mask: Tensor = (x > 1) & (x <= np.float32(4)) | (x == 2) & ~(x != 3)
y = x[0] + x[:, 1:2] + x[..., None][0, 0] + x[mask].sum() + np.ones(3)
x[0, 1] = 5.0
shape: tuple[int, ...] = x.shape
whole: int = x.size + len(x) + x.ndim + int(x.max())
y = x.reshape(3, 2).reshape((2, 3)).view(-1, 3).transpose(1, 0).swapaxes(0, 1).astype(ms.float16)
y = x.sum(axis=0, keepdims=True) + x.mean((0, 1)) + x.max(axis=1, keepdims=True) + x.std()
y = x.clip(x * 0, x).clip(None, x) + ops.clip(x, x * 0, 1) + ops.broadcast_to(x, [2, 2, 3])
y = x.float().expand_dims(0).squeeze(0).broadcast_to((2, 3)).clip(0.0, 1.0).exp().abs()
values, indices = x.topk(2)
values, indices = ops.sort(x, descending=True)
first, second = ops.split(x, [1, 2], axis=1)
parts = [one.asnumpy() for one in ops.unstack(x)]
y = ops.concat((x, x), axis=1) + ops.concat([first, second, x], 1)
y = ops.stack([x, x], axis=0) + ops.zeros((2, 2, 3), ms.float32) + ops.ones_like(x)
y = ops.where(x > 0, x, 0.0) + ops.maximum(x, 0) + ops.select(mask, x, x) + ops.relu(x)
y = ops.reshape(ops.transpose(x, (1, 0)), (-1,)) + ops.softmax(x, axis=-1).sum()
y = ops.max_pool2d(x[None, None], 2)
largest, places = ops.max_pool2d(x[None, None], 2, return_indices=True)
y = ops.interpolate(x[None, None], size=(4, 4), mode="nearest")
y = ops.gather(x, Tensor([0, 1]), 1)
y = ops.one_hot(Tensor([1, 0]), 3, 1.0, 0.0)
y = ops.cross_entropy(x, Tensor([0, 1]), reduction="mean") + ops.mse_loss(x, x)
y = ops.tensor_scatter_update(x, Tensor([[0, 0]]), Tensor([9.0]))
y = ops.clip_by_value(x, 0, 1)
moved = ops.clip_by_global_norm([x, x], 1.0)
y = ops.clip_by_global_norm(x, 1.0) + ops.cast(3, ms.float32) + ops.cast(True, ms.int32)
y = ops.permute(x, Tensor([1, 0])) + mint.permute(x, Tensor([1, 0])) + Tensor(range(2))
lengths = Tensor([2, 3])
y = ops.zeros(lengths) + ops.fill(ms.float32, lengths, 1) + x.new_zeros(lengths)
y = mnp.zeros(lengths) + mnp.ones(lengths) + mnp.empty(lengths) + mnp.full(lengths, 2.0)
y = mnp.full_like(x, Tensor(2.0)) + mnp.zeros_like(x, shape=lengths) + mnp.array(range(3))
columns: list[Tensor] = mnp.split(x, [1, 2], axis=1) + mnp.hsplit(x, [1]) + mnp.vsplit(x, [1])
halves: tuple[Tensor, ...] = mnp.split(x, 2) + mnp.hsplit(x, 3) + mnp.array_split(x, 2)
weight = Parameter(Tensor([1.0, 2.0]), name="weight", requires_grad=True)
ops.assign(weight, weight * 0.5)
weight.set_data(Tensor([3.0, 4.0]))
ops.assign_add(weight, Tensor([1.0, 1.0]))

y = P.MatMul(transpose_b=True)(x, x) + P.ReduceSum(keep_dims=True)(x, 1)
y = P.Cast()(P.Concat(axis=1)((x, x)), ms.int32)
values, indices = P.TopK(sorted=True)(x, 1)
y = ops.ReLU()(x) + ops.ReduceMean()(ops.Transpose()(x, (1, 0)))
y = ops.OneHot()(Tensor([1]), 3, x[0, 0], x[0, 1])
length: int = ops.Size()(x)
told: tuple[int, ...] = ops.Shape()(x)


class Flat:
    """Operators as attributes, as older networks have them."""

    def __init__(self) -> None:
        self.add: ops.Add = ops.Add()
        self.reshape = ops.Reshape()

    def __call__(self, given: Tensor) -> Tensor:
        return self.reshape(self.add(given, 1.0), (-1,))


y = mnp.linspace(0, 1, 5) + mnp.where(mnp.ones((5,)) > 0, 1, 2)
y = mnp.concatenate(([1], [2.0]))
y = mnp.arange(6).reshape(2, 3) + mnp.array([1, 2, 3], dtype=mnp.float32)
y = mnp.pad(x, ((1, 1), (0, 0))) + mnp.pad(x, [(1, 1), (0, 0)], constant_values=((1, 2.5), (0, 0)))
y = mnp.pad(x, ((1, 1), (0, 0)), "mean", stat_length=((1, 1), (2, 2)))
y = mnp.pad(x, Tensor([1, 0]), "linear_ramp", end_values=(0.5, 1.5))
y = mint.add(x, 2, alpha=3) + F.relu(x) + mint.nn.Linear(3, 3)(x) + mint.cat((x, x), dim=0)[:2]
y = ms.tensor([1.0, 2.0], dtype="float32")
y = y + Tensor(shape=(2,), dtype=ms.float32, init=ms.common.initializer.One()).init_data()
print(y, np.asarray(y).sum(), parts, moved, Flat()(x), whole, shape, length, told, values, indices)
print(f"{float(y.mean()):.3f}", [int(one) for one in x.flatten()], bool((x == x).all()))
print(largest, places)
