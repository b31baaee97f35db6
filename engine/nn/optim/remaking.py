"""What an optimizer was made with, so that one like it can be made for other parameters."""

from __future__ import annotations

import inspect
from typing import Any, Self

from engine.errors import ArgumentTypeError, compose

from .rates import share_default_rate

# Under what names the classes of users take what every optimizer has.
PARAMETERS = ("params", "parameters")
RATE = "learning_rate"


class Remaking:
    """Remembers the arguments of the constructor; the base of `Optimizer`.

    Attributes:
        init_args: The arguments by name, without parameters and learning rate; with defaults.
        init_params: `{"params": …}`: parameters, or groups of them, as they were given.
        init_learning_rate: The learning rate as it was given.

    >>> import engine
    >>> from engine import nn
    >>> weights = [engine.Parameter(engine.Tensor([1.0]), name=name) for name in "ab"]
    >>> optimizer = nn.Momentum(weights, 0.1, momentum=0.9, weight_decay=0.01)
    >>> other = optimizer.remade(weights[1:])
    >>> [one.name for one in other.parameters], other.init_args["weight_decay"]
    (['b'], 0.01)

    """

    init_args: dict[str, Any]
    init_params: dict[str, list[Any]]
    init_learning_rate: Any

    def __new__(cls, *args: Any, **kwargs: Any) -> Self:
        made = super().__new__(cls)
        made.__dict__["init_args"] = _arguments(cls, args, kwargs)
        return made

    def remade(self, params: Any, learning_rate: Any = None) -> Any:
        """An optimizer of the same kind with the same options for other parameters.

        Its running state begins anew.

        Args:
            params: Parameters, or groups of them.
            learning_rate: None: this optimizer's own; setting the data of one sets both.

        Raises:
            ArgumentTypeError: If its class takes no parameters by a name that is known.

        """
        kind = type(self)
        taken = inspect.signature(kind.__init__).parameters
        name = next((name for name in PARAMETERS if name in taken), None)
        if name is None:
            where, expected = f"{kind.__name__}.__init__", f"an argument of {PARAMETERS}"
            raise ArgumentTypeError(compose(where, expected, list(taken)))
        options = dict(self.init_args)
        if RATE in taken:
            own = self._default_rate() if learning_rate is None else learning_rate
            options[RATE] = own
        made = kind(**{name: params}, **options)
        if learning_rate is None:
            share_default_rate(made, self._default_rate())
        return made

    def _keep_given(self, parameters: list[Any], learning_rate: Any) -> None:
        # Not by assignment: a cell would take note of the parameters in the list.
        self.__dict__["init_params"] = {"params": parameters}
        self.__dict__["init_learning_rate"] = learning_rate

    def _default_rate(self) -> Any:
        """What holds the rate of parameters whose group has none."""
        own = self.__dict__
        return own["learning_rate_default"] if "learning_rate_default" in own else own[RATE]


def _arguments(cls: type, args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a call by name; none for a call that `__init__` will refuse, or a copy."""
    signature = inspect.signature(cls.__init__)  # type: ignore[misc]
    try:
        bound = signature.bind(None, *args, **kwargs)
    except TypeError:
        return {}
    bound.apply_defaults()
    found: dict[str, Any] = {}
    for name, value in list(bound.arguments.items())[1:]:
        if signature.parameters[name].kind is inspect.Parameter.VAR_KEYWORD:
            found.update(value)
        elif name not in PARAMETERS and name != RATE:
            found[name] = value
    return found
