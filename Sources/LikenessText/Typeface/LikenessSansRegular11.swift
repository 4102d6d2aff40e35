/// Likeness Sans Regular, drawn for 11 pixels to the em.
///
/// Written by `tools/typeface/draw.py`; change the drawing there, not here.
extension LikenessSans {
  static let regular11: StaticString = #"""
    typeface Likeness Sans
    weight 400
    size 11
    ascent 11
    descent 3
    leading 0
    cap-height 8
    x-height 6
    underline -1 1

    glyph U+0020
    advance 4

    glyph U+0021
    advance 3
    at 1 8
    #
    #
    e
    e
    e
    e
    .
    #

    glyph U+0022
    advance 6
    at 1 8
    #..#
    #..#
    #..#

    glyph U+0023
    advance 8
    at 1 8
    ..#1e1
    .2d1e.
    ######
    .695a.
    .8778.
    ######
    .c3c4.
    .e1e1.

    glyph U+0024
    advance 7
    at 1 9
    ..#..
    4c#c3
    d5.41
    d2...
    6e82.
    .28e6
    ...2d
    14.5d
    3c#c4
    ..#..

    glyph U+0025
    advance 11
    at 1 8
    5ee5.1d1.
    e33e.87..
    e33e2c...
    5ee5b4...
    ...4b5ee5
    ...c2e33e
    ..78.e33e
    .1d1.5ee5

    glyph U+0026
    advance 9
    at 1 8
    .5ee8...
    .d31e1..
    .c37c...
    .aeb2...
    6dd5..75
    d21a91d3
    c71.9ea.
    2ae#d8c6

    glyph U+0027
    advance 3
    at 1 8
    #
    #
    #

    glyph U+0028
    advance 4
    at 1 9
    .1.
    1e1
    79.
    c4.
    e1.
    #..
    e1.
    c4.
    79.
    1e1
    .1.

    glyph U+0029
    advance 4
    at 0 9
    .1.
    1e1
    .97
    .4c
    .1e
    ..#
    .1e
    .4c
    .97
    1e1
    .1.

    glyph U+002A
    advance 5
    at 1 8
    8#8
    d#d
    8#8

    glyph U+002B
    advance 7
    at 1 6
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
    advance 5
    at 1 3
    ###

    glyph U+002E
    advance 3
    at 1 1
    #

    glyph U+002F
    advance 5
    at 0 8
    ...c5
    ..2e1
    ..6a.
    ..b6.
    .1#1.
    .6b..
    .a6..
    1e2..
    5c...

    glyph U+0030
    advance 7
    at 1 8
    1aea1
    8a1a8
    d3.3d
    #...#
    #...#
    d3.3d
    8a1a8
    1aea1

    glyph U+0031
    advance 7
    at 2 8
    .9#
    cc#
    91#
    ..#
    ..#
    ..#
    ..#
    ..#

    glyph U+0032
    advance 7
    at 1 8
    3c#c3
    24.5d
    ...1e
    ...99
    ..5d1
    .4e3.
    2e4..
    #####

    glyph U+0033
    advance 7
    at 1 8
    4d#c4
    23.4d
    ...4d
    .8##6
    ...6c
    ....#
    23.6c
    4d#c2

    glyph U+0034
    advance 7
    at 1 8
    ...a#.
    ..5d#.
    .1e4#.
    .a9.#.
    6d1.#.
    ######
    ....#.
    ....#.

    glyph U+0035
    advance 7
    at 1 8
    #####
    #....
    #....
    ###c2
    ...6c
    ....#
    13.6c
    4d#c2

    glyph U+0036
    advance 7
    at 1 8
    .aed4
    7b131
    c3...
    ec#c3
    #6.6c
    #...#
    c6.6c
    3c#c3

    glyph U+0037
    advance 7
    at 1 8
    #####
    ...6c
    ...d5
    ..5d.
    ..b7.
    .3e1.
    .a9..
    2#2..

    glyph U+0038
    advance 7
    at 1 8
    4d#d4
    d4.4d
    d4.4d
    6###6
    c6.6c
    #...#
    c6.6c
    3c#c3

    glyph U+0039
    advance 7
    at 1 8
    3c#c3
    c6.6c
    #...#
    c6.6#
    3c#ce
    ...3c
    131b7
    4dea.

    glyph U+003A
    advance 3
    at 1 6
    #
    .
    .
    .
    .
    #

    glyph U+003B
    advance 3
    at 0 6
    .#
    ..
    ..
    ..
    ..
    .e
    .b
    25

    glyph U+003C
    advance 7
    at 1 7
    ....5
    ..5dd
    5dd5.
    #b...
    5dd5.
    ..5dd
    ....5

    glyph U+003D
    advance 7
    at 1 6
    #####
    .....
    .....
    #####

    glyph U+003E
    advance 7
    at 1 7
    5....
    dd5..
    .5dd5
    ...b#
    .5dd5
    dd5..
    5....

    glyph U+003F
    advance 6
    at 1 8
    5ee5
    333d
    ...#
    ..4c
    ..b5
    ..e1
    ....
    ..#.

    glyph U+0040
    advance 12
    at 1 8
    .17ceec81.
    1ca31139d1
    893c#c#.89
    d2c6.6#.2d
    #.#...#..#
    d2c6.6#32e
    893c#c7de6
    1ca31.....
    .17ce##6..

