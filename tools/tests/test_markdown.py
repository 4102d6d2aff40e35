"""The paragraphs and blocks of Markdown pages."""

import unittest

from lib.markdown import Part, parts

PAGE = """\
# Title
One line,
and another.

```sh
swift build

swift test
```
Beside it.
  ```
  in a list
  ```


```swift
```
```json
{}
```
"""


class PartTests(unittest.TestCase):
    def test_prose_and_code_are_apart_and_know_their_lines(self) -> None:
        self.assertEqual(
            list(parts(PAGE)),
            [
                Part(None, 1, "# Title\nOne line,\nand another.\n"),
                Part("sh", 6, "swift build\n\nswift test\n"),
                Part(None, 10, "Beside it.\n"),
                Part("", 12, "  in a list\n"),
                Part("json", 19, "{}\n"),
            ],
        )

    def test_lines_have_their_numbers_on_the_page(self) -> None:
        (part,) = parts("\n\na\nb\n")
        self.assertEqual(list(part.lines()), [(3, "a"), (4, "b")])

    def test_a_block_without_an_end_goes_to_the_end_of_the_page(self) -> None:
        self.assertEqual(list(parts("```sh\na")), [Part("sh", 2, "a\n")])


if __name__ == "__main__":
    unittest.main()
