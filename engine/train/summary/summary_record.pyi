# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.train.newest_summaries import newest_summaries as _get_summary_tensor_data
from engine.train.summary import *
