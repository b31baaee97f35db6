"""Model: what it takes, what it refuses and with which type, as MindSpore does."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Model, nn
from engine.amp import FixedLossScaleManager
from engine.dataset import NumpySlicesDataset
from engine.metrics import Loss
from engine.train import Callback, History, LossMonitor

Make = Callable[..., Any]


class Old(Callback):
    def step_end(self, run_context: Any) -> None:
        print("old step_end", run_context.original_args().cur_step_num)


SIGNATURES = {
    "__init__": "(self, network, loss_fn=None, optimizer=None, metrics=None, eval_network=None, "
    "eval_indexes=None, amp_level='O0', boost_level='O0', **kwargs)",
    "train": "(self, epoch, train_dataset, callbacks=None, dataset_sink_mode=False, sink_size=-1, "
    "initial_epoch=0, *, resume=None)",
    "eval": "(self, valid_dataset, callbacks=None, dataset_sink_mode=False)",
    "fit": "(self, epoch, train_dataset, valid_dataset=None, valid_frequency=1, callbacks=None, "
    "dataset_sink_mode=False, valid_dataset_sink_mode=False, sink_size=-1, initial_epoch=0, "
    "*, resume=None)",
    "predict": "(self, *predict_data, backend=None, config=None)",
}


@pytest.mark.parametrize("method", SIGNATURES)
def test_signature_is_mindspores(method: str) -> None:
    """But for `resume`, which stands behind all that MindSpore has."""
    signature = inspect.signature(getattr(Model, method))
    bare = [p.replace(annotation=p.empty) for p in signature.parameters.values()]
    text = str(signature.replace(parameters=bare, return_annotation=signature.empty))

    assert text == SIGNATURES[method]


@pytest.mark.parametrize(
    ("options", "error", "text"),
    [
        ({"metrics": ["acc"]}, TypeError, "a set, a dict or None"),
        ({"metrics": {"unknown"}}, KeyError, "unknown"),
        ({"amp_level": "O4"}, ValueError, "one of"),
        ({"amp_level": 2}, TypeError, "a str"),
        ({"boost_level": "O9"}, ValueError, "one of"),
        ({"loss_scale_manager": 1}, TypeError, "a LossScaleManager"),
        ({"keep_batchnorm_fp32": 1}, TypeError, "a bool"),
        ({"boost_config_dict": 3}, TypeError, "a dict"),
        ({"boost_config_dict": {"bost": {}}}, ValueError, "sections of"),
        ({"acc_level": "O9"}, ValueError, "one of"),
        ({"speed": "fast"}, ValueError, "speed"),
        ({"eval_network": 1}, TypeError, "a Cell"),
    ],
)
def test_wrong_option_is_refused(
    make_model: Make, options: dict, error: type[Exception], text: str
) -> None:
    with pytest.raises(error, match=text):
        make_model(**options)


@pytest.mark.parametrize(
    "options",
    [
        {"loss_scale_manager": None},
        {"keep_batchnorm_fp32": True},
        {"boost_config_dict": {}},
        {"acc_level": "O0"},
    ],
)
def test_option_of_the_documents_that_changes_nothing_is_accepted(
    make_model: Make, options: dict
) -> None:
    assert type(make_model(**options).train_network) is nn.TrainOneStepCell


def test_network_that_is_no_cell_is_refused() -> None:
    with pytest.raises(TypeError, match=re.escape("Model(network) expected a Cell, got str")):
        Model("net")


def test_arguments_in_another_order_are_told_the_right_one(make_net: Make) -> None:
    net = make_net()
    optimizer = nn.SGD(net.trainable_params(), 0.1)

    for arguments in ((optimizer, nn.MSELoss()), (net, optimizer, nn.MSELoss())):
        with pytest.raises(TypeError, match=r"Model\(network, loss_fn, optimizer\)"):
            Model(*arguments)


def test_classes_in_place_of_objects_are_told_so(make_model: Make, make_rows: Make) -> None:
    with pytest.raises(TypeError, match=r"MSELoss\(…\) makes one"):
        Model(make_model().predict_network, nn.MSELoss)
    with pytest.raises(TypeError, match=r"LossMonitor\(\) makes one"):
        make_model().train(1, make_rows(), LossMonitor)


def test_optimizer_of_another_network_is_warned_of(
    make_net: Make, caplog: pytest.LogCaptureFixture
) -> None:
    net, other = make_net(), make_net()
    Model(net, nn.MSELoss(), nn.SGD(net.trainable_params()[:1], 0.1))
    assert not caplog.text

    Model(net, nn.MSELoss(), nn.SGD(other.trainable_params(), 0.1))
    assert "those of another alone" in caplog.text


def test_rows_that_are_not_batched_are_told_so() -> None:
    net = nn.Dense(10, 5)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True)
    model = Model(net, loss, nn.SGD(net.trainable_params(), 0.1))
    data = {"x": np.ones((4, 10), np.float32), "y": np.zeros(4, np.int32)}

    with pytest.raises(ValueError, match="labels") as caught:
        model.train(1, NumpySlicesDataset(data))
    assert "put together by .batch(…)" in caught.value.__notes__[0]


def test_loss_that_is_no_cell_is_refused(make_net: Make) -> None:
    with pytest.raises(TypeError, match="loss_fn"):
        Model(make_net(), loss_fn="mse")


@pytest.mark.parametrize("level", ["O2", "O3"])
def test_mixed_precision_needs_an_optimizer(make_net: Make, make_loss: Make, level: str) -> None:
    with pytest.raises(ValueError, match="an optimizer"):
        Model(make_net(), make_loss(), amp_level=level)


def test_metrics_need_a_loss_or_an_evaluation_network(make_net: Make) -> None:
    with pytest.raises(ValueError, match="a loss_fn"):
        Model(make_net(), metrics={"acc"})


def test_networks_are_mindspores_cells(make_model: Make) -> None:
    model = make_model(metrics={"mse"})
    networks = (model.train_network, model.eval_network, model.predict_network)

    assert [type(cell).__name__ for cell in networks] == [
        "TrainOneStepCell",
        "WithEvalCell",
        "Linear",
    ]


def test_model_without_metrics_has_no_evaluation_network(make_model: Make) -> None:
    assert make_model().eval_network is None


def test_model_of_a_network_alone_trains_with_it(make_net: Make) -> None:
    net = make_net()

    assert Model(net).train_network is net


def test_training_network_prints_as_mindspores_does(make_model: Make) -> None:
    printed = str(make_model().train_network)

    assert printed == (
        "TrainOneStepCell(\n"
        "  (network): WithLossCell(\n"
        "    (_backbone): Linear()\n"
        "    (_loss_fn): SquaredError()\n"
        "  )\n"
        "  (optimizer): Momentum()\n"
        "  (grad_reducer): Identity()\n"
        ")"
    )


WHOLE = "The input value must be int and must > 0, but got"
BIGGER = "the parameter 'epoch' must bigger than parameter 'initial_epoch'"


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        ({"epoch": 0}, ValueError, f"{WHOLE} '0' with type 'int'"),
        ({"epoch": -1}, ValueError, f"{WHOLE} '-1' with type 'int'"),
        ({"epoch": True}, TypeError, f"{WHOLE} 'True' with type 'bool'"),
        ({"epoch": 1.5}, TypeError, "The input value must be int, but got 'float'"),
        ({"initial_epoch": 1}, ValueError, BIGGER),
        ({"initial_epoch": -1}, ValueError, "must >= 0"),
        ({"dataset_sink_mode": 1}, TypeError, "a bool"),
        ({"sink_size": 0}, ValueError, "must be -1 or positive, but got 0"),
        ({"sink_size": -2}, ValueError, "must be -1 or positive, but got -2"),
        ({"sink_size": 1.0}, TypeError, "an int"),
        ({"callbacks": "LossMonitor"}, TypeError, "callbacks"),
        ({"callbacks": [1]}, TypeError, "callbacks"),
        ({"train_dataset": [1, 2]}, TypeError, "a dataset"),
    ],
)
@pytest.mark.parametrize("method", ["train", "fit"])
def test_wrong_argument_of_training_is_refused(
    make_model: Make,
    make_rows: Make,
    method: str,
    arguments: dict,
    error: type[Exception],
    text: str,
) -> None:
    given = {"epoch": 1, "train_dataset": make_rows()} | arguments

    with pytest.raises(error, match=re.escape(text)):
        getattr(make_model(), method)(**given)


def test_dataset_of_three_columns_does_not_fit_a_loss_function(
    make_model: Make, make_rows: Make
) -> None:
    with pytest.raises(ValueError, match="2 columns"):
        make_model().train(1, make_rows(columns=3))


@pytest.mark.parametrize("indexes", [[0, 1], (0, 1, 2), [0, 1, "y"]])
def test_indexes_of_an_evaluation_network_are_three_numbers(
    make_net: Make, make_model: Make, indexes: Any
) -> None:
    with pytest.raises(ValueError, match="a list of three int"):
        make_model(eval_network=make_net(), eval_indexes=indexes, metrics={"mse"})


@pytest.mark.parametrize("method", ["train", "eval"])
def test_error_of_a_network_says_which_step_and_which_batch(
    make_model: Make, make_rows: Make, method: str
) -> None:
    model, swapped = make_model(metrics={"mse"}), make_rows().project(["y", "x"])
    run = {"train": lambda: model.train(1, swapped), "eval": lambda: model.eval(swapped)}

    with pytest.raises(ValueError, match="shape") as caught:
        run[method]()
    place = {"train": "training, epoch 1, step 1", "eval": "evaluation, step 1"}
    gave = "the dataset gave 2 columns, float32 (32, 5), float32 (32, 10)."
    assert caught.value.__notes__ == [f"This was in {place[method]}: {gave}"]


def test_empty_validation_data_is_left_out_with_a_warning(
    make_model: Make, make_rows: Make, caplog: pytest.LogCaptureFixture
) -> None:
    make_model(metrics={"mse"}).fit(1, make_rows(), make_rows().take(1).skip(1))

    assert "at least one batch" in caplog.text


def test_empty_dataset_is_refused(make_model: Make, make_rows: Make) -> None:
    with pytest.raises(ValueError, match="at least one batch"):
        make_model().train(1, make_rows().take(2).skip(2))


def test_dataset_of_another_model_is_refused(make_model: Make, make_rows: Make) -> None:
    dataset = make_rows()
    make_model().train(1, dataset)

    with pytest.raises(RuntimeError, match="had been used in other model"):
        make_model().train(1, dataset)


def test_one_model_trains_twice_with_one_dataset(make_model: Make, make_rows: Make) -> None:
    model, dataset = make_model(), make_rows()
    before = model.predict_network.weight.asnumpy()
    model.train(1, dataset)
    model.train(1, dataset)

    assert not np.array_equal(before, model.predict_network.weight.asnumpy())


def test_second_training_goes_on_with_the_last_of_a_list_of_rates(
    make_model: Make, make_rows: Make
) -> None:
    model = make_model([0.4, 0.2])
    optimizer = model.train_network.optimizer
    model.train(1, make_rows())
    after_the_last = float(optimizer.get_lr())
    model.train(2, make_rows())

    assert after_the_last == float(optimizer.get_lr()) == np.float32(0.2)
    assert int(optimizer.global_step) == 6


def test_network_without_loss_gets_all_columns(make_net: Make, make_rows: Make) -> None:
    with pytest.raises(TypeError, match="takes 2 positional arguments but 3 were given"):
        Model(make_net()).train(1, make_rows())


def test_sink_mode_trains_the_same(make_model: Make, make_rows: Make) -> None:
    plain, sunk = make_model(), make_model()
    plain.train(1, make_rows())
    sunk.train(1, make_rows(), dataset_sink_mode=True)

    weights = [model.predict_network.weight.asnumpy() for model in (plain, sunk)]
    assert np.array_equal(*weights)


@pytest.mark.parametrize("size", [1, 3])
def test_loss_is_printed_once_a_sink(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture, size: int
) -> None:
    make_model().train(2, make_rows(), LossMonitor(), dataset_sink_mode=True, sink_size=size)

    steps = [line.partition(",")[0] for line in capsys.readouterr().out.splitlines()]
    assert steps == [f"epoch: 1 step: {size}", f"epoch: 2 step: {size}"]


def test_sink_size_without_sink_mode_changes_nothing(
    make_model: Make, make_rows: Make, capsys: pytest.CaptureFixture
) -> None:
    make_model().train(1, make_rows(), LossMonitor(), sink_size=1)

    assert "epoch: 1 step: 2," in capsys.readouterr().out


def test_evaluation_without_metrics_is_refused(make_model: Make, make_rows: Make) -> None:
    with pytest.raises(ValueError, match="a model with metrics"):
        make_model().eval(make_rows())


def test_fit_with_a_validation_dataset_needs_metrics(make_model: Make, make_rows: Make) -> None:
    with pytest.raises(ValueError, match="a model with metrics"):
        make_model().fit(1, make_rows(), make_rows())


def test_evaluation_computes_each_metric(make_model: Make, make_rows: Make) -> None:
    model = make_model(metrics={"mae", "mse", "loss"})
    results = model.eval(make_rows())
    data = list(make_rows().create_tuple_iterator(output_numpy=True))
    net = model.predict_network
    errors = np.concatenate([x.astype(np.float64) @ net.weight.asnumpy().T - y for x, y in data])

    assert results.keys() == {"mae", "mse", "loss"}
    assert results["loss"] == pytest.approx(np.mean(errors**2), rel=1e-6)
    assert results["mae"] == pytest.approx(np.abs(errors).sum() / 64, rel=1e-6)


def test_evaluation_network_of_your_own_feeds_all_outputs(make_net: Make, make_rows: Make) -> None:
    class Outputs(nn.Cell):
        def construct(self, x: Any, y: Any) -> Any:
            return x.mean(), x, y

    indexed = Model(make_net(), eval_network=Outputs(), eval_indexes=[0, 1, 2], metrics={"loss"})
    chosen = Model(make_net(), eval_network=Outputs(), metrics={"loss": Loss().set_indexes([0])})

    assert indexed.eval(make_rows()) == chosen.eval(make_rows())


def test_evaluation_leaves_the_weights_alone(make_model: Make, make_rows: Make) -> None:
    model = make_model(metrics={"mse"})
    before = model.predict_network.weight.asnumpy()
    model.eval(make_rows())

    assert np.array_equal(before, model.predict_network.weight.asnumpy())


def test_networks_train_and_evaluate_in_their_own_mode(make_model: Make, make_rows: Make) -> None:
    modes = []

    class Modes(Callback):
        def on_train_step_end(self, run_context: Any) -> None:
            modes.append(("train", model.predict_network.training))

        def on_eval_step_end(self, run_context: Any) -> None:
            modes.append(("eval", model.predict_network.training))

    model = make_model(metrics={"mse"})
    model.fit(2, make_rows().take(1), make_rows().take(1), callbacks=Modes())

    assert modes == [("train", True), ("eval", False)] * 2


@pytest.mark.parametrize("form", [lambda x: (x,), lambda x: ([x],), lambda x: ((x,),)])
def test_prediction_takes_a_tensor_a_list_or_a_tuple(make_net: Make, form: Make) -> None:
    x = engine.Tensor(np.ones((2, 10), np.float32))

    assert Model(make_net()).predict(*form(x)).shape == (2, 5)


@pytest.mark.parametrize(
    ("data", "error", "text"),
    [
        (np.ones((2, 10)), TypeError, "or lists, tuples and dicts of these, got ndarray"),
        ([np.ones((2, 10))], TypeError, "or lists, tuples and dicts of these, got ndarray"),
        (engine.Tensor(np.ones((0, 10), np.float32)), ValueError, "can not be empty"),
    ],
)
def test_prediction_of_something_else_is_refused(
    make_net: Make, data: Any, error: type[Exception], text: str
) -> None:
    with pytest.raises(error, match=text):
        Model(make_net()).predict(data)


def test_prediction_by_an_unknown_backend_is_refused(make_net: Make) -> None:
    with pytest.raises(ValueError, match="backend"):
        Model(make_net()).predict(engine.Tensor(np.ones((2, 10), np.float32)), backend="foo")


@pytest.mark.parametrize("options", [{"backend": "lite"}, {"config": {}}])
def test_prediction_for_mindspore_lite_is_the_engines_own_and_says_so(
    make_net: Make, options: dict, caplog: pytest.LogCaptureFixture
) -> None:
    x, model = engine.Tensor(np.ones((2, 10), np.float32)), Model(make_net())
    found = model.predict(x, **options)

    assert np.array_equal(found.asnumpy(), model.predict(x).asnumpy())
    assert "MindSpore Lite is not part of this engine" in caplog.text


def test_prediction_of_a_network_that_returns_nothing_is_told(make_net: Make) -> None:
    class Forgetful(nn.Cell):
        def construct(self, x: Any) -> None:
            x + 1

    with pytest.raises(RuntimeError, match="construct has no return"):
        Model(Forgetful()).predict(engine.Tensor(1.0))


def test_hooks_of_older_names_are_called_in_training(
    make_model: Make,
    make_rows: Make,
    capsys: pytest.CaptureFixture,
    caplog: pytest.LogCaptureFixture,
) -> None:
    make_model().train(1, make_rows(), Old())

    assert capsys.readouterr().out == "old step_end 1\nold step_end 2\n"
    assert "on_train_" in caplog.text


class Inherited(Old):
    """Has its hook from a class of the user's."""


