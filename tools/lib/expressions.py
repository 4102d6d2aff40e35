"""The part of GitHub's expressions that the workflows here use.

https://docs.github.com/en/actions/reference/workflows-and-actions/expressions
"""

import math
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn, Union

# What an expression can be: texts, numbers, booleans and null, and what a context has of them.
Scalar = str | float | bool | None
Value = Union[Scalar, "Absent", Mapping[str, "Value"]]

STATUS = ("success", "failure", "cancelled", "always")

_TOKEN = re.compile(
    r"\s*(?:(?P<text>'(?:[^']|'')*')|(?P<number>-?\d+(?:\.\d+)?)"
    r"|(?P<name>[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*)|(?P<sign>==|!=|&&|\|\||[!()])|(?P<end>$))"
)
_INSERTED = re.compile(r"\$\{\{(.*?)\}\}", re.DOTALL)


class ExpressionError(Exception):
    """An expression that is wrong or not understood; the message says why."""


class Withheld(Exception):
    """A value was read that is not there on this machine; the message says why."""


@dataclass(frozen=True)
class Absent:
    """Stands for a value that is not there on this machine. To read it raises `Withheld`."""

    reason: str


@dataclass(frozen=True)
class Expression:
    """A parsed expression."""

    source: str
    tree: tuple[object, ...]

    def value(
        self, contexts: Mapping[str, Value], status: Callable[[str], bool] = lambda _: False
    ) -> Value:
        """The value. `status` answers for `success`, `failure`, `cancelled` and `always`."""
        return _value(self.tree, contexts, status)

    def names(self) -> Iterator[str]:
        """The properties that it reads, such as `github.ref`."""
        return (str(part[1]) for part in _parts(self.tree) if part[0] == "name")

    def asks_status(self) -> bool:
        return any(part[0] == "status" for part in _parts(self.tree))


def parse(source: str) -> Expression:
    """The expression of a text without its `${{ }}`."""
    return _Parser(source).whole()


def condition(source: object) -> Expression:
    """The expression of an `if`, which may have its braces or not."""
    words = "true" if source is True else "false" if source is False else str(source).strip()
    whole = _INSERTED.fullmatch(words)
    if whole is None and "${{" in words:
        raise ExpressionError(f'"{words}" is always true: write one expression, without text')
    expression = parse(whole[1] if whole else words)
    # Without an answer about the status there is "success()" in front.
    if not expression.asks_status():
        return Expression(expression.source, ("&&", ("status", "success"), expression.tree))
    return expression


def inserted(template: str) -> list[Expression]:
    """The expressions in a text."""
    found = [parse(match[1]) for match in _INSERTED.finditer(template)]
    if template.count("${{") > len(found):
        raise ExpressionError(f'"{template}" has a ${{{{ without its }}}}')
    return found


def filled(template: str, contexts: Mapping[str, Value]) -> str:
    """A text with its expressions replaced by their values."""
    return _INSERTED.sub(lambda match: written(parse(match[1]).value(contexts)), template)


def blanked(template: str) -> str:
    """A text with a word in place of each expression, as other tools can read it."""
    return _INSERTED.sub("EXPRESSION", template)


