"""PyTorch: a module with fixed batches as a model of loss landscapes."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any

from insight.errors import SummaryValueError, ValueKindError, compose
from insight.record.options import whole

from ._arguments import check_functions, check_has, check_iterable, check_mapping

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[Any]]

MODES = ("eval", "train", "recompute")
_WHERE = "TorchLandscapeModel"
_LOSS, _ERROR, _PARTS, _VALIDATION = "loss", "sampling_error", "sampling_parts", "validation_"
_REAL_HINT = "keep it as two real parameters: torch.view_as_real"
_LOSS_HINT = "such as torch.nn.functional.cross_entropy"
_MEASURE_HINT = 'such as {"error": lambda scores, labels: (scores - labels).abs().mean()}'
_BATCHES_HINT = "such as a DataLoader, or a list of tuples of tensors"
_POINT_HINT = "take those of `parameters()` and change their numbers"
_SEED = 0  # of the masks of dropout in training mode: the same at every point


class TorchLandscapeModel:
    """A module, its loss and fixed batches, as `insight.landscape` asks for a model.

        model = TorchLandscapeModel(module, torch.nn.functional.cross_entropy, loader)
        plane = landscape.random_plane(model.parameters())
        surface = landscape.surface(model, plane)

    The module stays as it was after each call: its parameters, buffers, gradients and modes, also
    when an error is raised; so does the state of PyTorch's random generators.

    Args:
        module: The network; it takes all of a batch but the last.
        loss_fn: Takes the module's output and the last of the batch; returns the mean loss.
        batches: Tuples or lists of tensors, such as a `DataLoader` gives. They are taken here,
            once, in their order, and copied.
        num_samples: How many samples to take at most; None: all there are.
        mode: `"eval"`: dropout is off, batch norms use their running statistics. `"train"`: as in
            training: statistics of each batch, and dropout with the same masks at all points.
            `"recompute"`: as `"eval"`, with running statistics made anew at each point, as the
            means of those of the batches; those that a point brings along do not count.
        measures: What else surfaces are to tell, by name: functions of the module's output and the
            last of the batch, each of which returns a mean over the samples, such as
            `{"accuracy": lambda scores, labels: (scores.argmax(1) == labels).double().mean()}`.
        validation: Other batches, held out: surfaces tell `validation_loss`, too, and the same
            measures of them. As many samples are taken of them.

    Attributes:
        facts: What the losses are of: `samples`, `data_sha256`, `batch_norm`, `dtype`.
        quantities: What it tells of a point beside the loss.

    Raises:
        SummaryValueError: If an option is out of its range, or there is no batch.
        ValueKindError: If an argument is of another kind, a parameter is complex, or a batch is no
            tuple or list of tensors.

    The loss of several batches is the mean of theirs, weighted by their samples.

    """

    def __init__(
        self,
        module: Any,
        loss_fn: Callable[[Any, Any], Any],
        batches: Iterable[Any],
        num_samples: int | None = None,
        mode: str = "eval",
        *,
        measures: Mapping[str, Callable[[Any, Any], Any]] | None = None,
        validation: Iterable[Any] | None = None,
    ) -> None:
        _check_parts(module, loss_fn, batches, measures, validation)
        if not isinstance(mode, str) or mode not in MODES:
            raise SummaryValueError.of(f"{_WHERE}: mode", f"one of {MODES}", repr(mode))
        num_samples = _checked_samples(num_samples)
        self._module, self._loss_fn, self._mode = module, loss_fn, mode
        self._batches = list(_taken(batches, num_samples))
        self._counts = [len(batch[-1]) for batch in self._batches]
        if not self._batches:
            raise SummaryValueError.of(f"{_WHERE}: batches", "at least one batch", "none")
        self._measures = dict(measures or {})
        self._trained_on = self._batches
        self._validation = None
        if validation is not None:
            self._validation = self._on(list(_taken(validation, num_samples)))
        held_out = () if self._validation is None else (_LOSS, *self._measures)
        self.quantities = (
            *(_ERROR, _PARTS, *self._measures),
            *(f"{_VALIDATION}{name}" for name in held_out),
        )
        _check_real(module)
        dtypes = {str(one.dtype).removeprefix("torch.") for one in module.parameters()}
        self.facts = {
            "samples": sum(self._counts),
            "data_sha256": _digest(self._batches),
            "batch_norm": mode,
            "dtype": ", ".join(sorted(dtypes)),
        }
        if self._validation is not None:
            self.facts["validation_samples"] = sum(self._validation._counts)
            self.facts["validation_sha256"] = _digest(self._validation._batches)

    def parameters(self) -> dict[str, Array]:
        """Copies of the parameters that training changes, by name, on the host.

        Those in bfloat16, which NumPy does not have, are in float32, with the same values.
        """
        return {
            name: _on_host(one).copy()
            for name, one in self._module.named_parameters()
            if one.requires_grad
        }

    def loss(self, parameters: Mapping[str, Array]) -> float:
        """The mean loss over the batches with these parameters; those not named stay as they are.

        Raises:
            ValueKindError: If `parameters` is no mapping of names to arrays.
            SummaryValueError: If the module has no parameter of a name, or one of another shape.

        """
        torch = _torch()

        with self._alone(), torch.no_grad():
            tensors = self._tensors(parameters)
            return sum(share * float(part.double()) for share, part in self._losses(tensors))

    def measured(self, parameters: Mapping[str, Array]) -> dict[str, float]:
        """The loss and all `quantities` by name, in one pass over the batches of each.

        The sampling error is that of the means of the batches.

        Raises:
            ValueKindError: As `loss`.
            SummaryValueError: As `loss`.

        """
        torch = _torch()

        with self._alone(), torch.no_grad():
            told = self._told(self._tensors(parameters))
        if self._validation is not None:
            other = self._validation.measured(parameters)
            told |= {f"{_VALIDATION}{name}": other[name] for name in (_LOSS, *self._measures)}
        return told

    def gradient(self, parameters: Mapping[str, Array]) -> dict[str, Array]:
        """The gradient of `loss` at these parameters, by the same names.

        Raises:
            ValueKindError: As `loss`.
            SummaryValueError: As `loss`.

        """
        torch = _torch()

        with self._alone(), torch.enable_grad():
            tensors, leaves = self._leaves(parameters)
            total = [torch.zeros_like(one) for one in leaves]
            for share, loss in self._losses(tensors):
                found = torch.autograd.grad(loss, leaves, materialize_grads=True)
                total = [a + share * b for a, b in zip(total, found, strict=True)]
            return _by_name(parameters, total)

    def hessian_vector(
        self, parameters: Mapping[str, Array], direction: Mapping[str, Array]
    ) -> dict[str, Array]:
        """The second derivatives of `loss` at these parameters, times a direction, by name.

        Args:
            parameters: The point; what is differentiated by.
            direction: Arrays of the same names and shapes.

        Raises:
            ValueKindError: As `loss`, of either.
            SummaryValueError: As `loss`, or if the names of both differ.

        """
        torch = _torch()

        _check_arrays("parameters", parameters)
        _check_arrays("direction", direction)
        for name in parameters.keys() ^ direction.keys():
            raise SummaryValueError.of(f"{_WHERE}: direction", f"{sorted(parameters)}", name)
        with self._alone(), torch.enable_grad():
            tensors, leaves = self._leaves(parameters)
            along = [self._tensor(name, direction[name]) for name in parameters]
            total = [torch.zeros_like(one) for one in leaves]
            for share, loss in self._losses(tensors):
                first = torch.autograd.grad(loss, leaves, create_graph=True, materialize_grads=True)
                slope = sum((a * b).sum() for a, b in zip(first, along, strict=True))
                if slope.requires_grad:
                    found = torch.autograd.grad(slope, leaves, materialize_grads=True)
                    total = [a + share * b for a, b in zip(total, found, strict=True)]
            return _by_name(parameters, total)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Inside the block modules have the mode and generators the seed; afterwards their own."""
        torch = _torch()

        before = [(one, one.training) for one in self._module.modules()]
        with torch.random.fork_rng():
            torch.manual_seed(_SEED)
            try:
                self._module.train(self._mode == "train")
                yield
            finally:
                for one, training in before:
                    one.training = training

    def _tensors(self, parameters: Mapping[str, Array]) -> dict[str, Any]:
        """What the module computes with: parameters of a point, and buffers that may change."""
        _check_arrays("parameters", parameters)
        buffers = {name: one.clone() for name, one in self._module.named_buffers()}
        given = {name: self._tensor(name, array) for name, array in parameters.items()}
        return {**buffers, **given}

    def _leaves(self, parameters: Mapping[str, Array]) -> tuple[dict[str, Any], list[Any]]:
        tensors = self._tensors(parameters)
        return tensors, [tensors[name].requires_grad_() for name in parameters]

    def _tensor(self, name: str, array: Any) -> Any:
        torch = _torch()

        own = self._module.state_dict(keep_vars=True).get(name)
        if own is None:
            known = ", ".join(name for name, _ in self._module.named_parameters())
            raise SummaryValueError.of(f"{_WHERE}: a parameter", f"one of {known}", repr(name))
        try:
            made = torch.tensor(array, dtype=own.dtype, device=own.device)
        except (TypeError, ValueError, RuntimeError) as error:
            if hasattr(array, "shape") and isinstance(error, RuntimeError):
                raise  # the device's, such as one that is full
            where, expected = f"{_WHERE}: {name}", f"an array of shape {tuple(own.shape)}"
            raise ValueKindError.of(where, expected, array, _POINT_HINT) from error
        if made.shape != own.shape:
            where, expected = f"{_WHERE}: {name}", f"shape {tuple(own.shape)}"
            raise SummaryValueError.of(where, expected, f"shape {tuple(made.shape)}")
        return made

    def _losses(self, tensors: dict[str, Any]) -> Iterator[tuple[float, Any]]:
        """The share of each batch, and its loss."""
        for share, made, target in self._outputs(tensors):
            yield share, self._loss_fn(made, target)

    def _outputs(self, tensors: dict[str, Any]) -> Iterator[tuple[float, Any, Any]]:
        """The share of each batch, what the module makes of it, and its target."""
        functional_call = _torch_func().functional_call

        if self._mode == "recompute":
            self._recompute(tensors)
        total = sum(self._counts)
        for batch, count in zip(self._batches, self._counts, strict=True):
            *inputs, target = batch
            yield count / total, functional_call(self._module, tensors, tuple(inputs)), target

    def _told(self, tensors: dict[str, Any]) -> dict[str, float]:
        import numpy as np

        from insight.landscape.sampling import sampling_error

        losses = []
        told = dict.fromkeys((_LOSS, *self._measures), 0.0)
        for share, made, target in self._outputs(tensors):
            losses.append(float(self._loss_fn(made, target).double()))
            told[_LOSS] += share * losses[-1]
            for name, measure in self._measures.items():
                told[name] += share * float(measure(made, target))
        error = sampling_error(np.array(losses), np.array(self._counts), told[_LOSS])
        return {**told, _ERROR: error, _PARTS: float(len(losses))}

    def _on(self, batches: list[list[Any]]) -> TorchLandscapeModel:
        """The same model on other batches; statistics of batch norms are those of its own."""
        if not batches:
            raise SummaryValueError.of(f"{_WHERE}: validation", "at least one batch", "none")
        other = copy.copy(self)
        other._batches, other._counts = batches, [len(batch[-1]) for batch in batches]
        return other

    def _recompute(self, tensors: dict[str, Any]) -> None:
        """Make running statistics anew, in the tensors: means of those of the batches."""
        torch, functional_call = _torch(), _torch_func().functional_call

        kind = torch.nn.modules.batchnorm._BatchNorm
        norms = [
            (name, one)
            for name, one in self._module.named_modules()
            if isinstance(one, kind) and one.running_mean is not None
        ]
        momenta = [one.momentum for _, one in norms]
        for name, one in norms:
            prefix = f"{name}." if name else ""
            for part in ("running_mean", "running_var", "num_batches_tracked"):
                tensors[prefix + part].zero_()
            one.momentum = None  # then each batch counts as much
            one.training = True
        try:
            with torch.no_grad():
                for batch in self._trained_on if norms else ():
                    functional_call(self._module, tensors, tuple(batch[:-1]))
        finally:
            for (_, one), momentum in zip(norms, momenta, strict=True):
                one.momentum, one.training = momentum, False


