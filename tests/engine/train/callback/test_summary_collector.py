import json

import numpy as np
import pytest

import engine
import insight
from engine import Tensor, nn, ops
from engine import dataset as ds
from engine.metrics import Metric
from engine.train import Model, ModelCheckpoint, SummaryCollector, SummaryRecord
from engine.train.callback import Callback, RunContext
from engine.train.callback.run_context import CallbackArguments
from insight.record.provenance import recording

pytestmark = pytest.mark.no_mode


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 2, 3, pad_mode="valid")
        self.flatten = nn.Flatten()
        self.fc = nn.Dense(2 * 4 * 4, 3)

    def construct(self, x):
        return self.fc(self.flatten(self.conv(x)))


class Losses(Callback):
    def __init__(self):
        self.by_step = {}

    def on_train_step_end(self, run_context):
        params = run_context.original_args()
        self.by_step[params.cur_step_num] = float(params.net_outputs.asnumpy())


@pytest.fixture(autouse=True)
def graph_mode():
    engine.set_context(mode=engine.GRAPH_MODE)
    engine.set_seed(3)
    yield
    engine.set_context(mode=engine.PYNATIVE_MODE)


def images(count=32, batch=8):
    rng = np.random.default_rng(0)
    data = rng.random((count, 1, 6, 6), dtype=np.float32), rng.integers(0, 3, count, np.int32)
    return ds.NumpySlicesDataset(data, ["image", "label"], shuffle=False).batch(batch)


def make_model():
    network = Net()
    optimizer = nn.Momentum(network.trainable_params(), 0.05, 0.9)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    return Model(network, loss, optimizer, metrics={"accuracy", "loss"})


def train(folder, *, epochs=3, more=(), **options):
    collector = SummaryCollector(str(folder), **options)
    losses = Losses()
    make_model().train(epochs, images(), callbacks=[collector, losses, *more])
    return insight.open_runs(folder), losses


def test_the_first_step_and_every_nth_are_recorded_with_their_losses(tmp_path):
    store, losses = train(tmp_path, collect_freq=5)

    loss = store.table("scalar", tags="loss/auto")
    assert loss.step.tolist() == [1, 5, 10]
    expected = [np.float32(losses.by_step[step]) for step in (1, 5, 10)]
    np.testing.assert_array_equal(loss.value.to_numpy(), np.array(expected, np.float64))


def test_histograms_of_the_first_five_parameters_are_recorded(tmp_path):
    store, _ = train(tmp_path, collect_freq=5)

    histograms = store.table("histogram")
    assert set(histograms.tag) == {"conv.weight/auto", "fc.weight/auto", "fc.bias/auto"}
    assert histograms.set_index("tag").loc["fc.bias/auto", "count"].tolist() == [3, 3, 3]


def test_a_pattern_chooses_the_parameters(tmp_path):
    specified = {"histogram_regular": "^conv"}
    store, _ = train(tmp_path, collect_specified_data=specified)

    assert set(store.table("histogram").tag) == {"conv.weight/auto"}


def test_the_first_input_is_recorded_as_an_image(tmp_path):
    store, _ = train(tmp_path)

    image = store.table("image").iloc[0]
    assert (image.tag, image.width, image.height) == ("input_data/auto", 48, 6)


def test_the_graph_of_the_first_step_is_recorded_in_graph_mode(tmp_path):
    store, _ = train(tmp_path)

    row = store.table("graph").iloc[0]
    graph = store.value("graph", row.run, row.tag, row.step)
    kinds = [node.op_type for node in graph.node]
    assert "Conv2D" in kinds
    assert "MatMul" in kinds
    assert {p.name for p in graph.parameters} >= {"inputs0", "conv.weight", "fc.bias"}
    scopes = {node.scope for node in graph.node}
    assert "Default/network-WithLossCell/_backbone-Net/conv-Conv2d" in scopes


def test_the_graph_in_sink_mode_is_that_of_the_first_batch(tmp_path, caplog):
    for name, options in [("plain", {}), ("sunk", {"dataset_sink_mode": True, "sink_size": 2})]:
        engine.set_seed(3)
        collector = SummaryCollector(str(tmp_path / name))
        make_model().train(3, images(), callbacks=[collector], **options)

    store = insight.open_runs(tmp_path)
    rows = store.table("graph").itertuples()
    plain, sunk = (store.value("graph", row.run, row.tag, row.step) for row in rows)
    assert [node.op_type for node in sunk.node] == [node.op_type for node in plain.node]
    assert [p.name for p in sunk.parameters] == [p.name for p in plain.parameters]
    assert "not seen in sink mode" in caplog.text


