import numpy as np

from insight.format.separated import rows_in
from insight.sources.text.moments import seconds_in, seconds_of
from insight.sources.text.tables import steps_in


def test_times_of_one_unit_are_what_each_of_them_is_alone():
    for unit in (1.0, 1e3, 1e6, 1e9):
        times = (1.7e9 + np.arange(5) / 8) * unit

        assert seconds_of(times).tolist() == [seconds_of(one[None])[0] for one in times]


def test_times_of_several_units_and_none_at_all_are_told_apart():
    times = np.array([1.7e9, 1.7e12, np.nan, 1.7e15, np.inf, -np.inf, 1.7e18])

    found = seconds_of(times)

    assert found[[0, 1, 3, 6]].tolist() == [1.7e9] * 4
    assert np.isnan(found[2])
    assert found[[4, 5]].tolist() == [np.inf, -np.inf]


def test_a_cell_without_a_time_has_none():
    rows = rows_in(b"1700000000,a\n,b\n1700000001,c\n", b",", 2)

    np.testing.assert_equal(seconds_in(rows, 0), [1.7e9, np.nan, 1.7e9 + 1])


def test_whole_steps_are_exact_to_the_ends_of_64_bits():
    rows = rows_in(b"-9223372036854775808\n9007199254740993\n9223372036854775807\n3\n", b",", 1)

    steps, is_step = steps_in(rows, 0)

    # The largest is rounded to 2**63 as a float, which is no step.
    assert is_step.tolist() == [True, True, False, True]
    assert steps[is_step].tolist() == [-(2**63), 2**53 + 1, 3]


def test_an_empty_step_among_whole_ones_is_none():
    rows = rows_in(b"0,1\n,2\n2,3\n", b",", 2)

    assert steps_in(rows, 0)[1].tolist() == [True, False, True]
