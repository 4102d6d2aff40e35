"""What a copy of the machine is made of. test_workflows_program runs scripts in one."""

import tempfile
import unittest
from dataclasses import replace
from pathlib import Path

from lib.rooms import Room
from lib.workflows import Job


class RoomTests(unittest.TestCase):
    def test_a_copy_of_a_copy_is_as_new(self) -> None:
        """The nightly job tests tools/workflows, itself in a copy that tools/workflows made."""
        job = Job("", "", "", "", "", "any:1", (), {}, {}, ())
        for one in (job, replace(job, container=None)):
            with tempfile.TemporaryDirectory() as folder:
                room = Room(Path(folder), Path(folder), one)
                places = [room.root / place[1:] for place in (room.home, room.workspace, room.temp)]
                for place in places:
                    (place / "kept").mkdir(parents=True)
                room.make_places()
                self.assertEqual([place.is_dir() for place in places], [True] * 3)
                self.assertEqual(list(room.root.rglob("kept")), [])