    glyph U+0041
    advance 7
    at 0 8
    ..4#4..
    ..8#8..
    ..dad..
    .2#2#2.
    .7b.b7.
    .b###b.
    1#2.2#1
    5c...c5

    glyph U+0042
    advance 8
    at 1 8
    ####d5
    #...3e
    #...3e
    #####7
    #..17c
    #....#
    #..17c
    ####b2

    glyph U+0043
    advance 7
    at 1 8
    .7eea1
    6c2195
    c4....
    e1....
    e1....
    c4....
    6c2195
    .7eea1

    glyph U+0044
    advance 8
    at 1 8
    ##ea2.
    #.27e3
    #...6b
    #...1e
    #...1e
    #...6b
    #.27e3
    ##ea2.

    glyph U+0045
    advance 7
    at 1 8
    #####
    #....
    #....
    ####.
    #....
    #....
    #....
    #####

    glyph U+0046
    advance 6
    at 1 8
    #####
    #....
    #....
    #....
    ####.
    #....
    #....
    #....

    glyph U+0047
    advance 9
    at 1 8
    .5c#d8.
    5d3.2a3
    c4.....
    e1.....
    e1..###
    c4...1e
    5d3.2a9
    .5c#d8.

    glyph U+0048
    advance 8
    at 1 8
    #....#
    #....#
    #....#
    ######
    #....#
    #....#
    #....#
    #....#

    glyph U+0049
    advance 3
    at 1 8
    #
    #
    #
    #
    #
    #
    #
    #

    glyph U+004A
    advance 5
    at 0 8
    ...#
    ...#
    ...#
    ...#
    ...#
    ...#
    945c
    4ed3

    glyph U+004B
    advance 7
    at 1 8
    #...b9
    #..9b.
    #.6d1.
    #4#3..
    #ed8..
    #23e3.
    #..7d1
    #...ba

    glyph U+004C
    advance 6
    at 1 8
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
    at 1 8
    #5...5#
    #b...b#
    #e3.3e#
    #89.98#
    #2e2e2#
    #.aca.#
    #.4#4.#
    #.....#

    glyph U+004E
    advance 8
    at 1 8
    #9...#
    #e3..#
    #8b..#
    #1d5.#
    #.5d1#
    #..b8#
    #..3e#
    #...9#

    glyph U+004F
    advance 9
    at 1 8
    .5d#d5.
    5d3.3d5
    c4...4c
    e1...1e
    e1...1e
    c4...4c
    5d3.3d5
    .5d#d5.

    glyph U+0050
    advance 7
    at 1 8
    ####b2
    #..17c
    #....#
    #..17c
    ####b2
    #.....
    #.....
    #.....

    glyph U+0051
    advance 9
    at 1 8
    .5d#d5.
    5d3.3d5
    c4...4c
    e1...1e
    e1...1e
    c4..14c
    5d31de5
    .5d#de2
    .....6c

    glyph U+0052
    advance 7
    at 1 8
    ####b2
    #..17c
    #....#
    #..17c
    ####b2
    #.1e5.
    #..6e1
    #...ba

    glyph U+0053
    advance 8
    at 1 8
    3be#b2
    d61151
    d3....
    5eb61.
    .16be5
    ....3d
    15116d
    2b#eb3

    glyph U+0054
    advance 8
    at 0 8
    #######
    ...#...
    ...#...
    ...#...
    ...#...
    ...#...
    ...#...
    ...#...

    glyph U+0055
    advance 8
    at 1 8
    #....#
    #....#
    #....#
    #....#
    #....#
    d3..3d
    7b11b7
    .8ee8.

    glyph U+0056
    advance 7
    at 0 8
    5c...c5
    1#2.2#1
    .b6.6b.
    .7b.b7.
    .2#2#2.
    ..dad..
    ..8#8..
    ..4#4..

    glyph U+0057
    advance 11
    at 0 8
    5c..3#3..c5
    1#1.7#7.1#1
    .c5.bbb.5c.
    .891#3#198.
    .4d5c.c5d4.
    ..eb8.8be..
    ..b#4.4#b..
    ..6e...e6..

    glyph U+0058
    advance 7
    at 0 8
    3e2.2e3
    .9a.a9.
    .1e8e1.
    ..7#7..
    ..7#7..
    .1e8e1.
    .9a.a9.
    3e2.2e3

    glyph U+0059
    advance 8
    at 0 8
    ab...ba
    1d6.6d1
    .4e5e4.
    ..8#8..
    ...#...
    ...#...
    ...#...
    ...#...

    glyph U+005A
    advance 8
    at 1 8
    ######
    ...1e5
    ...aa.
    ..5e1.
    .1e5..
    .aa...
    5e1...
    ######

    glyph U+005B
    advance 3
    at 1 8
    ##
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
    at 0 8
    5c...
    1e2..
    .a6..
    .6b..
    .1#1.
    ..b6.
    ..6a.
    ..2e1
    ...c5

    glyph U+005D
    advance 3
    at 0 8
    ##
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
    at 1 8
    .5#5.
    .cbc.
    4d1d4
    b6.6b

    glyph U+005F
    advance 6
    at 0 -1
    ######

    glyph U+0060
    advance 4
    at 0 9
    1e2
    .6b

