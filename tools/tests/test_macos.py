"""What macOS lacks, and which conditions keep it from macOS."""

import unittest
from collections.abc import Callable, Iterable

from lib.macos import Finding, in_python, in_script

Reader = Callable[[str, str], Iterable[Finding]]

# What macOS lacks, and the call that is found.
SHELL_LACKS = (
    ("nproc", "nproc"),
    ("x=$(nproc)", "nproc"),
    ("sudo unshare --mount true", "unshare"),
    ("find . -exec sha256sum {} +", "sha256sum"),
    ("ls | xargs -0 timeout 1 ls", "timeout"),
    ("/usr/bin/setpriv true", "setpriv"),
    ("bash -c 'ldd a'", "ldd"),
    ("trap 'tac a' EXIT", "tac"),
    ("sed -i s/a/b/ f", "sed -i"),
    ("sed -ni p f", "sed -i"),
    ("sed -E -i -e s/a/b/ f", "sed -i"),
    ("sed --in-place s/a/b/ f", "sed --in-place"),
    ("date -d yesterday", "date -d"),
    ("date -ud @1", "date -d"),
    ("grep -oP x f", "grep -P"),
    ("stat -c %s f", "stat -c"),
    ("cp --recursive a b", "cp --recursive"),
    ("cp -t to a", "cp -t"),
    ("head -n -1 f", "head -n -1"),
    ("base64 -w0 f", "base64 -w"),
    ("xargs -d '\\n' ls", "xargs -d"),
    ("realpath --relative-to=a b", "realpath --relative-to"),
    ("find . -printf %p", "find -printf"),
    ("find -name x", "find"),
    ("cat /proc/cpuinfo", "/proc/cpuinfo"),
    ("echo a >/dev/full", "/dev/full"),
    ("mapfile -t x", "mapfile"),
    ("readarray x", "readarray"),
    ("declare -A map", "declare -A"),
    ("f() { local -n r=$1; }", "local -n"),
    ("echo ${x,,}", "${x,,}"),
    ("echo ${x^}", "${x^}"),
    ("echo ${x@Q}", "${x@}"),
    ("echo ${x: 0: -1}", "${x}"),
    ("echo ${x[-1]}", "${x}"),
    ("a |& b", "|&"),
    ("a &>>b", "&>>"),
    ("wait -n", "wait"),
    ("[[ -v x ]]", "[[ -v"),
    ("printf '%(%F)T'", "printf"),
    ("shopt -s globstar", "shopt"),
    ("echo $EPOCHSECONDS", "$EPOCHSECONDS"),
    ("case x in a) b ;;& esac", ";;&"),
    ('set -u; a=(); b "${a[@]}"', '"${a[@]}"'),
)
# What only looks like it.
SHELL_FINE = (
    "echo nproc",
    "# nproc",
    "tools/timeout",
    "timeout() { :; }; timeout 1",
    "command -v nproc",
    "sed -i.old s/a/b/ f",
    "sed -i '' s/a/b/ f",
    "sed -e '/-i/d' f",
    "sed -n 's/--in-place//p' f",
    "date -u +%F",
    "date -r 0",
    "grep -E -e -P f",
    "grep -q -- -P f",
    "git grep -P x",
    "readlink -f a",  # Since macOS 12.3.
    "realpath a",  # Since macOS 13.
    "stat -f %z f",
    "head -n 1 f",
    "env -u A ls --color",
    "xargs tool --quiet",
    "find . -name x",
    "find Sources -newer f -print",
    "git cp --recursive a",
    "shasum -a 256 f",
    "declare -a list",
    "echo ${x%,} ${x: 0: 1} ${x:-1}",
    "a | b 2>&1",
    "wait",
    "[[ -n $v ]]",
    "printf '%s (%d)' a",
    'set -u; a=(); b ${a[@]+"${a[@]}"}',
    'set -u; a=(); if [ ${#a[@]} -gt 0 ]; then b "${a[@]}"; fi',
    'set -u; a=(); [ ${#a[@]} -gt 0 ] || exit; b "${a[@]}"',
    'set -u; a=(1); b "${a[@]}"',
    'a=(); b "${a[@]}"',
)
# What a condition keeps from macOS.
SHELL_KEPT = (
    'if [ "$(uname -s)" = Linux ]; then nproc; fi',
    'if [ "$(uname)" != Darwin ]; then nproc; else :; fi',
    "if [[ $(uname) == L* ]]; then nproc; fi",
    "if [[ $OSTYPE == linux* ]]; then nproc; fi",
    'if [ Darwin = "$(uname)" ]; then a; elif b; then c; else d; fi; tac() { :; }; tac',
    'if ! [ "$(uname)" = Darwin ]; then nproc; fi',
    '[ "$(uname)" = Linux ] && nproc',
    '[ "$(uname)" = Linux ] && [ -e a ] && nproc',
    '[ "$(uname)" = Darwin ] || nproc',
    '[ "$(uname)" = Linux ] || exit 3\nnproc',
    'if [ "$(uname)" = Darwin ]; then exit; fi\nnproc',
    'f() { if [ "$(uname)" = Darwin ]; then a; return; fi; nproc; }; f',
    'system=$(uname -s)\nif [ "$system" = Linux ]; then nproc; fi',
    'case "$(uname -s)" in Darwin) a ;; Linux) nproc ;; esac',
    "case $(uname) in Darwin) a ;; *) nproc ;; esac",
    'case "$(uname -s)-$(uname -m)" in Linux-*) nproc ;; esac',
    "if uname | grep -q Linux; then nproc; fi",
    "if command -v nproc >/dev/null; then nproc; fi",
    "command -v unshare || exit 3\nunshare a",
    'if [ "$(id -u)" -ne 0 ] || ! command -v ldd; then exit 3; fi\nldd a',
    "if [ -e /proc/self ]; then nproc; fi",
    'die() { exit 1; }\n[ "$(uname)" = Linux ] || die\nnproc',
    # Called under the condition alone.
    'f() { nproc; }\nif [ "$(uname)" = Linux ]; then f; fi',
    "f() { g; }\ng() { nproc; }\ncase $(uname) in Linux) f ;; esac",
)
# What none does: nproc is found.
SHELL_NOT_KEPT = (
    'if [ "$(uname -s)" = Darwin ]; then nproc; fi',
    'if [ "$(uname)" = Linux ]; then a; else nproc; fi',
    'if [ "$(uname -m)" = arm64 ]; then nproc; fi',
    'if [ "$a" = Linux ]; then nproc; fi',
    '[ "$(uname)" = Darwin ] && nproc',
    '[ "$(uname)" = Linux ] || nproc',
    '[ "$(uname)" = Linux ] || a\nnproc',
    # It leaves the parentheses and nothing else.
    '([ "$(uname)" = Linux ] || exit 3)\nnproc',
    'f() { [ "$(uname)" = Linux ] || return; }\nf\nnproc',
    'case "$(uname)" in Linux) a ;; *) nproc ;; esac',
    'case "$(uname)" in [DL]*) nproc ;; esac',
    "if command -v git; then nproc; fi",
    'f() { nproc; }\nif [ "$(uname)" = Linux ]; then f; fi\nf',
    # Called by a name that only a run would tell.
    'f() { nproc; }\n"$1"',
    'steps=(f)\nf() { nproc; }\n"${steps[0]}"',
    "if uname | grep -q Darwin; then nproc; fi",
)
# The same in Python: commands and files.
PYTHON_LACKS = (
    ("run('nproc')", "nproc"),
    ("subprocess.run(['unshare', '--mount', 'true'])", "unshare"),
    ("words = ['sudo', 'apt-get', 'update']", "apt-get"),
    ("output('tool', 'sed', '-i', 's/a/b/', 'f')", "sed -i"),
    ("def f():\n    return run(*('stat', '-c', '%s'))", "stat -c"),
    ("open('/proc/self/maps')", "/proc/self/maps"),
    ("class A:\n    def f(self):\n        run('setpriv')", "setpriv"),
)
PYTHON_FINE = (
    '"""It calls nproc and reads /proc/self/maps."""',
    "run('tools/nproc')",
    "table = {'nproc': 'part of GNU coreutils'}",
    "name == 'nproc'",
    "shutil.which('nproc')",
    "run('sed', '-n', 'p', 'f')",
    "words = ('free', 'paid')",
    "run('git', 'grep', '-P')",
)
PYTHON_KEPT = (
    "if sys.platform == 'linux':\n    run('nproc')",
    "if sys.platform.startswith('linux'):\n    run('nproc')",
    "if platform.system() != 'Darwin':\n    run('nproc')",
    "if sys.platform in ('linux', 'cygwin') and x:\n    run('nproc')",
    "if sys.platform == 'darwin':\n    a()\nelse:\n    run('nproc')",
    "if sys.platform != 'linux':\n    sys.exit(3)\ndef f():\n    run('nproc')",
    "def f():\n    if os.uname().sysname != 'Linux':\n        return\n    run('nproc')",
    "def f():\n    if not shutil.which('nproc'):\n        raise E\n    run('nproc')",
    "if shutil.which('nproc') is None:\n    sys.exit(3)\nrun('nproc')",
    "x = run('nproc') if sys.platform == 'linux' else 1",
    "x = [*(['nproc'] if sys.platform == 'linux' else [])]",
    "sys.platform == 'linux' and run('nproc')",
    "def f():\n    run('nproc')\nif sys.platform == 'linux':\n    f()",
)
PYTHON_NOT_KEPT = (
    "if sys.platform == 'darwin':\n    run('nproc')",
    "if os.name == 'posix':\n    run('nproc')",
    "if sys.platform != 'linux':\n    print('no')\nrun('nproc')",
    "if not shutil.which('git'):\n    sys.exit(3)\nrun('nproc')",
    "def f():\n    if sys.platform != 'linux':\n        return\nf()\nrun('nproc')",
    "for x in y:\n    if x:\n        continue\n    run('nproc')",
    "try:\n    a()\nexcept OSError:\n    run('nproc')",
    "with a() as b:\n    run('nproc')",
    "f = lambda: run('nproc')",
)
# The reader, what it reads, and the call that it finds; an empty one where it finds none.
TABLE: tuple[tuple[Reader, str, str], ...] = (
    *((in_script, source, call) for source, call in SHELL_LACKS),
    *((in_script, source, "") for source in SHELL_FINE + SHELL_KEPT),
    *((in_script, source, "nproc") for source in SHELL_NOT_KEPT),
    *((in_python, source, call) for source, call in PYTHON_LACKS),
    *((in_python, source, "") for source in PYTHON_FINE + PYTHON_KEPT),
    *((in_python, source, "nproc") for source in PYTHON_NOT_KEPT),
)


class MacTests(unittest.TestCase):
    def test_a_call_that_macos_lacks_is_found_unless_a_condition_keeps_it_from_macos(self) -> None:
        for read, source, call in TABLE:
            with self.subTest(source):
                found = [finding.call for finding in read("a", source)]
                self.assertEqual(found, [call] if call else [])

    def test_a_finding_has_its_place(self) -> None:
        (finding,) = in_script("tools/a", "true\nx() {\n  nproc\n}\n", first_line=10)
        self.assertEqual(
            str(finding),
            "tools/a:12: nproc: macOS lacks it; "
            "part of GNU coreutils; use getconf _NPROCESSORS_ONLN",
        )


if __name__ == "__main__":
    unittest.main()
