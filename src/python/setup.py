"""Puts the library into the package: $GOTERR_LIBRARY, or the newest one that a build in this tree has made, or else one that is
built now, with cmake and a compiler.

A wheel is for any Python 3 and one kind of machine, which the library itself tells: the oldest C library that has what it
asks for. The sdist has the library's sources in `library`.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

try:
    from wheel.bdist_wheel import bdist_wheel
except ImportError:  # setuptools 70 has it itself
    from setuptools.command.bdist_wheel import bdist_wheel

HERE = Path(__file__).resolve().parent
TOP = HERE / "library" if (HERE / "library").is_dir() else HERE.parents[1]

# What the library is built from, of the whole tree.
SOURCES = ("CMakeLists.txt", "LICENSE", "include", "src", "data", "tests/abi/records_main.cpp")
LEFT_OUT = ("src/python", "data/games", "data/positions", "data/guide", "data/pictures")

# What every Linux has (PEP 600), beside the loader.
SYSTEM = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1", "libgcc_s.so.1"}
MACHINES = {0x3E: "x86_64", 0xB7: "aarch64"}


def library():
    """The library's file; built where there is none."""
    if "GOTERR_LIBRARY" in os.environ:
        return Path(os.environ["GOTERR_LIBRARY"])
    found = sorted(TOP.glob("build*/libgoterr.so.0"), key=lambda path: path.stat().st_mtime)
    return found[-1] if found else built(HERE / "build" / "library")


def built(folder):
    options = ["-DGOTERR_LEAN=ON", "-DGOTERR_SHARED=ON", "-DCMAKE_UNITY_BUILD=ON"]
    subprocess.run(["cmake", "-S", str(TOP), "-B", str(folder), *options], check=True)
    command = ["cmake", "--build", str(folder), "--target", "goterr_shared", "-j", str(os.cpu_count() or 1)]
    subprocess.run(command, check=True)
    return folder / "libgoterr.so.0"


def platform(path):
    """The platform of a wheel with this library; plain linux where it needs other libraries than every system has."""
    content = path.read_bytes()
    if content[:2] == b"MZ":
        return "win_amd64"
    machine = MACHINES[int.from_bytes(content[18:20], "little")]
    needed = {name.decode() for name in re.findall(rb"(?<=\0)lib[\w+-]+\.so[.\d]*(?=\0)", content)}
    if needed - SYSTEM - {"libgoterr.so.0"}:
        return f"linux_{machine}"
    newest = max(int(minor) for minor in re.findall(rb"(?<=\0)GLIBC_2\.(\d+)", content))
    return f"manylinux_2_{max(newest, 17)}_{machine}"


class BuildWithLibrary(build_py):
    def run(self):
        super().run()
        path = library()
        name = "goterr.dll" if path.suffix == ".dll" else "libgoterr.so.0"
        shutil.copyfile(path, Path(self.build_lib) / "goterr" / name)


class WithMachineCode(Distribution):
    def has_ext_modules(self):
        return True


class PlatformWheel(bdist_wheel):
    def get_tag(self):
        return "py3", "none", platform(library())


class WithSources(sdist):
    def make_release_tree(self, base_dir, files):
        super().make_release_tree(base_dir, files)
        left_out = {TOP / name for name in LEFT_OUT}

        def skipped(folder, names):
            return [name for name in names if Path(folder, name) in left_out or name.startswith("build")]

        for name in SOURCES:
            target = Path(base_dir, "library", name)
            target.parent.mkdir(parents=True, exist_ok=True)
            if (TOP / name).is_dir():
                shutil.copytree(TOP / name, target, ignore=skipped)
            else:
                shutil.copyfile(TOP / name, target)
        shutil.copyfile(TOP / "LICENSE", Path(base_dir, "LICENSE"))


setup(distclass=WithMachineCode, cmdclass={"build_py": BuildWithLibrary, "bdist_wheel": PlatformWheel, "sdist": WithSources})
