"""Calls in scripts that macOS lacks, and that a condition on the system does not keep from it.

Scripts are followed as on macOS: `uname` prints Darwin, `sys.platform` is "darwin", and
`command -v` does not find what is missing. What such a condition rules out is no finding.

The oldest macOS is that of Package.swift, 15. It has `readlink -f` (since 12.3) and `realpath`
(since 13).
"""

import ast
import fnmatch
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lib import shell
from lib.shell import UNKNOWN, Node


def _all(names: str, reason: str) -> dict[str, str]:
    return dict.fromkeys(names.split(), reason)


MISSING = {
    # macOS 15 has a sha256sum without long options.
    **_all(
        "md5sum sha1sum sha224sum sha256sum sha384sum sha512sum",
        "part of GNU coreutils; use shasum -a 256",
    ),
    "nproc": "part of GNU coreutils; use getconf _NPROCESSORS_ONLN",
    **_all("chcon factor numfmt shuf stdbuf tac timeout", "part of GNU coreutils"),
    **_all(
        "chrt fallocate findmnt flock ionice losetup lsblk lscpu mountpoint nsenter prlimit runuser"
        " setarch setpriv setsid taskset unshare",
        "part of util-linux",
    ),
    **_all(
        "add-apt-repository adduser apt apt-cache apt-get apt-mark debootstrap dpkg dpkg-deb"
        " dpkg-query update-alternatives",
        "part of Debian",
    ),
    **_all("getent ldconfig ldd", "part of glibc"),
    **_all("objcopy patchelf readelf", "for the ELF files of Linux"),
    **_all("chattr lsattr strace", "for calls of Linux"),
    **_all("free pidof pmap watch", "part of procps"),
    **_all("ip ss", "part of iproute2"),
    **_all("groupadd useradd usermod", "part of Linux's shadow"),
    **_all("journalctl loginctl systemctl", "part of systemd"),
}

# Those that are also words, in a list of a Python program.
_WORDS = {"apt", "factor", "free", "ip", "ss", "watch"}

_SHORT_ONLY = _all(
    "basename chmod chown cp cut date dirname du env id ln mkdir mktemp mv paste readlink realpath"
    " rm rmdir sed sleep split stat tee touch tr uname wc xargs",
    "macOS has BSD's kind, which takes no long options",
)

# Short options that take a value, with those of either system.
_WITH_VALUE = {
    "base64": "wbDio",
    "cp": "St",
    "date": "dfrsv",
    "du": "BdtI",
    "grep": "ABCDdefm",
    "head": "nc",
    "install": "BfgmotSD",
    "ln": "St",
    "mv": "St",
    "ps": "CGgopqstUu",
    "sed": "efl",
    "stat": "cft",
    "tar": "bCfHIKLNTVgX",
    "xargs": "adEIJLlnPRSs",
}

# Options of GNU that BSD's command lacks, or means otherwise.
_GNU = {
    "base64": {"-w": "-w is GNU's; pipe through tr -d '\\n'"},
    "cp": {"-t": "-t is GNU's; write the folder last", "-u": "-u is GNU's"},
    "date": {"-d": "-d is GNU's; -v and -r are BSD's"},
    "df": {"--output": "--output is GNU's"},
    "du": {"-b": "-b is GNU's"},
    "grep": {"-P": "-P is GNU's; use -E", "--perl-regexp": "it is GNU's; use -E"},
    "install": {"-D": "-D is GNU's; make the folder with mkdir -p", "-t": "-t is GNU's"},
    "ln": {"-r": "-r is GNU's", "-t": "-t is GNU's", "-T": "-T is GNU's; use -n"},
    "mv": {"-t": "-t is GNU's; write the folder last", "-T": "-T is GNU's", "-u": "-u is GNU's"},
    "sed": {"-z": "-z is GNU's", "-s": "-s is GNU's"},
    "stat": {"-c": "-c is GNU's; -f is BSD's"},
    "tar": {
        "--sort": "--sort is GNU's",
        "--transform": "--transform is GNU's; -s is bsdtar's",
        "--xform": "--xform is GNU's; -s is bsdtar's",
        "--wildcards": "--wildcards is GNU's; bsdtar always has them",
    },
    "xargs": {"-a": "-a is GNU's; use <", "-d": "-d is GNU's; use tr and -0"},
}

