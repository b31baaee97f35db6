"""What a checker tells, each on its line: never run."""

from __future__ import annotations

import numpy as np

import engine
import engine.numpy as mnp
import insight
from engine import Model, Tensor, nn, ops, value_and_grad
from engine.amp import build_train_network
from engine.dataset import NumpySlicesDataset, transforms, vision
from engine.train import Callback, CheckpointConfig, LossMonitor

x = ops.ones((2, 3))
digits = NumpySlicesDataset({"x": np.ones((8, 3), np.float32)}, shuffle=False).batch(4)
network = nn.Dense(3, 4)
weights = network.trainable_params()
loss = nn.MSELoss()
optimizer = nn.Adam(weights, learning_rate=0.1)
model = Model(network, loss, optimizer, metrics={"loss"})

model.train("two", digits)  # expect: "train" of "Model" has incompatible type "str"; expected "int"
model.train(2, [1, 2])  # expect: incompatible type "list[int]"; expected "Batched"
model.train(2, digits, callbacks=[LossMonitor])  # expect: expected "Callback"
model.train(2, digits, sink_sice=3)  # expect: did you mean "sink_size"
model.fit(2, digits, valid_frequency="1")  # expect: "valid_frequency" to "fit" of "Model"
model.evaluate(digits)  # expect: "Model" has no attribute "evaluate"
Model(network, los=loss)  # expect: Unexpected keyword argument "los" for "Model"
Model(network, loss, network)  # expect: expected "Optimizer | None"
Model(network, "mse")  # expect: expected "Cell | None"
Model(network, keep_batchnorm_fp32="no")  # expect: expected "bool | None"
build_train_network(network, optimizer, levl="O2")  # expect: did you mean "level"
CheckpointConfig(keep_chekpoint_max=3)  # expect: did you mean "keep_checkpoint_max"

nn.Dense(3, 4, has_bais=True)  # expect: "has_bais" for "Dense"; did you mean "has_bias"
nn.Dense("3", 4)  # expect: Argument 1 to "Dense" has incompatible type "str"; expected "int"
nn.Dense(3)  # expect: Missing positional argument "out_channels" in call to "Dense"
nn.Dence(3, 4)  # expect: Module has no attribute "Dence"
nn.Conv2d(3, 8, kernel_size="3")  # expect: expected "int | Sequence[int]"
nn.SequentialCell(nn.ReLU, nn.Flatten())  # expect: incompatible type "type[ReLU]"
nn.SequentialCell((nn.ReLU(), nn.Flatten()))  # expect: incompatible type "tuple[ReLU, Flatten]"
nn.SequentialCell({"first": nn.ReLU()})  # expect: incompatible type "dict[str, ReLU]"
nn.CellList((nn.ReLU(),))  # expect: incompatible type "tuple[ReLU]"
nn.Adam(weights, lr=0.1)  # expect: Unexpected keyword argument "lr" for "Adam"
nn.Momentum(weights, 0.1, "0.9")  # expect: Argument 3 to "Momentum"
nn.Adam(weights, np.float32(0.1))  # expect: Argument 2 to "Adam"
nn.Adam(weights, 0.1j)  # expect: Argument 2 to "Adam" has incompatible type "complex"
nn.CrossEntropyLoss(reducton="mean")  # expect: did you mean "reduction"

network("x")  # expect: "__call__" of "Cell" has incompatible type "str"; expected "Tensor"
network(x, x)  # expect: Too many arguments for "__call__" of "Cell"
network(x).shap  # expect: "Tensor" has no attribute "shap"; maybe "shape"
loss(x)  # expect: Missing positional argument "labels"
optimizer(x, 3)  # expect: Too many arguments
nn.LSTM(3, 4)(x).shape  # expect: has no attribute "shape"

