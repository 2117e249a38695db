# SPDX-License-Identifier: MIT
# Sourced by scripts that run several kinds of tests: `count` runs one kind, `finish` prints the total and exits.
passed=0
failed=0

# count COMMAND...: runs a command that ends with `N passed, M failed` and adds the numbers. The line may start with a
# colour code, which some tools leave there.
count() {
  local out line
  out=$(mktemp)
  "$@" 2>&1 | tee "$out"
  line=$(sed 's/\x1b\[[0-9;]*m//g' "$out" | tail -n 1)
  if [[ "$line" =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
    passed=$((passed + BASH_REMATCH[1]))
    failed=$((failed + BASH_REMATCH[2]))
  else
    echo "'$*' did not end with its numbers of tests" >&2
    failed=$((failed + 1))
  fi
  rm -f "$out"
}

finish() {
  printf '%d passed, %d failed\n' $passed $failed
  [ $failed -eq 0 ]
  exit
}
