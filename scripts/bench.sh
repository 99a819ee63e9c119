#!/bin/sh
# How fast missions are flown, in one run: missions per second, allocations, the full recorder's cost, the time to compare
# all recorded missions, and the instructions of one mission as callgrind counts them.
set -e
cd "$(dirname "$0")/.."
CARGO=${CARGO:-cargo}
"$CARGO" bench --quiet --package space-alert --bench flight

if ! command -v valgrind >/dev/null; then
  echo "instructions per mission: not measured, valgrind is not installed"
  exit 0
fi
binary=$("$CARGO" bench --quiet --package space-alert --bench flight --no-run --message-format=json |
  sed -n 's/.*"executable":"\([^"]*\/flight-[^"]*\)".*/\1/p' | tail -n 1)

# Reading the missions costs the same in both runs; two more rounds of 2,500 missions are the difference.
count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$binary" --rounds "$1" 2>&1 |
    sed -n 's/.*Collected *: *\([0-9]*\).*/\1/p'
}
few=$(count 1)
more=$(count 3)
echo "$(((more - few) / 5000)) instructions per mission (callgrind)"