    glyph U+0061
    advance 7
    at 1 6
    3c#c3
    35.5d
    4d###
    d4..#
    e4.6#
    4d#c#

    glyph U+0062
    advance 7
    at 1 8
    #....
    #....
    #c#c2
    #6.7b
    #..1e
    #..1e
    #6.7b
    #c#c2

    glyph U+0063
    advance 6
    at 1 6
    2b#c3
    a8.54
    e1...
    e1...
    a8.54
    2b#c3

    glyph U+0064
    advance 7
    at 1 8
    ....#
    ....#
    2c#c#
    b7.6#
    e1..#
    e1..#
    b7.6#
    2c#c#

    glyph U+0065
    advance 7
    at 1 6
    2b#c2
    a7.7b
    e###e
    e1...
    a7.53
    2b#c2

    glyph U+0066
    advance 3
    at 0 8
    .9#
    .#.
    ###
    .#.
    .#.
    .#.
    .#.
    .#.

    glyph U+0067
    advance 7
    at 1 6
    2c#c#
    b7.6#
    e1..#
    e1..#
    b7.6#
    2c#c#
    ...4d
    2##d4

    glyph U+0068
    advance 7
    at 1 8
    #....
    #....
    #b#c2
    #7.7b
    #1.1e
    #...#
    #...#
    #...#

    glyph U+0069
    advance 3
    at 1 8
    #
    .
    #
    #
    #
    #
    #
    #

    glyph U+006A
    advance 3
    at 0 8
    .#
    ..
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
    at 1 8
    #....
    #....
    #..b9
    #.9b.
    #6d1.
    #ce3.
    #.7d1
    #..ba

    glyph U+006C
    advance 4
    at 1 8
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
    at 1 6
    #de8de5
    #43#43d
    #..#..#
    #..#..#
    #..#..#
    #..#..#

    glyph U+006E
    advance 7
    at 1 6
    #b#c2
    #7.7b
    #1.1e
    #...#
    #...#
    #...#

    glyph U+006F
    advance 7
    at 1 6
    2beb2
    a7.7a
    e1.1e
    e1.1e
    a7.7a
    2beb2

    glyph U+0070
    advance 7
    at 1 6
    #c#c2
    #6.7b
    #..1e
    #..1e
    #6.7b
    #c#c2
    #....
    #....

    glyph U+0071
    advance 7
    at 1 6
    2c#c#
    b7.6#
    e1..#
    e1..#
    b7.6#
    2c#c#
    ....#
    ....#

    glyph U+0072
    advance 4
    at 1 6
    #ae
    #91
    #1.
    #..
    #..
    #..

    glyph U+0073
    advance 7
    at 1 6
    6d#d3
    e3.2.
    8d83.
    .38d8
    .2.3e
    3d#d6

    glyph U+0074
    advance 5
    at 0 8
    .#..
    .#..
    ####
    .#..
    .#..
    .#..
    .e2.
    .6e#

    glyph U+0075
    advance 7
    at 1 6
    #...#
    #...#
    #...#
    e1.1#
    b7.7#
    2c#b#

    glyph U+0076
    advance 7
    at 0 6
    5d...d5
    .d5.5d.
    .8b.b8.
    .2#3#2.
    ..beb..
    ..5#5..

    glyph U+0077
    advance 10
    at 0 6
    d4.4#4.4d
    89.9#9.98
    3e.d7d.e3
    .d7e.e7d.
    .8#9.9#8.
    .3#4.4#3.

    glyph U+0078
    advance 7
    at 0 6
    2e4.4e2
    .5e4e5.
    ..9#9..
    ..9#9..
    .5e4e5.
    2e4.4e2

    glyph U+0079
    advance 7
    at 0 6
    5d...d5
    .d5.5d.
    .8b.b8.
    .2#3#2.
    ..beb..
    ..5#5..
    ..5d...
    .ce6...

    glyph U+007A
    advance 7
    at 1 6
    #####
    ..2e4
    ..c8.
    .8c..
    4e2..
    #####

    glyph U+007B
    advance 3
    at 0 8
    .7#
    .e2
    .#.
    3e.
    #9.
    3e.
    .#.
    .e2
    .7#

    glyph U+007C
    advance 3
    at 1 8
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
    at 0 8
    #7.
    2e.
    .#.
    .e3
    .9#
    .e3
    .#.
    2e.
    #7.

    glyph U+007E
    advance 7
    at 1 5
    383.6
    d9e9d
    6.383

    copy U+00A0 U+0020

    glyph U+00A1
    advance 3
    at 1 6
    #
    .
    e
    e
    e
    e
    #
    #

    glyph U+00A2
    advance 7
    at 1 7
    ..#..
    2b#c3
    a8.54
    e1...
    e1...
    a8.54
    2b#c3
    ..#..

    glyph U+00A3
    advance 7
    at 1 8
    .3c#7
    .d514
    .#...
    .#...
    ####.
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
    at 1 8
    b7.7b
    4e1e4
    .ccc.
    .5#5.
    #####
    ..#..
    #####
    ..#..

    glyph U+00A6
    advance 5
    at 2 8
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

    glyph U+00A7
    advance 7
    at 1 8
    6d#d4
    e3.3.
    8d83.
    6e##8
    e5.5e
    8##e6
    .38d8
    .3.3e
    4d#d6

