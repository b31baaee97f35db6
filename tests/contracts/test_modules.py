"""The borders in the browser's half: pages import charts import frame, and never back.

Also that modules name only what is there, that no two of them wait for each other, that nothing is
exported for nobody, and that the page gets no global but those that Dash and AG Grid ask for.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import NamedTuple

from tests.browser.inside import NAMES

ROOT = Path(__file__).resolve().parents[2] / "dashboard" / "assets"
TESTS = Path(__file__).resolve().parents[1] / "dashboard" / "assets"
ENTRY = "entry.mjs"
SERVED = {"../words.js": {"language", "words"}}  # what the server makes: see app.py
GLOBALS = {"dash_clientside", "dashAgGridFunctions", "dashAgGridComponentFunctions", "fetch"}

_IMPORT = re.compile(
    r"""^import\s+(?:(?:\*\s+as\s+(?P<space>\w+)|\{(?P<names>[^}]*)\})\s+from\s+)?"(?P<where>[^"]+)";$""",
    re.MULTILINE,
)
_EXPORT = re.compile(
    r"^export\s+(?:async\s+)?(?:function\*?|class|const|let)\s+(?P<name>\w+)"
    r"|^export\s+\{(?P<names>[^}]*)\};$",
    re.MULTILINE,
)
_TRIED = re.compile(
    r"""\{(?P<names>[^}]*)\} (?:from |= await import\()"[./]+dashboard/assets/(?P<module>[^"]+)"""
)
_COMMENT = re.compile(r"(?<![:\"'`])//[^\n]*|/\*.*?\*/", re.DOTALL)
_GLOBAL = re.compile(r"\b(?:window|globalThis|self)\.(\w+)\s*(?:\?\?|\|\||&&)?=(?![=>])")


class Import(NamedTuple):
    module: str  # from the folder of assets
    space: str  # what all of it is called; empty where names are imported
    names: frozenset[str]


def names_in(listed: str | None, side: int) -> frozenset[str]:
    """The names of a list; of `a as b` the first or the last."""
    pieces = (piece.split(" as ") for piece in (listed or "").split(",") if piece.strip())
    return frozenset(piece[side].strip() for piece in pieces)


def imports_of(source: str, module: str) -> list[Import]:
    """
    >>> imports_of('import { a as b } from "../frame/x.mjs";', "charts/y.mjs")
    [Import(module='frame/x.mjs', space='', names=frozenset({'a'}))]

    """
    folder = posixpath.dirname(module)
    return [
        Import(
            posixpath.normpath(posixpath.join(folder, found["where"])),
            found["space"] or "",
            names_in(found["names"], 0),
        )
        for found in _IMPORT.finditer(source)
    ]


def exports_of(source: str) -> frozenset[str]:
    found = _EXPORT.finditer(source)
    return frozenset(
        name
        for one in found
        for name in ([one["name"]] if one["name"] else names_in(one["names"], -1))
    )


def used_of(source: str, space: str) -> frozenset[str]:
    """What a module uses of another that it imported whole."""
    code = _COMMENT.sub("", source)
    named = re.findall(rf"(?:(?<![.\w/])|(?<=\.\.\.)){space}\.(\w+)", code)
    unpacked = re.findall(rf"\{{([^{{}}]*)\}} = {space};", code)
    return frozenset(named).union(*(names_in(one.replace(":", " as "), 0) for one in unpacked))


def floor_of(module: str) -> tuple[str, ...]:
    """The folders below a module's own, itself among them: what it may import of."""
    kind, _, rest = module.partition("/")
    return {
        "frame": ("frame/",),
        "charts": ("frame/", "charts/"),
        "pages": ("frame/", "charts/", f"pages/{rest.partition('/')[0]}/"),
    }.get(kind, ("frame/", "charts/", "pages/"))


