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
    with pytest.raises(goterr.GoterrError, match="no point"):
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


def test_the_charset_of_a_record_can_be_said():
    record = "(;GM[1]SZ[9]CA[UTF-8]PB[古力];B[ee])".encode("gbk")
    assert goterr.estimate(record, charset_of_record="GB18030").record["black_player"] == "古力"
    with pytest.raises(goterr.GoterrError, match="klingon"):
        goterr.estimate(record, charset_of_record="klingon")


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


# --- what callers have: files, arrays, numbers of numpy ---------------------------------------------------------


def test_files_that_are_open_are_read():
    with open(GAMES[0], "rb") as binary:
        assert goterr.estimate(binary) == goterr.estimate(GAMES[0])
    with open(GAMES[0], encoding="utf-8") as text:
        assert goterr.estimate(text).file == str(GAMES[0])
    import io

    assert goterr.estimate(io.StringIO(BOARD)).record == goterr.estimate(BOARD).record


def test_a_byte_order_mark_is_no_name_of_a_file():
    record = "(;SZ[9];B[ee])"
    for marked in ("\ufeff" + record, ("\ufeff" + record).encode("utf-8"), ("\ufeff" + BOARD)):
        assert goterr.estimate(marked).move in (0, 1)
    assert goterr.estimate("\ufeff" + record) == goterr.estimate(record)


def test_estimates_are_equal_where_their_records_are():
    assert goterr.board(SIGNS) == goterr.estimate(BOARD)
    assert goterr.board(SIGNS) != goterr.board(SIGNS, komi=0)
    assert goterr.board(SIGNS) != "an estimate"
    assert len({goterr.board(SIGNS), goterr.estimate(BOARD)}) == 1


def test_arrays_cannot_be_written_to():
    e = goterr.board(SIGNS)
    for array in (e.ownership, e.owner, e.stones, e.dead_stones, e.seki_stones, e.unsettled_stones):
        with pytest.raises((ValueError, TypeError)):
            array[0][0] = 1


def test_numbers_and_arrays_of_numpy():
    numpy = pytest.importorskip("numpy")
    expected = goterr.board(SIGNS, komi=0.5, captures=(1, 2), seed=3)
    for kind in (numpy.int8, numpy.int64, numpy.float32):
        given = goterr.board(numpy.array(SIGNS, kind), komi=numpy.float64(0.5), captures=numpy.array([1, 2]), seed=numpy.int32(3))
        assert given == expected
    assert goterr.estimate(GAMES[0], until=numpy.int64(20)).move == 20
    with pytest.raises(ValueError, match="nan is no stone"):
        goterr.board(numpy.array([[numpy.nan]]))


@pytest.mark.parametrize(
    "call, error, words",
    [
        (lambda: goterr.batch("game.sgf"), TypeError, "many sources"),
        (lambda: goterr.batch(GAMES[0]), TypeError, "many sources"),
        (lambda: goterr.board(BOARD), TypeError, "rows of 1"),
        (lambda: goterr.board([1, 0]), TypeError, "rows of 1"),
        (lambda: goterr.board(["XO", "OX"]), TypeError, "rows of 1"),
        (lambda: goterr.board([[0.5]]), ValueError, "0.5 is no stone"),
        (lambda: goterr.board(SIGNS, komi=float("nan")), ValueError, "komi: nan is not a number"),
        (lambda: goterr.board(SIGNS, captures=(0, float("inf"))), ValueError, "captures: inf is not a number"),
        (lambda: goterr.board(SIGNS, dead=b"B1"), TypeError, "dead: bytes"),
        (lambda: goterr.board(SIGNS, moves=["B1"]), goterr.GoterrError, "a stone already"),
    ],
)
def test_what_is_meant_otherwise_is_refused(call, error, words):
    with pytest.raises(error, match=words):
        call()


# --- dragons, layers, games --------------------------------------------------------------------------------------


def test_dragons_have_both_fates():
    e = goterr.estimate(ROOT / "data/positions/dead-stones-9x9.txt")
    assert {stone for d in e.dragons for stone in d.stones if d.status == "dead"} == set(e.dead)
    assert all(d.owner_first.outcome in ("alive", "dead", "seki", "ko", "unknown") for d in e.dragons)
    assert all(d.attacker_first.known in ("proved", "read", "sampled") for d in e.dragons)
    assert e.dragons[0].side in ("black", "white") and e.dragons[0].reason


@pytest.mark.skipif("GOTERR" not in os.environ, reason="GOTERR is the program to compare with")
@pytest.mark.parametrize("name", goterr.LAYERS)
def test_layers_are_those_of_the_program(name):
    game = GAMES[0]
    expected = json.loads(subprocess.run([os.environ["GOTERR"], "map", name, "-f", "json", str(game)], stdout=subprocess.PIPE).stdout)
    layer = goterr.estimate(game).layer(name)
    assert set(layer) >= {"layer", "width", "height"}
    for key, value in expected.items():
        if hasattr(layer[key], "shape"):
            found = [None if x != x else x for x in map(float, layer[key].ravel())]
            assert found == pytest.approx(value) if None not in value else all((a is None) == (b is None) for a, b in zip(found, value))
        elif key != "about":
            assert layer[key] == value


