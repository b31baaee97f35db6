"""Networks that several tests compute with."""

from __future__ import annotations

import itertools
from typing import Any

import engine
from engine import nn, ops


def small_classifier() -> nn.Cell:
    """From images (batch, 1, 6, 6) and class numbers to a loss, in training."""
    network = nn.SequentialCell(
        nn.Conv2d(1, 2, 3, pad_mode="valid", has_bias=True),
        nn.BatchNorm2d(2),
        nn.ReLU(),
        nn.MaxPool2d(2, 2),
        nn.Flatten(),
        nn.Dense(8, 3),
    ).set_train()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    return nn.WithLossCell(network, loss)


class LeNet5(nn.Cell):
    """Two convolutions with pooling, three layers behind, for 32 x 32."""

    def __init__(self, channels: int = 1, classes: int = 10) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(channels, 6, 5, pad_mode="valid")
        self.conv2 = nn.Conv2d(6, 16, 5, pad_mode="valid")
        self.pool = nn.MaxPool2d(2, 2)
        self.relu = nn.ReLU()
        self.flatten = nn.Flatten()
        self.fc1 = nn.Dense(400, 120)
        self.fc2 = nn.Dense(120, 84)
        self.fc3 = nn.Dense(84, classes)

    def construct(self, x):
        x = self.pool(self.relu(self.conv1(x)))
        x = self.flatten(self.pool(self.relu(self.conv2(x))))
        return self.fc3(self.relu(self.fc2(self.relu(self.fc1(x)))))


class Residual(nn.Cell):
    """Two convolutions and what passes beside them."""

    def __init__(self, before: int, channels: int, stride: int) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(before, channels, 3, stride, pad_mode="pad", padding=1)
        self.bn1 = nn.BatchNorm2d(channels)
        self.conv2 = nn.Conv2d(channels, channels, 3, pad_mode="pad", padding=1)
        self.bn2 = nn.BatchNorm2d(channels)
        self.relu = nn.ReLU()
        same = stride == 1 and before == channels
        self.beside = None if same else nn.Conv2d(before, channels, 1, stride)

    def construct(self, x: Any) -> Any:
        out = self.bn2(self.conv2(self.relu(self.bn1(self.conv1(x)))))
        return self.relu(out + (x if self.beside is None else self.beside(x)))


class ResNet20(nn.Cell):
    """For images of 32 times 32 pixels: 3 stages of 3 blocks of 16, 32 and 64 channels."""

    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.Conv2d(3, 16, 3, pad_mode="pad", padding=1)
        self.bn = nn.BatchNorm2d(16)
        self.relu = nn.ReLU()
        widths = [16] * 4 + [32] * 3 + [64] * 3
        blocks = [
            Residual(before, channels, 2 if channels > before else 1)
            for before, channels in itertools.pairwise(widths)
        ]
        self.blocks = nn.SequentialCell(*blocks)
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.flatten = nn.Flatten()
        self.fc = nn.Dense(64, 10)

    def construct(self, x: Any) -> Any:
        return self.fc(self.flatten(self.pool(self.blocks(self.relu(self.bn(self.conv(x)))))))


class SmallGPT(nn.Cell):
    """Tokens to the logarithms of the odds of the next: embedded, two masked blocks, a head."""

    def __init__(self, vocabulary: int = 11, width: int = 8, longest: int = 12) -> None:
        super().__init__()
        self.tokens = nn.Embedding(vocabulary, width)
        self.places = nn.Embedding(longest, width)
        self.blocks = nn.CellList([SmallBlock(width) for _ in range(2)])
        self.norm = nn.LayerNorm((width,))
        self.head = nn.Dense(width, vocabulary, has_bias=False)

    def construct(self, tokens: Any) -> Any:
        x = self.tokens(tokens) + self.places(ops.arange(tokens.shape[1]))
        for block in self.blocks:
            x = block(x)
        return self.head(self.norm(x))


class SmallBlock(nn.Cell):
    """Attention to what came before, and a layer of its own for each place."""

    def __init__(self, width: int, heads: int = 2) -> None:
        super().__init__()
        self.heads, self.share = heads, width // heads
        self.norm1, self.norm2 = nn.LayerNorm((width,)), nn.LayerNorm((width,))
        self.qkv, self.out = nn.Dense(width, 3 * width), nn.Dense(width, width)
        self.wide, self.narrow = nn.Dense(width, 4 * width), nn.Dense(4 * width, width)
        self.gelu, self.dropout = nn.GELU(), nn.Dropout(p=0.1)

    def construct(self, x: Any) -> Any:
        x = x + self.dropout(self.attend(self.norm1(x)))
        return x + self.narrow(self.gelu(self.wide(self.norm2(x))))

    def attend(self, x: Any) -> Any:
        batch, length, _ = x.shape
        split = self.qkv(x).reshape((batch, length, 3, self.heads, self.share))
        query, key, value = split.transpose((2, 0, 3, 1, 4))
        scores = ops.matmul(query, key.swapaxes(-2, -1)) / self.share**0.5
        later = ops.triu(ops.ones((length, length), engine.bool_), 1)
        shares = ops.softmax(ops.masked_fill(scores, later, -1e9), -1)
        return self.out(ops.matmul(shares, value).transpose((0, 2, 1, 3)).reshape(x.shape))
