# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.train.newest_summaries import newest_summaries as _get_summary_tensor_data
from engine.train.summary import *