def test_no_graph_is_recorded_outside_graph_mode(tmp_path, caplog):
    engine.set_context(mode=engine.PYNATIVE_MODE)
    store, _ = train(tmp_path)

    assert store.table("graph").empty
    assert "graph mode" in caplog.text


def test_recording_does_not_change_the_training(tmp_path):
    _, recorded = train(tmp_path, collect_freq=1)
    engine.set_seed(3)
    alone = Losses()
    make_model().train(3, images(), callbacks=[alone])

    assert recorded.by_step == alone.by_step


def test_the_train_lineage_says_what_the_run_was_made_of(tmp_path):
    store, losses = train(tmp_path, custom_lineage_data={"version": "v1", "hidden": 16})

    row = store.lineage().iloc[0]
    assert row["hyperparameters.optimizer"] == "Momentum"
    assert row["hyperparameters.learning_rate"] == 0.05
    assert row["hyperparameters.loss_function"] == "SoftmaxCrossEntropyWithLogits"
    assert (row["hyperparameters.epoch"], row["hyperparameters.batch_size"]) == (3, 8)
    assert row["algorithm.network"] == "Net"
    assert np.float32(row["algorithm.loss"]) == np.float32(losses.by_step[12])
    assert (row["user.version"], row["user.hidden"]) == ("v1", 16)


def test_the_last_checkpoint_stands_in_the_lineage(tmp_path):
    saver = ModelCheckpoint("net", str(tmp_path / "ckpt"))
    store, _ = train(tmp_path / "run", more=[saver])

    row = store.lineage().iloc[0]
    assert str(row["model.path"]).endswith("net-3_4.ckpt")
    assert row["model.size"] == (tmp_path / "ckpt" / "net-3_4.ckpt").stat().st_size


def test_an_evaluation_adds_its_metrics_to_the_lineage(tmp_path):
    model = make_model()
    collector = SummaryCollector(str(tmp_path))
    model.train(1, images(), callbacks=[collector])
    metrics = model.eval(images(), callbacks=[collector])

    row = insight.open_runs(tmp_path).lineage().iloc[0]
    assert row["metric.accuracy"] == metrics["accuracy"]
    assert row["hyperparameters.optimizer"] == "Momentum"


def test_evaluation_of_another_process_keeps_its_data_and_leaves_the_training(
    tmp_path, monkeypatch
):
    monkeypatch.setenv("INSIGHT_PROVENANCE", "on")
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    monkeypatch.setattr(recording, "script_folder", lambda: tmp_path)
    train(tmp_path)
    monkeypatch.setattr(recording, "_BEGUN", 1)
    monkeypatch.setattr(recording, "_KNOWN", {})
    make_model().eval(images(16), callbacks=[SummaryCollector(str(tmp_path))])
    store = insight.open_runs(tmp_path)
    trained, evaluated = store.processes(".")

    assert (trained["did"], evaluated["did"]) == (["train"], ["eval"])
    assert trained["reproduces"]
    assert list(trained["document"]["data"]) == ["train"]
    assert list(evaluated["document"]["data"]) == ["valid"]
    assert "data.valid.sha256" not in store.lineage()
    assert "metric.accuracy" in store.lineage()


def test_only_the_metric_is_recorded_without_default_action(tmp_path):
    specified = {"collect_metric": True}
    store, _ = train(tmp_path, collect_specified_data=specified, keep_default_action=False)

    assert store.tags("scalar") == ["loss/auto"]
    assert store.table("histogram").empty
    assert store.table("graph").empty


def test_the_learning_rate_is_a_scalar_when_asked_for(tmp_path):
    store, _ = train(tmp_path, collect_specified_data={"collect_learning_rate": True})

    rates = store.table("scalar", tags="learning_rate/auto").value
    assert set(rates) == {float(np.float32(0.05))}


def test_the_older_third_argument_is_taken_by_its_type(tmp_path):
    collector = SummaryCollector(str(tmp_path), 10, {"collect_metric": False})

    assert collector.options.metric is False


