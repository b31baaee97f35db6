from __future__ import annotations

from engine import Parameter, Tensor, nn


class Scale(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = Parameter(Tensor([2.0]))

    def construct(self, x):
        return x * self.factor


class SquaredError(nn.Cell):
    def construct(self, out, label):
        return ((out - label) * (out - label)).sum()


def test_loss_is_that_of_the_output_and_the_label():
    both = nn.WithLossCell(Scale(), SquaredError())

    assert float(both(Tensor([3.0]), Tensor([1.0]))) == 25.0


def test_parameters_keep_the_names_of_the_backbone():
    both = nn.WithLossCell(Scale(), SquaredError())

    assert [parameter.name for parameter in both.trainable_params()] == ["factor"]


def test_backbone_can_be_taken_out_again():
    backbone = Scale()

    assert nn.WithLossCell(backbone, SquaredError()).backbone_network is backbone


def test_function_may_be_the_loss():
    both = nn.WithLossCell(Scale(), lambda out, label: (out - label).sum())

    assert repr(both) == "WithLossCell(\n  (_backbone): Scale()\n)"
    assert float(both(Tensor([3.0]), Tensor([1.0]))) == 5.0
