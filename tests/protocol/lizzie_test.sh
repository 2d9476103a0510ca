#!/bin/sh
# lizzie_test.sh GOTERR [SCREENSHOT]: Lizzie (Debian: liblizzie-java) under Xvfb with goterr as its engine; a few stones are
# played by clicks. Lizzie must take the engine for one that tells ownership, ask for it after every move and still run at
# the end. With SCREENSHOT (and ImageMagick) the window is kept as a picture to be looked at.
#
# Exits with 77 (skipped) where Lizzie, Xvfb or xdotool is missing.
set -u
for tool in /usr/games/lizzie Xvfb xdotool; do
    command -v $tool >/dev/null || { echo "skipped: needs $tool"; exit 77; }
done
goterr=$(realpath "$1")
home=$(mktemp -d)
display=:$((90 + $$ % 900))
Xvfb $display -screen 0 1300x900x24 >/dev/null 2>&1 &
server=$!
trap 'kill $lizzie $server 2>/dev/null; wait 2>/dev/null; rm -rf "$home"' EXIT
lizzie=$server

mkdir -p "$home/.config/leela-zero"
cat >"$home/engine" <<ENGINE
#!/bin/sh
tee '$home/asked' | '$goterr' gtp --name KataGo | tee '$home/told'
ENGINE
chmod +x "$home/engine"
cat >"$home/.config/leela-zero/lizzie-config.txt" <<CONFIG
{"leelaz": {"engine-command": "$home/engine", "analyze-update-interval-centisec": 30, "engine-start-location": "."},
 "ui": {"board-size": 9, "show-katago-estimate": true, "show-katago-estimate-onmainboard": true, "autosave-interval-seconds": -1,
        "resume-previous-game": false, "confirm-exit": false}}
CONFIG

export DISPLAY=$display HOME="$home"
sleep 1
JAVA_TOOL_OPTIONS="-Duser.home=$home" /usr/games/lizzie >"$home/log" 2>&1 &
lizzie=$!

# Up to a minute until the first analysis is asked for.
waited=0
until grep -q 'kata-analyze' "$home/asked" 2>/dev/null || [ $waited -ge 60 ]; do
    sleep 1
    waited=$((waited + 1))
done
sleep 3
for place in '500 450' '600 350' '700 450' '600 550' '550 400'; do
    # shellcheck disable=SC2086 # two words
    xdotool mousemove $place
    sleep 0.4
    xdotool click 1
    sleep 1
done

# On a busy machine it answers late: up to half a minute until it has asked after the last move and been told.
settled() {
    [ "$(grep -c 'kata-analyze' "$home/asked")" -gt "$(grep -c ' play ' "$home/asked")" ] &&
        tail -n 1 "$home/told" | grep -q '^info move .* ownership'
}
waited=0
until settled || [ $waited -ge 30 ]; do
    sleep 1
    waited=$((waited + 1))
done
sleep 1
[ $# -lt 2 ] || import -window root "$2"

failed=0
check() {
    if eval "$2"; then echo "ok: $1"; else
        echo "not so: $1"
        failed=1
    fi
}
check "Lizzie still runs" 'kill -0 $lizzie'
check "it asks for ownership" "grep -q 'kata-analyze .*ownership true' '$home/asked'"
check "clicks are played" "[ \$(grep -c ' play ' '$home/asked') -ge 3 ]"
check "it asks again after every move" "[ \$(grep -c 'kata-analyze' '$home/asked') -gt \$(grep -c ' play ' '$home/asked') ]"
check "it is told 81 owners" "grep -qE '^info move .* ownership( -?[0-9.]+){81}\$' '$home/told'"
check "nothing was refused" "! grep -q '^?' '$home/told'"
[ $failed = 0 ] || sed 's/^/    /' "$home/log"
exit $failed
