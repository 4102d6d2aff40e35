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

    glyph U+0131
    advance 3
    at 1 7
    #
    #
    #
    #
    #
    #
    #

    glyph U+0237
    advance 3
    at 0 7
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

    piece 1
    89.
    .d4

    compose U+00C0 U+0041 1 3 12

    piece 2
    .98
    4d.

    compose U+00C1 U+0041 2 3 12

    piece 3
    .5#5.
    1d3d1

    compose U+00C2 U+0041 3 2 12

    piece 4
    2a635
    77be5

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

    piece 6
    .3.
    .#5
    c#a

    compose U+00C7 U+0043 6 3 1

    piece 7
    1e2
    .6b

    compose U+00C8 U+0045 7 2 12

    piece 8
    2e1
    b6.

    compose U+00C9 U+0045 8 3 12

    piece 9
    .cc.
    7887

    compose U+00CA U+0045 9 2 12

    piece 10
    #..#

    compose U+00CB U+0045 10 2 11

    compose U+00CC U+0049 1 0 12

    compose U+00CD U+0049 2 0 12

    compose U+00CE U+0049 3 -1 12

    piece 11
    #.#

    compose U+00CF U+0049 11 0 11

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

    compose U+00D1 U+004E 4 2 12

    compose U+00D2 U+004F 7 3 12

    compose U+00D3 U+004F 8 4 12

    compose U+00D4 U+004F 9 3 12

    piece 12
    7927
    c7ec

    compose U+00D5 U+004F 12 3 12

    compose U+00D6 U+004F 10 3 11

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

    compose U+00D9 U+0055 1 3 12

    compose U+00DA U+0055 2 3 12

    compose U+00DB U+0055 3 2 12

    piece 13
    #...#

    compose U+00DC U+0055 13 2 11

    compose U+00DD U+0059 2 2 12

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

    compose U+00E0 U+0061 1 2 10

    compose U+00E1 U+0061 2 2 10

    compose U+00E2 U+0061 3 1 10

    compose U+00E3 U+0061 4 1 10

    compose U+00E4 U+0061 11 2 9

    piece 14
    8#8
    e3e
    8#8

    compose U+00E5 U+0061 14 2 11

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

    compose U+00E7 U+0063 6 2 1

    compose U+00E8 U+0065 1 2 10

    compose U+00E9 U+0065 2 2 10

    compose U+00EA U+0065 3 1 10

    compose U+00EB U+0065 11 2 9

    compose U+00EC U+0131 1 0 10

    compose U+00ED U+0131 2 0 10

    compose U+00EE U+0131 3 -1 10

    compose U+00EF U+0131 11 0 9

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

    compose U+00F1 U+006E 4 1 10

    compose U+00F2 U+006F 7 2 10

    compose U+00F3 U+006F 8 3 10

    compose U+00F4 U+006F 9 2 10

    compose U+00F5 U+006F 12 2 10

    compose U+00F6 U+006F 10 2 9

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

    compose U+00F9 U+0075 1 2 10

    compose U+00FA U+0075 2 2 10

    compose U+00FB U+0075 3 1 10

    compose U+00FC U+0075 11 2 9

    compose U+00FD U+0079 2 2 10

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

    compose U+00FF U+0079 5 1 9

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

    piece 15
    6a.a6
    1b#b1

    compose U+0419 U+0418 15 2 12

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

    compose U+0439 U+0438 15 1 10

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

    compose U+045E U+0079 15 1 10

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

    piece 16
    8###8

    compose U+0100 U+0041 16 2 11

    piece 17
    #####

    compose U+0101 U+0061 17 2 9

    compose U+0102 U+0041 15 2 12

    compose U+0103 U+0061 15 1 10

    glyph U+0104
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
    5d.....e5
    ......4c.
    ......2cb

    glyph U+0105
    advance 7
    at 1 7
    2c#c2.
    56.6c.
    ....#.
    4d###.
    d4..#.
    e4.6#.
    4d#e#.
    ...b5.
    ...7e3

    compose U+0106 U+0043 2 3 12

    compose U+0107 U+0063 2 2 10

    compose U+0108 U+0043 3 2 12

    compose U+0109 U+0063 3 1 10

    piece 18
    #

    compose U+010A U+0043 18 4 11

    compose U+010B U+0063 18 3 9

    piece 19
    1d3d1
    .5#5.

    compose U+010C U+0043 19 2 12

    compose U+010D U+0063 19 1 10

    compose U+010E U+0044 19 2 12

    glyph U+010F
    advance 9
    at 1 9
    ....#.c2
    ....#.d.
    1ceb#.c.
    a817#...
    e2..#...
    #...#...
    e2..#...
    a817#...
    1ceb#...

    copy U+0110 U+00D0

    glyph U+0111
    advance 7
    at 1 9
    ..####
    ....#.
    1ceb#.
    a817#.
    e2..#.
    #...#.
    e2..#.
    a817#.
    1ceb#.

    piece 20
    ####

    compose U+0112 U+0045 20 2 11

    compose U+0113 U+0065 17 2 9

    piece 21
    e33e
    5ee5

    compose U+0114 U+0045 21 2 12

    compose U+0115 U+0065 15 1 10

    compose U+0116 U+0045 18 4 11

    compose U+0117 U+0065 18 3 9

    piece 22
    37.
    a7.
    6e5

    compose U+0118 U+0045 22 3 1

    piece 23
    .9.
    4c.
    2cb

    compose U+0119 U+0065 23 2 1

    piece 24
    7887
    .cc.

    compose U+011A U+0045 24 2 12

    compose U+011B U+0065 19 1 10

    compose U+011C U+0047 3 2 12

    compose U+011D U+0067 3 1 10

    compose U+011E U+0047 15 2 12

    compose U+011F U+0067 15 1 10

    compose U+0120 U+0047 18 4 11

    compose U+0121 U+0067 18 3 9

    piece 25
    .e
    2b

    compose U+0122 U+0047 25 3 -1

    piece 26
    b3
    #.

    compose U+0123 U+0067 26 3 10

    compose U+0124 U+0048 3 2 12

    compose U+0125 U+0068 3 1 12

    glyph U+0126
    advance 9
    at 0 9
    .#.....#.
    .#.....#.
    #########
    .#.....#.
    .#######.
    .#.....#.
    .#.....#.
    .#.....#.
    .#.....#.

    glyph U+0127
    advance 7
    at 0 9
    ####..
    .#....
    .#b#c2
    .#7.7b
    .#1.1e
    .#...#
    .#...#
    .#...#
    .#...#

    glyph U+0128
    advance 5
    at 0 12
    2a635
    77be5
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

    glyph U+0129
    advance 5
    at 0 10
    2a635
    77be5
    .....
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..

    glyph U+012A
    advance 5
    at 1 11
    #####
    .....
    .#...
    .#...
    .#...
    .#...
    .#...
    .#...
    .#...
    .#...
    .#...

    glyph U+012B
    advance 5
    at 1 9
    #####
    .....
    .#...
    .#...
    .#...
    .#...
    .#...
    .#...
    .#...

    glyph U+012C
    advance 5
    at 0 12
    6a.a6
    1b#b1
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

    glyph U+012D
    advance 5
    at 0 10
    6a.a6
    1b#b1
    .....
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..

    piece 27
    46.
    b5.
    7e3

    compose U+012E U+0049 27 0 1

    compose U+012F U+0069 27 0 1

    compose U+0130 U+0049 18 1 11

    glyph U+0132
    advance 9
    at 1 9
    #.....#
    #.....#
    #.....#
    #.....#
    #.....#
    #.....#
    #.1..1e
    #.a8189
    #.2c#b1

    glyph U+0133
    advance 6
    at 1 9
    #..#
    ....
    #..#
    #..#
    #..#
    #..#
    #..#
    #..#
    #..#
    ...#
    ..1e
    ..#9

    compose U+0134 U+004A 3 0 12

    compose U+0135 U+0237 3 -1 10

    compose U+0136 U+004B 25 3 -1

    compose U+0137 U+006B 25 2 -1

    copy U+0138 U+043A

    piece 28
    1d4
    89.

    compose U+0139 U+004C 28 1 12

    compose U+013A U+006C 2 0 12

    compose U+013B U+004C 25 2 -1

    compose U+013C U+006C 25 0 -1

    piece 29
    c2
    d.
    c.

    compose U+013D U+004C 29 4 9

    glyph U+013E
    advance 6
    at 1 9
    #..c2
    #..d.
    #..c.
    #....
    #....
    #....
    #....
    #....
    a#...

    glyph U+013F
    advance 6
    at 1 9
    #....
    #....
    #....
    #....
    #....
    #..#.
    #....
    #....
    #####

    glyph U+0140
    advance 5
    at 1 9
    #..
    #..
    #..
    #..
    #..
    #.#
    #..
    #..
    a#.

    glyph U+0141
    advance 6
    at -1 9
    ..#....
    ..#....
    ..#.1..
    ..#b2..
    .4#4...
    2b#....
    1.#....
    ..#....
    ..#####

    glyph U+0142
    advance 6
    at 0 9
    ..#..
    ..#..
    ..#11
    ..#c2
    .6#2.
    39#..
    ..#..
    ..#..
    ..a#.

    compose U+0143 U+004E 2 3 12

    compose U+0144 U+006E 2 2 10

    compose U+0145 U+004E 25 3 -1

    compose U+0146 U+006E 25 2 -1

    compose U+0147 U+004E 19 2 12

    compose U+0148 U+006E 19 1 10

    glyph U+0149
    advance 8
    at -1 9
    .e......
    .b......
    25.#b#c2
    ...#7.7b
    ...#1.1e
    ...#...#
    ...#...#
    ...#...#
    ...#...#

    glyph U+014A
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
    .....6c
    ...a#c3

    glyph U+014B
    advance 7
    at 1 7
    #b#c2
    #7.7b
    #1.1e
    #...#
    #...#
    #...#
    #...#
    ....#
    ...3e
    ..#d5

    compose U+014C U+004F 20 3 11

    compose U+014D U+006F 20 2 9

    compose U+014E U+004F 21 3 12

    compose U+014F U+006F 21 2 10

    piece 30
    2e4e1
    b6b6.

    compose U+0150 U+004F 30 3 12

    compose U+0151 U+006F 30 2 10

    glyph U+0152
    advance 11
    at 1 9
    .4c######
    3e4.#....
    a6..#....
    e2..#....
    #...####.
    e2..#....
    a6..#....
    3e4.#....
    .4c######

    glyph U+0153
    advance 12
    at 1 7
    .9ee91beb1
    8a11ae9189
    d2..2#2.1e
    #....#####
    d2..2#2...
    8a11ae9.75
    .9ee91b#b2

    compose U+0154 U+0052 8 3 12

    compose U+0155 U+0072 2 1 10

    compose U+0156 U+0052 25 3 -1

    compose U+0157 U+0072 25 1 -1

    compose U+0158 U+0052 24 2 12

    compose U+0159 U+0072 19 0 10

    compose U+015A U+0053 8 3 12

    compose U+015B U+0073 2 2 10

    compose U+015C U+0053 9 2 12

    compose U+015D U+0073 3 1 10

    glyph U+015E
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
    1ae#b2
    ...#5.
    ..c#a.

    compose U+015F U+0073 6 2 1

    compose U+0160 U+0053 24 2 12

    compose U+0161 U+0073 19 1 10

    compose U+0162 U+0054 6 2 1

    glyph U+0163
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
    .6##
    ..#5
    .c#a

    compose U+0164 U+0054 19 1 12

    glyph U+0165
    advance 6
    at 0 11
    ....a2
    ....d.
    .#..d.
    .#..2.
    ####..
    .#....
    .#....
    .#....
    .#....
    .e2...
    .6e#..

    glyph U+0166
    advance 8
    at 0 9
    #######
    ...#...
    ...#...
    ...#...
    .#####.
    ...#...
    ...#...
    ...#...
    ...#...

    glyph U+0167
    advance 5
    at 0 9
    .#..
    .#..
    ####
    .#..
    .#..
    ####
    .#..
    .e2.
    .6e#

    compose U+0168 U+0055 4 2 12

    compose U+0169 U+0075 4 1 10

    compose U+016A U+0055 17 3 11

    compose U+016B U+0075 17 2 9

    compose U+016C U+0055 15 2 12

    compose U+016D U+0075 15 1 10

    compose U+016E U+0055 14 3 12

    compose U+016F U+0075 14 2 11

    piece 31
    .9898
    4d5d.

    compose U+0170 U+0055 31 2 12

    compose U+0171 U+0075 31 1 10

    glyph U+0172
    advance 9
    at 1 9
    #.....#.
    #.....#.
    #.....#.
    #.....#.
    #.....#.
    e1...1e.
    b5...5b.
    4d3.3d4.
    .5c#c96.
    .....b5.
    .....7e3

    glyph U+0173
    advance 7
    at 1 7
    #...#.
    #...#.
    #...#.
    #...#.
    e1.1#.
    b7.7#.
    2c#e#.
    ...b5.
    ...7e3

    compose U+0174 U+0057 3 3 12

    compose U+0175 U+0077 3 3 10

    compose U+0176 U+0059 3 1 12

    compose U+0177 U+0079 3 1 10

    compose U+0178 U+0059 13 1 11

    compose U+0179 U+005A 8 3 12

    compose U+017A U+007A 2 2 10

    compose U+017B U+005A 18 4 11

    compose U+017C U+007A 18 3 9

    compose U+017D U+005A 24 2 12

    compose U+017E U+007A 19 1 10

    glyph U+017F
    advance 3
    at 0 9
    .9#
    .#.
    ##.
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.

    glyph U+0180
    advance 7
    at 0 9
    ####..
    .#....
    .#bec1
    .#718a
    .#..2e
    .#...#
    .#..2e
    .#718a
    .#bec1

    glyph U+0181
    advance 9
    at 0 9
    7#####b2
    e2#..17c
    ..#....#
    ..#..17c
    ..#####4
    ..#..17c
    ..#....#
    ..#..17c
    ..####b2

    glyph U+0192
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
    .#.
    .#.
    #9.

    glyph U+01A0
    advance 11
    at 1 10
    .......16d
    .3beeb3eb3
    2e6116e2..
    a7....7a..
    d2....2d..
    #......#..
    d2....2d..
    a7....7a..
    2e6116e2..
    .3beeb3...

    glyph U+01A1
    advance 9
    at 1 8
    .....16d
    .9ee9eb3
    8a11a8..
    d2..2d..
    #....#..
    d2..2d..
    8a11a8..
    .9ee9...

    glyph U+01AF
    advance 10
    at 1 10
    ......16d
    #.....#b3
    #.....#..
    #.....#..
    #.....#..
    #.....#..
    e1...1e..
    b5...5b..
    4d3.3d4..
    .5c#c5...

    glyph U+01B0
    advance 8
    at 1 8
    ....16d
    #...#b3
    #...#..
    #...#..
    #...#..
    e1.1#..
    b7.7#..
    2c#b#..

    compose U+01CD U+0041 19 2 12

    compose U+01CE U+0061 19 1 10

    glyph U+01CF
    advance 5
    at 0 12
    1d3d1
    .5#5.
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

    glyph U+01D0
    advance 5
    at 0 10
    1d3d1
    .5#5.
    .....
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..

    compose U+01D1 U+004F 24 3 12

    compose U+01D2 U+006F 24 2 10

    compose U+01D3 U+0055 19 2 12

    compose U+01D4 U+0075 19 1 10

    glyph U+01D5
    advance 9
    at 1 12
    ..#####
    .......
    .#...#.
    .......
    #.....#
    #.....#
    #.....#
    #.....#
    e1...1e
    c4...4c
    5d3.3d5
    .6d#d6.

    piece 32
    #####
    .....
    #.#..

    compose U+01D6 U+0075 32 2 11

    glyph U+01D7
    advance 9
    at 1 12
    ...98..
    ..4d...
    .#...#.
    .......
    #.....#
    #.....#
    #.....#
    #.....#
    e1...1e
    c4...4c
    5d3.3d5
    .6d#d6.

    piece 33
    .98
    4d.
    ...
    #.#

    compose U+01D8 U+0075 33 2 12

    glyph U+01D9
    advance 9
    at 1 12
    .1d3d1.
    ..5#5..
    .#...#.
    .......
    #.....#
    #.....#
    #.....#
    #.....#
    e1...1e
    c4...4c
    5d3.3d5
    .6d#d6.

    piece 34
    1d3d1
    .5#5.
    .....
    .#.#.

    compose U+01DA U+0075 34 1 12

    glyph U+01DB
    advance 9
    at 1 12
    ..89...
    ...d4..
    .#...#.
    .......
    #.....#
    #.....#
    #.....#
    #.....#
    e1...1e
    c4...4c
    5d3.3d5
    .6d#d6.

    piece 35
    89.
    .d4
    ...
    #.#

    compose U+01DC U+0075 35 2 12

    glyph U+01DE
    advance 9
    at 0 12
    ..8###8..
    .........
    ..88.88..
    .........
    ...5#5...
    ...bdb...
    ..3e2e3..
    ..99.99..
    .1e3.3e1.
    .7#####7.
    .d5...5d.
    4e.....e4

    compose U+01DF U+0061 32 2 11

    glyph U+01E0
    advance 9
    at 0 12
    ..8###8..
    .........
    ....88...
    .........
    ...5#5...
    ...bdb...
    ..3e2e3..
    ..99.99..
    .1e3.3e1.
    .7#####7.
    .d5...5d.
    4e.....e4

    piece 36
    #####
    .....
    .#...

    compose U+01E1 U+0061 36 2 11

    compose U+01E2 U+00C6 20 3 11

    compose U+01E3 U+00E6 17 4 9

    compose U+01E6 U+0047 19 2 12

    compose U+01E7 U+0067 19 1 10

    compose U+01E8 U+004B 19 2 12

    compose U+01E9 U+006B 19 1 12

    glyph U+01EA
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
    .3be#b3.
    ...7a...
    ...4d8..

    compose U+01EB U+006F 22 3 1

    glyph U+01EC
    advance 10
    at 1 11
    ..####..
    ........
    .3beeb3.
    2e6116e2
    a7....7a
    d2....2d
    #......#
    d2....2d
    a7....7a
    2e6116e2
    .3be#b3.
    ...7a...
    ...4d8..

    piece 37
    ####
    ....
    ....
    ....
    ....
    ....
    ....
    ....
    .37.
    .a7.
    .6e5

    compose U+01ED U+006F 37 2 9

    compose U+01F0 U+0237 19 -1 10

    compose U+01F4 U+0047 2 3 12

    compose U+01F5 U+0067 2 2 10

    compose U+01F8 U+004E 1 3 12

    compose U+01F9 U+006E 1 2 10

    glyph U+01FA
    advance 9
    at 0 13
    ....98...
    ...4d....
    ...8#8...
    ...e3e...
    ...8#8...
    .........
    ...5#5...
    ...dbd...
    ..5d1d5..
    ..c6.6c..
    .4#####4.
    .c7...7c.
    4e1...1e4

    piece 38
    .98
    4d.
    8#8
    e3e
    8#8

    compose U+01FB U+0061 38 2 13

    compose U+01FC U+00C6 8 4 12

    compose U+01FD U+00E6 2 4 10

    compose U+01FE U+00D8 8 4 12

    compose U+01FF U+00F8 8 3 10

    piece 39
    8989.
    .d5d4

    compose U+0200 U+0041 39 2 12

    compose U+0201 U+0061 39 1 10

    piece 40
    1b#b1
    6a.a6

    compose U+0202 U+0041 40 2 12

    compose U+0203 U+0061 40 1 10

    piece 41
    1e4e2
    .6b6b

    compose U+0204 U+0045 41 1 12

    compose U+0205 U+0065 39 1 10

    piece 42
    5ee5
    e33e

    compose U+0206 U+0045 42 2 12

    compose U+0207 U+0065 40 1 10

    glyph U+0208
    advance 5
    at 0 12
    8989.
    .d5d4
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

    glyph U+0209
    advance 5
    at 0 10
    8989.
    .d5d4
    .....
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..

    glyph U+020A
    advance 5
    at 0 12
    1b#b1
    6a.a6
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

    glyph U+020B
    advance 5
    at 0 10
    1b#b1
    6a.a6
    .....
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..

    compose U+020C U+004F 41 2 12

    compose U+020D U+006F 41 1 10

    compose U+020E U+004F 42 3 12

    compose U+020F U+006F 42 2 10

    compose U+0210 U+0052 41 1 12

    compose U+0211 U+0072 39 0 10

    compose U+0212 U+0052 42 2 12

    compose U+0213 U+0072 40 0 10

    compose U+0214 U+0055 39 2 12

    compose U+0215 U+0075 39 1 10

    compose U+0216 U+0055 40 2 12

    compose U+0217 U+0075 40 1 10

    compose U+0218 U+0053 25 3 -1

    compose U+0219 U+0073 25 2 -1

    compose U+021A U+0054 25 2 -1

    compose U+021B U+0074 25 1 -1

    compose U+021E U+0048 19 2 12

    compose U+021F U+0068 19 1 12

    piece 43
    88

    compose U+0226 U+0041 43 4 11

    compose U+0227 U+0061 18 3 9

    compose U+0228 U+0045 6 3 1

    compose U+0229 U+0065 6 2 1

    glyph U+022A
    advance 10
    at 1 12
    ..####..
    ........
    ..#..#..
    ........
    .4beeb4.
    4e5115e4
    b5....5b
    e1....1e
    e1....1e
    b5....5b
    4e5115e4
    .4beeb4.

    piece 44
    ####
    ....
    #..#

    compose U+022B U+006F 44 2 11

    glyph U+022C
    advance 10
    at 1 12
    ..####..
    ..7927..
    ..c7ec..
    ........
    .4beeb4.
    4e5115e4
    b5....5b
    e1....1e
    e1....1e
    b5....5b
    4e5115e4
    .4beeb4.

    piece 45
    ####
    ....
    7927
    c7ec

    compose U+022D U+006F 45 2 12

    compose U+022E U+004F 18 5 11

    compose U+022F U+006F 18 4 9

    glyph U+0230
    advance 10
    at 1 12
    ..####..
    ........
    ....#...
    ........
    .4beeb4.
    4e5115e4
    b5....5b
    e1....1e
    e1....1e
    b5....5b
    4e5115e4
    .4beeb4.

    piece 46
    ####
    ....
    ..#.

    compose U+0231 U+006F 46 2 11

    compose U+0232 U+0059 17 2 11

    compose U+0233 U+0079 16 1 9

    glyph U+024A
    advance 10
    at 1 9
    .4cec4#..
    3d414d#..
    a6...6#..
    e1...1#..
    #.....#..
    e1...1#..
    a6...6#..
    3d414d#..
    .4cec4#..
    ......e2.
    ......7##

    glyph U+024B
    advance 8
    at 1 7
    1ceb#..
    a817#..
    e2..#..
    #...#..
    e2..#..
    a817#..
    1ceb#..
    ....#..
    ....#..
    ....###

    compose U+1E00 U+0041 14 3 0

    compose U+1E01 U+0061 14 2 0

    compose U+1E02 U+0042 18 4 11

    compose U+1E03 U+0062 18 3 11

    compose U+1E04 U+0042 18 4 -1

    compose U+1E05 U+0062 18 3 -1

    compose U+1E06 U+0042 20 2 -1

    compose U+1E07 U+0062 17 2 -1

    piece 47
    .98
    4d.
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
    .#5
    c#a

    compose U+1E08 U+0043 47 3 12

    piece 48
    .98
    4d.
    ...
    ...
    ...
    ...
    ...
    ...
    ...
    .3.
    .#5
    c#a

    compose U+1E09 U+0063 48 2 10

    compose U+1E0A U+0044 18 4 11

    compose U+1E0B U+0064 18 3 11

    compose U+1E0C U+0044 18 4 -1

    compose U+1E0D U+0064 18 3 -1

    compose U+1E0E U+0044 17 3 -1

    compose U+1E0F U+0064 17 2 -1

    compose U+1E10 U+0044 25 3 -1

    compose U+1E11 U+0064 25 2 -1

    compose U+1E12 U+0044 3 2 -1

    compose U+1E13 U+0064 3 1 -1

    glyph U+1E14
    advance 8
    at 1 12
    .1e2..
    ..6b..
    .####.
    ......
    ######
    #.....
    #.....
    #####.
    #.....
    #.....
    #.....
    ######

    piece 49
    89...
    .d4..
    .....
    #####

    compose U+1E15 U+0065 49 2 12

    glyph U+1E16
    advance 8
    at 1 12
    ..2e1.
    ..b6..
    .####.
    ......
    ######
    #.....
    #.....
    #####.
    #.....
    #.....
    #.....
    ######

    piece 50
    .98..
    4d...
    .....
    #####

    compose U+1E17 U+0065 50 2 12

    compose U+1E18 U+0045 9 2 -1

    compose U+1E19 U+0065 3 1 -1

    compose U+1E1A U+0045 12 2 -1

    compose U+1E1B U+0065 4 1 -1

    piece 51
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
    ..#5
    .c#a

    compose U+1E1C U+0045 51 2 12

    piece 52
    6a.a6
    1b#b1
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    ..3..
    ..#5.
    .c#a.

    compose U+1E1D U+0065 52 1 10

    compose U+1E1E U+0046 18 3 11

    compose U+1E1F U+0066 18 1 11

    compose U+1E20 U+0047 17 3 11

    compose U+1E21 U+0067 17 2 9

    compose U+1E22 U+0048 18 4 11

    compose U+1E23 U+0068 18 3 11

    compose U+1E24 U+0048 18 4 -1

    compose U+1E25 U+0068 18 3 -1

    compose U+1E26 U+0048 13 2 11

    compose U+1E27 U+0068 11 2 11

    compose U+1E28 U+0048 6 3 1

    compose U+1E29 U+0068 6 2 1

    compose U+1E2A U+0048 15 2 -1

    compose U+1E2B U+0068 15 1 -1

    compose U+1E2C U+0049 4 -1 -1

    compose U+1E2D U+0069 4 -1 -1

    glyph U+1E2E
    advance 3
    at 0 12
    .98
    4d.
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

    compose U+1E2F U+0131 33 0 12

    compose U+1E30 U+004B 2 3 12

    compose U+1E31 U+006B 2 2 12

    compose U+1E32 U+004B 18 4 -1

    compose U+1E33 U+006B 18 3 -1

    compose U+1E34 U+004B 17 3 -1

    compose U+1E35 U+006B 17 2 -1

    compose U+1E36 U+004C 18 3 -1

    compose U+1E37 U+006C 18 1 -1

    piece 53
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
    ..#..

    compose U+1E38 U+004C 53 1 11

    piece 54
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

    compose U+1E39 U+006C 54 0 11

    compose U+1E3A U+004C 17 2 -1

    compose U+1E3B U+006C 17 0 -1

    compose U+1E3C U+004C 3 1 -1

    compose U+1E3D U+006C 3 -1 -1

    compose U+1E3E U+004D 2 3 12

    compose U+1E3F U+006D 2 3 10

    compose U+1E40 U+004D 18 4 11

    compose U+1E41 U+006D 18 4 9

    compose U+1E42 U+004D 18 4 -1

    compose U+1E43 U+006D 18 4 -1

    compose U+1E44 U+004E 18 4 11

    compose U+1E45 U+006E 18 3 9

    compose U+1E46 U+004E 18 4 -1

    compose U+1E47 U+006E 18 3 -1

    compose U+1E48 U+004E 17 3 -1

    compose U+1E49 U+006E 17 2 -1

    compose U+1E4A U+004E 3 2 -1

    compose U+1E4B U+006E 3 1 -1

    glyph U+1E4C
    advance 10
    at 1 13
    ...2e1..
    ...b6...
    ..7927..
    ..c7ec..
    ........
    .4beeb4.
    4e5115e4
    b5....5b
    e1....1e
    e1....1e
    b5....5b
    4e5115e4
    .4beeb4.

    piece 55
    .2e1
    .b6.
    7927
    c7ec

    compose U+1E4D U+006F 55 2 12

    glyph U+1E4E
    advance 10
    at 1 12
    ..#..#..
    ..7927..
    ..c7ec..
    ........
    .4beeb4.
    4e5115e4
    b5....5b
    e1....1e
    e1....1e
    b5....5b
    4e5115e4
    .4beeb4.

    piece 56
    #..#
    ....
    7927
    c7ec

    compose U+1E4F U+006F 56 2 12

    glyph U+1E50
    advance 10
    at 1 12
    ..1e2...
    ...6b...
    ..####..
    ........
    .4beeb4.
    4e5115e4
    b5....5b
    e1....1e
    e1....1e
    b5....5b
    4e5115e4
    .4beeb4.

    piece 57
    1e2.
    .6b.
    ....
    ####

    compose U+1E51 U+006F 57 2 12

    glyph U+1E52
    advance 10
    at 1 12
    ...2e1..
    ...b6...
    ..####..
    ........
    .4beeb4.
    4e5115e4
    b5....5b
    e1....1e
    e1....1e
    b5....5b
    4e5115e4
    .4beeb4.

    piece 58
    .2e1
    .b6.
    ....
    ####

    compose U+1E53 U+006F 58 2 12

    compose U+1E54 U+0050 8 3 12

    compose U+1E55 U+0070 2 2 10

    compose U+1E56 U+0050 18 4 11

    compose U+1E57 U+0070 18 3 9

    compose U+1E58 U+0052 18 4 11

    compose U+1E59 U+0072 18 2 9

    compose U+1E5A U+0052 18 4 -1

    compose U+1E5B U+0072 18 2 -1

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
    ....
    ....
    ..#.

    compose U+1E5C U+0052 59 2 11

    piece 60
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
    .#...

    compose U+1E5D U+0072 60 1 9

    compose U+1E5E U+0052 20 2 -1

    compose U+1E5F U+0072 17 1 -1

    compose U+1E60 U+0053 18 4 11

    compose U+1E61 U+0073 18 3 9

    compose U+1E62 U+0053 18 4 -1

    compose U+1E63 U+0073 18 3 -1

    glyph U+1E64
    advance 8
    at 1 12
    ...#..
    ..2e1.
    ..b6..
    ......
    3be#b2
    d61151
    d3....
    5eb61.
    .16be5
    ....3d
    15116d
    2b#eb3

    piece 61
    .#.
    ...
    .98
    4d.

    compose U+1E65 U+0073 61 2 12

    glyph U+1E66
    advance 8
    at 1 12
    ...#..
    .7887.
    ..cc..
    ......
    3be#b2
    d61151
    d3....
    5eb61.
    .16be5
    ....3d
    15116d
    2b#eb3

    piece 62
    ..#..
    .....
    1d3d1
    .5#5.

    compose U+1E67 U+0073 62 1 12

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
    .
    .
    #

    compose U+1E68 U+0053 63 4 11

    piece 64
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

    compose U+1E69 U+0073 64 3 9

    compose U+1E6A U+0054 18 3 11

    compose U+1E6B U+0074 18 1 11

    compose U+1E6C U+0054 18 3 -1

    compose U+1E6D U+0074 18 2 -1

    compose U+1E6E U+0054 17 2 -1

    compose U+1E6F U+0074 17 1 -1

    compose U+1E70 U+0054 3 1 -1

    piece 65
    .9e1
    4b6a

    compose U+1E71 U+0074 65 0 -1

    compose U+1E72 U+0055 13 2 -1

    compose U+1E73 U+0075 11 2 -1

    compose U+1E74 U+0055 4 2 -1

    compose U+1E75 U+0075 4 1 -1

    compose U+1E76 U+0055 3 2 -1

    compose U+1E77 U+0075 3 1 -1

    glyph U+1E78
    advance 9
    at 1 13
    ...98..
    ..4d...
    .2a635.
    .77be5.
    .......
    #.....#
    #.....#
    #.....#
    #.....#
    e1...1e
    c4...4c
    5d3.3d5
    .6d#d6.

    piece 66
    ..98.
    .4d..
    2a635
    77be5

    compose U+1E79 U+0075 66 1 12

    glyph U+1E7A
    advance 9
    at 1 12
    .#...#.
    .......
    ..#####
    .......
    #.....#
    #.....#
    #.....#
    #.....#
    e1...1e
    c4...4c
    5d3.3d5
    .6d#d6.

    piece 67
    #.#..
    .....
    #####

    compose U+1E7B U+0075 67 2 11

    compose U+1E7C U+0056 4 2 12

    compose U+1E7D U+0076 4 1 10

    compose U+1E7E U+0056 43 4 -1

    compose U+1E7F U+0076 43 3 -1

    compose U+1E80 U+0057 1 4 12

    compose U+1E81 U+0077 1 4 10

    compose U+1E82 U+0057 2 4 12

    compose U+1E83 U+0077 2 4 10

    compose U+1E84 U+0057 5 3 11

    compose U+1E85 U+0077 5 3 9

    compose U+1E86 U+0057 43 5 11

    compose U+1E87 U+0077 43 5 9

    compose U+1E88 U+0057 43 5 -1

    compose U+1E89 U+0077 43 5 -1

    compose U+1E8A U+0058 43 4 11

    compose U+1E8B U+0078 43 3 9

    compose U+1E8C U+0058 5 2 11

    compose U+1E8D U+0078 5 1 9

    compose U+1E8E U+0059 18 3 11

    compose U+1E8F U+0079 43 3 9

    compose U+1E90 U+005A 9 2 12

    compose U+1E91 U+007A 3 1 10

    compose U+1E92 U+005A 18 4 -1

    compose U+1E93 U+007A 18 3 -1

    compose U+1E94 U+005A 20 2 -1

    compose U+1E95 U+007A 17 2 -1

    compose U+1E96 U+0068 17 2 -1

    compose U+1E97 U+0074 11 0 11

    compose U+1E98 U+0077 14 4 11

    compose U+1E99 U+0079 14 2 11

    compose U+1E9B U+017F 18 1 11

    glyph U+1E9E
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

    compose U+1EA0 U+0041 43 4 -1

    compose U+1EA1 U+0061 18 3 -1

    piece 68
    ##b
    .#6

    compose U+1EA2 U+0041 68 3 12

    compose U+1EA3 U+0061 68 2 10

    glyph U+1EA4
    advance 9
    at 0 13
    .....98..
    ....4d...
    ...5#5...
    ..1d3d1..
    .........
    ...5#5...
    ...bdb...
    ..3e2e3..
    ..99.99..
    .1e3.3e1.
    .7#####7.
    .d5...5d.
    4e.....e4

    piece 69
    ...98
    ..4d.
    .5#5.
    1d3d1

    compose U+1EA5 U+0061 69 1 12

    glyph U+1EA6
    advance 9
    at 0 13
    ..89.....
    ...d4....
    ...5#5...
    ..1d3d1..
    .........
    ...5#5...
    ...bdb...
    ..3e2e3..
    ..99.99..
    .1e3.3e1.
    .7#####7.
    .d5...5d.
    4e.....e4

    piece 70
    89...
    .d4..
    .5#5.
    1d3d1

    compose U+1EA7 U+0061 70 1 12

    glyph U+1EA8
    advance 9
    at 0 13
    ...##b...
    ....#6...
    ...5#5...
    ..1d3d1..
    .........
    ...5#5...
    ...bdb...
    ..3e2e3..
    ..99.99..
    .1e3.3e1.
    .7#####7.
    .d5...5d.
    4e.....e4

    piece 71
    .##b.
    ..#6.
    .5#5.
    1d3d1

    compose U+1EA9 U+0061 71 1 12

    glyph U+1EAA
    advance 9
    at 0 13
    ..2a635..
    ..77be5..
    ...5#5...
    ..1d3d1..
    .........
    ...5#5...
    ...bdb...
    ..3e2e3..
    ..99.99..
    .1e3.3e1.
    .7#####7.
    .d5...5d.
    4e.....e4

    piece 72
    2a635
    77be5
    .5#5.
    1d3d1

    compose U+1EAB U+0061 72 1 12

    piece 73
    .5#5.
    1d3d1
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

    compose U+1EAC U+0041 73 2 12

    piece 74
    .5#5.
    1d3d1
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

    compose U+1EAD U+0061 74 1 10

    glyph U+1EAE
    advance 9
    at 0 13
    .....98..
    ....4d...
    ..6a.a6..
    ..1b#b1..
    .........
    ...5#5...
    ...bdb...
    ..3e2e3..
    ..99.99..
    .1e3.3e1.
    .7#####7.
    .d5...5d.
    4e.....e4

    piece 75
    ...98
    ..4d.
    6a.a6
    1b#b1

    compose U+1EAF U+0061 75 1 12

    glyph U+1EB0
    advance 9
    at 0 13
    ..89.....
    ...d4....
    ..6a.a6..
    ..1b#b1..
    .........
    ...5#5...
    ...bdb...
    ..3e2e3..
    ..99.99..
    .1e3.3e1.
    .7#####7.
    .d5...5d.
    4e.....e4

    piece 76
    89...
    .d4..
    6a.a6
    1b#b1

    compose U+1EB1 U+0061 76 1 12

    glyph U+1EB2
    advance 9
    at 0 13
    ...##b...
    ....#6...
    ..6a.a6..
    ..1b#b1..
    .........
    ...5#5...
    ...bdb...
    ..3e2e3..
    ..99.99..
    .1e3.3e1.
    .7#####7.
    .d5...5d.
    4e.....e4

    piece 77
    .##b.
    ..#6.
    6a.a6
    1b#b1

    compose U+1EB3 U+0061 77 1 12

    glyph U+1EB4
    advance 9
    at 0 13
    ..2a635..
    ..77be5..
    ..6a.a6..
    ..1b#b1..
    .........
    ...5#5...
    ...bdb...
    ..3e2e3..
    ..99.99..
    .1e3.3e1.
    .7#####7.
    .d5...5d.
    4e.....e4

    piece 78
    2a635
    77be5
    6a.a6
    1b#b1

    compose U+1EB5 U+0061 78 1 12

    piece 79
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

    compose U+1EB6 U+0041 79 2 12

    piece 80
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
    ..#..

    compose U+1EB7 U+0061 80 1 10

    compose U+1EB8 U+0045 18 4 -1

    compose U+1EB9 U+0065 18 3 -1

    piece 81
    8#e5
    .8b2

    compose U+1EBA U+0045 81 2 12

    compose U+1EBB U+0065 68 2 10

    compose U+1EBC U+0045 12 2 12

    compose U+1EBD U+0065 4 1 10

    glyph U+1EBE
    advance 8
    at 1 13
    ...2e1
    ...b6.
    ..cc..
    .7887.
    ......
    ######
    #.....
    #.....
    #####.
    #.....
    #.....
    #.....
    ######

    compose U+1EBF U+0065 69 1 12

    glyph U+1EC0
    advance 8
    at 1 13
    1e2...
    .6b...
    ..cc..
    .7887.
    ......
    ######
    #.....
    #.....
    #####.
    #.....
    #.....
    #.....
    ######

    compose U+1EC1 U+0065 70 1 12

    glyph U+1EC2
    advance 8
    at 1 13
    .8#e5.
    ..8b2.
    ..cc..
    .7887.
    ......
    ######
    #.....
    #.....
    #####.
    #.....
    #.....
    #.....
    ######

    compose U+1EC3 U+0065 71 1 12

    glyph U+1EC4
    advance 8
    at 1 13
    .7927.
    .c7ec.
    ..cc..
    .7887.
    ......
    ######
    #.....
    #.....
    #####.
    #.....
    #.....
    #.....
    ######

    compose U+1EC5 U+0065 72 1 12

    piece 82
    .cc.
    7887
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

    compose U+1EC6 U+0045 82 2 12

    compose U+1EC7 U+0065 74 1 10

    compose U+1EC8 U+0049 68 0 12

    compose U+1EC9 U+0131 68 0 10

    compose U+1ECA U+0049 18 1 -1

    compose U+1ECB U+0069 18 1 -1

    compose U+1ECC U+004F 18 5 -1

    compose U+1ECD U+006F 18 4 -1

    compose U+1ECE U+004F 81 3 12

    compose U+1ECF U+006F 81 2 10

    glyph U+1ED0
    advance 10
    at 1 13
    ....2e1.
    ....b6..
    ...cc...
    ..7887..
    ........
    .4beeb4.
    4e5115e4
    b5....5b
    e1....1e
    e1....1e
    b5....5b
    4e5115e4
    .4beeb4.

    piece 83
    ..2e1
    ..b6.
    .cc..
    7887.

    compose U+1ED1 U+006F 83 2 12

    glyph U+1ED2
    advance 10
    at 1 13
    .1e2....
    ..6b....
    ...cc...
    ..7887..
    ........
    .4beeb4.
    4e5115e4
    b5....5b
    e1....1e
    e1....1e
    b5....5b
    4e5115e4
    .4beeb4.

    piece 84
    1e2..
    .6b..
    ..cc.
    .7887

    compose U+1ED3 U+006F 84 1 12

    glyph U+1ED4
    advance 10
    at 1 13
    ..8#e5..
    ...8b2..
    ...cc...
    ..7887..
    ........
    .4beeb4.
    4e5115e4
    b5....5b
    e1....1e
    e1....1e
    b5....5b
    4e5115e4
    .4beeb4.

    piece 85
    8#e5
    .8b2
    .cc.
    7887

    compose U+1ED5 U+006F 85 2 12

    glyph U+1ED6
    advance 10
    at 1 13
    ..7927..
    ..c7ec..
    ...cc...
    ..7887..
    ........
    .4beeb4.
    4e5115e4
    b5....5b
    e1....1e
    e1....1e
    b5....5b
    4e5115e4
    .4beeb4.

    piece 86
    7927
    c7ec
    .cc.
    7887

    compose U+1ED7 U+006F 86 2 12

    compose U+1ED8 U+004F 82 3 12

    piece 87
    .cc.
    7887
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

    compose U+1ED9 U+006F 87 2 10

    glyph U+1EDA
    advance 11
    at 1 12
    ...2e1....
    ...b6.....
    .......16d
    .3beeb3eb3
    2e6116e2..
    a7....7a..
    d2....2d..
    #......#..
    d2....2d..
    a7....7a..
    2e6116e2..
    .3beeb3...

    glyph U+1EDB
    advance 9
    at 1 10
    ..2e1...
    ..b6....
    .....16d
    .9ee9eb3
    8a11a8..
    d2..2d..
    #....#..
    d2..2d..
    8a11a8..
    .9ee9...

    glyph U+1EDC
    advance 11
    at 1 12
    ..1e2.....
    ...6b.....
    .......16d
    .3beeb3eb3
    2e6116e2..
    a7....7a..
    d2....2d..
    #......#..
    d2....2d..
    a7....7a..
    2e6116e2..
    .3beeb3...

    glyph U+1EDD
    advance 9
    at 1 10
    .1e2....
    ..6b....
    .....16d
    .9ee9eb3
    8a11a8..
    d2..2d..
    #....#..
    d2..2d..
    8a11a8..
    .9ee9...

    glyph U+1EDE
    advance 11
    at 1 12
    ..8#e5....
    ...8b2....
    .......16d
    .3beeb3eb3
    2e6116e2..
    a7....7a..
    d2....2d..
    #......#..
    d2....2d..
    a7....7a..
    2e6116e2..
    .3beeb3...

    glyph U+1EDF
    advance 9
    at 1 10
    .8#e5...
    ..8b2...
    .....16d
    .9ee9eb3
    8a11a8..
    d2..2d..
    #....#..
    d2..2d..
    8a11a8..
    .9ee9...

    glyph U+1EE0
    advance 11
    at 1 12
    ..7927....
    ..c7ec....
    .......16d
    .3beeb3eb3
    2e6116e2..
    a7....7a..
    d2....2d..
    #......#..
    d2....2d..
    a7....7a..
    2e6116e2..
    .3beeb3...

    glyph U+1EE1
    advance 9
    at 1 10
    .7927...
    .c7ec...
    .....16d
    .9ee9eb3
    8a11a8..
    d2..2d..
    #....#..
    d2..2d..
    8a11a8..
    .9ee9...

    glyph U+1EE2
    advance 11
    at 1 10
    .......16d
    .3beeb3eb3
    2e6116e2..
    a7....7a..
    d2....2d..
    #......#..
    d2....2d..
    a7....7a..
    2e6116e2..
    .3beeb3...
    ..........
    ....#.....

    glyph U+1EE3
    advance 9
    at 1 8
    .....16d
    .9ee9eb3
    8a11a8..
    d2..2d..
    #....#..
    d2..2d..
    8a11a8..
    .9ee9...
    ........
    ...#....

    compose U+1EE4 U+0055 18 4 -1

    compose U+1EE5 U+0075 18 3 -1

    compose U+1EE6 U+0055 68 3 12

    compose U+1EE7 U+0075 68 2 10

    glyph U+1EE8
    advance 10
    at 1 12
    ...98....
    ..4d.....
    ......16d
    #.....#b3
    #.....#..
    #.....#..
    #.....#..
    #.....#..
    e1...1e..
    b5...5b..
    4d3.3d4..
    .5c#c5...

    glyph U+1EE9
    advance 8
    at 1 10
    ..98...
    .4d....
    ....16d
    #...#b3
    #...#..
    #...#..
    #...#..
    e1.1#..
    b7.7#..
    2c#b#..

    glyph U+1EEA
    advance 10
    at 1 12
    ..89.....
    ...d4....
    ......16d
    #.....#b3
    #.....#..
    #.....#..
    #.....#..
    #.....#..
    e1...1e..
    b5...5b..
    4d3.3d4..
    .5c#c5...

    glyph U+1EEB
    advance 8
    at 1 10
    .89....
    ..d4...
    ....16d
    #...#b3
    #...#..
    #...#..
    #...#..
    e1.1#..
    b7.7#..
    2c#b#..

    glyph U+1EEC
    advance 10
    at 1 12
    ..##b....
    ...#6....
    ......16d
    #.....#b3
    #.....#..
    #.....#..
    #.....#..
    #.....#..
    e1...1e..
    b5...5b..
    4d3.3d4..
    .5c#c5...

    glyph U+1EED
    advance 8
    at 1 10
    .##b...
    ..#6...
    ....16d
    #...#b3
    #...#..
    #...#..
    #...#..
    e1.1#..
    b7.7#..
    2c#b#..

    glyph U+1EEE
    advance 10
    at 1 12
    .2a635...
    .77be5...
    ......16d
    #.....#b3
    #.....#..
    #.....#..
    #.....#..
    #.....#..
    e1...1e..
    b5...5b..
    4d3.3d4..
    .5c#c5...

    glyph U+1EEF
    advance 8
    at 1 10
    2a635..
    77be5..
    ....16d
    #...#b3
    #...#..
    #...#..
    #...#..
    e1.1#..
    b7.7#..
    2c#b#..

    glyph U+1EF0
    advance 10
    at 1 10
    ......16d
    #.....#b3
    #.....#..
    #.....#..
    #.....#..
    #.....#..
    e1...1e..
    b5...5b..
    4d3.3d4..
    .5c#c5...
    .........
    ...#.....

    glyph U+1EF1
    advance 8
    at 1 8
    ....16d
    #...#b3
    #...#..
    #...#..
    #...#..
    e1.1#..
    b7.7#..
    2c#b#..
    .......
    ..#....

    compose U+1EF2 U+0059 1 2 12

    compose U+1EF3 U+0079 1 2 10

    compose U+1EF4 U+0059 18 3 -1

    glyph U+1EF5
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
    ..9977.
    3#d2...

    compose U+1EF6 U+0059 68 2 12

    compose U+1EF7 U+0079 68 2 10

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
