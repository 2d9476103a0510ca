/// The bytes of a file as text: UTF-16 converted, a byte order mark passed over.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "oddities.hpp"

namespace goterr {

struct RecordText {
    std::string_view bytes;
    std::shared_ptr<const std::string> own;  ///< the text where it is not the bytes themselves
    std::size_t begin = 0;                   ///< behind the mark; columns count its bytes
    Oddities odd;

    std::string_view view() const { return own ? std::string_view(*own) : bytes; }
};

RecordText record_text(std::string_view bytes);

/// How many bytes the games take that are there as a whole, in a format of several games that is no SGF: all
/// but the last.
std::size_t whole_pieces(std::string_view bytes);

}  // namespace goterr
