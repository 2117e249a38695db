#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""play_script_test.py: ./play uses a release file if there is one, and builds otherwise.

./play is copied into an empty folder with stubs of the scripts that build, and runs with a PATH that has no compiler. A
release file is a script that answers --version as `aude` does (AUDE_PROGRAM, build/release/aude by default).
"""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("AUDE_PROGRAM", str(ROOT / "build/release/aude"))
TOOLS = ["bash", "dirname", "grep", "head", "rm", "env", "mkdir", "cat", "chmod"]
USED = re.compile(r"^Using (\S+) \(aude \S+\); ./play --build builds this clone instead.$", re.M)


class Play(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.clone = pathlib.Path(folder.name) / "clone"
        self.path = pathlib.Path(folder.name) / "bin"
        (self.clone / "scripts").mkdir(parents=True)
        self.path.mkdir()
        shutil.copy(ROOT / "play", self.clone)
        for tool in TOOLS:
            (self.path / tool).symlink_to(shutil.which(tool))
        for script in ["packages", "build", "game"]:
            self.write(self.clone / "scripts" / script,
                       f'echo "{script} $*"\nmkdir -p {self.clone}/build/release\n'
                       f'cp_to={self.clone}/build/release/aude\n'
                       "printf '#!/usr/bin/env bash\\necho \"built $*\"\\n' > \"$cp_to\"\nchmod +x \"$cp_to\"")

    def write(self, file, commands):
        file.write_text("#!/usr/bin/env bash\n" + commands + "\n")
        file.chmod(0o755)

    def add_program(self, file, client):
        """A program that says what it has inside, in the words of the real one."""
        version = subprocess.run([PROGRAM, "--version"], check=True, capture_output=True, text=True).stdout
        self.assertRegex(version, r"(?m)^client: (not )?built in")
        version = re.sub(r"(?m)^client: .*$", f"client: {client}", version)
        self.write(file, f"[ \"$1\" = --version ] && {{ echo '{version.strip()}'; exit; }}\necho \"released $*\"")

    def play(self, *words):
        done = subprocess.run([self.clone / "play", *words], env={"PATH": str(self.path)}, capture_output=True,
                              text=True, cwd="/")
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def test_a_file_beside_the_script_is_used(self):
        self.add_program(self.clone / "aude", "built in (1960 KB)")
        output = self.play("--port", "8090")
        self.assertEqual(USED.search(output).group(1), str(self.clone / "aude"))
        self.assertEqual(output.splitlines()[1:], ["released serve --host 0.0.0.0 --open --port 8090"])

    def test_a_file_in_the_path_is_used_and_the_nearer_one_first(self):
        self.add_program(self.path / "aude", "built in (1960 KB)")
        output = self.play("--terminal", "--players", "Ann,easy")
        self.assertEqual(USED.search(output).group(1), str(self.path / "aude"))
        self.assertEqual(output.splitlines()[1:], ["released play --players Ann,easy"])
        self.add_program(self.clone / "aude", "built in (1960 KB)")
        self.assertEqual(USED.search(self.play()).group(1), str(self.clone / "aude"))

    def test_a_program_without_client_is_no_release_file(self):
        self.add_program(self.path / "aude", "not built in")
        output = self.play()
        self.assertNotRegex(output, USED)
        self.assertIn("built serve --host 0.0.0.0 --client", output)

    def test_build_is_forced(self):
        self.add_program(self.clone / "aude", "built in (1960 KB)")
        output = self.play("--build", "--terminal", "--sets", "base")
        self.assertEqual(output.splitlines(), ["packages build", "build release aude", "built play --sets base"])

    def test_without_a_file_it_says_what_is_faster_once(self):
        output = self.play()
        self.assertEqual(len([line for line in output.splitlines() if "release file" in line]), 1)
        self.assertIn("game 8080", output)
        self.assertNotIn("release file", self.play())  # built now


if __name__ == "__main__":
    unittest.main()