def test_what_follows_the_older_third_argument_is_taken_in_the_older_order(tmp_path):
    specified = {"collect_metric": True}
    collector = SummaryCollector(str(tmp_path), 5, specified, False, {"hidden": 16}, 7, 10**6)
    make_model().train(1, images(), callbacks=[collector])

    store = insight.open_runs(tmp_path)
    assert store.table("histogram").empty
    assert store.table("scalar").step.tolist() == [1]
    assert store.lineage().iloc[0]["user.hidden"] == 16


def test_none_as_the_older_third_argument_is_the_default(tmp_path):
    assert SummaryCollector(str(tmp_path), 5, None).options.metric


def test_the_tuners_parameters_reach_the_lineage(tmp_path, monkeypatch):
    tuned = json.dumps({"custom_lineage_data": {"tuner": "gp"}})
    monkeypatch.setenv("MINDINSIGHT_HYPER_CONFIG", tuned)
    store, _ = train(tmp_path)

    assert store.lineage().iloc[0]["user.tuner"] == "gp"


@pytest.mark.parametrize(
    ("tuned", "found"),
    [
        ({"custom_lineage_data": {"a": True, "b": 2**40, "c": 3}}, ["True", str(2**40), 3]),
        ({"custom_lineage_data": [1]}, [None] * 3),
    ],
)
def test_what_a_tuner_says_stops_no_training(tuned, found, tmp_path, monkeypatch):
    monkeypatch.setenv("MINDINSIGHT_HYPER_CONFIG", json.dumps(tuned))
    store, _ = train(tmp_path, collect_specified_data={"collect_landscape": None})

    row = store.lineage().iloc[0]
    assert [row.get(f"user.{name}") for name in "abc"] == found


def test_a_parameter_that_no_histogram_can_show_costs_one_warning(tmp_path, caplog):
    class Scaled(Net):
        def __init__(self):
            super().__init__()
            self.scale = engine.Parameter(np.float32(2.0), "scale")

        def construct(self, x):
            return super().construct(x) * self.scale

    network = Scaled()
    optimizer = nn.Momentum(network.trainable_params(), 0.05, 0.9)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    collector = SummaryCollector(str(tmp_path), collect_freq=1)
    Model(network, loss, optimizer).train(2, images(), callbacks=[collector])

    store = insight.open_runs(tmp_path)
    assert len(store.table("scalar")) == 8
    assert "conv.weight/auto" in set(store.table("histogram").tag)
    assert caplog.text.count("is not collected") == 1


def test_a_checkpoint_deleted_before_the_end_costs_its_size_only(tmp_path):
    class Deletes(Callback):
        def on_train_epoch_end(self, run_context):
            (tmp_path / "ckpt" / "net-3_4.ckpt").unlink(missing_ok=True)

    saver = ModelCheckpoint("net", str(tmp_path / "ckpt"))
    store, _ = train(tmp_path / "run", more=[saver, Deletes()])

    assert store.lineage().iloc[0]["hyperparameters.optimizer"] == "Momentum"


def test_a_metric_of_any_parts_stops_no_evaluation(tmp_path):
    class Parts(Metric):
        def clear(self):
            """Nothing is kept."""

        def update(self, *inputs):
            """Nothing is kept."""

        def eval(self):
            return [np.float32(0.5), {"all": np.arange(2), "odd": object()}]

    model = Model(Net(), metrics={"parts": Parts()}, loss_fn=nn.SoftmaxCrossEntropyWithLogits())
    batches = images().map(lambda label: np.eye(3, dtype=np.float32)[label], "label")
    model.eval(batches, callbacks=[SummaryCollector(str(tmp_path))])

    assert "metric.parts" in insight.open_runs(tmp_path).lineage()


def test_ascend_stays_in_the_lineage_as_asked(tmp_path):
    with pytest.warns(UserWarning, match="no Ascend device"):
        engine.set_context(device_target="Ascend")
    store, _ = train(tmp_path)
    engine.set_context(device_target="CPU")

    assert store.lineage().iloc[0]["user.device_target"] == "Ascend"


