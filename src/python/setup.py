"""Puts libgoterr.so.0 into the package: $GOTERR_LIBRARY, or the newest one that a build in this tree has made.

Without either the package has no library of its own and uses the installed one.
"""

import os
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

try:
    from wheel.bdist_wheel import bdist_wheel
except ImportError:  # setuptools 70 has it itself
    from setuptools.command.bdist_wheel import bdist_wheel

NAME = "libgoterr.so.0"
ROOT = Path(__file__).resolve().parents[2]


def built_library():
    if "GOTERR_LIBRARY" in os.environ:
        return Path(os.environ["GOTERR_LIBRARY"])
    found = sorted(ROOT.glob(f"build*/{NAME}"), key=lambda path: path.stat().st_mtime)
    return found[-1] if found else None


class BuildWithLibrary(build_py):
    def run(self):
        super().run()
        library = built_library()
        if library is None:
            self.warn(f"no {NAME} found: build with cmake -DGOTERR_SHARED=ON first, or set GOTERR_LIBRARY")
        else:
            shutil.copyfile(library, Path(self.build_lib) / "goterr" / NAME)


class PlatformWheel(bdist_wheel):
    """Any Python 3, but one kind of machine: the library is machine code, and no extension module."""

    def finalize_options(self):
        super().finalize_options()
        self.root_is_pure = built_library() is None

    def get_tag(self):
        return "py3", "none", super().get_tag()[2]


setup(cmdclass={"build_py": BuildWithLibrary, "bdist_wheel": PlatformWheel})
