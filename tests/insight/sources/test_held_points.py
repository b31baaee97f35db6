import numpy as np

from insight.sources.held_points import HeldPoints


def _rows(steps: list[int], begin: int) -> tuple[np.ndarray, ...]:
    values = np.array(steps) / 2 + begin
    return np.array(steps), np.full(len(steps), np.nan), values, begin + np.arange(len(steps))


def test_rows_of_a_series_keep_their_order_however_pieces_came():
    held = HeldPoints("a.csv")
    held.add("b", *_rows([0, 1], 0))
    held.add("a", *_rows([0], 10))
    held.add("b", *_rows([2], 20))
    held.add("b", *_rows([3, 4], 30))
    held.add("c", *_rows([0, 1], 40))

    (points,) = held.told()

    columns = points.columns
    assert columns.tags == ["a", "b", "c"]
    assert columns.bounds.tolist() == [0, 1, 6, 8]
    assert columns.steps.tolist() == [0, 0, 1, 2, 3, 4, 0, 1]
    assert columns.values.tolist() == [10.0, 0.0, 0.5, 21.0, 31.5, 32.0, 40.0, 40.5]
    assert columns.ascending
    assert points.order.ends.tolist() == [[10, 10], [0, 31], [40, 41]]


def test_steps_that_fall_between_two_pieces_or_inside_one_are_no_rise():
    between, inside = HeldPoints("a.csv"), HeldPoints("a.csv")
    between.add("a", *_rows([0, 1], 0))
    between.add("a", *_rows([1, 2], 10))
    inside.add("a", *_rows([0, 1], 0))
    inside.add("b", *_rows([1, 0], 0))

    assert not next(between.told()).columns.ascending
    assert not next(inside.told()).columns.ascending
