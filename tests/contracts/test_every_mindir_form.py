"""Every primitive with a form in MINDIR leaves and comes back; the document lists what there is."""

import re
from pathlib import Path

import numpy as np
import pytest

import engine
from engine import Tensor, nn
from engine.autodiff import PRIMITIVES
from engine.nn import layer as layers
from engine.train.export.mindir.registry import CONVERTERS
from engine.train.loading.mindir.converters import readers
from engine.train.loading.mindir.settled import SETTLED

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs" / "mindir.md").read_text(encoding="utf-8")


def listed(mark):
    (found,) = re.findall(f"<!-- {mark} -->\n(.*?)<!-- end -->", DOCUMENT, re.DOTALL)
    return found


@pytest.mark.parametrize("name", sorted(CONVERTERS.by_name))
def test_the_first_example_of_a_primitive_leaves_and_comes_back(name, tmp_path):
    primitive = PRIMITIVES[name]
    inputs, attrs = next(iter(primitive.examples(np.random.default_rng(3))))
    # Numbers are put only where arrays say that are known.
    known = inputs[primitive.arity :] if name in {"put_back", "replaced"} else ()
    given = inputs[: len(inputs) - len(known)]
    tensors = [Tensor(np.asarray(one)) for one in given if one is not None]

    def called(*all):
        return primitive(*all, *known, **attrs)

    engine.export(called, *tensors, file_name=tmp_path / "one")
    found = nn.GraphCell(engine.load(tmp_path / "one.mindir"))(*tensors)
    expected = called(*tensors)

    found, expected = (one if isinstance(one, tuple) else (one,) for one in (found, expected))
    for mine, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(mine.asnumpy(), other.asnumpy(), atol=1e-6)


def test_document_lists_the_layers_that_do_not_leave(tmp_path):
    kinds = {name: getattr(layers, name) for name in layers.__all__}
    refused, rng = [], np.random.default_rng(5)
    for name, kind in sorted(kinds.items()):
        example = kind._example() if isinstance(kind, type) else None
        if example is None or not example.inputs:
            continue
        inputs = [Tensor(rng.standard_normal(one).astype(np.float32)) for one in example.inputs]
        try:
            engine.export(example.layer, *inputs, file_name=tmp_path / name)
        except ValueError:
            refused.append(name)

    assert refused == re.findall(r"`(\w+)`", listed("layers"))


def test_document_lists_the_primitives_that_have_a_form():
    assert re.findall(r"`(\w+)`", listed("primitives")) == sorted(CONVERTERS.by_name)


def test_document_lists_the_operators_that_are_read():
    assert re.findall(r"`(\w+)`", listed("operators")) == sorted({*readers(), *SETTLED})


def test_what_is_written_is_read():
    known = {*readers(), *SETTLED}
    folder = ROOT / "engine" / "train" / "export" / "mindir"
    texts = (path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    written = {one for text in texts for one in re.findall(r'writer\.node\(\s*"(\w+)"', text)}

    assert len(written) > 20
    assert written <= known


def test_document_lists_the_uses_that_are_refused():
    folder = ROOT / "engine" / "train" / "export" / "mindir"
    texts = (path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    reasons = {one for text in texts for one in re.findall(r'NoFormError\("([^"]+)"\)', text)}

    assert listed("refused").splitlines() == [f"- {one}" for one in sorted(reasons)]
