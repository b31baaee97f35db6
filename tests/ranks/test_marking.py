from __future__ import annotations

import pytest

from tests.ranks import failing


def test_body_that_raises_in_one_process_fails_alone(tmp_path):
    failing.first(tmp_path)
    with pytest.raises(pytest.fail.Exception, match=r"(?s)rank 1:.*get_rank\(\) == 0"):
        failing.second(tmp_path)
    failing.third(tmp_path)
