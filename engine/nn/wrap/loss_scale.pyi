# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.nn.wrap import *
from engine.nn.wrap.grad_overflow import grad_overflow as _grad_overflow
from engine.nn.wrap.grad_scale import grad_scale as _grad_scale
from engine.nn.wrap.grad_scale import grad_scale as grad_scale
