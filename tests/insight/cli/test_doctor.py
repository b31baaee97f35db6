"""`insight doctor` says what computes here, and what would make it faster."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from insight.cli import main
from insight.cli.machine_facts import Facts, advice
from insight.native import checked

WELL = Facts(
    processor="A processor",
    processors=4,
    vectors="AVX-512",
    halves="tiles",
    kernels=["products"],
    kernels_refused=[],
    kernels_missing="",
    providers=["native", "numpy"],
    threads=4,
    threads_by="as many as processors",
    blas=[{"name": "openblas", "version": "1", "architecture": "SkylakeX", "threads": 4}],
    gpu="1 x a card",
    has_gpu=True,
)


def told(**changed: Any) -> list[str]:
    return list(advice(WELL._replace(**changed)).values())


def test_where_all_is_there_nothing_is_advised() -> None:
    assert told() == []


@pytest.mark.parametrize(
    ("changed", "line"),
    [
        ({"kernels": [], "kernels_missing": "INSIGHT_NATIVE is off"}, "unset INSIGHT_NATIVE"),
        ({"providers": ["numpy"]}, "unset INSIGHT_PROVIDERS"),
        (
            {"threads": 1, "threads_by": "as OMP_NUM_THREADS says"},
            "export OMP_NUM_THREADS=4",
        ),
        (
            {"blas": [{**WELL.blas[0], "architecture": "Haswell"}]},
            "export OPENBLAS_CORETYPE=SkylakeX",
        ),
    ],
)
def test_line_that_helps_is_named(changed: dict[str, Any], line: str) -> None:
    assert told(**changed) == [line]


def test_missing_libraries_come_with_the_line_that_brings_them() -> None:
    (compiler,) = told(kernels=[], kernels_missing="llvmlite is not here")
    (cupy,) = told(gpu="none: CuPy is not here")

    assert compiler.endswith("install llvmlite")
    assert "[gpu]" in cupy


def test_no_variable_is_named_where_none_said_how_many_threads() -> None:
    assert told(threads=1, threads_by="as many as processors") == []


def test_narrow_blas_is_right_on_a_processor_with_narrow_vectors() -> None:
    blas = [{**WELL.blas[0], "architecture": "Haswell"}]

    assert told(blas=blas, vectors="vectors of 256 bits or less") == []


def test_prints_a_line_for_each_part(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["doctor"])
    lines = capsys.readouterr().out.splitlines()

    assert code == 0
    assert [line.split()[0] for line in lines[:6]] == [
        *("processor", "kernels", "bfloat16", "threads", "BLAS", "GPU"),
    ]


def test_object_for_programs_has_the_facts_and_the_advice(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = main(["doctor", "--json"])
    found = json.loads(capsys.readouterr().out)

    assert code == 0
    assert set(found) == {*Facts._fields, "faster"}
    assert found["processors"] >= found["threads"] >= 1


def test_kernels_that_were_found_wrong_here_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checked, "is_refused", lambda name, form: name == "rows")
    main(["doctor"])

    (line,) = [x for x in capsys.readouterr().out.splitlines() if x.startswith("kernels")]
    assert "; not used, as they compute other than NumPy: rows; operators by" in line


def test_kernels_that_are_turned_off_are_told() -> None:
    command = [sys.executable, "-m", "insight", "doctor"]
    environment = {**os.environ, "INSIGHT_NATIVE": "off"}
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)

    assert "NumPy's alone: INSIGHT_NATIVE is off" in found.stdout
    assert "unset INSIGHT_NATIVE" in found.stdout