def written(value: Value) -> str:
    """A value as text."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return f"{value:.15g}"
    return value if isinstance(value, str) else "Object" if value else ""


def is_true(value: Value) -> bool:
    return value not in (False, 0.0, "", None) and not (
        isinstance(value, float) and math.isnan(value)
    )


class _Parser:
    def __init__(self, source: str) -> None:
        self.source = source.strip()
        self.tokens: list[tuple[str, str]] = []
        position = 0
        while position < len(self.source):
            match = _TOKEN.match(self.source, position)
            if match is None:
                self.fail(f'"{self.source[position:].strip()}" is not understood')
            position = match.end()
            if match.lastgroup and match.lastgroup != "end":
                self.tokens.append((match.lastgroup, match[match.lastgroup]))
        self.tokens.append(("end", ""))

    def fail(self, why: str) -> NoReturn:
        raise ExpressionError(f"{self.source}: {why}")

    def whole(self) -> Expression:
        tree = self.either()
        if self.tokens[0][0] != "end":
            self.fail(f'"{self.tokens[0][1]}" is not understood here')
        return Expression(self.source, tree)

    def takes(self, *signs: str) -> str | None:
        if self.tokens[0][0] == "sign" and self.tokens[0][1] in signs:
            return self.tokens.pop(0)[1]
        return None

    def either(self) -> tuple[object, ...]:
        tree = self.both()
        while self.takes("||"):
            tree = ("||", tree, self.both())
        return tree

    def both(self) -> tuple[object, ...]:
        tree = self.compared()
        while self.takes("&&"):
            tree = ("&&", tree, self.compared())
        return tree

    def compared(self) -> tuple[object, ...]:
        tree = self.single()
        while sign := self.takes("==", "!="):
            tree = (sign, tree, self.single())
        return tree

    def single(self) -> tuple[object, ...]:
        if self.takes("!"):
            return ("!", self.single())
        if self.takes("("):
            tree = self.either()
            if not self.takes(")"):
                self.fail("a parenthesis is not closed")
            return tree
        kind, token = self.tokens.pop(0)
        if kind == "text":
            return ("value", token[1:-1].replace("''", "'"))
        if kind == "number":
            return ("value", float(token))
        if kind != "name":
            self.fail(f'a value is missing before "{token}"' if token else "a value is missing")
        if token in ("true", "false", "null"):
            return ("value", {"true": True, "false": False, "null": None}[token])
        if self.takes("("):
            if token.lower() not in STATUS:
                known = ", ".join(STATUS)
                self.fail(f"the function {token} is not known here. Known: {known}")
            if not self.takes(")"):
                self.fail(f"{token} takes no arguments here")
            return ("status", token.lower())
        return ("name", token)


def _parts(tree: tuple[object, ...]) -> Iterator[tuple[object, ...]]:
    yield tree
    for part in tree[1:]:
        if isinstance(part, tuple):
            yield from _parts(part)


def _value(tree: Any, contexts: Mapping[str, Value], status: Callable[[str], bool]) -> Value:
    kind, *parts = tree
    if kind == "value":
        scalar: Scalar = parts[0]
        return scalar
    if kind == "status":
        return status(parts[0])
    if kind == "name":
        return _property(parts[0], contexts)
    first = _value(parts[0], contexts, status)
    if kind == "!":
        return not is_true(first)
    if kind in ("&&", "||"):
        return first if is_true(first) is (kind == "||") else _value(parts[1], contexts, status)
    return _equal(first, _value(parts[1], contexts, status)) is (kind == "==")


def _property(path: str, contexts: Mapping[str, Value]) -> Value:
    value: Value = contexts
    seen: list[str] = []
    for name in path.split("."):
        if not isinstance(value, Mapping) or name not in value:
            where = ".".join(seen)
            raise ExpressionError(
                f'{path}: "{name}" is not known' + (f" in {where}" if seen else "")
            )
        seen.append(name)
        value = value[name]
        if isinstance(value, Absent):
            raise Withheld(f"{'.'.join(seen)}: {value.reason}")
    return value


def _equal(one: Value, other: Value) -> bool:
    if isinstance(one, str) and isinstance(other, str):
        return one.casefold() == other.casefold()
    if isinstance(one, Mapping | Absent) or isinstance(other, Mapping | Absent):
        return one is other
    if type(one) is type(other):
        return one == other
    return _number(one) == _number(other)


def _number(value: Scalar) -> float:
    if value is None:
        return 0
    if isinstance(value, str):
        try:
            return float(value) if value.strip() else 0
        except ValueError:
            return math.nan
    return float(value)
