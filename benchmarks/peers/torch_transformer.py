"""The Transformer encoder of `our_transformer` in PyTorch, its parameters in the order of ours."""

from __future__ import annotations

import torch
from torch import nn

from .network_sizes import HEADS, INNER, LAYERS, WIDTH


class Encoder(nn.Module):
    """Normalised behind each part, GELU, nothing dropped."""

    def __init__(self) -> None:
        super().__init__()
        layer = nn.TransformerEncoderLayer(
            WIDTH, HEADS, INNER, dropout=0.0, activation="gelu", batch_first=True
        )
        self.encoder = nn.TransformerEncoder(layer, LAYERS, enable_nested_tensor=False)
        self.head = nn.Linear(WIDTH, 10)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Class scores of (batch, steps, width)."""
        return self.head(self.encoder(x).mean(1))
