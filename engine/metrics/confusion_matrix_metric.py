"""A rate, such as sensitivity, of what was taken for which class."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError

from .classification import check_multilabel
from .example import Example
from .metric import Metric, rearrange_inputs
from .rates import NAMES, rate, short_name

__all__ = ["ConfusionMatrixMetric"]

# Over which axes of (samples, channels) the rates of a batch are reduced, in this order.
AXES: dict[str, tuple[int, ...]] = {
    "none": (),
    "mean": (1, 0),
    "sum": (1, 0),
    "mean_batch": (0,),
    "sum_batch": (0,),
    "mean_channel": (1,),
    "sum_channel": (1,),
}
PREDICTED = np.array([[1, 0, 0], [0, 1, 0], [0, 1, 0], [0, 0, 1]])
ACTUAL = np.array([[1, 0, 0], [0, 0, 1], [0, 1, 0], [0, 1, 0]])


class ConfusionMatrixMetric(Metric):
    """A rate of true and false positives and negatives, such as sensitivity, precision or MCC.

    Args:
        skip_channel: Whether the first channel, often the background, does not count. A channel
            that is the only one counts. (MindSpore 2.10 skips it where this is False.)
        metric_name: Which rate: `sensitivity`, `specificity`, `precision`,
            `negative predictive value`, `miss rate`, `fall out`, `false discovery rate`,
            `false omission rate`, `prevalence threshold`, `threat score`, `accuracy`,
            `balanced accuracy`, `f1 score`, `matthews correlation coefficient`,
            `fowlkes mallows index`, `informedness`, `markedness`, or another name of one of them,
            such as `recall`, `hit rate`, `tpr` or `mcc`.
        calculation_method: Whether each channel of each sample has a rate of its own, which
            `decrease` makes one. False: everything is counted first, and there is one rate.
        decrease: What becomes of the rates of a batch. `"mean"` over the channels and then over the
            samples; `"sum"`; `"mean_batch"` and `"sum_batch"` for each channel; `"mean_channel"`
            and `"sum_channel"` for each sample; `"none"`. A rate that divides by zero is left out.
            Batches are averaged by how many rates each had; samples stand one after the other.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If there is no such rate, or no such way to `decrease`.

    >>> metric = ConfusionMatrixMetric(metric_name="tpr")
    >>> metric([[[0], [1]], [[1], [0]]], [[[0], [1]], [[0], [1]]])
    array([0.5])

    """

    _names = ("confusion_matrix_metric",)
    _example = Example(inputs=(PREDICTED, ACTUAL))

    def __init__(
        self,
        skip_channel: bool = True,
        metric_name: str = "sensitivity",
        calculation_method: bool = False,
        decrease: str = "mean",
    ) -> None:
        super().__init__()
        for name, value, kind in (
            ("skip_channel", skip_channel, bool),
            ("metric_name", metric_name, str),
            ("calculation_method", calculation_method, bool),
            ("decrease", decrease, str),
        ):
            if not isinstance(value, kind):
                expected = f"a {kind.__name__}"
                raise ArgumentTypeError.of(f"ConfusionMatrixMetric({name})", expected, value)
        short = short_name(metric_name)
        if short is None:
            known = [names[0].replace("_", " ") for names in NAMES.values()]
            where = "ConfusionMatrixMetric(metric_name)"
            raise ArgumentValueError.of(where, f"one of {known}", repr(metric_name))
        if decrease not in AXES:
            where = "ConfusionMatrixMetric(decrease)"
            raise ArgumentValueError.of(where, f"one of {list(AXES)}", repr(decrease))
        self.skip_channel, self.metric_name = skip_channel, metric_name
        self.calculation_method, self.decrease = calculation_method, decrease
        self._rate = short
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self._counts = np.zeros(4)
        self._is_update = False
        self._sum: Any = 0.0  # of the batches' values, each times its number of rates
        self._rates: Any = 0
        self._samples: list[np.ndarray] = []

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in predictions and labels.

        Args:
            *inputs: Predictions, zeros and ones of shape (N, C, …) or class numbers of shape
                (N, …), and one-hot labels of shape (N, C, …).

        Raises:
            ArgumentValueError: If there are not two inputs, if they hold other numbers, or if
                there is one element a channel while `calculation_method` is set.
            ShapeError: If their shapes do not fit.

        """
        predicted, actual = self._pair(inputs)
        if 0 < predicted.ndim == actual.ndim - 1:
            predicted = _channels(predicted, actual.shape[1])
        check_multilabel("ConfusionMatrixMetric.update", predicted, actual)
        if self.calculation_method and predicted.shape[2:] in {(), (1,)}:
            expected, hint = "images of shape (N, C, H, W, ...)", "set calculation_method=False"
            where = "ConfusionMatrixMetric.update"
            raise ArgumentValueError.of(where, expected, predicted.shape, hint)
        counts = _counts(predicted, actual, self.skip_channel)
        self._is_update = self._is_update or counts.size > 0
        if self.calculation_method:
            self._take_in(*reduced(rate(self._rate, counts), self.decrease))
        else:
            self._counts += counts.sum(axis=(0, 1))

    def _take_in(self, values: np.ndarray, weights: np.ndarray) -> None:
        if 0 in AXES[self.decrease]:
            self._sum = self._sum + values * weights
            self._rates = self._rates + weights
        else:
            self._samples.append(values)
            self._rates = self._rates + weights.sum()

    def eval(self) -> Any:
        """The rate, shape (1,); with `calculation_method` a float, or what `decrease` leaves.

        Raises:
            StateError: If nothing was seen, or no sample had a rate.

        """
        if not self._is_update:
            raise self._nothing_seen()
        if not self.calculation_method:
            return rate(self._rate, self._counts[None])
        if not np.any(self._rates):
            raise self._nothing_seen()
        if self._samples:
            return np.concatenate(self._samples)
        mean = self._sum / np.maximum(self._rates, 1)
        return float(mean) if np.ndim(mean) == 0 else mean


