"""ResNet-20 in PyTorch, its parameters in the order of ours."""

from __future__ import annotations

import torch
from torch import nn

from .network_sizes import RESNET_BLOCKS, RESNET_WIDTHS


class Residual(nn.Module):
    """Two convolutions beside a way around them."""

    def __init__(self, inside: int, outside: int, stride: int) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(inside, outside, 3, stride, padding=1, bias=False)
        self.norm1 = nn.BatchNorm2d(outside)
        self.conv2 = nn.Conv2d(outside, outside, 3, padding=1, bias=False)
        self.norm2 = nn.BatchNorm2d(outside)
        self.around = nn.Sequential()
        if inside != outside:
            self.around.append(nn.Conv2d(inside, outside, 1, stride, bias=False))
            self.around.append(nn.BatchNorm2d(outside))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """The sum, rectified."""
        y = self.norm2(self.conv2(torch.relu(self.norm1(self.conv1(x)))))
        return torch.relu(y + self.around(x))


class ResNet20(nn.Module):
    """ResNet-20 for 32 x 32 images of one channel."""

    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.Conv2d(1, RESNET_WIDTHS[0], 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(RESNET_WIDTHS[0])
        inside, blocks = RESNET_WIDTHS[0], []
        for width in RESNET_WIDTHS:
            for k in range(RESNET_BLOCKS):
                blocks.append(Residual(inside, width, 2 if width > inside and not k else 1))
                inside = width
        self.blocks = nn.Sequential(*blocks)
        self.head = nn.Linear(RESNET_WIDTHS[-1], 10)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Class scores."""
        x = self.blocks(torch.relu(self.norm(self.conv(x))))
        return self.head(x.mean((2, 3)))
