/// Likeness Sans Regular, drawn for 12 pixels to the em.
///
/// Written by `tools/typeface/draw.py`; change the drawing there, not here.
extension LikenessSans {
  static let regular12: StaticString = #"""
    typeface Likeness Sans
    weight 400
    size 12
    ascent 12
    descent 3
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
    advance 7
    at 1 10
    ..#..
    3c#c2
    c5.52
    e1...
    aa1..
    19e91
    ..1aa
    ...1e
    25.5c
    2c#c3
    ..#..

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
    at 1 10
    .1.
    .e1
    5b.
    a6.
    d2.
    e1.
    #..
    e1.
    d2.
    a6.
    5b.
    .e1
    .1.

    glyph U+0029
    advance 4
    at 0 10
    .1.
    1e.
    .b5
    .6a
    .2d
    .1e
    ..#
    .1e
    .2d
    .6a
    .b5
    1e.
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
    advance 7
    at 1 7
    ..#..
    ..#..
    #####
    ..#..
    ..#..

    glyph U+002C
    advance 3
    at 0 1
    .e
    .b
    25

    glyph U+002D
    advance 6
    at 1 4
    ####

    glyph U+002E
    advance 3
    at 1 1
    #

    glyph U+002F
    advance 5
    at 0 9
    ...b6
    ...e2
    ..4d.
    ..89.
    ..c5.
    .1#1.
    .5c..
    .98..
    .d4..
    2e...
    6b...

    glyph U+0030
    advance 7
    at 1 9
    .aea.
    7b1b7
    c4.4c
    e1.1e
    #...#
    e1.1e
    c4.4c
    7b1b7
    .aea.

    glyph U+0031
    advance 7
    at 2 9
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
    advance 7
    at 1 9
    3c#c3
    45.6c
    ...1e
    ...5b
    ..1d4
    ..9a.
    .5d1.
    3e3..
    #####

    glyph U+0033
    advance 7
    at 1 9
    3d#c2
    34.6c
    ....#
    ...6c
    .8##5
    ...6c
    ....#
    34.6c
    3d#c2

    glyph U+0034
    advance 7
    at 1 9
    ...8#.
    ..2e#.
    ..b8#.
    .5d1#.
    .d5.#.
    7c..#.
    ######
    ....#.
    ....#.

    glyph U+0035
    advance 7
    at 1 9
    #####
    #....
    #....
    ###b1
    ...8a
    ...1e
    ...1e
    34.8a
    4d#b1

    glyph U+0036
    advance 7
    at 1 9
    .9ed3
    6b142
    b4...
    e1...
    #c#c3
    #6.6c
    #...#
    c6.6c
    3c#c3

    glyph U+0037
    advance 7
    at 1 9
    #####
    ...6c
    ...c6
    ..3e1
    ..8a.
    ..e4.
    .5d..
    .b7..
    2#2..

    glyph U+0038
    advance 7
    at 1 9
    3c#c3
    c6.6c
    #...#
    c6.6c
    5###5
    c6.6c
    #...#
    c6.6c
    3c#c3

    glyph U+0039
    advance 7
    at 1 9
    3c#c3
    c6.6c
    #...#
    c6.6#
    3c#c#
    ...1e
    ...4b
    241b6
    3de9.

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
    .b
    25

    glyph U+003C
    advance 7
    at 1 8
    ....5
    ..5dd
    5dd5.
    #b...
    5dd5.
    ..5dd
    ....5

    glyph U+003D
    advance 7
    at 1 7
    #####
    .....
    .....
    #####

    glyph U+003E
    advance 7
    at 1 8
    5....
    dd5..
    .5dd5
    ...b#
    .5dd5
    dd5..
    5....

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
    advance 12
    at 1 9
    ..5ceec6..
    .9c4114ca.
    5c1.....c5
    a53c#c#.5b
    e1c6.6#.1e
    #.#...#..#
    e1c6.6#32e
    a53c#c7de6
    5c1.......
    .9c41.....
    ..5ce##6..

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
    advance 8
    at 1 9
    ####b2
    #..17c
    #....#
    #..17c
    #####4
    #..17c
    #....#
    #..17c
    ####b2

