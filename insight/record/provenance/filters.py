"""Programs that a repository names for the content of its files, switched off.

Git runs the `clean` filter of a file to compare it with what it knows: `status` and `diff` do. Each
is configured under a name of its own, so they are listed first, which runs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .git import GitError

if TYPE_CHECKING:
    from .git import Git

WANTED = r"^(filter\..*\.(clean|smudge|process|required)|remote\..*\.url)$"
"""What is asked of the configuration: filters, and where the repository comes from."""


def configured(git: Git) -> dict[str, str]:
    """The settings that are `WANTED`, by name; of several of one name the last.

    Raises:
        GitError: If git does not answer in time.

    """
    try:
        output = git.ask("config", "-z", "--get-regexp", WANTED, most=1024 * 1024).output
    except GitError as error:
        if str(error) == "git refused":  # none is an error of its, too
            return {}
        raise
    entries = (entry.partition("\n") for entry in output.decode("utf-8", "replace").split("\0"))
    return {name: value for name, _, value in entries if name}


def switched_off(settings: dict[str, str]) -> tuple[str, ...]:
    """Options of git that run none of the filters.

    Raises:
        GitError: If a filter has a name that options cannot tell.

    >>> switched_off({"filter.lfs.clean": "git-lfs clean -- %f"})[:4]
    ('-c', 'filter.lfs.clean=', '-c', 'filter.lfs.smudge=')

    """
    filters = [name for name in settings if name.startswith("filter.")]
    names = dict.fromkeys(name.removeprefix("filter.").rpartition(".")[0] for name in filters)
    options: list[str] = []
    for name in names:
        if "=" in name or "\ufffd" in name:
            raise GitError("a filter of the repository cannot be switched off")
        for key in ("clean=", "smudge=", "process=", "required=false"):
            options += ["-c", f"filter.{name}.{key}"]
    return tuple(options)


def filtered(git: Git, names: list[str]) -> list[str]:
    """Which of some files have a filter: their content is not what git keeps.

    Raises:
        GitError: If git does not answer in time.

    """
    if not names:
        return []
    output = git.ask("check-attr", "-z", "filter", "--", *names, most=1024 * 1024).output
    parts = output.decode("utf-8", "surrogateescape").split("\0")
    told = zip(parts[::3], parts[2::3], strict=False)
    return [name for name, value in told if value not in {"unspecified", "unset", "set"}]
