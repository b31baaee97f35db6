"""A Transformer encoder of ours that classifies sequences of vectors by their mean."""

from __future__ import annotations

import engine
from engine import nn

from .network_sizes import HEADS, INNER, LAYERS, WIDTH


class Encoder(nn.Cell):
    """Normalised behind each part, GELU, nothing dropped."""

    def __init__(self) -> None:
        super().__init__()
        layer = nn.TransformerEncoderLayer(
            WIDTH, HEADS, INNER, dropout=0.0, activation="gelu", batch_first=True
        )
        self.encoder = nn.TransformerEncoder(layer, LAYERS)
        self.head = nn.Dense(WIDTH, 10)

    def construct(self, x: engine.Tensor) -> engine.Tensor:
        """Class scores of (batch, steps, width)."""
        return self.head(self.encoder(x).mean(1))