    glyph U+0043
    advance 8
    at 1 9
    .4c#d7.
    3e4.2c4
    a6.....
    e2.....
    #......
    e2.....
    a6.....
    3e4.2c4
    .4c#d7.

    glyph U+0044
    advance 9
    at 1 9
    ##ec7..
    #.13ac1
    #....98
    #....2d
    #.....#
    #....2d
    #....98
    #.13ac1
    ##ec7..

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
    advance 6
    at 1 9
    #####
    #....
    #....
    #....
    ####.
    #....
    #....
    #....
    #....

    glyph U+0047
    advance 9
    at 1 9
    .4c#d7.
    3e4.3c4
    a6.....
    e2.....
    #...###
    e2....#
    a6...3c
    3e4.3c6
    .4c#d6.

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
    advance 6
    at 0 9
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
    advance 6
    at 1 9
    #....
    #....
    #....
    #....
    #....
    #....
    #....
    #....
    #####

    glyph U+004D
    advance 9
    at 1 9
    #5...5#
    #b...b#
    #e3.3e#
    #89.98#
    #2e2e2#
    #.aca.#
    #.4#4.#
    #.....#
    #.....#

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
    advance 10
    at 1 9
    .3beeb3.
    2e6116e2
    a7....7a
    d2....2d
    #......#
    d2....2d
    a7....7a
    2e6116e2
    .3beeb3.

    glyph U+0050
    advance 7
    at 1 9
    ####b2
    #..17c
    #....#
    #..17c
    ####b2
    #.....
    #.....
    #.....
    #.....

    glyph U+0051
    advance 10
    at 1 9
    .3beeb3.
    2e6116e2
    a7....7a
    d2....2d
    #......#
    d2....2d
    a7..337a
    2e613ee2
    .3beebe2
    ......7c

    glyph U+0052
    advance 7
    at 1 9
    ####b2
    #..17c
    #....#
    #..17c
    ####b2
    #.2#3.
    #..9a.
    #..2e3
    #...8b

    glyph U+0053
    advance 8
    at 1 9
    2beea1
    c71162
    e1....
    9b3...
    .7dd7.
    ...3b9
    ....1e
    26117c
    1aeeb2

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
    advance 11
    at 0 9
    6b..3#3..b6
    2#1.7#7.1#2
    .d4.ada.4d.
    .a8.e6e.8a.
    .6b3e.e3b6.
    .2e7b.b7e2.
    ..dd7.7dd..
    ..a#3.3#a..
    ..6e...e6..

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
    advance 8
    at 1 9
    ######
    ....d6
    ...7c.
    ..2e4.
    ..aa..
    .4e2..
    .c7...
    6d....
    ######

    glyph U+005B
    advance 3
    at 1 9
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
    ##

    glyph U+005C
    advance 5
    at 0 9
    6b...
    2e...
    .d4..
    .98..
    .5c..
    .1#1.
    ..c5.
    ..89.
    ..4d.
    ...e2
    ...b6

    glyph U+005D
    advance 3
    at 0 9
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
    ##

    glyph U+005E
    advance 7
    at 1 9
    .5#5.
    .cbc.
    4d1d4
    b6.6b

    glyph U+005F
    advance 6
    at 0 -1
    ######

    glyph U+0060
    advance 5
    at 1 10
    89.
    .d4

    glyph U+0061
    advance 7
    at 1 7
    2c#c2
    56.6c
    ....#
    4d###
    d4..#
    e4.6#
    4d#c#

    glyph U+0062
    advance 7
    at 1 9
    #....
    #....
    #bec1
    #718a
    #..2e
    #...#
    #..2e
    #718a
    #bec1

