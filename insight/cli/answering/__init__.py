"""What `insight mcp` answers: tools that say what the pages say, over one folder, and write nothing.

Start in `server.py`; `tools/` has one file a tool.
"""
