# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.amp import *
from engine.amp.parts import keep_batch_norm_float32 as _do_keep_batchnorm_fp32
from engine.amp.parts import level_options as _config_level
from engine.amp.parts import with_loss as _add_loss_network
