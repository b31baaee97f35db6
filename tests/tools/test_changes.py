from __future__ import annotations

import pytest

from tools.changes import GROUPS, group_of, listed


@pytest.mark.parametrize(
    ("name", "beside", "group"),
    [
        ("0961-light.record.md", ["engine/nn/cell.py"], "record"),
        ("0961-light.md", ["engine/nn/cell.py", "docs/names.md"], "train"),
        ("0961-light.md", ["insight/sources/wandb/runs.py", "insight/cli/runs.py"], "move"),
        (
            "0961-light.md",
            ["dashboard/pages/runs.py", "insight/record/stream.py", "dashboard/x.py"],
            "look",
        ),
        ("0961-light.md", ["tools/check.py", "docs/dashboard.md"], "house"),
        ("0961-light.md", [], "house"),
    ],
)
def test_fragment_belongs_to_what_its_name_says_or_to_what_came_with_it(
    name: str, beside: list[str], group: str
) -> None:
    assert group_of(name, beside) == group


def test_list_has_its_groups_in_order_and_none_that_is_empty() -> None:
    text = listed(
        "1.0", {"move": ["- Later.\n"], "train": ["- New,\n  in two lines.\n", "- Old.\n"]}
    )

    assert text.startswith("# Changes of 1.0, in full\n")
    assert text.endswith("\n## Train\n\n- New,\n  in two lines.\n- Old.\n\n## Move\n\n- Later.\n")


def test_what_comes_later_stands_above_what_was_there() -> None:
    before = listed("1.0", {group: [f"- First of {group}.\n"] for group in GROUPS})
    after = listed("1.0", {"look": ["- Second.\n"]}, before)

    assert after == before.replace("- First of look.", "- Second.\n- First of look.")
    assert listed("1.0", {}, after) == after
