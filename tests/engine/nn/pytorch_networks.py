"""Networks in PyTorch, with weights and inputs from seeded recipes, and what they give.

Run with a Python that has PyTorch, this file writes tests/data/pytorch/networks.npz; the test
beside it builds the same networks of our parts. PyTorch is imported inside functions alone.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

KEPT = Path(__file__).parents[2] / "data" / "pytorch" / "networks.npz"
SEED = 11
WIDTH = 4  # channels of the first stage; He et al. have 16


def values(case: str, name: str, shape: tuple[int, ...]) -> np.ndarray:
    """A parameter's values: of weights with the spread that keeps activations near 1."""
    rng = np.random.default_rng([SEED, zlib.crc32(f"{case}/{name}".encode())])
    drawn = rng.standard_normal(shape)
    if len(shape) > 1:
        return (drawn / math.sqrt(math.prod(shape[1:]))).astype(np.float32)
    is_scale = name.endswith("weight")
    return (0.1 * drawn + is_scale).astype(np.float32)


def inputs(case: str, *shapes: tuple[int, ...]) -> list[np.ndarray]:
    rng = np.random.default_rng([SEED, zlib.crc32(case.encode())])
    return [rng.standard_normal(shape).astype(np.float32) for shape in shapes]


def cotangent(case: str, shape: tuple[int, ...]) -> np.ndarray:
    """What each element of the output weighs in the number that is differentiated."""
    return inputs(f"{case}/cotangent", shape)[0]


class Case(NamedTuple):
    """One network: how PyTorch makes it, what it is called with."""

    make: Callable[[Any], Any]  # of the module torch, to a torch.nn.Module
    shapes: tuple[tuple[int, ...], ...]
    masks: Callable[[], dict[str, np.ndarray]] = dict


def residual_network(torch: Any) -> Any:
    """ResNet-20 for CIFAR, He et al., arXiv:1512.03385, section 4.2, narrower."""
    nn = torch.nn

    class Block(nn.Module):
        def __init__(self, inputs: int, outputs: int, stride: int) -> None:
            super().__init__()
            self.conv1 = nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False)
            self.bn1 = nn.BatchNorm2d(outputs)
            self.conv2 = nn.Conv2d(outputs, outputs, 3, 1, 1, bias=False)
            self.bn2 = nn.BatchNorm2d(outputs)
            self.down = None
            if stride > 1:
                projection = nn.Conv2d(inputs, outputs, 1, stride, bias=False)
                self.down = nn.Sequential(projection, nn.BatchNorm2d(outputs))

        def forward(self, x: Any) -> Any:
            out = torch.relu(self.bn1(self.conv1(x)))
            out = self.bn2(self.conv2(out))
            return torch.relu(out + (x if self.down is None else self.down(x)))

    class ResNet20(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.conv1 = nn.Conv2d(3, WIDTH, 3, 1, 1, bias=False)
            self.bn1 = nn.BatchNorm2d(WIDTH)
            blocks, before = [], WIDTH
            for stage in range(3):
                for k in range(3):
                    after = WIDTH * 2**stage
                    blocks.append(Block(before, after, 2 if stage and not k else 1))
                    before = after
            self.blocks = nn.Sequential(*blocks)
            self.pool = nn.AdaptiveAvgPool2d(1)
            self.fc = nn.Linear(before, 10)

        def forward(self, x: Any) -> Any:
            out = self.blocks(torch.relu(self.bn1(self.conv1(x))))
            return self.fc(torch.flatten(self.pool(out), 1))

    return ResNet20()


def encoder(norm_first: bool) -> Callable[[Any], Any]:
    def make(torch: Any) -> Any:
        layer = torch.nn.TransformerEncoderLayer(
            16, 4, 32, 0.0, "gelu" if norm_first else "relu", norm_first=norm_first
        )
        return torch.nn.TransformerEncoder(
            layer, 2, torch.nn.LayerNorm(16), enable_nested_tensor=False
        )

    return make


def whole_transformer(torch: Any) -> Any:
    return torch.nn.Transformer(16, 4, 1, 1, 32, 0.0, batch_first=True)


def later_steps() -> np.ndarray:
    return np.triu(np.ones((7, 7), bool), 1)


def last_of_second() -> np.ndarray:
    return np.array([[False] * 7, [False] * 5 + [True] * 2])


CASES = {
    "resnet20": Case(residual_network, ((3, 3, 32, 32),)),
    "encoder": Case(encoder(norm_first=False), ((7, 2, 16),), lambda: {"mask": later_steps()}),
    "encoder_norm_first": Case(
        encoder(norm_first=True),
        ((7, 2, 16),),
        lambda: {"src_key_padding_mask": last_of_second()},
    ),
    "transformer": Case(
        whole_transformer,
        ((2, 6, 16), (2, 7, 16)),
        lambda: {"tgt_mask": later_steps(), "tgt_key_padding_mask": last_of_second()},
    ),
    "lstm": Case(lambda torch: torch.nn.LSTM(5, 6, 2, bidirectional=True), ((7, 3, 5),)),
    "gru": Case(lambda torch: torch.nn.GRU(5, 6, 2, bidirectional=True), ((7, 3, 5),)),
    "rnn": Case(lambda torch: torch.nn.RNN(5, 6, 2, "relu", bias=False), ((7, 3, 5),)),
    "attention": Case(
        lambda torch: torch.nn.MultiheadAttention(
            12, 3, add_bias_kv=True, add_zero_attn=True, kdim=5, vdim=4
        ),
        ((6, 2, 12), (7, 2, 5), (7, 2, 4)),
        lambda: {"key_padding_mask": last_of_second()},
    ),
}


def parts(out: Any) -> list[Any]:
    """The tensors of an output that holds some in tuples."""
    return [part for one in out for part in parts(one)] if isinstance(out, tuple) else [out]


def of_pytorch(torch: Any, case: str, dtype: Any = None) -> dict[str, np.ndarray]:
    """Outputs, gradients of inputs and of parameters, and moving moments behind the step."""
    made = CASES[case]
    network = made.make(torch).train()
    with torch.no_grad():
        for name, parameter in network.named_parameters():
            parameter.copy_(torch.tensor(values(case, name, tuple(parameter.shape))))
    network = network.to(dtype or torch.float32)
    given = [
        torch.tensor(x).to(dtype or torch.float32).requires_grad_()
        for x in inputs(case, *made.shapes)
    ]
    masks = {name: torch.tensor(mask) for name, mask in made.masks().items()}
    outputs = parts(network(*given, **masks))
    total = 0.0
    for k, out in enumerate(outputs):
        weights = torch.tensor(cotangent(f"{case}/{k}", tuple(out.shape)))
        total = total + (out * weights.to(out.dtype)).sum()
    total.backward()
    found = {f"out{k}": out for k, out in enumerate(outputs)}
    found |= {f"grad_in{k}": x.grad for k, x in enumerate(given)}
    found |= {f"grad/{name}": p.grad for name, p in network.named_parameters()}
    found |= {f"moving/{name}": b for name, b in network.named_buffers() if "running" in name}
    return {key: value.detach().numpy() for key, value in found.items()}


def main() -> None:
    import torch

    torch.set_num_threads(1)
    kept = {
        f"{case}/{key}": value for case in CASES for key, value in of_pytorch(torch, case).items()
    }
    np.savez_compressed(KEPT, **kept)
    print(f"{len(kept)} arrays, {KEPT.stat().st_size} bytes, of PyTorch {torch.__version__}")


if __name__ == "__main__":
    main()
