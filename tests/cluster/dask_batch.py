#!/usr/bin/env python3
"""dask_batch.py [--scheduler ADDRESS | --workers N] [--shards N] OUTPUT PATH...: OUTPUT.I.ndjson for each shard I, over the processes of a
Dask cluster that share a file system; without --scheduler over N processes of this machine. Options of `goterr batch` go before
the first PATH, behind `--`.

A task is a number: the scheduler holds some hundred bytes for each shard, however many games there are, and records go from the program to
its file. A shard whose worker is killed is given to another, which goes on where the first stopped (--resume)."""
import argparse
import ctypes
import signal
import subprocess
import sys

import dask.bag
from dask.distributed import Client, LocalCluster


def end_with_worker():
    """Before the program starts: two of them must not write one file."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG of Linux


def shard(number, shards, output, arguments):
    """Makes the records of one shard; the name of their file, and whether all games could be read."""
    name = f"{output}.{number}.ndjson"
    command = ["goterr", "batch", "-q", "-j", "1", "--progress", "never", "--shard", f"{number}/{shards}", "--resume", "-o", name]
    done = subprocess.run(command + arguments, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, preexec_fn=end_with_worker)
    if done.returncode not in (0, 1):  # 1: some games could not be read, and their records say why
        raise RuntimeError(done.stderr.strip())
    return name, done.returncode == 0


def main():
    parser = argparse.ArgumentParser(usage=__doc__.partition(":")[0])
    parser.add_argument("--scheduler", help="the address of a running scheduler, such as tcp://head:8786")
    parser.add_argument("--workers", type=int, default=None, help="else so many processes here")
    parser.add_argument("--shards", type=int, default=64)
    parser.add_argument("output")
    parser.add_argument("paths", nargs=argparse.REMAINDER)
    asked = parser.parse_args()
    arguments = [argument for argument in asked.paths if argument != "--"]
    cluster = None if asked.scheduler else LocalCluster(n_workers=asked.workers, threads_per_worker=1, dashboard_address=None)
    with Client(asked.scheduler or cluster):
        shards = dask.bag.from_sequence(range(1, asked.shards + 1), npartitions=asked.shards)
        made = shards.map(shard, asked.shards, asked.output, arguments).compute()
    if cluster is not None:
        cluster.close()
    print(f"{len(made)} shards, {sum(not whole for _, whole in made)} with games that could not be read", file=sys.stderr)


if __name__ == "__main__":
    main()
