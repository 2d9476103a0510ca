#!/bin/bash
# dask_test.sh GOTERR: runs dask_batch.py over three processes, kills one of them and its program on the way, and compares what the shards
# make together with a single run. Exit status 77: skipped.
set -eu
here=$(dirname "$(realpath "$0")")
python=/usr/bin/python3
"$python" -c 'import distributed' 2>/dev/null || { echo "skipped: Dask is not installed (python3-distributed)"; exit 77; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin" && ln -s "$(realpath "$1")" "$work/bin/goterr"
export PATH=$work/bin:$PATH
cd "$work"
mkdir games
for copy in 1 2 3 4; do cp -r "$here/../../data/games" "games/$copy"; done

goterr batch -q --every 4 -o single.ndjson games
setsid "$python" "$here/dask_batch.py" --workers 3 --shards 12 out --every 4 games 2>log &
run=$!
for _ in $(seq 600); do
    working=$(ps -o ppid=,comm= --sid $run | awk -v run=$run '$2 == "goterr" && $1 != run {print $1; exit}')
    [ -n "$working" ] && break
    kill -0 $run 2>/dev/null || break
    sleep 0.05
done
[ -n "$working" ] || { cat log; echo "no program was seen at work" >&2; exit 1; }
kill -9 "$working"  # the worker that started a program
wait $run || { cat log; exit 1; }
grep -q '^12 shards, 0 with games' log || { cat log; exit 1; }
cat out.*.ndjson | sort | cmp - <(sort single.ndjson)
shards=(out.*.ndjson)
[ "${#shards[@]}" = 12 ]
echo "$(wc -l <single.ndjson) records of 12 shards equal the single run, one worker killed"
