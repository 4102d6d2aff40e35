/// Likeness Sans Regular, drawn for 13 pixels to the em.
///
/// Written by `tools/typeface/draw.py`; change the drawing there, not here.
extension LikenessSans {
  static let regular13: StaticString = #"""
    typeface Likeness Sans
    weight 400
    size 13
    ascent 12
    descent 4
    leading 0
    cap-height 9
    x-height 7
    underline -1 1

    glyph U+0020
    advance 4

    glyph U+0021
    advance 3
    at 1 9
    #1
    #1
    #1
    #1
    e1
    e1
    c1
    2.
    #1

    glyph U+0022
    advance 6
    at 1 9
    #1.#1
    #1.#1
    #1.#1

    glyph U+0023
    advance 9
    at 1 9
    ..973d.
    ..b56b.
    #######
    .1#1a7.
    .3e.c5.
    .5c.e3.
    #######
    .983d..
    .b65b..

    glyph U+0024
    advance 8
    at 1 10
    ..#1..
    2b#ea1
    c81162
    e3....
    9c4...
    .7dd7.
    ...4c9
    ....3e
    26118c
    1a#eb2
    ..#1..

    glyph U+0025
    advance 12
    at 1 9
    4ee4..3c..
    c33c..c4..
    c..c.6a...
    c33c1d2...
    4ee4884ee4
    ...2d1c33c
    ...a6.c..c
    ..4c..c33c
    ..c3..4ee4

    glyph U+0026
    advance 9
    at 1 9
    .5de7...
    .c52#1..
    .d44e...
    .bae5...
    1c#3..22
    a98b1.a7
    e2.6d5e2
    b92.7#9.
    1ae#c7d6

    glyph U+0027
    advance 3
    at 1 9
    #1
    #1
    #1

    glyph U+0028
    advance 4
    at 1 11
    .1.
    .e3
    4d.
    98.
    c5.
    e3.
    #2.
    #2.
    e3.
    c5.
    98.
    4d.
    .e3
    .1.

    glyph U+0029
    advance 4
    at 0 11
    .1.
    3e.
    .d4
    .89
    .5c
    .3e
    .2#
    .2#
    .3e
    .5c
    .89
    .d4
    3e.
    .1.

    glyph U+002A
    advance 7
    at 1 9
    2.#12
    e9#ae
    2e#e2
    e9#ae
    2.#12

    glyph U+002B
    advance 9
    at 1 8
    ...#1..
    ...#1..
    ...#1..
    #######
    ...#1..
    ...#1..
    ...#1..

    glyph U+002C
    advance 3
    at 0 1
    .e
    .c
    26

    glyph U+002D
    advance 6
    at 1 4
    ####

    glyph U+002E
    advance 3
    at 1 1
    #

    glyph U+002F
    advance 6
    at 0 10
    ....d5
    ...3#1
    ...7b.
    ...c6.
    ..2#1.
    ..7b..
    ..b7..
    .1#2..
    .6c...
    .b7...
    1#3...
    5d....

    glyph U+0030
    advance 8
    at 1 9
    .7ee7.
    5d22d5
    b6..6b
    e3..3e
    #2..2#
    e3..3e
    b6..6b
    5d22d5
    .7ee7.

    glyph U+0031
    advance 8
    at 2 9
    .9#1
    ce#1
    a1#1
    ..#1
    ..#1
    ..#1
    ..#1
    ..#1
    ..#1

    glyph U+0032
    advance 8
    at 1 9
    2beea2
    37118b
    ....2e
    ....8b
    ...4e3
    ..3e5.
    .2e7..
    2d7...
    ######

    glyph U+0033
    advance 8
    at 1 9
    2b#ea2
    26119b
    ....2e
    ...19b
    .3###3
    ...19b
    ....2e
    26119b
    2b#ea2

    glyph U+0034
    advance 8
    at 1 9
    ....b#.
    ...7e#.
    ..3#5#.
    .1d71#.
    .ac.1#.
    5e2.1#.
    #######
    ....1#.
    ....1#.

    glyph U+0035
    advance 8
    at 1 9
    ######
    #1....
    #1....
    ###e91
    ...2a9
    ....3e
    ....3e
    25.2a9
    3b#e91

    glyph U+0036
    advance 8
    at 1 9
    .6d#b2
    4e3152
    a7....
    e3....
    #beea2
    #8118b
    #2..2#
    b8118b
    2aeea2

    glyph U+0037
    advance 8
    at 1 9
    ######
    ....8b
    ...1e4
    ...7c.
    ..1e5.
    ..7d..
    ..d6..
    .6d...
    .d7...

    glyph U+0038
    advance 8
    at 1 9
    2aeea2
    b8118b
    #2..2#
    b8118b
    3####3
    b8118b
    #2..2#
    b8118b
    2aeea2

    glyph U+0039
    advance 8
    at 1 9
    2aeea2
    b8118b
    #2..2#
    b8118#
    2aeeb#
    ....3e
    ....7a
    2513e4
    2b#d6.

    glyph U+003A
    advance 3
    at 1 7
    #
    .
    .
    .
    .
    .
    #

    glyph U+003B
    advance 3
    at 0 7
    .#
    ..
    ..
    ..
    ..
    ..
    .e
    .c
    26

    glyph U+003C
    advance 9
    at 1 9
    ......6
    ....6de
    ..6de71
    6de71..
    #c1....
    6de71..
    ..6de71
    ....6de
    ......6

    glyph U+003D
    advance 9
    at 1 7
    #######
    .......
    .......
    #######

    glyph U+003E
    advance 9
    at 1 9
    6......
    ed6....
    17ed6..
    ..17ed6
    ....1c#
    ..17ed6
    17ed6..
    ed6....
    6......

    glyph U+003F
    advance 7
    at 1 9
    3c#c3
    35.7c
    ...2e
    ...5c
    ..2e5
    ..a8.
    ..c2.
    ..2..
    ..#1.

    glyph U+0040
    advance 13
    at 1 9
    ..4ad#ea4..
    .7d62.26d8.
    4d1.....1d4
    a6.3c#c#.5b
    d2.c6.6#.1e
    #..#...#..#
    d2.c6.6#32e
    a6.3c#c7de6
    4d1........
    .7d62......
    ..4ad###2..

    glyph U+0041
    advance 9
    at 0 9
    ...5#5...
    ...b#b...
    ..1#6#1..
    ..7d.d7..
    ..c7.7c..
    .3#2.2#3.
    .9#####9.
    .e5...5e.
    5e1...1e5

    glyph U+0042
    advance 9
    at 1 9
    ####d7.
    #1..3d4
    #1...97
    #1..3d4
    #####e2
    #1..18c
    #1...2#
    #1..18c
    #####b2

