"""Read the safetensors file that lies here with PyTorch, and write what was read.

python exchange_safetensors.py SOURCE TARGET
"""

from __future__ import annotations

import sys

import torch
from safetensors.torch import load_file, save_file

SOURCE, TARGET = sys.argv[1:]
loaded = load_file(SOURCE)
doubled = {
    name: value if value.dtype == torch.bool else value + value for name, value in loaded.items()
}
save_file(doubled, TARGET, {"format": "pt", "of": "doubled"})
