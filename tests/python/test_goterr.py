"""The Python package: GOTERR_LIBRARY says which library, GOTERR which program it is compared with."""

import copy
import gc
import json
import multiprocessing
import os
import pathlib
import pickle
import resource
import subprocess
import sys
import threading

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src" / "python"))

import goterr  # noqa: E402

GAMES = sorted((ROOT / "data" / "games").glob("*.sgf"))
BOARD = ". X O .\n. X O .\n. X O .\n. X O .\n"
SIGNS = [[0, 1, -1, 0]] * 4


def rows(array):
    return [list(map(float, row)) for row in array]


def test_a_diagram_is_estimated():
    e = goterr.estimate(BOARD, rules="chinese", komi=0.5)
    assert e.result == "W+0.5"
    assert e.lead == -0.5
    assert e.shape == (4, 4)
    assert rows(e.owner) == [[1, 1, -1, -1]] * 4
    assert e.interval[0] <= e.lead <= e.interval[1]


def test_a_board_gives_what_its_diagram_gives():
    by_board = goterr.board(SIGNS, rules="chinese", komi=0.5)
    by_text = goterr.estimate(BOARD, rules="chinese", komi=0.5)
    assert by_board.json() == by_text.json()
    assert rows(by_board.stones) == rows(SIGNS)


def test_a_rectangle_is_height_by_width_with_the_top_row_first():
    e = goterr.board([[0, 0, 0, 0, 0], [1, 1, 1, 1, 1], [-1, -1, -1, -1, -1], [0, 0, 0, 0, 0]])
    assert e.shape == (4, 5)
    assert rows(e.owner)[0] == [1] * 5
    assert rows(e.ownership)[3][0] < 0
    if hasattr(e.ownership, "dtype"):
        assert e.ownership.shape == (4, 5) and e.ownership.dtype == "float32"


def test_a_point_is_explained():
    e = goterr.estimate(BOARD)
    assert "A1" in e.explain("A1")
    with pytest.raises(goterr.GoterrError, match="not a point"):
        e.explain("?")


def test_dead_stones_have_names_and_places():
    e = goterr.estimate(ROOT / "data/positions/dead-stones-9x9.txt", rules="chinese", komi=6.5)
    assert e.result == "B+16.5"
    height, width = e.shape
    marked = {(r, c) for r in range(height) for c in range(width) if e.dead_stones[r][c]}
    assert marked == {(height - int(name[1:]), "ABCDEFGHJ".index(name[0])) for name in e.dead}


@pytest.mark.skipif("GOTERR" not in os.environ, reason="GOTERR is the program to compare with")
@pytest.mark.parametrize("options", [{}, {"rules": "chinese", "effort": "quick"}])
def test_records_are_those_of_the_program_byte_for_byte(options):
    games = [str(path) for path in GAMES]
    games += [str(p) for p in sorted((ROOT / "data" / "positions").glob("*.txt"))]
    given = [f"--{name}={value}" for name, value in options.items()]
    expected = subprocess.run(
        [os.environ["GOTERR"], "batch", "-q", "-f", "ndjson", "--ownership", *given, *games], stdout=subprocess.PIPE
    ).stdout.splitlines()
    assert len(games) == len(expected) > 10
    estimates = goterr.batch(games, workers=2, **options)
    for line, e in zip(expected, estimates):
        if e:
            assert e.json().encode().rstrip(b"\n") == line
        else:
            assert b'"error"' in line


def test_batch_keeps_the_order_and_goes_on_behind_what_cannot_be_read(tmp_path):
    bad = tmp_path / "bad.sgf"
    bad.write_text("(;SZ[19];B[dd")
    results = list(goterr.batch([GAMES[0], bad, tmp_path / "none.sgf", GAMES[1]], workers=3, effort="quick"))
    assert [bool(r) for r in results] == [True, False, False, True] or results[1]  # a cut game may be read as far as it goes
    assert isinstance(results[2].error, FileNotFoundError)
    assert results[0].file == str(GAMES[0]) and results[3].file == str(GAMES[1])


def test_the_record_reads_as_attributes():
    e = goterr.estimate(GAMES[0])
    assert e.confident == e.record["confident"]
    assert e.record == json.loads(e.json())
    assert "score" in dir(e)
    with pytest.raises(AttributeError):
        e.colour


