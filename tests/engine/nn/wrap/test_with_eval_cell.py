from __future__ import annotations

import numpy as np

from engine import Tensor, nn


class Double(nn.Cell):
    def construct(self, x):
        return x * 2.0


class DoubleAndSelf(nn.Cell):
    def construct(self, x):
        return x * 2.0, x


def evaluate(network, loss, dtype=np.float32, **options):
    data, label = (Tensor(np.array([value], dtype)) for value in (3, 1))
    return nn.WithEvalCell(network, loss, **options)(data, label)


def test_loss_outputs_and_label_come_back():
    loss, outputs, label = evaluate(Double(), lambda out, label: (out - label).sum())

    assert [float(value) for value in (loss, outputs, label)] == [5.0, 6.0, 1.0]


def test_half_precision_outputs_and_labels_become_float32_if_asked():
    loss, outputs, label = evaluate(
        Double(), lambda out, label: (out - label).sum(), np.float16, add_cast_fp32=True
    )

    assert {str(value.dtype) for value in (loss, outputs, label)} == {"Float32"}


def test_each_of_several_outputs_becomes_float32():
    _, outputs, _ = evaluate(
        DoubleAndSelf(), lambda outs, label: outs[0].sum(), np.float16, add_cast_fp32=True
    )

    assert [str(value.dtype) for value in outputs] == ["Float32", "Float32"]


def test_labels_that_count_stay_whole_numbers():
    labels = Tensor(np.array([1], np.int32))
    cell = nn.WithEvalCell(Double(), lambda out, label: out.sum(), add_cast_fp32=True)
    _, _, label = cell(Tensor([1.0]), labels)

    assert str(label.dtype) == "Int32"
