#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""man_test.py [--shells]: man pages and completions of scripts/man contain every command and option of the help.

AUDE_PROGRAM is the program, build/release/aude by default. With --shells, also completes command lines in zsh and fish
and formats the pages with groff; all three must be installed.
"""

import functools
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("AUDE_PROGRAM", str(ROOT / "build/release/aude"))
SHELLS = "--shells" in sys.argv


def output_of(*command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


@functools.cache
def commands():
    return re.findall(r"(?m)^  ([a-z]+) ", output_of(PROGRAM, "--help"))


@functools.cache
def options_of(command):
    """All options that the help mentions, except in a paragraph about deprecated ones."""
    paragraphs = output_of(PROGRAM, command, "--help").split("\n\n")
    text = "\n\n".join(each for each in paragraphs if "eprecated" not in each)
    return set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", text)) | {"--help"}


class ManTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.kept = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.kept.name)
        cls.make(cls.folder)

    @classmethod
    def tearDownClass(cls):
        cls.kept.cleanup()

    @staticmethod
    def make(folder):
        output_of(ROOT / "scripts/man", "--aude", PROGRAM, folder, env={**os.environ, "SOURCE_DATE_EPOCH": "86400"})

    def check_completions(self, complete):
        """complete(WORD...) returns the proposals for the last word."""
        self.assertEqual(set(commands()) - complete("aude", ""), set())
        for command in commands():
            wanted = options_of(command)
            self.assertEqual({each for each in wanted if each.startswith("--")} - complete("aude", command, "--"), set(), command)
            self.assertEqual(wanted - complete("aude", command, "-"), set(), command)

    def test_every_command_has_a_page_with_all_its_options(self):
        self.assertIn("bench", commands())
        program_page = (self.folder / "man/aude.1").read_text()
        for command in commands():
            self.assertIn(f"aude\\-{command}", program_page)
            page = (self.folder / f"man/aude-{command}.1").read_text().replace("\\-", "-")
            self.assertEqual({option for option in options_of(command) - {"--help"} if f"\\fB{option}\\fR" not in page}, set())

    def test_pages_have_the_given_date_and_the_same_bytes_twice(self):
        with tempfile.TemporaryDirectory() as again:
            self.make(again)
            for path in sorted(self.folder.rglob("*.*")):
                self.assertEqual(path.read_bytes(), (again / path.relative_to(self.folder)).read_bytes())
        self.assertIn('"1970-01-02"', (self.folder / "man/aude.1").read_text())

    def complete_in_bash(self, *words):
        script = ('source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _aude; printf "%s\\n" "${COMPREPLY[@]}"')
        return set(output_of("bash", "-c", script, self.folder / "completions/bash/aude", *words).splitlines())

    def test_bash_completes_commands_and_options(self):
        self.check_completions(self.complete_in_bash)
        self.assertEqual(self.complete_in_bash("aude", "puzzles", ""), {"make", "check", "confirm", "describe"})

    def test_bash_completes_files_and_folders(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "a file").touch()
            (pathlib.Path(folder) / "a folder").mkdir()
            both = {f"{folder}/a file", f"{folder}/a folder"}
            self.assertEqual(self.complete_in_bash("aude", "replay", folder + "/"), both)
            self.assertEqual(self.complete_in_bash("aude", "serve", "--cert", folder + "/"), both)
            self.assertEqual(self.complete_in_bash("aude", "serve", "--data", folder + "/"), {f"{folder}/a folder"})
            self.assertEqual(self.complete_in_bash("aude", "serve", "--port", folder + "/"), {""})


class ShellsTest(ManTest):
    def complete_in_fish(self, *words):
        script = "source $argv[1]; complete -C $argv[2]"
        lines = output_of("fish", "--no-config", "-c", script, self.folder / "completions/fish/aude.fish", " ".join(words))
        return {line.split("\t")[0] for line in lines.splitlines()}

    # The functions of zsh's completion system print their arguments here; they work only in an interactive shell.
    def complete_in_zsh(self, *words):
        script = ('_arguments() { print -l -- ${@%%\\[*}; }; _describe() { print -l -- ${commands%%:*}; };'
                  'file=$1; shift; words=("$@"); CURRENT=$#; source $file')
        return set(output_of("zsh", "-f", "-c", script, "zsh", self.folder / "completions/zsh/_aude", *words).splitlines())

    def test_fish_completes_commands_and_options(self):
        self.check_completions(self.complete_in_fish)

    def test_zsh_completes_commands_and_options(self):
        self.check_completions(self.complete_in_zsh)

    def test_shells_accept_the_files(self):
        for shell, name in (("bash", "bash/aude"), ("zsh", "zsh/_aude"), ("fish", "fish/aude.fish")):
            output_of(shell, "-n", self.folder / "completions" / name)

    def test_groff_has_no_warnings(self):
        for page in sorted((self.folder / "man").iterdir()):
            run = subprocess.run(["groff", "-man", "-Tutf8", "-ww", "-z", page], capture_output=True, text=True)
            self.assertEqual((run.returncode, run.stderr), (0, ""), page.name)
            self.assertGreater(len(output_of("groff", "-man", "-Tascii", page)), 300)


if __name__ == "__main__":
    chosen = ShellsTest if SHELLS else ManTest
    result = unittest.TextTestRunner(verbosity=1).run(unittest.defaultTestLoader.loadTestsFromTestCase(chosen))
    sys.exit(0 if result.wasSuccessful() else 1)
