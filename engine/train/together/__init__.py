"""What several processes of one training do together beyond their steps; start in `meeting.py`."""
