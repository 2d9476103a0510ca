# GNU Go's words for reading. Codes: 0 no, 1 yes, 2 in a ko that the asker takes first, 3 in a ko he needs a threat for.
boardsize 9
clear_board
gogui-setup B C7 B D7 B B6 B B5 W C6
10 attack C6
#? [1 .*]
11 defend D7
#? [1 PASS]
12 attack D7
#? [0]
clear_board
gogui-setup B A3 B B2 B B4 W B3 W C2 W C4 W D3
20 attack B3
#? [2 C3]
21 defend B3
#? [[123] .*]
clear_board
gogui-setup B B8 B C7
30 disconnect B8 C7
#? [0]
31 connect B8 C7
#? [1 PASS]
32 connect B8 B8
#? [1 PASS]
33 attack E5
#? [invalid stone]
34 connect B8
#? [invalid stone]
clear_board
gogui-setup B B1 B B2 B C2 B D2 B D1 B A3 B B3 B A2 B E2 B E1 B F2 B F1
40 unconditional_status C1
#? [black_territory]
41 unconditional_status C2
#? [alive]
42 unconditional_status J9
#? [undecided]
43 owl_attack C2
#? [0]
44 owl_defend C2
#? [1 PASS]
45 same_dragon C2 B1
#? [1]
clear_board
gogui-setup B A5 B B5 B C5 W D7 W D6 W D4 W D3 W F5 W D8 W D9 W D2 W D1
60 break_in B5 D5 E5 E6 E4
#? [1 D5]
61 block_off B5 D5 E5 E6 E4
#? [1 D5]
62 break_in D6 C4 C3
#? [1 .*]
63 break_in B5 H5
#? [too far apart to be read]
64 break_in B5
#? [give a stone and the points of an area]
65 break_in E5 D5
#? [invalid stone]
66 block_off B5 J10
#? [invalid coordinate]
