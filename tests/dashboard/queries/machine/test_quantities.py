from __future__ import annotations

from dashboard.queries.machine.quantities import quantities, runs_with, series_of
from insight.tables.scalar_index import Segment


def test_tags_of_one_quantity_stand_on_one_card_in_their_natural_order() -> None:
    tags = [f"machine/gpu/{number}/load" for number in (10, 0, 2)]

    (card,) = quantities(tags)

    assert card.tags == ("machine/gpu/0/load", "machine/gpu/2/load", "machine/gpu/10/load")
    assert (card.name, card.unit) == ("gpu-load", "share")


def test_machine_comes_before_its_gpus_its_process_and_what_nobody_knows() -> None:
    tags = ["machine/zeta", "machine/process/cpu", "machine/gpu/0/power", "machine/memory"]
    tags += ["machine/network/out", "machine/network/in", "machine/disk/usage", "machine/disk/read"]

    assert [one.name for one in quantities(tags)] == [
        *("memory", "network", "disks", "disk", "gpu-power", "process-cpu"),
        "machine/zeta",
    ]


def test_tags_of_other_tools_that_differ_by_a_number_share_a_card() -> None:
    tags = [f"machine/cpu/{core}/cpu_percent" for core in (10, 9)] + ["machine/disk/in"]
    cores, disk = quantities(tags)

    assert cores.tags == ("machine/cpu/9/cpu_percent", "machine/cpu/10/cpu_percent")
    assert (cores.title, cores.unit) == ("cpu/*/cpu_percent", "%")
    assert (disk.name, disk.unit) == ("machine/disk/in", "")


def test_every_tag_stands_on_one_card() -> None:
    tags = [f"machine/{name}" for name in ("cpu", "cpu/0", "gpu/x/load", "gpu/0/load/mean", "a\n")]
    held = [tag for one in quantities(tags) for tag in one.tags]

    assert sorted(held) == sorted(tags)


def test_cards_have_the_runs_of_all_their_tags() -> None:
    by_tag = {
        "machine/network/in": [Segment("a", "machine/network/in", 0, 1)],
        "machine/network/out": [
            Segment("a", "machine/network/out", 1, 2),
            Segment("b", "machine/network/out", 2, 3),
        ],
    }

    assert runs_with(by_tag) == {"network": 2}
    assert [one.run for one in series_of(by_tag)["network"]] == ["a", "a", "b"]
