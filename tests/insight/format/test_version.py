from insight.format.messages import EVENT_VERSION, Event
from insight.format.version import is_our_version_record, version_record


def test_our_version_record_reads_as_mindspores():
    theirs = Event(wall_time=7.5, version=EVENT_VERSION)

    assert Event.FromString(version_record(7.5)) == theirs
    assert len(version_record(7.5)) == len(theirs.SerializeToString())


def test_our_version_record_is_told_from_mindspores():
    theirs = Event(wall_time=7.5, version=EVENT_VERSION).SerializeToString()

    assert is_our_version_record(version_record(7.5))
    assert not is_our_version_record(theirs)
