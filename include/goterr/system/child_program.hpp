/// Another program, started by a command of the shell, that is talked to in lines.
///
/// Nothing here waits longer than it is told to. What the program does not take yet is kept, and what it
/// writes is read before anybody asks for it. The end of its error stream is kept too, to be shown where it
/// fails. The program ends when this object goes. Where there are no such programs (Windows) starting one
/// throws.
#pragma once

#include <sys/types.h>

#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace goterr {

class ChildProgram {
public:
    /// Throws std::runtime_error, with a sentence, where the system starts none.
    explicit ChildProgram(const std::string& command);
    /// Closes its input, waits for it for a second, and then ends it and what it started.
    ~ChildProgram();
    ChildProgram(const ChildProgram&) = delete;
    ChildProgram& operator=(const ChildProgram&) = delete;

    /// Hands over a line, without its end, at the next `exchange`. Any thread may.
    void send(std::string_view line);
    /// Makes the `exchange` that is going on, or else the next one, return early. Any thread may.
    void wake();

    /// Writes what is to be sent and returns the whole lines that came, after the first or after so many
    /// milliseconds.
    std::vector<std::string> exchange(int milliseconds);
    /// Whether its output is at an end, or a line in it has none.
    bool is_over() const { return over_; }
    /// How it ended, such as `ended with status 1`. Ends it where it is still there.
    std::string ending();
    /// The last line of its error stream so far, as it came.
    std::string last_words() const;

private:
    void write_some();
    void read_some(std::vector<std::string>& lines);
    void read_errors();
    void end();
    bool wait_for(int milliseconds);

    std::mutex mutex_;  ///< guards what is to be sent
    std::string to_send_;
    std::string unfinished_;  ///< the line that is coming
    std::string errors_;      ///< the end of its error stream
    int in_ = -1, out_ = -1, err_ = -1;
    int wake_[2] = {-1, -1};
    pid_t process_ = -1;
    int status_ = 0;
    bool over_ = false;
    bool ended_by_us_ = false;
};

}  // namespace goterr
