"""Drives `likeness mcp` with the client of the package mcp, and prints what it found as JSON.

    .build-checks/bin/python Tests/python/drive_mcp.py CALLS PROGRAM ARGUMENT...

CALLS is a JSON file: a list of [tool, arguments, times]. Each call is made that many times. For
each the result has the last answer's text, whether it is an error, the sizes of its pictures, and
the 95th percentile of the time in milliseconds.
"""

import asyncio
import base64
import json
import sys
import time
from pathlib import Path

from mcp import MCPError, StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client


async def call(client, name, arguments, times):
    milliseconds = []
    for _ in range(times):
        start = time.perf_counter()
        try:
            result = await client.call_tool(name, arguments)
        except MCPError as error:
            return {"tool": name, "code": error.code, "message": error.message}
        milliseconds.append(1000 * (time.perf_counter() - start))
    text = "".join(part.text for part in result.content if part.type == "text")
    pictures = [
        len(base64.b64decode(part.data))
        for part in result.content
        if part.type == "image" and part.mime_type == "image/png"
    ]
    bytes_of_answer = len(result.model_dump_json(by_alias=True, exclude_none=True).encode())
    p95 = sorted(milliseconds)[max(0, -(-95 * times // 100) - 1)]
    return {
        "tool": name,
        "text": text,
        "isError": bool(result.is_error),
        "pictures": pictures,
        "bytes": bytes_of_answer,
        "p95": p95,
    }


async def main():
    calls = json.loads(Path(sys.argv[1]).read_text())
    server = StdioServerParameters(command=sys.argv[2], args=sys.argv[3:])
    async with Client(stdio_client(server)) as client:
        tools = [tool.name for tool in (await client.list_tools()).tools]
        found = {
            "version": client.protocol_version,
            "server": client.server_info.name,
            "tools": tools,
            "calls": [],
        }
        for name, arguments, times in calls:
            found["calls"].append(await call(client, name, arguments, times))
    print(json.dumps(found))


asyncio.run(main())