    glyph U+00A8
    advance 5
    at 1 8
    #.#

    glyph U+00A9
    advance 12
    at 1 9
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
    at 1 8
    7#9
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
    at 1 4
    #####
    ....#
    ....#

    copy U+00AD U+002D

    glyph U+00AE
    advance 12
    at 1 9
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
    at 1 8
    ###

    glyph U+00B0
    advance 6
    at 1 8
    5ee5
    e33e
    e33e
    5ee5

    glyph U+00B1
    advance 7
    at 1 7
    ..#..
    ..#..
    #####
    ..#..
    ..#..
    .....
    #####

    glyph U+00B2
    advance 5
    at 1 8
    7#9
    .2e
    .8a
    4d1
    ###

    glyph U+00B3
    advance 5
    at 1 8
    7#8
    .2#
    2#c
    .2#
    7#8

    glyph U+00B4
    advance 4
    at 1 9
    2e1
    b6.

    glyph U+00B5
    advance 7
    at 1 6
    #...#
    #...#
    #...#
    #1.1#
    #7.7#
    #c#b#
    #....
    #....

    glyph U+00B6
    advance 8
    at 1 8
    2be###
    d###.#
    d###.#
    2be#.#
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
    advance 4
    at 0 1
    .11.
    .7c1
    4#e3

    glyph U+00B9
    advance 5
    at 1 8
    .9#
    cb#
    6.#
    ..#
    ..#

    glyph U+00BA
    advance 6
    at 1 8
    5ee5
    e33e
    e33e
    5ee5
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
    at 1 8
    .9#.3c...
    cb#.97...
    6.#.e1...
    ..#5a.5#.
    ..#a51d#.
    ..1e.79#.
    ..79.####
    ..c3...#.

    glyph U+00BD
    advance 10
    at 1 8
    .9#.3c..
    cb#.97..
    6.#.e1..
    ..#5a7#9
    ..#a5.2e
    ..1e..8a
    ..79.4d1
    ..c3.###

    glyph U+00BE
    advance 11
    at 1 8
    7#8.3c...
    .2#.97...
    2#c.e1...
    .2#5a.5#.
    7#8a51d#.
    ..1e.79#.
    ..79.####
    ..c3...#.

    glyph U+00BF
    advance 6
    at 1 6
    .#..
    ....
    1e..
    5b..
    c4..
    #...
    d333
    5ee5

    glyph U+00C0
    advance 7
    at 0 11
    ..89...
    ...d4..
    .......
    ..4#4..
    ..8#8..
    ..dad..
    .2#2#2.
    .7b.b7.
    .b###b.
    1#2.2#1
    5c...c5

    glyph U+00C1
    advance 7
    at 0 11
    ...98..
    ..4d...
    .......
    ..4#4..
    ..8#8..
    ..dad..
    .2#2#2.
    .7b.b7.
    .b###b.
    1#2.2#1
    5c...c5

    glyph U+00C2
    advance 7
    at 0 11
    ..5#5..
    .1d3d1.
    .......
    ..4#4..
    ..8#8..
    ..dad..
    .2#2#2.
    .7b.b7.
    .b###b.
    1#2.2#1
    5c...c5

    glyph U+00C3
    advance 7
    at 0 11
    .2a635.
    .77be5.
    .......
    ..4#4..
    ..8#8..
    ..dad..
    .2#2#2.
    .7b.b7.
    .b###b.
    1#2.2#1
    5c...c5

    glyph U+00C4
    advance 7
    at 0 10
    .88.88.
    .......
    ..4#4..
    ..8#8..
    ..dad..
    .2#2#2.
    .7b.b7.
    .b###b.
    1#2.2#1
    5c...c5

    glyph U+00C5
    advance 7
    at 0 11
    ..8#8..
    ..e3e..
    ..8#8..
    .......
    ..4#4..
    ..9#9..
    ..e7e..
    .4d.d4.
    .a###a.
    1e3.3e1
    5d...d5

    glyph U+00C6
    advance 10
    at 0 8
    ....8####
    ...2e#...
    ...a9#...
    ..4e1###.
    ..d6.#...
    .7####...
    2e3..#...
    a8...####

    glyph U+00C7
    advance 7
    at 1 8
    .7eea1
    6c2195
    c4....
    e1....
    e1....
    c4....
    6c2195
    .7e#a1
    ...#5.
    ..c#a.

    glyph U+00C8
    advance 7
    at 1 11
    .89..
    ..d4.
    .....
    #####
    #....
    #....
    ####.
    #....
    #....
    #....
    #####

    glyph U+00C9
    advance 7
    at 1 11
    ..98.
    .4d..
    .....
    #####
    #....
    #....
    ####.
    #....
    #....
    #....
    #####

    glyph U+00CA
    advance 7
    at 1 11
    .5#5.
    1d3d1
    .....
    #####
    #....
    #....
    ####.
    #....
    #....
    #....
    #####

    glyph U+00CB
    advance 7
    at 1 10
    .#.#.
    .....
    #####
    #....
    #....
    ####.
    #....
    #....
    #....
    #####

    glyph U+00CC
    advance 3
    at 0 11
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

    glyph U+00CD
    advance 3
    at 0 11
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

    glyph U+00CE
    advance 3
    at -1 11
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

    glyph U+00CF
    advance 3
    at 0 10
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