_FIND = {"-printf", "-fprintf", "-regextype", "-readable", "-executable", "-writable"}

# Files of Linux.
_FILES = re.compile(r"/(proc|sys)(/|$)|/dev/(full|shm)(/|$)")

_BASH = "bash of macOS is 3.2"
_LATER_COMMANDS = {"mapfile": "4.0", "readarray": "4.0"}
_LATER_VARIABLES = {
    **{"BASHPID": "4.0", "EPOCHREALTIME": "5.0", "EPOCHSECONDS": "5.0", "SRANDOM": "5.1"},
}
_LATER_SETTINGS = {
    **{"globstar": "4.0", "lastpipe": "4.2", "inherit_errexit": "4.4", "localvar_inherit": "5.0"},
}


@dataclass(frozen=True, order=True)
class Finding:
    """A call, and why macOS does not have it."""

    file: str
    line: int
    call: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.call}: {self.reason}"


def unavailable(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What macOS lacks of one command: the call, and the reason."""
    name, rest = words[0].rpartition("/")[2], list(words[1:])
    if words[0] == name or words[0].startswith(("/bin/", "/usr/", "/sbin/")):
        if name in MISSING:
            yield name, f"macOS lacks it; {MISSING[name]}"
            return
        yield from _options(name, rest)
    for word in rest:
        if _FILES.match(word):
            yield word, "macOS has no such file"


def _options(name: str, rest: list[str]) -> Iterator[tuple[str, str]]:
    found = list(shell.options(rest, _WITH_VALUE.get(name, "")))
    for option, value in found:
        if reason := _GNU.get(name, {}).get(option):
            yield f"{name} {option}", reason
        elif option.startswith("--") and name in _SHORT_ONLY:
            yield f"{name} {option}", _SHORT_ONLY[name]
        elif name == "head" and option in ("-n", "-c") and (value or "").startswith("-"):
            yield f"head {option} {value}", "a negative number is GNU's"
    if name == "sed":
        yield from _in_place(rest)
    if name == "find":
        for word in rest:
            if word in _FIND:
                yield f"find {word}", f"{word} is GNU's"
        first = next((word for word in rest if word not in ("-H", "-L", "-P", "-E")), "-")
        if first.startswith("-"):
            yield "find", "without a folder it is GNU's; write find ."


def _in_place(rest: list[str]) -> Iterator[tuple[str, str]]:
    """GNU's `-i` has a suffix or none; BSD's takes the next word as one."""
    for word, following in zip(rest, [*rest[1:], UNKNOWN], strict=True):
        if word == "--":
            return
        if re.fullmatch(r"-[Enrsuz]*i", word) and following != "":
            yield "sed -i", "without a suffix it is GNU's; write sed -i.old, which both take"


# MARK: Shell


def in_script(file: str, script: str, first_line: int = 1) -> list[Finding]:
    """The findings in a script for bash. `first_line` is the line of its first in the file."""
    walk = _Script(file, shell.parse(script), first_line)
    return sorted(walk.findings)


@dataclass(frozen=True)
class _Result:
    """The ways in which a command can end: "on", "return" or "exit". Whether it succeeds is None if
    only a run would show it."""

    ends: frozenset[str] = frozenset(["on"])
    succeeds: bool | None = None


_ON = _Result()


class _Script:
    def __init__(self, file: str, tree: Node, first_line: int) -> None:
        self.file = file
        self.offset = first_line - 1
        self.findings: set[Finding] = set()
        self.functions = {
            node["Name"]["Value"]: node
            for node in shell.nodes(tree)
            if node.get("Type") == "FuncDecl"
        }
        self.defined: set[str] = set()
        self.ends: dict[str, frozenset[str]] = {}
        # Variables that hold what `uname` prints.
        self.system: set[str] = set()
        self.empty_arrays: set[str] = set()
        calls = [node for node in shell.nodes(tree) if node.get("Type") == "CallExpr"]
        sets = [
            words[1:]
            for node in calls
            if (words := self.words(node.get("Args", [])))[:1] == ["set"]
        ]
        self.fails_for_unset = any(("-u", None) in shell.options(words, "o") for words in sets)
        self.statements(tree.get("Stmts", []))
        named = {self.text(node) for node in shell.nodes(tree) if "Parts" in node}
        # Called by a name that only a run would tell.
        for name in self.defined - named:
            self.reach(name)

    def find(self, node: Node, call: str, reason: str) -> None:
        self.findings.add(Finding(self.file, shell.line(node) + self.offset, call, reason))

    # Words

    def text(self, word: Node | None) -> str:
        """The text of a word on macOS."""
        if word is None:
            return ""
        if "Parts" in word:
            return "".join(self.text(part) for part in word["Parts"])
        if word.get("Type") == "CmdSubst":
            calls = [stmt.get("Cmd", {}) for stmt in word.get("Stmts", [])]
            if len(calls) == 1 and calls[0].get("Type") == "CallExpr":
                words = [shell.text(part) for part in calls[0].get("Args", [])]
                if words in (["uname"], ["uname", "-s"]):
                    return "Darwin"
        if word.get("Type") == "ParamExp" and "Exp" not in word and "Slice" not in word:
            name = word["Param"]["Value"]
            known = {"OSTYPE": "darwin", "RUNNER_OS": "macOS"}
            return "Darwin" if name in self.system else known.get(name, UNKNOWN)
        return shell.text(word)

    def words(self, args: list[Node]) -> list[str]:
        return [self.text(word) for word in args]

    def visit(self, value: object) -> None:
        """Follows what is inside of words: other commands, and how variables are written."""
        if isinstance(value, list):
            for part in value:
                self.visit(part)
        if not isinstance(value, dict):
            return
        kind = value.get("Type")
        if kind in ("CmdSubst", "ProcSubst"):
            self.statements(value.get("Stmts", []))
            return
        if kind == "ParamExp":
            self.variable(value)
            name = value["Param"]["Value"] if "Param" in value else ""
            if value.get("Exp", {}).get("Op") in ("+", ":+") and name in self.empty_arrays:
                # It is expanded only if it has something.
                self.empty_arrays.discard(name)
                self.visit(value["Exp"])
                self.empty_arrays.add(name)
                return
        if "Parts" in value and self.text(value) in self.functions:
            self.reach(self.text(value))
        for part in value.values():
            self.visit(part)

    def variable(self, node: Node) -> None:
        name = node["Param"]["Value"] if "Param" in node else ""
        operator = node.get("Exp", {}).get("Op")
        if name in _LATER_VARIABLES:
            self.find(node, f"${name}", f"{_BASH}; this is of {_LATER_VARIABLES[name]}")
        if operator in (",", ",,", "^", "^^", "@"):
            version = "4.4" if operator == "@" else "4.0"
            self.find(node, f"${{{name}{operator}}}", f"{_BASH}; this is of {version}")
        length = node.get("Slice", {}).get("Length", {})
        index = node.get("Index", {})
        for number, version in ((length, "4.2"), (index, "4.3")):
            if number.get("Type") == "UnaryArithm" and number.get("Op") == "-":
                self.find(node, f"${{{name}}}", f"{_BASH}; a number below 0 is of {version}")
        whole = index.get("Type", "Word") == "Word" and self.text(index) in ("@", "*")
        if whole and node.get("Length"):
            # Who asks for the length knows what to do with none.
            self.empty_arrays.discard(name)
        plain = not node.get("Length") and "Exp" not in node and not node.get("Excl")
        if whole and plain and name in self.empty_arrays and self.fails_for_unset:
            self.find(
                node,
                f'"${{{name}[@]}}"',
                f"{_BASH}, where an empty array is unset, which set -u refuses; "
                f'write ${{{name}[@]+"${{{name}[@]}}"}}',
            )

    # Statements

    def statements(self, stmts: list[Node]) -> _Result:
        ends = {"on"}
        succeeds: bool | None = None
        for stmt in stmts:
            if "on" not in ends:
                break
            result = self.statement(stmt)
            ends = ends - {"on"} | result.ends
            succeeds = result.succeeds
        return _Result(frozenset(ends), succeeds)

    def statement(self, stmt: Node) -> _Result:
        for redirection in stmt.get("Redirs", []):
            if redirection["Op"] == "&>>":
                self.find(redirection, "&>>", f"{_BASH}; this is of 4.0")
            if redirection.get("N", {}).get("Value", "").startswith("{"):
                self.find(redirection, redirection["N"]["Value"], f"{_BASH}; this is of 4.1")
            target = self.text(redirection.get("Word"))
            if _FILES.match(target) and "Hdoc" not in redirection:
                self.find(redirection, target, "macOS has no such file")
            self.visit(redirection.get("Word"))
            self.visit(redirection.get("Hdoc"))
        result = self.command(stmt["Cmd"]) if "Cmd" in stmt else _ON
        succeeds = result.succeeds
        if stmt.get("Negated") and succeeds is not None:
            succeeds = not succeeds
        return _ON if stmt.get("Background") else _Result(result.ends, succeeds)

    def command(self, cmd: Node) -> _Result:
        kind = cmd["Type"]
        if kind == "CallExpr":
            return self.call(cmd)
        if kind == "BinaryCmd":
            return self.binary(cmd)
        if kind == "IfClause":
            return self.branches(cmd)
        if kind == "CaseClause":
            return self.case(cmd)
        if kind == "Block":
            return self.statements(cmd.get("Stmts", []))
        if kind == "Subshell":
            return _Result(succeeds=self.statements(cmd.get("Stmts", [])).succeeds)
        if kind == "TimeClause":
            return self.statement(cmd["Stmt"]) if "Stmt" in cmd else _ON
        if kind == "TestClause":
            self.visit(cmd["X"])
            return _Result(succeeds=self.test(cmd["X"]))
        if kind == "FuncDecl":
            self.defined.add(cmd["Name"]["Value"])
            return _ON
        if kind in ("WhileClause", "ForClause"):
            self.visit(cmd.get("Loop"))
            self.statements(cmd.get("Cond", []))
            ends = self.statements(cmd.get("Do", [])).ends
            return _Result(ends - {"break"} | {"on"})
        if kind == "DeclClause":
            self.declaration(cmd)
        if kind == "CoprocClause":
            self.find(cmd, "coproc", f"{_BASH}; this is of 4.0")
        self.visit([part for part in cmd.values() if isinstance(part, dict | list)])
        return _ON

    def call(self, cmd: Node) -> _Result:
        for assign in cmd.get("Assigns", []):
            self.assigned(assign)
        args = cmd.get("Args", [])
        if not args:
            return _ON
        self.visit(args)
        whole = self.words(args)
        for words in shell.started(whole):
            self.check(cmd, words)
        name, rest = whole[0], whole[1:]
        if name in self.ends:
            ends = self.ends[name]
            on = {"on"} if ends & {"on", "return"} else set()
            return _Result(frozenset(on | ends & {"exit"}))
        if name in ("exit", "return"):
            return _Result(frozenset([name]))
        if name == "exec" and rest:
            return _Result(frozenset(["exit"]))
        if name in ("break", "continue"):
            return _Result(frozenset(["break"]))
        return _Result(succeeds=self.truth(name, rest))

    def check(self, node: Node, words: list[str]) -> None:
        name, rest = words[0], words[1:]
        if name in self.functions:
            return
        if name not in ("[", "test", "command", "type", "which", "hash"):
            for call, reason in unavailable(words):
                self.find(node, call, reason)
        later = _LATER_COMMANDS.get(name)
        flags = {option for option, _ in shell.options(rest)}
        if name == "wait" and "-n" in flags:
            later = "4.3"
        if name == "read" and flags & {"-i", "-N"}:
            later = "4.0"
        if name == "printf" and rest and re.search(r"%-?\d*\(", rest[0]):
            later = "4.2"
        if name in ("[", "test") and "-v" in rest:
            later = "4.2"
        if name == "shopt":
            later = next((_LATER_SETTINGS[word] for word in rest if word in _LATER_SETTINGS), None)
        if later:
            self.find(node, name, f"{_BASH}; this is of {later}")
        inner = shell.script_in(words)
        if inner is not None and UNKNOWN not in inner:
            try:
                tree = shell.parse(inner)
            except shell.ShellError:
                return
            walk = _Script(self.file, tree, shell.line(node) + self.offset)
            self.findings |= walk.findings

    def declaration(self, cmd: Node) -> None:
        variant = cmd["Variant"]["Value"]
        for arg in cmd.get("Args", []):
            flags = self.text(arg.get("Value")) if arg.get("Naked") else ""
            if flags.startswith("-"):
                for letter, version in (("A", "4.0"), ("l", "4.0"), ("u", "4.0"), ("g", "4.2")):
                    if letter in flags:
                        self.find(cmd, f"{variant} -{letter}", f"{_BASH}; this is of {version}")
                if "n" in flags and variant != "export":
                    self.find(cmd, f"{variant} -n", f"{_BASH}; this is of 4.3")
            elif "Name" in arg:
                self.assigned(arg)

    def assigned(self, assign: Node) -> None:
        name = assign["Name"]["Value"]
        if not assign.get("Append"):
            value = self.text(assign["Value"]) if "Value" in assign else UNKNOWN
            (self.system.add if value == "Darwin" else self.system.discard)(name)
        if "Array" in assign and not assign["Array"].get("Elems") and not assign.get("Append"):
            self.empty_arrays.add(name)
        self.visit(assign.get("Value"))
        self.visit(assign.get("Array"))

    def reach(self, name: str) -> None:
        if name not in self.ends:
            self.ends[name] = frozenset(["on"])
            self.ends[name] = self.statement(self.functions[name]["Body"]).ends

    # Conditions

    def binary(self, cmd: Node) -> _Result:
        operator = cmd["Op"]
        if operator in ("|", "|&"):
            if operator == "|&":
                self.find(cmd, "|&", f"{_BASH}; this is of 4.0")
            self.statement(cmd["X"])
            last = self.statement(cmd["Y"])
            return _Result(succeeds=self.searched(cmd) if last.succeeds is None else last.succeeds)
        first = self.statement(cmd["X"])
        decides = operator == "||"
        if first.succeeds is decides or "on" not in first.ends:
            return first
        second = self.statement(cmd["Y"])
        if first.succeeds is None:
            succeeds = decides if second.succeeds is decides else None
            return _Result(first.ends | second.ends, succeeds)
        return _Result(first.ends - {"on"} | second.ends, second.succeeds)

    def searched(self, cmd: Node) -> bool | None:
        """Whether `uname | grep -q PATTERN` succeeds."""
        sides = [cmd[side].get("Cmd", {}).get("Args", []) for side in ("X", "Y")]
        before, grep = (self.words(args) for args in sides)
        if before not in (["uname"], ["uname", "-s"]) or grep[:1] != ["grep"]:
            return None
        patterns = [word for word in grep[1:] if not word.startswith("-")]
        flags = {option for option, _ in shell.options(grep[1:])}
        if len(patterns) != 1 or UNKNOWN in patterns[0] or flags - {"-q", "-s", "-i", "-E"}:
            return None
        case = re.IGNORECASE if "-i" in flags else 0
        return re.search(patterns[0], "Darwin", case) is not None

    def branches(self, cmd: Node) -> _Result:
        if "Cond" not in cmd:  # The last `else`.
            return self.statements(cmd.get("Then", []))
        before = set(self.empty_arrays)
        condition = self.statements(cmd["Cond"])
        ends = condition.ends - {"on"}
        if condition.succeeds is not False:
            then = self.statements(cmd.get("Then", [])).ends
            ends |= then
            if "on" in then:
                # The length was asked for the commands within.
                self.empty_arrays |= before
        if condition.succeeds is not True:
            ends |= self.branches(cmd["Else"]).ends if "Else" in cmd else {"on"}
        return _Result(frozenset(ends))

    def case(self, cmd: Node) -> _Result:
        self.visit(cmd["Word"])
        word = self.text(cmd["Word"])
        ends: frozenset[str] = frozenset()
        falls = False
        for item in cmd.get("Items", []):
            if item["Op"] in (";&", ";;&"):
                self.find(item, item["Op"], f"{_BASH}; this is of 4.0")
            self.visit(item.get("Patterns"))
            fits = [_fits(word, pattern) for pattern in self.words(item["Patterns"])]
            if not falls and fits and all(fit is False for fit in fits):
                continue
            ends |= self.statements(item.get("Stmts", [])).ends
            falls = item["Op"] in (";&", ";;&")
            if True in fits and not falls:
                return _Result(ends)
        return _Result(ends | {"on"})

    @staticmethod
    def truth(name: str, rest: list[str]) -> bool | None:
        if name in ("true", ":", "false"):
            return name != "false"
        if (name == "command" and rest[:1] == ["-v"]) or name in ("type", "which", "hash"):
            return False if rest and rest[-1] in MISSING else None
        if name in ("[", "test"):
            parts = rest[:-1] if name == "[" else rest
            if len(parts) == 3 and parts[1] in ("=", "==", "!="):
                same = _same(parts[0], parts[2])
                return None if same is None else same is (parts[1] != "!=")
            if len(parts) == 2 and parts[0] in ("-e", "-d", "-f", "-r", "-s"):
                return False if _FILES.match(parts[1]) else None
        return None

    def test(self, node: Node) -> bool | None:
        """Whether `[[ … ]]` is true."""
        kind = node.get("Type")
        if kind == "ParenTest":
            return self.test(node["X"])
        if kind == "UnaryTest":
            if node["Op"] == "-v":
                self.find(node, "[[ -v", f"{_BASH}; this is of 4.2")
            if node["Op"] == "!":
                inner = self.test(node["X"])
                return None if inner is None else not inner
            return self.truth("test", [node["Op"], self.text(node["X"])])
        if kind != "BinaryTest":
            return None
        operator = str(node["Op"])
        if operator in ("&&", "||"):
            sides = [self.test(node["X"]), self.test(node["Y"])]
            decides = operator == "||"
            if decides in sides:
                return decides
            return None if None in sides else not decides
        left, right = self.text(node["X"]), self.text(node["Y"])
        if operator in ("=", "==", "!="):
            fits = _fits(left, right)
            return None if fits is None else fits is (operator != "!=")
        if operator == "=~" and UNKNOWN not in left + right:
            return re.search(right, left) is not None
        return None


def _same(one: str, other: str) -> bool | None:
    """Whether two words are equal; None if what only the shell knows decides."""
    if UNKNOWN in one + other:
        could = all(
            re.fullmatch(re.escape(a).replace(re.escape(UNKNOWN), ".*"), b, re.DOTALL)
            for a, b in ((one, other), (other, one))
            if UNKNOWN in a and UNKNOWN not in b
        )
        return None if could else False
    return one == other


def _fits(word: str, pattern: str) -> bool | None:
    """Whether a word fits a pattern; None if what only the shell knows decides."""
    if pattern == "*":
        return True
    if UNKNOWN not in word + pattern:
        return fnmatch.fnmatchcase(word, pattern)
    begins = [word.partition(UNKNOWN)[0], re.split(f"[*?[{UNKNOWN}]", pattern)[0]]
    shorter, longer = sorted(begins, key=len)
    return None if longer.startswith(shorter) else False


# MARK: Python


def in_python(file: str, source: str) -> list[Finding]:
    """The commands and files in a Python program. What its modules lack there, mypy tells."""
    walk = _Program(file, ast.parse(source))
    return sorted(walk.findings)


class _Program:
    def __init__(self, file: str, tree: ast.Module) -> None:
        self.file = file
        self.findings: set[Finding] = set()
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
        self.functions: dict[str, list[ast.FunctionDef | ast.AsyncFunctionDef]] = {}
        for node in ast.walk(tree):
            if isinstance(node, kinds):
                self.functions.setdefault(node.name, []).append(node)
        self.defined: set[str] = set()
        self.reached: set[str] = set()
        self.block(tree.body)
        used = {name for node in ast.walk(tree) if (name := _name_of(node))}
        # Called from elsewhere, or by a name that only a run would tell.
        while left := self.defined - used - self.reached:
            self.reach(left.pop())

    def reach(self, name: str) -> None:
        if name in self.functions and name not in self.reached:
            self.reached.add(name)
            for function in self.functions[name]:
                self.block(function.body)

    def block(self, body: Sequence[ast.stmt]) -> bool:
        """Follows statements; returns whether what comes after them is reached."""
        return all(self.statement(node) for node in body)

    def statement(self, node: ast.stmt) -> bool:
        if isinstance(node, ast.If):
            truth = self.condition(node.test)
            on = False
            if truth is not False:
                on |= self.block(node.body)
            if truth is not True:
                on |= self.block(node.orelse)
            return on
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            self.defined.add(node.name)
            self.expressions([*node.decorator_list, *node.args.defaults])
            return True
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return True  # A doc comment.
        bodies: list[Sequence[ast.stmt]] = []
        for _, value in ast.iter_fields(node):
            parts = value if isinstance(value, list) else [value]
            self.expressions([part for part in parts if isinstance(part, ast.expr)])
            statements = [part for part in parts if isinstance(part, ast.stmt)]
            bodies += [statements] if statements else []
            for part in parts:
                if isinstance(part, ast.ExceptHandler | ast.match_case):
                    bodies.append(part.body)
                elif isinstance(part, ast.withitem):
                    self.expressions([part.context_expr])
        ons = [self.block(body) for body in bodies]
        if isinstance(node, ast.With | ast.AsyncWith):
            return all(ons)
        leaves = isinstance(node, ast.Return | ast.Raise | ast.Continue | ast.Break)
        return not leaves and not _exits(node)

    def expressions(self, nodes: Sequence[ast.AST]) -> None:
        for node in nodes:
            self.expression(node)

    def expression(self, node: ast.AST) -> None:
        if isinstance(node, ast.IfExp):
            truth = self.condition(node.test)
            if truth is not False:
                self.expression(node.body)
            if truth is not True:
                self.expression(node.orelse)
            return
        if isinstance(node, ast.BoolOp):
            for part in node.values:
                if self.condition(part) is isinstance(node.op, ast.Or):
                    break
            return
        if name := _name_of(node):
            self.reach(name)
        words: list[str] = []
        if isinstance(node, ast.List | ast.Tuple):
            words = _words(node.elts)
        elif isinstance(node, ast.Call) and _name_of(node.func) not in _QUERIES:
            words = _words(node.args)
            # In lib.process its first word is the name of the tool.
            if _name_of(node.func) == "output":
                words = words[1:]
        self.command(node, words)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if _FILES.match(node.value):
                self.find(node, node.value, "macOS has no such file")
            return
        self.expressions(list(ast.iter_child_nodes(node)))

    def command(self, node: ast.AST, words: list[str]) -> None:
        if not words or words[0] in _WORDS:
            return
        for started in shell.started(words):
            for call, reason in unavailable(started):
                self.find(node, call, reason)

    def find(self, node: ast.AST, call: str, reason: str) -> None:
        self.findings.add(Finding(self.file, getattr(node, "lineno", 0), call, reason))

    def condition(self, node: ast.expr) -> bool | None:
        """Whether a condition is true on macOS; None if only a run would tell."""
        if isinstance(node, ast.BoolOp):
            decides = isinstance(node.op, ast.Or)
            found: bool | None = not decides
            for part in node.values:
                truth = self.condition(part)
                if truth is decides:
                    return decides
                found = found if truth is not None else None
            return found
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            truth = self.condition(node.operand)
            return None if truth is None else not truth
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            left, right = _known(node.left), _known(node.comparators[0])
            operator = node.ops[0]
            if isinstance(left, str) and isinstance(right, str):
                if isinstance(operator, ast.Eq | ast.NotEq):
                    return (left == right) is isinstance(operator, ast.Eq)
                if isinstance(operator, ast.In | ast.NotIn):
                    return (left in right) is isinstance(operator, ast.In)
            if isinstance(operator, ast.In | ast.NotIn) and isinstance(left, str):
                items = getattr(node.comparators[0], "elts", None)
                if items is not None and all(_known(item) is not None for item in items):
                    within = left in [_known(item) for item in items]
                    return within is isinstance(operator, ast.In)
            if isinstance(operator, ast.Is | ast.IsNot) and _is_missing(node.left):
                return isinstance(operator, ast.Is)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            subject = _known(node.func.value)
            if subject is not None and node.func.attr == "startswith" and len(node.args) == 1:
                prefix = _known(node.args[0])
                return subject.startswith(prefix) if prefix is not None else None
        if _is_missing(node):
            return False
        self.expression(node)
        return None


# They look for a program, and do not start it.
_QUERIES = {"which", "index", "startswith", "endswith", "split", "replace", "get", "append"}


def _words(nodes: Sequence[ast.expr]) -> list[str]:
    return [
        node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else UNKNOWN
        for node in nodes
    ]


def _name_of(node: ast.AST) -> str | None:
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else None


def _known(node: ast.expr) -> str | None:
    """The text of a constant, or of what names the system."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    source = ast.unparse(node)
    return {
        "sys.platform": "darwin",
        "platform.system()": "Darwin",
        "os.uname().sysname": "Darwin",
        "os.uname()[0]": "Darwin",
    }.get(source)


def _is_missing(node: ast.expr) -> bool:
    """Whether this is `shutil.which` of a program that macOS lacks."""
    return (
        isinstance(node, ast.Call)
        and _name_of(node.func) == "which"
        and len(node.args) > 0
        and _known(node.args[0]) in MISSING
    )


def _exits(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and ast.unparse(node.value.func) in ("sys.exit", "exit", "os._exit")
    )
