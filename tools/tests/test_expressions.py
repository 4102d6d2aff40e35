"""Expressions, as GitHub documents them under "Evaluate expressions in workflows and actions"."""

import unittest

from lib.expressions import (
    Absent,
    ExpressionError,
    Value,
    Withheld,
    blanked,
    condition,
    filled,
    inserted,
    is_true,
    parse,
)

CONTEXTS: dict[str, Value] = {
    "github": {"event_name": "push", "token": Absent("a secret")},
    "inputs": {"record": True, "names": "", "number": 2.0},
}


def value(source: str) -> Value:
    return parse(source).value(CONTEXTS)


class ExpressionTests(unittest.TestCase):
    def test_operators_bind_as_documented(self) -> None:
        for source, expected in (
            ("true || false && false", True),
            ("(true || false) && false", False),
            ("!false && false", False),
            ("!(false && false)", True),
            ("1 == 1 && 2 != 1", True),
            # The operand itself, as in JavaScript.
            ("'' || 'default'", "default"),
            ("'a' && 'b'", "b"),
        ):
            self.assertEqual(value(source), expected, source)

    def test_equality_is_loose(self) -> None:
        for source in (
            "'A' == 'a'",
            "null == ''",
            "false == 0",
            "true == '1'",
            "inputs.names == 0",
        ):
            self.assertTrue(value(source), source)
        for source in ("'a' == 0", "true == 'true'", "null == 'a'"):
            self.assertFalse(value(source), source)

    def test_texts_and_properties(self) -> None:
        self.assertEqual(value("'it''s'"), "it's")
        self.assertEqual(value("github.event_name"), "push")
        self.assertEqual(
            filled("${{ github.event_name }}-${{inputs.record}}-${{ inputs.number }}", CONTEXTS),
            "push-true-2",
        )
        self.assertEqual(blanked("a ${{ b }} c"), "a EXPRESSION c")

    def test_what_is_not_there_is_said_and_only_if_it_is_read(self) -> None:
        with self.assertRaisesRegex(Withheld, r"github\.token: a secret"):
            value("github.token")
        self.assertEqual(value("false && github.token"), False)

    def test_a_condition_without_a_status_needs_success(self) -> None:
        for source, after_failure in (
            (True, False),
            ("github.event_name == 'push'", False),
            ("${{ failure() }}", True),
            ("!cancelled()", True),
            ("always() && inputs.record", True),
        ):
            found = condition(source).value(CONTEXTS, lambda name: name in ("failure", "always"))
            self.assertIs(is_true(found), after_failure, source)

    def test_what_is_not_understood_is_refused(self) -> None:
        for source in (
            "hashFiles('a')",
            "fromJSON('1')",
            "github['event_name']",
            "a.*.b",
            "1 < 2",
            "(true",
            "true true",
            "'open",
            "",
            "github.",
            "success(1)",
        ):
            with self.assertRaises(ExpressionError, msg=source):
                parse(source)
        for source in ("github.missing", "unknown.name", "github.event_name.more"):
            with self.assertRaises(ExpressionError, msg=source):
                value(source)

    def test_braces(self) -> None:
        with self.assertRaises(ExpressionError):
            inserted("${{ a.b")
        # GitHub makes this a text, which is true whatever the expression is.
        with self.assertRaisesRegex(ExpressionError, "always true"):
            condition("${{ inputs.record }} == true")