    glyph U+0043
    advance 9
    at 1 9
    .2ae#c5.
    2e71.4d3
    98......
    d3......
    #2......
    d3......
    98......
    2e71.4d3
    .2ae#c5.

    glyph U+0044
    advance 10
    at 1 9
    ###ec7..
    #1.14ac1
    #1....a8
    #1....4d
    #1....2#
    #1....4d
    #1....a8
    #1.14ac1
    ###ec7..

    glyph U+0045
    advance 8
    at 1 9
    ######
    #1....
    #1....
    #1....
    #####.
    #1....
    #1....
    #1....
    ######

    glyph U+0046
    advance 7
    at 1 9
    ######
    #1....
    #1....
    #1....
    #####.
    #1....
    #1....
    #1....
    #1....

    glyph U+0047
    advance 10
    at 1 9
    .2ae#c5.
    2e71.4d3
    98......
    d3......
    #2..####
    d3....2e
    98....6c
    2e7115e4
    .2aeeb4.

    glyph U+0048
    advance 9
    at 1 9
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    #######
    #1...1#
    #1...1#
    #1...1#
    #1...1#

    glyph U+0049
    advance 3
    at 1 9
    #1
    #1
    #1
    #1
    #1
    #1
    #1
    #1
    #1

    glyph U+004A
    advance 7
    at 1 9
    ...1#
    ...1#
    ...1#
    ...1#
    ...1#
    ...2#
    11.3e
    a919a
    2c#b1

    glyph U+004B
    advance 8
    at 1 9
    #1..1d8
    #1..ca.
    #1.ac1.
    #18d1..
    #8#9...
    #c6#5..
    #1.6e2.
    #1..ac1
    #1..1d9

    glyph U+004C
    advance 7
    at 1 9
    #1....
    #1....
    #1....
    #1....
    #1....
    #1....
    #1....
    #1....
    ######

    glyph U+004D
    advance 11
    at 1 9
    #8.....8#
    ##2...2##
    #ba...ab#
    #3e3.3e3#
    #18b.b81#
    #11e9e11#
    #1.6#6.1#
    #1.....1#
    #1.....1#

    glyph U+004E
    advance 9
    at 1 9
    #b...1#
    ##5..1#
    #8d1.1#
    #2c9.1#
    #13#31#
    #1.9c2#
    #1.1d8#
    #1..5##
    #1...b#

    glyph U+004F
    advance 11
    at 1 9
    .19d#d91.
    1d82.28d1
    99.....99
    d3.....3d
    #2.....2#
    d3.....3d
    99.....99
    1d82.28d1
    .19d#d91.

    glyph U+0050
    advance 8
    at 1 9
    #####b2
    #1..18c
    #1...2#
    #1..18c
    #####b2
    #1.....
    #1.....
    #1.....
    #1.....

    glyph U+0051
    advance 11
    at 1 9
    .19d#d91.
    1d82.28d1
    99.....99
    d3.....3d
    #2.....2#
    d3.....3d
    99...4299
    1d82.8ed1
    .19d#dbc1
    .......ab

    glyph U+0052
    advance 8
    at 1 9
    #####b2
    #1..18c
    #1...2#
    #1..18c
    #####b2
    #1.9c..
    #1.1e7.
    #1..6e2
    #1...ba

    glyph U+0053
    advance 9
    at 1 9
    19d#e91
    b92.271
    e3.....
    8d51...
    .5beb5.
    ...15d8
    .....3e
    172.29b
    19e#d91

    glyph U+0054
    advance 8
    at 0 9
    #######
    ...#1..
    ...#1..
    ...#1..
    ...#1..
    ...#1..
    ...#1..
    ...#1..
    ...#1..

    glyph U+0055
    advance 9
    at 1 9
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    #2...2#
    e2...2e
    b6...6b
    4e4.4e4
    .5c#c5.

    glyph U+0056
    advance 9
    at 0 9
    5e1...1e5
    .e5...5e.
    .9b...b9.
    .3#2.2#3.
    ..c7.7c..
    ..7d.d7..
    ..1#6#1..
    ...b#b...
    ...5#5...

    glyph U+0057
    advance 13
    at 0 9
    5c...4#4...c5
    1#2..8#8..2#1
    .b6..dad..6b.
    .7b.2#2#2.b7.
    .2#17b.b71#2.
    ..d5b7.7b5d..
    ..8a#2.2#a8..
    ..4#d...d#4..
    ...e8...8e...

    glyph U+0058
    advance 9
    at 0 9
    3e5...5e3
    .6e2.2e6.
    ..ac1ca..
    ..1ddd1..
    ...6#6...
    ..1ddd1..
    ..ac1ca..
    .6e2.2e6.
    3e5...5e3

    glyph U+0059
    advance 8
    at 0 9
    ba...ab
    2#4.3#3
    .9c.b9.
    .1eae2.
    ..6#8..
    ...#1..
    ...#1..
    ...#1..
    ...#1..

    glyph U+005A
    advance 9
    at 1 9
    #######
    ....3#5
    ....c9.
    ...8d1.
    ..4#4..
    .1d8...
    .9c....
    5#3....
    #######

    glyph U+005B
    advance 3
    at 1 10
    ##1
    #1.
    #1.
    #1.
    #1.
    #1.
    #1.
    #1.
    #1.
    #1.
    #1.
    ##1

    glyph U+005C
    advance 6
    at 0 10
    5d....
    1#3...
    .b7...
    .6c...
    .1#2..
    ..b7..
    ..7b..
    ..2#1.
    ...c6.
    ...7b.
    ...3#1
    ....d5

    glyph U+005D
    advance 3
    at 0 10
    ##1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    ##1

    glyph U+005E
    advance 8
    at 1 9
    .1ee1.
    .8cc8.
    2#33#2
    b9..9b

    glyph U+005F
    advance 7
    at 0 -1
    #######

    glyph U+0060
    advance 5
    at 1 10
    9a.
    1d5

    glyph U+0061
    advance 8
    at 1 7
    1aeea2
    48119b
    ....2#
    3be###
    d61.2#
    d6.19#
    3c#eb#

    glyph U+0062
    advance 8
    at 1 10
    #1....
    #1....
    #1....
    #aee91
    #911b8
    #2..3d
    #1..2#
    #2..3d
    #911b8
    #aee91

    glyph U+0063
    advance 7
    at 1 7
    .8eea1
    8c2195
    d4....
    #2....
    d4....
    8c2195
    .8eea1