def reduced(rates: np.ndarray, decrease: str) -> tuple[np.ndarray, np.ndarray]:
    """What `decrease` makes of rates (samples, channels), and of how many rates each value is.

    NaN does not count; a value of no rates is 0. In a mean over both axes each sample counts once.
    """
    weights = (~np.isnan(rates)).astype(int)
    values = np.nan_to_num(rates)
    for axis in AXES[decrease]:
        values, weights = values.sum(axis=axis), weights.sum(axis=axis)
        if decrease.startswith("mean"):
            values = values / np.maximum(weights, 1)
            weights = np.minimum(weights, 1) if axis == 1 else weights
    return values, weights


def _channels(numbers: np.ndarray, classes: int) -> np.ndarray:
    """Class numbers of shape (N, …) as zeros and ones of shape (N, C, …)."""
    if not np.isin(numbers, range(classes)).all():
        where = "ConfusionMatrixMetric.update"
        reach = f"classes from 0 to {classes - 1}"
        raise ArgumentValueError.of(where, reach, f"{numbers.min()} to {numbers.max()}")
    return np.stack([numbers == k for k in range(classes)], axis=1)


def _counts(predicted: np.ndarray, actual: np.ndarray, skip_channel: bool) -> np.ndarray:
    """True and false positives, true and false negatives: (samples, channels, 4), float64."""
    first = 1 if skip_channel and predicted.shape[1] > 1 else 0
    one = predicted[:, first:].astype(bool)
    other = actual[:, first:].astype(bool)
    inner = tuple(range(2, one.ndim))
    kinds = (one & other, one & ~other, ~one & ~other, ~one & other)
    return np.stack([kind.sum(axis=inner, dtype=float) for kind in kinds], axis=-1)
