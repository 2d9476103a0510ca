#!/usr/bin/python3
"""make_labels.py GOTERR RECORDS OUT [--every N] -- ENGINE... : labels from any engine that speaks KataGo's analysis protocol.

GOTERR reads the records (files, folders, archives) and gives every Nth position (default 20) and the next; ENGINE is asked
about the ownership and the lead of each as it stands on the board. OUT gets two files: labels.tsv for goterr_planes (the
id of a game is its file's name without folder and ending), labels.ndjson for goterr_fit, with the final owner of every game
whose recorded result the program's count agrees with.
"""
import argparse
import json
import os
import subprocess
import sys
import threading

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


def positions(goterr, records, every):
    run = subprocess.run([goterr, "batch", "-q", "-f", "ndjson", "--every", str(every), *records],
                         capture_output=True, text=True)
    for line in run.stdout.splitlines():
        record = json.loads(line)
        if "error" not in record and record["width"] <= len(COLUMNS):
            yield record


def stones_of(record):
    width, height = record["width"], record["height"]
    for i, sign in enumerate(record["board"]):
        if sign in "XO":
            yield ["B" if sign == "X" else "W", f"{COLUMNS[i % width]}{height - i // width}"]


def query(record, number):
    return {"id": str(number), "initialStones": list(stones_of(record)), "moves": [],
            "initialPlayer": "B" if record["to_move"] == "black" else "W", "rules": record["rules"],
            "komi": record["komi"], "boardXSize": record["width"], "boardYSize": record["height"],
            "includeOwnership": True, "overrideSettings": {"reportAnalysisWinratesAs": "BLACK"}}


def answers(engine, queries):
    """By number; written and read at once, so that neither side waits for the other."""
    with subprocess.Popen(engine, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        def write():
            for q in queries:
                process.stdin.write(json.dumps(q) + "\n")
            process.stdin.close()
        writer = threading.Thread(target=write)
        writer.start()
        for line in process.stdout:
            answer = json.loads(line)
            if "ownership" in answer:
                yield int(answer["id"]), answer
        writer.join()


def agrees(record):
    """Whether the recorded score and the program's count are the same."""
    said, counted = record.get("recorded_result"), record["result"]
    return said is not None and record["finished"] and said.replace(" ", "").upper().rstrip(".0") == counted.upper().rstrip(".0")


def main():
    if "--" not in sys.argv:
        sys.exit(__doc__.strip())
    at = sys.argv.index("--")
    parser = argparse.ArgumentParser()
    parser.add_argument("goterr")
    parser.add_argument("records", nargs="+")
    parser.add_argument("out")
    parser.add_argument("--every", type=int, default=20)
    options, engine = parser.parse_args(sys.argv[1:at]), sys.argv[at + 1:]
    os.makedirs(options.out, exist_ok=True)
    found = list(positions(options.goterr, options.records, options.every))
    with open(f"{options.out}/labels.tsv", "w") as tsv, open(f"{options.out}/labels.ndjson", "w") as ndjson:
        for number, answer in sorted(answers(engine, (query(r, i) for i, r in enumerate(found))), key=lambda a: a[0]):
            record, lead = found[number], answer["rootInfo"]["scoreLead"]
            ownership = [max(-1.0, min(1.0, v)) for v in answer["ownership"]]
            code = "".join(ALPHABET[round((v + 1) / 2 * 63)] for v in ownership)
            game = os.path.splitext(os.path.basename(record["file"]))[0]
            tsv.write(f"{game}\t{record['move']}\t{lead:.1f}\t{code}\n")
            label = {k: record[k] for k in ("file", "board", "to_move", "komi", "captures", "rules")}
            ndjson.write(json.dumps({**label, "ownership": ownership}) + "\n")
        for record in found:
            if agrees(record):
                keys = ("file", "board", "to_move", "komi", "captures", "rules", "owner")
                margin = record["score_lead"]
                ndjson.write(json.dumps({**{k: record[k] for k in keys}, "margin": margin}) + "\n")


if __name__ == "__main__":
    main()
