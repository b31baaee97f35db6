"""Networks that users write: several outputs, several cells, gradients by hand."""

from __future__ import annotations

import numpy as np

import engine as ms
from engine import Parameter, Tensor, nn, ops
from engine.common.initializer import Normal, initializer


class Block(nn.Cell):
    """Two convolutions, and what they are added to."""

    def __init__(self, channels: int, stride: int = 1) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(channels, channels, (3, 3), stride, pad_mode="pad", padding=1)
        self.conv2 = nn.Conv2d(channels, channels, 3, weight_init=Normal(0.02), has_bias=True)
        self.norm = nn.BatchNorm2d(channels)
        self.relu = nn.ReLU()
        self.scale = Parameter(initializer("ones", (channels, 1, 1), ms.float32), name="scale")
        self.past: nn.Cell = nn.Identity()
        if stride > 1:
            self.past = nn.SequentialCell([nn.AvgPool2d(2, 2), nn.Dropout(p=0.1)])

    def construct(self, x: Tensor) -> Tensor:
        inner = self.conv2(self.relu(self.norm(self.conv1(x))))
        return self.relu(inner * self.scale + self.past(x))


class TwoHeads(nn.Cell):
    """A network with two outputs."""

    def __init__(self, classes: int) -> None:
        super().__init__()
        self.blocks = nn.CellList([Block(8) for _ in range(2)])
        self.pool = nn.MaxPool2d(kernel_size=2, stride=2)
        self.flat = nn.Flatten()
        self.scores = nn.Dense(8 * 4 * 4, classes, activation="tanh")
        self.corners = nn.Dense(8 * 4 * 4, 4, bias_init="zeros")

    def construct(self, x: Tensor, flip: bool = False) -> tuple[Tensor, Tensor]:
        if flip:
            x = ops.flip(x, (3,))
        for block in self.blocks:
            x = block(x)
        x = self.flat(self.pool(x))
        return self.scores(x), self.corners(x)


class Reader(nn.Cell):
    """A recurrent network."""

    def __init__(self) -> None:
        super().__init__(auto_prefix=False)
        self.words = nn.Embedding(100, 16, padding_idx=0)
        self.lstm = nn.LSTM(16, 32, num_layers=2, batch_first=True, bidirectional=True)
        self.attention = nn.MultiheadAttention(64, 4, batch_first=True)
        self.out = nn.SequentialCell(nn.Dense(64, 32), nn.GELU(), nn.Dense(32, 2), nn.Softmax(-1))

    def construct(self, ids: Tensor) -> Tensor:
        seen, (last, _) = self.lstm(self.words(ids))
        found, weights = self.attention(seen, seen, seen)
        ms.log.info("%s %s %s", last.shape, weights.dtype, ids.ndim)
        return self.out(found.mean(axis=1))


class Told(nn.Cell):
    """With an activation by its name."""

    def __init__(self, name: str | None = "relu") -> None:
        super().__init__()
        self.first = nn.get_activation("relu")
        self.second = nn.get_activation(name)

    def construct(self, x: Tensor) -> Tensor:
        x = self.first(x)
        return x if self.second is None else self.second(x)


class Clipped(nn.Cell):
    """With a gradient of its own."""

    def construct(self, x: Tensor) -> Tensor:
        return x

    def bprop(self, x: Tensor, out: Tensor, dout: Tensor) -> tuple[Tensor]:
        return (ops.clamp(dout, -1.0, 1.0),)


class Weighed(nn.LossBase):
    """A loss of one's own."""

    def construct(self, logits: Tensor, labels: Tensor) -> Tensor:
        return self.get_loss(ops.square(logits - labels), 0.5)


class Finer(nn.Dense):
    """A layer that is changed."""

    def construct(self, x: Tensor) -> Tensor:
        return ops.tanh(super().construct(x))


class Scaled(nn.Dense):
    """A layer that takes one thing more, if it is there."""

    def construct(self, x: Tensor, scale: float = 1.0) -> Tensor:
        return super().construct(x) * scale


class OfTwo(nn.WithLossCell):
    """A loss of two labels: of other inputs than its base, which a checker is to be told."""

    def construct(  # type: ignore[override]
        self, data: Tensor, first: Tensor, second: Tensor
    ) -> Tensor:
        return super().construct(data, first) + super().construct(data, second)


class Halving(nn.Optimizer):
    """An optimizer of one's own."""

    def construct(self, gradients: tuple[Tensor, ...]) -> bool:
        for parameter, gradient in zip(self.parameters, gradients, strict=True):
            ops.assign_sub(parameter, gradient * 0.5)
        return True


network = TwoHeads(10)
pictures = Tensor(np.zeros((2, 8, 8, 8), np.float32))
scores, corners = network(pictures)
scores, corners = network(pictures, flip=True)
best: int = int(scores.argmax(axis=1)[0])
loss: float = float(Weighed("sum")(Finer(4, 4)(corners), corners))
for parameter in network.trainable_params():
    parameter.requires_grad = "bias" not in parameter.name
    print(parameter.name, parameter.shape, parameter.asnumpy().std())
network.set_train(False)
reader = ms.amp.auto_mixed_precision(Reader(), "O2")
print(reader(Tensor([[1, 2, 3]], ms.int32)).asnumpy().round(2), Clipped()(Told()(corners)).shape)
scaled = Scaled(4, 4)
judged = OfTwo(scaled, nn.MSELoss())
print(judged(corners, corners, scaled(corners, scale=2.0)))
print(Halving(0.1, scaled.trainable_params())((ops.ones((4, 4)), ops.ones(4))))
print(network.scores.bias.shape, network.scores.weight.sum().item())
