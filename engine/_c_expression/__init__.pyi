# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.tensor import *
