"""Model: a network with its loss, optimizer and metrics, ready to train, evaluate and predict."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from os import PathLike
from typing import Any, TypeAlias, Unpack

from engine.autodiff import forwarded
from engine.errors import ArgumentValueError, MisfitError, StateError, compose
from engine.metrics import Metric, get_metrics
from engine.nn import Cell, Optimizer
from engine.planning import plans

from .arguments import (
    check_backend,
    check_epochs,
    check_flags,
    check_frequency,
    check_inputs,
    check_sink_size,
    epoch_or_epochs,
    evaluated_epochs,
)
from .batches import Batched, checked_size, claim_dataset, size_or_warning, steps_of_epoch
from .callback.base import Callback
from .callback.callback_list import as_list, check_hook_names
from .layouts import ParameterLayout, is_cut, layouts_of
from .model_part import HeldPart
from .networks import (
    ModelOptions,
    boosted_parts,
    eval_network_of,
    train_network_of,
    without_cutting,
)
from .rehearsal import Part, rehearse, untouched
from .run_arguments import evaluation_arguments
from .running import Running

Callbacks: TypeAlias = "Callback | Sequence[Callback] | None"
METRICS = "such as Model(…, metrics={'acc'})"


class Model:
    """A network with what trains and judges it.

    Args:
        network: The network. Without `loss_fn` it returns its loss itself.
        loss_fn: Takes the network's output and the label.
        optimizer: What updates the parameters; without it the network does that itself.
        metrics: A set of names (`{"acc", "loss"}`) or a dict from names of your own to metrics.
        eval_network: Used by `eval` instead of network and `loss_fn`.
        eval_indexes: Where loss, prediction and label stand among its outputs; None: every metric
            gets all of them.
        amp_level: As the `level` of `amp.build_train_network`, which converts the network itself,
            so `eval` and `predict` compute as training does; it needs an optimizer.
        boost_level: `"O0"`: nothing. `"O1"` and `"O2"`: faster, as docs/boost.md says; network and
            optimizer are changed for it, and evaluated and predicted is with the changed network.
        **kwargs: `boost_config_dict`, as `boost.AutoBoost` takes it, which counts from O1 on;
            `acc_level`, the older name of `boost_level`; `loss_scale_manager` and
            `keep_batchnorm_fp32`, as `amp.build_train_network` takes them. A manager that drops
            steps hears of each, also where the network brings its own training step instead of an
            optimizer.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If an option is unknown, or needs an optimizer.
        KeyError: If there is no metric of a name.

    >>> import numpy as np
    >>> from engine import Model, dataset, nn
    >>> data = {"x": np.ones((8, 3), np.float32), "y": np.zeros((8, 2), np.float32)}
    >>> batches = dataset.NumpySlicesDataset(data, shuffle=False).batch(4)
    >>> net = nn.Dense(3, 2, weight_init="zeros", bias_init="zeros")
    >>> model = Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1), metrics={"loss"})
    >>> model.train(2, batches)
    >>> model.eval(batches)
    {'loss': 0.0}

    """

    def __init__(
        self,
        network: Cell,
        loss_fn: Cell | None = None,
        optimizer: Optimizer | None = None,
        metrics: AbstractSet[str] | Mapping[str, Metric] | None = None,
        eval_network: Cell | None = None,
        eval_indexes: list[int] | None = None,
        amp_level: str = "O0",
        boost_level: str = "O0",
        **kwargs: Unpack[ModelOptions],
    ) -> None:
        parts = boosted_parts(network, optimizer, eval_network, boost_level, kwargs)
        network, optimizer, eval_network, boost_level = parts
        inner, around = without_cutting(network)
        train_network = around(
            train_network_of(inner, loss_fn, optimizer, amp_level, boost_level, kwargs)
        )
        judged = get_metrics(metrics) or {}
        evaluating, indexes = eval_network_of(
            inner, loss_fn, eval_network, eval_indexes, wanted=bool(judged)
        )
        if evaluating is not None:
            evaluating = around(evaluating)
        self._metrics = metrics
        self._running = Running(
            owner=self,
            network=network,
            loss_fn=loss_fn,
            optimizer=optimizer,
            loss_scale_manager=kwargs.get("loss_scale_manager"),
            train_network=train_network,
            eval_network=evaluating,
            eval_indexes=indexes,
            eval_pairs=eval_network is None,
            metrics=judged,
        )

    # The names under which subclasses and callbacks of MindSpore's users find, and set, the parts.
    _network = HeldPart("network")
    _loss_fn = HeldPart("loss_fn")
    _optimizer = HeldPart("optimizer")
    _loss_scale_manager = HeldPart("loss_scale_manager")
    _train_network = HeldPart("train_network")
    _eval_network = HeldPart("eval_network")

    @property
    def _predict_network(self) -> Cell:
        return self._running.network

    @property
    def _metric_fns(self) -> dict[str, Any] | None:
        return self._running.metrics or None

    @property
    def train_network(self) -> Cell:
        """The cell that makes a training step: `TrainOneStepCell` around network and loss."""
        return self._running.train_network

    @property
    def eval_network(self) -> Cell | None:
        """The cell that `eval` runs: `WithEvalCell`, or what was given; None without metrics."""
        return self._running.eval_network

    @property
    def predict_network(self) -> Cell:
        """The cell that `predict` runs: the network."""
        return self._running.network

    @epoch_or_epochs
    def train(
        self,
        epoch: int,
        train_dataset: Batched,
        callbacks: Callbacks = None,
        dataset_sink_mode: bool = False,
        sink_size: int = -1,
        initial_epoch: int = 0,
        *,
        resume: str | PathLike[str] | None = None,
    ) -> None:
        """Train the network.

        Args:
            epoch: The last epoch: with `initial_epoch` 0, how many. It may be called `epochs`.
            train_dataset: Batches; with a `loss_fn` of data and label.
            callbacks: One `Callback`, or a list of them.
            dataset_sink_mode: Whether an epoch is a sink: callbacks see it as one step, whose
                count grows by the batches of the sink.
            sink_size: The batches of a sink; -1: the size of the dataset. The next sink goes on
                where one ended, in the next pass over the dataset if need be.
            initial_epoch: Epochs that an earlier training did.
            resume: A checkpoint that `CheckpointConfig(resumable=True)` saved, or a folder of them,
                whose newest whole one is taken: the training goes on from there and ends as if it
                had never been interrupted. Where nothing is yet it begins, so that one command
                starts and resumes; what has ended stays so.

        Raises:
            TypeError: If an argument has another type.
            ValueError: If a number is out of range, or a batch is no pair for the `loss_fn`.
            RuntimeError: If another model was trained with the dataset object.
            CheckpointError: A ValueError: if the file of `resume` is damaged or not resumable, or
                was saved with another network or other data.

        """
        check_epochs("Model.train", epoch, initial_epoch)
        listed = as_list(callbacks)
        check_hook_names(listed, in_fit=False)
        steps = steps_of_epoch("Model.train", train_dataset, dataset_sink_mode, sink_size)
        epochs = range(initial_epoch + 1, epoch + 1)
        run = (epochs, steps, train_dataset, listed)
        self._running.train(*run, sinks=dataset_sink_mode, resume=resume)

    @epoch_or_epochs
    def fit(
        self,
        epoch: int,
        train_dataset: Batched,
        valid_dataset: Batched | None = None,
        valid_frequency: int | list[int] = 1,
        callbacks: Callbacks = None,
        dataset_sink_mode: bool = False,
        valid_dataset_sink_mode: bool = False,
        sink_size: int = -1,
        initial_epoch: int = 0,
        *,
        resume: str | PathLike[str] | None = None,
    ) -> None:
        """Train the network and evaluate it between the epochs.

        Args:
            epoch: The last epoch: with `initial_epoch` 0, how many.
            train_dataset: As in `train`.
            valid_dataset: Batches to evaluate with; None evaluates nothing.
            valid_frequency: Epochs between two evaluations, or a list of the epochs to evaluate.
            callbacks: One `Callback`, or a list of them. The evaluation calls your own classes,
                `TimeMonitor` and `SummaryCollector`, which records its metrics; it runs before the
                hook of the epoch's end, which sees `metrics`.
            dataset_sink_mode: As in `train`.
            valid_dataset_sink_mode: As `dataset_sink_mode` of `eval`.
            sink_size: As in `train`.
            initial_epoch: As in `train`.
            resume: As in `train`.

        Raises:
            TypeError: If an argument has another type.
            ValueError: If a number is out of range, the model has no metrics, or a callback has
                hooks of older names.
            RuntimeError: If another model was trained with the dataset object.

        """
        check_epochs("Model.fit", epoch, initial_epoch)
        check_flags("Model.fit", valid_dataset_sink_mode=valid_dataset_sink_mode)
        listed = as_list(callbacks)
        check_hook_names(listed, in_fit=True)
        epochs = range(initial_epoch + 1, epoch + 1)
        steps = steps_of_epoch("Model.fit", train_dataset, dataset_sink_mode, sink_size)
        check_frequency(valid_frequency)
        run = (epochs, steps, train_dataset, listed)
        valid_steps = 0
        if valid_dataset is not None:
            network = self._checked_eval_network("Model.fit")
            valid_steps = size_or_warning("Model.fit(valid_dataset)", valid_dataset)
        if not valid_steps:
            self._running.train(*run, sinks=dataset_sink_mode, resume=resume)
            return
        evaluate_epoch = self._running.evaluating(
            network,
            valid_dataset,
            valid_steps,
            evaluated_epochs(epochs, valid_frequency),
            listed,
            sinks=dataset_sink_mode,
            valid_sinks=valid_dataset_sink_mode,
        )
        self._running.train(
            *run,
            evaluate_epoch,
            sinks=dataset_sink_mode,
            resume=resume,
            valid_dataset=valid_dataset,
        )

    def eval(
        self, valid_dataset: Batched, callbacks: Callbacks = None, dataset_sink_mode: bool = False
    ) -> dict[str, Any]:
        """The metrics of the network over a dataset, by name.

        Args:
            valid_dataset: Batches of data and label, or of what `eval_network` takes.
            callbacks: One `Callback`, or a list of them.
            dataset_sink_mode: Whether batches are sent ahead; callbacks then do not see them.

        Raises:
            TypeError: If an argument has another type.
            ValueError: If the model has no metrics, or a batch is no pair.

        """
        check_flags("Model.eval", dataset_sink_mode=dataset_sink_mode)
        listed = as_list(callbacks)
        check_hook_names(listed, in_fit=False)
        network = self._checked_eval_network("Model.eval")
        params = evaluation_arguments(
            eval_network=network,
            network=self._running.network,
            dataset=valid_dataset,
            callbacks=listed,
            steps=checked_size("Model.eval(valid_dataset)", valid_dataset),
            sinks=dataset_sink_mode,
        )
        run = (network, valid_dataset, listed, params)
        results = self._running.evaluate(*run, keeps_loss=False)
        if results is None:
            hint = "its __exit__ returns True"
            expected = "an evaluation to its end"
            got = "an error that a callback has swallowed"
            raise StateError(compose("Model.eval", expected, got, hint))
        return results

    def build(
        self,
        train_dataset: Batched | None = None,
        valid_dataset: Batched | None = None,
        sink_size: int = -1,
        epoch: int = 1,
        sink_mode: bool = True,
    ) -> None:
        """Prepare the training and the evaluation, so that their first step takes no longer.

        A step is computed on the first batch of each dataset: memory is there then, kernels are
        compiled, and what does not fit is refused. Afterwards parameters, optimizer, loss scale,
        running statistics, random generators and datasets are as they were: a training ends bit
        for bit as it would without. Hooks of cells are called; summary operators record nothing.

        Args:
            train_dataset: What `train` will be given; from here on it belongs to this model.
            valid_dataset: What `eval` will be given.
            sink_size: As `train` will be given it, and refused here already if it is no such size.
            epoch: As `train` will be given it; the same.
            sink_mode: Whether batches are sent ahead, and copied to a GPU, as in sink mode.

        Raises:
            TypeError: If an argument has another type.
            ValueError: If a number is out of range, there is no dataset, one is empty, a batch is
                no pair for the `loss_fn`, or there are no metrics to evaluate.
            RuntimeError: If another model was trained with the dataset object.

        >>> import numpy as np
        >>> from engine import Model, dataset, nn
        >>> data = {"x": np.ones((8, 3), np.float32), "y": np.zeros((8, 2), np.float32)}
        >>> batches = dataset.NumpySlicesDataset(data).batch(4)
        >>> net = nn.Dense(3, 2)
        >>> model = Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1))
        >>> model.build(batches, epoch=2)
        >>> model.train(2, batches)

        """
        where = "Model.build"
        check_epochs(where, epoch, 0)
        check_flags(where, sink_mode=sink_mode)
        check_sink_size(where, sink_size)
        running, parts = self._running, []
        if train_dataset is not None:
            checked_size(f"{where}(train_dataset)", train_dataset)
            pairs = running.loss_fn is not None
            parts.append(Part(running.train_network, train_dataset, trains=True, pairs=pairs))
        if valid_dataset is not None:
            checked_size(f"{where}(valid_dataset)", valid_dataset)
            if running.eval_network is None:
                raise MisfitError(compose(where, "a model with metrics", "none", METRICS))
            parts.append(Part(running.eval_network, valid_dataset, pairs=running.eval_pairs))
        if not parts:
            expected = "a train_dataset or a valid_dataset"
            raise ArgumentValueError.of(where, expected, "None of both")
        if train_dataset is not None:
            claim_dataset(train_dataset, self)
        rehearse(parts, [running.loss_scale_manager], sinks=sink_mode)

    def predict(
        self,
        *predict_data: Any,
        backend: str | None = None,
        config: Mapping[str, Any] | None = None,
    ) -> Any:
        """What the network gives for some inputs, without training.

        Args:
            *predict_data: The network's inputs; or one list or tuple that holds them.
            backend: None; or `"lite"`, which is not part of this engine: as MindSpore does where
                MindSpore Lite is not installed, a warning is logged and the engine itself predicts.
            config: A dict for `"lite"`; there is nothing here that it would change.

        Raises:
            TypeError: If an input is neither a tensor nor a plain value, or `config` no dict.
            ValueError: If an input is empty, or there is no such backend.
            RuntimeError: If the network returns nothing.

        >>> import engine
        >>> from engine import nn
        >>> engine.Model(nn.ReLU()).predict(engine.Tensor([-1.0, 2.0])).asnumpy()
        array([0., 2.], dtype=float32)

        """
        check_backend(backend, config)
        network = self._running.network
        self._running.mode.begin(network, trains=False)
        inputs = predict_data
        if len(inputs) == 1 and isinstance(inputs[0], list | tuple):
            inputs = tuple(inputs[0])
        check_inputs("Model.predict", inputs)
        with plans():
            outputs = forwarded(network, inputs)
        if outputs is None:
            hint = "construct has no return"
            raise StateError(compose("Model.predict", "outputs of the network", "None", hint))
        return outputs

    def infer_train_layout(
        self, train_dataset: Batched, dataset_sink_mode: bool = True, sink_size: int = -1
    ) -> dict[str, ParameterLayout]:
        """How each parameter of the training lies on devices, by name; in one process whole.

        Where several processes cut operators, a step is rehearsed and undone: what strategies say
        of parameters holds from then on.

        Args:
            train_dataset: What `train` will be given; from here on it belongs to this model.
            dataset_sink_mode: True; its document knows no other.
            sink_size: As in `train`.

        Returns:
            For each parameter of the network and the optimizer its layout, as the argument
            `predict_strategy` of `load_distributed_checkpoint` has it.

        Raises:
            TypeError: If an argument has another type.
            ValueError: If a number is out of range, the dataset empty, or `dataset_sink_mode` off.
            RuntimeError: If another model was trained with the dataset object.

        >>> import numpy as np
        >>> from engine import Model, dataset, nn
        >>> data = {"x": np.ones((8, 3), np.float32), "y": np.zeros((8, 2), np.float32)}
        >>> batches = dataset.NumpySlicesDataset(data).batch(4)
        >>> net = nn.Dense(3, 2)
        >>> model = Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1))
        >>> model.infer_train_layout(batches)["weight"].slice_shape
        [2, 3]

        """
        where = "Model.infer_train_layout"
        steps_of_epoch(where, train_dataset, dataset_sink_mode, sink_size)
        if not dataset_sink_mode:
            raise ArgumentValueError.of(f"{where}(dataset_sink_mode)", "True", "False")
        claim_dataset(train_dataset, self)
        running = self._running
        if is_cut():
            pairs = running.loss_fn is not None
            part = Part(running.train_network, train_dataset, trains=True, pairs=pairs)
            rehearse([part], [running.loss_scale_manager], sinks=False)
        return layouts_of(running.train_network)

    def infer_predict_layout(
        self, *predict_data: Any, skip_backend_compile: bool = False
    ) -> dict[str, ParameterLayout]:
        """How each parameter of the network lies on devices, by name; in one process whole.

        Where several processes cut operators, the network is run on the data, if there is some.

        Args:
            *predict_data: What `predict` will be given.
            skip_backend_compile: Whether to stop before the network is prepared for its device,
                which takes no time in one process.

        Raises:
            TypeError: If an input is neither a tensor nor a plain value, or the flag no bool.
            ValueError: If an input is empty.

        >>> import engine
        >>> from engine import nn
        >>> layouts = engine.Model(nn.Dense(3, 2)).infer_predict_layout(engine.ops.ones((1, 3)))
        >>> layouts["bias"].full_shape
        [2]

        """
        check_flags("Model.infer_predict_layout", skip_backend_compile=skip_backend_compile)
        check_inputs("Model.infer_predict_layout", predict_data)
        network = self._running.network
        self._running.mode.begin(network, trains=False)
        if is_cut() and predict_data:
            with untouched([network], [], []):
                forwarded(network, predict_data)
        return layouts_of(network)

    def _checked_eval_network(self, where: str) -> Cell:
        if not self._running.metrics or self._running.eval_network is None:
            raise ArgumentValueError.of(where, "a model with metrics", "none", METRICS)
        return self._running.eval_network
