/// Archives are made with the library itself, so that no tool has to be there.
#include <archive.h>
#include <archive_entry.h>

#include <locale.h>

#include <algorithm>
#include <sstream>

#include "../../../src/commands/batch/gzip_check.hpp"
#include "commands/batch/runs.hpp"
#include "commands/workspace.hpp"
#include "goterr/commands/batch_command.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

constexpr const char* game = "(;GM[1]FF[4]SZ[9]KM[0.5];B[cc];W[gg])\n";

struct Packed {
    std::string name, bytes;
};

using Setup = int (*)(archive*);

/// The writer of 7z and zip has to know which characters the bytes of a name are.
class Utf8Names {
public:
    Utf8Names() : locale_(::newlocale(LC_CTYPE_MASK, "C.UTF-8", locale_t{})), before_(::uselocale(locale_)) {}
    ~Utf8Names() {
        ::uselocale(before_);
        ::freelocale(locale_);
    }
    Utf8Names(const Utf8Names&) = delete;
    Utf8Names& operator=(const Utf8Names&) = delete;

private:
    locale_t locale_, before_;
};

void pack(const std::string& file, std::initializer_list<Setup> setups, const std::vector<Packed>& members) {
    const Utf8Names names;
    archive* out = archive_write_new();
    for (const Setup setup : setups) REQUIRE(setup(out) == ARCHIVE_OK);
    REQUIRE(archive_write_open_filename(out, file.c_str()) == ARCHIVE_OK);
    for (const Packed& member : members) {
        archive_entry* entry = archive_entry_new();
        archive_entry_set_pathname(entry, member.name.c_str());
        archive_entry_set_filetype(entry, AE_IFREG);
        archive_entry_set_perm(entry, 0644);
        archive_entry_set_size(entry, static_cast<la_int64_t>(member.bytes.size()));
        REQUIRE(archive_write_header(out, entry) == ARCHIVE_OK);
        archive_write_data(out, member.bytes.data(), member.bytes.size());
        archive_entry_free(entry);
    }
    REQUIRE(archive_write_close(out) == ARCHIVE_OK);
    archive_write_free(out);
}

/// File and game of every record.
std::string records_of_path(const Workspace& folder, const std::string& name) {
    BatchCommand command;
    command.paths = {folder.path(name)};
    command.format = batch_format_named("csv");
    command.request.options.effort = Effort::quick;
    command.header = command.summary = false;
    command.progress = Wish::never;
    std::istringstream in;
    std::ostringstream out, err;
    run(command, in, out, err);
    std::istringstream lines(out.str());
    std::string text;
    for (std::string line; std::getline(lines, line);)
        text += line.substr(folder.path("").size(), line.find(",9,9,") - folder.path("").size()) + '\n';
    return text;
}

const std::vector<Packed> club{{"./x/a.sgf", game},
                               {"x/.hidden.sgf", game},
                               {"readme.md", "hello"},
                               {"x/two.sgf", std::string(game) + game}};

/// What a run over the file prints.
BatchOutcome run_over(const Workspace& folder, const std::string& name) {
    BatchCommand command = csv({folder.path(name)});
    command.format = batch_format_named("ndjson");
    return run_batch(command);
}

}  // namespace

TEST_CASE("where a checksum is wrong the games are read, with a warning") {
    const Workspace folder;
    const auto with_last_changed = [&](const std::string& file, std::size_t from_end) {
        std::string bytes = folder.read(file);
        bytes[bytes.size() - from_end] ^= 1;
        folder.write(file, bytes);
    };
    pack(folder.path("a.sgf.gz"), {archive_write_set_format_raw, archive_write_add_filter_gzip},
         {{"a", game}});
    pack(folder.path("b.tar.gz"), {archive_write_set_format_ustar, archive_write_add_filter_gzip},
         {{"b.sgf", game}});
    for (const char* file : {"a.sgf.gz", "b.tar.gz"}) {
        CHECK(run_over(folder, file).err.empty());
        for (const std::size_t place : {1U, 8U}) {  // of the length, of the CRC
            with_last_changed(file, place);
            const BatchOutcome outcome = run_over(folder, file);
            CHECK(outcome.status == 0);
            CHECK(lines_in(outcome.out) == 1);
            CHECK(outcome.err ==
                  "goterr: " + folder.path(file) +
                      ": warning: may be damaged: the checksum at its end is not that of its bytes\n");
            with_last_changed(file, place);
        }
    }
    with_last_changed("a.sgf.gz", 8);
    CHECK(run_over(folder, "a.sgf.gz")
              .out.find("\"warnings\":[{\"line\":0,\"column\":0,\"message\":\"may be damaged") !=
          std::string::npos);
}

