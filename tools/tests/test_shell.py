"""Which commands a script starts."""

import unittest

from lib.shell import UNKNOWN, ShellError, commands, options, started


class ShellTests(unittest.TestCase):
    def test_commands_are_found_wherever_they_stand(self) -> None:
        for script in (
            "gh api",
            "x=$(gh api)",
            'echo "$(gh api)"',
            "if ! gh api; then :; fi",
            "(gh api) | cat",
            "f() { gh api; }",
            "A=1 gh api",
            "sudo -u me env -u B A=1 gh api",
            "xargs -n 1 gh api <list",
            "find . -name x -exec gh api ';'",
            "bash -euo pipefail -c 'gh api'",
            "trap 'gh api' EXIT",
            "cat <<EOF\n$(gh api)\nEOF",
        ):
            self.assertIn(["gh", "api"], list(commands(script)), script)

    def test_words_are_no_commands(self) -> None:
        for script in ("echo gh api", "echo 'gh api'", "# gh api", "cat <<'E'\n$(gh api)\nE"):
            self.assertNotIn(["gh", "api"], list(commands(script)), script)

    def test_a_question_for_a_command_does_not_start_it(self) -> None:
        self.assertEqual(list(started(["command", "-v", "gh"])), [["command", "-v", "gh"]])
        self.assertEqual(list(started(["command", "gh"])), [["command"], ["gh"]])

    def test_options(self) -> None:
        words = ["-xn2", "-n", "3", "--long=4", "-", "file", "--", "-y"]
        self.assertEqual(
            list(options(words, "n")), [("-x", None), ("-n", "2"), ("-n", "3"), ("--long", "4")]
        )

    def test_what_only_the_shell_knows(self) -> None:
        self.assertEqual(list(commands('git "$verb" a"$b"')), [["git", UNKNOWN, f"a{UNKNOWN}"]])

    def test_a_broken_script_is_refused(self) -> None:
        with self.assertRaisesRegex(ShellError, "1:"):
            list(commands("if true"))