    glyph U+0064
    advance 8
    at 1 10
    ....1#
    ....1#
    ....1#
    19eea#
    8b119#
    d3..2#
    #2..1#
    d3..2#
    8b119#
    19eea#

    glyph U+0065
    advance 8
    at 1 7
    .9ee9.
    8b11b8
    d4..3d
    ######
    d4....
    8b1194
    .9eea1

    glyph U+0066
    advance 4
    at 0 10
    .6e#1
    .e4..
    .#1..
    ####1
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..

    glyph U+0067
    advance 8
    at 1 7
    19eea#
    8b119#
    d3..2#
    #2..1#
    d3..2#
    8b119#
    19eea#
    ....2e
    ...1aa
    .##ea1

    glyph U+0068
    advance 8
    at 1 10
    #1....
    #1....
    #1....
    #aee91
    #b21b8
    #3..3d
    #2..2#
    #1..1#
    #1..1#
    #1..1#

    glyph U+0069
    advance 3
    at 1 10
    2.
    #1
    ..
    #1
    #1
    #1
    #1
    #1
    #1
    #1

    glyph U+006A
    advance 3
    at 0 10
    .2.
    .#1
    ...
    .#1
    .#1
    .#2
    .#2
    .#2
    .#1
    .#1
    .#1
    1#1
    #a.

    glyph U+006B
    advance 7
    at 1 10
    #1....
    #1....
    #1....
    #1.1d8
    #11ca.
    #2bb..
    #b#5..
    #88e2.
    #1.ac.
    #1.1d9

    glyph U+006C
    advance 4
    at 1 10
    #1.
    #1.
    #1.
    #1.
    #1.
    #1.
    #1.
    #1.
    #2.
    9#1

    glyph U+006D
    advance 11
    at 1 7
    #c#c5b#c2
    #817#818b
    #2.1#2.2e
    #1..#1.2#
    #1..#1.2#
    #1..#1.2#
    #1..#1.2#

    glyph U+006E
    advance 8
    at 1 7
    #aee91
    #b21b8
    #3..3d
    #2..2#
    #1..1#
    #1..1#
    #1..1#

    glyph U+006F
    advance 8
    at 1 7
    .9ee9.
    8b11b8
    d4..4d
    #2..2#
    d4..4d
    8b11b8
    .9ee9.

    glyph U+0070
    advance 8
    at 1 7
    #aee91
    #911b8
    #2..3d
    #1..2#
    #2..3d
    #911b8
    #aee91
    #1....
    #1....
    #1....

    glyph U+0071
    advance 8
    at 1 7
    19eea#
    8b119#
    d3..2#
    #2..1#
    d3..2#
    8b119#
    19eea#
    ....1#
    ....1#
    ....1#

    glyph U+0072
    advance 5
    at 1 7
    #7c#
    #d4.
    #5..
    #2..
    #1..
    #1..
    #1..

    glyph U+0073
    advance 7
    at 1 7
    5d#d3
    e5.3.
    b81..
    2aea2
    ..18b
    .3.5e
    3d#d5

    glyph U+0074
    advance 5
    at 0 9
    .#1..
    .#1..
    ####1
    .#1..
    .#1..
    .#1..
    .#2..
    .e4..
    .5e#1

    glyph U+0075
    advance 8
    at 1 7
    #1..1#
    #1..1#
    #1..1#
    #2..2#
    d3..3#
    8b12b#
    19eea#

    glyph U+0076
    advance 7
    at 0 7
    5e...e5
    1e4.4e1
    .a9.9a.
    .5e1e5.
    .1e9e1.
    ..a#a..
    ..5#5..

    glyph U+0077
    advance 11
    at 0 7
    5d..4#4..d5
    1#2.8#8.2#1
    .b7.d9d.7b.
    .6c3e1e3c6.
    .1#9a.a9#1.
    ..c#5.5#c..
    ..7#1.1#7..

    glyph U+0078
    advance 7
    at 0 7
    3#4.4#3
    .8d1d8.
    ..ded..
    ..6#6..
    ..ded..
    .8d1d8.
    3#4.4#3

    glyph U+0079
    advance 7
    at 0 7
    5e...e5
    1e4.4e1
    .a9.9a.
    .5e1e5.
    .1e9e1.
    ..a#a..
    ..5#5..
    ..4e...
    ..aa...
    5#d3...

    glyph U+007A
    advance 7
    at 1 7
    #####
    ..1e6
    ..9c.
    .3#3.
    .c9..
    6e1..
    #####

    glyph U+007B
    advance 3
    at 0 10
    .7e1
    .e3.
    .#2.
    .#1.
    3#1.
    #a..
    3#1.
    .#1.
    .#1.
    .#2.
    .e3.
    .7e1

    glyph U+007C
    advance 3
    at 1 10
    #1
    #1
    #1
    #1
    #1
    #1
    #1
    #1
    #1
    #1
    #1
    #1
    #1

    glyph U+007D
    advance 3
    at 0 10
    #8..
    2#1.
    .#1.
    .#2.
    .e4.
    .8#1
    .e4.
    .#2.
    .#1.
    .#1.
    2#1.
    #8..

    glyph U+007E
    advance 9
    at 1 6
    1993.18
    bb7e7bb
    81.3991

    copy U+00A0 U+0020

    glyph U+00A1
    advance 3
    at 1 7
    #1
    2.
    c1
    e1
    e1
    #1
    #1
    #1
    #1

    glyph U+00A2
    advance 8
    at 1 9
    ...#1.
    ...#1.
    .8e#a1
    8c2195
    d4....
    #2....
    d4....
    8c2195
    .8e#a1
    ...#1.
    ...#1.

    glyph U+00A3
    advance 8
    at 1 9
    .2aee5
    .b8145
    .#2...
    .#1...
    #####.
    .#1...
    .#1...
    .#1...
    ######

    glyph U+00A4
    advance 8
    at 0 8
    1d9339d1
    .3#cc#3.
    .3c..c3.
    .3c..c3.
    .3#cc#3.
    1d9339d1

    glyph U+00A5
    advance 9
    at 1 9
    ba...ab
    3#3.3#3
    .9c.c9.
    .1eae1.
    ..7#7..
    #######
    #######
    ..1#1..
    ..1#1..

    glyph U+00A6
    advance 5
    at 2 10
    #1
    #1
    #1
    #1
    #1
    ..
    ..
    #1
    #1
    #1
    #1
    #1
    #1

    glyph U+00A7
    advance 7
    at 1 9
    5d#d4
    e5.41
    b81..
    2aea2
    5d##b
    e8.8e
    b##d5
    2aea2
    ..18b
    14.5e
    4d#d5

    glyph U+00A8
    advance 6
    at 1 9
    #..#

