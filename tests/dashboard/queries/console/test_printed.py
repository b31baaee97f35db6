from __future__ import annotations

from typing import Any

import pandas as pd

from dashboard.queries.console.printed import Printed

OUT, ERR, ALERT = "console/out", "console/err", "alert"


def table(*rows: tuple[str, int, float, str], level: str = "info") -> pd.DataFrame:
    """A table of messages, sorted as a store's are."""
    columns = ("tag", "step", "wall_time", "value")
    found = pd.DataFrame(list(rows), columns=columns).assign(run="a", level=level)
    return found.sort_values(["run", "tag", "step"], ignore_index=True)


def shown(printed: Printed, opened: Any = ()) -> list[str]:
    """The rows of a page; of a gap how many lines it is."""
    rows = printed.rows(opened).tolist()
    return [f"<{printed.left_out(-1 - row)}>" if row < 0 else printed.plain[row] for row in rows]


def test_lines_of_both_streams_stand_by_their_numbers_and_alerts_by_their_times() -> None:
    printed = Printed(
        table(
            (OUT, 1, 10.0, "one"),
            (ERR, 2, 11.0, "two"),
            (OUT, 3, 10.5, "three"),
            (ALERT, 1, 11.5, "told"),
            (OUT, 4, 12.0, "four"),
            (ALERT, 2, 99.0, "late"),
            ("machine/cpu", 7, 1.0, "nothing of these"),
        )
    )

    assert shown(printed) == ["one", "two", "three", "told", "four", "late"]


def test_streams_with_numbers_of_their_own_stand_by_time() -> None:
    printed = Printed(
        table((OUT, 1, 1.0, "a"), (OUT, 2, 3.0, "c"), (ERR, 1, 2.0, "b"), (ERR, 9, 4.0, "d"))
    )

    assert shown(printed) == ["a", "b", "c", "d"]


def test_missing_numbers_are_lines_that_were_left_out() -> None:
    printed = Printed(
        table((OUT, 5, 1.0, "a"), (ERR, 6, 1.0, "b"), (OUT, 3_819, 2.0, "c"), (ALERT, 1, 1.5, "!"))
    )

    assert shown(printed) == ["a", "b", "!", "<3812>", "c"]


def test_states_of_bars_fold_into_the_last_of_each() -> None:
    printed = Printed(
        table(
            (ERR, 1, 1.0, "begun"),
            (ERR, 2, 2.0, "\router:  0%|  |"),
            (ERR, 3, 3.0, "\rinner: 50%|# |"),
            (ERR, 5, 4.0, "\rinner: 100%|##|"),
            (ERR, 6, 5.0, "\router: 100%|##|"),
            (ERR, 7, 6.0, "between"),
            (ERR, 8, 7.0, "\router: 30%|# |"),
        )
    )
    folded = ["begun", "<1>", "inner: 100%|##|", "outer: 100%|##|", "between", "outer: 30%|# |"]
    every = [
        *("begun", "outer:  0%|  |", "inner: 50%|# |", "<1>", "inner: 100%|##|"),
        *("outer: 100%|##|", "between", "outer: 30%|# |"),
    ]

    assert shown(printed) == folded
    assert shown(printed, [6]) == shown(printed, [5]) == every
    assert list(printed.states.values()) == [2]


def test_words_are_found_without_colours_and_whatever_their_case() -> None:
    printed = Printed(
        table((OUT, 1, 1.0, "Lo\x1b[31mss\x1b[0m 1"), (OUT, 2, 2.0, "[31m"), (OUT, 3, 3.0, "x"))
    )

    assert printed.containing("loss").tolist() == [True, False, False]
    assert printed.containing("31m").tolist() == [False, True, False]


def test_run_that_printed_nothing_has_no_rows() -> None:
    printed = Printed(table())

    assert (len(printed), shown(printed), printed.folds) == (0, [], [])
