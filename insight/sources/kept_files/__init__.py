"""Files that tools keep beside the records of a run: media, artifacts, exports."""
