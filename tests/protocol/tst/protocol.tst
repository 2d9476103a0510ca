# Answers that do not depend on any judgment.
1 protocol_version
#? [2]
2 known_command undo
#? [true]
3 known_command genmove
#? [false]
boardsize 7
4 query_boardsize
#? [7 7]
play black D4
play white E5
5 list_stones white
#? [E5]
undo
6 list_stones white
#? []
7 fixed_handicap 99
#? [invalid number of stones]
