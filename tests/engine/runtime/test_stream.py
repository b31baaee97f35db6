from __future__ import annotations

import pytest

import engine
from engine import ops, runtime
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.runtime import Event, Stream, StreamCtx
from tests.engine.fake_cupy.gpu import fake_gpu


def test_work_of_a_cpu_is_done():
    stream = Stream()
    runtime.synchronize()

    assert stream.query() is True
    assert stream.synchronize() is None
    assert repr(stream) == "Stream(device_name=CPU, device_id:0, stream id:0)"
    assert stream.stream_id == stream.id == 0


def test_cpu_has_one_stream():
    stream = Stream(priority=-1)

    assert stream == Stream() == runtime.current_stream() == runtime.default_stream()
    assert stream == runtime.communication_stream()
    assert len({stream, Stream()}) == 1
    assert stream != "stream"


def test_block_runs_in_the_stream_that_there_is():
    with StreamCtx(Stream()):
        x = ops.ones(2) + 1
    with StreamCtx(None):
        y = x + 1
    runtime.set_cur_stream(Stream())
    runtime.set_cur_stream(None)

    assert y.asnumpy().tolist() == [3, 3]


def test_streams_wait_for_each_other():
    first, second = Stream(), Stream()
    event = first.record_event()
    second.wait_event(event)
    second.wait_stream(first)

    assert first.record_event(event) is event
    assert event.query() is True


@pytest.mark.parametrize(
    "call",
    [
        lambda: StreamCtx(3),
        lambda: runtime.set_cur_stream(3),
        lambda: Stream().wait_stream(3),
        lambda: Stream().wait_event(3),
        lambda: Stream().record_event(3),
        lambda: Stream(priority="first"),
    ],
)
def test_what_is_no_stream_or_event_is_refused(call):
    with pytest.raises(ArgumentTypeError, match="Stream"):
        call()


def test_stream_of_another_number_is_refused():
    assert Stream(stream_id=0) == runtime.default_stream()
    with pytest.raises(ArgumentValueError, match=r"Stream\(stream_id\) expected 0, got 3"):
        Stream(stream_id=3)


def test_streams_of_a_gpu_are_apart():
    with fake_gpu():
        stream = Stream()
        before = runtime.current_stream()

        assert before == runtime.default_stream()
        assert stream != before
        with StreamCtx(stream):
            assert runtime.current_stream() == stream
            x = ops.ones(2)
            made = stream.record_event()
        assert runtime.current_stream() == before

        made.wait()  # or the array could not be used here

        assert (x + 1).asnumpy().tolist() == [2, 2]
        assert stream.query() is True
        stream.synchronize()
        runtime.synchronize()
        assert stream.device_name == "GPU"
        assert stream.id > 0


def test_stream_of_a_gpu_waits_for_another():
    with fake_gpu():
        first, second = Stream(), Stream()
        with StreamCtx(first):
            x = ops.ones(2)
        second.wait_stream(first)
        with StreamCtx(second):
            y = x + 1
        runtime.default_stream().wait_stream(second)

        assert y.asnumpy().tolist() == [2, 2]
        runtime.set_cur_stream(second)
        assert runtime.current_stream() == second
        runtime.set_cur_stream(runtime.default_stream())


def test_streams_are_named_here_too():
    from engine import hal

    assert hal.Stream is engine.runtime.Stream
    assert hal.Event is Event
