"""What MindInsight's own loader and processor say of the landscapes below a folder, as JSON.

Run by the interpreter of an environment that has MindInsight: `read_landscapes.py FOLDER`.
"""

import json
import sys
from pathlib import Path

from mindinsight.datavisual.data_transform.data_manager import DataManager
from mindinsight.datavisual.processors.landscape_processor import LandscapeProcessor


def main(folder):
    manager = DataManager(folder)
    for thread in manager.start_load_data(reload_interval=0):
        thread.join()
    processor = LandscapeProcessor(manager)
    told = {}
    for run in sorted(path.name for path in Path(folder).iterdir() if path.is_dir()):
        train_id = f"./{run}"
        intervals = processor.list_intervals(train_id)["intervals"]
        asked = [("interval", one["id"]) for one in intervals] + [("final", None)]
        told[run] = [
            landscape
            for kind, interval in asked
            for landscape in processor.list_landscapes([train_id], kind, interval)["landscapes"]
        ]
    print(json.dumps(told))


if __name__ == "__main__":  # its loader starts processes
    main(sys.argv[1])