    glyph U+0063
    advance 6
    at 1 7
    1a#c2
    99176
    d2...
    #....
    d2...
    99176
    1a#c2

    glyph U+0064
    advance 7
    at 1 9
    ....#
    ....#
    1ceb#
    a817#
    e2..#
    #...#
    e2..#
    a817#
    1ceb#

    glyph U+0065
    advance 7
    at 1 7
    1beb1
    99189
    e2.1e
    #####
    e2...
    99.75
    1b#b2

    glyph U+0066
    advance 3
    at 0 9
    .9#
    .#.
    ###
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.

    glyph U+0067
    advance 7
    at 1 7
    1ceb#
    a817#
    e2..#
    #...#
    e2..#
    a817#
    1ceb#
    ....#
    ...6c
    2##c3

    glyph U+0068
    advance 7
    at 1 9
    #....
    #....
    #b#c2
    #7.7b
    #1.1e
    #...#
    #...#
    #...#
    #...#

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
    advance 6
    at 1 9
    #....
    #....
    #..aa
    #.5d1
    #2e3.
    #cd..
    #6d7.
    #.4e2
    #..aa

    glyph U+006C
    advance 4
    at 1 9
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
    advance 9
    at 1 7
    #de8de5
    #43#43d
    #..#..#
    #..#..#
    #..#..#
    #..#..#
    #..#..#

    glyph U+006E
    advance 7
    at 1 7
    #b#c2
    #7.7b
    #1.1e
    #...#
    #...#
    #...#
    #...#

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
    advance 7
    at 1 7
    #bec1
    #718a
    #..2e
    #...#
    #..2e
    #718a
    #bec1
    #....
    #....
    #....

    glyph U+0071
    advance 7
    at 1 7
    1ceb#
    a817#
    e2..#
    #...#
    e2..#
    a817#
    1ceb#
    ....#
    ....#
    ....#

    glyph U+0072
    advance 4
    at 1 7
    #9e
    #a1
    #2.
    #..
    #..
    #..
    #..

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
    advance 7
    at 1 7
    #...#
    #...#
    #...#
    #...#
    e1.1#
    b7.7#
    2c#b#

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
    3#d2...

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
    at 0 9
    .7#
    .e2
    .#.
    .#.
    3e.
    #9.
    3e.
    .#.
    .#.
    .e2
    .7#

    glyph U+007C
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
    #
    #
    #

    glyph U+007D
    advance 3
    at 0 9
    #7.
    2e.
    .#.
    .#.
    .e3
    .9#
    .e3
    .#.
    .#.
    2e.
    #7.

    glyph U+007E
    advance 7
    at 1 6
    394.7
    d9e9d
    7.493

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
    advance 7
    at 1 8
    ..#..
    1a#c2
    99176
    d2...
    #....
    d2...
    99176
    1a#c2
    ..#..

    glyph U+00A3
    advance 7
    at 1 9
    .3ce6
    .c625
    .#...
    .#...
    ####.
    .#...
    .#...
    .#...
    #####

    glyph U+00A4
    advance 7
    at 0 7
    1d848d1
    .4#b#4.
    .4a.a4.
    .4#b#4.
    1d848d1

    glyph U+00A5
    advance 7
    at 1 9
    c6.6c
    6c.c6
    1#5#1
    .aea.
    .4#4.
    #####
    #####
    ..#..
    ..#..

    glyph U+00A6
    advance 5
    at 2 9
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
    advance 5
    at 1 9
    6e8
    33e
    9##
    #2#
    9e#
    ...
    ###

    glyph U+00AB
    advance 8
    at 1 6
    .9a.9a
    4d14d1
    c6.c6.
    4d14d1
    .9a.9a

    glyph U+00AC
    advance 7
    at 1 5
    #####
    ....#
    ....#

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
    advance 5
    at 1 9
    ###

    glyph U+00B0
    advance 6
    at 1 9
    5ee5
    e33e
    e33e
    5ee5

