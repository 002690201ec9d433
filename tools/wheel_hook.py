"""What hatchling runs when it makes a wheel: compiles the rules and puts the libraries into it.

The compiler's work is that of tools/compile.py, in a process and a tree of its own, so that src
stays free of libraries. IRONBRIDGE_PURE=1 leaves it out: such a wheel needs no compiler, fits every
machine, and plays the same games more slowly.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED = ("fluent-runtime", "librt", "mypy-extensions")
"""Of the dependencies, what the compiled modules import, beside the extra `build`."""
NO_COMPILER = (
    "Ironbridge compiles its rules, and there is no C compiler ({name}) on this machine. Install "
    "one, or set IRONBRIDGE_PURE=1 in the environment: the same games, played more slowly."
)


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]  # any kind of settings will do
    def dependencies(self) -> list[str]:
        if pure():
            return []
        project = self.metadata.core
        needed = [line for line in project.dependencies if line.startswith(NEEDED)]
        return [*project.optional_dependencies["build"], *needed]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if pure() or version == "editable":
            return
        missing = missing_compiler()
        if missing is not None:
            self.app.abort(NO_COMPILER.format(name=missing))
        tree = Path(self.root, "build", "wheel", sys.implementation.cache_tag, "tree")
        tree.mkdir(parents=True, exist_ok=True)
        compiler = Path(self.root, "tools", "compile.py")
        subprocess.run([sys.executable, str(compiler), "--wheel", str(tree)], check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in sorted((*tree.rglob("*.so"), *tree.rglob("*.pyd"))):
            build_data["force_include"][str(library)] = library.relative_to(tree).as_posix()


def pure() -> bool:
    return os.environ.get("IRONBRIDGE_PURE", "0") not in ("", "0")


def missing_compiler() -> str | None:
    """The C compiler that Python would call, if it is not there."""
    if sys.platform == "win32":
        return None  # setuptools finds Visual Studio itself, and says so if it is not there
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    name = command.split()[0]
    return None if shutil.which(name) else name
