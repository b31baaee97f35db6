from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from insight.record.machine.cgroup import core_quota, memory_limit

if TYPE_CHECKING:
    from pathlib import Path

GB = 1 << 30
ALL = 64 * GB


def groups(tmp_path: Path, own: str, files: dict[str, str]) -> tuple[Path, Path]:
    """Where groups are told of, and the file that names those of this process."""
    root, named = tmp_path / "cgroup", tmp_path / "own"
    root.mkdir()
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    named.write_text(own)
    return root, named


def test_container_has_the_memory_of_its_limit(tmp_path) -> None:
    files = {
        "memory.max": f"{8 * GB}\n",
        "memory.current": f"{3 * GB}\n",
        "memory.stat": f"anon 5\ninactive_file {GB}\nactive_file 7\n",
    }
    limit = memory_limit(ALL, *groups(tmp_path, "0::/\n", files))

    assert limit is not None
    assert (limit.most, limit.used()) == (8 * GB, 2 * GB)


def test_least_limit_holds_of_a_group_and_those_above_it(tmp_path) -> None:
    files = {
        "job/memory.max": f"{4 * GB}",
        "job/memory.current": f"{GB}",
        "job/memory.stat": "inactive_file 0",
        "job/step/memory.max": "max",
        "job/step/memory.current": "1",
    }
    limit = memory_limit(ALL, *groups(tmp_path, "0::/job/step\n", files))

    assert limit is not None
    assert (limit.most, limit.used()) == (4 * GB, GB)


def test_first_version_of_cgroups_has_limits_too(tmp_path) -> None:
    # Within a container the path is the machine's, and is not there.
    own = "5:cpu,cpuacct:/docker/ab12\n4:memory:/docker/ab12\n0::/\n"
    files = {
        "memory/memory.limit_in_bytes": f"{2 * GB}",
        "memory/memory.usage_in_bytes": f"{GB}",
        "memory/memory.stat": "inactive_file 1\ntotal_inactive_file 24\n",
        "cpu/cpu.cfs_quota_us": "150000",
        "cpu/cpu.cfs_period_us": "100000",
        "cpuacct/cpuacct.usage": "2500000000",
    }
    where = groups(tmp_path, own, files)
    limit, quota = memory_limit(ALL, *where), core_quota(8, *where)

    assert limit is not None
    assert quota is not None
    assert (limit.most, limit.used()) == (2 * GB, GB - 24)
    assert (quota.cores, quota.used_s()) == (1.5, 2.5)


def test_container_has_the_cores_of_its_quota(tmp_path) -> None:
    files = {"cpu.max": "200000 100000", "cpu.stat": "usage_usec 1500000\nuser_usec 9\n"}
    quota = core_quota(8, *groups(tmp_path, "0::/\n", files))

    assert quota is not None
    assert (quota.cores, quota.used_s()) == (2.0, 1.5)


@pytest.mark.parametrize(
    "files",
    [
        {},
        {"memory.max": "max", "cpu.max": "max 100000"},
        {"memory.max": str(2 * ALL), "cpu.max": "900000 100000"},  # more than there is
        {"memory.max": "", "cpu.max": "100000"},
        {"cpu.max": "100000 0"},
        {"memory/memory.limit_in_bytes": "9223372036854771712", "cpu/cpu.cfs_quota_us": "-1"},
    ],
)
def test_without_a_limit_the_machine_is_the_processs_own(tmp_path, files) -> None:
    own = "4:memory:/a\n3:cpu,cpuacct:/a\n0::/\n"
    where = groups(tmp_path, own, files)

    assert memory_limit(ALL, *where) is None
    assert core_quota(8, *where) is None


def test_other_systems_have_no_limits(tmp_path) -> None:
    assert memory_limit(ALL, tmp_path / "no", tmp_path / "none") is None
    assert core_quota(8, tmp_path / "no", tmp_path / "none") is None