def test_two_collectors_in_one_list_are_refused(tmp_path):
    collectors = [SummaryCollector(str(tmp_path / name)) for name in ("a", "b")]

    with pytest.raises(RuntimeError, match="one SummaryCollector"):
        make_model().train(1, images(), callbacks=collectors)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"collect_freq": True}, TypeError),
        ({"collect_freq": None}, TypeError),
        ({"collect_freq": 0}, ValueError),
        ({"collect_tensor_freq": -1}, ValueError),
        ({"collect_tensor_freq": 1.5}, TypeError),
        ({"max_file_size": 0}, ValueError),
        ({"max_file_size": "a"}, TypeError),
        ({"keep_default_action": 1}, TypeError),
        ({"custom_lineage_data": []}, TypeError),
        ({"custom_lineage_data": {"a": []}}, TypeError),
        ({"custom_lineage_data": {"a": True}}, TypeError),
        ({"custom_lineage_data": {"a": 2**31}}, ValueError),
    ],
)
def test_arguments_that_mindspore_refuses_are_refused(tmp_path, options, error):
    with pytest.raises(error, match="SummaryCollector"):
        SummaryCollector(str(tmp_path), **options)


def test_a_subclass_keeps_one_recorder_while_fit_evaluates(tmp_path):
    class Mine(SummaryCollector):
        pass

    make_model().fit(2, images(), images(), callbacks=[Mine(str(tmp_path), collect_freq=1)])

    store = insight.open_runs(tmp_path)
    assert store.table("scalar", tags="loss/auto").step.tolist() == list(range(1, 9))
    assert len(list(tmp_path.glob("*_MS"))) == 1


def test_a_training_that_fails_leaves_whole_files(tmp_path):
    class Boom(Callback):
        def on_train_step_end(self, run_context):
            if run_context.original_args().cur_step_num == 2:
                raise RuntimeError("boom")

    with pytest.raises(RuntimeError, match="boom"):
        train(tmp_path, collect_freq=1, more=[Boom()])

    store = insight.open_runs(tmp_path)
    assert store.table("scalar").step.tolist() == [1, 2]
    assert store.problems().empty


def test_a_list_of_learning_rates_as_long_as_the_training_is_recorded(tmp_path):
    network = Net()
    rates = nn.cosine_decay_lr(0.01, 0.1, 8, 4, 2)
    optimizer = nn.Momentum(network.trainable_params(), rates, 0.9)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    specified = {"collect_learning_rate": True}
    collector = SummaryCollector(str(tmp_path), collect_freq=1, collect_specified_data=specified)
    Model(network, loss, optimizer).train(2, images(), callbacks=[collector])

    store = insight.open_runs(tmp_path)
    recorded = store.table("scalar", tags="learning_rate/auto").value
    np.testing.assert_array_equal(recorded, np.array(rates, np.float32))
    assert np.float32(store.lineage().iloc[0]["hyperparameters.learning_rate"]) == np.float32(
        rates[0]
    )


def test_a_second_training_records_its_own_graph(tmp_path):
    class Other(nn.Cell):
        def __init__(self):
            super().__init__()
            self.flatten = nn.Flatten()
            self.fc = nn.Dense(36, 3)

        def construct(self, x):
            return self.fc(self.flatten(x))

    collector = SummaryCollector(str(tmp_path))
    make_model().train(1, images(), callbacks=[collector])
    other = Other()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    optimizer = nn.Momentum(other.trainable_params(), 0.1, 0.9)
    Model(other, loss, optimizer).train(1, images(), callbacks=[collector])

    store = insight.open_runs(tmp_path)
    row = store.table("graph").iloc[-1]
    kinds = [node.op_type for node in store.value("graph", row.run, row.tag, row.step).node]
    assert "Conv2D" not in kinds


def test_a_network_with_a_part_called_network_keeps_its_name(tmp_path):
    class Outer(nn.Cell):
        def __init__(self):
            super().__init__()
            self.network = Net()

        def construct(self, x):
            return self.network(x)

    outer = Outer()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    optimizer = nn.Momentum(outer.trainable_params(), 0.1, 0.9)
    collector = SummaryCollector(str(tmp_path))
    Model(outer, loss, optimizer).train(1, images(), callbacks=[collector])

    assert insight.open_runs(tmp_path).lineage().iloc[0]["algorithm.network"] == "Outer"


class Summarised(Net):
    """A network with one summary operator of each kind."""

    def __init__(self):
        super().__init__()
        self.scalar, self.image = ops.ScalarSummary(), ops.ImageSummary()
        self.tensor, self.histogram = ops.TensorSummary(), ops.HistogramSummary()

    def construct(self, x):
        self.image("picture", x)
        y = super().construct(x)
        self.scalar("mean", y.mean())
        self.tensor("act", y)
        self.histogram("hist", y)
        return y


