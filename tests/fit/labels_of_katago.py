#!/usr/bin/python3
"""labels_of_katago.py < ANSWERS.jsonl > labels.tsv : labels for goterr_planes from KataGo's analysis engine.

Ask with "includeOwnership" and an "id" of the game's id, a colon and the number of moves played (`game17:40`); answers
that say who leads from the side to move's view (reportAnalysisWinratesAs = SIDETOMOVE) need --side-to-move.
"""
import json
import sys

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def main():
    of_mover = "--side-to-move" in sys.argv[1:]
    for line in sys.stdin:
        answer = json.loads(line)
        if "ownership" not in answer:
            continue
        game, _, move = answer["id"].rpartition(":")
        root = answer["rootInfo"]
        sign = -1 if of_mover and root.get("currentPlayer") == "W" else 1
        ownership = "".join(ALPHABET[round((max(-1, min(1, sign * v)) + 1) / 2 * 63)] for v in answer["ownership"])
        print("%s\t%d\t%.1f\t%s" % (game, answer.get("turnNumber", int(move)), sign * root["scoreLead"], ownership))


if __name__ == "__main__":
    main()
