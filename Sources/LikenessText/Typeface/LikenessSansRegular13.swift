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
    #
    #
    e
    e
    e
    e
    e
    .
    #

    glyph U+0022
    advance 6
    at 1 9
    #..#
    #..#
    #..#

    glyph U+0023
    advance 9
    at 1 9
    ..973c.
    ..b55a.
    #######
    ..#196.
    .2d.b4.
    .4b.d2.
    #######
    .873d..
    .a55b..

    glyph U+0024
    advance 8
    at 1 10
    ...#..
    2be#a1
    c71162
    e1....
    9b3...
    .7dd7.
    ...3b9
    ....1e
    26117c
    1ae#b2
    ...#..

    glyph U+0025
    advance 12
    at 1 9
    4dd4..3c..
    d44d..b4..
    #..#.5a...
    d44d1d2...
    4dd4884dd4
    ...2d1d44d
    ...a5.#..#
    ..4b..d44d
    ..c3..4dd4

    glyph U+0026
    advance 9
    at 1 9
    .5ee7...
    .c41e1..
    .d23d...
    .b9e5...
    1c#3..22
    a87b1.a6
    e1.5c4e1
    b81.7#9.
    1ae#c6c6

    glyph U+0027
    advance 3
    at 1 9
    #
    #
    #

    glyph U+0028
    advance 4
    at 1 11
    .1.
    .d2
    4b.
    97.
    c3.
    e1.
    #..
    #..
    e1.
    c3.
    97.
    4b.
    .d2
    .1.

    glyph U+0029
    advance 4
    at 0 11
    .1.
    2d.
    .b4
    .79
    .3c
    .1e
    ..#
    ..#
    .1e
    .3c
    .79
    .b4
    2d.
    .1.

    glyph U+002A
    advance 7
    at 1 9
    2.#.2
    d8#8d
    2d#d2
    d8#8d
    2.#.2

    glyph U+002B
    advance 9
    at 1 8
    ...#...
    ...#...
    ...#...
    #######
    ...#...
    ...#...
    ...#...

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
    ....c5
    ...2e1
    ...6a.
    ...b6.
    ..1#1.
    ..6b..
    ..b6..
    .1#1..
    .6b...
    .a6...
    1e2...
    5c....

    glyph U+0030
    advance 8
    at 1 9
    .7ee7.
    5c22c5
    b5..5b
    e1..1e
    #....#
    e1..1e
    b5..5b
    5c22c5
    .7ee7.

    glyph U+0031
    advance 8
    at 3 9
    .9#
    cc#
    91#
    ..#
    ..#
    ..#
    ..#
    ..#
    ..#

    glyph U+0032
    advance 8
    at 1 9
    2beea2
    36117b
    ....1e
    ....6b
    ...3e2
    ..2d5.
    .2d5..
    2d6...
    ######

    glyph U+0033
    advance 8
    at 1 9
    2b#ea2
    25.18b
    ....1e
    ...18b
    .3###3
    ...18b
    ....1e
    25.18b
    2b#ea2

    glyph U+0034
    advance 8
    at 1 9
    ....a#.
    ...6d#.
    ..3e3#.
    .1d7.#.
    .9b..#.
    5e1..#.
    #######
    .....#.
    .....#.

    glyph U+0035
    advance 8
    at 1 9
    ######
    #.....
    #.....
    ###e91
    ...2a9
    ....1e
    ....1e
    25.2a9
    3c#e91

    glyph U+0036
    advance 8
    at 1 9
    .6d#b2
    4d3.52
    a6....
    d2....
    #beea2
    #7117b
    #1..1e
    b7117b
    2aeea2

    glyph U+0037
    advance 8
    at 1 9
    ######
    ....7b
    ....e4
    ...6c.
    ...d5.
    ..6d..
    ..d6..
    .5d...
    .c6...

    glyph U+0038
    advance 8
    at 1 9
    2aeea2
    b7117b
    e1..1e
    b7117b
    3####3
    b7117b
    e1..1e
    b7117b
    2aeea2

    glyph U+0039
    advance 8
    at 1 9
    2aeea2
    b7117b
    e1..1#
    b7117#
    2aeeb#
    ....2d
    ....6a
    25.3d4
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
    ......5
    ....5dd
    ..5dd5.
    5dd5...
    #b.....
    5dd5...
    ..5dd5.
    ....5dd
    ......5

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
    5......
    dd5....
    .5dd5..
    ...5dd5
    .....b#
    ...5dd5
    .5dd5..
    dd5....
    5......

    glyph U+003F
    advance 7
    at 1 9
    3c#c3
    35.6c
    ...1e
    ...4c
    ..1d5
    ..a8.
    ..e1.
    .....
    ..#..

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
    ...4#4...
    ...aea...
    ..1#5#1..
    ..6c.c6..
    ..c6.6c..
    .3e1.1e3.
    .8#####8.
    .e4...4e.
    5d.....d5

    glyph U+0042
    advance 9
    at 1 9
    ####d7.
    #...2d4
    #....87
    #...2d4
    #####e2
    #...17c
    #.....#
    #...17c
    #####b2

    glyph U+0043
    advance 9
    at 1 9
    .2ae#c5.
    2e71.4d3
    97....1.
    d2......
    #.......
    d2......
    97....1.
    2e71.4d3
    .2ae#c5.

    glyph U+0044
    advance 10
    at 1 9
    ###ec7..
    #..13ac1
    #.....98
    #.....2d
    #......#
    #.....2d
    #.....98
    #..13ac1
    ###ec7..

    glyph U+0045
    advance 8
    at 1 9
    ######
    #.....
    #.....
    #.....
    #####.
    #.....
    #.....
    #.....
    ######

    glyph U+0046
    advance 7
    at 1 9
    ######
    #.....
    #.....
    #.....
    #####.
    #.....
    #.....
    #.....
    #.....

    glyph U+0047
    advance 10
    at 1 9
    .2ae#c5.
    2e61.4d3
    97......
    d2......
    #...####
    d2....1e
    97....4c
    2e6114d4
    .2aeeb4.

    glyph U+0048
    advance 9
    at 1 9
    #.....#
    #.....#
    #.....#
    #.....#
    #######
    #.....#
    #.....#
    #.....#
    #.....#

    glyph U+0049
    advance 3
    at 1 9
    #
    #
    #
    #
    #
    #
    #
    #
    #

    glyph U+004A
    advance 7
    at 1 9
    ....#
    ....#
    ....#
    ....#
    ....#
    ....#
    1..1e
    a8189
    2c#b1

    glyph U+004B
    advance 8
    at 1 9
    #...1c8
    #...ba.
    #..ab..
    #.8c1..
    #7#8...
    #b5e4..
    #..6e2.
    #...9c.
    #....c9

    glyph U+004C
    advance 7
    at 1 9
    #.....
    #.....
    #.....
    #.....
    #.....
    #.....
    #.....
    #.....
    ######

    glyph U+004D
    advance 11
    at 1 9
    #7.....7#
    #e1...1e#
    #99...99#
    #1e2.2e1#
    #.7b.b7.#
    #.1d8d1.#
    #..6#6..#
    #.......#
    #.......#

    glyph U+004E
    advance 9
    at 1 9
    #9....#
    #e4...#
    #6d...#
    #.c8..#
    #.3e3.#
    #..8c.#
    #...d6#
    #...4e#
    #....9#

    glyph U+004F
    advance 11
    at 1 9
    .19d#d91.
    1d82.28d1
    98.....89
    d2.....2d
    #.......#
    d2.....2d
    98.....89
    1d82.28d1
    .19d#d91.

    glyph U+0050
    advance 8
    at 1 9
    #####b2
    #...17c
    #.....#
    #...17c
    #####b2
    #......
    #......
    #......
    #......

    glyph U+0051
    advance 11
    at 1 9
    .19d#d91.
    1d82.28d1
    98.....89
    d2.....2d
    #.......#
    d2.....2d
    98...4289
    1d82.7ed1
    .19d#dbc1
    .......9b

    glyph U+0052
    advance 8
    at 1 9
    #####b2
    #...17c
    #.....#
    #...17c
    #####b2
    #..8c..
    #..1d6.
    #...4e2
    #....aa

    glyph U+0053
    advance 9
    at 1 9
    19e#e91
    b82.271
    e1.....
    8c51...
    .5beb5.
    ...15c8
    .....1e
    172.28b
    19e#e91

    glyph U+0054
    advance 8
    at 0 9
    #######
    ...#...
    ...#...
    ...#...
    ...#...
    ...#...
    ...#...
    ...#...
    ...#...

    glyph U+0055
    advance 9
    at 1 9
    #.....#
    #.....#
    #.....#
    #.....#
    #.....#
    e1...1e
    b5...5b
    4d3.3d4
    .5c#c5.

    glyph U+0056
    advance 9
    at 0 9
    5d.....d5
    .e4...4e.
    .8a...a8.
    .3e1.1e3.
    ..c6.6c..
    ..6c.c6..
    ..1#5#1..
    ...aea...
    ...4#4...

    glyph U+0057
    advance 13
    at 0 9
    5c...3#3...c5
    1#2..8#8..2#1
    .b6..cac..6b.
    .7b.2#1#2.b7.
    .2e16b.b61e2.
    ..d5b6.6b5d..
    ..8a#2.2#a8..
    ..4#c...c#4..
    ...e8...8e...

    glyph U+0058
    advance 9
    at 0 9
    3e4...4e3
    .6e1.1e6.
    ..ab.ba..
    ..1dcd1..
    ...6#6...
    ..1dcd1..
    ..ab.ba..
    .6e1.1e6.
    3e4...4e3

    glyph U+0059
    advance 8
    at 0 9
    b9...9b
    2e2.2e2
    .9b.b9.
    .1e9e1.
    ..6#6..
    ...#...
    ...#...
    ...#...
    ...#...

    glyph U+005A
    advance 9
    at 1 9
    #######
    ....2e4
    ....b9.
    ...7d1.
    ..3e3..
    .1d7...
    .9b....
    4e2....
    #######

    glyph U+005B
    advance 3
    at 1 10
    ##
    #.
    #.
    #.
    #.
    #.
    #.
    #.
    #.
    #.
    #.
    ##

    glyph U+005C
    advance 6
    at 0 10
    5c....
    1e2...
    .a6...
    .6b...
    .1#1..
    ..b6..
    ..6b..
    ..1#1.
    ...b6.
    ...6a.
    ...2e1
    ....c5

    glyph U+005D
    advance 3
    at 0 10
    ##
    .#
    .#
    .#
    .#
    .#
    .#
    .#
    .#
    .#
    .#
    ##

    glyph U+005E
    advance 8
    at 1 9
    .1dd1.
    .8bb8.
    2e22e2
    b8..8b

    glyph U+005F
    advance 7
    at 0 -1
    #######

    glyph U+0060
    advance 5
    at 1 10
    89.
    .d4

    glyph U+0061
    advance 8
    at 1 7
    1aeea2
    48118b
    .....#
    3be###
    d51..#
    d5.18#
    3c#ea#

    glyph U+0062
    advance 8
    at 1 10
    #.....
    #.....
    #.....
    #9ee91
    #911a8
    #1..2d
    #....#
    #1..2d
    #911a8
    #9ee91

    glyph U+0063
    advance 7
    at 1 7
    .8eea1
    7b2185
    d2....
    #.....
    d2....
    7b2185
    .8eea1

    glyph U+0064
    advance 8
    at 1 10
    .....#
    .....#
    .....#
    19ee9#
    8a119#
    d2..1#
    #....#
    d2..1#
    8a119#
    19ee9#

    glyph U+0065
    advance 8
    at 1 7
    .9ee9.
    8a11a8
    d2..2d
    ######
    d2....
    8a1184
    .9eea1

    glyph U+0066
    advance 4
    at 0 10
    .6e#
    .e2.
    .#..
    ####
    .#..
    .#..
    .#..
    .#..
    .#..
    .#..

    glyph U+0067
    advance 8
    at 1 7
    19ee9#
    8a119#
    d2..1#
    #....#
    d2..1#
    8a119#
    19ee9#
    ....1e
    ...19a
    2##ea1

    glyph U+0068
    advance 8
    at 1 10
    #.....
    #.....
    #.....
    #9ee91
    #a21a8
    #1..2d
    #....#
    #....#
    #....#
    #....#

    glyph U+0069
    advance 3
    at 1 9
    #
    .
    #
    #
    #
    #
    #
    #
    #

    glyph U+006A
    advance 3
    at 0 9
    .#
    ..
    .#
    .#
    .#
    .#
    .#
    .#
    .#
    .#
    1e
    #9

    glyph U+006B
    advance 7
    at 1 10
    #.....
    #.....
    #.....
    #..1c8
    #.1b9.
    #.ba..
    #a#3..
    #77d1.
    #..ab.
    #..1c9

    glyph U+006C
    advance 4
    at 1 10
    #.
    #.
    #.
    #.
    #.
    #.
    #.
    #.
    #.
    a#

    glyph U+006D
    advance 11
    at 1 7
    #b#c4b#c2
    #7.7#7.7b
    #1.1#1.1e
    #...#...#
    #...#...#
    #...#...#
    #...#...#

    glyph U+006E
    advance 8
    at 1 7
    #9ee91
    #a21a8
    #1..2d
    #....#
    #....#
    #....#
    #....#

    glyph U+006F
    advance 8
    at 1 7
    .9ee9.
    8a11a8
    d2..2d
    #....#
    d2..2d
    8a11a8
    .9ee9.

    glyph U+0070
    advance 8
    at 1 7
    #9ee91
    #911a8
    #1..2d
    #....#
    #1..2d
    #911a8
    #9ee91
    #.....
    #.....
    #.....

    glyph U+0071
    advance 8
    at 1 7
    19ee9#
    8a119#
    d2..1#
    #....#
    d2..1#
    8a119#
    19ee9#
    .....#
    .....#
    .....#

    glyph U+0072
    advance 5
    at 1 7
    #5c#
    #d4.
    #3..
    #...
    #...
    #...
    #...

    glyph U+0073
    advance 7
    at 1 7
    5d#d3
    e4.3.
    b81..
    2aea2
    ..18b
    .3.4e
    3d#d5

    glyph U+0074
    advance 5
    at 0 9
    .#..
    .#..
    ####
    .#..
    .#..
    .#..
    .#..
    .e2.
    .6e#

    glyph U+0075
    advance 8
    at 1 7
    #....#
    #....#
    #....#
    #....#
    d2..1#
    8a12a#
    19ee9#

    glyph U+0076
    advance 7
    at 0 7
    5d...d5
    1e3.3e1
    .a8.8a.
    .4d.d4.
    ..e7e..
    ..9#9..
    ..4#4..

    glyph U+0077
    advance 11
    at 0 7
    5c..3#3..c5
    1#2.8#8.2#1
    .b7.d9d.7b.
    .6b3e1e3b6.
    .1#9a.a9#1.
    ..b#5.5#b..
    ..7#1.1#7..

    glyph U+0078
    advance 7
    at 0 7
    3e3.3e3
    .8c1c8.
    ..cdc..
    ..5#5..
    ..cdc..
    .8c1c8.
    3e3.3e3

    glyph U+0079
    advance 7
    at 0 7
    5d...d5
    1e3.3e1
    .a8.8a.
    .4d.d5.
    ..e7e..
    ..9#9..
    ..4#4..
    ..4e...
    ..99...
    6#d2...

    glyph U+007A
    advance 7
    at 1 7
    #####
    ..1d6
    ..8b.
    .3e3.
    .b8..
    6d1..
    #####

    glyph U+007B
    advance 3
    at 0 10
    .7#
    .e2
    .#.
    .#.
    3e.
    #9.
    3e.
    .#.
    .#.
    .#.
    .e2
    .7#

    glyph U+007C
    advance 3
    at 1 10
    #
    #
    #
    #
    #
    #
    #
    #
    #
    #
    #
    #
    #

    glyph U+007D
    advance 3
    at 0 10
    #7.
    2e.
    .#.
    .#.
    .e3
    .9#
    .e3
    .#.
    .#.
    .#.
    2e.
    #7.

    glyph U+007E
    advance 9
    at 1 6
    1893.18
    ba7e7ab
    81.3981

    copy U+00A0 U+0020

    glyph U+00A1
    advance 3
    at 1 7
    #
    .
    e
    e
    e
    e
    e
    #
    #

    glyph U+00A2
    advance 8
    at 1 9
    ...#..
    ...#..
    .8e#a1
    7b2185
    d2....
    #.....
    d2....
    7b2185
    .8e#a1
    ...#..
    ...#..

    glyph U+00A3
    advance 8
    at 1 9
    .2bee4
    .b7135
    .#....
    .#....
    #####.
    .#....
    .#....
    .#....
    ######

    glyph U+00A4
    advance 8
    at 1 8
    c8338c
    2#cc#2
    3b..b3
    3b..b3
    2#cc#2
    c8338c

    glyph U+00A5
    advance 9
    at 1 9
    b9...9b
    2e2.2e2
    .9b.b9.
    .1e9e1.
    ..6#6..
    #######
    #######
    ...#...
    ...#...

    glyph U+00A6
    advance 5
    at 2 10
    #
    #
    #
    #
    #
    .
    .
    #
    #
    #
    #
    #
    #

    glyph U+00A7
    advance 7
    at 1 9
    5d#d4
    e4.41
    b81..
    2aea2
    5d##b
    e7.7e
    b##d5
    2aea2
    ..18b
    14.4e
    4d#d5

    glyph U+00A8
    advance 5
    at 1 9
    #.#

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
    .9a.9a
    4d14d1
    c6.c6.
    4d14d1
    .9a.9a

    glyph U+00AC
    advance 9
    at 1 5
    #######
    ......#
    ......#

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
    ...#...
    ...#...
    ...#...
    #######
    ...#...
    ...#...
    ...#...
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
    .98
    4d.

    glyph U+00B5
    advance 8
    at 1 7
    #....#
    #....#
    #....#
    #....#
    #2..1#
    #a12a#
    #9ee9#
    #.....
    #.....
    #.....

    glyph U+00B6
    advance 9
    at 1 9
    .7ce###
    9####.#
    e####.#
    9####.#
    .7ce#.#
    ....#.#
    ....#.#
    ....#.#
    ....#.#
    ....#.#
    ....#.#

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
    a9.a9.
    1d41d4
    .6c.6c
    1d41d4
    a9.a9.

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
    ..#..
    .....
    .1e..
    .8a..
    5d1..
    c4...
    e1...
    c6.53
    3c#c3

    glyph U+00C0
    advance 9
    at 0 12
    ...89....
    ....d4...
    .........
    ...4#4...
    ...aea...
    ..1#5#1..
    ..6c.c6..
    ..c6.6c..
    .3e1.1e3.
    .8#####8.
    .e4...4e.
    5d.....d5

    glyph U+00C1
    advance 9
    at 0 12
    ....98...
    ...4d....
    .........
    ...4#4...
    ...aea...
    ..1#5#1..
    ..6c.c6..
    ..c6.6c..
    .3e1.1e3.
    .8#####8.
    .e4...4e.
    5d.....d5

    glyph U+00C2
    advance 9
    at 0 12
    ...5#5...
    ..1d3d1..
    .........
    ...4#4...
    ...aea...
    ..1#5#1..
    ..6c.c6..
    ..c6.6c..
    .3e1.1e3.
    .8#####8.
    .e4...4e.
    5d.....d5

    glyph U+00C3
    advance 9
    at 0 12
    ..3a625..
    ..87be5..
    .........
    ...4#4...
    ...aea...
    ..1#5#1..
    ..6c.c6..
    ..c6.6c..
    .3e1.1e3.
    .8#####8.
    .e4...4e.
    5d.....d5

    glyph U+00C4
    advance 9
    at 0 11
    ..88.88..
    .........
    ...4#4...
    ...aea...
    ..1#5#1..
    ..6c.c6..
    ..c6.6c..
    .3e1.1e3.
    .8#####8.
    .e4...4e.
    5d.....d5

    glyph U+00C5
    advance 9
    at 0 12
    ...8#8...
    ...e3e...
    ...8#8...
    .........
    ...5#5...
    ...bdb...
    ..3e2e3..
    ..99.99..
    .1e3.3e1.
    .7#####7.
    .d5...5d.
    4e.....e4

    glyph U+00C6
    advance 12
    at 0 9
    .....9#####
    ....3e#....
    ....c7#....
    ...7c.#....
    ..2e3.####.
    ..b8..#....
    .6#####....
    1e4...#....
    a9....#####

    glyph U+00C7
    advance 9
    at 1 9
    .2ae#c5.
    2e71.4d3
    97....1.
    d2......
    #.......
    d2......
    97....1.
    2e71.4d3
    .2ae#c5.
    ....#5..
    ...c#a..

    glyph U+00C8
    advance 8
    at 1 12
    .1e2..
    ..6b..
    ......
    ######
    #.....
    #.....
    #.....
    #####.
    #.....
    #.....
    #.....
    ######

    glyph U+00C9
    advance 8
    at 1 12
    ..2e1.
    ..b6..
    ......
    ######
    #.....
    #.....
    #.....
    #####.
    #.....
    #.....
    #.....
    ######

    glyph U+00CA
    advance 8
    at 1 12
    ..cc..
    .7887.
    ......
    ######
    #.....
    #.....
    #.....
    #####.
    #.....
    #.....
    #.....
    ######

    glyph U+00CB
    advance 8
    at 1 11
    .#..#.
    ......
    ######
    #.....
    #.....
    #.....
    #####.
    #.....
    #.....
    #.....
    ######

    glyph U+00CC
    advance 3
    at 0 12
    89.
    .d4
    ...
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.

    glyph U+00CD
    advance 3
    at 0 12
    .98
    4d.
    ...
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.

    glyph U+00CE
    advance 3
    at -1 12
    .5#5.
    1d3d1
    .....
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..

    glyph U+00CF
    advance 3
    at 0 11
    #.#
    ...
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.

    glyph U+00D0
    advance 10
    at 0 9
    .###ec7..
    .#..13ac1
    .#.....98
    .#.....2d
    #####...#
    .#.....2d
    .#.....98
    .#..13ac1
    .###ec7..

    glyph U+00D1
    advance 9
    at 1 12
    .3a625.
    .87be5.
    .......
    #9....#
    #e4...#
    #6d...#
    #.c8..#
    #.3e3.#
    #..8c.#
    #...d6#
    #...4e#
    #....9#

    glyph U+00D2
    advance 11
    at 1 12
    ...89....
    ....d4...
    .........
    .19d#d91.
    1d82.28d1
    98.....89
    d2.....2d
    #.......#
    d2.....2d
    98.....89
    1d82.28d1
    .19d#d91.

    glyph U+00D3
    advance 11
    at 1 12
    ....98...
    ...4d....
    .........
    .19d#d91.
    1d82.28d1
    98.....89
    d2.....2d
    #.......#
    d2.....2d
    98.....89
    1d82.28d1
    .19d#d91.

    glyph U+00D4
    advance 11
    at 1 12
    ...5#5...
    ..1d3d1..
    .........
    .19d#d91.
    1d82.28d1
    98.....89
    d2.....2d
    #.......#
    d2.....2d
    98.....89
    1d82.28d1
    .19d#d91.

    glyph U+00D5
    advance 11
    at 1 12
    ..3a625..
    ..87be5..
    .........
    .19d#d91.
    1d82.28d1
    98.....89
    d2.....2d
    #.......#
    d2.....2d
    98.....89
    1d82.28d1
    .19d#d91.

    glyph U+00D6
    advance 11
    at 1 11
    ..#...#..
    .........
    .19d#d91.
    1d82.28d1
    98.....89
    d2.....2d
    #.......#
    d2.....2d
    98.....89
    1d82.28d1
    .19d#d91.

    glyph U+00D7
    advance 9
    at 1 7
    4e4.4e4
    .4e8e4.
    ..8#8..
    .4e8e4.
    4e4.4e4

    glyph U+00D8
    advance 11
    at 1 10
    .......15
    .19d#d9c5
    1d82.2de1
    98...7a89
    d2..4c12d
    #..2d2..#
    d21c4..2d
    98a7...89
    1ed2.28d1
    5c9d#d91.
    51.......

    glyph U+00D9
    advance 9
    at 1 12
    ..89...
    ...d4..
    .......
    #.....#
    #.....#
    #.....#
    #.....#
    #.....#
    e1...1e
    b5...5b
    4d3.3d4
    .5c#c5.

    glyph U+00DA
    advance 9
    at 1 12
    ...98..
    ..4d...
    .......
    #.....#
    #.....#
    #.....#
    #.....#
    #.....#
    e1...1e
    b5...5b
    4d3.3d4
    .5c#c5.

    glyph U+00DB
    advance 9
    at 1 12
    ..5#5..
    .1d3d1.
    .......
    #.....#
    #.....#
    #.....#
    #.....#
    #.....#
    e1...1e
    b5...5b
    4d3.3d4
    .5c#c5.

    glyph U+00DC
    advance 9
    at 1 11
    .#...#.
    .......
    #.....#
    #.....#
    #.....#
    #.....#
    #.....#
    e1...1e
    b5...5b
    4d3.3d4
    .5c#c5.

    glyph U+00DD
    advance 8
    at 0 12
    ...98..
    ..4d...
    .......
    b9...9b
    2e2.2e2
    .9b.b9.
    .1e9e1.
    ..6#6..
    ...#...
    ...#...
    ...#...
    ...#...

    glyph U+00DE
    advance 9
    at 1 9
    #......
    #......
    #####b2
    #...17c
    #.....#
    #...17c
    #####b2
    #......
    #......

    glyph U+00DF
    advance 8
    at 1 10
    1aee7.
    a912d4
    e1..87
    #...96
    #..2e2
    #..#d1
    #..18a
    #...1e
    #..16c
    #.beb2

    glyph U+00E0
    advance 8
    at 1 10
    .1e2..
    ..6b..
    ......
    1aeea2
    48118b
    .....#
    3be###
    d51..#
    d5.18#
    3c#ea#

    glyph U+00E1
    advance 8
    at 1 10
    ..2e1.
    ..b6..
    ......
    1aeea2
    48118b
    .....#
    3be###
    d51..#
    d5.18#
    3c#ea#

    glyph U+00E2
    advance 8
    at 1 10
    ..cc..
    .7887.
    ......
    1aeea2
    48118b
    .....#
    3be###
    d51..#
    d5.18#
    3c#ea#

    glyph U+00E3
    advance 8
    at 1 10
    .89261
    1b7ec.
    ......
    1aeea2
    48118b
    .....#
    3be###
    d51..#
    d5.18#
    3c#ea#

    glyph U+00E4
    advance 8
    at 1 9
    .#..#.
    ......
    1aeea2
    48118b
    .....#
    3be###
    d51..#
    d5.18#
    3c#ea#

    glyph U+00E5
    advance 8
    at 1 11
    .2dd2.
    .7997.
    .2dd2.
    ......
    1aeea2
    48118b
    .....#
    3be###
    d51..#
    d5.18#
    3c#ea#

    glyph U+00E6
    advance 13
    at 1 7
    1aeea29ee9.
    48118#a11a8
    .....#2..2d
    3be########
    d51..#2....
    d5.18#a1184
    3c#ea#9eea1

    glyph U+00E7
    advance 7
    at 1 7
    .8eea1
    7b2185
    d2....
    #.....
    d2....
    7b2185
    .8e#a1
    ...#5.
    ..c#a.

    glyph U+00E8
    advance 8
    at 1 10
    .1e2..
    ..6b..
    ......
    .9ee9.
    8a11a8
    d2..2d
    ######
    d2....
    8a1184
    .9eea1

    glyph U+00E9
    advance 8
    at 1 10
    ..2e1.
    ..b6..
    ......
    .9ee9.
    8a11a8
    d2..2d
    ######
    d2....
    8a1184
    .9eea1

    glyph U+00EA
    advance 8
    at 1 10
    ..cc..
    .7887.
    ......
    .9ee9.
    8a11a8
    d2..2d
    ######
    d2....
    8a1184
    .9eea1

    glyph U+00EB
    advance 8
    at 1 9
    .#..#.
    ......
    .9ee9.
    8a11a8
    d2..2d
    ######
    d2....
    8a1184
    .9eea1

    glyph U+00EC
    advance 3
    at 0 10
    89.
    .d4
    ...
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.

    glyph U+00ED
    advance 3
    at 0 10
    .98
    4d.
    ...
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.

    glyph U+00EE
    advance 3
    at -1 10
    .5#5.
    1d3d1
    .....
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..

    glyph U+00EF
    advance 3
    at 0 9
    #.#
    ...
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.

    glyph U+00F0
    advance 8
    at 1 11
    ....11
    .3b6c1
    .1c#5.
    .464d1
    .9ee#6
    8a11ab
    d2..2e
    #....#
    d2..2d
    8a11a8
    .9ee9.

    glyph U+00F1
    advance 8
    at 1 10
    .89261
    1b7ec.
    ......
    #9ee91
    #a21a8
    #1..2d
    #....#
    #....#
    #....#
    #....#

    glyph U+00F2
    advance 8
    at 1 10
    .1e2..
    ..6b..
    ......
    .9ee9.
    8a11a8
    d2..2d
    #....#
    d2..2d
    8a11a8
    .9ee9.

    glyph U+00F3
    advance 8
    at 1 10
    ..2e1.
    ..b6..
    ......
    .9ee9.
    8a11a8
    d2..2d
    #....#
    d2..2d
    8a11a8
    .9ee9.

    glyph U+00F4
    advance 8
    at 1 10
    ..cc..
    .7887.
    ......
    .9ee9.
    8a11a8
    d2..2d
    #....#
    d2..2d
    8a11a8
    .9ee9.

    glyph U+00F5
    advance 8
    at 1 10
    .89261
    1b7ec.
    ......
    .9ee9.
    8a11a8
    d2..2d
    #....#
    d2..2d
    8a11a8
    .9ee9.

    glyph U+00F6
    advance 8
    at 1 9
    .#..#.
    ......
    .9ee9.
    8a11a8
    d2..2d
    #....#
    d2..2d
    8a11a8
    .9ee9.

    glyph U+00F7
    advance 9
    at 1 7
    ...#...
    .......
    #######
    .......
    ...#...

    glyph U+00F8
    advance 8
    at 0 8
    ......91
    ..9eec8.
    .8a14#8.
    .d2.c5d.
    .#.88.#.
    .d5c.2d.
    .8#41a8.
    .8cee9..
    19......

    glyph U+00F9
    advance 8
    at 1 10
    .1e2..
    ..6b..
    ......
    #....#
    #....#
    #....#
    #....#
    d2..1#
    8a12a#
    19ee9#

    glyph U+00FA
    advance 8
    at 1 10
    ..2e1.
    ..b6..
    ......
    #....#
    #....#
    #....#
    #....#
    d2..1#
    8a12a#
    19ee9#

    glyph U+00FB
    advance 8
    at 1 10
    ..cc..
    .7887.
    ......
    #....#
    #....#
    #....#
    #....#
    d2..1#
    8a12a#
    19ee9#

    glyph U+00FC
    advance 8
    at 1 9
    .#..#.
    ......
    #....#
    #....#
    #....#
    #....#
    d2..1#
    8a12a#
    19ee9#

    glyph U+00FD
    advance 7
    at 0 10
    ...98..
    ..4d...
    .......
    5d...d5
    1e3.3e1
    .a8.8a.
    .4d.d5.
    ..e7e..
    ..9#9..
    ..4#4..
    ..4e...
    ..99...
    6#d2...

    glyph U+00FE
    advance 8
    at 1 10
    #.....
    #.....
    #.....
    #9ee91
    #911a8
    #1..2d
    #....#
    #1..2d
    #911a8
    #9ee91
    #.....
    #.....
    #.....

    glyph U+00FF
    advance 7
    at 0 9
    .88.88.
    .......
    5d...d5
    1e3.3e1
    .a8.8a.
    .4d.d5.
    ..e7e..
    ..9#9..
    ..4#4..
    ..4e...
    ..99...
    6#d2...

    copy U+0401 U+00CB

    glyph U+0404
    advance 9
    at 1 9
    .4c#d7.
    3e5.2c5
    a6...1.
    e2.....
    ######.
    e2.....
    a6...1.
    3e5.2c5
    .4c#d7.

    copy U+0406 U+0049

    copy U+0407 U+00CF

    glyph U+040E
    advance 9
    at 0 12
    ..6a.a6..
    ..1b#b1..
    .........
    3e1...1e3
    .a9...9a.
    .2e3.3e2.
    ..8b.b8..
    ..1d9d1..
    ...6#6...
    ...7c....
    ..1e4....
    .e#b.....

    copy U+0410 U+0041

    glyph U+0411
    advance 9
    at 1 9
    ######.
    #......
    #......
    ####d8.
    #...2a9
    #....1e
    #....1e
    #...2a9
    ####d8.

    copy U+0412 U+0042

    glyph U+0413
    advance 7
    at 1 9
    ######
    #.....
    #.....
    #.....
    #.....
    #.....
    #.....
    #.....
    #.....

    glyph U+0414
    advance 10
    at 0 9
    ..7#####.
    ..78...#.
    ..78...#.
    ..78...#.
    ..87...#.
    ..a5...#.
    .1e1...#.
    .7a....#.
    #########
    #.......#

    copy U+0415 U+0045

    glyph U+0416
    advance 12
    at 0 9
    9a...#...a9
    1d6..#..6d1
    .3e3.#.3e3.
    ..6d1#1d6..
    ..2#9#9#2..
    ..b9a#a9b..
    .6d1.#.1d6.
    2e4..#..4e2
    aa...#...aa

    glyph U+0417
    advance 8
    at 0 9
    2ae#d91
    261.29b
    .....1e
    ....29b
    ..b##e2
    ....29b
    .....1e
    261.29b
    2ae#d91

    glyph U+0418
    advance 9
    at 1 9
    #....8#
    #...3e#
    #...c6#
    #..7b.#
    #.2e2.#
    #.b7..#
    #6c...#
    #e3...#
    #8....#

    glyph U+0419
    advance 9
    at 1 12
    .6a.a6.
    .1b#b1.
    .......
    #....8#
    #...3e#
    #...c6#
    #..7b.#
    #.2e2.#
    #.b7..#
    #6c...#
    #e3...#
    #8....#

    copy U+041A U+004B

    glyph U+041B
    advance 9
    at 0 9
    ..######
    ..#....#
    ..#....#
    ..#....#
    ..#....#
    ..#....#
    .3d....#
    1a8....#
    e9.....#

    copy U+041C U+004D

    copy U+041D U+0048

    copy U+041E U+004F

    glyph U+041F
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
    #.....#

    copy U+0420 U+0050

    copy U+0421 U+0043

    copy U+0422 U+0054

    glyph U+0423
    advance 9
    at 0 9
    3e1...1e3
    .a9...9a.
    .2e3.3e2.
    ..8b.b8..
    ..1d9d1..
    ...6#6...
    ...7c....
    ..1e4....
    .e#b.....

    glyph U+0424
    advance 11
    at 1 9
    ....#....
    .3ae#ea3.
    4d61#16d4
    c4..#..4c
    e1..#..1e
    c4..#..4c
    4d61#16d4
    .3ae#ea3.
    ....#....

    copy U+0425 U+0058

    glyph U+0426
    advance 9
    at 1 9
    #.....#.
    #.....#.
    #.....#.
    #.....#.
    #.....#.
    #.....#.
    #.....#.
    #.....#.
    ########
    .......#

    glyph U+0427
    advance 9
    at 1 9
    #.....#
    #.....#
    d2....#
    7b3...#
    .7d####
    ......#
    ......#
    ......#
    ......#

    glyph U+0428
    advance 11
    at 1 9
    #...#...#
    #...#...#
    #...#...#
    #...#...#
    #...#...#
    #...#...#
    #...#...#
    #...#...#
    #########

    glyph U+0429
    advance 11
    at 1 9
    #...#...#.
    #...#...#.
    #...#...#.
    #...#...#.
    #...#...#.
    #...#...#.
    #...#...#.
    #...#...#.
    ##########
    .........#

    glyph U+042A
    advance 10
    at 0 9
    ###......
    ..#......
    ..#......
    ..#......
    ..#####b2
    ..#...17c
    ..#.....#
    ..#...17c
    ..#####b2

    glyph U+042B
    advance 11
    at 1 9
    #.......#
    #.......#
    #.......#
    #.......#
    ####b2..#
    #..17c..#
    #....#..#
    #..17c..#
    ####b2..#

    glyph U+042C
    advance 9
    at 1 9
    #......
    #......
    #......
    #......
    #####b2
    #...17c
    #.....#
    #...17c
    #####b2

    glyph U+042D
    advance 8
    at 0 9
    .7d#c4.
    5c2.5e3
    .1...6a
    .....2e
    .######
    .....2e
    .1...6a
    5c2.5e3
    .7d#c4.

    glyph U+042E
    advance 11
    at 1 9
    #..4cec4.
    #.3d414d3
    #.a6...6a
    #.e1...1e
    ###.....#
    #.e1...1e
    #.a6...6a
    #.3d414d3
    #..4cec4.

    glyph U+042F
    advance 8
    at 0 9
    .8d####
    9a2...#
    e1....#
    e1....#
    9a2...#
    .8e####
    .2e7..#
    .ca...#
    9c1...#

    copy U+0430 U+0061

    glyph U+0431
    advance 8
    at 1 10
    ....6a
    .17ae3
    2d961.
    9eee9.
    da11a8
    #2..2d
    #....#
    d2..2d
    8a11a8
    .9ee9.

    glyph U+0432
    advance 7
    at 1 7
    ###d5
    #..3e
    #..3e
    ####8
    #..3e
    #..3e
    ###d5

    glyph U+0433
    advance 5
    at 1 7
    ####
    #...
    #...
    #...
    #...
    #...
    #...

    glyph U+0434
    advance 9
    at 0 7
    ..a####.
    ..a5..#.
    ..a5..#.
    ..b4..#.
    ..e1..#.
    .6b...#.
    ########
    #......#

    copy U+0435 U+0065

    glyph U+0436
    advance 10
    at 0 7
    aa..#..aa
    1d5.#.5d1
    .3e2#2e3.
    ..dc#cd..
    .7d6#6d7.
    2e4.#.4e2
    aa..#..aa

    glyph U+0437
    advance 6
    at 0 7
    5d#c4
    13.4d
    ...4d
    .6##7
    ...4d
    13.4d
    5d#c4

    glyph U+0438
    advance 8
    at 1 7
    #...9#
    #..4e#
    #.1d5#
    #.99.#
    #5d1.#
    #e4..#
    #9...#

    glyph U+0439
    advance 8
    at 1 10
    .e33e.
    .5ee5.
    ......
    #...9#
    #..4e#
    #.1d5#
    #.99.#
    #5d1.#
    #e4..#
    #9...#

    glyph U+043A
    advance 7
    at 1 7
    #..1c8
    #.1b9.
    #.ba..
    #a#3..
    #77d1.
    #..ab.
    #..1c9

    glyph U+043B
    advance 8
    at 0 7
    ..#####
    ..#...#
    ..#...#
    ..#...#
    .1e...#
    18a...#
    ea1...#

    glyph U+043C
    advance 9
    at 1 7
    #6...6#
    #d...d#
    #c6.6c#
    #4d.d4#
    #.cac.#
    #.5#5.#
    #.....#

    glyph U+043D
    advance 8
    at 1 7
    #....#
    #....#
    #....#
    ######
    #....#
    #....#
    #....#

    copy U+043E U+006F

    glyph U+043F
    advance 8
    at 1 7
    ######
    #....#
    #....#
    #....#
    #....#
    #....#
    #....#

    copy U+0440 U+0070

    copy U+0441 U+0063

    glyph U+0442
    advance 6
    at 0 7
    #####
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..

    copy U+0443 U+0079

    glyph U+0444
    advance 11
    at 1 10
    ....#....
    ....#....
    ....#....
    .3ae#ea3.
    4d61#16d4
    c4..#..4c
    e1..#..1e
    c4..#..4c
    4d61#16d4
    .3ae#ea3.
    ....#....
    ....#....
    ....#....

    copy U+0445 U+0078

    glyph U+0446
    advance 8
    at 1 7
    #....#.
    #....#.
    #....#.
    #....#.
    #....#.
    #....#.
    #######
    ......#

    glyph U+0447
    advance 8
    at 1 7
    #....#
    #....#
    b81..#
    1ae###
    .....#
    .....#
    .....#

    glyph U+0448
    advance 11
    at 1 7
    #...#...#
    #...#...#
    #...#...#
    #...#...#
    #...#...#
    #...#...#
    #########

    glyph U+0449
    advance 11
    at 1 7
    #...#...#.
    #...#...#.
    #...#...#.
    #...#...#.
    #...#...#.
    #...#...#.
    ##########
    .........#

    glyph U+044A
    advance 9
    at 0 7
    ###.....
    ..#.....
    ..#.....
    ..####d5
    ..#...3e
    ..#...3e
    ..####d5

    glyph U+044B
    advance 10
    at 1 7
    #......#
    #......#
    #......#
    ###d5..#
    #..3e..#
    #..3e..#
    ###d5..#

    glyph U+044C
    advance 8
    at 1 7
    #.....
    #.....
    #.....
    ####d5
    #...3e
    #...3e
    ####d5

    glyph U+044D
    advance 6
    at 0 7
    2c#a1
    56199
    ...2d
    .####
    ...2d
    56199
    2c#a1

    glyph U+044E
    advance 10
    at 1 7
    #..9ee9.
    #.8a11a8
    #.d2..2d
    ###....#
    #.d2..2d
    #.8a11a8
    #..9ee9.

    glyph U+044F
    advance 7
    at 0 7
    5d####
    e3...#
    e3...#
    5d####
    .5e1.#
    1e5..#
    ab...#

    copy U+0451 U+00EB

    glyph U+0454
    advance 7
    at 1 7
    1a#c2
    99165
    d2...
    ####.
    d2...
    99165
    1a#c2

    copy U+0456 U+0069

    copy U+0457 U+00EF

    glyph U+045E
    advance 7
    at 0 10
    .6a.a6.
    .1b#b1.
    .......
    5d...d5
    1e3.3e1
    .a8.8a.
    .4d.d5.
    ..e7e..
    ..9#9..
    ..4#4..
    ..4e...
    ..99...
    6#d2...

    glyph U+0490
    advance 7
    at 1 11
    .....#
    .....#
    ######
    #.....
    #.....
    #.....
    #.....
    #.....
    #.....
    #.....
    #.....

    glyph U+0491
    advance 5
    at 1 9
    ...#
    ...#
    ####
    #...
    #...
    #...
    #...
    #...
    #...

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
    .9a
    4d1
    c6.
    4d1
    .9a

    glyph U+203A
    advance 5
    at 1 6
    a9.
    1d4
    .6c
    1d4
    a9.

    glyph U+20AC
    advance 8
    at 0 9
    ..6de9.
    .4d21a4
    .b5....
    #####..
    .#.....
    #####..
    .b5....
    .4d21a4
    ..6de9.

    glyph U+2116
    advance 14
    at 1 9
    #9....#.4dd4
    #e4...#.d44d
    #6d...#.#..#
    #.c8..#.d44d
    #.3e3.#.4dd4
    #..8c.#.....
    #...d6#.####
    #...4e#.....
    #....9#.....

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
    ..282....
    .2d8.....
    2d8......
    b########
    2d8......
    .2d8.....
    ..282....

    glyph U+2191
    advance 9
    at 1 9
    ..2b2..
    .2d#d2.
    2d8#8d2
    b8.#.8b
    1..#..1
    ...#...
    ...#...
    ...#...
    ...#...

    glyph U+2192
    advance 11
    at 1 8
    ....282..
    .....8d2.
    ......8d2
    ########b
    ......8d2
    .....8d2.
    ....282..

    glyph U+2193
    advance 9
    at 1 9
    ...#...
    ...#...
    ...#...
    ...#...
    1..#..1
    b8.#.8b
    2d8#8d2
    .2d#d2.
    ..2b2..

    glyph U+2212
    advance 9
    at 1 5
    #######

    glyph U+2304
    advance 9
    at 1 6
    ab...ba
    1d6.6d1
    .4e5e4.
    ..8#8..

    glyph U+2713
    advance 10
    at 1 7
    ......49
    .....2e7
    ....1ca.
    a6..ac..
    6#47d1..
    .8ee3...
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
