"""What a container, or a job of a batch system, may use of its machine: the limits of its cgroups.

Of each limit the one that binds is taken, which may be that of a group above. Both versions of
cgroups are read; what is missing, as on other systems than Linux, is no limit.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_ROOT = Path("/sys/fs/cgroup")
_OWN = Path("/proc/self/cgroup")
_US, _NS = 1e-6, 1e-9


@dataclass(frozen=True)
class MemoryLimit:
    """The memory that a group may use.

    Attributes:
        most: Bytes.

    """

    most: int
    _used: Path
    _stat: Path
    _inactive: str

    def used(self) -> int:
        """The bytes in use, without files that the system holds only as long as there is room.

        Raises:
            OSError: If the group is gone.

        """
        inactive = _named(self._stat, self._inactive) or 0
        return max(0, int(self._used.read_text()) - inactive)


@dataclass(frozen=True)
class CoreQuota:
    """The processors that a group may use.

    Attributes:
        cores: How many, such as 1.5.

    """

    cores: float
    _usage: Path
    _name: str | None
    _unit_s: float

    def used_s(self) -> float:
        """The seconds of processors that the group has used so far.

        Raises:
            OSError: If the group is gone.
            ValueError: If the system tells them in another form.

        """
        if self._name is None:
            return int(self._usage.read_text()) * self._unit_s
        found = _named(self._usage, self._name)
        if found is None:
            raise ValueError(f"no {self._name} in {self._usage}")
        return found * self._unit_s


def memory_limit(total: int, root: Path = _ROOT, own: Path = _OWN) -> MemoryLimit | None:
    """The least limit of this process's groups; None where all memory is its own.

    Args:
        total: Bytes of memory that the machine has.
        root: Where groups are told of.
        own: The file that names those of this process.

    """
    found = []
    for folder in _groups(root, own, ""):
        most = _whole(folder / "memory.max")
        if most is not None:
            paths = (folder / "memory.current", folder / "memory.stat")
            found.append(MemoryLimit(most, *paths, "inactive_file"))
    for folder in _groups(root, own, "memory"):
        most = _whole(folder / "memory.limit_in_bytes")
        if most is not None:
            paths = (folder / "memory.usage_in_bytes", folder / "memory.stat")
            found.append(MemoryLimit(most, *paths, "total_inactive_file"))
    binding = [limit for limit in found if 0 < limit.most < total]
    return min(binding, key=lambda limit: limit.most, default=None)


def core_quota(cores: int, root: Path = _ROOT, own: Path = _OWN) -> CoreQuota | None:
    """The least quota of this process's groups; None where it may use all cores that it has.

    Args:
        cores: On which it may run.
        root: Where groups are told of.
        own: The file that names those of this process.

    """
    found = []
    for folder in _groups(root, own, ""):
        quota, _, period = _text(folder / "cpu.max").partition(" ")
        if quota.strip().isdecimal() and period.strip().isdecimal() and int(period):
            share = int(quota) / int(period)
            found.append(CoreQuota(share, folder / "cpu.stat", "usage_usec", _US))
    for folder in _groups(root, own, "cpu"):
        most = _whole(folder / "cpu.cfs_quota_us")
        per = _whole(folder / "cpu.cfs_period_us")
        usage = root / "cpuacct" / folder.relative_to(root / "cpu") / "cpuacct.usage"
        if most and per and usage.is_file():
            found.append(CoreQuota(most / per, usage, None, _NS))
    binding = [quota for quota in found if 0 < quota.cores < cores]
    return min(binding, key=lambda quota: quota.cores, default=None)


def _groups(root: Path, own: Path, controller: str) -> Iterator[Path]:
    """The folders of this process's group and of those above it, of one controller.

    Within a container the path is often that of the machine: then its root is the container's.
    """
    top = root / controller if controller else root
    for line in _text(own).splitlines():
        _, controllers, path = line.split(":", 2) if line.count(":") >= 2 else ("", "-", "")
        if controller not in controllers.split(","):
            continue
        folder = top / path.strip().lstrip("/")
        for one in (folder, *folder.parents):
            if one.is_dir():
                yield one
            if one == top:
                break


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8", "replace").strip()
    except OSError:
        return ""


def _whole(path: Path) -> int | None:
    text = _text(path)
    return int(text) if text.isdecimal() else None


def _named(path: Path, name: str) -> int | None:
    """The number behind a name, in a file of lines of a name and a number each."""
    for line in _text(path).splitlines():
        word, _, number = line.partition(" ")
        if word == name and number.strip().isdecimal():
            return int(number)
    return None