TEST_CASE("gzip files of several members are checked to the end") {
    const Workspace folder;
    pack(folder.path("a.gz"), {archive_write_set_format_raw, archive_write_add_filter_gzip}, {{"a", game}});
    const std::string one = folder.read("a.gz");
    std::string wrong = one;
    wrong[wrong.size() - 8] ^= 1;
    const auto fit = [](std::string bytes) {
        return gzip_checksums_fit([bytes, at = std::size_t{0}]() mutable {
            const std::size_t piece = std::min<std::size_t>(7, bytes.size() - at);
            return std::string_view(bytes).substr(std::exchange(at, at + piece), piece);
        });
    };
    CHECK(fit(one + one));
    CHECK(fit(one + "behind the end"));
    CHECK_FALSE(fit(wrong + one));
    CHECK_FALSE(fit(one + wrong));
    CHECK(fit("no gzip"));
}

TEST_CASE("zip, 7z and tar archives are read in place, the members that are games") {
    const Workspace folder;
    pack(folder.path("c.zip"), {archive_write_set_format_zip}, club);
    pack(folder.path("c.7z"), {archive_write_set_format_7zip}, club);
    pack(folder.path("c.tar.gz"), {archive_write_set_format_ustar, archive_write_add_filter_gzip}, club);
    for (const std::string name : {"c.zip", "c.7z", "c.tar.gz"})
        CHECK(records_of_path(folder, name) ==
              name + "!/x/a.sgf,1,2\n" + name + "!/x/two.sgf,1,2\n" + name + "!/x/two.sgf,2,2\n");
}

TEST_CASE("names beyond ASCII come out as they are, in every format and whatever the locale") {
    const Workspace folder;
    const std::string go = "\xe5\x9b\xb2\xe7\xa2\x81", cafe = "caf\xc3\xa9";
    const std::vector<Packed> members{{go + "/1.sgf", game},
                                      {cafe + ".sgf", game},
                                      {go + ".png", game},
                                      {go + "/broken.sgf", "(;SZ[9];B[zz])"}};
    pack(folder.path("a.7z"), {archive_write_set_format_7zip}, members);
    pack(folder.path("a.zip"), {archive_write_set_format_zip}, members);
    pack(folder.path("a.tar"), {archive_write_set_format_pax_restricted}, members);
    for (const std::string name : {"a.7z", "a.zip", "a.tar"}) {
        const std::string records = records_of_path(folder, name);
        INFO(records);
        CHECK(records.starts_with(name + "!/" + go + "/1.sgf,1,2\n" + name + "!/" + cafe + ".sgf,1,2\n" +
                                  name + "!/" + go + "/broken.sgf,1,"));
        CHECK(std::count(records.begin(), records.end(), '\n') == 3);
    }
}

TEST_CASE("what goterr keeps beside results is counted in archives too, and not read") {
    const Workspace folder;
    pack(folder.path("club.zip"), {archive_write_set_format_zip},
         {{"a.goterr.b.sgf", game}, {"x/out.csv.goterr.part", game}, {"out.csv.goterr.run", "{}"}});
    BatchCommand command = csv({folder.path("club.zip")});
    command.summary = true;
    const BatchOutcome outcome = run_batch(command);
    CHECK(lines_in(outcome.out) == 1);
    CHECK(outcome.err.find("\ngoterr: 2 files that goterr keeps") != std::string::npos);
}

