#!/bin/sh
# parallel.sh N OUTPUT PATH...: OUTPUT.I.ndjson for each shard I of N with GNU parallel, here or on other machines (add --sshlogin). What
# is finished is not done again, and what was killed goes on where it stopped.
# goterr ends with status 1 where some games cannot be read: their records say why. A job is done when its output has its name.
set -eu
shards=$1
output=$2
shift 2
seq "$shards" | parallel --quote sh -c '"$@" || { [ $? -eq 1 ] && [ -e "$0" ]; }' "$output.{}.ndjson" \
    goterr batch --shard "{}/$shards" --resume -o "$output.{}.ndjson" --progress never -j 1 "$@"
