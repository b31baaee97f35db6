"""What `insight mcp` answers about one folder: tools that say what the pages say.

Start in `server.py`; `tools/` has one file a tool.
"""