TEST_CASE("members whose names begin with ways up are read, hidden ones are not") {
    const Workspace folder;
    pack(folder.path("o.tar"), {archive_write_set_format_ustar},
         {{"../games/a.sgf", game}, {"../../b.sgf", game}, {"./c.sgf", game}, {"../.git/d.sgf", game}});
    CHECK(records_of_path(folder, "o.tar") ==
          "o.tar!/../games/a.sgf,1,2\no.tar!/../../b.sgf,1,2\no.tar!/c.sgf,1,2\n");
}

TEST_CASE("a member whose name promises a game has a record though it holds none, others have not") {
    const Workspace folder;
    pack(folder.path("n.zip"), {archive_write_set_format_zip},
         {{"README", "nothing here"}, {"empty.sgf", "nothing here"}, {"a.sgf", game}});
    const std::string records = records_of_path(folder, "n.zip");
    CHECK(std::count(records.begin(), records.end(), '\n') == 2);
    CHECK(records.starts_with("n.zip!/empty.sgf,1,"));
    CHECK(records.ends_with("n.zip!/a.sgf,1,2\n"));
}

TEST_CASE("links and directories in an archive are no games; a link is told") {
    const Workspace folder;
    archive* out = archive_write_new();
    REQUIRE(archive_write_set_format_ustar(out) == ARCHIVE_OK);
    REQUIRE(archive_write_open_filename(out, folder.path("l.tar").c_str()) == ARCHIVE_OK);
    const auto add = [&](const char* name, unsigned type, const auto& set) {
        archive_entry* entry = archive_entry_new();
        archive_entry_set_pathname(entry, name);
        archive_entry_set_filetype(entry, type);
        archive_entry_set_perm(entry, 0644);
        set(entry);
        REQUIRE(archive_write_header(out, entry) == ARCHIVE_OK);
        archive_write_data(out, game, static_cast<std::size_t>(archive_entry_size(entry)));
        archive_entry_free(entry);
    };
    const auto with_bytes = [](archive_entry* entry) { archive_entry_set_size(entry, 35); };
    const auto to_a = [](archive_entry* entry) { archive_entry_set_symlink(entry, "a.sgf"); };
    const auto same_as_a = [](archive_entry* entry) { archive_entry_set_hardlink(entry, "a.sgf"); };
    add("d.sgf/", AE_IFDIR, [](archive_entry*) {});
    add("p.sgf", AE_IFIFO, [](archive_entry*) {});
    add("a.sgf", AE_IFREG, with_bytes);
    add("soft.sgf", AE_IFLNK, to_a);
    add("hard.sgf", AE_IFREG, same_as_a);
    add("readme.md", AE_IFLNK, to_a);
    REQUIRE(archive_write_close(out) == ARCHIVE_OK);
    archive_write_free(out);
    const BatchOutcome outcome = run_over(folder, "l.tar");
    CHECK(outcome.status == 0);
    CHECK(lines_in(outcome.out) == 1);
    const std::string file = "goterr: " + folder.path("l.tar") + "!/";
    CHECK(outcome.err == file + "soft.sgf: warning: is a link to a.sgf, and no game of its own\n" + file +
                             "hard.sgf: warning: is a link to a.sgf, and no game of its own\n");
}

