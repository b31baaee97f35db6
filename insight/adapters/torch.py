"""PyTorch: numbers of a loop of your own, histograms of weights and gradients, landscapes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from insight.record.options import whole

from ._arguments import check_has, check_mapping
from ._recording import Recording, as_number
from ._torch_landscape import TorchLandscapeModel
from ._where import CURRENT, LogDir

if TYPE_CHECKING:
    from insight.format.ending import Ending

_SUCH_AS = 'such as {"loss": loss}'
_MODULE_HINT = "give what has `named_parameters`, such as a torch.nn.Module"
_OPTIMIZER_HINT = "give the one that trains, such as torch.optim.Adam(module.parameters())"

__all__ = ["TorchLandscapeModel", "TorchRecorder"]


class TorchRecorder(Recording):
    """Records a plain training loop.

        with TorchRecorder("./runs/a") as recorder:
            recorder.settings(optimizer, batch_size=32)
            recorder.watch(model, optimizer, every=100)
            for step, (x, y) in enumerate(batches, 1):
                ...
                optimizer.step()
                recorder.log(step, {"loss": loss})

    Under `torchrun` each process writes a file of its own into the same run.

    Args:
        log_dir: The run's folder, or a run of `insight.run`; without one the current run, or a
            new one.
        unmasked: Names of settings that are no secrets, though they sound so.

    """

    def __init__(self, log_dir: LogDir = CURRENT, *, unmasked: Iterable[str] = ()) -> None:
        super().__init__(log_dir, unmasked=unmasked)
        self._hooks: list[Any] = []

    def log(self, step: int, values: Mapping[str, Any]) -> None:
        """Records numbers, and tensors of one element, at `step`.

        Args:
            step: Any whole number of 64 bits.
            values: By tag.

        Raises:
            ValueKindError: If the step is no whole number, or `values` no mapping.
            SummaryValueError: If the step does not fit 64 bits, or a tag is empty.

        """
        step = whole("TorchRecorder.log: step", step)
        expected = "a mapping of tags to numbers"
        check_mapping("TorchRecorder.log: values", expected, values, hint=_SUCH_AS)
        if not self._is_training:
            self._training_begins()
            self._say_where_it_begins(step - 1 if step > 1 else 0)
        self._log(step, values)

    def settings(self, optimizer: Any = None, **settings: Any) -> None:
        """Records settings as facts of the run; those of an optimizer by its first group.

        Raises:
            ValueKindError: If `optimizer` is none.

        """
        found = {}
        if optimizer is not None:
            where = "TorchRecorder.settings: optimizer"
            check_has(where, "an optimizer", optimizer, "param_groups", hint=_OPTIMIZER_HINT)
            group = {name: x for name, x in optimizer.param_groups[0].items() if name != "params"}
            rate = group.pop("lr", None)
            found = {"optimizer": type(optimizer).__name__, "learning_rate": _plain(rate)}
            found["optimizer_config"] = {name: _plain(value) for name, value in group.items()}
        self._settings({**found, **settings})

    def watch(
        self, module: Any, optimizer: Any, every: int = 100, initial_step: int | None = None
    ) -> None:
        """Records histograms of `module` with each `every`-th `optimizer.step()`, until `close`.

        Their step is the number of optimizer steps; the gradients are those that the optimizer saw,
        clipped and unscaled.

        Args:
            module: What has `named_parameters`.
            optimizer: A torch.optim.Optimizer.
            every: Optimizer steps from one record to the next.
            initial_step: Optimizer steps before this call. None: what the optimizer's state says,
                also one that was loaded (Adam and most others count), and else 0, as of SGD.

        Raises:
            ValueKindError: If an argument is of another kind; counts are whole numbers.
            SummaryValueError: If `every` is less than 1, `initial_step` less than 0, or one of
                them does not fit 64 bits.

        """
        every = whole("TorchRecorder.watch: every", every, 1)
        begin = 0 if initial_step is None else initial_step
        step = whole("TorchRecorder.watch: initial_step", begin, 0)
        _check_module("TorchRecorder.watch: module", module)
        where, expected = "TorchRecorder.watch: optimizer", "a torch.optim.Optimizer"
        hook = "register_step_post_hook"
        check_has(where, expected, optimizer, hook, hint=_OPTIMIZER_HINT)
        if initial_step is None:
            step = _steps_counted(optimizer)

        def after_step(*_: Any) -> None:
            nonlocal step
            step += 1
            if step % every == 0:
                self.histograms(step, module)

        self._hooks.append(optimizer.register_step_post_hook(after_step))

    def histograms(self, step: int, module: Any) -> None:
        """Records the spread of each parameter, and of its gradient where it has one.

        Raises:
            ValueKindError: If the step is no whole number, or the module has no parameters to name.
            SummaryValueError: If the step does not fit 64 bits.

        """
        step = whole("TorchRecorder.histograms: step", step)
        _check_module("TorchRecorder.histograms: module", module)
        self._histograms(step, _weights_and_gradients(module))

    def _release(self, ending: Ending | None = None) -> None:
        """Stops watching, too."""
        while self._hooks:
            self._hooks.pop().remove()
        super()._release(ending)


def _check_module(where: str, module: Any) -> None:
    check_has(where, "a module", module, "named_parameters", hint=_MODULE_HINT)


def _steps_counted(optimizer: Any) -> int:
    states = getattr(optimizer, "state", {}).values()
    counts = [as_number(state.get("step")) for state in states]
    return max((int(float(count)) for count in counts if count is not None), default=0)


def _weights_and_gradients(module: Any) -> Iterator[tuple[str, Any]]:
    for name, parameter in module.named_parameters():
        plain = name.removeprefix("module.")  # as DistributedDataParallel wraps it
        yield f"weights/{plain}", _values(parameter)
        if parameter.grad is not None:
            yield f"gradients/{plain}", _values(parameter.grad)


def _values(tensor: Any) -> Any:
    """The numbers held here: of a sparse tensor those that are set, of a sharded one our part."""
    tensor = tensor.detach()
    if hasattr(tensor, "to_local"):
        tensor = tensor.to_local()
    return (tensor.coalesce().values() if tensor.is_sparse else tensor).reshape(-1)


def _plain(value: Any) -> Any:
    """A rate or weight decay as a number, where the optimizer keeps it as a tensor."""
    number = as_number(value)
    return value if number is None else number
