"""What every distribution is: named functions that a subclass gives, and those that follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, UnsupportedError
from engine.nn.cell import Cell
from engine.nn.probability import parameters
from engine.ops.generator import Generator
from engine.typed import ArrayLike, DTypeLike, Tensor

__all__ = ["Distribution"]

_Step = Callable[[Any], Any]


def _rest(probability: Any) -> Any:
    return 1.0 - probability


# How each function follows from methods of a subclass: the first that it has, and the steps on.
_WAYS: dict[str, dict[str, tuple[_Step, ...]]] = {
    "prob": {"_prob": (), "_log_prob": (ops.exp,)},
    "log_prob": {"_log_prob": (), "_prob": (ops.log,)},
    "sd": {"_sd": (), "_var": (ops.sqrt,)},
    "var": {"_var": (), "_sd": (ops.square,)},
    "cdf": {
        "_cdf": (),
        "_log_cdf": (ops.exp,),
        "_survival_function": (_rest,),
        "_log_survival": (ops.exp, _rest),
    },
    "log_cdf": {
        "_log_cdf": (),
        "_cdf": (ops.log,),
        "_survival_function": (_rest, ops.log),
        "_log_survival": (ops.exp, _rest, ops.log),
    },
    "survival_function": {
        "_survival_function": (),
        "_log_survival": (ops.exp,),
        "_cdf": (_rest,),
        "_log_cdf": (ops.exp, _rest),
    },
    "log_survival": {
        "_log_survival": (),
        "_survival_function": (ops.log,),
        "_cdf": (_rest, ops.log),
        "_log_cdf": (ops.exp, _rest, ops.log),
    },
}
_GIVEN = (
    *("mean", "mode", "entropy", "kl_loss", "cross_entropy", "sample"),
    *("get_dist_args", "get_dist_type"),
)
_WAYS.update({name: {f"_{name}": ()} for name in _GIVEN})


class Distribution(Cell):
    """The base of distributions.

    A subclass gives methods with an underscore before their names (`_mean`, `_log_prob`, …); what
    follows from them is there at once: densities from their logarithms and back, deviations from
    variances, the functions of a distribution and of survival from each other. What it gives no way
    to raises an UnsupportedError, a NotImplementedError.

    Each function takes the parameters of another distribution of the kind behind its own arguments,
    by position or by name; those that are left out are those of the object. Values and parameters
    that are given to a function are tensors.

    Args:
        seed: Of draws: the same ones in the same order from every object made with it. None or 0:
            the generator that `engine.set_seed` starts.
        dtype: The type of values that are drawn, in which values are read.
        name: What the distribution is called in messages.
        param: What the subclass was made of, by name; `param_dict` holds the parameters themselves.

    Raises:
        ArgumentTypeError: If `seed` is no int, `name` no str or a parameter no number or tensor, or
            if tensors among the parameters have different types.
        ArgumentValueError: If `seed` is below 0.
        ShapeError: If the shapes of the parameters do not fit each other.

    """

    def __init__(
        self, seed: int | None, dtype: DTypeLike, name: str, param: Mapping[str, Any]
    ) -> None:
        super().__init__()
        where = type(self).__name__
        self._name = parameters.check_name(where, name)
        self._seed = _checked_seed(where, seed)
        self._generator = Generator().manual_seed(self._seed) if self._seed else None
        self._dtype = dtype
        self._parameters = {k: v for k, v in param.items() if k != "self" and k[:1] != "_"}
        self._reset_parameters()
        if "distribution" not in self._parameters:
            given = self._parameters.get("param_dict", {})
            self.parameter_type = parameters.common_kind(where, given, dtype)
            self._batch_shape = parameters.batch_shape(where, given)
            self._is_scalar_batch = parameters.is_scalar_batch(given)
            self._broadcast_shape = self._batch_shape

    @property
    def name(self) -> str:
        """What it is called in messages."""
        return self._name

    @property
    def dtype(self) -> Any:
        """The type of its values."""
        return self._dtype

    @property
    def seed(self) -> int:
        """The seed of its draws; 0: none of its own."""
        return self._seed

    @property
    def parameters(self) -> dict[str, Any]:
        """What it was made of, by name."""
        return self._parameters

    @property
    def is_scalar_batch(self) -> bool:
        """Whether its parameters are plain numbers."""
        return self._is_scalar_batch

    @property
    def batch_shape(self) -> Any:
        """The shape of its parameters together; None: it was made without one of them."""
        return self._batch_shape

    @property
    def broadcast_shape(self) -> Any:
        """The shape of a draw with shape ()."""
        return self._broadcast_shape

    def prob(self, value: ArrayLike, *args: Any, **kwargs: Any) -> Tensor:
        """The density at a value, or of whole numbers their probability."""
        return self._found("prob", value, *args, **kwargs)

    def log_prob(self, value: ArrayLike, *args: Any, **kwargs: Any) -> Tensor:
        """The logarithm of `prob`."""
        return self._found("log_prob", value, *args, **kwargs)

    def cdf(self, value: ArrayLike, *args: Any, **kwargs: Any) -> Tensor:
        """How likely a draw is at most the value."""
        return self._found("cdf", value, *args, **kwargs)

    def log_cdf(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        """The logarithm of `cdf`."""
        return self._found("log_cdf", value, *args, **kwargs)

    def survival_function(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        """How likely a draw is above the value."""
        return self._found("survival_function", value, *args, **kwargs)

    def log_survival(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        """The logarithm of `survival_function`."""
        return self._found("log_survival", value, *args, **kwargs)

    def kl_loss(self, dist: str, *args: Any, **kwargs: Any) -> Tensor:
        """The Kullback-Leibler divergence of this distribution, a, from another, b.

        Args:
            dist: The kind of b, which must be that of a.
            *args: The parameters of b, then those of a where they are others than the object's.
            **kwargs: The same by name: those of b end in `_b`.

        """
        return self._found("kl_loss", dist, *args, **kwargs)

    def mean(self, *args: Any, **kwargs: Any) -> Tensor:
        """The mean."""
        return self._found("mean", *args, **kwargs)

    def mode(self, *args: Any, **kwargs: Any) -> Any:
        """Where the density is largest."""
        return self._found("mode", *args, **kwargs)

    def sd(self, *args: Any, **kwargs: Any) -> Tensor:
        """The standard deviation."""
        return self._found("sd", *args, **kwargs)

    def var(self, *args: Any, **kwargs: Any) -> Tensor:
        """The variance."""
        return self._found("var", *args, **kwargs)

    def entropy(self, *args: Any, **kwargs: Any) -> Tensor:
        """The entropy, in nats."""
        return self._found("entropy", *args, **kwargs)

    def cross_entropy(self, dist: str, *args: Any, **kwargs: Any) -> Any:
        """The entropy and `kl_loss` together; the arguments are those of `kl_loss`."""
        return self._found("cross_entropy", dist, *args, **kwargs)

    def sample(self, *args: Any, **kwargs: Any) -> Tensor:
        """Draws: a shape as a tuple, () unless given, then parameters.

        Returns:
            (*shape, *shape of the parameters).

        """
        return self._found("sample", *args, **kwargs)

    def get_dist_args(self, *args: Any, **kwargs: Any) -> Any:
        """The parameters: those that are given, and for the others the object's."""
        return self._found("get_dist_args", *args, **kwargs)

    def get_dist_type(self) -> Any:
        """The kind of the distribution: what `kl_loss` is given for it."""
        return self._found("get_dist_type")

    def construct(self, name: str, *args: Any, **kwargs: Any) -> Any:
        """One of the functions by its name: `normal("log_prob", value)`.

        Raises:
            UnsupportedError: If the distribution has none of that name.

        """
        if name == "get_dist_type":
            return self.get_dist_type()  # whatever its parameters are
        return self._found(name, *args, **kwargs)

    def _found(self, function: str, *args: Any, **kwargs: Any) -> Any:
        for method, steps in _WAYS.get(function, {}).items():
            given = getattr(type(self), method, None)
            if given is not None:
                return reduce(_taken, steps, given(self, *args, **kwargs))
        expected = f"a function that the distribution {self._name} has"
        raise UnsupportedError.of(type(self).__name__, expected, repr(function))

    def _reset_parameters(self) -> None:
        self.default_parameters: list[Any] = []
        self.parameter_names: list[str] = []

    def _add_parameter(self, value: Any, name: str) -> Any:
        """The parameter as a tensor; the functions take it where they are given none."""
        where = f"{type(self).__name__}({name})"
        held = None if value is None else parameters.as_parameter(where, value, self.parameter_type)
        self.default_parameters.append(held)
        self.parameter_names.append(name)
        return held

    def _given(self, *args: Any) -> tuple[Any, ...]:
        """The parameters of a call as they are: what was given, or the object's."""
        own = zip(args, self.parameter_names, self.default_parameters, strict=False)
        return tuple(
            default if arg is None else self._check_value(arg, name) for arg, name, default in own
        )

    def _check_param_type(self, *args: Any) -> Any:
        """The parameters of a call in one type and one shape; a single one comes bare.

        Raises:
            ArgumentTypeError: If one was given neither here nor to the object.

        """
        found = self._given(*args)
        for name, one in zip(self.parameter_names, found, strict=False):
            if one is None:
                hint = "give it to the object or to the call"
                where = f"{type(self).__name__}({name})"
                raise ArgumentTypeError.of(where, "a Tensor or a Parameter", None, hint)
        found = tuple(ops.cast(one, self.parameter_type) for one in found)
        if len(found) == 1:
            return found[0]
        return tuple(ops.broadcast_tensors(*found))

    def _check_value(self, value: Any, name: str) -> Any:
        return parameters.check_tensor(f"{type(self).__name__}({name})", value)

    def _value(self, value: Any) -> Any:
        """A value in the type of the distribution."""
        return ops.cast(self._check_value(value, "value"), self.dtype)

    def _others(self, dist: Any, **given: Any) -> tuple[Any, ...]:
        """The parameters of the other distribution of `kl_loss`, in the type of these.

        Raises:
            ArgumentValueError: If the other is of another kind.

        """
        kind = self.get_dist_type()
        if dist != kind:
            where = f"{type(self).__name__}(dist)"
            raise ArgumentValueError.of(where, repr(kind), repr(dist))
        return tuple(
            ops.cast(self._check_value(one, name), self.parameter_type)
            for name, one in given.items()
        )

    def _source(self) -> Any:
        """What the next draw is taken from; None: the generator that `set_seed` starts."""
        return None if self._generator is None else self._generator.next_source()

    def _sample_shape(self, shape: Any, like: Any) -> tuple[int, ...]:
        """The shape of draws for parameters of a shape.

        Raises:
            ArgumentTypeError: If the shape that was asked for is no tuple.

        """
        if not isinstance(shape, tuple):
            raise ArgumentTypeError.of(f"{type(self).__name__}.sample(shape)", "a tuple", shape)
        return (*shape, *like.shape)

    def _even(self, shape: Any, like: Any) -> Any:
        """Float32 numbers spread evenly from 0 to before 1, for parameters of a shape."""
        return ops.uniform(self._sample_shape(shape, like), 0.0, 1.0, self._source())

    def _shown(self, **named: Any) -> str:
        """What `extend_repr` says: the parameters, or their shape where they are no numbers."""
        if not self.is_scalar_batch:
            return f"batch_shape = {self.broadcast_shape}"
        return ", ".join(f"{name} = {value}" for name, value in named.items())


def _taken(value: Any, step: _Step) -> Any:
    return step(value)


def _checked_seed(where: str, seed: Any) -> int:
    if seed is None:
        return 0
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ArgumentTypeError.of(f"{where}(seed)", "an int from 0", seed)
    if seed < 0:
        raise ArgumentValueError.of(f"{where}(seed)", "an int from 0", seed)
    return seed