    glyph U+00A9
    advance 12
    at 1 10
    ..5beeb5..
    .8d5115d8.
    5d13de41d5
    b5.b634.5b
    e1.e1...1e
    e1.e1...1e
    b5.b634.5b
    5d13de41d5
    .8d5115d8.
    ..5beeb5..

    glyph U+00AA
    advance 6
    at 1 9
    5ee6
    232e
    7e##
    e33#
    7ee#
    ....
    ####

    glyph U+00AB
    advance 8
    at 1 6
    .aa.aa
    5e15e1
    c7.c7.
    5e15e1
    .aa.aa

    glyph U+00AC
    advance 9
    at 1 5
    #######
    .....1#
    .....1#

    copy U+00AD U+002D

    glyph U+00AE
    advance 12
    at 1 10
    ..5beeb5..
    .8d5115d8.
    5d1##d51d5
    b5.#.3e.5b
    e1.#.3e.1e
    e1.##e5.1e
    b5.#1e3.5b
    5d1#.7b1d5
    .8d5115d8.
    ..5beeb5..

    glyph U+00AF
    advance 6
    at 1 9
    ####

    glyph U+00B0
    advance 6
    at 1 9
    5ee5
    e33e
    e33e
    5ee5

    glyph U+00B1
    advance 9
    at 1 9
    ...#1..
    ...#1..
    ...#1..
    #######
    ...#1..
    ...#1..
    ...#1..
    .......
    #######

    glyph U+00B2
    advance 6
    at 1 9
    5ee8
    .13e
    .2c7
    2d7.
    ####

    glyph U+00B3
    advance 6
    at 1 9
    5ee7
    .13e
    .c#b
    .13e
    5ee7

    glyph U+00B4
    advance 5
    at 1 10
    .a9
    5d1

    glyph U+00B5
    advance 8
    at 1 7
    #1..1#
    #1..1#
    #2..1#
    #2..2#
    #3..3#
    #b12b#
    #aeea#
    #1....
    #1....
    #1....

    glyph U+00B6
    advance 9
    at 1 9
    .7d####
    a###e1#
    e###e1#
    a###e1#
    .7d#e1#
    ...3e1#
    ...3e1#
    ...3e1#
    ...3e1#
    ...3e1#
    ...3e1#

    glyph U+00B7
    advance 3
    at 1 4
    #

    glyph U+00B8
    advance 5
    at 1 1
    .3.
    .#5
    c#a

    glyph U+00B9
    advance 5
    at 1 9
    .9#
    cb#
    6.#
    ..#
    ..#

    glyph U+00BA
    advance 6
    at 1 9
    4dd4
    d44d
    #..#
    d44d
    4dd4
    ....
    ####

    glyph U+00BB
    advance 8
    at 1 6
    aa.aa.
    1e51e5
    .7c.7c
    1e51e5
    aa.aa.

    glyph U+00BC
    advance 12
    at 1 9
    .9#..1e1..
    cb#..88...
    6.#.1e1...
    ..#.88....
    ..#1e1.5#.
    ...88.1d#.
    ..1e1.79#.
    ..88..####
    .1e1....#.

    glyph U+00BD
    advance 11
    at 1 9
    .9#..1e1.
    cb#..88..
    6.#.1e1..
    ..#.88...
    ..#1e17#9
    ...88..2e
    ..1e1..8a
    ..88..4d1
    .1e1..###

    glyph U+00BE
    advance 12
    at 1 9
    7#8..1e1..
    .2#..88...
    2#c.1e1...
    .2#.88....
    7#81e1.5#.
    ...88.1d#.
    ..1e1.79#.
    ..88..####
    .1e1....#.

    glyph U+00BF
    advance 7
    at 1 7
    .1#..
    ..2..
    .2c..
    .8a..
    5e2..
    c5...
    e2...
    c7.53
    3c#c3

    glyph U+00C0
    advance 9
    at 0 12
    ...9a....
    ...1d5...
    .........
    ...5#5...
    ...b#b...
    ..1#6#1..
    ..7d.d7..
    ..c7.7c..
    .3#2.2#3.
    .9#####9.
    .e5...5e.
    5e1...1e5

    glyph U+00C1
    advance 9
    at 0 12
    ....a9...
    ...5d1...
    .........
    ...5#5...
    ...b#b...
    ..1#6#1..
    ..7d.d7..
    ..c7.7c..
    .3#2.2#3.
    .9#####9.
    .e5...5e.
    5e1...1e5

    glyph U+00C2
    advance 9
    at 0 12
    ...6#6...
    ..1d4d1..
    .........
    ...5#5...
    ...b#b...
    ..1#6#1..
    ..7d.d7..
    ..c7.7c..
    .3#2.2#3.
    .9#####9.
    .e5...5e.
    5e1...1e5

    glyph U+00C3
    advance 9
    at 0 12
    ..3a626..
    ..87be6..
    .........
    ...5#5...
    ...b#b...
    ..1#6#1..
    ..7d.d7..
    ..c7.7c..
    .3#2.2#3.
    .9#####9.
    .e5...5e.
    5e1...1e5

    glyph U+00C4
    advance 9
    at 0 11
    ..88.88..
    .........
    ...5#5...
    ...b#b...
    ..1#6#1..
    ..7d.d7..
    ..c7.7c..
    .3#2.2#3.
    .9#####9.
    .e5...5e.
    5e1...1e5

    glyph U+00C5
    advance 9
    at 0 12
    ...8#8...
    ...e3e...
    ...8#8...
    .........
    ...5#5...
    ...cec...
    ..3#4#3..
    ..9a.a9..
    .1e4.4e1.
    .7#####7.
    .d7...7d.
    4e1...1e4

    glyph U+00C6
    advance 12
    at 0 9
    .....9#####
    ....3##1...
    ....c9#1...
    ...7d1#1...
    ..2e4.####.
    ..ba..#1...
    .6#####1...
    1e5...#1...
    ab....#####

    glyph U+00C7
    advance 9
    at 1 9
    .2ae#c5.
    2e71.4d3
    98......
    d3......
    #2......
    d3......
    98......
    2e71.4d3
    .2ae#c5.
    ....e6..
    ...b#b..

    glyph U+00C8
    advance 8
    at 1 12
    .2e3..
    ..7c..
    ......
    ######
    #1....
    #1....
    #1....
    #####.
    #1....
    #1....
    #1....
    ######

    glyph U+00C9
    advance 8
    at 1 12
    ..3e2.
    ..c7..
    ......
    ######
    #1....
    #1....
    #1....
    #####.
    #1....
    #1....
    #1....
    ######

