"""Machine code that was compiled before of the same IR in the same way, kept in `.cache`.

Code for seven machines takes half a minute, and the same IR gives the same.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import NamedTuple

import llvmlite
import llvmlite.binding as llvm

from insight.native import by_llvm, source

FOLDER = Path(__file__).resolve().parents[3] / ".cache" / "machine_code"
KEY_BYTES = hashlib.sha256().digest_size


class Machine(NamedTuple):
    triple: str
    cpu: str
    features: str
    steps: str
    """The IR of the steps of a checksum."""

    def code(self, name: str) -> bytes:
        """The object file of a library for this machine."""
        path = FOLDER / f"{name}-{self.triple}-{self.cpu}{self.features}.o"
        key = self._key(name)
        kept = path.read_bytes() if path.is_file() else b""
        if kept[:KEY_BYTES] == key:
            return kept[KEY_BYTES:]
        code = self.compiled(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        whole = path.with_suffix(f".{os.getpid()}")
        whole.write_bytes(key + code)
        whole.replace(path)
        return code

    def compiled(self, name: str) -> bytes:
        target = llvm.Target.from_triple(self.triple)
        machine = target.create_target_machine(cpu=self.cpu, features=self.features, opt=3)
        return by_llvm.compiled(_ir(name), _ir(self.steps), machine)

    def _key(self, name: str) -> bytes:
        """All that the code comes from, the compiling included."""
        version = f"{llvmlite.__version__} {llvm.llvm_version_info}"
        how = [Path(module).read_text("utf-8") for module in (by_llvm.__file__, __file__)]
        parts = (_ir(name), _ir(self.steps), *self, version, *how)
        return hashlib.sha256("\0".join(parts).encode()).digest()


def _ir(name: str) -> str:
    return source.ir_path(name).read_text(encoding="ascii")
