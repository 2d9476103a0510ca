# Finished games on small boards: what the score is, under which rules, and who owns what. In the form of GNU Go's
# regressions: a numbered command, then the answer it must match as a whole; gogui-regress runs it too.
boardsize 5
clear_board
komi 0.5
gogui-setup B B1 B B2 B B3 B B4 B B5 B C3 W D1 W D2 W D3 W D4 W D5 W C1 W C5 W C2 W C4
10 final_score
#? [W\+0\.5]
11 final_status_list black_territory
#? [A5 A4 A3 A2 A1]
12 final_status A3
#? [black_territory]
13 final_status D3
#? [alive]
kata-set-rules chinese
20 final_score
#? [W\+3\.5]
komi -3.5
21 final_score
#? [B\+0\.5]

# A white stone in black's corner cannot live there.
kata-set-rules japanese
boardsize 5
clear_board
komi 0
gogui-setup B B1 B B2 B B3 B B4 B B5 B C3 W D1 W D2 W D3 W D4 W D5 W C1 W C5 W C2 W C4 W A3
30 final_status_list dead
#? [A3]
31 final_score
#? [B\+1]