    glyph U+00CA
    advance 8
    at 1 12
    ..dd..
    .8998.
    ......
    ######
    #1....
    #1....
    #1....
    #####.
    #1....
    #1....
    #1....
    ######

    glyph U+00CB
    advance 8
    at 1 11
    .#..#.
    ......
    ######
    #1....
    #1....
    #1....
    #####.
    #1....
    #1....
    #1....
    ######

    glyph U+00CC
    advance 3
    at 0 12
    8b.
    1d6
    ...
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1

    glyph U+00CD
    advance 3
    at 0 12
    .99
    4e1
    ...
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1

    glyph U+00CE
    advance 3
    at -1 12
    .5#6.
    1d4d2
    .....
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.

    glyph U+00CF
    advance 3
    at 0 11
    #.#
    ...
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1

    glyph U+00D0
    advance 10
    at 0 9
    .###ec7..
    .#1.14ac1
    .#1....a8
    .#1....4d
    #####..2#
    .#1....4d
    .#1....a8
    .#1.14ac1
    .###ec7..

    glyph U+00D1
    advance 9
    at 1 12
    .3a626.
    .87be6.
    .......
    #b...1#
    ##5..1#
    #8d1.1#
    #2c9.1#
    #13#31#
    #1.9c2#
    #1.1d8#
    #1..5##
    #1...b#

    glyph U+00D2
    advance 11
    at 1 12
    ...9a....
    ...1d5...
    .........
    .19d#d91.
    1d82.28d1
    99.....99
    d3.....3d
    #2.....2#
    d3.....3d
    99.....99
    1d82.28d1
    .19d#d91.

    glyph U+00D3
    advance 11
    at 1 12
    ....a9...
    ...5d1...
    .........
    .19d#d91.
    1d82.28d1
    99.....99
    d3.....3d
    #2.....2#
    d3.....3d
    99.....99
    1d82.28d1
    .19d#d91.

    glyph U+00D4
    advance 11
    at 1 12
    ...6#6...
    ..1d4d1..
    .........
    .19d#d91.
    1d82.28d1
    99.....99
    d3.....3d
    #2.....2#
    d3.....3d
    99.....99
    1d82.28d1
    .19d#d91.

    glyph U+00D5
    advance 11
    at 1 12
    ..3a626..
    ..87be6..
    .........
    .19d#d91.
    1d82.28d1
    99.....99
    d3.....3d
    #2.....2#
    d3.....3d
    99.....99
    1d82.28d1
    .19d#d91.

    glyph U+00D6
    advance 11
    at 1 11
    ..#...#..
    .........
    .19d#d91.
    1d82.28d1
    99.....99
    d3.....3d
    #2.....2#
    d3.....3d
    99.....99
    1d82.28d1
    .19d#d91.

    glyph U+00D7
    advance 9
    at 1 7
    5#5.5#5
    .5#9#5.
    ..9#9..
    .5#9#5.
    5#5.5#5

    glyph U+00D8
    advance 11
    at 1 10
    .......25
    .19d#d9c5
    1d82.2de1
    99...7b99
    d3..4d13d
    #2.2d2.2#
    d31d4..3d
    99b7...99
    1ed2.28d1
    5c9d#d91.
    52.......

    glyph U+00D9
    advance 9
    at 1 12
    ..9a...
    ..1d5..
    .......
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    #2...2#
    e2...2e
    b6...6b
    4e4.4e4
    .5c#c5.

    glyph U+00DA
    advance 9
    at 1 12
    ...a9..
    ..5d1..
    .......
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    #2...2#
    e2...2e
    b6...6b
    4e4.4e4
    .5c#c5.

    glyph U+00DB
    advance 9
    at 1 12
    ..6#6..
    .1d4d1.
    .......
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    #2...2#
    e2...2e
    b6...6b
    4e4.4e4
    .5c#c5.

    glyph U+00DC
    advance 9
    at 1 11
    .#...#.
    .......
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    #2...2#
    e2...2e
    b6...6b
    4e4.4e4
    .5c#c5.

    glyph U+00DD
    advance 8
    at 0 12
    ...a9..
    ..5d1..
    .......
    ba...ab
    2#4.3#3
    .9c.b9.
    .1eae2.
    ..6#8..
    ...#1..
    ...#1..
    ...#1..
    ...#1..

    glyph U+00DE
    advance 9
    at 1 9
    #1.....
    #1.....
    #####b2
    #1..18c
    #1...2#
    #1..18c
    #####b2
    #1.....
    #1.....

    glyph U+00DF
    advance 8
    at 1 10
    1aee7.
    aa12e4
    e2..97
    #1..a6
    #1.3e2
    #1.#d1
    #1.19a
    #1..2e
    #1.17c
    #1beb2

    glyph U+00E0
    advance 8
    at 1 10
    .2e3..
    ..7c..
    ......
    1aeea2
    48119b
    ....2#
    3be###
    d61.2#
    d6.19#
    3c#eb#

    glyph U+00E1
    advance 8
    at 1 10
    ..3e2.
    ..c7..
    ......
    1aeea2
    48119b
    ....2#
    3be###
    d61.2#
    d6.19#
    3c#eb#

    glyph U+00E2
    advance 8
    at 1 10
    ..dd..
    .8998.
    ......
    1aeea2
    48119b
    ....2#
    3be###
    d61.2#
    d6.19#
    3c#eb#

    glyph U+00E3
    advance 8
    at 1 10
    .89261
    2b7ec1
    ......
    1aeea2
    48119b
    ....2#
    3be###
    d61.2#
    d6.19#
    3c#eb#

    glyph U+00E4
    advance 8
    at 1 9
    .#..#.
    ......
    1aeea2
    48119b
    ....2#
    3be###
    d61.2#
    d6.19#
    3c#eb#

    glyph U+00E5
    advance 8
    at 1 11
    .2dd2.
    .7997.
    .2dd2.
    ......
    1aeea2
    48119b
    ....2#
    3be###
    d61.2#
    d6.19#
    3c#eb#

    glyph U+00E6
    advance 13
    at 1 7
    1aeea29ee9.
    48119#b11b8
    ....2#4..3d
    3be########
    d61.2#4....
    d6.19#b1194
    3c#eb#9eea1

    glyph U+00E7
    advance 7
    at 1 7
    .8eea1
    8c2195
    d4....
    #2....
    d4....
    8c2195
    .8e#a1
    ...e6.
    ..b#b.

    glyph U+00E8
    advance 8
    at 1 10
    .2e3..
    ..7c..
    ......
    .9ee9.
    8b11b8
    d4..3d
    ######
    d4....
    8b1194
    .9eea1

