#!/usr/bin/env python3
"""make.py: writes the tables of this folder from what the system's iconv knows.

A line of a table is the code of its first character, and the characters of this code and of those that follow; the next
line begins behind a gap. ASCII and control characters are left out. gb18030_ranges.inc has runs of GB18030's codes of four
bytes: the place of the first code among them, its character, how many.
"""
import ctypes
from pathlib import Path

FOLDER = Path(__file__).parent
LIBC = ctypes.CDLL(None)
LIBC.iconv_open.restype = ctypes.c_void_p
LIBC.iconv_open.argtypes = [ctypes.c_char_p] * 2
LIBC.iconv.argtypes = [ctypes.c_void_p] * 5
LIBC.iconv.restype = ctypes.c_size_t
PAIRS = {  # table: charsets, of which the later ones fill the gaps of those before them
    "gb18030": ["GB18030"],
    "big5": ["BIG5", "CP950"],
    "shift_jis": ["SHIFT_JIS", "CP932"],
    "euc_kr": ["CP949"],
    "euc_jp": ["EUC-JP"],
}
SINGLES = ["ISO-8859-%d" % n for n in (*range(1, 12), 13, 14, 15, 16)] + ["CP%d" % n for n in (874, *range(1250, 1259))] + \
    ["KOI8-R", "KOI8-U"]


def converted(charset, codes):
    """The character of each code, or None."""
    converter = LIBC.iconv_open(b"UTF-32LE", charset.encode())
    return [character_of(converter, code) for code in codes]


def character_of(converter, code):
    """Alone and as a whole, or None."""
    room = ctypes.create_string_buffer(16)
    source, target = ctypes.c_char_p(code), ctypes.c_char_p(ctypes.addressof(room))
    left, free = ctypes.c_size_t(len(code)), ctypes.c_size_t(len(room))
    LIBC.iconv(converter, None, None, None, None)
    failed = LIBC.iconv(converter, ctypes.byref(source), ctypes.byref(left), ctypes.byref(target), ctypes.byref(free))
    LIBC.iconv(converter, None, None, ctypes.byref(target), ctypes.byref(free))
    text = room.raw[:len(room) - free.value].decode("utf-32-le")
    return text if failed == 0 and len(text) == 1 and is_told(text) else None


def is_told(character):
    return ord(character) >= 0xa0


def table_of(charsets, codes):
    table = {}
    for charset in charsets:
        for code, character in zip(codes, converted(charset, codes)):
            if character:
                table.setdefault(int.from_bytes(code, "big"), character)
    return table


def lines_of(table):
    runs, last = [], None
    for code, character in sorted(table.items()):
        if last is None or code != last + 1:
            runs.append([code, ""])
        runs[-1][1] += character
        last = code
    return ['{0x%x, "%s"},' % (code, text) for code, text in runs]


def write(name, lines):
    (FOLDER / name).write_text("".join(line + "\n" for line in lines), encoding="utf-8")


def ranges():
    """Of characters with two bytes in UTF-16; all others follow one another from 90308130 on."""
    codes = [bytes((a, b, c, d)) for a in range(0x81, 0x85) for b in range(0x30, 0x3a) for c in range(0x81, 0xff)
             for d in range(0x30, 0x3a)]
    found, last = [], None
    for place, character in enumerate(converted("GB18030", codes)):
        if character is None:
            continue
        if last != (place - 1, ord(character) - 1):
            found.append([place, ord(character), 0])
        found[-1][2] += 1
        last = (place, ord(character))
    return ["{%d, 0x%x, %d}," % tuple(run) for run in found]


def main():
    high = [bytes((a,)) for a in range(0x80, 0x100)]
    pairs = [bytes((a, b)) for a in range(0x81, 0xff) for b in range(0x30, 0xff) if b != 0x7f]
    for name, charsets in PAIRS.items():
        write(name + ".inc", lines_of({**table_of(charsets, high), **table_of(charsets, pairs)}))
    singles = []
    for charset in SINGLES:
        name = charset.lower().replace("-", "")
        singles += ['{"%s", %s' % (name, line[1:]) for line in lines_of(table_of([charset], high))]
    write("single_bytes.inc", singles)
    write("gb18030_ranges.inc", ranges())


if __name__ == "__main__":
    main()
