#!/bin/bash
# slurm_test.sh GOTERR: runs array.sbatch on a Slurm of one node, with a task requeued on the way, and compares what the shards make
# together with a single run. Exit status 77: skipped.
set -eu
here=$(dirname "$(realpath "$0")")
for program in sbatch slurmctld slurmd munged; do
    command -v $program >/dev/null || { echo "skipped: $program is not installed (slurm-wlm, munge)"; exit 77; }
done
[ "$(id -u)" = 0 ] || { echo "skipped: a Slurm of one's own needs root"; exit 77; }

work=$(mktemp -d)
slurm=$work/slurm
. "$here/local_slurm.sh"
trap 'stop_slurm; rm -rf "$work"' EXIT
mkdir "$work/bin" && ln -s "$(realpath "$1")" "$work/bin/goterr"
export PATH=$work/bin:$PATH
cd "$work"
mkdir games
for copy in 1 2; do
    for game in "$here"/../../data/games/*.sgf; do cp "$game" "games/$copy-$(basename "$game")"; done
done

goterr batch -q --every 1 -o single.ndjson games
start_slurm
job=$(sbatch --parsable --array=1-4 --output=task-%a.log "$here/array.sbatch" 4 out --every 1 games)

# The second task is taken back as soon as it has written something, and begins again.
wait_until 120 test -s out.2.ndjson.goterr.part -o -e out.2.ndjson
scontrol requeue "${job}_2" && echo "task 2 was requeued with $(cat out.2.ndjson* | wc -l) records written"
# A controller that does not answer has said nothing.
all_done() { queue=$(squeue -h 2>/dev/null) && [ -z "$queue" ]; }
wait_until 300 all_done

cat task-*.log >&2
cat out.[1-4].ndjson | sort | cmp - <(sort single.ndjson)
echo "$(wc -l <single.ndjson) records of 4 tasks equal the single run"