    glyph U+00D0
    advance 8
    at 0 8
    .##ea2.
    .#.27e3
    .#...6b
    ####.1e
    .#...1e
    .#...6b
    .#.27e3
    .##ea2.

    glyph U+00D1
    advance 8
    at 1 11
    .7927.
    .c7ec.
    ......
    #9...#
    #e3..#
    #8b..#
    #1d5.#
    #.5d1#
    #..b8#
    #..3e#
    #...9#

    glyph U+00D2
    advance 9
    at 1 11
    ..89...
    ...d4..
    .......
    .5d#d5.
    5d3.3d5
    c4...4c
    e1...1e
    e1...1e
    c4...4c
    5d3.3d5
    .5d#d5.

    glyph U+00D3
    advance 9
    at 1 11
    ...98..
    ..4d...
    .......
    .5d#d5.
    5d3.3d5
    c4...4c
    e1...1e
    e1...1e
    c4...4c
    5d3.3d5
    .5d#d5.

    glyph U+00D4
    advance 9
    at 1 11
    ..5#5..
    .1d3d1.
    .......
    .5d#d5.
    5d3.3d5
    c4...4c
    e1...1e
    e1...1e
    c4...4c
    5d3.3d5
    .5d#d5.

    glyph U+00D5
    advance 9
    at 1 11
    .2a635.
    .77be5.
    .......
    .5d#d5.
    5d3.3d5
    c4...4c
    e1...1e
    e1...1e
    c4...4c
    5d3.3d5
    .5d#d5.

    glyph U+00D6
    advance 9
    at 1 10
    ..#.#..
    .......
    .5d#d5.
    5d3.3d5
    c4...4c
    e1...1e
    e1...1e
    c4...4c
    5d3.3d5
    .5d#d5.

    glyph U+00D7
    advance 7
    at 0 6
    2a4.4a2
    .4e8e4.
    ..8#8..
    .4e8e4.
    2a4.4a2

    glyph U+00D8
    advance 9
    at 1 9
    ......4
    .5d#db8
    5d3.7#5
    c4.1d6c
    e1.a61e
    e16a.1e
    c6d1.4c
    5#7.3d5
    8bd#d5.
    4......

    glyph U+00D9
    advance 8
    at 1 11
    .1e2..
    ..6b..
    ......
    #....#
    #....#
    #....#
    #....#
    #....#
    d3..3d
    7b11b7
    .8ee8.

    glyph U+00DA
    advance 8
    at 1 11
    ..2e1.
    ..b6..
    ......
    #....#
    #....#
    #....#
    #....#
    #....#
    d3..3d
    7b11b7
    .8ee8.

    glyph U+00DB
    advance 8
    at 1 11
    ..cc..
    .7887.
    ......
    #....#
    #....#
    #....#
    #....#
    #....#
    d3..3d
    7b11b7
    .8ee8.

    glyph U+00DC
    advance 8
    at 1 10
    .#..#.
    ......
    #....#
    #....#
    #....#
    #....#
    #....#
    d3..3d
    7b11b7
    .8ee8.

    glyph U+00DD
    advance 8
    at 0 11
    ...98..
    ..4d...
    .......
    ab...ba
    1d6.6d1
    .4e5e4.
    ..8#8..
    ...#...
    ...#...
    ...#...
    ...#...

    glyph U+00DE
    advance 8
    at 1 8
    #.....
    #.....
    ####d5
    #...3e
    #...3e
    ####d5
    #.....
    #.....

    glyph U+00DF
    advance 7
    at 1 8
    3c#b.
    c6.b6
    #..87
    #..c5
    #.8#3
    #..5d
    #..3e
    #1#d5

    glyph U+00E0
    advance 7
    at 1 9
    .89..
    ..d4.
    .....
    3c#c3
    35.5d
    4d###
    d4..#
    e4.6#
    4d#c#

    glyph U+00E1
    advance 7
    at 1 9
    ..98.
    .4d..
    .....
    3c#c3
    35.5d
    4d###
    d4..#
    e4.6#
    4d#c#

    glyph U+00E2
    advance 7
    at 1 9
    .5#5.
    1d3d1
    .....
    3c#c3
    35.5d
    4d###
    d4..#
    e4.6#
    4d#c#

    glyph U+00E3
    advance 7
    at 1 9
    2a635
    77be5
    .....
    3c#c3
    35.5d
    4d###
    d4..#
    e4.6#
    4d#c#

    glyph U+00E4
    advance 7
    at 1 8
    .#.#.
    .....
    3c#c3
    35.5d
    4d###
    d4..#
    e4.6#
    4d#c#

    glyph U+00E5
    advance 7
    at 1 10
    .8#8.
    .e3e.
    .8#8.
    .....
    3c#c3
    35.5d
    4d###
    d4..#
    e4.6#
    4d#c#

    glyph U+00E6
    advance 11
    at 1 6
    3c#c5b#c2
    35.5#7.7b
    4d######e
    d4..#1...
    e4.6#7.53
    4d#c#b#c2

    glyph U+00E7
    advance 6
    at 1 6
    2b#c3
    a8.54
    e1...
    e1...
    a8.54
    2b#c3
    ..#5.
    .c#a.

