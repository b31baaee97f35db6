# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.train.callback import *
from engine.train.callback.kept_network import set_network as set_cur_net
from engine.train.callback.run_context import CallbackArguments as InternalCallbackParam
from engine.train.callback.run_context import CallbackArguments as _InternalCallbackParam
from engine.train.collect.loss import loss_of as _handle_loss