    glyph U+00B1
    advance 7
    at 1 8
    ..#..
    ..#..
    #####
    ..#..
    ..#..
    .....
    .....
    #####

    glyph U+00B2
    advance 5
    at 1 9
    7#9
    .2e
    .8a
    4d1
    ###

    glyph U+00B3
    advance 5
    at 1 9
    7#8
    .2#
    2#c
    .2#
    7#8

    glyph U+00B4
    advance 5
    at 1 10
    .98
    4d.

    glyph U+00B5
    advance 7
    at 1 7
    #...#
    #...#
    #...#
    #...#
    #1.1#
    #7.7#
    #c#b#
    #....
    #....
    #....

    glyph U+00B6
    advance 8
    at 1 9
    1ae###
    b###.#
    e###.#
    b###.#
    1ae#.#
    ...#.#
    ...#.#
    ...#.#
    ...#.#
    ...#.#
    ...#.#

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
    advance 11
    at 1 9
    .9#.3d...
    cb#.88...
    6.#.d3...
    ..#3d....
    ..#88.5#.
    ...d31d#.
    ..3d.79#.
    ..88.####
    ..d3...#.

    glyph U+00BD
    advance 10
    at 1 9
    .9#.3d..
    cb#.88..
    6.#.d3..
    ..#3d...
    ..#887#9
    ...d3.2e
    ..3d..8a
    ..88.4d1
    ..d3.###

    glyph U+00BE
    advance 11
    at 1 9
    7#8.3d...
    .2#.88...
    2#c.d3...
    .2#3d....
    7#888.5#.
    ...d31d#.
    ..3d.79#.
    ..88.####
    ..d3...#.

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
    ..2a635..
    ..77be5..
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
    advance 11
    at 0 9
    ....8#####
    ...1e#....
    ...8b#....
    ..1e3#....
    ..9a.####.
    .2e2.#....
    .a####....
    3e1..#....
    b8...#####

    glyph U+00C7
    advance 8
    at 1 9
    .4c#d7.
    3e4.2c4
    a6.....
    e2.....
    #......
    e2.....
    a6.....
    3e4.2c4
    .4c#d7.
    ...#5..
    ..c#a..

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
    advance 9
    at 0 9
    .##ec7..
    .#.13ac1
    .#....98
    .#....2d
    #####..#
    .#....2d
    .#....98
    .#.13ac1
    .##ec7..

    glyph U+00D1
    advance 9
    at 1 12
    .2a635.
    .77be5.
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
    advance 10
    at 1 12
    ..1e2...
    ...6b...
    ........
    .3beeb3.
    2e6116e2
    a7....7a
    d2....2d
    #......#
    d2....2d
    a7....7a
    2e6116e2
    .3beeb3.

    glyph U+00D3
    advance 10
    at 1 12
    ...2e1..
    ...b6...
    ........
    .3beeb3.
    2e6116e2
    a7....7a
    d2....2d
    #......#
    d2....2d
    a7....7a
    2e6116e2
    .3beeb3.

    glyph U+00D4
    advance 10
    at 1 12
    ...cc...
    ..7887..
    ........
    .3beeb3.
    2e6116e2
    a7....7a
    d2....2d
    #......#
    d2....2d
    a7....7a
    2e6116e2
    .3beeb3.

    glyph U+00D5
    advance 10
    at 1 12
    ..7927..
    ..c7ec..
    ........
    .3beeb3.
    2e6116e2
    a7....7a
    d2....2d
    #......#
    d2....2d
    a7....7a
    2e6116e2
    .3beeb3.

    glyph U+00D6
    advance 10
    at 1 11
    ..#..#..
    ........
    .3beeb3.
    2e6116e2
    a7....7a
    d2....2d
    #......#
    d2....2d
    a7....7a
    2e6116e2
    .3beeb3.

    glyph U+00D7
    advance 7
    at 0 7
    2a4.4a2
    .4e8e4.
    ..8#8..
    .4e8e4.
    2a4.4a2

