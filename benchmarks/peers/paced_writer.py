"""Records a step every few milliseconds until it is told to stop, in a process of its own.

python paced_writer.py FOLDER SECONDS
"""

from __future__ import annotations

import sys
import time

from insight import SummaryRecord

PACE_S = 0.002


def main(folder: str, seconds: float) -> None:
    end, step = time.time() + seconds, 0
    with SummaryRecord(folder) as record:
        while time.time() < end:
            step += 1
            record.log(step, {"recorded_at": 0.5, "loss": 1 / step})
            time.sleep(PACE_S)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