def summarised_model():
    network = Summarised()
    optimizer = nn.Momentum(network.trainable_params(), 0.05, 0.9)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    return Model(network, loss, optimizer, metrics={"accuracy"})


def test_what_summary_operators_see_is_recorded_at_the_collected_steps(tmp_path):
    collector = SummaryCollector(str(tmp_path), collect_freq=2)
    model = summarised_model()
    model.train(3, images(), callbacks=[collector])
    model.eval(images(), callbacks=[collector])

    store = insight.open_runs(tmp_path)
    due = [1, 2, 4, 6, 8, 10, 12]
    for kind, tag in (
        *(("scalar", "mean"), ("tensor", "act"), ("histogram", "hist"), ("image", "picture")),
        *(("scalar", "loss/auto"), ("image", "input_data/auto")),
    ):
        assert store.table(kind, tags=tag).step.tolist() == due
    (row,) = store.table("tensor", tags="act").iloc[:1].itertuples()
    assert row.shape == (8, 3)


def test_tensors_of_operators_have_their_own_frequency(tmp_path):
    collector = SummaryCollector(str(tmp_path), collect_freq=4, collect_tensor_freq=3)
    summarised_model().train(3, images(), callbacks=[collector])

    store = insight.open_runs(tmp_path)
    assert store.table("tensor").step.tolist() == [1, 3, 6, 9, 12]
    assert store.table("scalar", tags="mean").step.tolist() == [1, 4, 8, 12]
    assert store.table("scalar", tags="loss/auto").step.tolist() == [1, 4, 8, 12]


def test_tensors_of_operators_are_recorded_at_twenty_steps_at_most(tmp_path):
    collector = SummaryCollector(str(tmp_path), collect_freq=1)
    summarised_model().train(10, images(), callbacks=[collector])

    steps = insight.open_runs(tmp_path).table("tensor").step.tolist()
    assert steps == [1, *range(2, 40, 2)]


def test_an_operator_that_sees_what_its_plugin_cannot_show_costs_one_warning(tmp_path, caplog):
    class Wrong(Net):
        def construct(self, x):
            y = super().construct(x)
            ops.ScalarSummary()("wide", y)
            return y

    network = Wrong()
    optimizer = nn.Momentum(network.trainable_params(), 0.05, 0.9)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    collector = SummaryCollector(str(tmp_path), collect_freq=1)
    Model(network, loss, optimizer).train(1, images(), callbacks=[collector])

    assert insight.open_runs(tmp_path).table("scalar").tag.unique().tolist() == ["loss/auto"]
    assert caplog.text.count("'wide' cannot be recorded") == 1


def test_a_loop_of_ones_own_records_what_operators_see(tmp_path):
    network = Summarised()
    with SummaryRecord(str(tmp_path), network=network) as record:
        for step in range(1, 4):
            network(Tensor(np.full((2, 1, 6, 6), step, np.float32)))
            record.add_value("scalar", "loss", Tensor(0.5))
            record.record(step)
        record.set_mode("eval")
        network(Tensor(np.zeros((2, 1, 6, 6), np.float32)))
        record.record(4)

    table = insight.open_runs(tmp_path).table("scalar")
    assert table[table.tag == "mean"].step.tolist() == [1, 2, 3]
    assert table[table.tag == "loss"].step.tolist() == [1, 2, 3]


def test_landscape_checkpoints_are_saved_as_mindspore_saves_them(tmp_path):
    landscape = {"landscape_size": 4, "num_samples": 16, "intervals": [[1, 2, 4, 7, 20]]}
    train(tmp_path, collect_specified_data={"collect_landscape": landscape})
    folder = tmp_path / "ckpt_dir"
    metadata = json.loads((folder / "train_metadata.json").read_text())

    assert sorted(path.name for path in folder.glob("*.ckpt")) == [
        f"Net_{step}_step.ckpt" for step in (1, 2, 4, 7)
    ]
    assert list(engine.load_checkpoint(str(folder / "Net_4_step.ckpt"))) == [
        *("conv.weight", "fc.weight", "fc.bias"),
    ]
    assert metadata == {
        "epoch_group": {"0": [1, 2, 4, 7, 20]},
        "model_params_file_map": {
            str(step): str(folder / f"Net_{step}_step.ckpt") for step in (1, 2, 4, 7)
        },
        "step_per_epoch": 4,
        "unit": "step",
        "num_samples": 16,
        "landscape_size": 4,
        "create_landscape": {"train": True, "result": True},
    }


