from insight.format.messages import EVENT_VERSION, Event
from insight.format.tensorboard import Event as TensorBoardEvent
from insight.format.version import is_our_version_record, tells_its_end, version_record


def test_our_version_record_reads_as_mindspores():
    theirs = Event(wall_time=7.5, version=EVENT_VERSION)

    assert Event.FromString(version_record(7.5)) == theirs
    assert Event.FromString(version_record(7.5)).SerializeToString() == theirs.SerializeToString()


def test_our_version_record_reads_alike_by_tensorboards_messages():
    theirs = TensorBoardEvent(wall_time=7.5, file_version=EVENT_VERSION)

    assert TensorBoardEvent.FromString(version_record(7.5)) == theirs


def test_our_version_record_is_told_from_mindspores():
    theirs = Event(wall_time=7.5, version=EVENT_VERSION).SerializeToString()

    assert is_our_version_record(version_record(7.5))
    assert not is_our_version_record(theirs)


def test_version_record_from_before_ends_were_told_is_told_from_todays():
    before = Event(version=EVENT_VERSION).SerializePartialToString()
    before += Event(wall_time=7.5).SerializeToString()

    assert is_our_version_record(before)
    assert not tells_its_end(before)
    assert tells_its_end(version_record(7.5))