def test_all_layers_of_a_board_with_and_without_stones():
    assert set(goterr.board(SIGNS).layers()) == set(goterr.LAYERS)
    assert "bouzy" in goterr.board([[0] * 5] * 5).layers()
    with pytest.raises(goterr.GoterrError, match="no map"):
        goterr.board(SIGNS).layer("moyo")


def test_the_chance_to_win_follows_the_lead():
    chances = [goterr.estimate(GAMES[0], komi=komi).win_chance for komi in (-300, 300)]
    assert chances[0] > 0.99 and chances[1] < 0.01


FORKED = "(;SZ[9]KM[5.5]PB[Kita]PW[Minami]BR[3d]DT[2001-02-03]C[start];B[ee]C[one];W[cc](;B[gg];W[])(;B[gc]C[other]))"


def test_a_game_is_read_once():
    game = goterr.read(FORKED, variation="2", rules="chinese")
    assert (game.black, game.white, game.black_rank, game.date, game.komi) == ("Kita", "Minami", "3d", "2001-02-03", 5.5)
    assert len(game) == 3
    assert [(m.side, m.point) for m in game.moves] == [("black", "E5"), ("white", "C7"), ("black", "G7")]
    assert game.comments == ("start", "one", "", "other")
    assert [e.move for e in game] == [0, 1, 2, 3]
    for until in range(4):
        assert game[until] == goterr.estimate(FORKED, variation="2", rules="chinese", until=until)
    assert game[-1] == game.estimate() and game.estimate(until=1, komi=0).komi == 0
    with pytest.raises(IndexError, match="3 moves"):
        game[4]
    main = goterr.read(FORKED)
    assert main.moves[-1].point is None and len(main) == 4
    again = pickle.loads(pickle.dumps(game))
    assert again[2] == game[2] and pickle.loads(pickle.dumps(game[2])) == game[2]
    assert "Kita" in repr(game) and bool(goterr.read("(;SZ[9])"))


def test_a_game_s_estimates_outlive_it():
    e = goterr.read(FORKED)[1]
    gc.collect()
    assert e.move == 1 and "Kita" in e.render("sgf")


def test_a_frame_has_a_row_for_each_source(tmp_path):
    pytest.importorskip("pandas")
    bad = tmp_path / "bad.sgf"
    bad.write_text("no game")
    frame = goterr.batch([GAMES[0], bad, GAMES[1]], effort="quick").to_frame()
    assert list(frame["file"]) == [str(GAMES[0]), str(bad), str(GAMES[1])]
    assert frame["error"].isna().tolist() == [True, False, True]
    assert frame["score_lead"][0] == goterr.estimate(GAMES[0], effort="quick").score_lead
    assert "score_black_territory" in frame and "win_chance" in frame


# --- types, and the package as a program -------------------------------------------------------------------------


def run_module(*arguments, stdin=""):
    return subprocess.run(
        [sys.executable, "-m", "goterr", *arguments], input=stdin, capture_output=True, encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(ROOT / "src" / "python")},
    )  # fmt: skip


def test_the_package_is_a_program_too():
    assert json.loads(run_module("-f", "json", "--komi", "0.5", stdin=BOARD).stdout)["komi"] == 0.5
    assert run_module("--explain", "A1", stdin=BOARD).stdout.startswith("A1 ")
    failed = run_module("/no/such/file.sgf", str(GAMES[0]))
    assert failed.returncode == 1 and "/no/such/file.sgf: error:" in failed.stderr and failed.stdout
    assert goterr.library_version() in run_module("--version").stdout


TYPED = """
import goterr
import numpy

record: str = goterr.estimate("game.sgf", rules="chinese", until=numpy.int64(3), komi=7).result
lead: float = goterr.board(numpy.zeros((9, 9)), to_move="white", dead=["D4"]).lead
rows: goterr.Estimate = goterr.board([[0, 1], [1, 0]])
game: goterr.Game = goterr.read(open("game.sgf"), game=2)
leads: list[float] = [e.score["black"]["territory"] for e in game] + [game.estimate(until=2).win_chance]
names: list[str] = [r.result for r in goterr.batch(["a.sgf", b"(;)"], workers=2, effort="quick") if isinstance(r, goterr.Estimate)]
"""

MISTAKES = [
    'goterr.estimate("game.sgf", rulez="chinese")', 'goterr.estimate("game.sgf", rules="martian")', 'goterr.board("X O")',
    "goterr.estimate(12)", 'goterr.batch(["a.sgf"], rulez="chinese")', "game.estimate(game=2)", 'rows.colour', "rows.result + 1",
]  # fmt: skip


def test_options_and_results_are_typed(tmp_path):
    api = pytest.importorskip("mypy.api")
    source = tmp_path / "typed.py"
    source.write_text(TYPED + "".join(mistake + "\n" for mistake in MISTAKES))
    os.environ["MYPYPATH"] = str(ROOT / "src" / "python")
    said, problems, _ = api.run(["--strict", "--cache-dir", str(tmp_path / "cache"), str(source)])
    assert not problems
    wrong = {int(line.split(":")[1]) for line in said.splitlines() if ": error:" in line and line.startswith(str(source))}
    first = TYPED.count("\n") + 1
    assert wrong == set(range(first, first + len(MISTAKES))), said
    inside, _, status = api.run(["--strict", "--cache-dir", str(tmp_path / "cache"), str(ROOT / "src/python/goterr")])
    assert status == 0, inside
