import insight
from insight.record import SummaryRecord


def test_a_run_of_our_recorder_is_told_from_mindspores(tmp_path, run):
    with SummaryRecord(str(tmp_path)) as record:
        record.log(1, {"loss": 0.5})

    assert insight.open_runs(tmp_path).runs().source.tolist() == ["insight"]
    assert insight.open_runs(run("fit_run")).runs().source.tolist() == ["mindspore"]