    glyph U+00E8
    advance 7
    at 1 9
    .89..
    ..d4.
    .....
    2b#c2
    a7.7b
    e###e
    e1...
    a7.53
    2b#c2

    glyph U+00E9
    advance 7
    at 1 9
    ..98.
    .4d..
    .....
    2b#c2
    a7.7b
    e###e
    e1...
    a7.53
    2b#c2

    glyph U+00EA
    advance 7
    at 1 9
    .5#5.
    1d3d1
    .....
    2b#c2
    a7.7b
    e###e
    e1...
    a7.53
    2b#c2

    glyph U+00EB
    advance 7
    at 1 8
    .#.#.
    .....
    2b#c2
    a7.7b
    e###e
    e1...
    a7.53
    2b#c2

    glyph U+00EC
    advance 3
    at 0 9
    89.
    .d4
    ...
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.

    glyph U+00ED
    advance 3
    at 0 9
    .98
    4d.
    ...
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.

    glyph U+00EE
    advance 3
    at -1 9
    .5#5.
    1d3d1
    .....
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..

    glyph U+00EF
    advance 3
    at 0 8
    #.#
    ...
    .#.
    .#.
    .#.
    .#.
    .#.
    .#.

    glyph U+00F0
    advance 7
    at 1 9
    ...12
    .7ac2
    .7cd1
    2d##7
    a7.7c
    e1.1e
    e1.1e
    a7.7a
    2beb2

    glyph U+00F1
    advance 7
    at 1 9
    2a635
    77be5
    .....
    #b#c2
    #7.7b
    #1.1e
    #...#
    #...#
    #...#

    glyph U+00F2
    advance 7
    at 1 9
    .89..
    ..d4.
    .....
    2beb2
    a7.7a
    e1.1e
    e1.1e
    a7.7a
    2beb2

    glyph U+00F3
    advance 7
    at 1 9
    ..98.
    .4d..
    .....
    2beb2
    a7.7a
    e1.1e
    e1.1e
    a7.7a
    2beb2

    glyph U+00F4
    advance 7
    at 1 9
    .5#5.
    1d3d1
    .....
    2beb2
    a7.7a
    e1.1e
    e1.1e
    a7.7a
    2beb2

    glyph U+00F5
    advance 7
    at 1 9
    2a635
    77be5
    .....
    2beb2
    a7.7a
    e1.1e
    e1.1e
    a7.7a
    2beb2

    glyph U+00F6
    advance 7
    at 1 8
    .#.#.
    .....
    2beb2
    a7.7a
    e1.1e
    e1.1e
    a7.7a
    2beb2

    glyph U+00F7
    advance 7
    at 1 6
    ..#..
    .....
    #####
    .....
    ..#..

    glyph U+00F8
    advance 7
    at 0 7
    .....71
    .2bed9.
    .a72ea.
    .e1a6e.
    .e6a1e.
    .ae27a.
    .9deb2.
    17.....

    glyph U+00F9
    advance 7
    at 1 9
    .89..
    ..d4.
    .....
    #...#
    #...#
    #...#
    e1.1#
    b7.7#
    2c#b#

    glyph U+00FA
    advance 7
    at 1 9
    ..98.
    .4d..
    .....
    #...#
    #...#
    #...#
    e1.1#
    b7.7#
    2c#b#

    glyph U+00FB
    advance 7
    at 1 9
    .5#5.
    1d3d1
    .....
    #...#
    #...#
    #...#
    e1.1#
    b7.7#
    2c#b#

    glyph U+00FC
    advance 7
    at 1 8
    .#.#.
    .....
    #...#
    #...#
    #...#
    e1.1#
    b7.7#
    2c#b#

    glyph U+00FD
    advance 7
    at 0 9
    ...98..
    ..4d...
    .......
    5d...d5
    .d5.5d.
    .8b.b8.
    .2#3#2.
    ..beb..
    ..5#5..
    ..5d...
    .ce6...

    glyph U+00FE
    advance 7
    at 1 8
    #....
    #....
    #c#c2
    #6.7b
    #..1e
    #..1e
    #6.7b
    #c#c2
    #....
    #....

    glyph U+00FF
    advance 7
    at 0 8
    .88.88.
    .......
    5d...d5
    .d5.5d.
    .8b.b8.
    .2#3#2.
    ..beb..
    ..5#5..
    ..5d...
    .ce6...

    copy U+0401 U+00CB

    glyph U+0404
    advance 8
    at 1 8
    .7dea1
    6c2195
    c4....
    e####.
    e1....
    c4....
    6c2195
    .7dea1

    copy U+0406 U+0049

    copy U+0407 U+00CF

    glyph U+040E
    advance 7
    at 0 11
    .6a.a6.
    .1b#b1.
    .......
    4e...e4
    .c6.6c.
    .5d.d5.
    ..d9d..
    ..7#7..
    ..4e1..
    ..a8...
    4#d2...

    copy U+0410 U+0041

    glyph U+0411
    advance 8
    at 1 8
    #####.
    #.....
    #.....
    ####b2
    #..17c
    #....#
    #..17c
    ####b2

    copy U+0412 U+0042

    glyph U+0413
    advance 6
    at 1 8
    #####
    #....
    #....
    #....
    #....
    #....
    #....
    #....

    glyph U+0414
    advance 9
    at 0 8
    ..a####.
    ..a5..#.
    ..a5..#.
    ..a5..#.
    ..c3..#.
    .1e...#.
    .79...#.
    ########
    #......#

