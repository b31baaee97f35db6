"""Networks and steps that the tests of boost share."""

from __future__ import annotations

import numpy as np

from engine import Parameter, Tensor, nn, ops


def chain(layers=4, width=4):
    """Fully connected layers one after another: `0.weight`, `0.bias`, `1.weight` …"""
    return nn.SequentialCell(*(nn.Dense(width, width) for _ in range(layers)))


def with_loss(network):
    return nn.WithLossCell(network, nn.MSELoss())


def batch(width=4, rows=6, seed=0):
    draw = np.random.default_rng(seed)
    return tuple(Tensor(draw.standard_normal((rows, width)).astype(np.float32)) for _ in range(2))


def numbers(network):
    """Copies of all parameters, by name."""
    return {one.name: one.asnumpy() for one in network.get_parameters()}


def moved(before, network):
    """The names of the parameters that differ from what they were."""
    now = numbers(network)
    return [name for name in now if not np.array_equal(before[name], now[name])]


def parameter(value, name="weight"):
    return Parameter(Tensor(np.asarray(value, np.float32)), name=name)


class Residual(nn.Cell):
    """Convolutions with normalisation, added to what they were given."""

    def __init__(self, convolutions=3, channels=2):
        super().__init__()
        self.convs = nn.CellList([nn.Conv2d(channels, channels, 3) for _ in range(convolutions)])
        self.norms = nn.CellList([nn.BatchNorm2d(channels) for _ in range(convolutions)])

    def construct(self, x):
        out = x
        for k, (conv, norm) in enumerate(zip(self.convs, self.norms, strict=True)):
            out = norm(conv(ops.relu(out) if k else out))
        return out + x


class ResidualNet(nn.Cell):
    """A convolution and residual blocks; images (N, 1, H, W) to three classes."""

    def __init__(self, blocks=2, convolutions=3):
        super().__init__()
        self.stem = nn.Conv2d(1, 2, 3)
        self.stem_norm = nn.BatchNorm2d(2)
        self.blocks = nn.SequentialCell([Residual(convolutions) for _ in range(blocks)])
        self.dropout = nn.Dropout(p=0.2)
        self.fc = nn.Dense(2, 3)

    def construct(self, x):
        x = self.blocks(ops.relu(self.stem_norm(self.stem(x))))
        return self.fc(self.dropout(ops.mean(x, (2, 3))))
