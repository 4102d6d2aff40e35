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

    glyph U+0131
    advance 3
    at 1 7
    #1
    #1
    #1
    #1
    #1
    #1
    #1

    glyph U+0237
    advance 3
    at 0 7
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

    piece 1
    9a.
    1d5

    compose U+00C0 U+0041 1 3 12

    piece 2
    .a9
    5d1

    compose U+00C1 U+0041 2 3 12

    piece 3
    .6#6.
    1d4d1

    compose U+00C2 U+0041 3 2 12

    piece 4
    3a626
    87be6

    compose U+00C3 U+0041 4 2 12

    piece 5
    88.88

    compose U+00C4 U+0041 5 2 11

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

    piece 6
    .3.
    .e6
    b#b

    compose U+00C7 U+0043 6 4 1

    piece 7
    2e3
    .7c

    compose U+00C8 U+0045 7 2 12

    piece 8
    3e2
    c7.

    compose U+00C9 U+0045 8 3 12

    piece 9
    .dd.
    8998

    compose U+00CA U+0045 9 2 12

    piece 10
    #..#

    compose U+00CB U+0045 10 2 11

    piece 11
    8b.
    1d6

    compose U+00CC U+0049 11 0 12

    piece 12
    .99
    4e1

    compose U+00CD U+0049 12 0 12

    piece 13
    .5#6.
    1d4d2

    compose U+00CE U+0049 13 -1 12

    piece 14
    #.#

    compose U+00CF U+0049 14 0 11

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

    compose U+00D1 U+004E 4 2 12

    compose U+00D2 U+004F 1 4 12

    compose U+00D3 U+004F 2 4 12

    compose U+00D4 U+004F 3 3 12

    compose U+00D5 U+004F 4 3 12

    piece 15
    #...#

    compose U+00D6 U+004F 15 3 11

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

    compose U+00D9 U+0055 1 3 12

    compose U+00DA U+0055 2 3 12

    compose U+00DB U+0055 3 2 12

    compose U+00DC U+0055 15 2 11

    compose U+00DD U+0059 2 2 12

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

    compose U+00E0 U+0061 7 2 10

    compose U+00E1 U+0061 8 3 10

    compose U+00E2 U+0061 9 2 10

    piece 16
    .89261
    2b7ec1

    compose U+00E3 U+0061 16 1 10

    compose U+00E4 U+0061 10 2 9

    piece 17
    2dd2
    7997
    2dd2

    compose U+00E5 U+0061 17 2 11

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

    compose U+00E8 U+0065 7 2 10

    compose U+00E9 U+0065 8 3 10

    compose U+00EA U+0065 9 2 10

    compose U+00EB U+0065 10 2 9

    compose U+00EC U+0131 11 0 10

    compose U+00ED U+0131 12 0 10

    compose U+00EE U+0131 13 -1 10

    compose U+00EF U+0131 14 0 9

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

    compose U+00F1 U+006E 16 1 10

    compose U+00F2 U+006F 7 2 10

    compose U+00F3 U+006F 8 3 10

    compose U+00F4 U+006F 9 2 10

    compose U+00F5 U+006F 16 1 10

    compose U+00F6 U+006F 10 2 9

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

    compose U+00F9 U+0075 7 2 10

    compose U+00FA U+0075 8 3 10

    compose U+00FB U+0075 9 2 10

    compose U+00FC U+0075 10 2 9

    compose U+00FD U+0079 2 2 10

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

    compose U+00FF U+0079 5 1 9

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

    piece 18
    6a.a6
    1b#b1

    compose U+0419 U+0418 18 2 12

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

    piece 19
    e33e
    5ee5

    compose U+0439 U+0438 19 2 10

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

    compose U+045E U+0079 18 1 10

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

    piece 20
    8###8

    compose U+0100 U+0041 20 2 11

    piece 21
    ####

    compose U+0101 U+0061 21 2 9

    compose U+0102 U+0041 18 2 12

    compose U+0103 U+0061 19 2 10

    glyph U+0104
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
    5e1...1#5
    ......6b.
    ......3db

    glyph U+0105
    advance 8
    at 1 7
    1aeea2.
    48119b.
    ....2#.
    3be###.
    d61.2#.
    d6.19#.
    3c#ee#.
    ....e3.
    ....9e4

    compose U+0106 U+0043 8 4 12

    compose U+0107 U+0063 8 3 10

    compose U+0108 U+0043 9 3 12

    compose U+0109 U+0063 9 2 10

    piece 22
    #

    compose U+010A U+0043 22 5 11

    compose U+010B U+0063 22 4 9

    piece 23
    8998
    .dd.

    compose U+010C U+0043 23 3 12

    compose U+010D U+0063 23 2 10

    compose U+010E U+0044 23 3 12

    glyph U+010F
    advance 10
    at 1 10
    ....1#.d2
    ....1#.d.
    ....1#.d.
    19eea#...
    8b119#...
    d3..2#...
    #2..1#...
    d3..2#...
    8b119#...
    19eea#...

    copy U+0110 U+00D0

    glyph U+0111
    advance 8
    at 1 10
    ..1####
    ....1#.
    ....1#.
    19eea#.
    8b119#.
    d3..2#.
    #2..1#.
    d3..2#.
    8b119#.
    19eea#.

    compose U+0112 U+0045 21 2 11

    compose U+0113 U+0065 21 2 9

    compose U+0114 U+0045 19 2 12

    compose U+0115 U+0065 19 2 10

    compose U+0116 U+0045 22 4 11

    compose U+0117 U+0065 22 4 9

    piece 24
    47.
    b6.
    7e6

    compose U+0118 U+0045 24 3 1

    compose U+0119 U+0065 24 3 1

    compose U+011A U+0045 23 2 12

    compose U+011B U+0065 23 2 10

    compose U+011C U+0047 9 3 12

    compose U+011D U+0067 9 2 10

    compose U+011E U+0047 19 3 12

    compose U+011F U+0067 19 2 10

    compose U+0120 U+0047 22 5 11

    compose U+0121 U+0067 22 4 9

    piece 25
    .e
    2b

    compose U+0122 U+0047 25 4 -1

    piece 26
    11
    b2
    #.

    compose U+0123 U+0067 26 4 11

    compose U+0124 U+0048 3 2 12

    glyph U+0125
    advance 8
    at 1 12
    ..dd..
    .8998.
    ......
    #1....
    #1....
    #aee91
    #b21b8
    #3..3d
    #2..2#
    #1..1#
    #1..1#
    #1..1#

    glyph U+0126
    advance 9
    at 0 9
    .#1...1#.
    .#1...1#.
    #########
    .#1...1#.
    .#######.
    .#1...1#.
    .#1...1#.
    .#1...1#.
    .#1...1#.

    glyph U+0127
    advance 8
    at 0 10
    ####1..
    .#1....
    .#1....
    .#aee91
    .#b21b8
    .#3..3d
    .#2..2#
    .#1..1#
    .#1..1#
    .#1..1#

    glyph U+0128
    advance 5
    at 0 12
    3a726
    87ae6
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

    glyph U+0129
    advance 5
    at 0 10
    3a726
    87ae6
    .....
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.

    glyph U+012A
    advance 5
    at 1 11
    #####
    .....
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..

    glyph U+012B
    advance 5
    at 1 9
    #####
    .....
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..

    glyph U+012C
    advance 5
    at 0 12
    6b.97
    1b#b1
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

    glyph U+012D
    advance 5
    at 0 10
    6b.97
    1b#b1
    .....
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.

    piece 27
    46.
    c5.
    8e5

    compose U+012E U+0049 27 0 1

    compose U+012F U+0069 27 0 1

    compose U+0130 U+0049 22 1 11

    glyph U+0132
    advance 9
    at 1 9
    #1....#1
    #1....#1
    #1....#1
    #1....#1
    #1....#1
    #1....#1
    #111.1#1
    #19a18b.
    #11b#b2.

    glyph U+0133
    advance 6
    at 1 10
    2..2.
    #1.e3
    .....
    #1.e3
    #1.e3
    #1.d3
    #1.d3
    #1.d3
    #1.e3
    #1.e3
    ...e3
    ...e2
    ..eb.

    compose U+0134 U+004A 3 1 12

    compose U+0135 U+0237 13 -1 10

    compose U+0136 U+004B 25 3 -1

    compose U+0137 U+006B 25 3 -1

    copy U+0138 U+043A

    piece 28
    .c6
    7b.

    compose U+0139 U+004C 28 1 12

    glyph U+013A
    advance 4
    at 0 12
    .99.
    4e1.
    ....
    .#1.
    .#1.
    .#1.
    .#1.
    .#1.
    .#1.
    .#1.
    .#2.
    .9#1

    compose U+013B U+004C 25 3 -1

    compose U+013C U+006C 25 0 -1

    piece 29
    c2
    d.
    c.

    compose U+013D U+004C 29 5 9

    glyph U+013E
    advance 6
    at 1 10
    #1.b3
    #1.c1
    #1.c.
    #1...
    #1...
    #1...
    #1...
    #1...
    #2...
    9#1..

    glyph U+013F
    advance 7
    at 1 9
    #1....
    #1....
    #1....
    #1....
    #1....
    #1.#..
    #1....
    #1....
    ######

    glyph U+0140
    advance 5
    at 1 10
    #1.
    #1.
    #1.
    #1.
    #1.
    #1.
    #1#
    #1.
    #2.
    9#1

    glyph U+0141
    advance 7
    at -1 9
    ..#1....
    ..#1....
    ..#21...
    ..#b5...
    .3#5....
    3b#1....
    1.#1....
    ..#1....
    ..######

    glyph U+0142
    advance 6
    at 0 10
    ..#1.
    ..#1.
    ..#1.
    ..#85
    .1#9.
    2c#1.
    32#1.
    ..#1.
    ..#2.
    ..9#1

    compose U+0143 U+004E 2 3 12

    compose U+0144 U+006E 8 3 10

    compose U+0145 U+004E 25 3 -1

    compose U+0146 U+006E 25 3 -1

    piece 30
    1d4d1
    .6#6.

    compose U+0147 U+004E 30 2 12

    compose U+0148 U+006E 23 2 10

    glyph U+0149
    advance 9
    at -1 9
    .e.......
    .c.......
    26.#aee91
    ...#b21b8
    ...#3..3d
    ...#2..2#
    ...#1..1#
    ...#1..1#
    ...#1..1#

    glyph U+014A
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
    .....7c
    ...a#c3

    glyph U+014B
    advance 8
    at 1 7
    #aee91
    #b21b8
    #3..3d
    #2..2#
    #1..1#
    #1..1#
    #1..1#
    ....2#
    ....6d
    ..9#c3

    piece 31
    #####

    compose U+014C U+004F 31 4 11

    compose U+014D U+006F 21 2 9

    compose U+014E U+004F 18 3 12

    compose U+014F U+006F 19 2 10

    piece 32
    .a9a9
    5d6d1

    compose U+0150 U+004F 32 3 12

    piece 33
    3e5e2
    c7c7.

    compose U+0151 U+006F 33 2 10

    glyph U+0152
    advance 11
    at 1 9
    .2ae#####
    2e71#1...
    98..#1...
    d3..#1...
    #2..####.
    d3..#1...
    98..#1...
    2e71#1...
    .2ae#####

    glyph U+0153
    advance 13
    at 1 7
    .9ee919ee9.
    8b11bdb11b8
    d4..4#4..3d
    #2..2######
    d4..4#4....
    8b11bdb1194
    .9ee919eea1

    compose U+0154 U+0052 2 3 12

    compose U+0155 U+0072 8 2 10

    compose U+0156 U+0052 25 3 -1

    compose U+0157 U+0072 25 2 -1

    compose U+0158 U+0052 30 2 12

    compose U+0159 U+0072 23 1 10

    compose U+015A U+0053 2 3 12

    compose U+015B U+0073 2 2 10

    compose U+015C U+0053 3 2 12

    compose U+015D U+0073 3 1 10

    glyph U+015E
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
    19e#e91
    ...e6..
    ..b#b..

    compose U+015F U+0073 6 2 1

    compose U+0160 U+0053 30 2 12

    compose U+0161 U+0073 30 1 10

    compose U+0162 U+0054 6 2 1

    glyph U+0163
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
    .5##1
    ..e6.
    .b#b.

    compose U+0164 U+0054 30 1 12

    glyph U+0165
    advance 6
    at 0 11
    ....a3
    ....c2
    .#1.c.
    .#1.1.
    ####1.
    .#1...
    .#1...
    .#1...
    .#2...
    .e4...
    .5e#1.

    glyph U+0166
    advance 8
    at 0 9
    #######
    ...#1..
    ...#1..
    ...#1..
    .#####.
    ...#1..
    ...#1..
    ...#1..
    ...#1..

    glyph U+0167
    advance 5
    at 0 9
    .#1..
    .#1..
    ####1
    .#1..
    .#1..
    ####1
    .#2..
    .e4..
    .5e#1

    compose U+0168 U+0055 4 2 12

    compose U+0169 U+0075 16 1 10

    compose U+016A U+0055 31 3 11

    compose U+016B U+0075 21 2 9

    compose U+016C U+0055 18 2 12

    compose U+016D U+0075 19 2 10

    piece 34
    8#8
    e3e
    8#8

    compose U+016E U+0055 34 3 12

    compose U+016F U+0075 17 2 11

    compose U+0170 U+0055 32 2 12

    compose U+0171 U+0075 33 2 10

    glyph U+0172
    advance 9
    at 1 9
    #1...1#.
    #1...1#.
    #1...1#.
    #1...1#.
    #2...2#.
    e2...2e.
    b6...6b.
    4e4.4e4.
    .5c#ca5.
    .....e3.
    .....9e4

    glyph U+0173
    advance 8
    at 1 7
    #1..1#.
    #1..1#.
    #1..1#.
    #2..2#.
    d3..3#.
    8b12b#.
    19eee#.
    ....e3.
    ....9e4

    compose U+0174 U+0057 3 4 12

    compose U+0175 U+0077 3 3 10

    compose U+0176 U+0059 3 1 12

    compose U+0177 U+0079 3 1 10

    compose U+0178 U+0059 15 1 11

    compose U+0179 U+005A 2 3 12

    compose U+017A U+007A 2 2 10

    compose U+017B U+005A 22 4 11

    compose U+017C U+007A 22 3 9

    compose U+017D U+005A 30 2 12

    compose U+017E U+007A 30 1 10

    glyph U+017F
    advance 4
    at 0 10
    .6e#1
    .e4..
    .#1..
    ##1..
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..

    glyph U+0180
    advance 8
    at 0 10
    ####1..
    .#1....
    .#1....
    .#aee91
    .#911b8
    .#2..3d
    .#1..2#
    .#2..3d
    .#911b8
    .#aee91

    glyph U+0181
    advance 10
    at 0 9
    7#####d7.
    e3#1..3d4
    ..#1...97
    ..#1..3d4
    ..#####e2
    ..#1..18c
    ..#1...2#
    ..#1..18c
    ..#####b2

    glyph U+0192
    advance 5
    at 0 10
    ..6e#1
    ..e4..
    ..#1..
    .####1
    ..#1..
    ..#1..
    ..#1..
    ..#1..
    ..#2..
    ..#2..
    ..#1..
    .2#1..
    #e7...

    glyph U+01A0
    advance 12
    at 1 10
    ........16d
    .19d#d91eb3
    1d82.28d1..
    99.....99..
    d3.....3d..
    #2.....2#..
    d3.....3d..
    99.....99..
    1d82.28d1..
    .19d#d91...

    glyph U+01A1
    advance 9
    at 1 8
    .....16d
    .9ee9eb3
    8b11b8..
    d4..4d..
    #2..2#..
    d4..4d..
    8b11b8..
    .9ee9...

    glyph U+01AF
    advance 10
    at 1 10
    ......16d
    #1...1#b3
    #1...1#..
    #1...1#..
    #1...1#..
    #2...2#..
    e2...2e..
    b6...6b..
    4e4.4e4..
    .5c#c5...

    glyph U+01B0
    advance 9
    at 1 8
    .....16d
    #1..1#b3
    #1..1#..
    #1..1#..
    #2..2#..
    d3..3#..
    8b12b#..
    19eea#..

    compose U+01CD U+0041 30 2 12

    compose U+01CE U+0061 23 2 10

    glyph U+01CF
    advance 5
    at 0 12
    1d4d2
    .5#6.
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

    glyph U+01D0
    advance 5
    at 0 10
    1d4d2
    .5#6.
    .....
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.

    compose U+01D1 U+004F 30 3 12

    compose U+01D2 U+006F 23 2 10

    compose U+01D3 U+0055 30 2 12

    compose U+01D4 U+0075 23 2 10

    glyph U+01D5
    advance 9
    at 1 12
    ..#####
    .......
    .#...#.
    .......
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    e2...2e
    c5...5c
    5d3.3d5
    .6d#d6.

    piece 35
    ####
    ....
    #..#

    compose U+01D6 U+0075 35 2 11

    glyph U+01D7
    advance 9
    at 1 12
    ...a9..
    ..5d1..
    .#...#.
    .......
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    e2...2e
    c5...5c
    5d3.3d5
    .6d#d6.

    piece 36
    .3e2
    .c7.
    ....
    #..#

    compose U+01D8 U+0075 36 2 12

    glyph U+01D9
    advance 9
    at 1 12
    .1d4d1.
    ..6#6..
    .#...#.
    .......
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    e2...2e
    c5...5c
    5d3.3d5
    .6d#d6.

    piece 37
    8998
    .dd.
    ....
    #..#

    compose U+01DA U+0075 37 2 12

    glyph U+01DB
    advance 9
    at 1 12
    ..9a...
    ..1d5..
    .#...#.
    .......
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    e2...2e
    c5...5c
    5d3.3d5
    .6d#d6.

    piece 38
    2e3.
    .7c.
    ....
    #..#

    compose U+01DC U+0075 38 2 12

    glyph U+01DE
    advance 9
    at 0 12
    ..8###8..
    .........
    ..88.88..
    .........
    ...5#5...
    ...cec...
    ..3#4#3..
    ..9a.a9..
    .1e4.4e1.
    .7#####7.
    .d7...7d.
    4e1...1e4

    compose U+01DF U+0061 35 2 11

    glyph U+01E0
    advance 9
    at 0 12
    ..8###8..
    .........
    ....88...
    .........
    ...5#5...
    ...cec...
    ..3#4#3..
    ..9a.a9..
    .1e4.4e1.
    .7#####7.
    .d7...7d.
    4e1...1e4

    piece 39
    ####
    ....
    ..#.

    compose U+01E1 U+0061 39 2 11

    compose U+01E2 U+00C6 31 4 11

    compose U+01E3 U+00E6 31 5 9

    compose U+01E6 U+0047 23 3 12

    compose U+01E7 U+0067 23 2 10

    compose U+01E8 U+004B 30 2 12

    glyph U+01E9
    advance 7
    at 1 12
    .8998.
    ..dd..
    ......
    #1....
    #1....
    #1.1d8
    #11ca.
    #2bb..
    #b#5..
    #88e2.
    #1.ac.
    #1.1d9

    glyph U+01EA
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
    .19d#e91.
    ....e3...
    ....ae3..

    compose U+01EB U+006F 24 3 1

    glyph U+01EC
    advance 11
    at 1 11
    ...#####.
    .........
    .19d#d91.
    1d82.28d1
    99.....99
    d3.....3d
    #2.....2#
    d3.....3d
    99.....99
    1d82.28d1
    .19d#e91.
    ....e3...
    ....ae3..

    piece 40
    ####
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    .47.
    .b6.
    .7e6

    compose U+01ED U+006F 40 2 9

    piece 41
    1d4d2
    .5#6.

    compose U+01F0 U+0237 41 -1 10

    compose U+01F4 U+0047 8 4 12

    compose U+01F5 U+0067 8 3 10

    compose U+01F8 U+004E 1 3 12

    compose U+01F9 U+006E 7 2 10

    glyph U+01FA
    advance 9
    at 0 13
    ....a9...
    ...5d1...
    ...8#8...
    ...e3e...
    ...8#8...
    .........
    ...6#6...
    ...ddd...
    ..5e2e5..
    ..c8.8c..
    .5#####5.
    .c8...8c.
    4#2...2#4

    piece 42
    .3e2
    .c7.
    2dd2
    7997
    2dd2

    compose U+01FB U+0061 42 2 13

    compose U+01FC U+00C6 2 4 12

    compose U+01FD U+00E6 2 5 10

    compose U+01FE U+00D8 2 4 12

    compose U+01FF U+00F8 8 3 10

    piece 43
    9a9a.
    1d6d5

    compose U+0200 U+0041 43 2 12

    piece 44
    2e5e3
    .7c7c

    compose U+0201 U+0061 44 1 10

    piece 45
    1b#b1
    6a.a6

    compose U+0202 U+0041 45 2 12

    piece 46
    5ee5
    e33e

    compose U+0203 U+0061 46 2 10

    compose U+0204 U+0045 44 1 12

    compose U+0205 U+0065 44 1 10

    compose U+0206 U+0045 46 2 12

    compose U+0207 U+0065 46 2 10

    glyph U+0208
    advance 5
    at 0 12
    8b8b.
    1d6d6
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

    glyph U+0209
    advance 5
    at 0 10
    8b8b.
    1d6d6
    .....
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.

    glyph U+020A
    advance 5
    at 0 12
    1b#b1
    6b.97
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

    glyph U+020B
    advance 5
    at 0 10
    1b#b1
    6b.97
    .....
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.
    ..#1.

    compose U+020C U+004F 43 3 12

    compose U+020D U+006F 44 1 10

    compose U+020E U+004F 45 3 12

    compose U+020F U+006F 46 2 10

    compose U+0210 U+0052 43 2 12

    compose U+0211 U+0072 44 0 10

    compose U+0212 U+0052 45 2 12

    compose U+0213 U+0072 46 1 10

    compose U+0214 U+0055 43 2 12

    compose U+0215 U+0075 44 1 10

    compose U+0216 U+0055 45 2 12

    compose U+0217 U+0075 46 2 10

    compose U+0218 U+0053 25 3 -1

    compose U+0219 U+0073 25 2 -1

    compose U+021A U+0054 25 2 -1

    compose U+021B U+0074 25 1 -1

    compose U+021E U+0048 30 2 12

    glyph U+021F
    advance 8
    at 1 12
    .8998.
    ..dd..
    ......
    #1....
    #1....
    #aee91
    #b21b8
    #3..3d
    #2..2#
    #1..1#
    #1..1#
    #1..1#

    piece 47
    88

    compose U+0226 U+0041 47 4 11

    compose U+0227 U+0061 22 4 9

    compose U+0228 U+0045 6 3 1

    glyph U+0229
    advance 8
    at 1 7
    .9ee9.
    8b11b8
    d4..3d
    ######
    d4....
    8b1194
    .9e#a1
    ...e6.
    ..b#b.

    glyph U+022A
    advance 11
    at 1 12
    ...#####.
    .........
    ..#...#..
    .........
    .2ad#da2.
    3e72.27e3
    b7.....7b
    e2.....2e
    e2.....2e
    b7.....7b
    3e72.27e3
    .2ad#da2.

    compose U+022B U+006F 35 2 11

    glyph U+022C
    advance 11
    at 1 12
    ...#####.
    ..3a626..
    ..87be6..
    .........
    .2ad#da2.
    3e72.27e3
    b7.....7b
    e2.....2e
    e2.....2e
    b7.....7b
    3e72.27e3
    .2ad#da2.

    piece 48
    .####.
    ......
    .89261
    2b7ec1

    compose U+022D U+006F 48 1 12

    compose U+022E U+004F 22 5 11

    compose U+022F U+006F 22 4 9

    glyph U+0230
    advance 11
    at 1 12
    ...#####.
    .........
    ....#....
    .........
    .2ad#da2.
    3e72.27e3
    b7.....7b
    e2.....2e
    e2.....2e
    b7.....7b
    3e72.27e3
    .2ad#da2.

    compose U+0231 U+006F 39 2 11

    compose U+0232 U+0059 31 2 11

    compose U+0233 U+0079 20 1 9

    glyph U+024A
    advance 11
    at 1 9
    .3beeb4#..
    2e6116e#..
    a8....8#..
    d3....3#..
    #2....2#..
    d3....3#..
    a8....8#..
    2e6116e#..
    .3beeb4#..
    ......1#2.
    .......8##

    glyph U+024B
    advance 9
    at 1 7
    19eea#..
    8b119#..
    d3..2#..
    #2..1#..
    d3..2#..
    8b119#..
    19eea#..
    ....1#..
    ....1#..
    ....1###

    compose U+1E00 U+0041 34 3 -1

    compose U+1E01 U+0061 17 2 -1

    compose U+1E02 U+0042 22 4 11

    glyph U+1E03
    advance 8
    at 1 11
    ...#..
    ......
    #1....
    #1....
    #aee91
    #911b8
    #2..3d
    #1..2#
    #2..3d
    #911b8
    #aee91

    compose U+1E04 U+0042 22 4 -1

    compose U+1E05 U+0062 22 4 -1

    compose U+1E06 U+0042 31 3 -1

    compose U+1E07 U+0062 21 2 -1

    piece 49
    3e2
    c7.
    ...
    ...
    ...
    ...
    ...
    ...
    ...
    ...
    ...
    .3.
    .e6
    b#b

    compose U+1E08 U+0043 49 4 12

    glyph U+1E09
    advance 7
    at 1 10
    ..3e2.
    ..c7..
    ......
    .8eea1
    8c2195
    d4....
    #2....
    d4....
    8c2195
    .8e#a1
    ...e6.
    ..b#b.

    compose U+1E0A U+0044 22 5 11

    glyph U+1E0B
    advance 8
    at 1 11
    ...#..
    ......
    ....1#
    ....1#
    19eea#
    8b119#
    d3..2#
    #2..1#
    d3..2#
    8b119#
    19eea#

    compose U+1E0C U+0044 22 5 -1

    compose U+1E0D U+0064 22 4 -1

    compose U+1E0E U+0044 21 3 -1

    compose U+1E0F U+0064 21 2 -1

    compose U+1E10 U+0044 25 4 -1

    compose U+1E11 U+0064 25 3 -1

    compose U+1E12 U+0044 9 3 -1

    compose U+1E13 U+0064 9 2 -1

    glyph U+1E14
    advance 8
    at 1 12
    .2e3..
    ..7c..
    .####.
    ......
    ######
    #1....
    #1....
    #####.
    #1....
    #1....
    #1....
    ######

    piece 50
    2e3.
    .7c.
    ....
    ####

    compose U+1E15 U+0065 50 2 12

    glyph U+1E16
    advance 8
    at 1 12
    ..3e2.
    ..c7..
    .####.
    ......
    ######
    #1....
    #1....
    #####.
    #1....
    #1....
    #1....
    ######

    piece 51
    .3e2
    .c7.
    ....
    ####

    compose U+1E17 U+0065 51 2 12

    compose U+1E18 U+0045 9 2 -1

    compose U+1E19 U+0065 9 2 -1

    compose U+1E1A U+0045 16 1 -1

    compose U+1E1B U+0065 16 1 -1

    piece 52
    e33e
    5ee5
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ..3.
    ..e6
    .b#b

    compose U+1E1C U+0045 52 2 12

    glyph U+1E1D
    advance 8
    at 1 10
    .e33e.
    .5ee5.
    ......
    .9ee9.
    8b11b8
    d4..3d
    ######
    d4....
    8b1194
    .9e#a1
    ...e6.
    ..b#b.

    compose U+1E1E U+0046 22 4 11

    glyph U+1E1F
    advance 4
    at 0 11
    ..#..
    .....
    .6e#1
    .e4..
    ####1
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..

    compose U+1E20 U+0047 21 3 11

    compose U+1E21 U+0067 21 2 9

    compose U+1E22 U+0048 22 4 11

    glyph U+1E23
    advance 8
    at 1 11
    ...#..
    ......
    #1....
    #1....
    #aee91
    #b21b8
    #3..3d
    #2..2#
    #1..1#
    #1..1#
    #1..1#

    compose U+1E24 U+0048 22 4 -1

    compose U+1E25 U+0068 22 4 -1

    compose U+1E26 U+0048 15 2 11

    glyph U+1E27
    advance 8
    at 1 11
    .#..#.
    ......
    #1....
    #1....
    #aee91
    #b21b8
    #3..3d
    #2..2#
    #1..1#
    #1..1#
    #1..1#

    compose U+1E28 U+0048 6 3 1

    glyph U+1E29
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
    #1.32#
    ...e6.
    ..b#b.

    compose U+1E2A U+0048 18 2 -1

    compose U+1E2B U+0068 19 2 -1

    piece 53
    3a726
    87ae6

    compose U+1E2C U+0049 53 -1 -1

    compose U+1E2D U+0069 53 -1 -1

    glyph U+1E2E
    advance 3
    at 0 12
    .99
    4e1
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

    piece 54
    .99
    4e1
    ...
    #.#

    compose U+1E2F U+0131 54 0 12

    compose U+1E30 U+004B 2 3 12

    glyph U+1E31
    advance 7
    at 1 12
    ..3e2.
    ..c7..
    ......
    #1....
    #1....
    #1.1d8
    #11ca.
    #2bb..
    #b#5..
    #88e2.
    #1.ac.
    #1.1d9

    compose U+1E32 U+004B 22 4 -1

    compose U+1E33 U+006B 22 4 -1

    compose U+1E34 U+004B 31 3 -1

    compose U+1E35 U+006B 21 2 -1

    compose U+1E36 U+004C 22 4 -1

    compose U+1E37 U+006C 22 1 -1

    piece 55
    #####
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    ...#.

    compose U+1E38 U+004C 55 1 11

    glyph U+1E39
    advance 4
    at 0 11
    #####
    .....
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..
    .#2..
    .9#1.
    .....
    .#...

    compose U+1E3A U+004C 21 2 -1

    compose U+1E3B U+006C 31 0 -1

    compose U+1E3C U+004C 9 2 -1

    compose U+1E3D U+006C 13 -1 -1

    compose U+1E3E U+004D 2 4 12

    compose U+1E3F U+006D 2 4 10

    compose U+1E40 U+004D 22 5 11

    compose U+1E41 U+006D 22 5 9

    compose U+1E42 U+004D 22 5 -1

    compose U+1E43 U+006D 22 5 -1

    compose U+1E44 U+004E 22 4 11

    compose U+1E45 U+006E 22 4 9

    compose U+1E46 U+004E 22 4 -1

    compose U+1E47 U+006E 22 4 -1

    compose U+1E48 U+004E 31 3 -1

    compose U+1E49 U+006E 21 2 -1

    compose U+1E4A U+004E 3 2 -1

    compose U+1E4B U+006E 9 2 -1

    glyph U+1E4C
    advance 11
    at 1 13
    ....a9...
    ...5d1...
    ..3a626..
    ..87be6..
    .........
    .2ad#da2.
    3e72.27e3
    b7.....7b
    e2.....2e
    e2.....2e
    b7.....7b
    3e72.27e3
    .2ad#da2.

    piece 56
    ..3e2.
    ..c7..
    .89261
    2b7ec1

    compose U+1E4D U+006F 56 1 12

    glyph U+1E4E
    advance 11
    at 1 12
    ..#...#..
    ..3a626..
    ..87be6..
    .........
    .2ad#da2.
    3e72.27e3
    b7.....7b
    e2.....2e
    e2.....2e
    b7.....7b
    3e72.27e3
    .2ad#da2.

    piece 57
    .#..#.
    ......
    .89261
    2b7ec1

    compose U+1E4F U+006F 57 1 12

    glyph U+1E50
    advance 11
    at 1 12
    ...9a....
    ...1d5...
    ...#####.
    .........
    .2ad#da2.
    3e72.27e3
    b7.....7b
    e2.....2e
    e2.....2e
    b7.....7b
    3e72.27e3
    .2ad#da2.

    compose U+1E51 U+006F 50 2 12

    glyph U+1E52
    advance 11
    at 1 12
    ....a9...
    ...5d1...
    ...#####.
    .........
    .2ad#da2.
    3e72.27e3
    b7.....7b
    e2.....2e
    e2.....2e
    b7.....7b
    3e72.27e3
    .2ad#da2.

    compose U+1E53 U+006F 51 2 12

    compose U+1E54 U+0050 2 3 12

    compose U+1E55 U+0070 8 3 10

    compose U+1E56 U+0050 22 4 11

    compose U+1E57 U+0070 22 4 9

    compose U+1E58 U+0052 22 4 11

    compose U+1E59 U+0072 22 3 9

    compose U+1E5A U+0052 22 4 -1

    compose U+1E5B U+0072 22 3 -1

    piece 58
    #####
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .#...

    compose U+1E5C U+0052 58 3 11

    piece 59
    ####
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ..#.

    compose U+1E5D U+0072 59 1 9

    compose U+1E5E U+0052 31 3 -1

    compose U+1E5F U+0072 21 1 -1

    compose U+1E60 U+0053 22 4 11

    compose U+1E61 U+0073 22 3 9

    compose U+1E62 U+0053 22 4 -1

    compose U+1E63 U+0073 22 3 -1

    glyph U+1E64
    advance 9
    at 1 12
    ...#...
    ...a9..
    ..5d1..
    .......
    2ae#ea1
    c82.26.
    c6.....
    4dc84..
    ..48cd4
    .....6c
    .62.28c
    1ae#ea2

    piece 60
    .#.
    ...
    .a9
    5d1

    compose U+1E65 U+0073 60 2 12

    glyph U+1E66
    advance 9
    at 1 12
    ...#...
    .1d4d1.
    ..6#6..
    .......
    2ae#ea1
    c82.26.
    c6.....
    4dc84..
    ..48cd4
    .....6c
    .62.28c
    1ae#ea2

    piece 61
    ..#..
    .....
    1d4d1
    .6#6.

    compose U+1E67 U+0073 61 1 12

    piece 62
    #
    .
    .
    .
    .
    .
    .
    .
    .
    .
    .
    .
    #

    compose U+1E68 U+0053 62 4 11

    piece 63
    #
    .
    .
    .
    .
    .
    .
    .
    .
    .
    #

    compose U+1E69 U+0073 63 3 9

    compose U+1E6A U+0054 22 3 11

    compose U+1E6B U+0074 22 1 11

    compose U+1E6C U+0054 22 3 -1

    compose U+1E6D U+0074 22 2 -1

    compose U+1E6E U+0054 31 2 -1

    compose U+1E6F U+0074 31 1 -1

    compose U+1E70 U+0054 3 1 -1

    piece 64
    .9e2
    4c5b

    compose U+1E71 U+0074 64 0 -1

    compose U+1E72 U+0055 15 2 -1

    compose U+1E73 U+0075 10 2 -1

    compose U+1E74 U+0055 4 2 -1

    compose U+1E75 U+0075 16 1 -1

    compose U+1E76 U+0055 3 2 -1

    compose U+1E77 U+0075 9 2 -1

    glyph U+1E78
    advance 9
    at 1 13
    ...a9..
    ..5d1..
    .3a626.
    .87be6.
    .......
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    e2...2e
    c5...5c
    5d3.3d5
    .6d#d6.

    compose U+1E79 U+0075 56 1 12

    glyph U+1E7A
    advance 9
    at 1 12
    .#...#.
    .......
    ..#####
    .......
    #1...1#
    #1...1#
    #1...1#
    #1...1#
    e2...2e
    c5...5c
    5d3.3d5
    .6d#d6.

    piece 65
    #..#
    ....
    ####

    compose U+1E7B U+0075 65 2 11

    compose U+1E7C U+0056 4 2 12

    compose U+1E7D U+0076 4 1 10

    compose U+1E7E U+0056 47 4 -1

    compose U+1E7F U+0076 47 3 -1

    compose U+1E80 U+0057 1 5 12

    compose U+1E81 U+0077 1 4 10

    compose U+1E82 U+0057 2 5 12

    compose U+1E83 U+0077 2 4 10

    compose U+1E84 U+0057 5 4 11

    compose U+1E85 U+0077 5 3 9

    compose U+1E86 U+0057 47 6 11

    compose U+1E87 U+0077 47 5 9

    compose U+1E88 U+0057 47 6 -1

    compose U+1E89 U+0077 47 5 -1

    compose U+1E8A U+0058 47 4 11

    compose U+1E8B U+0078 47 3 9

    compose U+1E8C U+0058 5 2 11

    compose U+1E8D U+0078 5 1 9

    compose U+1E8E U+0059 22 3 11

    compose U+1E8F U+0079 47 3 9

    compose U+1E90 U+005A 3 2 12

    compose U+1E91 U+007A 3 1 10

    compose U+1E92 U+005A 22 4 -1

    compose U+1E93 U+007A 22 3 -1

    compose U+1E94 U+005A 31 3 -1

    compose U+1E95 U+007A 31 2 -1

    compose U+1E96 U+0068 21 2 -1

    compose U+1E97 U+0074 14 0 11

    compose U+1E98 U+0077 34 4 11

    compose U+1E99 U+0079 34 2 11

    glyph U+1E9B
    advance 4
    at 0 11
    ..#..
    .....
    .6e#1
    .e4..
    ##1..
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..
    .#1..

    glyph U+1E9E
    advance 9
    at 1 9
    .7d#d7.
    7c3.3d5
    d4...a7
    #2..4e3
    #1.7#c1
    #1..2aa
    #1...2e
    #1..28c
    #15#ea2

    compose U+1EA0 U+0041 47 4 -1

    compose U+1EA1 U+0061 22 4 -1

    piece 66
    ##b
    .#6

    compose U+1EA2 U+0041 66 3 12

    piece 67
    8#e5
    .8b2

    compose U+1EA3 U+0061 67 2 10

    glyph U+1EA4
    advance 9
    at 0 13
    .....a9..
    ....5d1..
    ...6#6...
    ..1d4d1..
    .........
    ...5#5...
    ...cec...
    ..3#4#3..
    ..9a.a9..
    .1e4.4e1.
    .7#####7.
    .d7...7d.
    4e1...1e4

    piece 68
    ..3e2
    ..c7.
    .dd..
    8998.

    compose U+1EA5 U+0061 68 2 12

    glyph U+1EA6
    advance 9
    at 0 13
    ..9a.....
    ..1d5....
    ...6#6...
    ..1d4d1..
    .........
    ...5#5...
    ...cec...
    ..3#4#3..
    ..9a.a9..
    .1e4.4e1.
    .7#####7.
    .d7...7d.
    4e1...1e4

    piece 69
    2e3..
    .7c..
    ..dd.
    .8998

    compose U+1EA7 U+0061 69 1 12

    glyph U+1EA8
    advance 9
    at 0 13
    ...##b...
    ....#6...
    ...6#6...
    ..1d4d1..
    .........
    ...5#5...
    ...cec...
    ..3#4#3..
    ..9a.a9..
    .1e4.4e1.
    .7#####7.
    .d7...7d.
    4e1...1e4

    piece 70
    8#e5
    .8b2
    .dd.
    8998

    compose U+1EA9 U+0061 70 2 12

    glyph U+1EAA
    advance 9
    at 0 13
    ..3a626..
    ..87be6..
    ...6#6...
    ..1d4d1..
    .........
    ...5#5...
    ...cec...
    ..3#4#3..
    ..9a.a9..
    .1e4.4e1.
    .7#####7.
    .d7...7d.
    4e1...1e4

    piece 71
    .89261
    2b7ec1
    ..dd..
    .8998.

    compose U+1EAB U+0061 71 1 12

    piece 72
    .6#6.
    1d4d1
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    ..88.

    compose U+1EAC U+0041 72 2 12

    piece 73
    .dd.
    8998
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ..#.

    compose U+1EAD U+0061 73 2 10

    glyph U+1EAE
    advance 9
    at 0 13
    .....a9..
    ....5d1..
    ..6a.a6..
    ..1b#b1..
    .........
    ...5#5...
    ...cec...
    ..3#4#3..
    ..9a.a9..
    .1e4.4e1.
    .7#####7.
    .d7...7d.
    4e1...1e4

    piece 74
    ..3e2
    ..c7.
    e33e.
    5ee5.

    compose U+1EAF U+0061 74 2 12

    glyph U+1EB0
    advance 9
    at 0 13
    ..9a.....
    ..1d5....
    ..6a.a6..
    ..1b#b1..
    .........
    ...5#5...
    ...cec...
    ..3#4#3..
    ..9a.a9..
    .1e4.4e1.
    .7#####7.
    .d7...7d.
    4e1...1e4

    piece 75
    2e3..
    .7c..
    .e33e
    .5ee5

    compose U+1EB1 U+0061 75 1 12

    glyph U+1EB2
    advance 9
    at 0 13
    ...##b...
    ....#6...
    ..6a.a6..
    ..1b#b1..
    .........
    ...5#5...
    ...cec...
    ..3#4#3..
    ..9a.a9..
    .1e4.4e1.
    .7#####7.
    .d7...7d.
    4e1...1e4

    piece 76
    8#e5
    .8b2
    e33e
    5ee5

    compose U+1EB3 U+0061 76 2 12

    glyph U+1EB4
    advance 9
    at 0 13
    ..3a626..
    ..87be6..
    ..6a.a6..
    ..1b#b1..
    .........
    ...5#5...
    ...cec...
    ..3#4#3..
    ..9a.a9..
    .1e4.4e1.
    .7#####7.
    .d7...7d.
    4e1...1e4

    piece 77
    .89261
    2b7ec1
    .e33e.
    .5ee5.

    compose U+1EB5 U+0061 77 1 12

    piece 78
    6a.a6
    1b#b1
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    ..88.

    compose U+1EB6 U+0041 78 2 12

    piece 79
    e33e
    5ee5
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ..#.

    compose U+1EB7 U+0061 79 2 10

    compose U+1EB8 U+0045 22 4 -1

    compose U+1EB9 U+0065 22 4 -1

    compose U+1EBA U+0045 67 2 12

    compose U+1EBB U+0065 67 2 10

    compose U+1EBC U+0045 16 1 12

    compose U+1EBD U+0065 16 1 10

    glyph U+1EBE
    advance 8
    at 1 13
    ...3e2
    ...c7.
    ..dd..
    .8998.
    ......
    ######
    #1....
    #1....
    #####.
    #1....
    #1....
    #1....
    ######

    compose U+1EBF U+0065 68 2 12

    glyph U+1EC0
    advance 8
    at 1 13
    2e3...
    .7c...
    ..dd..
    .8998.
    ......
    ######
    #1....
    #1....
    #####.
    #1....
    #1....
    #1....
    ######

    compose U+1EC1 U+0065 69 1 12

    glyph U+1EC2
    advance 8
    at 1 13
    .8#e5.
    ..8b2.
    ..dd..
    .8998.
    ......
    ######
    #1....
    #1....
    #####.
    #1....
    #1....
    #1....
    ######

    compose U+1EC3 U+0065 70 2 12

    glyph U+1EC4
    advance 8
    at 1 13
    .89261
    2b7ec1
    ..dd..
    .8998.
    ......
    ######
    #1....
    #1....
    #####.
    #1....
    #1....
    #1....
    ######

    compose U+1EC5 U+0065 71 1 12

    piece 80
    .dd.
    8998
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    ..#.

    compose U+1EC6 U+0045 80 2 12

    compose U+1EC7 U+0065 73 2 10

    piece 81
    e#c
    .e7

    compose U+1EC8 U+0049 81 0 12

    compose U+1EC9 U+0131 81 0 10

    compose U+1ECA U+0049 22 1 -1

    compose U+1ECB U+0069 22 1 -1

    compose U+1ECC U+004F 22 5 -1

    compose U+1ECD U+006F 22 4 -1

    compose U+1ECE U+004F 66 4 12

    compose U+1ECF U+006F 67 2 10

    glyph U+1ED0
    advance 11
    at 1 13
    .....a9..
    ....5d1..
    ...6#6...
    ..1d4d1..
    .........
    .2ad#da2.
    3e72.27e3
    b7.....7b
    e2.....2e
    e2.....2e
    b7.....7b
    3e72.27e3
    .2ad#da2.

    compose U+1ED1 U+006F 68 2 12

    glyph U+1ED2
    advance 11
    at 1 13
    ..9a.....
    ..1d5....
    ...6#6...
    ..1d4d1..
    .........
    .2ad#da2.
    3e72.27e3
    b7.....7b
    e2.....2e
    e2.....2e
    b7.....7b
    3e72.27e3
    .2ad#da2.

    compose U+1ED3 U+006F 69 1 12

    glyph U+1ED4
    advance 11
    at 1 13
    ...##b...
    ....#6...
    ...6#6...
    ..1d4d1..
    .........
    .2ad#da2.
    3e72.27e3
    b7.....7b
    e2.....2e
    e2.....2e
    b7.....7b
    3e72.27e3
    .2ad#da2.

    compose U+1ED5 U+006F 70 2 12

    glyph U+1ED6
    advance 11
    at 1 13
    ..3a626..
    ..87be6..
    ...6#6...
    ..1d4d1..
    .........
    .2ad#da2.
    3e72.27e3
    b7.....7b
    e2.....2e
    e2.....2e
    b7.....7b
    3e72.27e3
    .2ad#da2.

    compose U+1ED7 U+006F 71 1 12

    piece 82
    .6#6.
    1d4d1
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    ..#..

    compose U+1ED8 U+004F 82 3 12

    compose U+1ED9 U+006F 73 2 10

    glyph U+1EDA
    advance 12
    at 1 12
    ....a9.....
    ...5d1.....
    ........16d
    .19d#d91eb3
    1d82.28d1..
    99.....99..
    d3.....3d..
    #2.....2#..
    d3.....3d..
    99.....99..
    1d82.28d1..
    .19d#d91...

    glyph U+1EDB
    advance 9
    at 1 10
    ..3e2...
    ..c7....
    .....16d
    .9ee9eb3
    8b11b8..
    d4..4d..
    #2..2#..
    d4..4d..
    8b11b8..
    .9ee9...

    glyph U+1EDC
    advance 12
    at 1 12
    ...9a......
    ...1d5.....
    ........16d
    .19d#d91eb3
    1d82.28d1..
    99.....99..
    d3.....3d..
    #2.....2#..
    d3.....3d..
    99.....99..
    1d82.28d1..
    .19d#d91...

    glyph U+1EDD
    advance 9
    at 1 10
    .2e3....
    ..7c....
    .....16d
    .9ee9eb3
    8b11b8..
    d4..4d..
    #2..2#..
    d4..4d..
    8b11b8..
    .9ee9...

    glyph U+1EDE
    advance 12
    at 1 12
    ...##b.....
    ....#6.....
    ........16d
    .19d#d91eb3
    1d82.28d1..
    99.....99..
    d3.....3d..
    #2.....2#..
    d3.....3d..
    99.....99..
    1d82.28d1..
    .19d#d91...

    glyph U+1EDF
    advance 9
    at 1 10
    .8#e5...
    ..8b2...
    .....16d
    .9ee9eb3
    8b11b8..
    d4..4d..
    #2..2#..
    d4..4d..
    8b11b8..
    .9ee9...

    glyph U+1EE0
    advance 12
    at 1 12
    ..3a626....
    ..87be6....
    ........16d
    .19d#d91eb3
    1d82.28d1..
    99.....99..
    d3.....3d..
    #2.....2#..
    d3.....3d..
    99.....99..
    1d82.28d1..
    .19d#d91...

    glyph U+1EE1
    advance 9
    at 1 10
    .89261..
    2b7ec1..
    .....16d
    .9ee9eb3
    8b11b8..
    d4..4d..
    #2..2#..
    d4..4d..
    8b11b8..
    .9ee9...

    glyph U+1EE2
    advance 12
    at 1 10
    ........16d
    .19d#d91eb3
    1d82.28d1..
    99.....99..
    d3.....3d..
    #2.....2#..
    d3.....3d..
    99.....99..
    1d82.28d1..
    .19d#d91...
    ...........
    ....#......

    glyph U+1EE3
    advance 9
    at 1 8
    .....16d
    .9ee9eb3
    8b11b8..
    d4..4d..
    #2..2#..
    d4..4d..
    8b11b8..
    .9ee9...
    ........
    ...#....

    compose U+1EE4 U+0055 22 4 -1

    compose U+1EE5 U+0075 22 4 -1

    compose U+1EE6 U+0055 66 3 12

    compose U+1EE7 U+0075 67 2 10

    glyph U+1EE8
    advance 10
    at 1 12
    ...a9....
    ..5d1....
    ......16d
    #1...1#b3
    #1...1#..
    #1...1#..
    #1...1#..
    #2...2#..
    e2...2e..
    b6...6b..
    4e4.4e4..
    .5c#c5...

    glyph U+1EE9
    advance 9
    at 1 10
    ..3e2...
    ..c7....
    .....16d
    #1..1#b3
    #1..1#..
    #1..1#..
    #2..2#..
    d3..3#..
    8b12b#..
    19eea#..

    glyph U+1EEA
    advance 10
    at 1 12
    ..9a.....
    ..1d5....
    ......16d
    #1...1#b3
    #1...1#..
    #1...1#..
    #1...1#..
    #2...2#..
    e2...2e..
    b6...6b..
    4e4.4e4..
    .5c#c5...

    glyph U+1EEB
    advance 9
    at 1 10
    .2e3....
    ..7c....
    .....16d
    #1..1#b3
    #1..1#..
    #1..1#..
    #2..2#..
    d3..3#..
    8b12b#..
    19eea#..

    glyph U+1EEC
    advance 10
    at 1 12
    ..##b....
    ...#6....
    ......16d
    #1...1#b3
    #1...1#..
    #1...1#..
    #1...1#..
    #2...2#..
    e2...2e..
    b6...6b..
    4e4.4e4..
    .5c#c5...

    glyph U+1EED
    advance 9
    at 1 10
    .8#e5...
    ..8b2...
    .....16d
    #1..1#b3
    #1..1#..
    #1..1#..
    #2..2#..
    d3..3#..
    8b12b#..
    19eea#..

    glyph U+1EEE
    advance 10
    at 1 12
    .3a626...
    .87be6...
    ......16d
    #1...1#b3
    #1...1#..
    #1...1#..
    #1...1#..
    #2...2#..
    e2...2e..
    b6...6b..
    4e4.4e4..
    .5c#c5...

    glyph U+1EEF
    advance 9
    at 1 10
    .89261..
    2b7ec1..
    .....16d
    #1..1#b3
    #1..1#..
    #1..1#..
    #2..2#..
    d3..3#..
    8b12b#..
    19eea#..

    glyph U+1EF0
    advance 10
    at 1 10
    ......16d
    #1...1#b3
    #1...1#..
    #1...1#..
    #1...1#..
    #2...2#..
    e2...2e..
    b6...6b..
    4e4.4e4..
    .5c#c5...
    .........
    ...#.....

    glyph U+1EF1
    advance 9
    at 1 8
    .....16d
    #1..1#b3
    #1..1#..
    #1..1#..
    #2..2#..
    d3..3#..
    8b12b#..
    19eea#..
    ........
    ...#....

    compose U+1EF2 U+0059 1 2 12

    compose U+1EF3 U+0079 1 2 10

    compose U+1EF4 U+0059 22 3 -1

    compose U+1EF5 U+0079 47 4 -1

    compose U+1EF6 U+0059 66 2 12

    compose U+1EF7 U+0079 66 2 10

    compose U+1EF8 U+0059 4 1 12

    compose U+1EF9 U+0079 4 1 10

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