@pytest.mark.parametrize("kind", [Old, Inherited])
def test_hooks_of_older_names_are_refused_in_fit(
    make_model: Make, make_rows: Make, kind: type[Callback]
) -> None:
    with pytest.raises(ValueError, match=kind.__name__):
        make_model().fit(1, make_rows(), callbacks=kind())


def test_class_derived_from_a_built_in_one_is_welcome_in_fit(
    make_model: Make, make_rows: Make
) -> None:
    class Quiet(LossMonitor):
        def on_train_step_end(self, run_context: Any) -> None:
            """Print nothing."""

    make_model().fit(1, make_rows(), callbacks=Quiet())


def test_training_goes_on_in_training_mode_after_an_evaluation_in_a_hook(
    make_model: Make, make_rows: Make
) -> None:
    modes = []

    class Network(nn.Cell):
        def __init__(self) -> None:
            super().__init__()
            self.weight = engine.Parameter(np.ones((10, 5), np.float32), "weight")

        def construct(self, x: Any) -> Any:
            modes.append(self.training)
            return engine.ops.matmul(x, self.weight)

    class Evaluating(Callback):
        def on_train_step_end(self, run_context: Any) -> None:
            model.eval(make_rows().take(1))

    net = Network()
    optimizer = nn.SGD(net.trainable_params(), 0.1)
    model = Model(net, nn.MSELoss(), optimizer, metrics={"mse"})
    model.train(1, make_rows(), Evaluating())

    assert modes == [True, False, True, False]