    glyph U+00D8
    advance 10
    at 1 10
    ......15
    .3beebb6
    2e611a#2
    a7..2d8a
    d2..c42d
    #..88..#
    d24c..2d
    a8d2..7a
    2#a116e2
    6bbeeb3.
    51......

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
    advance 8
    at 1 9
    #.....
    #.....
    ####b2
    #..17c
    #....#
    #..17c
    ####b2
    #.....
    #.....

    glyph U+00DF
    advance 8
    at 1 9
    1aee9.
    a911b5
    e1..87
    #..2d4
    #..#d1
    #..18a
    #...1e
    #..16c
    #.beb2

    glyph U+00E0
    advance 7
    at 1 10
    .89..
    ..d4.
    .....
    2c#c2
    56.6c
    ....#
    4d###
    d4..#
    e4.6#
    4d#c#

    glyph U+00E1
    advance 7
    at 1 10
    ..98.
    .4d..
    .....
    2c#c2
    56.6c
    ....#
    4d###
    d4..#
    e4.6#
    4d#c#

    glyph U+00E2
    advance 7
    at 1 10
    .5#5.
    1d3d1
    .....
    2c#c2
    56.6c
    ....#
    4d###
    d4..#
    e4.6#
    4d#c#

    glyph U+00E3
    advance 7
    at 1 10
    2a635
    77be5
    .....
    2c#c2
    56.6c
    ....#
    4d###
    d4..#
    e4.6#
    4d#c#

    glyph U+00E4
    advance 7
    at 1 9
    .#.#.
    .....
    2c#c2
    56.6c
    ....#
    4d###
    d4..#
    e4.6#
    4d#c#

    glyph U+00E5
    advance 7
    at 1 11
    .8#8.
    .e3e.
    .8#8.
    .....
    2c#c2
    56.6c
    ....#
    4d###
    d4..#
    e4.6#
    4d#c#

    glyph U+00E6
    advance 11
    at 1 7
    2c#c4beb1
    56.6#9189
    ....#2.1e
    4d#######
    d4..#2...
    e4.6#9.75
    4d#c#b#b2

    glyph U+00E7
    advance 6
    at 1 7
    1a#c2
    99176
    d2...
    #....
    d2...
    99176
    1a#c2
    ..#5.
    .c#a.

    glyph U+00E8
    advance 7
    at 1 10
    .89..
    ..d4.
    .....
    1beb1
    99189
    e2.1e
    #####
    e2...
    99.75
    1b#b2

    glyph U+00E9
    advance 7
    at 1 10
    ..98.
    .4d..
    .....
    1beb1
    99189
    e2.1e
    #####
    e2...
    99.75
    1b#b2

    glyph U+00EA
    advance 7
    at 1 10
    .5#5.
    1d3d1
    .....
    1beb1
    99189
    e2.1e
    #####
    e2...
    99.75
    1b#b2

    glyph U+00EB
    advance 7
    at 1 9
    .#.#.
    .....
    1beb1
    99189
    e2.1e
    #####
    e2...
    99.75
    1b#b2

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
    at 1 10
    ....21
    .3c8c1
    .2dd8.
    .a###4
    8a11aa
    d2..2e
    #....#
    d2..2d
    8a11a8
    .9ee9.

    glyph U+00F1
    advance 7
    at 1 10
    2a635
    77be5
    .....
    #b#c2
    #7.7b
    #1.1e
    #...#
    #...#
    #...#
    #...#

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
    .7927.
    .c7ec.
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
    advance 7
    at 1 7
    ..#..
    .....
    #####
    .....
    ..#..

    glyph U+00F8
    advance 8
    at 0 8
    ......81
    ..9eec8.
    .8a14#8.
    .d2.c5d.
    .#.88.#.
    .d5c.2d.
    .8#41a8.
    .8cee9..
    18......

