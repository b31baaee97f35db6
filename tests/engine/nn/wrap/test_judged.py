"""What a loss is told of outputs that it cannot take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import Tensor, nn

X, LABELS = Tensor([[1.0, 2.0], [3.0, 4.0]]), Tensor([0.5, 1.5])


class Gives(nn.Cell):
    """Returns what a function makes of its input."""

    def __init__(self, make: Callable[[Any], Any]) -> None:
        super().__init__()
        self.make = make

    def construct(self, x: Any) -> Any:
        return self.make(x)


class Uses(nn.Cell):
    """A loss that wants the attributes of a tensor."""

    def construct(self, outputs: Any, label: Any) -> Any:
        return (outputs - label).sum() if outputs.shape else outputs


CELLS = [nn.WithLossCell, nn.WithEvalCell]


@pytest.mark.parametrize("cell", CELLS)
def test_network_that_returns_nothing_is_told(cell: Any) -> None:
    with pytest.raises(TypeError, match=r"loss of Gives expected outputs .* has no return"):
        cell(Gives(lambda x: None), Uses())(X, LABELS)


@pytest.mark.parametrize(
    ("make", "got"),
    [
        (lambda x: (x, x), "a tuple of 2"),
        (lambda x: {"logits": x}, "a dict of 1"),
        (lambda x: 1.5, "float"),
    ],
)
@pytest.mark.parametrize("cell", CELLS)
def test_outputs_that_a_loss_cannot_take_are_told(cell: Any, make: Any, got: str) -> None:
    with pytest.raises(TypeError, match=f"Uses of Gives expected a tensor, got {got}"):
        cell(Gives(make), Uses())(X, LABELS)


def test_loss_of_your_own_may_take_anything() -> None:
    both = nn.WithLossCell(Gives(lambda x: (x, x * 2)), lambda outs, label: outs[1].sum() - label)

    assert float(both(X, Tensor(1.0))) == 19.0


def test_error_inside_a_loss_of_a_tensor_stays_what_it_is() -> None:
    def fail(outputs: Any, label: Any) -> Any:
        raise TypeError("mine")

    with pytest.raises(TypeError, match=r"^mine$"):
        nn.WithLossCell(Gives(lambda x: x), fail)(X, LABELS)


def test_column_beside_a_row_is_warned_of_once(caplog: pytest.LogCaptureFixture) -> None:
    class OneColumn(Gives):
        pass

    both = nn.WithLossCell(OneColumn(lambda x: x[:, :1]), nn.MSELoss())
    both(X, LABELS)
    both(X, LABELS)

    (record,) = caplog.records
    assert "(2, 1) and (2,)" in record.getMessage()


def test_outputs_and_labels_of_one_shape_are_no_matter(caplog: pytest.LogCaptureFixture) -> None:
    nn.WithLossCell(Gives(lambda x: x), nn.MSELoss())(X, X)
    nn.WithLossCell(Gives(lambda x: x), nn.SoftmaxCrossEntropyWithLogits(sparse=True))(
        X, Tensor([0, 1])
    )

    assert not caplog.records
