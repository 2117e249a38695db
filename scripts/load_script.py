# SPDX-License-Identifier: MIT
"""For scripts that use functions of other scripts, whose names have no ending."""
import importlib.machinery
import importlib.util
import os


def load_script(name):
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), name)
    loader = importlib.machinery.SourceFileLoader(name.replace('-', '_'), path)
    script = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(script)
    return script