    glyph U+00F9
    advance 7
    at 1 10
    .89..
    ..d4.
    .....
    #...#
    #...#
    #...#
    #...#
    e1.1#
    b7.7#
    2c#b#

    glyph U+00FA
    advance 7
    at 1 10
    ..98.
    .4d..
    .....
    #...#
    #...#
    #...#
    #...#
    e1.1#
    b7.7#
    2c#b#

    glyph U+00FB
    advance 7
    at 1 10
    .5#5.
    1d3d1
    .....
    #...#
    #...#
    #...#
    #...#
    e1.1#
    b7.7#
    2c#b#

    glyph U+00FC
    advance 7
    at 1 9
    .#.#.
    .....
    #...#
    #...#
    #...#
    #...#
    e1.1#
    b7.7#
    2c#b#

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
    3#d2...

    glyph U+00FE
    advance 7
    at 1 9
    #....
    #....
    #bec1
    #718a
    #..2e
    #...#
    #..2e
    #718a
    #bec1
    #....
    #....
    #....

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
    3#d2...

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
    advance 8
    at 0 12
    ..e33e..
    ..5ee5..
    ........
    4e1..1e4
    .c7..7c.
    .4d..d4.
    ..c66c..
    ..5dd5..
    ...cc...
    ...d5...
    ..5d....
    2#e6....

    copy U+0410 U+0041

    glyph U+0411
    advance 8
    at 1 9
    #####.
    #.....
    #.....
    ###d8.
    #..2a9
    #...1e
    #...1e
    #..2a9
    ###d8.

    copy U+0412 U+0042

    glyph U+0413
    advance 6
    at 1 9
    #####
    #....
    #....
    #....
    #....
    #....
    #....
    #....
    #....

    glyph U+0414
    advance 9
    at 0 9
    ..a####.
    ..a5..#.
    ..a5..#.
    ..a5..#.
    ..b4..#.
    ..d2..#.
    .2d...#.
    .88...#.
    ########
    #......#

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
    advance 7
    at 0 9
    3b#ea1
    25.18b
    ....1e
    ...18b
    .1###3
    ...18b
    ....1e
    25.18b
    3b#ea1

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
    advance 8
    at 0 9
    ..#####
    ..#...#
    ..#...#
    ..#...#
    ..#...#
    ..#...#
    .3d...#
    1a8...#
    e9....#

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
    advance 8
    at 0 9
    4e1..1e4
    .c7..7c.
    .4d..d4.
    ..c66c..
    ..5dd5..
    ...cc...
    ...d5...
    ..5d....
    2#e6....

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
    advance 8
    at 1 9
    #....#
    #....#
    e2...#
    9a1..#
    19e###
    .....#
    .....#
    .....#
    .....#

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
    advance 9
    at 0 9
    ###.....
    ..#.....
    ..#.....
    ..#.....
    ..####b2
    ..#..17c
    ..#....#
    ..#..17c
    ..####b2

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
    advance 8
    at 1 9
    #.....
    #.....
    #.....
    #.....
    ####b2
    #..17c
    #....#
    #..17c
    ####b2

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
    advance 7
    at 0 9
    .8d###
    9a2..#
    e1...#
    e1...#
    9a2..#
    .8####
    .5e1.#
    1e5..#
    ab...#

    copy U+0430 U+0061

    glyph U+0431
    advance 8
    at 1 9
    ...29a
    .8ed91
    7##e9.
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
    advance 8
    at 0 7
    ..e###.
    ..e1.#.
    ..e1.#.
    ..e1.#.
    .2d..#.
    .79..#.
    #######
    #.....#

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
    advance 7
    at 1 7
    #..7#
    #.1e#
    #.8a#
    #2e2#
    #a8.#
    #e1.#
    #7..#

    glyph U+0439
    advance 7
    at 1 10
    6a.a6
    1b#b1
    .....
    #..7#
    #.1e#
    #.8a#
    #2e2#
    #a8.#
    #e1.#
    #7..#

