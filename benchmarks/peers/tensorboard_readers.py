"""Runs in TensorBoard's interpreter: its two readers of event files.

`data_server` is the Rust server that TensorBoard starts for itself; `accumulator` is the reader in
Python that it falls back to, and that scripts use.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from peers import cpu
from peers.memory import prepare
from peers.worker import serve

POLL_S, STILL_S, LIMIT_S = 0.05, 0.4, 300.0
NO_LIMIT = [("grpc.max_receive_message_length", -1)]


def data_server(root: str, points: int, checksum: bool) -> dict[str, Any]:
    """Seconds until every point can be asked for, those to answer with all, and peak memory."""
    import tensorboard_data_server

    with tempfile.TemporaryDirectory() as folder:
        port_file = Path(folder) / "port"
        command = [tensorboard_data_server.server_binary(), "--logdir", root, "--reload", "once"]
        command += ["--port", "0", "--port-file", str(port_file)]
        command += ["--samples-per-plugin", "scalars=all"]  # every point, as our table has
        command += ["--checksum"] if checksum else []
        prepare(root)
        started = time.perf_counter()
        server = subprocess.Popen(command, stdin=subprocess.DEVNULL)
        try:
            wall = _wait_until_still(server.pid, started)
            loaded = cpu.of_process(server.pid)
            read = _read_everything(int(port_file.read_text()))
            answered = cpu.of_process(server.pid) - loaded
            peak_mb = _peak_mb(server.pid)
        finally:
            server.kill()
            server.wait()
    if read != points:
        raise RuntimeError(f"the data server has {read} points of {points}")
    return {"cpu": loaded, "wall": wall, "answer": answered, "peak_mb": peak_mb}


def quiet_poll(root: str, reload_s: int, seconds: float) -> float:
    """CPU seconds of one reload of the data server when nothing is new."""
    import tensorboard_data_server

    command = [tensorboard_data_server.server_binary(), "--logdir", root, "--port", "0"]
    command += ["--reload", str(reload_s)]
    server = subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        time.sleep(3 * reload_s + 2)  # the first load is over
        before, started = cpu.of_process(server.pid), time.perf_counter()
        time.sleep(seconds)
        spent, elapsed_s = cpu.of_process(server.pid) - before, time.perf_counter() - started
    finally:
        server.kill()
        server.wait()
    return spent / (elapsed_s / reload_s)


def _wait_until_still(pid: int, started: float) -> float:
    """The time that the server computed for; polls would cost it CPU time."""
    last, since = -1.0, started
    while time.perf_counter() - started < LIMIT_S:
        now = cpu.of_process(pid)
        if now != last:
            last, since = now, time.perf_counter()
        elif now and time.perf_counter() - since > STILL_S:
            return since - started
        time.sleep(POLL_S)
    raise RuntimeError(f"the data server was still at work after {LIMIT_S:.0f} s")


def _read_everything(port: int) -> int:
    """How many points the server sends when all are asked for, a run at a time."""
    import grpc
    from tensorboard.data.proto import data_provider_pb2 as messages
    from tensorboard.data.proto.data_provider_pb2_grpc import TensorBoardDataProviderStub

    def request(kind: Any, run: str) -> Any:
        asked = kind(experiment_id="")
        asked.plugin_filter.plugin_name = "scalars"
        asked.run_tag_filter.runs.names.append(run)
        return asked

    points = 0
    with grpc.insecure_channel(f"localhost:{port}", options=NO_LIMIT) as channel:
        server = TensorBoardDataProviderStub(channel)
        for run in server.ListRuns(messages.ListRunsRequest(experiment_id="")).runs:
            asked = request(messages.ReadScalarsRequest, run.name)
            asked.downsample.num_points = 2**31 - 1
            for one in server.ReadScalars(asked).runs:
                points += sum(len(tag.data.step) for tag in one.tags)
    return points


def _peak_mb(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) / 1024
    return float("nan")


def accumulator(run: str, points: int) -> dict[str, float]:
    """Seconds to read one run and ask for all its points."""
    from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

    started, on_cpu = time.perf_counter(), time.process_time()
    reader = EventAccumulator(run, size_guidance={"scalars": 0})
    reader.Reload()
    read = sum(len(reader.Scalars(tag)) for tag in reader.Tags()["scalars"])
    spent = {"cpu": time.process_time() - on_cpu, "wall": time.perf_counter() - started}
    if read != points:
        raise RuntimeError(f"the accumulator has {read} points of {points}")
    return spent


if __name__ == "__main__":
    serve({"data_server": data_server, "accumulator": accumulator, "quiet_poll": quiet_poll})