    copy U+0415 U+0045

    glyph U+0416
    advance 10
    at 0 8
    a8..#..8a
    2e3.#.3e2
    .6c.#.c6.
    ..c7#7c..
    .2ee#ee2.
    .9a1#1a9.
    3e2.#.2e3
    b8..#..8b

    glyph U+0417
    advance 7
    at 0 8
    3c#eb3
    14.16d
    ...16d
    .1###4
    ...18b
    ....1e
    14.18b
    3c#ea1

    glyph U+0418
    advance 8
    at 1 8
    #...8#
    #..2e#
    #..b8#
    #.5d1#
    #1d5.#
    #8b..#
    #e2..#
    #8...#

    glyph U+0419
    advance 8
    at 1 11
    .e33e.
    .5ee5.
    ......
    #...8#
    #..2e#
    #..b8#
    #.5d1#
    #1d5.#
    #8b..#
    #e2..#
    #8...#

    copy U+041A U+004B

    glyph U+041B
    advance 8
    at 0 8
    ..#####
    ..#...#
    ..#...#
    ..#...#
    ..#...#
    .2e...#
    199...#
    ea1...#

    copy U+041C U+004D

    copy U+041D U+0048

    copy U+041E U+004F

    glyph U+041F
    advance 8
    at 1 8
    ######
    #....#
    #....#
    #....#
    #....#
    #....#
    #....#
    #....#

    copy U+0420 U+0050

    copy U+0421 U+0043

    copy U+0422 U+0054

    glyph U+0423
    advance 7
    at 0 8
    4e...e4
    .c6.6c.
    .5d.d5.
    ..d9d..
    ..7#7..
    ..4e1..
    ..a8...
    4#d2...

    glyph U+0424
    advance 9
    at 1 8
    ...#...
    .8d#d8.
    9a2#2a9
    e1.#.1e
    e1.#.1e
    9a2#2a9
    .8d#d8.
    ...#...

    copy U+0425 U+0058

    glyph U+0426
    advance 8
    at 1 8
    #....#.
    #....#.
    #....#.
    #....#.
    #....#.
    #....#.
    #....#.
    #######
    ......#

    glyph U+0427
    advance 8
    at 1 8
    #....#
    #....#
    e1...#
    a91..#
    19e###
    .....#
    .....#
    .....#

    glyph U+0428
    advance 11
    at 1 8
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
    at 1 8
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
    at 0 8
    ###.....
    ..#.....
    ..#.....
    ..####b2
    ..#..17c
    ..#....#
    ..#..17c
    ..####b2

    glyph U+042B
    advance 10
    at 1 8
    #......#
    #......#
    #......#
    ###b2..#
    #.17c..#
    #...#..#
    #.17c..#
    ###b2..#

    glyph U+042C
    advance 8
    at 1 8
    #.....
    #.....
    #.....
    ####b2
    #..17c
    #....#
    #..17c
    ####b2

    glyph U+042D
    advance 7
    at 0 8
    1aed7.
    5912c6
    ....4c
    .####e
    ....1e
    ....4c
    5912c6
    1aed7.

    glyph U+042E
    advance 10
    at 1 8
    #..8ee8.
    #.6c22c6
    #.c3..3c
    ###1..1e
    #.e1..1e
    #.c3..3c
    #.6c22c6
    #..8ee8.

    glyph U+042F
    advance 7
    at 0 8
    2b####
    c71..#
    #....#
    c71..#
    2b####
    .5e1.#
    1e5..#
    ab...#

    copy U+0430 U+0061

    glyph U+0431
    advance 7
    at 1 8
    ..18a
    1beb2
    9##b2
    e7.7a
    #1.1e
    e1.1e
    a7.7a
    2beb2

    glyph U+0432
    advance 7
    at 1 6
    ####8
    #..2e
    ####a
    #..3e
    #..3e
    ###d5

    glyph U+0433
    advance 5
    at 1 6
    ####
    #...
    #...
    #...
    #...
    #...

    glyph U+0434
    advance 8
    at 0 6
    ..e###.
    ..d2.#.
    ..e1.#.
    .1e..#.
    .6a..#.
    #######
    #.....#

    copy U+0435 U+0065

    glyph U+0436
    advance 10
    at 0 6
    9b..#..b9
    .b9.#.9b.
    .1d6#6d1.
    .3ec#ce3.
    1d7.#.7d1
    ab..#..ba

    glyph U+0437
    advance 6
    at 0 6
    5e#d6
    .2.5e
    .6##9
    ...4d
    .2.4d
    5e#c4

    glyph U+0438
    advance 7
    at 1 6
    #..8#
    #.3e#
    #.c6#
    #6c.#
    #e3.#
    #8..#

    glyph U+0439
    advance 7
    at 1 9
    6a.a6
    1b#b1
    .....
    #..8#
    #.3e#
    #.c6#
    #6c.#
    #e3.#
    #8..#

    glyph U+043A
    advance 6
    at 1 6
    #..b9
    #.9b.
    #6d1.
    #ce3.
    #.7d1
    #..ba

    glyph U+043B
    advance 7
    at 0 6
    .#####
    .#...#
    .#...#
    .#...#
    4d...#
    e5...#

