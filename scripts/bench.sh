#!/bin/sh
# Measures the flight engine: missions per second, allocations, cost of the full recorder, time to compare all recorded
# missions, and instructions per mission (callgrind).
set -e
cd "$(dirname "$0")/.."
CARGO=${CARGO:-cargo}
"$CARGO" bench --quiet --package space-alert --bench flight
# Galaxy Trucker: ships evaluated and flights flown per second, one core.
"$CARGO" bench --quiet --package galaxy-trucker --bench ships
# Galaxy Trucker: how much of a core a computer player needs while it builds; fails above 1 %.
"$CARGO" bench --quiet --package galaxy-trucker --bench bots
# Battleship Galaxies: commands applied and random battles of mission 1 per second, one core.
"$CARGO" bench --quiet --package battleship-galaxies --bench battle

if ! command -v valgrind >/dev/null; then
  echo "instructions per mission: not measured, valgrind is not installed"
  exit 0
fi
binary=$("$CARGO" bench --quiet --package space-alert --bench flight --no-run --message-format=json |
  sed -n 's/.*"executable":"\([^"]*\/flight-[^"]*\)".*/\1/p' | tail -n 1)

# Both runs read the same files; the difference is two more rounds of 2,500 missions.
count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$binary" --rounds "$1" 2>&1 |
    sed -n 's/.*Collected *: *\([0-9]*\).*/\1/p'
}
few=$(count 1)
more=$(count 3)
echo "$(((more - few) / 5000)) instructions per mission (callgrind)"
