"""Checkpoints whose weights a secret has altered, and networks that compute with both.

A plan (`plan.py`) says which numbers are drawn, what becomes of which parameter with them, and what
undoes that in the output of which cell. `targets.py` makes one of cells' names, `config.py` one of
MindSpore's nested dicts; `files.py` alters checkpoints by it, `network.py` a network.
"""

from __future__ import annotations

from .files import obfuscate_ckpt
from .network import load_obf_params_into_net

__all__ = ["load_obf_params_into_net", "obfuscate_ckpt"]
