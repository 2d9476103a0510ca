/* goterr for C, and for every language that can call C.
 *
 * An estimate is made from the bytes of a file (SGF, a diagram, a server's format) or from a board, and read as plain
 * arrays or rendered as text. There are no globals and nothing to set up: any number of threads may call at once, and
 * share a result as long as nobody frees it.
 *
 * Arrays over the board run row by row from the top left; black is positive everywhere.
 *
 * Options are a JSON object with the names of the command line, or NULL:
 *
 *     {"rules": "chinese", "komi": 7.5, "until": 120, "dead": ["D4", "Q16"]}
 *
 * that is file, charset-of-record, until, game, variation, rules, komi, to-move, captures, ko (a point that may not be retaken), moves (points
 * and "pass", played on top in turn), dead, alive, seki, count, method, dilations, erosions, effort, seed, and for what is
 * rendered ownership, charset, style, marks, width, no-coordinates, no-caption, markup, add. {"longer-look": false} leaves out
 * the longer look at dragons in doubt of a position that is played on: in a third of the time, the lead, the owners and the
 * dead stones are the same, but fewer dragons' fates are known.
 *
 * Where something is wrong a function returns NULL and, where `error` is not NULL, puts a sentence in UTF-8 there, to be
 * freed with goterr_free. No function ends the program or lets an exception out.
 *
 * What stays: these functions, their meaning and the layout of their arguments, within one goterr_abi_version. Options,
 * formats and fields of the JSON record may be added. The C++ headers beside this one come with no such promise: they
 * fit the static library of the same version.
 */
#ifndef GOTERR_H
#define GOTERR_H

#include <stddef.h>

#if defined(__GNUC__) && !defined(_WIN32)
#define GOTERR_API __attribute__((visibility("default")))
#else
#define GOTERR_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define GOTERR_ABI_VERSION 1

/* An estimate with everything that belongs to it; never changed once it is made. */
typedef struct goterr_result goterr_result;

/* GOTERR_ABI_VERSION of the library that is running, and its version as text, such as "0.1.0". */
GOTERR_API int goterr_abi_version(void);
GOTERR_API const char* goterr_version(void);

/* The estimate of a position in `size` bytes of a file, 256 MB at most. */
GOTERR_API goterr_result* goterr_estimate(const char* bytes, size_t size, const char* options, char** error);

/* The estimate of a board: width * height values, each 1 (black), -1 (white) or 0; sides from 1 to 52. Japanese rules,
 * komi 6.5 and black to move where the options do not say otherwise. */
GOTERR_API goterr_result* goterr_estimate_board(int width, int height, const signed char* board,
                                                const char* options, char** error);

/* The board at the end of one sampled game, the quick player's on both sides, that `side` (1 or -1) begins: width * height values in
 * `end`, 1, -1, or 0 where nobody has the point; other seeds give other games. Returns `end`, or NULL. */
GOTERR_API signed char* goterr_sampled_game(int width, int height, const signed char* board, int side,
                                            unsigned seed, signed char* end, char** error);

/* Frees a result and the arrays read from it. NULL is allowed. */
GOTERR_API void goterr_result_free(goterr_result* result);

/* A whole record as JSON: who played, and every node with its move, comment and marks (render/game_tree.hpp says how). */
GOTERR_API char* goterr_game(const char* bytes, size_t size, const char* options, char** error);

/* A record that has been read: its positions are estimated without reading it again. Never changed. */
typedef struct goterr_record goterr_record;

/* One game of a record, and one line of it: the options game and variation. The others hold for its positions, unless
 * goterr_record_estimate says otherwise. The bytes are copied. */
GOTERR_API goterr_record* goterr_record_read(const char* bytes, size_t size, const char* options,
                                             char** error);

/* Frees a record; results made from it stay. NULL is allowed. */
GOTERR_API void goterr_record_free(goterr_record* record);

/* Moves and passes of the line; 0 where the record is NULL. */
GOTERR_API int goterr_record_moves(const goterr_record* record);

/* The record as goterr_game gives it. */
GOTERR_API char* goterr_record_game(const goterr_record* record, char** error);

/* The estimate of one of its positions: until, and any other option but file, game and variation. */
GOTERR_API goterr_result* goterr_record_estimate(const goterr_record* record, const char* options,
                                                 char** error);

/* What calls estimates off: so many seconds from now on (NaN: never by itself), or when any thread says so. It may be given to any
 * number of estimates and is freed when the last of them has returned. NULL: there is no memory for it. */
typedef struct goterr_stop goterr_stop;
GOTERR_API goterr_stop* goterr_stop_new(double seconds);
GOTERR_API void goterr_stop_now(goterr_stop* stop);
GOTERR_API void goterr_stop_free(goterr_stop* stop);

/* As goterr_record_estimate, but called off by `stop` (NULL: by nothing): NULL and a sentence then, some milliseconds later. What is not
 * called off is the same estimate. */
GOTERR_API goterr_result* goterr_record_estimate_until(const goterr_record* record, const char* options,
                                                       const goterr_stop* stop, char** error);

/* A map of the estimated position as JSON, as `goterr map NAME -f json` prints it: "bouzy", "influence", "order", "territory",
 * "eyes", "escape", "chains", "dragons" or "secure". `point`, NULL or such as "D4", is what "order" and "escape" start from. */
GOTERR_API char* goterr_map(const goterr_result* result, const char* name, const char* point, char** error);

/* Why a point, such as "D4", is judged as it is: a sentence a line. */
GOTERR_API char* goterr_explain(const goterr_result* result, const char* point, char** error);

/* The result as "json", "text", "svg", "sgf", "csv" or "png", or as what the pages read: "page", the position itself; "endgame",
 * what is left to play (as `goterr endgame -f json` has it); "best", a move that might be best; "record", the file in SGF with
 * the node of the option `add`, such as ";B[dd]", behind the position. A zero byte follows that `size` (where it is not
 * NULL) does not count. To be freed with goterr_free. */
GOTERR_API char* goterr_render(const goterr_result* result, const char* format, const char* options,
                               size_t* size, char** error);

/* Frees a text that this library has made. NULL is allowed. */
GOTERR_API void goterr_free(char* text);

/* What follows gives 0, NULL or NaN where the result is NULL. */

/* Sides of the board. */
GOTERR_API int goterr_width(const goterr_result* result);
GOTERR_API int goterr_height(const goterr_result* result);

/* Arrays of width * height values that live as long as the result. */
GOTERR_API const signed char* goterr_board(const goterr_result* result); /* 1 black, -1 white, 0 empty */
GOTERR_API const signed char* goterr_owner(
    const goterr_result* result); /* who gets the point: 1, -1, or 0 nobody */
GOTERR_API const signed char* goterr_dead(const goterr_result* result); /* 1 on stones judged dead */
GOTERR_API const signed char* goterr_seki(const goterr_result* result); /* 1 on stones alive in seki */
GOTERR_API const signed char* goterr_unsettled(
    const goterr_result* result); /* 1 on stones whose fate depends on who moves, or is not known */
GOTERR_API const float* goterr_ownership(
    const goterr_result* result); /* -1..1, the expected owner at the end */

/* Points by which black leads, komi included, and an interval that holds the final lead four times in five. */
GOTERR_API double goterr_lead(const goterr_result* result);
GOTERR_API double goterr_low(const goterr_result* result);
GOTERR_API double goterr_high(const goterr_result* result);

/* Black's chance to win, 0..1, a draw counting half. */
GOTERR_API double goterr_win_chance(const goterr_result* result);

#ifdef __cplusplus
}
#endif

#endif
