"""ResNet-20 of ours, and what PyTorch's has, in one order of parameters."""

from __future__ import annotations

import engine
from engine import nn

from .network_sizes import RESNET_BLOCKS, RESNET_WIDTHS


class Residual(nn.Cell):
    """Two convolutions beside a way around them, He et al. 2016."""

    def __init__(self, inside: int, outside: int, stride: int) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(inside, outside, 3, stride, pad_mode="pad", padding=1)
        self.norm1 = nn.BatchNorm2d(outside)
        self.conv2 = nn.Conv2d(outside, outside, 3, 1, pad_mode="pad", padding=1)
        self.norm2 = nn.BatchNorm2d(outside)
        self.relu = nn.ReLU()
        if inside == outside:
            self.around: nn.Cell | None = None
        else:
            self.around = nn.SequentialCell(
                nn.Conv2d(inside, outside, 1, stride), nn.BatchNorm2d(outside)
            )

    def construct(self, x: engine.Tensor) -> engine.Tensor:
        """The sum, rectified."""
        y = self.norm2(self.conv2(self.relu(self.norm1(self.conv1(x)))))
        return self.relu(y + (x if self.around is None else self.around(x)))


class ResNet20(nn.Cell):
    """ResNet-20 for 32 x 32 images of one channel."""

    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.Conv2d(1, RESNET_WIDTHS[0], 3, pad_mode="pad", padding=1)
        self.norm = nn.BatchNorm2d(RESNET_WIDTHS[0])
        self.relu = nn.ReLU()
        inside, blocks = RESNET_WIDTHS[0], []
        for width in RESNET_WIDTHS:
            for k in range(RESNET_BLOCKS):
                blocks.append(Residual(inside, width, 2 if width > inside and not k else 1))
                inside = width
        self.blocks = nn.SequentialCell(*blocks)
        self.head = nn.Dense(RESNET_WIDTHS[-1], 10)

    def construct(self, x: engine.Tensor) -> engine.Tensor:
        """Class scores."""
        x = self.blocks(self.relu(self.norm(self.conv(x))))
        return self.head(x.mean((2, 3)))
