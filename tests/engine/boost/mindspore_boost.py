"""What the real MindSpore computes with its boost; for `test_beside_mindspore.py`.

    python tests/engine/boost/mindspore_boost.py tests/data/mindspore/boost.json

Run with a Python that has MindSpore 2.10. Its cell that freezes raises at the end of a round of
parts, so parts are called one by one.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

ORDER = [0, 1, 1, 0, 2, 2, 1, 0]
RATES = [0.1, 0.2, 0.05, 0.1, 0.3, 0.02, 0.1, 0.05]
DIGITS = 9  # of a number that are kept: all of float32


def weights() -> dict[str, np.ndarray]:
    """The first numbers of three layers of four."""
    draw = np.random.default_rng(1)
    shapes = {"weight": (4, 4), "bias": (4,)}
    return {
        f"{k}.{name}": draw.standard_normal(shape).astype(np.float32) * 0.5
        for k in range(3)
        for name, shape in shapes.items()
    }


def batches(count: int) -> list[tuple[np.ndarray, np.ndarray]]:
    """Inputs and targets, (6, 4) each."""
    draw = np.random.default_rng(7)
    one = lambda: draw.standard_normal((6, 4)).astype(np.float32)
    return [(one(), one()) for _ in range(count)]


def answers() -> dict[str, Any]:
    """Everything, by name."""
    import mindspore as ms
    from mindspore import Parameter, Tensor, boost, nn, ops

    class Net(nn.Cell):
        def __init__(self) -> None:
            super().__init__()
            self.layers = nn.SequentialCell([nn.Dense(4, 4) for _ in range(3)])
            for one in self.get_parameters():
                one.set_data(Tensor(weights()[short(one)]))

        def construct(self, x: Any) -> Any:
            for layer in self.layers:
                x = ops.tanh(layer(x))
            return x

    class Two(nn.Cell):
        def __init__(self) -> None:
            super().__init__()
            self.a, self.b = nn.Dense(4, 3), nn.Dense(3, 2)

        def construct(self, x: Any) -> Any:
            return self.b(ops.tanh(self.a(x)))

    def short(parameter: Any) -> str:
        return parameter.name.split("layers.")[1]

    def end(net: Any, losses: list[float]) -> dict[str, Any]:
        return {
            "losses": losses,
            "weights": {short(one): one.asnumpy().tolist() for one in net.trainable_params()},
        }

    def frozen(make: Any) -> dict[str, Any]:
        net = Net()
        params = list(net.trainable_params())
        freeze = boost.FreezeOpt(make(params), [params, params[2:], params[4:]], ORDER)
        step = boost.BoostTrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), freeze)
        turns = zip(ORDER, batches(len(ORDER)), strict=True)
        losses = [float(step.freeze_nets[k](*map(Tensor, batch)).asnumpy()) for k, batch in turns]
        return end(net, losses)

    def reduced(alpha: float) -> dict[str, Any]:
        net = Net()
        both = ms.ParameterTuple(net.trainable_params())
        size = sum(int(np.prod(one.shape)) for one in both)
        matrix = np.linalg.qr(np.random.default_rng(9).standard_normal((size, 5)))[0].T
        loss = nn.WithLossCell(net, nn.MSELoss())
        optimizer = nn.SGD(net.trainable_params(), learning_rate=1.0)
        options = (5, 0.55, 0.9, alpha, 0.4, 0, 1)
        step = boost.DimReduce(loss, optimizer, both, matrix.astype(np.float32), *options)
        copies = both.clone(prefix="weights_clone", init="same")
        batch = tuple(map(Tensor, batches(1)[0]))
        losses = []
        for _ in range(8):
            before = loss(*batch)
            losses.append(float(before.asnumpy()))
            found = ops.GradOperation(get_by_list=True)(loss, both)(*batch)
            step(before, found, Tensor(1.0, ms.float32), both, copies, *batch)
        return end(net, losses)

    def added_up() -> list[Any]:
        draw = np.random.default_rng(3)
        weight = Parameter(Tensor(np.zeros(4, np.float32)), name="w")
        step = boost.GradientAccumulation(3, nn.Momentum([weight], 0.1, 0.9))
        path = []
        for _ in range(7):
            step(Tensor(0.0), (Tensor(draw.standard_normal(4).astype(np.float32)),))
            path.append(weight.asnumpy().tolist())
        return path

    def centralized() -> list[Any]:
        net = Net()
        params = net.trainable_params()
        anew = boost.OptimizerProcess(
            nn.SGD([{"params": params[:4], "lr": 0.5}, {"params": params[4:]}], 0.1)
        )
        anew.add_grad_centralization(net)
        return [
            [*map(short, group["params"]), "grad_centralization" in group, group.get("lr")]
            for group in anew.origin_params
        ]

    def head() -> dict[str, Any]:
        net, draw = Two(), np.random.default_rng(5)
        values = {}
        for one in net.get_parameters():
            values[one.name] = draw.standard_normal(one.shape).astype(np.float32)
            one.set_data(Tensor(values[one.name]))
        x = draw.standard_normal((5, 4)).astype(np.float32)
        out = boost.LessBN(net, fn_flag=True)(Tensor(x)).asnumpy()
        kept = {name: value.tolist() for name, value in values.items()}
        return {"values": kept, "x": x.tolist(), "y": out.tolist()}

    def fusion(points: Any) -> list[int]:
        found = boost.ParameterProcess().assign_parameter_group(Net().trainable_params(), points)
        return [one.comm_fusion for one in found]

    return {
        "freeze momentum": frozen(lambda p: nn.Momentum(p, 0.1, 0.9, weight_decay=0.01)),
        "freeze rmsprop": frozen(lambda p: nn.RMSProp(p, 0.01, momentum=0.5)),
        "freeze list": frozen(lambda p: nn.Momentum(p, RATES, 0.9)),
        "accumulation": added_up(),
        "gc params": centralized(),
        "fn": head(),
        "dim 0": reduced(0.0),
        "dim 0.05": reduced(0.05),
        "fusion": fusion(None),
        "fusion split": fusion([1, 4]),
    }


def rounded(value: Any) -> Any:
    """Numbers to as many digits as float32 has."""
    if isinstance(value, float):
        return float(f"{value:.{DIGITS}g}")
    if isinstance(value, list):
        return [rounded(one) for one in value]
    if isinstance(value, dict):
        return {name: rounded(one) for name, one in value.items()}
    return value


if __name__ == "__main__":
    text = json.dumps(rounded(answers()), separators=(",", ":"))
    Path(sys.argv[1]).write_text(text + "\n", encoding="utf-8")