    glyph U+00E9
    advance 8
    at 1 10
    ..3e2.
    ..c7..
    ......
    .9ee9.
    8b11b8
    d4..3d
    ######
    d4....
    8b1194
    .9eea1

    glyph U+00EA
    advance 8
    at 1 10
    ..dd..
    .8998.
    ......
    .9ee9.
    8b11b8
    d4..3d
    ######
    d4....
    8b1194
    .9eea1

    glyph U+00EB
    advance 8
    at 1 9
    .#..#.
    ......
    .9ee9.
    8b11b8
    d4..3d
    ######
    d4....
    8b1194
    .9eea1

    glyph U+00EC
    advance 3
    at 0 10
    8b.
    1d6
    ...
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1

    glyph U+00ED
    advance 3
    at 0 10
    .99
    4e1
    ...
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1

    glyph U+00EE
    advance 3
    at -1 10
    .5#6.
    1d4d2
    .....
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.

    glyph U+00EF
    advance 3
    at 0 9
    #.#
    ...
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1
    .#1

    glyph U+00F0
    advance 8
    at 1 11
    ....11
    .3b6c1
    .1c#5.
    .465d1
    .9ee#6
    8b11bb
    d4..4e
    #2..2#
    d4..4d
    8b11b8
    .9ee9.

    glyph U+00F1
    advance 8
    at 1 10
    .89261
    2b7ec1
    ......
    #aee91
    #b21b8
    #3..3d
    #2..2#
    #1..1#
    #1..1#
    #1..1#

    glyph U+00F2
    advance 8
    at 1 10
    .2e3..
    ..7c..
    ......
    .9ee9.
    8b11b8
    d4..4d
    #2..2#
    d4..4d
    8b11b8
    .9ee9.

    glyph U+00F3
    advance 8
    at 1 10
    ..3e2.
    ..c7..
    ......
    .9ee9.
    8b11b8
    d4..4d
    #2..2#
    d4..4d
    8b11b8
    .9ee9.

    glyph U+00F4
    advance 8
    at 1 10
    ..dd..
    .8998.
    ......
    .9ee9.
    8b11b8
    d4..4d
    #2..2#
    d4..4d
    8b11b8
    .9ee9.

    glyph U+00F5
    advance 8
    at 1 10
    .89261
    2b7ec1
    ......
    .9ee9.
    8b11b8
    d4..4d
    #2..2#
    d4..4d
    8b11b8
    .9ee9.

    glyph U+00F6
    advance 8
    at 1 9
    .#..#.
    ......
    .9ee9.
    8b11b8
    d4..4d
    #2..2#
    d4..4d
    8b11b8
    .9ee9.

    glyph U+00F7
    advance 9
    at 1 9
    ..121..
    ..8#8..
    ..8#8..
    .......
    #######
    .......
    ..8#8..
    ..8#8..
    ..121..

    glyph U+00F8
    advance 8
    at 0 8
    .....191
    ..9eec8.
    .8b15#8.
    .d41d7d.
    .#2882#.
    .d7d14d.
    .8#51b8.
    .8cee9..
    191.....

    glyph U+00F9
    advance 8
    at 1 10
    .2e3..
    ..7c..
    ......
    #1..1#
    #1..1#
    #1..1#
    #2..2#
    d3..3#
    8b12b#
    19eea#

    glyph U+00FA
    advance 8
    at 1 10
    ..3e2.
    ..c7..
    ......
    #1..1#
    #1..1#
    #1..1#
    #2..2#
    d3..3#
    8b12b#
    19eea#

    glyph U+00FB
    advance 8
    at 1 10
    ..dd..
    .8998.
    ......
    #1..1#
    #1..1#
    #1..1#
    #2..2#
    d3..3#
    8b12b#
    19eea#

    glyph U+00FC
    advance 8
    at 1 9
    .#..#.
    ......
    #1..1#
    #1..1#
    #1..1#
    #2..2#
    d3..3#
    8b12b#
    19eea#

    glyph U+00FD
    advance 7
    at 0 10
    ...a9..
    ..5d1..
    .......
    5e...e5
    1e4.4e1
    .a9.9a.
    .5e1e5.
    .1e9e1.
    ..a#a..
    ..5#5..
    ..4e...
    ..aa...
    5#d3...

    glyph U+00FE
    advance 8
    at 1 10
    #1....
    #1....
    #1....
    #aee91
    #911b8
    #2..3d
    #1..2#
    #2..3d
    #911b8
    #aee91
    #1....
    #1....
    #1....

    glyph U+00FF
    advance 7
    at 0 9
    .88.88.
    .......
    5e...e5
    1e4.4e1
    .a9.9a.
    .5e1e5.
    .1e9e1.
    ..a#a..
    ..5#5..
    ..4e...
    ..aa...
    5#d3...

    copy U+0401 U+00CB

    glyph U+0404
    advance 9
    at 1 9
    .4c#d7.
    3e5.2d5
    a8...1.
    e3.....
    ######.
    e3.....
    a8...1.
    3e5.2d5
    .4c#d7.

    copy U+0406 U+0049

    copy U+0407 U+00CF

    glyph U+040E
    advance 9
    at 0 12
    ..6a.a6..
    ..1b#b1..
    .........
    3#2...2#3
    .aa...aa.
    .2#4.4#2.
    ..8c.c8..
    ..1eae1..
    ...6#6...
    ...7d....
    ..1e5....
    .e#b.....

    copy U+0410 U+0041

    glyph U+0411
    advance 9
    at 1 9
    ######.
    #1.....
    #1.....
    ####d8.
    #1..2b9
    #1...3e
    #1...3e
    #1..2b9
    ####d8.

    copy U+0412 U+0042

    glyph U+0413
    advance 7
    at 1 9
    ######
    #1....
    #1....
    #1....
    #1....
    #1....
    #1....
    #1....
    #1....

    glyph U+0414
    advance 10
    at 0 9
    ..7#####.
    ..7a..1#.
    ..7a..1#.
    ..7a..1#.
    ..89..1#.
    ..a6..1#.
    .1e2..1#.
    .7b...1#.
    #########
    #1.....1#

    copy U+0415 U+0045

    glyph U+0416
    advance 12
    at 0 9
    ab..1#1..ba
    1d7.1#1.7d1
    .3e31#13e3.
    ..7d2#2d7..
    ..3#a#a#3..
    ..cab#bac..
    .7e11#11e7.
    2e5.1#1.5e2
    ab..1#1..ba

    glyph U+0417
    advance 8
    at 0 9
    2ae#d91
    261.2ab
    .....2e
    ....2ab
    ..b##e2
    ....2ab
    .....2e
    261.2ab
    2ae#d91

