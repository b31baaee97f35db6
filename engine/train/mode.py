"""Whether a model's networks train or evaluate, and who switched them."""

from __future__ import annotations

from engine.nn import Cell


class Mode:
    """Switches the networks of one model between training and evaluation.

    A run switches at its start. After that only what the model itself did in between is taken
    back: after an evaluation inside a hook training goes on in training mode, while a layer that a
    user's hook has frozen stays frozen.
    """

    def __init__(self) -> None:
        self._trains: bool | None = None

    def begin(self, network: Cell, *, trains: bool) -> None:
        """Switch the network, whoever had switched it before."""
        network.set_train(trains)
        self._trains = trains

    def keep(self, network: Cell, *, trains: bool) -> None:
        """Switch the network if the model has gone over to the other mode since."""
        if self._trains != trains:
            self.begin(network, trains=trains)
