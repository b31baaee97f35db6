"""Libraries from their checked-in LLVM IR, compiled by llvmlite for the CPU that it runs on."""

from __future__ import annotations

import hashlib
import platform
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.user_cache import cache_folder

from . import cache, source
from .functions import Library
from .image import Image, image_of
from .narrowed import allowed

if TYPE_CHECKING:
    from collections.abc import Mapping

# The oldest LLVM that the IR was tried with; far older ones complain of it on stderr.
_OLDEST_LLVM = 20
# What would change the machine code of the same IR on the same CPU, beside llvmlite.
PIPELINE = "as it stands if optimised, else O3 loop slp unroll 2"


class _Host(NamedTuple):
    """What llvmlite knows of the machine it is on."""

    target: Any
    cpu: str
    features: str
    steps: str
    """The IR of the steps of a checksum that this CPU takes best."""


def library(name: str) -> Library:
    """The library of a name, compiled now or found in the cache.

    Raises:
        Exception: Whatever llvmlite raises, and ImportError without it or with an old one. Of IR
            that is not that of its C, ValueError.

    """
    import llvmlite
    import llvmlite.binding as llvm

    host, head = _host(name), source.head_of(name)
    machine = host.target.create_target_machine(
        cpu=host.cpu, features=host.features, opt=3, jit=True
    )
    version = f"{llvmlite.__version__} {llvm.llvm_version_info} {machine.triple}"
    parts = (head, host.steps, version, host.cpu, host.features, PIPELINE)
    key = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]

    folder = cache_folder("native", make=True)
    kept = folder / f"{name}-{key}.o" if folder else None
    code = cache.read(kept) if kept else None
    if code is None:
        code = compiled(source.ir_of(name), host.steps, machine)
        if kept:
            cache.keep(kept, code)
    return loaded(name, code, machine)


def image(name: str) -> Image:
    """The code of a library for this CPU that needs no linker, on x86-64 Linux.

    Raises:
        Exception: As `library`; ValueError also where it would need one.

    """
    host = _host(name)
    machine = host.target.create_target_machine(
        cpu=host.cpu, features=host.features, opt=3, reloc="pic", codemodel="small"
    )
    return image_of(compiled(source.ir_of(name), host.steps, machine))


def _host(name: str) -> _Host:
    import llvmlite
    import llvmlite.binding as llvm

    if llvm.llvm_version_info[0] < _OLDEST_LLVM:
        raise ImportError(f"llvmlite {llvmlite.__version__} is too old, 0.45 or later would do")
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    cpu, features = llvm.get_host_cpu_name(), llvm.get_host_cpu_features()
    features.update(allowed(features))
    missing = [one for one in source.needs(name) if not features.get(one)]
    if missing:
        raise LookupError(f"the processor has no {', '.join(missing)}")
    steps = source.ir_path(crc32c_steps(platform.machine(), features)).read_text(encoding="ascii")
    return _Host(llvm.Target.from_default_triple(), cpu, features.flatten(), steps)


def crc32c_steps(architecture: str, features: Mapping[str, bool]) -> str:
    """The name of the IR that computes a checksum best on a CPU with these features."""
    architecture = architecture.lower()
    if architecture in {"x86_64", "amd64"} and features.get("sse4.2"):
        return "crc32c_x86"
    if architecture in {"aarch64", "arm64"} and features.get("crc"):
        return "crc32c_arm"
    return "crc32c_table"


def compiled(ir: str, steps: str, machine: Any) -> bytes:
    """The object file of an IR that is bound to no machine, for one machine."""
    code: bytes = machine.emit_object(bound(ir, steps, machine))
    return code


def bound(ir: str, steps: str, machine: Any) -> Any:
    """The module of an IR that is bound to no machine, as it becomes code for one machine."""
    import llvmlite.binding as llvm

    module = llvm.parse_assembly(ir)
    if "@crc32c_step8" in ir:
        module.link_in(llvm.parse_assembly(steps))
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    module.verify()
    if source.OPTIMISED not in ir:
        optimise(module, machine)
    return module


def optimise(module: Any, machine: Any) -> None:
    """Let a module's code be as fast as the compiler can make it for one machine."""
    import llvmlite.binding as llvm

    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def loaded(name: str, code: bytes, machine: Any) -> Library:
    """The library of an object file, in memory."""
    import llvmlite.binding as llvm

    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return Library(name, engine.get_function_address)