    glyph U+0418
    advance 9
    at 1 9
    #1...a#
    #1..4##
    #1.1d8#
    #1.8c2#
    #13e31#
    #2c8.1#
    #8d1.1#
    ##4..1#
    #a...1#

    glyph U+0419
    advance 9
    at 1 12
    .6a.a6.
    .1b#b1.
    .......
    #1...a#
    #1..4##
    #1.1d8#
    #1.8c2#
    #13e31#
    #2c8.1#
    #8d1.1#
    ##4..1#
    #a...1#

    copy U+041A U+004B

    glyph U+041B
    advance 9
    at 0 9
    ..######
    ..#2..1#
    ..#1..1#
    ..#1..1#
    ..#1..1#
    ..#1..1#
    .3e...1#
    1a9...1#
    ea1...1#

    copy U+041C U+004D

    copy U+041D U+0048

    copy U+041E U+004F

    glyph U+041F
    advance 9
    at 1 9
    #######
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    #1...1#

    copy U+0420 U+0050

    copy U+0421 U+0043

    copy U+0422 U+0054

    glyph U+0423
    advance 9
    at 0 9
    3#2...2#3
    .aa...aa.
    .2#4.4#2.
    ..8c.c8..
    ..1eae1..
    ...6#6...
    ...7d....
    ..1e5....
    .e#b.....

    glyph U+0424
    advance 11
    at 1 9
    ...1#1...
    .3ae#ea3.
    4e62#26e4
    c5.1#1.5c
    e2.1#1.2e
    c5.1#1.5c
    4e62#26e4
    .3ae#ea3.
    ...1#1...

    copy U+0425 U+0058

    glyph U+0426
    advance 9
    at 1 9
    #1...1#.
    #1...1#.
    #1...1#.
    #1...1#.
    #1...1#.
    #1...1#.
    #1...1#.
    #1...1#.
    ########
    ......1#

    glyph U+0427
    advance 9
    at 1 9
    #1...1#
    #2...1#
    d3...1#
    7c3..1#
    .7d####
    .....1#
    .....1#
    .....1#
    .....1#

    glyph U+0428
    advance 11
    at 1 9
    #1..#1.1#
    #1..#1.1#
    #1..#1.1#
    #1..#1.1#
    #1..#1.1#
    #1..#1.1#
    #1..#1.1#
    #1..#1.1#
    #########

    glyph U+0429
    advance 11
    at 1 9
    #1..#1.1#.
    #1..#1.1#.
    #1..#1.1#.
    #1..#1.1#.
    #1..#1.1#.
    #1..#1.1#.
    #1..#1.1#.
    #1..#1.1#.
    ##########
    ........1#

    glyph U+042A
    advance 10
    at 0 9
    ###1.....
    ..#1.....
    ..#1.....
    ..#1.....
    ..#####b2
    ..#1..18c
    ..#1...2#
    ..#1..18c
    ..#####b2

    glyph U+042B
    advance 11
    at 1 9
    #1......#1
    #1......#1
    #1......#1
    #1......#1
    ####b2..#1
    #1.18c..#1
    #1..2#..#1
    #1.18c..#1
    ####b2..#1

    glyph U+042C
    advance 9
    at 1 9
    #1.....
    #1.....
    #1.....
    #1.....
    #####b2
    #1..18c
    #1...2#
    #1..18c
    #####b2

    glyph U+042D
    advance 8
    at 0 9
    .7d#c4.
    5d2.5e3
    .1...8a
    .....3e
    .######
    .....3e
    .1...8a
    5d2.5e3
    .7d#c4.

    glyph U+042E
    advance 11
    at 1 9
    #1.4ced5..
    #12e513d5.
    #199...6c.
    #1c4...1#.
    ###3....#1
    #1c4...1#.
    #199...6c.
    #12e513d5.
    #1.4ced5..

    glyph U+042F
    advance 8
    at 0 9
    .8d####
    9b2..1#
    e3...1#
    e3...1#
    9b2..1#
    .8e####
    .2e8.1#
    .cb..1#
    9d1..1#

    copy U+0430 U+0061

    glyph U+0431
    advance 8
    at 1 10
    ....7a
    .17ae3
    2d961.
    9eee9.
    db11b8
    #4..4d
    #2..2#
    d4..4d
    8b11b8
    .9ee9.

    glyph U+0432
    advance 7
    at 1 7
    ###d5
    #1.5e
    #1.5e
    ####8
    #1.5e
    #1.5e
    ###d5

    glyph U+0433
    advance 5
    at 1 7
    ####1
    #1...
    #1...
    #1...
    #1...
    #1...
    #1...

    glyph U+0434
    advance 9
    at 0 7
    ..a####.
    ..a6.1#.
    ..a6.1#.
    ..b5.1#.
    ..e3.1#.
    .6c..1#.
    ########
    #1....1#

    copy U+0435 U+0065

    glyph U+0436
    advance 10
    at 0 7
    ab.1#1.ba
    1d61#16d1
    .4e3#3e4.
    ..dd#dd..
    .7d8#8d7.
    2e51#15e2
    ab.1#1.ba

    glyph U+0437
    advance 6
    at 0 7
    5d#c4
    13.6d
    ...6d
    .6##7
    ...6d
    13.6d
    5d#c4

    glyph U+0438
    advance 8
    at 1 7
    #1..a#
    #1.5e#
    #11e7#
    #1aa1#
    #7e11#
    #e5.1#
    #a..1#

    glyph U+0439
    advance 8
    at 1 10
    .e33e.
    .5ee5.
    ......
    #1..a#
    #1.5e#
    #11e7#
    #1aa1#
    #7e11#
    #e5.1#
    #a..1#

    glyph U+043A
    advance 7
    at 1 7
    #1.1d8
    #11ca.
    #2bb..
    #b#5..
    #88e2.
    #1.ac.
    #1.1d9

    glyph U+043B
    advance 8
    at 0 7
    ..#####
    ..#1.1#
    ..#1.1#
    ..#1.1#
    .1#1.1#
    18c..1#
    eb2..1#

    glyph U+043C
    advance 9
    at 1 7
    #7...7#
    #e1.1e#
    #d7.7d#
    #6d1d6#
    #2dbd2#
    #15#51#
    #1...1#

    glyph U+043D
    advance 8
    at 1 7
    #1..1#
    #1..1#
    #1..1#
    ######
    #1..1#
    #1..1#
    #1..1#

    copy U+043E U+006F

    glyph U+043F
    advance 8
    at 1 7
    ######
    #1..1#
    #1..1#
    #1..1#
    #1..1#
    #1..1#
    #1..1#

