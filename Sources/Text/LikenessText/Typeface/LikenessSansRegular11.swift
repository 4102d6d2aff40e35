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

    glyph U+0131
    advance 3
    at 1 6
    #
    #
    #
    #
    #
    #

    glyph U+0237
    advance 3
    at 0 6
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

    piece 1
    89.
    .d4

    compose U+00C0 U+0041 1 2 11

    piece 2
    .98
    4d.

    compose U+00C1 U+0041 2 2 11

    piece 3
    .5#5.
    1d3d1

    compose U+00C2 U+0041 3 1 11

    piece 4
    2a635
    77be5

    compose U+00C3 U+0041 4 1 11

    piece 5
    88.88

    compose U+00C4 U+0041 5 1 10

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

    compose U+00C8 U+0045 1 2 11

    compose U+00C9 U+0045 2 2 11

    compose U+00CA U+0045 3 1 11

    piece 6
    #.#

    compose U+00CB U+0045 6 2 10

    compose U+00CC U+0049 1 0 11

    compose U+00CD U+0049 2 0 11

    compose U+00CE U+0049 3 -1 11

    compose U+00CF U+0049 6 0 10

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

    piece 7
    7927
    c7ec

    compose U+00D1 U+004E 7 2 11

    compose U+00D2 U+004F 1 3 11

    compose U+00D3 U+004F 2 3 11

    compose U+00D4 U+004F 3 2 11

    compose U+00D5 U+004F 4 2 11

    compose U+00D6 U+004F 6 3 10

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

    piece 8
    1e2
    .6b

    compose U+00D9 U+0055 8 2 11

    piece 9
    2e1
    b6.

    compose U+00DA U+0055 9 3 11

    piece 10
    .cc.
    7887

    compose U+00DB U+0055 10 2 11

    piece 11
    #..#

    compose U+00DC U+0055 11 2 10

    compose U+00DD U+0059 2 2 11

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

    compose U+00E0 U+0061 1 2 9

    compose U+00E1 U+0061 2 2 9

    compose U+00E2 U+0061 3 1 9

    compose U+00E3 U+0061 4 1 9

    compose U+00E4 U+0061 6 2 8

    piece 12
    8#8
    e3e
    8#8

    compose U+00E5 U+0061 12 2 10

    glyph U+00E6
    advance 11
    at 1 6
    3c#c5b#c2
    35.5#7.7b
    4d######e
    d4..#1...
    e4.6#7.53
    4d#c#b#c2

    piece 13
    .3.
    .#5
    c#a

    compose U+00E7 U+0063 13 2 1

    compose U+00E8 U+0065 1 2 9

    compose U+00E9 U+0065 2 2 9

    compose U+00EA U+0065 3 1 9

    compose U+00EB U+0065 6 2 8

    compose U+00EC U+0131 1 0 9

    compose U+00ED U+0131 2 0 9

    compose U+00EE U+0131 3 -1 9

    compose U+00EF U+0131 6 0 8

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

    compose U+00F1 U+006E 4 1 9

    compose U+00F2 U+006F 1 2 9

    compose U+00F3 U+006F 2 2 9

    compose U+00F4 U+006F 3 1 9

    compose U+00F5 U+006F 4 1 9

    compose U+00F6 U+006F 6 2 8

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

    compose U+00F9 U+0075 1 2 9

    compose U+00FA U+0075 2 2 9

    compose U+00FB U+0075 3 1 9

    compose U+00FC U+0075 6 2 8

    compose U+00FD U+0079 2 2 9

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

    compose U+00FF U+0079 5 1 8

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

    piece 14
    e33e
    5ee5

    compose U+0419 U+0418 14 2 11

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

    piece 15
    6a.a6
    1b#b1

    compose U+0439 U+0438 15 1 9

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

    compose U+045E U+0079 15 1 9

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

    piece 16
    8###8

    compose U+0100 U+0041 16 2 10

    piece 17
    #####

    compose U+0101 U+0061 17 2 8

    compose U+0102 U+0041 15 1 11

    compose U+0103 U+0061 15 1 9

    glyph U+0104
    advance 7
    at 0 8
    ..4#4..
    ..8#8..
    ..dad..
    .2#2#2.
    .7b.b7.
    .b###b.
    1#2.2#1
    5c...e5
    ....2d.
    ....1ca

    glyph U+0105
    advance 7
    at 1 6
    3c#c3.
    35.5d.
    4d###.
    d4..#.
    e4.6#.
    4d#e#.
    ...a6.
    ...6e2

    compose U+0106 U+0043 9 3 11

    compose U+0107 U+0063 2 2 9

    compose U+0108 U+0043 10 2 11

    compose U+0109 U+0063 3 1 9

    piece 18
    #

    compose U+010A U+0043 18 4 10

    compose U+010B U+0063 18 3 8

    piece 19
    7887
    .cc.

    compose U+010C U+0043 19 2 11

    piece 20
    1d3d1
    .5#5.

    compose U+010D U+0063 20 1 9

    compose U+010E U+0044 19 2 11

    glyph U+010F
    advance 9
    at 1 8
    ....#.c2
    ....#.d.
    2c#c#.c.
    b7.6#...
    e1..#...
    e1..#...
    b7.6#...
    2c#c#...

    copy U+0110 U+00D0

    glyph U+0111
    advance 7
    at 1 8
    ..####
    ....#.
    2c#c#.
    b7.6#.
    e1..#.
    e1..#.
    b7.6#.
    2c#c#.

    compose U+0112 U+0045 17 2 10

    compose U+0113 U+0065 17 2 8

    compose U+0114 U+0045 15 1 11

    compose U+0115 U+0065 15 1 9

    compose U+0116 U+0045 18 3 10

    compose U+0117 U+0065 18 3 8

    piece 21
    .9.
    2d.
    1ca

    compose U+0118 U+0045 21 2 1

    compose U+0119 U+0065 21 2 1

    compose U+011A U+0045 20 1 11

    compose U+011B U+0065 20 1 9

    compose U+011C U+0047 3 2 11

    compose U+011D U+0067 3 1 9

    compose U+011E U+0047 15 2 11

    compose U+011F U+0067 15 1 9

    compose U+0120 U+0047 18 4 10

    compose U+0121 U+0067 18 3 8

    piece 22
    .e
    2b

    compose U+0122 U+0047 22 3 -1

    piece 23
    b3
    #.

    compose U+0123 U+0067 23 3 9

    compose U+0124 U+0048 10 2 11

    compose U+0125 U+0068 3 1 11

    glyph U+0126
    advance 8
    at 0 8
    .#....#.
    ########
    .#....#.
    .######.
    .#....#.
    .#....#.
    .#....#.
    .#....#.

    glyph U+0127
    advance 7
    at 0 8
    ####..
    .#....
    .#b#c2
    .#7.7b
    .#1.1e
    .#...#
    .#...#
    .#...#

    glyph U+0128
    advance 5
    at 0 11
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

    glyph U+0129
    advance 5
    at 0 9
    2a635
    77be5
    .....
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..

    glyph U+012A
    advance 5
    at 1 10
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

    glyph U+012B
    advance 5
    at 1 8
    #####
    .....
    .#...
    .#...
    .#...
    .#...
    .#...
    .#...

    glyph U+012C
    advance 5
    at 0 11
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

    glyph U+012D
    advance 5
    at 0 9
    6a.a6
    1b#b1
    .....
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..

    piece 24
    36.
    a6.
    6e2

    compose U+012E U+0049 24 0 1

    compose U+012F U+0069 24 0 1

    compose U+0130 U+0049 18 1 10

    glyph U+0132
    advance 8
    at 1 8
    #....#
    #....#
    #....#
    #....#
    #....#
    #....#
    #.945c
    #.4ed3

    glyph U+0133
    advance 6
    at 1 8
    #..#
    ....
    #..#
    #..#
    #..#
    #..#
    #..#
    #..#
    ..1e
    ..#9

    compose U+0134 U+004A 10 0 11

    compose U+0135 U+0237 3 -1 9

    compose U+0136 U+004B 22 3 -1

    compose U+0137 U+006B 22 2 -1

    copy U+0138 U+043A

    piece 25
    1d3
    98.

    compose U+0139 U+004C 25 1 11

    compose U+013A U+006C 2 0 11

    compose U+013B U+004C 22 2 -1

    compose U+013C U+006C 22 0 -1

    piece 26
    c2
    d.
    c.

    compose U+013D U+004C 26 4 8

    glyph U+013E
    advance 6
    at 1 8
    #..c2
    #..d.
    #..c.
    #....
    #....
    #....
    #....
    a#...

    glyph U+013F
    advance 6
    at 1 8
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
    at 1 8
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
    at -1 8
    ..#....
    ..#....
    ..#41..
    ..#b1..
    1b#....
    14#....
    ..#....
    ..#####

    glyph U+0142
    advance 6
    at 0 8
    ..#..
    ..#..
    ..#61
    .1#9.
    1c#..
    12#..
    ..#..
    ..a#.

    compose U+0143 U+004E 9 3 11

    compose U+0144 U+006E 2 2 9

    compose U+0145 U+004E 22 3 -1

    compose U+0146 U+006E 22 2 -1

    compose U+0147 U+004E 19 2 11

    compose U+0148 U+006E 20 1 9

    glyph U+0149
    advance 8
    at -1 8
    .e......
    .b......
    25.#b#c2
    ...#7.7b
    ...#1.1e
    ...#...#
    ...#...#
    ...#...#

    glyph U+014A
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
    ....4d
    ..2#d4

    glyph U+014B
    advance 7
    at 1 6
    #b#c2
    #7.7b
    #1.1e
    #...#
    #...#
    #...#
    ...3e
    ..#d5

    compose U+014C U+004F 17 3 10

    compose U+014D U+006F 17 2 8

    compose U+014E U+004F 15 2 11

    compose U+014F U+006F 15 1 9

    piece 27
    .9898
    4d5d.

    compose U+0150 U+004F 27 2 11

    compose U+0151 U+006F 27 1 9

    glyph U+0152
    advance 11
    at 1 8
    .5c######
    4d4.#....
    b5..#....
    e1..####.
    e1..#....
    b5..#....
    4d4.#....
    .5c######

    glyph U+0153
    advance 11
    at 1 6
    2beb3b#c2
    a7.7#7.7b
    e1.1####e
    e1.1#1...
    a7.7#7.53
    2beb3b#c2

    compose U+0154 U+0052 9 3 11

    compose U+0155 U+0072 2 1 9

    compose U+0156 U+0052 22 3 -1

    compose U+0157 U+0072 22 1 -1

    compose U+0158 U+0052 19 2 11

    compose U+0159 U+0072 20 0 9

    compose U+015A U+0053 9 3 11

    compose U+015B U+0073 2 2 9

    compose U+015C U+0053 10 2 11

    compose U+015D U+0073 3 1 9

    glyph U+015E
    advance 8
    at 1 8
    3be#b2
    d61151
    d3....
    5eb61.
    .16be5
    ....3d
    15116d
    2b##b3
    ...#5.
    ..c#a.

    compose U+015F U+0073 13 2 1

    compose U+0160 U+0053 19 2 11

    compose U+0161 U+0073 20 1 9

    compose U+0162 U+0054 13 2 1

    glyph U+0163
    advance 5
    at 0 8
    .#..
    .#..
    ####
    .#..
    .#..
    .#..
    .e2.
    .6##
    ..#5
    .c#a

    compose U+0164 U+0054 20 1 11

    glyph U+0165
    advance 6
    at 0 10
    ....81
    ....d1
    .#..d.
    .#..5.
    ####..
    .#....
    .#....
    .#....
    .e2...
    .6e#..

    glyph U+0166
    advance 8
    at 0 8
    #######
    ...#...
    ...#...
    ...#...
    .#####.
    ...#...
    ...#...
    ...#...

    glyph U+0167
    advance 5
    at 0 8
    .#..
    .#..
    ####
    .#..
    ####
    .#..
    .e2.
    .6e#

    compose U+0168 U+0055 7 2 11

    compose U+0169 U+0075 4 1 9

    piece 28
    ####

    compose U+016A U+0055 28 3 10

    compose U+016B U+0075 17 2 8

    compose U+016C U+0055 14 2 11

    compose U+016D U+0075 15 1 9

    piece 29
    2dd2
    7997
    2dd2

    compose U+016E U+0055 29 2 11

    compose U+016F U+0075 12 2 10

    piece 30
    2e4e1
    b6b6.

    compose U+0170 U+0055 30 2 11

    compose U+0171 U+0075 27 1 9

    glyph U+0172
    advance 8
    at 1 8
    #....#.
    #....#.
    #....#.
    #....#.
    #....#.
    d3..3d.
    7b11b7.
    .8eec6.
    ....a6.
    ....6e2

    glyph U+0173
    advance 7
    at 1 6
    #...#.
    #...#.
    #...#.
    e1.1#.
    b7.7#.
    2c#e#.
    ...a6.
    ...6e2

    compose U+0174 U+0057 3 3 11

    compose U+0175 U+0077 3 2 9

    compose U+0176 U+0059 3 1 11

    compose U+0177 U+0079 3 1 9

    compose U+0178 U+0059 6 2 10

    compose U+0179 U+005A 9 3 11

    compose U+017A U+007A 2 2 9

    compose U+017B U+005A 18 4 10

    compose U+017C U+007A 18 3 8

    compose U+017D U+005A 19 2 11

    compose U+017E U+007A 20 1 9

    glyph U+017F
    advance 3
    at 0 8
    .9#
    .#.
    ##.
    .#.
    .#.
    .#.
    .#.
    .#.

    glyph U+0180
    advance 7
    at 0 8
    ####..
    .#....
    .#c#c2
    .#6.7b
    .#..1e
    .#..1e
    .#6.7b
    .#c#c2

    glyph U+0181
    advance 9
    at 0 8
    7#####d5
    e2#...3e
    ..#...3e
    ..#####7
    ..#..17c
    ..#....#
    ..#..17c
    ..####b2

    glyph U+0192
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
    .#.
    #9.

    glyph U+01A0
    advance 10
    at 1 9
    ......16d
    .5d#d5eb3
    5d3.3d5..
    c4...4c..
    e1...1e..
    e1...1e..
    c4...4c..
    5d3.3d5..
    .5d#d5...

    glyph U+01A1
    advance 8
    at 1 7
    ....16d
    2bebeb3
    a7.7a..
    e1.1e..
    e1.1e..
    a7.7a..
    2beb2..

    glyph U+01AF
    advance 9
    at 1 9
    .....16d
    #....#b3
    #....#..
    #....#..
    #....#..
    #....#..
    d3..3d..
    7b11b7..
    .8ee8...

    glyph U+01B0
    advance 8
    at 1 7
    ....16d
    #...#b3
    #...#..
    #...#..
    e1.1#..
    b7.7#..
    2c#b#..

    compose U+01CD U+0041 20 1 11

    compose U+01CE U+0061 20 1 9

    glyph U+01CF
    advance 5
    at 0 11
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

    glyph U+01D0
    advance 5
    at 0 9
    1d3d1
    .5#5.
    .....
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..

    compose U+01D1 U+004F 20 2 11

    compose U+01D2 U+006F 20 1 9

    compose U+01D3 U+0055 19 2 11

    compose U+01D4 U+0075 20 1 9

    glyph U+01D5
    advance 8
    at 1 11
    ..####
    ......
    .#..#.
    ......
    #....#
    #....#
    #....#
    #....#
    d2..2d
    8a11a8
    .9ee9.

    piece 31
    #####
    .....
    #.#..

    compose U+01D6 U+0075 31 2 10

    glyph U+01D7
    advance 8
    at 1 11
    ..2e1.
    ..b6..
    .#..#.
    ......
    #....#
    #....#
    #....#
    #....#
    d2..2d
    8a11a8
    .9ee9.

    piece 32
    .98
    4d.
    ...
    #.#

    compose U+01D8 U+0075 32 2 11

    glyph U+01D9
    advance 8
    at 1 11
    .7887.
    ..cc..
    .#..#.
    ......
    #....#
    #....#
    #....#
    #....#
    d2..2d
    8a11a8
    .9ee9.

    piece 33
    1d3d1
    .5#5.
    .....
    .#.#.

    compose U+01DA U+0075 33 1 11

    glyph U+01DB
    advance 8
    at 1 11
    .1e2..
    ..6b..
    .#..#.
    ......
    #....#
    #....#
    #....#
    #....#
    d2..2d
    8a11a8
    .9ee9.

    piece 34
    89.
    .d4
    ...
    #.#

    compose U+01DC U+0075 34 2 11

    glyph U+01DE
    advance 7
    at 0 11
    ..8###8
    .......
    .88.88.
    .......
    ..4#4..
    ..9#9..
    ..e7e..
    .4d.d4.
    .a###a.
    1e3.3e1
    5d...d5

    compose U+01DF U+0061 31 2 10

    glyph U+01E0
    advance 7
    at 0 11
    ..8###8
    .......
    ...88..
    .......
    ..4#4..
    ..9#9..
    ..e7e..
    .4d.d4.
    .a###a.
    1e3.3e1
    5d...d5

    piece 35
    #####
    .....
    .#...

    compose U+01E1 U+0061 35 2 10

    compose U+01E2 U+00C6 17 3 10

    compose U+01E3 U+00E6 17 4 8

    compose U+01E6 U+0047 20 2 11

    compose U+01E7 U+0067 20 1 9

    compose U+01E8 U+004B 19 2 11

    compose U+01E9 U+006B 20 1 11

    piece 36
    72
    e2
    ad

    compose U+01EA U+004F 36 4 1

    glyph U+01EB
    advance 7
    at 1 6
    2beb2
    a7.7a
    e1.1e
    e1.1e
    a7.7a
    2b#b2
    .2d..
    .1ca.

    piece 37
    #####
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .72..
    .e2..
    .ad..

    compose U+01EC U+004F 37 3 10

    glyph U+01ED
    advance 7
    at 1 8
    .#####
    ......
    2beb2.
    a7.7a.
    e1.1e.
    e1.1e.
    a7.7a.
    2b#b2.
    .2d...
    .1ca..

    compose U+01F0 U+0237 20 -1 9

    compose U+01F4 U+0047 2 3 11

    compose U+01F5 U+0067 2 2 9

    compose U+01F8 U+004E 8 2 11

    compose U+01F9 U+006E 1 2 9

    glyph U+01FA
    advance 7
    at 0 12
    ...98..
    ..4d...
    ..8#8..
    ..e3e..
    ..8#8..
    .......
    ..5#5..
    ..beb..
    .2#3#2.
    .8b.b8.
    .d###d.
    5d...d5

    piece 38
    .98
    4d.
    8#8
    e3e
    8#8

    compose U+01FB U+0061 38 2 12

    compose U+01FC U+00C6 2 3 11

    compose U+01FD U+00E6 2 4 9

    compose U+01FE U+00D8 2 3 11

    compose U+01FF U+00F8 2 2 9

    piece 39
    8989.
    .d5d4

    compose U+0200 U+0041 39 1 11

    compose U+0201 U+0061 39 1 9

    piece 40
    1b#b1
    6a.a6

    compose U+0202 U+0041 40 1 11

    compose U+0203 U+0061 40 1 9

    compose U+0204 U+0045 39 1 11

    compose U+0205 U+0065 39 1 9

    compose U+0206 U+0045 40 1 11

    compose U+0207 U+0065 40 1 9

    glyph U+0208
    advance 5
    at 0 11
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

    glyph U+0209
    advance 5
    at 0 9
    8989.
    .d5d4
    .....
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..

    glyph U+020A
    advance 5
    at 0 11
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

    glyph U+020B
    advance 5
    at 0 9
    1b#b1
    6a.a6
    .....
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..

    compose U+020C U+004F 39 2 11

    compose U+020D U+006F 39 1 9

    compose U+020E U+004F 40 2 11

    compose U+020F U+006F 40 1 9

    piece 41
    1e4e2
    .6b6b

    compose U+0210 U+0052 41 1 11

    compose U+0211 U+0072 39 0 9

    piece 42
    5ee5
    e33e

    compose U+0212 U+0052 42 2 11

    compose U+0213 U+0072 40 0 9

    compose U+0214 U+0055 41 1 11

    compose U+0215 U+0075 39 1 9

    compose U+0216 U+0055 42 2 11

    compose U+0217 U+0075 40 1 9

    compose U+0218 U+0053 22 3 -1

    compose U+0219 U+0073 22 2 -1

    compose U+021A U+0054 22 2 -1

    compose U+021B U+0074 22 1 -1

    compose U+021E U+0048 19 2 11

    compose U+021F U+0068 20 1 11

    piece 43
    88

    compose U+0226 U+0041 43 3 10

    compose U+0227 U+0061 18 3 8

    compose U+0228 U+0045 13 2 1

    compose U+0229 U+0065 13 2 1

    glyph U+022A
    advance 9
    at 1 11
    ..#####
    .......
    ..#.#..
    .......
    .7d#d7.
    7c3.3c7
    d3...3d
    #.....#
    d3...3d
    7c3.3c7
    .7d#d7.

    compose U+022B U+006F 31 2 10

    glyph U+022C
    advance 9
    at 1 11
    ..#####
    .2a635.
    .77be5.
    .......
    .7d#d7.
    7c3.3c7
    d3...3d
    #.....#
    d3...3d
    7c3.3c7
    .7d#d7.

    piece 44
    .#####
    ......
    2a635.
    77be5.

    compose U+022D U+006F 44 1 11

    compose U+022E U+004F 18 4 10

    compose U+022F U+006F 18 3 8

    glyph U+0230
    advance 9
    at 1 11
    ..#####
    .......
    ...#...
    .......
    .7d#d7.
    7c3.3c7
    d3...3d
    #.....#
    d3...3d
    7c3.3c7
    .7d#d7.

    compose U+0231 U+006F 35 2 10

    compose U+0232 U+0059 17 2 10

    compose U+0233 U+0079 16 2 8

    glyph U+024A
    advance 10
    at 1 8
    .5d#d5#..
    5d3.3d#..
    c4...4#..
    e1...1#..
    e1...1#..
    c4...4#..
    5d3.3d#..
    .5d#d5#..
    ......e2.
    ......7##

    glyph U+024B
    advance 8
    at 1 6
    2c#c#..
    b7.6#..
    e1..#..
    e1..#..
    b7.6#..
    2c#c#..
    ....#..
    ....###

    compose U+1E00 U+0041 12 2 0

    compose U+1E01 U+0061 12 2 0

    compose U+1E02 U+0042 18 4 10

    compose U+1E03 U+0062 18 3 10

    compose U+1E04 U+0042 18 4 -1

    compose U+1E05 U+0062 18 3 -1

    compose U+1E06 U+0042 28 3 -1

    compose U+1E07 U+0062 17 2 -1

    glyph U+1E08
    advance 7
    at 1 11
    ..2e1.
    ..b6..
    ......
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

    piece 45
    .98
    4d.
    ...
    ...
    ...
    ...
    ...
    ...
    .3.
    .#5
    c#a

    compose U+1E09 U+0063 45 2 9

    compose U+1E0A U+0044 18 4 10

    compose U+1E0B U+0064 18 3 10

    compose U+1E0C U+0044 18 4 -1

    compose U+1E0D U+0064 18 3 -1

    compose U+1E0E U+0044 28 3 -1

    compose U+1E0F U+0064 17 2 -1

    compose U+1E10 U+0044 22 3 -1

    compose U+1E11 U+0064 22 2 -1

    compose U+1E12 U+0044 10 2 -1

    compose U+1E13 U+0064 3 1 -1

    glyph U+1E14
    advance 7
    at 1 11
    .89...
    ..d4..
    .#####
    ......
    #####.
    #.....
    #.....
    ####..
    #.....
    #.....
    #####.

    piece 46
    89...
    .d4..
    .....
    #####

    compose U+1E15 U+0065 46 2 11

    glyph U+1E16
    advance 7
    at 1 11
    ..98..
    .4d...
    .#####
    ......
    #####.
    #.....
    #.....
    ####..
    #.....
    #.....
    #####.

    piece 47
    .98..
    4d...
    .....
    #####

    compose U+1E17 U+0065 47 2 11

    compose U+1E18 U+0045 3 1 -1

    compose U+1E19 U+0065 3 1 -1

    compose U+1E1A U+0045 4 1 -1

    compose U+1E1B U+0065 4 1 -1

    piece 48
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
    ..3..
    ..#5.
    .c#a.

    compose U+1E1C U+0045 48 1 11

    piece 49
    6a.a6
    1b#b1
    .....
    .....
    .....
    .....
    .....
    .....
    ..3..
    ..#5.
    .c#a.

    compose U+1E1D U+0065 49 1 9

    compose U+1E1E U+0046 18 3 10

    compose U+1E1F U+0066 18 1 10

    compose U+1E20 U+0047 17 3 10

    compose U+1E21 U+0067 17 2 8

    compose U+1E22 U+0048 18 4 10

    compose U+1E23 U+0068 18 3 10

    compose U+1E24 U+0048 18 4 -1

    compose U+1E25 U+0068 18 3 -1

    compose U+1E26 U+0048 11 2 10

    compose U+1E27 U+0068 6 2 10

    compose U+1E28 U+0048 13 3 1

    compose U+1E29 U+0068 13 2 1

    compose U+1E2A U+0048 14 2 -1

    compose U+1E2B U+0068 15 1 -1

    compose U+1E2C U+0049 4 -1 -1

    compose U+1E2D U+0069 4 -1 -1

    glyph U+1E2E
    advance 3
    at 0 11
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

    compose U+1E2F U+0131 32 0 11

    compose U+1E30 U+004B 9 3 11

    compose U+1E31 U+006B 2 2 11

    compose U+1E32 U+004B 18 4 -1

    compose U+1E33 U+006B 18 3 -1

    compose U+1E34 U+004B 28 3 -1

    compose U+1E35 U+006B 17 2 -1

    compose U+1E36 U+004C 18 3 -1

    compose U+1E37 U+006C 18 1 -1

    piece 50
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
    ..#..

    compose U+1E38 U+004C 50 1 10

    piece 51
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
    .#...

    compose U+1E39 U+006C 51 0 10

    compose U+1E3A U+004C 17 2 -1

    compose U+1E3B U+006C 17 0 -1

    compose U+1E3C U+004C 3 1 -1

    compose U+1E3D U+006C 3 -1 -1

    compose U+1E3E U+004D 2 3 11

    compose U+1E3F U+006D 2 3 9

    compose U+1E40 U+004D 18 4 10

    compose U+1E41 U+006D 18 4 8

    compose U+1E42 U+004D 18 4 -1

    compose U+1E43 U+006D 18 4 -1

    compose U+1E44 U+004E 18 4 10

    compose U+1E45 U+006E 18 3 8

    compose U+1E46 U+004E 18 4 -1

    compose U+1E47 U+006E 18 3 -1

    compose U+1E48 U+004E 28 3 -1

    compose U+1E49 U+006E 17 2 -1

    compose U+1E4A U+004E 10 2 -1

    compose U+1E4B U+006E 3 1 -1

    glyph U+1E4C
    advance 9
    at 1 12
    ...98..
    ..4d...
    .2a635.
    .77be5.
    .......
    .7d#d7.
    7c3.3c7
    d3...3d
    #.....#
    d3...3d
    7c3.3c7
    .7d#d7.

    piece 52
    ..98.
    .4d..
    2a635
    77be5

    compose U+1E4D U+006F 52 1 11

    glyph U+1E4E
    advance 9
    at 1 11
    ..#.#..
    .2a635.
    .77be5.
    .......
    .7d#d7.
    7c3.3c7
    d3...3d
    #.....#
    d3...3d
    7c3.3c7
    .7d#d7.

    piece 53
    .#.#.
    .....
    2a635
    77be5

    compose U+1E4F U+006F 53 1 11

    glyph U+1E50
    advance 9
    at 1 11
    ..89...
    ...d4..
    ..#####
    .......
    .7d#d7.
    7c3.3c7
    d3...3d
    #.....#
    d3...3d
    7c3.3c7
    .7d#d7.

    compose U+1E51 U+006F 46 2 11

    glyph U+1E52
    advance 9
    at 1 11
    ...98..
    ..4d...
    ..#####
    .......
    .7d#d7.
    7c3.3c7
    d3...3d
    #.....#
    d3...3d
    7c3.3c7
    .7d#d7.

    compose U+1E53 U+006F 47 2 11

    compose U+1E54 U+0050 9 3 11

    compose U+1E55 U+0070 2 2 9

    compose U+1E56 U+0050 18 4 10

    compose U+1E57 U+0070 18 3 8

    compose U+1E58 U+0052 18 4 10

    compose U+1E59 U+0072 18 2 8

    compose U+1E5A U+0052 18 4 -1

    compose U+1E5B U+0072 18 2 -1

    piece 54
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
    .#..

    compose U+1E5C U+0052 54 3 10

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
    .#...

    compose U+1E5D U+0072 55 1 8

    compose U+1E5E U+0052 28 3 -1

    compose U+1E5F U+0072 17 1 -1

    compose U+1E60 U+0053 18 4 10

    compose U+1E61 U+0073 18 3 8

    compose U+1E62 U+0053 18 4 -1

    compose U+1E63 U+0073 18 3 -1

    glyph U+1E64
    advance 8
    at 1 11
    ...#..
    ..2e1.
    ..b6..
    ......
    4c##b2
    e5.14.
    b93...
    18dd81
    ...39b
    .41.5e
    2b##c4

    piece 56
    .#.
    ...
    .98
    4d.

    compose U+1E65 U+0073 56 2 11

    glyph U+1E66
    advance 8
    at 1 11
    ...#..
    .7887.
    ..cc..
    ......
    4c##b2
    e5.14.
    b93...
    18dd81
    ...39b
    .41.5e
    2b##c4

    piece 57
    ..#..
    .....
    1d3d1
    .5#5.

    compose U+1E67 U+0073 57 1 11

    piece 58
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
    #

    compose U+1E68 U+0053 58 4 10

    piece 59
    #
    .
    .
    .
    .
    .
    .
    .
    .
    #

    compose U+1E69 U+0073 59 3 8

    compose U+1E6A U+0054 18 3 10

    compose U+1E6B U+0074 18 1 10

    compose U+1E6C U+0054 18 3 -1

    compose U+1E6D U+0074 18 2 -1

    compose U+1E6E U+0054 17 2 -1

    compose U+1E6F U+0074 17 1 -1

    compose U+1E70 U+0054 3 1 -1

    piece 60
    .9e1
    4b6a

    compose U+1E71 U+0074 60 0 -1

    compose U+1E72 U+0055 11 2 -1

    compose U+1E73 U+0075 6 2 -1

    compose U+1E74 U+0055 7 2 -1

    compose U+1E75 U+0075 4 1 -1

    compose U+1E76 U+0055 10 2 -1

    compose U+1E77 U+0075 3 1 -1

    glyph U+1E78
    advance 8
    at 1 12
    ..2e1.
    ..b6..
    .7927.
    .c7ec.
    ......
    #....#
    #....#
    #....#
    #....#
    d2..2d
    8a11a8
    .9ee9.

    compose U+1E79 U+0075 52 1 11

    glyph U+1E7A
    advance 8
    at 1 11
    .#..#.
    ......
    ..####
    ......
    #....#
    #....#
    #....#
    #....#
    d2..2d
    8a11a8
    .9ee9.

    piece 61
    #.#..
    .....
    #####

    compose U+1E7B U+0075 61 2 10

    compose U+1E7C U+0056 4 1 11

    compose U+1E7D U+0076 4 1 9

    compose U+1E7E U+0056 43 3 -1

    compose U+1E7F U+0076 43 3 -1

    compose U+1E80 U+0057 1 4 11

    compose U+1E81 U+0077 1 3 9

    compose U+1E82 U+0057 2 4 11

    compose U+1E83 U+0077 2 3 9

    compose U+1E84 U+0057 5 3 10

    piece 62
    1e1e

    compose U+1E85 U+0077 62 2 8

    compose U+1E86 U+0057 43 5 10

    piece 63
    1e

    compose U+1E87 U+0077 63 3 8

    compose U+1E88 U+0057 43 5 -1

    compose U+1E89 U+0077 63 3 -1

    compose U+1E8A U+0058 43 3 10

    compose U+1E8B U+0078 43 3 8

    compose U+1E8C U+0058 5 1 10

    compose U+1E8D U+0078 5 1 8

    compose U+1E8E U+0059 18 3 10

    compose U+1E8F U+0079 43 3 8

    compose U+1E90 U+005A 10 2 11

    compose U+1E91 U+007A 3 1 9

    compose U+1E92 U+005A 18 4 -1

    compose U+1E93 U+007A 18 3 -1

    compose U+1E94 U+005A 28 3 -1

    compose U+1E95 U+007A 17 2 -1

    compose U+1E96 U+0068 17 2 -1

    compose U+1E97 U+0074 6 0 10

    compose U+1E98 U+0077 12 3 10

    compose U+1E99 U+0079 12 2 10

    compose U+1E9B U+017F 18 1 10

    glyph U+1E9E
    advance 8
    at 1 8
    1aee9.
    a911b5
    e1..87
    #..2d4
    #..#e2
    #..16c
    #...4e
    #.b#c4

    compose U+1EA0 U+0041 43 3 -1

    compose U+1EA1 U+0061 18 3 -1

    piece 64
    ##b
    .#6

    compose U+1EA2 U+0041 64 2 11

    compose U+1EA3 U+0061 64 2 9

    glyph U+1EA4
    advance 7
    at 0 12
    ....98.
    ...4d..
    ..5#5..
    .1d3d1.
    .......
    ..4#4..
    ..9#9..
    ..e7e..
    .4d.d4.
    .a###a.
    1e3.3e1
    5d...d5

    piece 65
    ...98
    ..4d.
    .5#5.
    1d3d1

    compose U+1EA5 U+0061 65 1 11

    glyph U+1EA6
    advance 7
    at 0 12
    .89....
    ..d4...
    ..5#5..
    .1d3d1.
    .......
    ..4#4..
    ..9#9..
    ..e7e..
    .4d.d4.
    .a###a.
    1e3.3e1
    5d...d5

    piece 66
    89...
    .d4..
    .5#5.
    1d3d1

    compose U+1EA7 U+0061 66 1 11

    glyph U+1EA8
    advance 7
    at 0 12
    ..##b..
    ...#6..
    ..5#5..
    .1d3d1.
    .......
    ..4#4..
    ..9#9..
    ..e7e..
    .4d.d4.
    .a###a.
    1e3.3e1
    5d...d5

    piece 67
    .##b.
    ..#6.
    .5#5.
    1d3d1

    compose U+1EA9 U+0061 67 1 11

    glyph U+1EAA
    advance 7
    at 0 12
    .2a635.
    .77be5.
    ..5#5..
    .1d3d1.
    .......
    ..4#4..
    ..9#9..
    ..e7e..
    .4d.d4.
    .a###a.
    1e3.3e1
    5d...d5

    piece 68
    2a635
    77be5
    .5#5.
    1d3d1

    compose U+1EAB U+0061 68 1 11

    piece 69
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
    ..88.

    compose U+1EAC U+0041 69 1 11

    piece 70
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
    ..#..

    compose U+1EAD U+0061 70 1 9

    glyph U+1EAE
    advance 7
    at 0 12
    ....98.
    ...4d..
    .6a.a6.
    .1b#b1.
    .......
    ..4#4..
    ..9#9..
    ..e7e..
    .4d.d4.
    .a###a.
    1e3.3e1
    5d...d5

    piece 71
    ...98
    ..4d.
    6a.a6
    1b#b1

    compose U+1EAF U+0061 71 1 11

    glyph U+1EB0
    advance 7
    at 0 12
    .89....
    ..d4...
    .6a.a6.
    .1b#b1.
    .......
    ..4#4..
    ..9#9..
    ..e7e..
    .4d.d4.
    .a###a.
    1e3.3e1
    5d...d5

    piece 72
    89...
    .d4..
    6a.a6
    1b#b1

    compose U+1EB1 U+0061 72 1 11

    glyph U+1EB2
    advance 7
    at 0 12
    ..##b..
    ...#6..
    .6a.a6.
    .1b#b1.
    .......
    ..4#4..
    ..9#9..
    ..e7e..
    .4d.d4.
    .a###a.
    1e3.3e1
    5d...d5

    piece 73
    .##b.
    ..#6.
    6a.a6
    1b#b1

    compose U+1EB3 U+0061 73 1 11

    glyph U+1EB4
    advance 7
    at 0 12
    .2a635.
    .77be5.
    .6a.a6.
    .1b#b1.
    .......
    ..4#4..
    ..9#9..
    ..e7e..
    .4d.d4.
    .a###a.
    1e3.3e1
    5d...d5

    piece 74
    2a635
    77be5
    6a.a6
    1b#b1

    compose U+1EB5 U+0061 74 1 11

    piece 75
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
    ..88.

    compose U+1EB6 U+0041 75 1 11

    piece 76
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
    ..#..

    compose U+1EB7 U+0061 76 1 9

    compose U+1EB8 U+0045 18 3 -1

    compose U+1EB9 U+0065 18 3 -1

    compose U+1EBA U+0045 64 2 11

    compose U+1EBB U+0065 64 2 9

    compose U+1EBC U+0045 4 1 11

    compose U+1EBD U+0065 4 1 9

    glyph U+1EBE
    advance 7
    at 1 12
    ...98
    ..4d.
    .5#5.
    1d3d1
    .....
    #####
    #....
    #....
    ####.
    #....
    #....
    #####

    compose U+1EBF U+0065 65 1 11

    glyph U+1EC0
    advance 7
    at 1 12
    89...
    .d4..
    .5#5.
    1d3d1
    .....
    #####
    #....
    #....
    ####.
    #....
    #....
    #####

    compose U+1EC1 U+0065 66 1 11

    glyph U+1EC2
    advance 7
    at 1 12
    .##b.
    ..#6.
    .5#5.
    1d3d1
    .....
    #####
    #....
    #....
    ####.
    #....
    #....
    #####

    compose U+1EC3 U+0065 67 1 11

    glyph U+1EC4
    advance 7
    at 1 12
    2a635
    77be5
    .5#5.
    1d3d1
    .....
    #####
    #....
    #....
    ####.
    #....
    #....
    #####

    compose U+1EC5 U+0065 68 1 11

    piece 77
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
    ..#..

    compose U+1EC6 U+0045 77 1 11

    compose U+1EC7 U+0065 70 1 9

    compose U+1EC8 U+0049 64 0 11

    compose U+1EC9 U+0131 64 0 9

    compose U+1ECA U+0049 18 1 -1

    compose U+1ECB U+0069 18 1 -1

    compose U+1ECC U+004F 18 4 -1

    compose U+1ECD U+006F 18 3 -1

    compose U+1ECE U+004F 64 3 11

    compose U+1ECF U+006F 64 2 9

    glyph U+1ED0
    advance 9
    at 1 12
    ....98.
    ...4d..
    ..5#5..
    .1d3d1.
    .......
    .7d#d7.
    7c3.3c7
    d3...3d
    #.....#
    d3...3d
    7c3.3c7
    .7d#d7.

    compose U+1ED1 U+006F 65 1 11

    glyph U+1ED2
    advance 9
    at 1 12
    .89....
    ..d4...
    ..5#5..
    .1d3d1.
    .......
    .7d#d7.
    7c3.3c7
    d3...3d
    #.....#
    d3...3d
    7c3.3c7
    .7d#d7.

    compose U+1ED3 U+006F 66 1 11

    glyph U+1ED4
    advance 9
    at 1 12
    ..##b..
    ...#6..
    ..5#5..
    .1d3d1.
    .......
    .7d#d7.
    7c3.3c7
    d3...3d
    #.....#
    d3...3d
    7c3.3c7
    .7d#d7.

    compose U+1ED5 U+006F 67 1 11

    glyph U+1ED6
    advance 9
    at 1 12
    .2a635.
    .77be5.
    ..5#5..
    .1d3d1.
    .......
    .7d#d7.
    7c3.3c7
    d3...3d
    #.....#
    d3...3d
    7c3.3c7
    .7d#d7.

    compose U+1ED7 U+006F 68 1 11

    compose U+1ED8 U+004F 77 2 11

    compose U+1ED9 U+006F 70 1 9

    glyph U+1EDA
    advance 10
    at 1 11
    ...98....
    ..4d.....
    ......16d
    .5d#d5eb3
    5d3.3d5..
    c4...4c..
    e1...1e..
    e1...1e..
    c4...4c..
    5d3.3d5..
    .5d#d5...

    glyph U+1EDB
    advance 8
    at 1 9
    ..98...
    .4d....
    ....16d
    2bebeb3
    a7.7a..
    e1.1e..
    e1.1e..
    a7.7a..
    2beb2..

    glyph U+1EDC
    advance 10
    at 1 11
    ..89.....
    ...d4....
    ......16d
    .5d#d5eb3
    5d3.3d5..
    c4...4c..
    e1...1e..
    e1...1e..
    c4...4c..
    5d3.3d5..
    .5d#d5...

    glyph U+1EDD
    advance 8
    at 1 9
    .89....
    ..d4...
    ....16d
    2bebeb3
    a7.7a..
    e1.1e..
    e1.1e..
    a7.7a..
    2beb2..

    glyph U+1EDE
    advance 10
    at 1 11
    ..##b....
    ...#6....
    ......16d
    .5d#d5eb3
    5d3.3d5..
    c4...4c..
    e1...1e..
    e1...1e..
    c4...4c..
    5d3.3d5..
    .5d#d5...

    glyph U+1EDF
    advance 8
    at 1 9
    .##b...
    ..#6...
    ....16d
    2bebeb3
    a7.7a..
    e1.1e..
    e1.1e..
    a7.7a..
    2beb2..

    glyph U+1EE0
    advance 10
    at 1 11
    .2a635...
    .77be5...
    ......16d
    .5d#d5eb3
    5d3.3d5..
    c4...4c..
    e1...1e..
    e1...1e..
    c4...4c..
    5d3.3d5..
    .5d#d5...

    glyph U+1EE1
    advance 8
    at 1 9
    2a635..
    77be5..
    ....16d
    2bebeb3
    a7.7a..
    e1.1e..
    e1.1e..
    a7.7a..
    2beb2..

    glyph U+1EE2
    advance 10
    at 1 9
    ......16d
    .5d#d5eb3
    5d3.3d5..
    c4...4c..
    e1...1e..
    e1...1e..
    c4...4c..
    5d3.3d5..
    .5d#d5...
    .........
    ...#.....

    glyph U+1EE3
    advance 8
    at 1 7
    ....16d
    2bebeb3
    a7.7a..
    e1.1e..
    e1.1e..
    a7.7a..
    2beb2..
    .......
    ..#....

    compose U+1EE4 U+0055 18 4 -1

    compose U+1EE5 U+0075 18 3 -1

    piece 78
    8#e5
    .8b2

    compose U+1EE6 U+0055 78 2 11

    compose U+1EE7 U+0075 64 2 9

    glyph U+1EE8
    advance 9
    at 1 11
    ..2e1...
    ..b6....
    .....16d
    #....#b3
    #....#..
    #....#..
    #....#..
    #....#..
    d3..3d..
    7b11b7..
    .8ee8...

    glyph U+1EE9
    advance 8
    at 1 9
    ..98...
    .4d....
    ....16d
    #...#b3
    #...#..
    #...#..
    e1.1#..
    b7.7#..
    2c#b#..

    glyph U+1EEA
    advance 9
    at 1 11
    .1e2....
    ..6b....
    .....16d
    #....#b3
    #....#..
    #....#..
    #....#..
    #....#..
    d3..3d..
    7b11b7..
    .8ee8...

    glyph U+1EEB
    advance 8
    at 1 9
    .89....
    ..d4...
    ....16d
    #...#b3
    #...#..
    #...#..
    e1.1#..
    b7.7#..
    2c#b#..

    glyph U+1EEC
    advance 9
    at 1 11
    .8#e5...
    ..8b2...
    .....16d
    #....#b3
    #....#..
    #....#..
    #....#..
    #....#..
    d3..3d..
    7b11b7..
    .8ee8...

    glyph U+1EED
    advance 8
    at 1 9
    .##b...
    ..#6...
    ....16d
    #...#b3
    #...#..
    #...#..
    e1.1#..
    b7.7#..
    2c#b#..

    glyph U+1EEE
    advance 9
    at 1 11
    .7927...
    .c7ec...
    .....16d
    #....#b3
    #....#..
    #....#..
    #....#..
    #....#..
    d3..3d..
    7b11b7..
    .8ee8...

    glyph U+1EEF
    advance 8
    at 1 9
    2a635..
    77be5..
    ....16d
    #...#b3
    #...#..
    #...#..
    e1.1#..
    b7.7#..
    2c#b#..

    glyph U+1EF0
    advance 9
    at 1 9
    .....16d
    #....#b3
    #....#..
    #....#..
    #....#..
    #....#..
    d3..3d..
    7b11b7..
    .8ee8...
    ........
    ...#....

    glyph U+1EF1
    advance 8
    at 1 7
    ....16d
    #...#b3
    #...#..
    #...#..
    e1.1#..
    b7.7#..
    2c#b#..
    .......
    ..#....

    compose U+1EF2 U+0059 1 2 11

    compose U+1EF3 U+0079 1 2 9

    compose U+1EF4 U+0059 18 3 -1

    glyph U+1EF5
    advance 7
    at 0 6
    5d...d5
    .d5.5d.
    .8b.b8.
    .2#3#2.
    ..beb..
    ..5#5..
    ..5d...
    .ce6.77

    compose U+1EF6 U+0059 64 2 11

    compose U+1EF7 U+0079 64 2 9

    compose U+1EF8 U+0059 4 1 11

    compose U+1EF9 U+0079 4 1 9

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