def test_jupyter_gets_a_picture():
    svg = goterr.estimate(BOARD)._repr_svg_()
    assert svg.startswith("<svg ") and svg.rstrip().endswith("</svg>")
    assert "goterr.Estimate 4x4" in repr(goterr.estimate(BOARD))
    assert goterr.estimate(BOARD).render("png")[:4] == b"\x89PNG"


@pytest.mark.parametrize(
    "call, error, words",
    [
        (lambda: goterr.board([[0, 1], [0]]), ValueError, "equally long"),
        (lambda: goterr.board([]), goterr.GoterrError, "0x0"),
        (lambda: goterr.board([[0] * 53] * 53), goterr.GoterrError, "53x53"),
        (lambda: goterr.board([[2]]), ValueError, "2 is no stone"),
        (lambda: goterr.estimate(b""), goterr.GoterrError, "0 bytes"),
        (lambda: goterr.estimate(b"\0\xff" * 1000), goterr.GoterrError, "."),
        (lambda: goterr.estimate(BOARD, rules="martian"), goterr.GoterrError, "japanese"),
        (lambda: goterr.estimate(BOARD, komi="many"), goterr.GoterrError, "number"),
        (lambda: goterr.estimate(BOARD, colour="red"), goterr.GoterrError, "colour"),
        (lambda: goterr.estimate(BOARD, dead=["Z99"]), goterr.GoterrError, "Z99"),
        (lambda: goterr.estimate(BOARD, dead=["A1"]), goterr.GoterrError, "no stone"),
        (lambda: goterr.estimate(BOARD).render("jpeg"), goterr.GoterrError, "jpeg"),
        (lambda: goterr.estimate("/no/such/file.sgf"), FileNotFoundError, "file.sgf"),
        (lambda: goterr.estimate(12), TypeError, "int"),
        (lambda: goterr.batch([], workers=0), ValueError, "worker"),
    ],
)
def test_what_is_wrong_is_said_clearly(call, error, words):
    with pytest.raises(error, match=words):
        call()


def test_long_text_and_hostile_comments_are_read_or_refused():
    with pytest.raises(goterr.GoterrError, match="256 MB"):
        goterr.estimate(b"(;" + b" " * (1 << 28))
    hostile = "(;SZ[9]C[" + "\\]" * 100_000 + "\0<script>" + "(" * 100_000 + "];B[ee])"
    assert goterr.estimate(hostile, effort="quick").move == 1


def test_names_in_other_charsets_and_text_in_every_script():
    text = "(;GM[1]CA[GB18030]PB[\u53e4\u529b]SZ[9];B[ee])".encode("gb18030")
    assert goterr.estimate(text, file="\u68cb\U0001f600.sgf").file == "\u68cb\U0001f600.sgf"


def test_threads_share_a_result():
    e = goterr.estimate(GAMES[0], effort="quick")
    seen = set()
    threads = [threading.Thread(target=lambda: seen.add(e.json())) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seen) == 1


def test_memory_returns_after_ten_thousand_calls():
    def some(count):
        for i in range(count):
            goterr.board(SIGNS, effort="quick").json()
            if i % 10 == 0:
                with pytest.raises(goterr.GoterrError):
                    goterr.estimate(b"?")
        gc.collect()
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    before = some(1000)
    assert some(10_000) - before < 4000  # kilobytes


def test_estimates_are_copied_and_pickled_by_value():
    for e in (goterr.estimate(BOARD, rules="chinese", komi=0.5), goterr.board(SIGNS, komi=3.5)):
        others = [copy.copy(e), copy.deepcopy(e), pickle.loads(pickle.dumps(e)), copy.copy(pickle.loads(pickle.dumps(e)))]
        expected = e.json(), rows(e.ownership)
        del e
        gc.collect()
        assert [(other.json(), rows(other.ownership)) for other in others] == [expected] * 4


def test_estimates_come_back_from_other_processes():
    with multiprocessing.Pool(2) as pool:
        estimates = pool.map(goterr.estimate, [str(path) for path in GAMES[:4]])
    assert [e.json() for e in estimates] == [goterr.estimate(path).json() for path in map(str, GAMES[:4])]
