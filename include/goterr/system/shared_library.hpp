/// A library of the system that is opened when it is first needed: who does not need it does not wait for it,
/// and a machine may do without.
#pragma once

namespace goterr {

class SharedLibrary {
public:
    /// By its name with version, as the loader looks for it.
    explicit SharedLibrary(const char* name);
    SharedLibrary(const SharedLibrary&) = delete;

    /// Becomes the pointer to a function that it is assigned to.
    struct Found {
        void* address;
        template <typename Function>
        operator Function*() const {
            return reinterpret_cast<Function*>(address);
        }
    };
    /// The function of that name, of this library or of one it rests on.
    Found find(const char* name) { return {address_of(name)}; }
    /// Whether the library was opened and everything asked for was found.
    bool complete() const { return complete_; }

private:
    void* address_of(const char* name);

    void* handle_;
    bool complete_;
};

}  // namespace goterr
