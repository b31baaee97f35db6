"""The model of second-order training."""

from __future__ import annotations

from engine.train.model import Model

__all__ = ["ModelThor"]


class ModelThor(Model):
    """A `Model` whose optimizer is `nn.thor`; arguments, methods and errors are those of `Model`.

    Nothing of its own happens in it: when the inverses are renewed is the optimizer's to know, so
    they are in any other training too. `ConvertModelUtils.convert_to_thor_model` makes it.
    """
