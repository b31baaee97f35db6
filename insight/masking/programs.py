"""Words of commands that only their program knows for passwords: `mysql -px`, `sshpass -p x`.

Source: the manuals of the programs. The same letter is a port of others, or asks for a password.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class _Program(NamedTuple):
    """What a program is told a password by.

    Attributes:
        before: The option whose next word is the password; empty for none.
        joined: What stands before the password in the same word.
        task: The word without which it is told none, such as `login`.
        others: Options whose next word is another value, of a program that starts another one: its
            own options end at the first word that is none.

    """

    before: str = ""
    joined: tuple[str, ...] = ()
    task: str = ""
    others: frozenset[str] | None = None


_MYSQL = _Program(joined=("-p",))  # `-p db` asks for a password
_LOGIN = _Program("-p", ("-p",), task="login")
_PACKED = _Program(joined=("-p", "-hp"))
_PROGRAMS = {
    "sshpass": _Program("-p", ("-p",), others=frozenset(("-f", "-d", "-P"))),
    **dict.fromkeys(("mysql", "mysqldump", "mysqladmin", "mariadb", "mariadb-dump"), _MYSQL),
    "mycli": _Program("-p", ("-p",)),
    **dict.fromkeys(("docker", "podman", "buildah", "skopeo", "helm", "nerdctl", "crane"), _LOGIN),
    **dict.fromkeys(("az", "oc", "cf"), _LOGIN),
    "redis-cli": _Program("-a"),
    **dict.fromkeys(("ldapsearch", "ldapmodify", "ldapadd", "ldappasswd"), _Program("-w")),
    **dict.fromkeys(("mongo", "mongosh", "mongodump", "mongorestore", "cqlsh"), _Program("-p")),
    **dict.fromkeys(("sqlcmd", "bcp"), _Program("-P")),
    **dict.fromkeys(("zip", "unzip"), _Program("-P")),
    **dict.fromkeys(("7z", "7za", "7zr", "rar", "unrar"), _PACKED),
}
_ENDS = frozenset((";", "&&", "||", "|", "&"))


def passwords_in(words: Sequence[str]) -> dict[int, int]:
    """Which words of a command hold a password of a known program, and where in them it begins.

    >>> passwords_in(["sshpass", "-p", "a1", "ssh", "-p", "22"]), passwords_in(["mysql", "-pb2"])
    ({2: 0}, {1: 2})
    >>> passwords_in(["mysql", "-p", "db"]), passwords_in(["ssh", "-p", "22"])
    ({}, {})

    """
    found: dict[int, int] = {}
    program: _Program | None = None
    has_task = False
    before = ""
    for index, word in enumerate(words):
        is_value = before and not word.startswith("-")  # which asks for it, else
        if program is not None and is_value and before == program.before:
            if has_task:
                found[index] = 0
            before = ""
            continue
        started = None if before.startswith("--") and before != "--" else _program(word)
        if started is not None or word in _ENDS:
            program, has_task = started, started is not None and not started.task
        elif program is not None:
            has_task = has_task or word == program.task
            joined = next((one for one in program.joined if _is_joined(word, one)), "")
            if joined and has_task:
                found[index] = len(joined)
            is_other = program.others is not None and not word.startswith("-")
            if is_other and before not in (program.others or ()):
                program = None
        before = word
    return found


def _program(word: str) -> _Program | None:
    """What starts by a word, whatever folder it lies in."""
    last = max(word.rfind("/"), word.rfind("\\")) + 1
    return _PROGRAMS.get(word[last:].removesuffix(".exe"))


def _is_joined(word: str, option: str) -> bool:
    return word.startswith(option) and len(word) > len(option)
