/* A board in, its owners and score out, in plain C; and what happens to bad input. */
#include <goterr/goterr.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* Four columns: the edge is black's on one side and white's on the other. */
static const signed char board[] = {0, 1, -1, 0,
                                    0, 1, -1, 0,
                                    0, 1, -1, 0,
                                    0, 1, -1, 0};

static int failures = 0;

static void check(int good, const char* what) {
    if (good) return;
    ++failures;
    fprintf(stderr, "not so: %s\n", what);
}

static void estimate_the_board(void) {
    char* error = NULL;
    goterr_result* result = goterr_estimate_board(4, 4, board, "{\"rules\": \"chinese\", \"komi\": 0.5}", &error);
    check(result != NULL && error == NULL, "the board is estimated");
    if (result == NULL) return;
    check(goterr_width(result) == 4 && goterr_height(result) == 4, "the board has four lines");
    check(goterr_owner(result)[0] == 1 && goterr_owner(result)[3] == -1, "each side owns its edge");
    check(goterr_ownership(result)[0] > 0.5f, "the ownership agrees");
    check(fabs(goterr_lead(result) + 0.5) < 0.001, "white leads by the komi");
    check(goterr_low(result) <= goterr_lead(result) && goterr_lead(result) <= goterr_high(result), "the interval holds it");

    size_t size = 0;
    char* json = goterr_render(result, "json", NULL, &size, &error);
    check(json != NULL && size == strlen(json) && strstr(json, "\"result\":\"W+0.5\"") != NULL, "the record says so");
    goterr_free(json);
    char* picture = goterr_render(result, "png", NULL, &size, &error);
    check(picture != NULL && size > 1000 && memcmp(picture, "\x89PNG\r\n", 6) == 0, "there are PNG files");
    goterr_free(picture);
    check(goterr_render(result, "jpeg", NULL, NULL, &error) == NULL && error != NULL, "there are no JPEG files");
    goterr_free(error);
    goterr_result_free(result);
}

static void refuse(int width, int height, const signed char* stones, const char* options, const char* expected) {
    char* error = NULL;
    goterr_result* result = goterr_estimate_board(width, height, stones, options, &error);
    check(result == NULL && error != NULL && strstr(error, expected) != NULL, expected);
    goterr_free(error);
    goterr_result_free(result);
}

int main(void) {
    signed char odd[] = {7};
    check(goterr_abi_version() == GOTERR_ABI_VERSION, "the library is the header's");
    estimate_the_board();
    refuse(0, 4, board, NULL, "0x4");
    refuse(53, 4, board, NULL, "53x4");
    refuse(4, 4, NULL, NULL, "no board");
    refuse(1, 1, odd, NULL, "A1 is 7");
    refuse(4, 4, board, "{\"rules\": \"martian\"}", "'martian' is none of japanese");
    refuse(4, 4, board, "{\"rules\"", "a colon is missing");
    refuse(4, 4, board, "rules", "JSON object");
    refuse(4, 4, board, "{\"colour\": 1}", "no option 'colour'");
    goterr_estimate("", 0, NULL, NULL); /* nobody asks why */
    return failures == 0 ? 0 : 1;
}