SOURCES = {
    path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in ROOT.rglob("*.mjs")
}
IMPORTS = {module: imports_of(source, module) for module, source in SOURCES.items()}
TRIED = [
    (found["module"], found["names"])
    for path in TESTS.rglob("*.test.mjs")
    for found in _TRIED.finditer(path.read_text("utf-8"))
]
ROOTS = (ENTRY, *sorted(module for module in SOURCES if module.endswith("/page.mjs")))
EXPORTS = {module: exports_of(source) for module, source in SOURCES.items()} | SERVED


def test_there_are_modules() -> None:
    assert len(SOURCES) > 80
    assert {module.split("/")[0] for module in SOURCES} == {"frame", "charts", "pages", ENTRY}
    assert sum(len(found) for found in IMPORTS.values()) > 400


def test_no_module_imports_across_a_border() -> None:
    across = [
        (module, one.module)
        for module in sorted(SOURCES)
        for one in IMPORTS[module]
        if one.module not in SERVED and not one.module.startswith(floor_of(module))
    ]

    assert across == []


def test_what_a_module_imports_is_exported_there() -> None:
    missing = [
        (module, one.module)
        for module in sorted(SOURCES)
        for one in IMPORTS[module]
        if one.module not in EXPORTS
    ]
    wanted = [
        (module, one.module, name)
        for module in sorted(SOURCES)
        for one in IMPORTS[module]
        for name in (used_of(SOURCES[module], one.space) if one.space else one.names)
    ]

    assert missing == []
    assert [one for one in wanted if one[2] not in EXPORTS[one[1]]] == []


def test_no_two_modules_wait_for_each_other() -> None:
    """What is imported runs before: in a circle one of them would run too early."""
    done: set[str] = set()

    def follow(module: str, way: tuple[str, ...]) -> None:
        assert module not in way, " -> ".join((*way, module))
        if module in done or module not in IMPORTS:
            return
        for one in IMPORTS[module]:
            follow(one.module, (*way, module))
        done.add(module)

    for one in ROOTS:
        follow(one, ())

    assert done == set(SOURCES)  # they lead to all of them


def test_the_entry_leads_to_no_page() -> None:
    """Pages come when they are asked for: what all documents wait for is what all need."""
    assert {one.module.split("/")[0] for one in IMPORTS[ENTRY]} == {"frame", "charts"}


def test_nothing_is_exported_for_nobody() -> None:
    used = {
        (one.module, name)
        for module, found in IMPORTS.items()
        for one in found
        for name in (used_of(SOURCES[module], one.space) if one.space else one.names)
    }
    reached = {f"{module}.mjs": names for module, names in NAMES.items()}  # by tests in a page
    tried = {(name, one) for name, names in TRIED for one in names_in(names, 0)}  # and in Node
    spare = [
        (module, name)
        for module, names in EXPORTS.items()
        for name in sorted(names)
        if (module, name) not in used | tried
        and not ("*" in (told := reached.get(module, "")) or name in told)
    ]

    assert spare == []


def test_no_module_makes_a_global_that_nobody_asked_for() -> None:
    made = [
        (module, name)
        for module in sorted(SOURCES)
        for name in _GLOBAL.findall(SOURCES[module])
        if name not in GLOBALS
    ]

    assert made == []


def test_no_number_orders_files() -> None:
    names = [path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*") if path.is_file()]

    assert [name for name in names if re.search(r"(?:^|/)\d", name)] == []


def test_borders_are_told_apart() -> None:
    assert floor_of("frame/state.mjs") == ("frame/",)
    assert "pages/runs/" not in floor_of("pages/scalars/page.mjs")
    assert exports_of("export class A {}\nexport { b as c, d };\n") == {"A", "c", "d"}
    assert used_of(
        "const { get: g } = address; f(...address.set(1)); x.address.no // address.of", "address"
    ) == {*("get", "set")}
    assert _GLOBAL.findall("window.A = 1; window.B ??= {}; window.C === 2") == ["A", "B"]