ops.relu("x")  # expect: Argument 1 to "relu" has incompatible type "str"; expected "Tensor"
ops.rilu(x)  # expect: Module has no attribute "rilu"
ops.softmax(x, axes=1)  # expect: Unexpected keyword argument "axes" for "softmax"
ops.concat(x, x)  # expect: Argument 2 to "concat" has incompatible type "Tensor"; expected "int"
ops.ReLU(3)(x)  # expect: Argument 1 to "ReLU" has incompatible type "int"
ops.ReduceSum(keepdims=True)(x)  # expect: "keepdims" for "ReduceSum"; did you mean "keep_dims"
ops.MatMul()(x)  # expect: Missing positional argument "b"
x + "1"  # expect: Unsupported operand types for + ("Tensor" and "str")
x.sum(axis="0")  # expect: Argument "axis" to "sum"
x.clip("0", 1)  # expect: Argument 1 to "clip" of "Attached" has incompatible type "str"
nn.get_activation(3)  # expect: No overload variant of "get_activation" matches
x.reshap(3, 2)  # expect: "Tensor" has no attribute "reshap"
x.exp().shap  # expect: "Tensor" has no attribute "shap"; maybe "shape"
ops.Exp()(x).shap  # expect: "Tensor" has no attribute "shap"; maybe "shape"
mnp.split(x, [1], axis=1).shape  # expect: "list[Tensor]" has no attribute "shape"
ops.clip_by_global_norm([x]).shape  # expect: "tuple[Tensor, ...]" has no attribute "shape"
x + range(3)  # expect: Unsupported operand types for + ("Tensor" and "range")
both: int = x.topk(2)  # expect: expression has type "tuple[Tensor, Tensor]"


class Net(nn.Cell):
    """With a construct that says what it takes."""

    def construct(self, x: Tensor, scale: float = 1.0) -> Tensor:
        return x * scale


Net()(x, scal=2.0)  # expect: "scal" for "__call__" of "Cell"; did you mean "scale"
Net()(x, scale="2")  # expect: "scale" to "__call__" of "Cell" has incompatible type "str"
value_and_grad(Net(), None, weights)("x")  # expect: has incompatible type "str"
value_and_grad(Net())(x)[0].shap  # expect: "Tensor" has no attribute "shap"
value_and_grad(network, weights="all")  # expect: Argument "weights" to "value_and_grad"

engine.jit(fn=Net())(x, scal=2.0)  # expect: "scal" for "__call__" of "Cell"; did you mean "scale"


class Initialised(nn.Cell):
    """With options that become attributes, by a tuple of their names."""

    @engine.lazy_inline(attrs=("depth",))  # expect: No overload variant of "lazy_inline"
    def __init__(self, depth: int) -> None:
        super().__init__()


class Watching(Callback):
    """With a hook of a wrong kind."""

    def on_train_begin(self, run_context: int) -> None:  # expect: incompatible with supertype
        """Never called."""


digits.batch("4")  # expect: Argument 1 to "batch" of "Dataset" has incompatible type "str"
digits.batch(4, drop_remaindr=True)  # expect: did you mean "drop_remainder"
digits.map(len, colums=["x"])  # expect: Unexpected keyword argument "colums" for "map"
digits.project(3)  # expect: Argument 1 to "project" of "Dataset" has incompatible type "int"
transforms.Compose((vision.Resize(4),))  # expect: expected "list[Any]"
vision.Normalize(0.1, [0.2])  # expect: incompatible type "float"; expected "Sequence[float]"
digits.shufle(8)  # expect: has no attribute "shufle"
engine.set_context(device_traget="CPU")  # expect: did you mean "device_target"
engine.set_context(mode="graph")  # expect: Argument "mode" to "set_context"

record = insight.SummaryRecord("./runs")
insight.SummaryRecord("./runs", nam="a")  # expect: Unexpected keyword argument "nam"
record.log("one", {"loss": 1.0})  # expect: "log" of "SummaryRecord" has incompatible type "str"
record.record(1.5)  # expect: "record" of "SummaryRecord" has incompatible type "float"
insight.open_run("./runs")  # expect: Module has no attribute "open_run"; maybe "open_runs"
insight.open_runs("./runs").tables("scalar")  # expect: "Store" has no attribute "tables"