    glyph U+043C
    advance 9
    at 1 6
    #7...7#
    #e2.2e#
    #8a.a8#
    #1e7e1#
    #.6#6.#
    #.....#

    glyph U+043D
    advance 7
    at 1 6
    #...#
    #...#
    #####
    #...#
    #...#
    #...#

    copy U+043E U+006F

    glyph U+043F
    advance 7
    at 1 6
    #####
    #...#
    #...#
    #...#
    #...#
    #...#

    copy U+0440 U+0070

    copy U+0441 U+0063

    glyph U+0442
    advance 6
    at 0 6
    #####
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..

    copy U+0443 U+0079

    glyph U+0444
    advance 9
    at 1 8
    ...#...
    ...#...
    .8d#d8.
    9a2#2a9
    e1.#.1e
    e1.#.1e
    9a2#2a9
    .8d#d8.
    ...#...
    ...#...

    copy U+0445 U+0078

    glyph U+0446
    advance 7
    at 1 6
    #...#.
    #...#.
    #...#.
    #...#.
    #...#.
    ######
    .....#

    glyph U+0447
    advance 7
    at 1 6
    #...#
    #...#
    d5..#
    3c###
    ....#
    ....#

    glyph U+0448
    advance 9
    at 1 6
    #..#..#
    #..#..#
    #..#..#
    #..#..#
    #..#..#
    #######

    glyph U+0449
    advance 9
    at 1 6
    #..#..#.
    #..#..#.
    #..#..#.
    #..#..#.
    #..#..#.
    ########
    .......#

    glyph U+044A
    advance 8
    at 0 6
    ###....
    ..#....
    ..###d5
    ..#..3e
    ..#..3e
    ..###d5

    glyph U+044B
    advance 9
    at 1 6
    #.....#
    #.....#
    ##d5..#
    #.3e..#
    #.3e..#
    ##d5..#

    glyph U+044C
    advance 7
    at 1 6
    #....
    #....
    ###d5
    #..3e
    #..3e
    ###d5

    glyph U+044D
    advance 6
    at 0 6
    3d#b1
    35.8a
    .###e
    ...1e
    35.8a
    3d#b1

    glyph U+044E
    advance 9
    at 1 6
    #.2beb2
    #.a7.7a
    ###1.1e
    #.e1.1e
    #.a7.7a
    #.2beb2

    glyph U+044F
    advance 6
    at 0 6
    5d###
    e3..#
    e3..#
    5e###
    1d7.#
    ac..#

    copy U+0451 U+00EB

    glyph U+0454
    advance 7
    at 1 6
    1b#d3
    a8.53
    e###.
    e1...
    a8.53
    1b#d3

    copy U+0456 U+0069

    copy U+0457 U+00EF

    glyph U+045E
    advance 7
    at 0 9
    .6a.a6.
    .1b#b1.
    .......
    5d...d5
    .d5.5d.
    .8b.b8.
    .2#3#2.
    ..beb..
    ..5#5..
    ..5d...
    .ce6...

    glyph U+0490
    advance 6
    at 1 9
    ....#
    #####
    #....
    #....
    #....
    #....
    #....
    #....
    #....

    glyph U+0491
    advance 5
    at 1 7
    ...#
    ####
    #...
    #...
    #...
    #...
    #...

    glyph U+2013
    advance 6
    at 0 3
    ######

    glyph U+2014
    advance 10
    at 0 3
    ##########

    glyph U+2018
    advance 3
    at 1 9
    52
    b.
    e.

    glyph U+2019
    advance 3
    at 0 8
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
    at 1 9
    5252
    b.b.
    e.e.

    glyph U+201D
    advance 5
    at 0 8
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
    at 1 5
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
    at 0 8
    ..aec2
    .8a174
    ####..
    .#....
    ####..
    .d3...
    .8a174
    ..aec2

    glyph U+2116
    advance 13
    at 1 8
    #9...#.5ee5
    #e3..#.e33e
    #8b..#.e33e
    #1d5.#.5ee5
    #.5d1#.....
    #..b8#.####
    #..3e#.....
    #...9#.....

    glyph U+2122
    advance 11
    at 1 8
    ###.#8.8#
    .#..#e4e#
    .#..#8#8#
    .#..#141#
    .#..#...#

    glyph U+2190
    advance 10
    at 1 7
    ..282...
    .2d8....
    2d8.....
    b#######
    2d8.....
    .2d8....
    ..282...

    glyph U+2191
    advance 9
    at 1 8
    ..2b2..
    .2d#d2.
    2d8#8d2
    b8.#.8b
    1..#..1
    ...#...
    ...#...
    ...#...

    glyph U+2192
    advance 10
    at 1 7
    ...282..
    ....8d2.
    .....8d2
    #######b
    .....8d2
    ....8d2.
    ...282..

    glyph U+2193
    advance 9
    at 1 8
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
    at 1 4
    #####

    glyph U+2304
    advance 8
    at 1 5
    9c..c9
    1c88c1
    .2ee2.

    glyph U+2713
    advance 9
    at 1 6
    .....49
    ....3e7
    42.1d9.
    bc1cb..
    1cec1..
    .2c2...

    glyph U+FFFD
    advance 8
    at 1 8
    ######
    #....#
    #....#
    #....#
    #....#
    #....#
    #....#
    ######

    """#
}
