"""Model: a network with its loss, optimizer and metrics, ready to train, evaluate and predict."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.errors import ArgumentValueError
from engine.metrics import get_metrics
from engine.nn import Cell, Optimizer

from .arguments import check_epochs, check_flags, check_inputs, evaluated_epochs
from .batches import EpochBatches, checked_size, claim_dataset, steps_of_epoch
from .callback.base import Callback
from .callback.callback_list import (
    CallbackList,
    as_list,
    check_hook_names,
    for_evaluation_in_fit,
)
from .callback.run_context import RunContext
from .evaluation import Evaluation
from .loop import evaluate, no_evaluation, train_epochs
from .networks import eval_network_of, train_network_of
from .run_arguments import evaluating_in_fit, evaluation_arguments, training_arguments


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
        amp_level: `"O0"`; mixed precision comes with a later version.
        boost_level: `"O0"`; the others come with a later version.
        **kwargs: `loss_scale_manager` and `keep_batchnorm_fp32`, as `amp.build_train_network`
            takes them.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If an option is unknown or not available.
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
        metrics: Any = None,
        eval_network: Cell | None = None,
        eval_indexes: list[int] | None = None,
        amp_level: str = "O0",
        boost_level: str = "O0",
        **kwargs: Any,
    ) -> None:
        self._network = network
        self._loss_fn = loss_fn
        self._optimizer = optimizer
        self._loss_scale_manager = kwargs.get("loss_scale_manager")
        self._train_network = train_network_of(
            network, loss_fn, optimizer, amp_level, boost_level, kwargs
        )
        self._metrics = get_metrics(metrics) or {}
        self._eval_network, self._eval_indexes = eval_network_of(
            network, loss_fn, eval_network, eval_indexes, wanted=bool(self._metrics)
        )
        self._eval_pairs = eval_network is None

    @property
    def train_network(self) -> Cell:
        """The cell that makes a training step: `TrainOneStepCell` around network and loss."""
        return self._train_network

    @property
    def eval_network(self) -> Cell | None:
        """The cell that `eval` runs: `WithEvalCell`, or what was given; None without metrics."""
        return self._eval_network

    @property
    def predict_network(self) -> Cell:
        """The cell that `predict` runs: the network."""
        return self._network

    def train(
        self,
        epoch: int,
        train_dataset: Any,
        callbacks: Any = None,
        dataset_sink_mode: bool = False,
        sink_size: int = -1,
        initial_epoch: int = 0,
    ) -> None:
        """Train the network.

        Args:
            epoch: The last epoch: with `initial_epoch` 0, how many.
            train_dataset: Batches; with a `loss_fn` of data and label.
            callbacks: One `Callback`, or a list of them.
            dataset_sink_mode: Accepted; batches are handed over one by one on CPU and GPU.
            sink_size: With `dataset_sink_mode`, the steps after which the count of an epoch's
                steps that callbacks see starts again; -1: the size of the dataset.
            initial_epoch: Epochs that an earlier training did.

        Raises:
            TypeError: If an argument has another type.
            ValueError: If a number is out of range, or a batch is no pair for the `loss_fn`.
            RuntimeError: If another model was trained with the dataset object.

        """
        check_epochs("Model.train", epoch, initial_epoch)
        listed = as_list(callbacks)
        check_hook_names(listed, in_fit=False)
        steps = steps_of_epoch("Model.train", train_dataset, dataset_sink_mode, sink_size)
        self._train(range(initial_epoch + 1, epoch + 1), steps, train_dataset, listed)

    def fit(
        self,
        epoch: int,
        train_dataset: Any,
        valid_dataset: Any = None,
        valid_frequency: int | list[int] = 1,
        callbacks: Any = None,
        dataset_sink_mode: bool = False,
        valid_dataset_sink_mode: bool = False,
        sink_size: int = -1,
        initial_epoch: int = 0,
    ) -> None:
        """Train the network and evaluate it between the epochs.

        Args:
            epoch: The last epoch: with `initial_epoch` 0, how many.
            train_dataset: As in `train`.
            valid_dataset: Batches to evaluate with; None evaluates nothing.
            valid_frequency: Epochs between two evaluations, or a list of the epochs to evaluate.
            callbacks: One `Callback`, or a list of them. The evaluation calls your own classes
                and `TimeMonitor`; it runs before the hook of the epoch's end, which sees `metrics`.
            dataset_sink_mode: As in `train`.
            valid_dataset_sink_mode: Accepted; batches are handed over one by one.
            sink_size: As in `train`.
            initial_epoch: As in `train`.

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
        if valid_dataset is None:
            self._train(epochs, steps, train_dataset, listed)
            return
        network = self._checked_eval_network("Model.fit")
        valid_steps = checked_size("Model.fit(valid_dataset)", valid_dataset)
        evaluated = evaluated_epochs(epochs, valid_frequency)
        chosen = for_evaluation_in_fit(listed)

        def evaluate_epoch(run_context: RunContext) -> None:
            params = run_context.original_args()
            if params.cur_epoch_num in evaluated:
                with evaluating_in_fit(params, network, valid_dataset, valid_steps):
                    self._evaluate(network, valid_dataset, chosen, params, keeps_loss=True)

        self._train(epochs, steps, train_dataset, listed, evaluate_epoch)

    def eval(
        self, valid_dataset: Any, callbacks: Any = None, dataset_sink_mode: bool = False
    ) -> dict[str, Any]:
        """The metrics of the network over a dataset, by name.

        Args:
            valid_dataset: Batches of data and label, or of what `eval_network` takes.
            callbacks: One `Callback`, or a list of them.
            dataset_sink_mode: Accepted; batches are handed over one by one.

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
            network=self._network,
            dataset=valid_dataset,
            callbacks=listed,
            steps=checked_size("Model.eval(valid_dataset)", valid_dataset),
        )
        return self._evaluate(network, valid_dataset, listed, params, keeps_loss=False)

    def predict(self, *predict_data: Any, backend: str | None = None, config: Any = None) -> Any:
        """What the network gives for some inputs, without training.

        Args:
            *predict_data: The network's inputs; or one list or tuple that holds them.
            backend: None. MindSpore's `"lite"` is not here.
            config: None; it belongs to `"lite"`.

        Raises:
            TypeError: If an input is neither a tensor nor a plain value.
            ValueError: If an input is empty, or `backend` is given.

        >>> import engine
        >>> from engine import nn
        >>> engine.Model(nn.ReLU()).predict(engine.Tensor([-1.0, 2.0])).asnumpy()
        array([0., 2.], dtype=float32)

        """
        if backend is not None or config is not None:
            got = repr(backend) if backend is not None else "a config"
            hint = "MindSpore Lite is not part of this engine"
            raise ArgumentValueError.of("Model.predict(backend)", "None", got, hint)
        inputs = predict_data
        if len(inputs) == 1 and isinstance(inputs[0], list | tuple):
            inputs = tuple(inputs[0])
        check_inputs("Model.predict", inputs)
        self._network.set_train(False)
        return self._network(*inputs)

    def _train(
        self,
        epochs: range,
        steps: int,
        dataset: Any,
        callbacks: list[Callback],
        evaluate_epoch: Callable[[RunContext], None] = no_evaluation,
    ) -> None:
        claim_dataset(dataset, self)
        params = training_arguments(
            train_network=self._train_network,
            network=self._network,
            loss_fn=self._loss_fn,
            optimizer=self._optimizer,
            loss_scale_manager=self._loss_scale_manager,
            dataset=dataset,
            callbacks=callbacks,
            epochs=len(epochs),
            steps=steps,
        )

        batches = EpochBatches(dataset, len(epochs), pairs=self._loss_fn is not None)
        context = RunContext(params)
        with CallbackList(callbacks) as entered:
            train_epochs(self._train_network, batches, epochs, entered, context, evaluate_epoch)

    def _evaluate(
        self,
        network: Cell,
        dataset: Any,
        callbacks: list[Callback],
        params: Any,
        *,
        keeps_loss: bool,
    ) -> dict[str, Any]:
        evaluation = Evaluation(self._metrics, self._eval_indexes, keeps_loss=keeps_loss)
        batches = EpochBatches(dataset, 1, pairs=self._eval_pairs)
        with CallbackList(callbacks) as entered:
            return evaluate(network, batches, evaluation, entered, RunContext(params))

    def _checked_eval_network(self, where: str) -> Cell:
        if not self._metrics or self._eval_network is None:
            hint = "such as Model(…, metrics={'acc'})"
            raise ArgumentValueError.of(where, "a model with metrics", "none", hint)
        return self._eval_network