TEST_CASE("archives and compressed files inside of archives are read, or have an error in their place") {
    const Workspace folder;
    pack(folder.path("a.sgf.gz"), {archive_write_set_format_raw, archive_write_add_filter_gzip},
         {{"a", game}});
    pack(folder.path("1.zip"), {archive_write_set_format_zip},
         {{"a.sgf.gz", folder.read("a.sgf.gz")}, {"b.sgf", game}, {"torn.zip", "PK\x03\x04 and no more"}});
    pack(folder.path("2.tar"), {archive_write_set_format_ustar},
         {{"1.zip", folder.read("1.zip")}, {"c.sgf", game}});
    pack(folder.path("3.7z"), {archive_write_set_format_7zip}, {{"2.tar", folder.read("2.tar")}});
    CHECK(records_of_path(folder, "2.tar")
              .starts_with("2.tar!/1.zip!/a.sgf.gz,1,2\n2.tar!/1.zip!/b.sgf,1,2\n2.tar!/1.zip!/torn.zip,1,"));
    CHECK(records_of_path(folder, "2.tar").ends_with("\n2.tar!/c.sgf,1,2\n"));
    const std::string deep = records_of_path(folder, "3.7z");
    CHECK(deep.starts_with("3.7z!/2.tar!/1.zip!/a.sgf.gz,1,"));
    CHECK(deep.find("is an archive inside of 3 others") != std::string::npos);
    CHECK(deep.ends_with("\n3.7z!/2.tar!/c.sgf,1,2\n"));
}

TEST_CASE("a single compressed file is that file") {
    const Workspace folder;
    pack(folder.path("a.sgf.gz"), {archive_write_set_format_raw, archive_write_add_filter_gzip},
         {{"a", game}});
    CHECK(records_of_path(folder, "a.sgf.gz") == "a.sgf.gz,1,2\n");
}

TEST_CASE("an archive is known by its content when its name says nothing") {
    const Workspace folder;
    pack(folder.path("download"), {archive_write_set_format_zip}, club);
    CHECK(records_of_path(folder, "download").starts_with("download!/x/a.sgf,1,2\n"));
}

TEST_CASE("a large member is cut into parts") {
    const Workspace folder;
    const std::string wordy = "(;GM[1]FF[4]SZ[9]KM[0.5]C[" + std::string(500, 'x') + "];B[cc];W[gg])\n";
    std::string many;
    for (int i = 0; i < 100; ++i) many += wordy;
    REQUIRE(many.size() > 40000);
    pack(folder.path("m.zip"), {archive_write_set_format_zip}, {{"m.sgf", many}});
    const std::string records = records_of_path(folder, "m.zip");
    CHECK(std::count(records.begin(), records.end(), '\n') == 100);
    CHECK(records.find("m.zip!/m.sgf,100,2\n") != std::string::npos);
}

TEST_CASE("a torn archive has a record that says so, behind the games that could be read") {
    const Workspace folder;
    std::string noise;
    for (unsigned i = 0, x = 1; i < 400000; ++i)
        noise += static_cast<char>('a' + ((x = x * 1664525U + 1013904223U) >> 24) % 26);
    pack(folder.path("c.tar.gz"), {archive_write_set_format_ustar, archive_write_add_filter_gzip},
         {{"a.sgf", game}, {"noise.txt", noise}, {"b.sgf", game}});
    const std::string whole = folder.read("c.tar.gz");
    folder.write("torn.tar.gz", whole.substr(0, whole.size() / 2));
    const std::string records = records_of_path(folder, "torn.tar.gz");
    CHECK(records.starts_with("torn.tar.gz!/a.sgf,1,2\n"));
    CHECK(records.find("\ntorn.tar.gz,") != std::string::npos);
    CHECK(records.find("b.sgf") == std::string::npos);
}

TEST_CASE("an archive that grows beyond all measure is read no further") {
    const Workspace folder;
    const std::string bomb =
        "(;C[" + std::string((std::size_t{64} << 20) + (std::size_t{1} << 20), 'a') + "])";
    pack(folder.path("bomb.tar.gz"), {archive_write_add_filter_gzip, archive_write_set_format_ustar},
         {{"bomb.sgf", bomb}});
    BatchCommand command;
    command.paths = {folder.path("bomb.tar.gz")};
    command.format = batch_format_named("csv");
    command.summary = false;
    command.progress = Wish::never;
    std::istringstream in;
    std::ostringstream out, err;
    CHECK(run(command, in, out, err) == 1);
    CHECK(err.str().find("grows to more than 200 times its size") != std::string::npos);
}
