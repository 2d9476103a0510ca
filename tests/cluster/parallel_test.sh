#!/bin/bash
# parallel_test.sh GOTERR: runs parallel.sh, kills it on the way, runs it again, and compares what the shards make together with a single
# run. Exit status 77: skipped.
set -eu
here=$(dirname "$(realpath "$0")")
command -v parallel >/dev/null || { echo "skipped: GNU parallel is not installed (parallel)"; exit 77; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin" && ln -s "$(realpath "$1")" "$work/bin/goterr"
export PATH=$work/bin:$PATH
cd "$work"
cp -r "$here/../../data/games" games

goterr batch -q --every 1 -o single.ndjson games
setsid "$here/parallel.sh" 3 out --every 1 games 2>/dev/null &
first=$!
while ! ls out.*.part >/dev/null 2>&1 && kill -0 $first 2>/dev/null; do sleep 0.05; done
# GNU parallel gives its jobs process groups of their own; the session is what they share.
ps -o pid= --sid $first | xargs -r kill -9 2>/dev/null || true
wait $first 2>/dev/null || true
"$here/parallel.sh" 3 out --every 1 games
cat out.[1-3].ndjson | sort | cmp - <(sort single.ndjson)

# What is finished is left alone, by the same work and by other work, which is refused.
finished=$(stat -c '%n %i %Y' out.[1-3].ndjson)
"$here/parallel.sh" 3 out --every 1 games
if "$here/parallel.sh" 3 out --every 1 --komi 30 games; then echo "other work was taken for the same" >&2; exit 1; fi
[ "$finished" = "$(stat -c '%n %i %Y' out.[1-3].ndjson)" ]
echo "$(wc -l <single.ndjson) records of 3 shards equal the single run"
