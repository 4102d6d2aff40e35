"""Whether some bytes are a whole PNG file and nothing else. Not a pixel is decoded."""
from __future__ import annotations

import zlib

from . import limits
from .errors import HostileInput

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def size_of_png(data: bytes, name: str) -> tuple[int, int]:
    """The width and height of a PNG file in pixels.

    The signature, the length, order and checksum of every chunk, and the sizes are checked; what follows the end is refused, so that no other file rides
    along.
    """
    def refuse(reason: str) -> HostileInput:
        return HostileInput(f"{name} is not a PNG file that can be used: {reason}. It is left out.")

    if len(data) > limits.PICTURE_BYTES:
        raise refuse(f"it has {len(data):,} bytes, and {limits.PICTURE_BYTES:,} are taken")
    if not data.startswith(SIGNATURE):
        raise refuse("its signature is another one")
    place, size, has_pixels = len(SIGNATURE), None, False
    while True:
        if place + 12 > len(data):
            raise refuse("it ends within a chunk")
        length = int.from_bytes(data[place:place + 4], "big")
        kind = data[place + 4:place + 8]
        end = place + 12 + length
        if end > len(data):
            raise refuse("it ends within a chunk")
        if zlib.crc32(memoryview(data)[place + 4:end - 4]) != int.from_bytes(data[end - 4:end], "big"):
            raise refuse("the checksum of a chunk is wrong")
        if size is None:
            if kind != b"IHDR" or length != 13:
                raise refuse("its first chunk is no header")
            size = int.from_bytes(data[place + 8:place + 12], "big"), int.from_bytes(data[place + 12:place + 16], "big")
            if min(size) == 0 or max(size) >= 1 << 31 or size[0] * size[1] > limits.PICTURE_PIXELS:
                raise refuse(f"{size[0]} × {size[1]} pixels are none, or too many")
        elif kind == b"IEND":
            if length != 0 or end != len(data):
                raise refuse("something follows its end")
            if not has_pixels:
                raise refuse("it holds no pixels")
            return size
        elif kind == b"IDAT":
            has_pixels = True
        elif kind[0] & 0x20 == 0 and kind != b"PLTE":
            raise refuse("it has a chunk that is not in the standard")
        place = end
