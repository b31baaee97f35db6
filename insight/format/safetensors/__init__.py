"""Safetensors files: arrays by name behind a header of JSON; as other libraries write them."""

from __future__ import annotations

from .arrays import safetensors_arrays
from .header import check_safetensors_names
from .reading import safetensors_contents, safetensors_values
from .writing import checked_safetensors_parts, safetensors_parts

__all__ = [
    "check_safetensors_names",
    "checked_safetensors_parts",
    "safetensors_arrays",
    "safetensors_contents",
    "safetensors_parts",
    "safetensors_values",
]
