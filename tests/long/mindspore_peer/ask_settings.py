"""What a library keeps of each setting, or how it refuses it, as JSON: `library cases.json`.

A case is the functions that set and that get, the name and the value; without a value its default
is asked for. Each is asked in a process of its own, for settings stay.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from pathlib import Path
from typing import Any

REFUSED = (TypeError, KeyError, ValueError, OSError, RuntimeError)


def answer(library: Any, setter: str, getter: str, name: str, *value: Any) -> Any:
    """What is kept, or the kind of built-in error."""
    try:
        if value:
            getattr(library, setter)(**{name: value[0]})
        return {"kept": getattr(library, getter)(name)}
    except REFUSED as error:
        return {"refused": next(kind.__name__ for kind in REFUSED if isinstance(error, kind))}


def main() -> None:
    name, path = sys.argv[1:]
    library = importlib.import_module(name)
    found = []
    for case in json.loads(Path(path).read_text("utf-8")):
        reads, writes = os.pipe()
        child = os.fork()
        if not child:
            os.write(writes, json.dumps(answer(library, *case)).encode())
            os._exit(0)
        os.close(writes)
        with os.fdopen(reads) as told:
            found.append(json.loads(told.read()))
        os.waitpid(child, 0)
    print("answers:", json.dumps(found))


main()
