# SPDX-License-Identifier: MIT
"""The build backend: scikit-build-core's, which after a failure also says what is missing, with the Debian package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from scikit_build_core import build as _backend
from scikit_build_core.build import *  # noqa: F403  (the other hooks, as they are)

_BOOST = """
#include <boost/version.hpp>
#if BOOST_VERSION < 108100
#error too old
#endif
#include <boost/json/src.hpp>
"""


def missing() -> list[str]:
    """What a build needs and this machine does not have, in words."""
    out = []
    compiler = _compiler()
    if compiler is None:
        out.append("a C++20 compiler (Debian: apt install g++)")
    if shutil.which("cmake") is None and not _has_module("cmake"):
        out.append("CMake 3.25 or later (Debian: apt install cmake, or pip install cmake)")
    if compiler is not None and not _reads(compiler, _BOOST):
        out.append("Boost's headers, 1.81 or later (Debian 12: apt install libboost1.81-dev, later: libboost-dev)")
    return out


def _compiler() -> str | None:
    names = [os.environ["CXX"].split()[0]] if os.environ.get("CXX") else ["c++", "g++", "clang++"]
    return next((found for name in names if (found := shutil.which(name))), None)


def _reads(compiler: str, text: str) -> bool:
    flags = ["-std=c++20", "-E", "-x", "c++", "-"]
    done = subprocess.run([compiler, *flags], input=text, text=True, capture_output=True, check=False)
    return done.returncode == 0


def _has_module(name: str) -> bool:
    import importlib.util

    return importlib.util.find_spec(name) is not None


def _explained(build: Callable[..., str]) -> Callable[..., str]:
    def explained(*args: Any, **kwargs: Any) -> str:
        try:
            return build(*args, **kwargs)
        except (Exception, SystemExit):
            for what in missing():
                print(f"aude: the build needs {what}", file=sys.stderr, flush=True)
            raise

    return explained


build_wheel = _explained(_backend.build_wheel)
build_editable = _explained(_backend.build_editable)