def _torch() -> Any:
    return import_module("torch")


def _torch_func() -> Any:
    return import_module("torch.func")


def _check_parts(module: Any, loss_fn: Any, batches: Any, measures: Any, validation: Any) -> None:
    """Accepts what a landscape is of, as far as can be seen before anything is computed.

    Raises:
        ValueKindError: If a part is of another kind.

    """
    hint = "give a torch.nn.Module that was made"
    names = ("parameters", "named_parameters", "named_buffers", "modules")
    check_has(f"{_WHERE}: module", "a module", module, *names, hint=hint)
    if not callable(loss_fn):
        raise ValueKindError.of(f"{_WHERE}: loss_fn", "a function", loss_fn, _LOSS_HINT)
    check_iterable(f"{_WHERE}: batches", "batches", batches, hint=_BATCHES_HINT)
    if measures is not None:
        where, expected = f"{_WHERE}: measures", "a mapping of names to functions"
        check_mapping(where, expected, measures, hint=_MEASURE_HINT)
        check_functions(where, measures, hint=_MEASURE_HINT)
    if validation is not None:
        check_iterable(f"{_WHERE}: validation", "batches", validation, hint=_BATCHES_HINT)


def _check_arrays(name: str, given: Any) -> None:
    where, expected = f"{_WHERE}: {name}", "a mapping of names to arrays"
    check_mapping(where, expected, given, hint=_POINT_HINT)