    copy U+0440 U+0070

    copy U+0441 U+0063

    glyph U+0442
    advance 6
    at 0 7
    #####
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.

    copy U+0443 U+0079

    glyph U+0444
    advance 11
    at 1 10
    ...1#1...
    ...1#1...
    ...1#1...
    .3ae#ea3.
    4e62#26e4
    c5.1#1.5c
    e2.1#1.2e
    c5.1#1.5c
    4e62#26e4
    .3ae#ea3.
    ...1#1...
    ...1#1...
    ...1#1...

    copy U+0445 U+0078

    glyph U+0446
    advance 8
    at 1 7
    #1..1#.
    #1..1#.
    #1..1#.
    #1..1#.
    #1..1#.
    #1..1#.
    #######
    .....1#

    glyph U+0447
    advance 8
    at 1 7
    #1..1#
    #2..1#
    b91.1#
    1ae###
    ....1#
    ....1#
    ....1#

    glyph U+0448
    advance 11
    at 1 7
    #1..#1.1#
    #1..#1.1#
    #1..#1.1#
    #1..#1.1#
    #1..#1.1#
    #1..#1.1#
    #########

    glyph U+0449
    advance 11
    at 1 7
    #1..#1.1#.
    #1..#1.1#.
    #1..#1.1#.
    #1..#1.1#.
    #1..#1.1#.
    #1..#1.1#.
    ##########
    ........1#

    glyph U+044A
    advance 9
    at 0 7
    ###1....
    ..#1....
    ..#1....
    ..####d5
    ..#1..5e
    ..#1..5e
    ..####d5

    glyph U+044B
    advance 10
    at 1 7
    #1.....#1
    #1.....#1
    #1.....#1
    ###d5..#1
    #1.5e..#1
    #1.5e..#1
    ###d5..#1

    glyph U+044C
    advance 8
    at 1 7
    #1....
    #1....
    #1....
    ####d5
    #1..5e
    #1..5e
    ####d5

    glyph U+044D
    advance 6
    at 0 7
    2c#a1
    561a9
    ...3d
    .####
    ...3d
    561a9
    2c#a1

    glyph U+044E
    advance 10
    at 1 7
    #1.8ee91.
    #16c21a9.
    #1c5..2e.
    ###3...#1
    #1c5..2e.
    #16c21a9.
    #1.8ee91.

    glyph U+044F
    advance 7
    at 0 7
    5d####
    e5..1#
    e5..1#
    5d####
    .6e21#
    1e7.1#
    ac..1#

    copy U+0451 U+00EB

    glyph U+0454
    advance 7
    at 1 7
    1a#c2
    9a165
    d3...
    ####.
    d3...
    9a165
    1a#c2

    copy U+0456 U+0069

    copy U+0457 U+00EF

    glyph U+045E
    advance 7
    at 0 10
    .6a.a6.
    .1b#b1.
    .......
    5e...e5
    1e4.4e1
    .a9.9a.
    .5e1e5.
    .1e9e1.
    ..a#a..
    ..5#5..
    ..4e...
    ..aa...
    5#d3...

    glyph U+0490
    advance 7
    at 1 11
    ....1#
    ....1#
    ######
    #1....
    #1....
    #1....
    #1....
    #1....
    #1....
    #1....
    #1....

    glyph U+0491
    advance 5
    at 1 9
    ...#2
    ...#2
    ####1
    #1...
    #1...
    #1...
    #1...
    #1...
    #1...

    glyph U+2013
    advance 7
    at 0 4
    #######

    glyph U+2014
    advance 12
    at 0 4
    ############

    glyph U+2018
    advance 3
    at 1 10
    62
    c.
    e.

    glyph U+2019
    advance 3
    at 0 9
    .e
    .c
    26

    glyph U+201A
    advance 3
    at 0 1
    .e
    .c
    26

    glyph U+201C
    advance 6
    at 1 10
    62.62
    c..c.
    e..e.

    glyph U+201D
    advance 6
    at 0 9
    .e..e
    .c..c
    26.26

    glyph U+201E
    advance 6
    at 0 1
    .e..e
    .c..c
    26.26

    glyph U+2022
    advance 6
    at 1 6
    5ee5
    e##e
    e##e
    5ee5

    glyph U+2026
    advance 9
    at 1 1
    #..#..#

    glyph U+2039
    advance 5
    at 1 6
    .aa
    5e1
    c7.
    5e1
    .aa

    glyph U+203A
    advance 5
    at 1 6
    aa.
    1e5
    .7c
    1e5
    aa.

    glyph U+20AC
    advance 8
    at 0 9
    ..6de9.
    .5d31a4
    .b6....
    #####..
    .#2....
    #####..
    .b6....
    .5d31a4
    ..6de9.

    glyph U+2116
    advance 14
    at 1 9
    #b...1#.4dd4
    ##5..1#.d44d
    #8d1.1#.#..#
    #2c9.1#.d44d
    #13#31#.4dd4
    #1.9c2#.....
    #1.1d8#.####
    #1..5##.....
    #1...b#.....

    glyph U+2122
    advance 13
    at 1 9
    #####.#8.8#
    ..#...#e4e#
    ..#...#8#8#
    ..#...#141#
    ..#...#...#

    glyph U+2190
    advance 11
    at 1 8
    ..283....
    .2d9.....
    2d9......
    b########
    2d9......
    .2d9.....
    ..283....

    glyph U+2191
    advance 9
    at 1 9
    ..2b2..
    .2d#d2.
    2da#ad2
    b91#19b
    1.1#1.1
    ..1#1..
    ..1#1..
    ..1#1..
    ..1#1..

    glyph U+2192
    advance 11
    at 1 8
    ....382..
    .....9d2.
    ......9d2
    ########b
    ......9d2
    .....9d2.
    ....382..

    glyph U+2193
    advance 9
    at 1 9
    ..1#1..
    ..1#1..
    ..1#1..
    ..1#1..
    1.1#1.1
    b91#19b
    2da#ad2
    .2d#d2.
    ..2b2..

    glyph U+2212
    advance 9
    at 1 5
    #######

    glyph U+2304
    advance 9
    at 1 6
    ac...ca
    1d8.8d1
    .4#6#4.
    ..9#9..

    glyph U+2713
    advance 10
    at 1 7
    ......59
    .....3e8
    ....1da.
    a8..bc1.
    6#59e2..
    .8##3...
    ..a5....

    glyph U+FFFD
    advance 9
    at 1 9
    #######
    #.....#
    #.....#
    #.....#
    #.....#
    #.....#
    #.....#
    #.....#
    #######

    """#
}
