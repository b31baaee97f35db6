"""Run by PyTorch's interpreter: networks as ONNX files, with what they compute.

    python export_networks.py FOLDER

For each network and opset it writes `<network>_<opset>.onnx`, whose batch is open, and
`<network>.npz` with inputs `x…` and outputs `y…` of two batches, called `a` and `b`.
"""

from __future__ import annotations

import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

OPSETS = (13, 17, 20)


class Recurrent(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.lstm = nn.LSTM(5, 6, 2, bidirectional=True, batch_first=True)
        self.gru = nn.GRU(12, 4, batch_first=True)
        self.head = nn.Linear(4, 3)

    def forward(self, x: Any) -> Any:
        steps, last = self.gru(self.lstm(x)[0])
        return self.head(steps[:, -1]), last.transpose(0, 1)


class Encoder(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        layer = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True, activation="gelu")
        self.embedding = nn.Embedding(20, 8)
        self.layers = nn.TransformerEncoder(layer, 2)
        self.head = nn.Linear(8, 20)

    def forward(self, words: Any) -> Any:
        count = words.shape[1]
        mask = torch.triu(torch.full((count, count), float("-inf")), 1)
        return self.head(self.layers(self.embedding(words), mask=mask)).log_softmax(-1)


class Image(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.Conv2d(3, 4, 3, padding=1)
        self.norm = nn.GroupNorm(2, 4)
        self.larger = nn.Upsample(scale_factor=2, mode="bilinear")
        self.spread = nn.ConvTranspose2d(4, 3, 2, 2)

    def forward(self, x: Any) -> Any:
        found = self.spread(self.larger(nn.functional.silu(self.norm(self.conv(x)))))
        bordered = nn.functional.pad(found, (1, 1, 2, 2), mode="reflect")
        return bordered.mean(dim=(2, 3)), found.topk(3, dim=-1)[0], found.argmax(1)


def networks() -> dict[str, tuple[nn.Module, tuple[int, ...]]]:
    """Each with the shape of its input behind the batch."""
    layers = [nn.Linear(4, 8), nn.ReLU(), nn.LayerNorm(8), nn.Linear(8, 3), nn.Softmax(-1)]
    images = [
        nn.Conv2d(3, 6, 3, padding=1, bias=False),
        nn.BatchNorm2d(6),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Conv2d(6, 8, 3, groups=2),
        nn.Hardswish(),
        nn.AvgPool2d(2, ceil_mode=True),
        nn.Flatten(),
        nn.Dropout(0.5),
        nn.Linear(32, 5),
    ]
    return {
        "mlp": (nn.Sequential(*layers), (4,)),
        "convolutions": (nn.Sequential(*images), (3, 10, 10)),
        "recurrent": (Recurrent(), (7, 5)),
        "encoder": (Encoder(), (6,)),
        "image": (Image(), (3, 6, 6)),
    }


def drawn(name: str, *shape: int) -> Any:
    return torch.randint(0, 20, shape) if name == "encoder" else torch.randn(shape)


def write(folder: Path) -> None:
    torch.manual_seed(3)
    for name, (net, shape) in networks().items():
        for module in net.modules():
            if isinstance(module, nn.BatchNorm2d):
                nn.init.normal_(module.running_mean)
                nn.init.uniform_(module.running_var, 0.5, 2)
        net.eval()
        kept = {}
        for batch, count in (("a", 2), ("b", 5)):
            x = drawn(name, count, *shape)
            made = net(x)
            made = made if isinstance(made, tuple) else (made,)
            kept |= {f"x{batch}": x.numpy()}
            kept |= {f"y{batch}{k}": one.detach().numpy() for k, one in enumerate(made)}
        np.savez(folder / f"{name}.npz", **kept)
        for opset in OPSETS:
            if name == "encoder" and opset < 14:  # its attention has no form before
                continue
            torch.onnx.export(
                net,
                (drawn(name, 2, *shape),),
                str(folder / f"{name}_{opset}.onnx"),
                opset_version=opset,
                dynamo=False,
                input_names=["x"],
                dynamic_axes={"x": {0: "batch"}},
            )


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    write(Path(sys.argv[1]))
