"""Sums of products by a text that names the axes."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

FORMS = [
    ("ij,jk", (2, 3), (3, 4)),
    ("ij->ji", (2, 3)),
    ("ii", (3, 3)),
    ("ii->i", (3, 3)),
    ("iijj->ij", (2, 2, 3, 3)),
    ("...ij,...jk", (2, 1, 2, 3), (5, 3, 4)),
    ("a...,a...->...", (3, 2, 2), (3, 2, 2)),
    ("...->...", (2, 3)),
    ("bij,bjk->ik", (2, 2, 3), (2, 3, 4)),
    ("i,j->ij", (2,), (3,)),
    ("ij,ij->", (2, 3), (2, 3)),
    ("ij,ij->ij", (2, 3), (2, 3)),
    ("iij,jkk->ik", (2, 2, 3), (3, 4, 4)),
    ("ij,k->j", (2, 3), (4,)),
    ("Aa,aB->BA", (2, 3), (3, 4)),
    ("ij, jk -> ik", (2, 1), (3, 4)),
    (",ij->ij", (), (2, 3)),
    ("bn,anm,bm->ba", (2, 3), (4, 3, 5), (2, 5)),
    ("ij,jk,kl,lm->im", (2, 3), (3, 4), (4, 2), (2, 3)),
    ("i->", (0,)),
    ("ij,jk->ik", (2, 0), (0, 3)),
]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form[0])
def test_text_means_what_it_means_to_numpy(rng, form):
    equation, *shapes = form
    given = [rng.standard_normal(shape) for shape in shapes]
    expected = np.einsum(equation, *given)

    found = ops.einsum(equation, *map(Tensor, given)).asnumpy()
    assert found.shape == expected.shape
    np.testing.assert_allclose(found, expected, rtol=1e-12)


def test_numbers_name_axes_too(rng):
    x, y = rng.standard_normal((2, 3)), rng.standard_normal((3, 4))
    found = ops.einsum(Tensor(x), [0, 1], Tensor(y), [1, 2], [0, 2])
    rest = ops.einsum(Tensor(x), [..., 1], Tensor(y), [1, 2])

    np.testing.assert_allclose(found.asnumpy(), x @ y)
    np.testing.assert_allclose(rest.asnumpy(), x @ y)


def test_operands_may_come_as_one_list(rng):
    x = rng.standard_normal(3)

    np.testing.assert_allclose(ops.einsum("i,i", [Tensor(x), Tensor(x)]).asnumpy(), x @ x)


def test_whole_numbers_and_halves_keep_their_type():
    whole, half = Tensor(np.array([1, 2], np.int32)), Tensor(np.ones(2, np.float16))

    assert ops.einsum("i,j->ij", whole, whole).asnumpy().tolist() == [[1, 2], [2, 4]]
    assert ops.einsum("i,i", half, half).asnumpy().dtype == np.float16


def test_gradient_reaches_every_operand_and_its_diagonals(rng):
    x, y = rng.standard_normal((3, 3)), rng.standard_normal((2, 3))
    by_x, by_y = ops.grad(lambda x, y: ops.einsum("ii,ji->j", x, y), (0, 1))(Tensor(x), Tensor(y))

    np.testing.assert_allclose(by_x.asnumpy(), np.diag(y.sum(0)))
    np.testing.assert_allclose(by_y.asnumpy(), np.tile(np.diag(x), (2, 1)))


def test_gradient_of_the_gradient_is_there(rng):
    x = Tensor(rng.standard_normal(3))
    energy = ops.grad(lambda x: ops.einsum("i,i,i->", x, x, x))

    np.testing.assert_allclose(ops.grad(lambda x: energy(x).sum())(x).asnumpy(), 6 * x.asnumpy())


@pytest.mark.parametrize(
    ("equation", "shapes", "error"),
    [
        ("ij,jk", [(2, 3)], ArgumentValueError),
        ("ij->ik", [(2, 3)], ArgumentValueError),
        ("ij->ii", [(2, 3)], ArgumentValueError),
        ("i1->i", [(2, 3)], ArgumentValueError),
        ("i->i", [(2, 3)], ShapeError),
        ("ijk->i", [(2, 3)], ShapeError),
        ("ii->i", [(2, 3)], ShapeError),
        ("ij,jk->ik", [(2, 3), (2, 3)], ShapeError),
    ],
)
def test_text_that_does_not_fit_is_refused(equation, shapes, error):
    with pytest.raises(error, match="einsum expected"):
        ops.einsum(equation, *(ops.ones(shape) for shape in shapes))


@pytest.mark.parametrize(
    ("names", "error"), [("ij", ArgumentTypeError), ([60], ArgumentValueError)]
)
def test_names_that_are_no_numbers_are_refused(names, error):
    with pytest.raises(error, match="einsum expected"):
        ops.einsum(ops.ones(2), names)