def _checked_samples(number: Any) -> int | None:
    """How many samples to take at most; None for all.

    Raises:
        ValueKindError: If it is no whole number.
        SummaryValueError: If it is less than one.

    """
    where = f"{_WHERE}: num_samples"
    found = None if number is None else whole(where, number)
    if found is not None and found < 1:
        raise SummaryValueError.of(where, "a number from 1", found, "None takes all there are")
    return found


def _taken(batches: Iterable[Any], left: int | None) -> Iterator[list[Any]]:
    torch = _torch()

    for batch in batches:
        if not (
            isinstance(batch, list | tuple)
            and len(batch) > 1
            and all(isinstance(one, torch.Tensor) for one in batch)
        ):
            expected = "a tuple or list of tensors, the target last"
            raise ValueKindError.of(f"{_WHERE}: a batch", expected, batch)
        columns = [one.detach().clone()[:left] for one in batch]
        yield columns
        left = None if left is None else left - len(columns[-1])
        if left == 0:
            return


def _digest(batches: list[list[Any]]) -> str:
    digest = hashlib.sha256()
    for batch in batches:
        for one in batch:
            digest.update(f"{one.dtype}{tuple(one.shape)}".encode())
            digest.update(one.cpu().contiguous().view(-1).view(_torch().uint8).numpy().tobytes())
    return digest.hexdigest()


def _by_name(parameters: Mapping[str, Array], tensors: list[Any]) -> dict[str, Array]:
    return {name: _on_host(one) for name, one in zip(parameters, tensors, strict=True)}


def _on_host(tensor: Any) -> Array:
    held = tensor.detach().cpu()
    array: Array = (held.float() if held.dtype == _torch().bfloat16 else held).numpy()
    return array


def _check_real(module: Any) -> None:
    """No parameter that training changes is complex: a plane has real directions.

    Raises:
        ValueKindError: If one is.

    """
    for name, one in module.named_parameters():
        if one.requires_grad and one.is_complex():
            raise ValueKindError(
                compose(f"{_WHERE}: {name}", "real numbers", str(one.dtype), _REAL_HINT)
            )
