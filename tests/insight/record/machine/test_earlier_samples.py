from __future__ import annotations

from insight.format.names import EventFileName
from insight.record.machine.earlier_samples import last_sample
from insight.record.machine.machine_file import MachineFile

NAME = EventFileName("events", 1_700_000_000, 0, "host", "_MS")
MANY = {f"machine/gpu/{number}/temperature": 50.0 for number in range(64)}


def written(folder, samples: int):
    file = MachineFile(folder, NAME, None)
    for _ in range(samples):
        file.write(MANY)
    file.close("finished")
    return max(folder.glob("*_machine"))


def test_last_number_is_found_at_the_end_of_a_long_file(tmp_path) -> None:
    path = written(tmp_path, 50)

    assert path.stat().st_size > 1 << 16
    assert last_sample(tmp_path, 0) == 50


def test_half_a_record_and_damage_cost_their_samples_alone(tmp_path) -> None:
    path = written(tmp_path, 3)
    path.write_bytes(path.read_bytes()[:-200])

    assert last_sample(tmp_path, 0) == 2

    path.write_bytes(b"\xff" * 1000)
    assert last_sample(tmp_path, 0) == 0


def test_files_of_others_do_not_count(tmp_path) -> None:
    path = written(tmp_path, 3)

    assert last_sample(tmp_path, 1) == 0
    path.rename(tmp_path / "notes_machine")
    assert last_sample(tmp_path, 0) == 0
    assert last_sample(tmp_path / "none", 0) == 0
