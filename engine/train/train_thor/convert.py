"""Networks and models turned into those that second-order training needs."""

from __future__ import annotations

from typing import Any

from engine.amp.conversion import conversion_of
from engine.nn import Cell, Optimizer, TrainOneStepCell
from engine.nn.optim.thor import Thor
from engine.nn.second_order.conversion import gathering_network
from engine.train.model import Model

from .model_thor import ModelThor

__all__ = ["ConvertModelUtils", "ConvertNetUtils"]


class ConvertNetUtils:
    """Turns layers of a network into those that gather what second-order training needs.

    >>> from engine import nn
    >>> from engine.train.train_thor import ConvertNetUtils
    >>> net = nn.SequentialCell(nn.Conv2d(1, 4, 3), nn.Flatten(), nn.Dense(36, 2))
    >>> ConvertNetUtils().convert_to_thor_net(net)
    >>> [type(cell).__name__ for cell in net]
    ['Conv2dThor', 'Flatten', 'DenseThor']

    """

    def convert_to_thor_net(self, net: Cell) -> None:
        """Replace the trained layers of a network, in place; `nn.thor` does it itself.

        `Dense`, `Conv2d`, `Embedding` and `EmbeddingLookup` become `DenseThor`, `Conv2dThor`,
        `EmbeddingThor` and `EmbeddingLookupThor`. Their parameters, with their names, their hooks
        and their number types stay. Left as they are: subclasses of users, layers whose weight is
        not trained, the network itself, and layers with `wide` or `rpn_with_loss.rpn_convs_list.`
        in their names.

        Args:
            net: The network.

        Raises:
            ArgumentTypeError: If it is no cell.

        """
        gathering_network(net)


class ConvertModelUtils:
    """Makes a model for second-order training."""

    @staticmethod
    def convert_to_thor_model(
        model: Model,
        network: Cell,
        loss_fn: Cell | None = None,
        optimizer: Optimizer | None = None,
        metrics: Any = None,
        amp_level: str = "O0",
        loss_scale_manager: Any = None,
        keep_batchnorm_fp32: bool = False,
    ) -> Model:
        """A `ModelThor` where the optimizer is one of `nn.thor`, else the model that was given.

        It renews the inverses every `frequency` steps, as the optimizer does in any training.

        Args:
            model: What is returned with another optimizer; it may have been made of the same
                arguments.
            network: The network; or a `TrainOneStepCell` of it, which then is all that counts.
            loss_fn: Takes the network's output and the label.
            optimizer: What `nn.thor` made.
            metrics: As in `Model`.
            amp_level: As in `Model`.
            loss_scale_manager: As in `Model`; the optimizer's `loss_scale` must be the same where
                the manager does not drop steps that overflow.
            keep_batchnorm_fp32: As in `Model`. Where the model that was given has converted the
                network, batch normalisations stay as they are in it.

        Raises:
            TypeError: If an argument has another type.
            ValueError: If an option is unknown.
            KeyError: If there is no metric of a name.

        >>> import engine
        >>> from engine import Model, nn
        >>> from engine.train.train_thor import ConvertModelUtils
        >>> net, numbers = nn.SequentialCell(nn.Dense(3, 2)), engine.Tensor([0.1, 0.1])
        >>> optimizer = nn.thor(net, numbers, numbers, momentum=0.9)
        >>> parts = {"loss_fn": nn.MSELoss(), "optimizer": optimizer}
        >>> model = ConvertModelUtils.convert_to_thor_model(Model(net, **parts), net, **parts)
        >>> type(model).__name__
        'ModelThor'

        """
        inner = network.optimizer if isinstance(network, TrainOneStepCell) else optimizer
        if not isinstance(inner, Thor):
            return model
        if isinstance(network, TrainOneStepCell):
            return ModelThor(network)
        conversion = conversion_of(network)
        kept = keep_batchnorm_fp32 or (conversion is not None and conversion.level == "O2")
        return ModelThor(
            network,
            loss_fn,
            optimizer,
            metrics,
            amp_level=amp_level,
            loss_scale_manager=loss_scale_manager,
            keep_batchnorm_fp32=kept,
        )