def test_fixed_scale_multiplies_the_gradients(make_model: Make, make_rows: Make) -> None:
    scaled = FixedLossScaleManager(4.0, drop_overflow_update=False)
    plain, large = make_model(0.4), make_model(0.1, loss_scale_manager=scaled)
    plain.train(1, make_rows().take(1))
    large.train(1, make_rows().take(1))

    weights = [model.predict_network.weight.asnumpy() for model in (plain, large)]
    np.testing.assert_allclose(*weights, rtol=1e-5)


@pytest.mark.parametrize("method", ["train", "fit"])
def test_epochs_is_another_name_of_epoch(method: str) -> None:
    net = nn.Dense(3, 2)
    model = Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1))
    data = {"x": np.ones((8, 3), np.float32), "y": np.zeros((8, 2), np.float32)}
    batches = NumpySlicesDataset(data).batch(4)
    history = History()

    getattr(model, method)(epochs=2, train_dataset=batches, callbacks=history)

    assert history.epoch == {"epoch": [1, 2]}
    with pytest.raises(TypeError, match=f"Model.{method} expected epoch or epochs, got both"):
        getattr(model, method)(2, batches, epochs=2)


def test_what_a_loss_was_told_of_its_first_input_is_the_networks_to_say(
    make_net: Make, make_rows: Make
) -> None:
    loss = nn.MSELoss()
    loss.set_inputs(
        engine.Tensor(shape=[None, 3, 28, 28], dtype=engine.float32),
        engine.Tensor(shape=[None, None], dtype=engine.float32),
    )
    net = make_net()
    model = Model(net, loss, nn.SGD(net.trainable_params(), 0.1))

    model.train(1, make_rows())  # as in MindSpore, whose documents give there what the network gets
    loss.set_inputs(None, engine.Tensor(shape=[None, 7], dtype=engine.float32))
    with pytest.raises(engine.errors.ShapeError, match="of length 7"):
        model.train(1, make_rows())
