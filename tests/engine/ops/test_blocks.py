"""Blocks: kept values are MindSpore's (2.10, CPU) of the numbers 0, 1, 2 …"""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops


def counted(*shape):
    return Tensor(np.arange(float(np.prod(shape))).reshape(shape))


def test_pixels_of_a_block_become_pictures():
    found = ops.space_to_batch_nd(counted(1, 1, 4, 4), [2, 2], [[0, 0], [0, 0]])
    padded = ops.space_to_batch_nd(counted(1, 1, 2, 3), 2, [[0, 0], [0, 1]])

    assert found.shape == (4, 1, 2, 2)
    assert found.asnumpy()[:, 0].tolist() == [
        [[0, 2], [8, 10]],
        [[1, 3], [9, 11]],
        [[4, 6], [12, 14]],
        [[5, 7], [13, 15]],
    ]
    assert padded.asnumpy()[:, 0, 0].tolist() == [[0, 2], [1, 0], [3, 5], [4, 0]]


def test_pictures_become_the_pixels_of_blocks():
    found = ops.batch_to_space_nd(counted(4, 1, 2, 2), [2, 2], [[0, 0], [0, 1]])

    assert found.asnumpy()[0, 0].tolist() == [[0, 4, 1], [8, 12, 9], [2, 6, 3], [10, 14, 11]]


def test_pixels_of_a_block_become_channels():
    found = ops.SpaceToDepth(2)(counted(1, 2, 4, 4)).asnumpy()

    assert found.shape == (1, 8, 2, 2)
    assert found[0, :4].tolist() == [
        [[0, 2], [8, 10]],
        [[16, 18], [24, 26]],
        [[1, 3], [9, 11]],
        [[17, 19], [25, 27]],
    ]


def test_channels_become_the_pixels_of_blocks():
    found = ops.DepthToSpace(2)(counted(1, 8, 2, 2)).asnumpy()

    assert found.shape == (1, 2, 4, 4)
    assert found[0, 0, :2].tolist() == [[0, 8, 1, 9], [16, 24, 17, 25]]


@pytest.mark.parametrize(
    ("there", "back"),
    [
        (
            lambda x: ops.space_to_batch_nd(x, (2, 3), [[1, 1], [0, 0]]),
            lambda x: ops.batch_to_space_nd(x, (2, 3), [[1, 1], [0, 0]]),
        ),
        (ops.SpaceToBatch(2, [[0, 0], [1, 1]]), ops.BatchToSpace(2, [[0, 0], [1, 1]])),
        (ops.SpaceToBatchND((2, 2), [[0, 0]] * 2), ops.BatchToSpaceND((2, 2), [[0, 0]] * 2)),
        (ops.SpaceToDepth(2), ops.DepthToSpace(2)),
    ],
)
def test_way_there_and_back_changes_nothing_and_so_the_gradient(there, back):
    x = counted(2, 3, 4, 6)

    assert np.array_equal(back(there(x)).asnumpy(), x.asnumpy())
    assert np.array_equal(ops.grad(lambda y: there(y) * 2)(x).asnumpy(), np.full(x.shape, 2.0))


def test_channels_of_groups_take_turns():
    assert ops.channel_shuffle(counted(1, 6, 1, 1), 3).asnumpy().ravel().tolist() == [
        0,
        2,
        4,
        1,
        3,
        5,
    ]
    assert ops.ChannelShuffle(2)(counted(1, 4, 2)).asnumpy()[0, :, 0].tolist() == [0, 4, 2, 6]


@pytest.mark.parametrize(
    "call",
    [
        lambda: ops.space_to_batch_nd(counted(1, 1, 3, 4), 2, [[0, 0], [0, 0]]),
        lambda: ops.batch_to_space_nd(counted(3, 1, 2, 2), 2, [[0, 0], [0, 0]]),
        lambda: ops.SpaceToDepth(2)(counted(1, 1, 3, 4)),
        lambda: ops.DepthToSpace(2)(counted(1, 3, 2, 2)),
        lambda: ops.channel_shuffle(counted(1, 3, 2), 2),
    ],
)
def test_what_is_no_multiple_is_refused(call):
    with pytest.raises(ValueError):
        call()
