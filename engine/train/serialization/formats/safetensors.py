"""The format of Hugging Face's library, which most others read."""

from __future__ import annotations

from insight.format.safetensors import (
    check_safetensors_names,
    checked_safetensors_parts,
    safetensors_parts,
    safetensors_values,
)

from .codec import Codec

__all__ = ["SAFETENSORS"]

SAFETENSORS = Codec(
    "safetensors",
    ".safetensors",
    safetensors_parts,
    safetensors_values,
    checked_safetensors_parts,
    is_encryptable=False,
    check_names=check_safetensors_names,
)
