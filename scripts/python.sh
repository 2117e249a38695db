# SPDX-License-Identifier: MIT
# find_python 3.12: prints the interpreter of that version, from the path or a version manager's folder; fails if there is
# none. For scripts to include.
find_python() {
  local each
  for each in "$(command -v "python$1" || true)" "${PYENV_ROOT:-$HOME/.pyenv}"/versions/"$1".*/bin/python \
              "${XDG_DATA_HOME:-$HOME/.local/share}"/uv/python/cpython-"$1".*/bin/python; do
    [ -n "$each" ] && "$each" -c "import sys; sys.exit(sys.version_info[:2] != tuple(map(int, '$1'.split('.'))))" \
      2> /dev/null && { echo "$each"; return; }
  done
  return 1
}
