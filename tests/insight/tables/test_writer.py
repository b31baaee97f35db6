from pathlib import Path

import insight
from insight.record import SummaryRecord

MINDSPORE = Path(__file__).parents[2] / "data" / "summaries" / "runs"


def test_a_run_of_our_recorder_is_told_from_mindspores(tmp_path):
    with SummaryRecord(str(tmp_path)) as record:
        record.log(1, {"loss": 0.5})

    assert insight.open_runs(tmp_path).runs().source.tolist() == ["insight"]
    runs = insight.open_runs(MINDSPORE).runs()
    assert set(runs.source[runs.points > 0]) == {"mindspore"}