def test_landscape_checkpoints_may_be_of_epochs(tmp_path):
    landscape = {"unit": "epoch", "intervals": [[1, 2, 3]]}
    train(tmp_path, collect_specified_data={"collect_landscape": landscape})

    names = sorted(path.name for path in (tmp_path / "ckpt_dir").glob("*.ckpt"))
    assert names == [f"Net_{epoch}_epoch.ckpt" for epoch in (1, 2, 3)]


def test_by_default_steps_of_the_whole_training_are_kept_and_none_where_refused(tmp_path):
    train(tmp_path / "default", epochs=6)
    train(tmp_path / "none", collect_specified_data={"collect_landscape": None})
    train(
        tmp_path / "only",
        collect_specified_data={"collect_metric": True},
        keep_default_action=False,
    )

    names = {path.name for path in (tmp_path / "default" / "ckpt_dir").glob("*.ckpt")}
    assert names == {f"Net_{step}_step.ckpt" for step in (*range(1, 24, 2), 24)}
    assert not (tmp_path / "none" / "ckpt_dir").exists()
    assert not (tmp_path / "only" / "ckpt_dir").exists()


@pytest.mark.parametrize(("size", "steps"), [(-1, [4, 8, 16]), (3, [3, 6, 12])])
def test_frequency_counts_epochs_in_sink_mode(tmp_path, size, steps):
    collector = SummaryCollector(str(tmp_path), collect_freq=2)
    model = summarised_model()
    model.train(5, images(), callbacks=[collector], dataset_sink_mode=True, sink_size=size)

    store = insight.open_runs(tmp_path)
    assert store.table("scalar", tags="loss/auto").step.tolist() == steps


def test_a_loop_that_sinks_its_data_records_an_epoch_once_at_its_end(tmp_path):
    model = summarised_model()
    params = {
        "epoch_num": 5,
        "batch_num": 4,
        "dataset_sink_mode": True,
        "list_callback": [],
        "train_network": model.train_network,
        "network": None,
        "cur_step_num": 0,
        "train_dataset": None,
        "optimizer": None,
        "train_dataset_element": None,
    }
    context = RunContext(CallbackArguments(params))
    specified = {"collect_metric": True}
    collector = SummaryCollector(str(tmp_path), 2, specified, False)
    with collector:
        collector.on_train_begin(context)
        for epoch in range(1, 6):
            params = context.original_args()
            params.cur_epoch_num = epoch
            for step in range(1, 5):
                params.cur_step_num = 4 * (epoch - 1) + step
                collector.on_train_step_begin(context)
                params.net_outputs = Tensor(float(params.cur_step_num))
                collector.on_train_step_end(context)
            collector.on_train_epoch_end(context)

    table = insight.open_runs(tmp_path).table("scalar")
    assert table.step.tolist() == [4, 8, 16]
    assert table.value.tolist() == [4.0, 8.0, 16.0]


def test_a_pattern_without_end_does_not_stop_the_training(tmp_path):
    store, _ = train(tmp_path, collect_specified_data={"histogram_regular": "((c|co|con)*)*x"})

    assert store.table("histogram").empty


def test_nothing_that_is_asked_for_writes_nothing(tmp_path):
    train(tmp_path, keep_default_action=False)

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("error", "status"), [(ZeroDivisionError, "failed"), (KeyboardInterrupt, "stopped")]
)
def test_a_training_that_an_exception_ends_says_so(tmp_path, error, status):
    class Failing(Callback):
        def on_train_step_end(self, run_context):
            raise error

    model = Model(nn.Dense(3, 1), nn.MSELoss())
    x = np.zeros((8, 3), np.float32)
    data = ds.NumpySlicesDataset((x, x[:, :1]), ["x", "y"]).batch(4)
    with pytest.raises(error):
        model.train(1, data, callbacks=[SummaryCollector(str(tmp_path)), Failing()])

    assert insight.open_runs(tmp_path).runs()["status"].tolist() == [status]
