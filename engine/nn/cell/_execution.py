"""Running a cell: what it computes, in which mode, and for which inputs."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Self

from engine.errors import ArgumentTypeError, AttributeMissingError
from engine.nn.jit import JitConfig

from ._hooks import Hooks
from ._inputs import as_recorded, check_inputs
from ._plan import CallPlan, Recomputing, checked_prefetch, plan_of
from ._precision import Precision


class Execution(Hooks, Precision):
    """What happens when a cell is called."""

    training: bool
    phase: str
    requires_grad: bool
    _call_plan: CallPlan | None
    _jit_options: dict[str, Any]

    def construct(self, *args: Any, **kwargs: Any) -> Any:
        """Compute the outputs from the inputs; each cell defines its own.

        Raises:
            AttributeMissingError: If a cell without it is called.

        """
        kind = type(self).__name__
        raise AttributeMissingError(
            f"Calling {kind} expected a method 'construct' that computes its outputs, got none. "
            f"Hint: define construct(self, x) in class {kind}."
        )

    def run_construct(self, cast_inputs: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """What `construct` returns, without hooks.

        Args:
            cast_inputs: Its inputs by position, in the types that it is to compute in.
            kwargs: Its inputs by name.

        """
        return self.construct(*cast_inputs, **kwargs)

    def compile(self, *args: Any, **kwargs: Any) -> None:
        """Check that the inputs are such as `construct` takes, and such as `set_inputs` says.

        Here nothing needs to be compiled first, so nothing else happens and nothing runs.

        Raises:
            ArgumentTypeError: If `construct` takes other inputs; if one is not as recorded.
            ArgumentValueError: If there are more or fewer than recorded.
            ShapeError: If a shape does not fit the recorded one.

        >>> import engine
        >>> from engine import nn
        >>> nn.Dense(3, 4).compile(engine.ops.ones((2, 3)))

        """
        try:
            inspect.signature(self.construct).bind(*args, **kwargs)
        except TypeError as error:
            where = f"{type(self).__name__}.compile"
            raise ArgumentTypeError(f"{where} expected inputs of construct: {error}.") from None
        inputs = self.get_inputs()
        if inputs is not None:
            check_inputs(self, inputs, args, kwargs)

    def compile_and_run(self, *args: Any, **kwargs: Any) -> Any:
        """What calling the cell returns; here nothing needs to be compiled first."""
        return self(*args, **kwargs)  # type: ignore[operator] # Cell is callable

    def set_jit_config(self, jit_config: JitConfig) -> None:
        """Record options of compilation in `jit_config_dict`; a second call changes nothing.

        What is planned, and how, does not depend on them.

        Args:
            jit_config: An `engine.JitConfig`.

        Raises:
            ArgumentTypeError: If it is no `engine.JitConfig`.

        >>> import engine
        >>> from engine import nn
        >>> cell = nn.ReLU()
        >>> cell.set_jit_config(engine.JitConfig(jit_level="O1"))
        >>> cell.jit_config_dict["jit_level"]
        'O1'

        """
        if not isinstance(jit_config, JitConfig):
            raise ArgumentTypeError.of("set_jit_config(jit_config)", "a JitConfig", jit_config)
        if not self._jit_options:
            self._jit_options = dict(jit_config.jit_config_dict)

    @property
    def jit_config_dict(self) -> dict[str, Any]:
        """What `set_jit_config` has recorded; empty without it."""
        return dict(self._jit_options)

    @property
    def cls_name(self) -> str:
        """The name of the cell's class.

        >>> from engine import nn
        >>> nn.Dense(2, 2).cls_name
        'Dense'
        """
        return type(self).__name__

    def set_train(self, mode: bool = True) -> Self:
        """Set `training` on this cell and all below; layers such as dropout look at it.

        Args:
            mode: Whether they train; a new cell does not. `phase` says so in a word, too.

        >>> from engine import nn
        >>> nn.Cell().set_train().training
        True

        """
        for _, cell in self.cells_and_names():
            cell.training = mode
        self.phase = "train" if mode else "predict"
        return self

    def set_grad(self, requires_grad: bool = True) -> Self:
        """Record in `requires_grad` that the cell's gradient is wanted.

        Gradients are recorded by `ops.grad` where they are asked for, so nothing depends on it.
        """
        self.requires_grad = requires_grad
        return self

    def set_inputs(self, *inputs: Any, **kwargs: Any) -> None:
        """Record the inputs that the cell is meant for; calls with others are refused from then on.

        Either all by position (full mode), or some by the names that `construct` has for them
        (incremental mode). A tensor stands for all of its number type and its shape, in which an
        axis that is None (`Tensor(shape=[3, None], dtype=engine.float32)`) may have any length,
        and one that is a `Symbol` those that it allows.
        Tuples and lists stand for as many tensors; None, and what is no tensor, for anything.

        Raises:
            ArgumentValueError: If inputs are given both ways, or by a name that `construct` lacks.
                At a call: if there are more or fewer.
            ArgumentTypeError: At a call: if an input is no tensor or has another number type.
            ShapeError: At a call: if an input has another number of axes, or a fixed axis of
                another length.

        >>> import engine
        >>> from engine import nn
        >>> cell = nn.ReLU()
        >>> cell.set_inputs(engine.Tensor(shape=[3, None], dtype=engine.float32))
        >>> cell(engine.ops.ones((3, 10))).shape
        (3, 10)

        """
        plan_of(self).inputs = as_recorded(self, inputs, kwargs)

    def get_inputs(self) -> tuple[Any, ...] | None:
        """What `set_inputs` has recorded, in the order of `construct`; None without it.

        An input that was not given in incremental mode is None.
        """
        return None if self._call_plan is None else self._call_plan.inputs

    def recompute(
        self,
        *,
        use_reentrant: bool = True,
        output_recompute: bool = False,
        early_stop: bool = True,
        context_fn: Callable[[], Any] | None = None,
        **kwargs: bool,
    ) -> None:
        """Drop what happens inside the cell after its forward pass; gradients compute it again.

        It costs the time of one more forward pass and saves the memory of everything between the
        cell's inputs and its outputs. Gradients are the same, bit for bit: dropout draws the same
        numbers again; running statistics, other parameters and buffers change only the first time.
        Hooks on this cell are called once; forward hooks on cells inside it again when it is
        computed again, and backward hooks then. A cell with a `bprop` keeps nothing anyway. A
        later call overwrites; cells inside that are recomputed, too, run once more.

        Args:
            use_reentrant: Kept; both of MindSpore's ways give what this one way gives.
            output_recompute: Kept; here the cell's outputs stay, as its followers' inputs.
            early_stop: Kept; here all of the cell is computed again.
            context_fn: Makes two context managers: for the first run, and for the second.
            **kwargs: `mp_comm_recompute` (True), `parallel_optimizer_comm_recompute` (False) and
                `recompute_slice_activation` (False), kept: they concern communication between
                devices.

        Raises:
            ArgumentTypeError: If an option is no bool, or `context_fn` cannot be called.
            ArgumentValueError: If there is no such option.
            StateError: On the way back: if the cell then computes something else than before.

        >>> import engine
        >>> from engine import nn, ops
        >>> block = nn.SequentialCell(nn.Dense(3, 3), nn.ReLU())
        >>> block.recompute()
        >>> ops.grad(block)(ops.ones((2, 3))).shape
        (2, 3)

        """
        own = {
            "use_reentrant": use_reentrant,
            "output_recompute": output_recompute,
            "early_stop": early_stop,
        }
        plan_of(self).recomputing = Recomputing.checked(context_fn, own, kwargs)

    def offload(self, backward_prefetch: str | int = "Auto") -> None:
        """Move what the cell's operators keep for gradients out of the way until it is needed.

        From a GPU it goes to the memory of the host. On the CPU it goes, from 4 KB an array on, to
        a temporary file that is read through the memory; the file has no name, so nothing of it is
        left, even after an error, and lies where `tempfile` puts it (`TMPDIR`). Gradients are
        the same. It costs the time of writing and reading; parameters, and tensors that somebody
        still holds, stay. In a cell that is recomputed, too, there is little left to move. A
        later call overwrites.

        Args:
            backward_prefetch: For how many operators ahead the disk is asked on the way back:
                "Auto" (one) or a whole number from 0. From the host's memory arrays come when
                they are needed.

        Raises:
            ArgumentTypeError: If it is neither a str nor an int.
            ArgumentValueError: If it is another word or a negative number.

        >>> import engine
        >>> from engine import nn, ops
        >>> block = nn.SequentialCell(nn.Dense(3, 3), nn.ReLU())
        >>> block.offload(backward_prefetch=2)
        >>> ops.grad(block)(ops.ones((2, 3))).shape
        (2, 3)

        """
        plan_of(self).offloading = checked_prefetch(backward_prefetch)