    glyph U+043A
    advance 6
    at 1 7
    #..aa
    #.5d1
    #2e3.
    #cd..
    #6d7.
    #.4e2
    #..aa

    glyph U+043B
    advance 7
    at 0 7
    .#####
    .#...#
    .#...#
    .#...#
    1e...#
    4c...#
    e4...#

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
    advance 7
    at 1 7
    #...#
    #...#
    #...#
    #####
    #...#
    #...#
    #...#

    copy U+043E U+006F

    glyph U+043F
    advance 7
    at 1 7
    #####
    #...#
    #...#
    #...#
    #...#
    #...#
    #...#

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
    at 1 9
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
    advance 7
    at 1 7
    #...#.
    #...#.
    #...#.
    #...#.
    #...#.
    #...#.
    ######
    .....#

    glyph U+0447
    advance 7
    at 1 7
    #...#
    #...#
    c7..#
    2c###
    ....#
    ....#
    ....#

    glyph U+0448
    advance 9
    at 1 7
    #..#..#
    #..#..#
    #..#..#
    #..#..#
    #..#..#
    #..#..#
    #######

    glyph U+0449
    advance 9
    at 1 7
    #..#..#.
    #..#..#.
    #..#..#.
    #..#..#.
    #..#..#.
    #..#..#.
    ########
    .......#

    glyph U+044A
    advance 8
    at 0 7
    ###....
    ..#....
    ..#....
    ..###d5
    ..#..3e
    ..#..3e
    ..###d5

    glyph U+044B
    advance 9
    at 1 7
    #.....#
    #.....#
    #.....#
    ##d5..#
    #.3e..#
    #.3e..#
    ##d5..#

    glyph U+044C
    advance 7
    at 1 7
    #....
    #....
    #....
    ###d5
    #..3e
    #..3e
    ###d5

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
    advance 6
    at 0 7
    5d###
    e3..#
    e3..#
    5d###
    .a9.#
    3e2.#
    b8..#

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
    3#d2...

    glyph U+0490
    advance 6
    at 1 10
    ....#
    #####
    #....
    #....
    #....
    #....
    #....
    #....
    #....
    #....

    glyph U+0491
    advance 5
    at 1 8
    ...#
    ####
    #...
    #...
    #...
    #...
    #...
    #...

    glyph U+2013
    advance 6
    at 0 4
    ######

    glyph U+2014
    advance 11
    at 0 4
    ###########

    glyph U+2018
    advance 3
    at 1 10
    52
    b.
    e.

    glyph U+2019
    advance 3
    at 0 9
    .e
    .b
    25

    glyph U+201A
    advance 3
    at 0 1
    .e
    .b
    25

    glyph U+201C
    advance 5
    at 1 10
    5252
    b.b.
    e.e.

    glyph U+201D
    advance 5
    at 0 9
    .e.e
    .b.b
    2525

    glyph U+201E
    advance 5
    at 0 1
    .e.e
    .b.b
    2525

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
    advance 7
    at 0 9
    ..9eb1
    .6b185
    .c4...
    ####..
    .#....
    ####..
    .c4...
    .6b185
    ..9eb1

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
    advance 11
    at 1 9
    ###.#8.8#
    .#..#e4e#
    .#..#8#8#
    .#..#141#
    .#..#...#

    glyph U+2190
    advance 10
    at 1 8
    ..282...
    .2d8....
    2d8.....
    b#######
    2d8.....
    .2d8....
    ..282...

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
    advance 10
    at 1 8
    ...282..
    ....8d2.
    .....8d2
    #######b
    .....8d2
    ....8d2.
    ...282..

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
    advance 7
    at 1 5
    #####

    glyph U+2304
    advance 9
    at 1 6
    ab...ba
    1d6.6d1
    .4e5e4.
    ..8#8..

    glyph U+2713
    advance 9
    at 1 7
    .....39
    ....1d8
    ....8c.
    a5.4e2.
    7e2d6..
    .aea...
    .1b1...

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
