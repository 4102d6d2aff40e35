/// Likeness Sans Regular, drawn for 14 pixels to the em.
///
/// Written by `tools/typeface/draw.py`; change the drawing there, not here.
extension LikenessSans {
  static let regular14: StaticString = #"""
    typeface Likeness Sans
    weight 400
    size 14
    ascent 13
    descent 4
    leading 0
    cap-height 10
    x-height 8
    underline -1 1

    glyph U+0020
    advance 4

    glyph U+0021
    advance 3
    at 1 10
    #3
    #3
    #3
    #3
    e2
    e2
    e2
    b2
    31
    #3

    glyph U+0022
    advance 7
    at 1 10
    #3..#3
    #3..#3
    #3..#3

    glyph U+0023
    advance 10
    at 1 10
    ..4e.8a.
    ..6c.a8.
    ..8a.c6.
    ########
    ..c61#1.
    ..e43e..
    ########
    .3e.7a..
    .5c.a8..
    .7a.c6..

    glyph U+0024
    advance 8
    at 1 11
    ..#3..
    1a#ea1
    ba2282
    e4....
    b9....
    3dc61.
    .16cd3
    ....9b
    ....4e
    2822ab
    1a#ea1
    ..#3..

    glyph U+0025
    advance 13
    at 1 10
    4dd4...8a..
    d44d..2e2..
    #11#..a8...
    d44d.3d1...
    4dd4.c5....
    ....5c.4dd4
    ...1d3.d44d
    ...8a..#11#
    ..2e2..d44d
    ..a8...4dd4

    glyph U+0026
    advance 10
    at 1 10
    .2c#c2...
    .aa1aa...
    .b7.99...
    .a96e3...
    .7#d4....
    4ed8...84
    b71bb11e4
    e4..8d9d.
    ac413c#6.
    .8d#ea5d6

    glyph U+0027
    advance 3
    at 1 10
    #3
    #3
    #3

    glyph U+0028
    advance 5
    at 1 12
    ..1.
    .2e3
    .ba.
    3#2.
    9a..
    c6..
    e4..
    #3..
    e4..
    c6..
    9a..
    3#2.
    .ba.
    .2e3
    ..1.

    glyph U+0029
    advance 5
    at 0 12
    .1..
    3e2.
    .ab.
    .2#3
    ..a9
    ..6c
    ..4e
    ..3#
    ..4e
    ..6c
    ..a9
    .2#3
    .ab.
    3e2.
    .1..

    glyph U+002A
    advance 7
    at 1 10
    2.#32
    e9#be
    3e#e3
    e9#be
    2.#32

    glyph U+002B
    advance 9
    at 1 9
    ...1...
    ...#3..
    ...#3..
    111#411
    #######
    ...#3..
    ...#3..
    ...#3..

    glyph U+002C
    advance 4
    at 0 2
    .74
    .c8
    .e4
    3a.

    glyph U+002D
    advance 6
    at 1 5
    1111
    ####

    glyph U+002E
    advance 4
    at 1 2
    84
    #8

    glyph U+002F
    advance 6
    at 0 11
    ....e5
    ...3#1
    ...7c.
    ...c7.
    ..1#3.
    ..5e..
    ..aa..
    ..e5..
    .3#1..
    .7c...
    .c7...
    1#3...
    5e....

    glyph U+0030
    advance 8
    at 1 10
    .6dd6.
    4e44e4
    a9..9a
    d5..5d
    #3..3#
    #3..3#
    d5..5d
    a9..9a
    4e44e4
    .6dd6.

    glyph U+0031
    advance 8
    at 2 10
    .9#3
    ce#3
    c2#3
    ..#3
    ..#3
    ..#3
    ..#3
    ..#3
    ..#3
    ..#3

    glyph U+0032
    advance 8
    at 1 10
    1aeea1
    4922ba
    ....4e
    ....6d
    ...1d7
    ...9c.
    ..6e2.
    .4#4..
    3e7111
    ######

    glyph U+0033
    advance 8
    at 1 10
    2b#ea2
    3822ab
    ....4e
    ..12ab
    .3###3
    ...2ba
    ....4e
    ....4e
    3823c9
    2b#e91

    glyph U+0034
    advance 8
    at 1 10
    ....c#.
    ...6##.
    ..1ea#.
    ..9c3#.
    .4#33#.
    .d9.3#.
    7e214#1
    #######
    ....3#.
    ....3#.

    glyph U+0035
    advance 8
    at 1 10
    ######
    #41111
    #3....
    #3....
    ###e91
    1113c9
    ....4e
    ....4e
    3723c9
    2b#e91

    glyph U+0036
    advance 8
    at 1 10
    .5d#b2
    3#5273
    9a....
    d6....
    ecee91
    #b22b9
    #4..4e
    e4..4e
    9b22b9
    19ee91

    glyph U+0037
    advance 8
    at 1 10
    ######
    11119c
    ...1e6
    ...6e1
    ...c8.
    ..4#2.
    ..ab..
    .2#5..
    .8d...
    .e7...

    glyph U+0038
    advance 8
    at 1 10
    2aeea2
    ba22ab
    #4..4#
    ba22ab
    3####3
    ab11ba
    e4..4e
    e4..4e
    9b22b9
    19ee91

    glyph U+0039
    advance 8
    at 1 10
    19ee91
    9b22b9
    e4..4e
    e4..4#
    9b22b#
    19eece
    ....6d
    ....a9
    3725#3
    2b#d5.

    glyph U+003A
    advance 4
    at 1 7
    #8
    84
    ..
    ..
    ..
    84
    #8

    glyph U+003B
    advance 4
    at 0 7
    .#8
    .84
    ...
    ...
    ...
    .74
    .c8
    .e4
    3a.

    glyph U+003C
    advance 9
    at 1 9
    ......6
    ...17de
    .17ee81
    7ee71..
    #d2....
    6de81..
    ..6de92
    ....5d#
    ......5

    glyph U+003D
    advance 9
    at 1 8
    2222222
    eeeeeee
    .......
    1111111
    #######

    glyph U+003E
    advance 9
    at 1 9
    6......
    ed71...
    18ee71.
    ..17ee7
    ....2d#
    ..18ed6
    29ed6..
    #d5....
    5......

    glyph U+003F
    advance 7
    at 1 10
    2c#c2
    4719b
    ...3#
    ...5e
    ...b9
    ..5e2
    ..c7.
    ..c3.
    ..31.
    ..#3.

    glyph U+0040
    advance 14
    at 1 10
    ..28ceed82..
    .4e831138e4.
    2e4......3e2
    88.19ee9#.79
    c3.99119#.2d
    e1.e1..1#..#
    e1.e1..1#..#
    c3.99119#43d
    88.19ee95de5
    2e4.........
    .4e831......
    ..28ce##d...

    glyph U+0041
    advance 9
    at 0 10
    ...5#5...
    ...a#a...
    ..1ebe1..
    ..5#2#5..
    ..aa.aa..
    .1e5.5e1.
    .5#212#5.
    .a#####a.
    1e5...5e1
    5#1...1#5

    glyph U+0042
    advance 9
    at 1 10
    ####d7.
    #4114e4
    #3...b7
    #4114e4
    #####d1
    #3..2c9
    #3...4e
    #3...4e
    #4113c9
    ####d8.

    glyph U+0043
    advance 9
    at 1 10
    .29e#c4.
    1da326e3
    8c....2.
    c6......
    e4......
    e4......
    c6......
    8c....2.
    1da326e3
    .29e#c4.

    glyph U+0044
    advance 10
    at 1 10
    ###da4..
    #4137e9.
    #3...2e5
    #3....7c
    #3....4e
    #3....4e
    #3....7c
    #3...2e5
    #4137e9.
    ###da4..

    glyph U+0045
    advance 8
    at 1 10
    ######
    #41111
    #3....
    #4111.
    #####.
    #3....
    #3....
    #3....
    #41111
    ######

    glyph U+0046
    advance 7
    at 1 10
    ######
    #41111
    #3....
    #3....
    #4111.
    #####.
    #3....
    #3....
    #3....
    #3....

    glyph U+0047
    advance 11
    at 1 10
    .18d#ea3.
    .cb4138e2
    7c.....2.
    c6.......
    e4...1111
    e4...####
    c6.....4e
    7c.....9b
    .cb4138e3
    .18d#ea2.

    glyph U+0048
    advance 10
    at 1 10
    #3....3#
    #3....3#
    #3....3#
    #411114#
    ########
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    #3....3#

    glyph U+0049
    advance 3
    at 1 10
    #3
    #3
    #3
    #3
    #3
    #3
    #3
    #3
    #3
    #3

    glyph U+004A
    advance 8
    at 1 10
    ....3#
    ....3#
    ....3#
    ....3#
    ....3#
    ....3#
    ....3#
    43..6d
    8d23d7
    .9ee8.

    glyph U+004B
    advance 9
    at 1 10
    #3...2e8
    #3..2d9.
    #3.1da..
    #31cb1..
    #3be1...
    #cd#6...
    #826#4..
    #3..ae2.
    #3..1cc.
    #3...2e9

    glyph U+004C
    advance 7
    at 1 10
    #3....
    #3....
    #3....
    #3....
    #3....
    #3....
    #3....
    #3....
    #41111
    ######

    glyph U+004D
    advance 11
    at 1 10
    #9.....9#
    #e1...1e#
    #e8...8e#
    #8e1.1e8#
    #3d7.7d3#
    #35e1e53#
    #3.dcd.3#
    #3.6#6.3#
    #3.....3#
    #3.....3#

    glyph U+004E
    advance 10
    at 1 10
    #c....3#
    ##7...3#
    #9#2..3#
    #3bc..3#
    #32e6.3#
    #3.6e23#
    #3..cb3#
    #3..2#9#
    #3...7##
    #3....c#

    glyph U+004F
    advance 11
    at 1 10
    .18d#d81.
    1cb424bc1
    7c.....c7
    c6.....6c
    e4.....4e
    e4.....4e
    c6.....6c
    7c.....c7
    1cb424bc1
    .18d#d81.

    glyph U+0050
    advance 8
    at 1 10
    ####d8.
    #4113c9
    #3...4e
    #3...4e
    #4113c9
    ####d8.
    #3.....
    #3.....
    #3.....
    #3.....

    glyph U+0051
    advance 11
    at 1 10
    .18d#d81.
    1cb424bc1
    7c.....c7
    c6.....6c
    e4.....4e
    e4.....4e
    c6.....6c
    7c...85c7
    1cb428#c1
    .18d#dbe2
    .......ac

    glyph U+0052
    advance 8
    at 1 10
    ####d8.
    #4113c9
    #3...4e
    #3...4e
    #4113c9
    ####e8.
    #3.ad..
    #3.1e7.
    #3..7e2
    #3...ca

    glyph U+0053
    advance 9
    at 1 10
    19d#d8.
    ab31392
    e4.....
    aa1....
    2ce94..
    ..49ec2
    ....1aa
    .....4e
    29313ba
    .8d#d91

    glyph U+0054
    advance 8
    at 0 10
    #######
    111#411
    ...#3..
    ...#3..
    ...#3..
    ...#3..
    ...#3..
    ...#3..
    ...#3..
    ...#3..

    glyph U+0055
    advance 10
    at 1 10
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    d5....5d
    9a....a9
    2e8228e2
    .2aeea2.

    glyph U+0056
    advance 9
    at 0 10
    5#1...1#5
    1e5...5e1
    .aa...aa.
    .5#1.1#5.
    .1e5.5e1.
    ..aa.aa..
    ..5#2#5..
    ..1ebe1..
    ...a#a...
    ...5#5...

    glyph U+0057
    advance 13
    at 0 10
    5d...4#4...d5
    1#2..8#8..2#1
    .c6..cdc..6c.
    .8a.1#6#1.a8.
    .4e.5e.e5.e4.
    .1#49a.a94#1.
    ..b8d6.6d8b..
    ..7d#2.2#d7..
    ..3#d...d#3..
    ...e9...9e...

    glyph U+0058
    advance 9
    at 0 10
    3#5...5#3
    .8e1.1e8.
    .1da.ad1.
    ..4#9#4..
    ...9#9...
    ...9#9...
    ..4#9#4..
    .1da.ad1.
    .8e1.1e8.
    3#5...5#3

    glyph U+0059
    advance 10
    at 0 10
    ac.....ca
    2e7...7e2
    .6#2.1e7.
    ..bb.ad..
    ..2#9#4..
    ...7#a...
    ....#3...
    ....#3...
    ....#3...
    ....#3...

    glyph U+005A
    advance 9
    at 1 10
    #######
    11113#6
    ....bc.
    ...5#3.
    ..1d9..
    ..9d1..
    .3#5...
    .cb....
    6#31111
    #######

    glyph U+005B
    advance 4
    at 1 11
    ###3
    #41.
    #3..
    #3..
    #3..
    #3..
    #3..
    #3..
    #3..
    #3..
    #3..
    #41.
    ###3

    glyph U+005C
    advance 6
    at 0 11
    5e....
    1#3...
    .c7...
    .7c...
    .3#1..
    ..e5..
    ..aa..
    ..5e..
    ..1#3.
    ...c7.
    ...7c.
    ...3#1
    ....e5

    glyph U+005D
    advance 4
    at 0 11
    ###3
    11#3
    ..#3
    ..#3
    ..#3
    ..#3
    ..#3
    ..#3
    ..#3
    ..#3
    ..#3
    11#3
    ###3

    glyph U+005E
    advance 8
    at 1 10
    ..dd..
    .6ee6.
    .d88d.
    5e11e5
    c9..9c

    glyph U+005F
    advance 7
    at 0 -1
    #######
    1111111

    glyph U+0060
    advance 5
    at 1 11
    ab.
    1e6

    glyph U+0061
    advance 8
    at 1 8
    19ee91
    5b22ba
    ....4e
    2ae###
    ba214#
    #3..4#
    c923c#
    2b#eb#

    glyph U+0062
    advance 8
    at 1 11
    #3....
    #3....
    #3....
    #bee9.
    #c32d7
    #4..6c
    #3..4e
    #3..4e
    #4..6c
    #c32d7
    #bee9.

    glyph U+0063
    advance 7
    at 1 8
    .7ee91
    6e32c6
    c7....
    e4....
    e4....
    c7....
    6e32c6
    .7ee91

    glyph U+0064
    advance 8
    at 1 11
    ....3#
    ....3#
    ....3#
    .9eeb#
    7d23c#
    c6..4#
    e4..3#
    e4..3#
    c6..4#
    7d23c#
    .9eeb#

    glyph U+0065
    advance 8
    at 1 8
    .8ee8.
    6d33d7
    c7117d
    e#####
    e4....
    c6....
    6d32c5
    .8ee9.

    glyph U+0066
    advance 4
    at 0 11
    .5e#3
    .e61.
    .#3..
    ####3
    1#41.
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..

    glyph U+0067
    advance 8
    at 1 8
    .9eeb#
    7d23c#
    c6..4#
    e4..3#
    e4..3#
    c6..4#
    7d23c#
    .9eeb#
    ....4e
    .112ba
    .e#ea1

    glyph U+0068
    advance 8
    at 1 11
    #3....
    #3....
    #3....
    #bee9.
    #c32c8
    #5..5d
    #3..3#
    #3..3#
    #3..3#
    #3..3#
    #3..3#

    glyph U+0069
    advance 3
    at 1 11
    31
    #3
    ..
    #3
    #3
    #3
    #3
    #3
    #3
    #3
    #3

    glyph U+006A
    advance 3
    at 0 11
    .31
    .#3
    ...
    .#3
    .#3
    .#3
    .#3
    .#3
    .#3
    .#3
    .#3
    .#3
    2#2
    #a.

    glyph U+006B
    advance 7
    at 1 11
    #3....
    #3....
    #3....
    #3.1d9
    #3.ac1
    #36e2.
    #6#6..
    #e#a..
    #54#5.
    #3.8e1
    #3.1da

    glyph U+006C
    advance 4
    at 1 11
    #3.
    #3.
    #3.
    #3.
    #3.
    #3.
    #3.
    #3.
    #3.
    #4.
    9#3

    glyph U+006D
    advance 11
    at 1 8
    #c#d5b#c2
    #a27#a29b
    #4.1#3.4e
    #3..#3.3#
    #3..#3.3#
    #3..#3.3#
    #3..#3.3#
    #3..#3.3#

    glyph U+006E
    advance 8
    at 1 8
    #bee9.
    #c32c8
    #5..5d
    #3..3#
    #3..3#
    #3..3#
    #3..3#
    #3..3#

    glyph U+006F
    advance 9
    at 1 8
    .5d#d5.
    5e525e5
    c7...7c
    e4...4e
    e4...4e
    c7...7c
    5e525e5
    .5d#d5.

    glyph U+0070
    advance 8
    at 1 8
    #bee9.
    #c32d7
    #4..6c
    #3..4e
    #3..4e
    #4..6c
    #c32d7
    #bee9.
    #3....
    #3....
    #3....

    glyph U+0071
    advance 8
    at 1 8
    .9eeb#
    7d23c#
    c6..4#
    e4..3#
    e4..3#
    c6..4#
    7d23c#
    .9eeb#
    ....3#
    ....3#
    ....3#

    glyph U+0072
    advance 5
    at 1 8
    #7c#
    ##61
    #8..
    #4..
    #3..
    #3..
    #3..
    #3..

    glyph U+0073
    advance 8
    at 1 8
    3be#b2
    d8225.
    d6....
    5eb61.
    .16be5
    ....6d
    .5228d
    2b#eb3

    glyph U+0074
    advance 5
    at 0 10
    .#3..
    .#3..
    ####3
    1#41.
    .#3..
    .#3..
    .#3..
    .#3..
    .e61.
    .5e#3

    glyph U+0075
    advance 8
    at 1 8
    #3..3#
    #3..3#
    #3..3#
    #3..3#
    #3..3#
    d5..5#
    8c23c#
    .9eeb#

    glyph U+0076
    advance 7
    at 0 8
    5e1.1e5
    1#4.4#1
    .c9.9c.
    .7d.d7.
    .3#5#3.
    ..ddd..
    ..9#9..
    ..5#5..

    glyph U+0077
    advance 11
    at 0 8
    5d..4#4..d5
    1#2.8#8.2#1
    .c7.cdc.7c.
    .8b1#5#1b8.
    .4e6d.d6e4.
    ..ed9.9de..
    ..b#5.5#b..
    ..7#1.1#7..

    glyph U+0078
    advance 7
    at 0 8
    3#4.4#3
    .ac.ca.
    .2#b#2.
    ..8#8..
    ..8#8..
    .2#b#2.
    .ac.ca.
    3#4.4#3

    glyph U+0079
    advance 7
    at 0 8
    5e1.1e5
    1#4.4#1
    .c9.9c.
    .7d.d7.
    .3#5#3.
    ..dde..
    ..9#9..
    ..5#5..
    ..5#1..
    .19b...
    6#e4...

    glyph U+007A
    advance 8
    at 1 8
    ######
    1114#6
    ...cb.
    ..7e2.
    .2e7..
    .bc...
    6#4111
    ######

    glyph U+007B
    advance 3
    at 0 11
    .6e3
    .e5.
    .#3.
    .#3.
    .#3.
    4#1.
    #b..
    3#2.
    .#3.
    .#3.
    .#3.
    .e5.
    .6e3

    glyph U+007C
    advance 3
    at 1 11
    #3
    #3
    #3
    #3
    #3
    #3
    #3
    #3
    #3
    #3
    #3
    #3
    #3
    #3

    glyph U+007D
    advance 3
    at 0 11
    #9..
    3#2.
    .#3.
    .#3.
    .#3.
    .d7.
    .8#3
    .e6.
    .#3.
    .#3.
    .#3.
    3#2.
    #9..

    glyph U+007E
    advance 9
    at 1 6
    2ab4.1a
    cb7#8cb
    91.4a91

    glyph U+0131
    advance 3
    at 1 8
    #3
    #3
    #3
    #3
    #3
    #3
    #3
    #3

    glyph U+0237
    advance 3
    at 0 8
    .#3
    .#3
    .#3
    .#3
    .#3
    .#3
    .#3
    .#3
    .#3
    2#2
    #a.

    copy U+00A0 U+0020

    glyph U+00A1
    advance 3
    at 1 7
    #3
    31
    b2
    e2
    e2
    e2
    #3
    #3
    #3
    #3

    glyph U+00A2
    advance 8
    at 1 10
    ...#3.
    ...#3.
    .7e#a1
    6e32c6
    c7....
    e4....
    e4....
    c7....
    6e32c6
    .7e#a1
    ...#3.
    ...#3.

    glyph U+00A3
    advance 8
    at 1 10
    .1aee4
    .ab266
    .e4...
    .#3...
    .#3...
    #####.
    .#3...
    .#3...
    1#4111
    ######

    glyph U+00A4
    advance 8
    at 0 8
    1da33ad1
    .3#dd#3.
    .3d11d3.
    .3d11d3.
    .3#dd#3.
    1da33ad1

    glyph U+00A5
    advance 9
    at 1 10
    bb...bb
    3#5.5#3
    .9d1d9.
    .2ebe2.
    ..8#8..
    #######
    ..2#2..
    #######
    ..2#2..
    ..2#2..

    glyph U+00A6
    advance 5
    at 2 11
    #3
    #3
    #3
    #3
    #3
    ..
    ..
    #3
    #3
    #3
    #3
    #3
    #3
    #3

    glyph U+00A7
    advance 8
    at 1 10
    4c##b3
    e72251
    bb3...
    19ee91
    ...3bb
    4c##de
    ed##c4
    bb3...
    19ee91
    ...3bb
    15227e
    3b##c4

    glyph U+00A8
    advance 6
    at 1 10
    #..#

    glyph U+00A9
    advance 13
    at 1 11
    ..29d#d92..
    .4e72.27e4.
    2e3.....3e2
    97..4de5.79
    d2..d422.2d
    #...#.....#
    d2..d422.2d
    97..4de5.79
    2e3.....3e2
    .4e72.27e4.
    ..29d#d92..

    glyph U+00AA
    advance 6
    at 1 10
    5ee6
    232e
    7e##
    e33#
    7ee#
    ....
    ####

    glyph U+00AB
    advance 8
    at 1 8
    .8b.8b
    1e41e4
    8c.8c.
    d6.d6.
    8c.8c.
    1e41e4
    .8b.8b

    glyph U+00AC
    advance 9
    at 1 6
    1111111
    #######
    .....3#
    .....3#

    copy U+00AD U+002D

    glyph U+00AE
    advance 13
    at 1 11
    ..29d#d92..
    .4e72.27e4.
    2e3.....3e2
    97..###8.79
    d2..#.2e.2d
    #...###8..#
    d2..#1e3.2d
    97..#.7b.79
    2e3.....3e2
    .4e72.27e4.
    ..29d#d92..

    glyph U+00AF
    advance 6
    at 1 11
    1111
    ####

    glyph U+00B0
    advance 6
    at 1 10
    5ee5
    e33e
    e33e
    5ee5

    glyph U+00B1
    advance 9
    at 1 9
    ...#3..
    ...#3..
    111#411
    #######
    ...#3..
    ...#3..
    ...e3..
    1111111
    #######

    glyph U+00B2
    advance 6
    at 1 10
    6ee6
    122e
    ..6b
    .4e2
    3e4.
    ####

    glyph U+00B3
    advance 6
    at 1 10
    6ee7
    .13e
    .c#a
    ..3e
    .13e
    6ee5

    glyph U+00B4
    advance 5
    at 1 11
    .ba
    6e1

    glyph U+00B5
    advance 8
    at 1 8
    #3..3#
    #3..3#
    #3..3#
    #3..3#
    #3..3#
    #5..5#
    #c23c#
    #beeb#
    #3....
    #3....
    #3....

    glyph U+00B6
    advance 9
    at 1 10
    .8d####
    a###c4#
    e###c3#
    a###c3#
    .8d#c3#
    ...6c3#
    ...6c3#
    ...6c3#
    ...6c3#
    ...6c3#
    ...6c3#
    ...6c3#

    glyph U+00B7
    advance 4
    at 1 5
    84
    #8

    glyph U+00B8
    advance 5
    at 1 1
    .3.
    .#1
    .bb
    ce8

    glyph U+00B9
    advance 5
    at 1 10
    .9#
    cb#
    6.#
    ..#
    ..#
    ..#

    glyph U+00BA
    advance 7
    at 1 10
    3c#c3
    c6.6c
    #...#
    c6.6c
    3c#c3
    .....
    #####

    glyph U+00BB
    advance 8
    at 1 8
    b8.b8.
    4e14e1
    .c8.c8
    .6d.6d
    .c8.c8
    4e14e1
    b8.b8.

    glyph U+00BC
    advance 12
    at 1 10
    .9#..1e1..
    cb#..79...
    6.#..d2...
    ..#.5a....
    ..#.c4.4#.
    ..#4c..b#.
    ...a5.3d#.
    ..2d..97#.
    ..97..####
    .1e1....#.

    glyph U+00BD
    advance 11
    at 1 10
    .9#..1e1.
    cb#..79..
    6.#..d2..
    ..#.5a...
    ..#.c48#8
    ..#4c.12e
    ...a5..3d
    ..2d...b6
    ..97..4d.
    .1e1..###

    glyph U+00BE
    advance 12
    at 1 10
    8#8..1e1..
    .2#..79...
    2#b..d2...
    .2e.5a....
    .2e.c4.4#.
    8e74c..b#.
    ...a5.3d#.
    ..2d..97#.
    ..97..####
    .1e1....#.

    glyph U+00BF
    advance 7
    at 1 7
    .3#..
    .13..
    .3c..
    .7c..
    2e5..
    9b...
    e5...
    #3...
    b9174
    2c#c2

    piece 1
    ab.
    1e6

    compose U+00C0 U+0041 1 3 13

    piece 2
    .ba
    6e1

    compose U+00C1 U+0041 2 3 13

    piece 3
    .6#6.
    2e5e2

    compose U+00C2 U+0041 3 2 13

    piece 4
    4a617
    a6be8

    compose U+00C3 U+0041 4 2 13

    piece 5
    88.88

    compose U+00C4 U+0041 5 2 12

    glyph U+00C5
    advance 9
    at 0 13
    ...8#8...
    ...e3e...
    ...8#8...
    .........
    ...6#6...
    ...b#b...
    ..2#8#2..
    ..7d.d7..
    ..d8.8d..
    .3#313#3.
    .9#####9.
    .e6...6e.
    5#1...1#5

    glyph U+00C6
    advance 13
    at 0 10
    .....9######
    ....2e#41111
    ....ac#3....
    ...3#3#3....
    ...ca.#4111.
    ..6e2.#####.
    .1e811#3....
    .8#####3....
    2#5...#41111
    bb....######

    piece 6
    .3.
    .e2
    .9d
    be9

    compose U+00C7 U+0043 6 4 1

    piece 7
    2#4
    .7d

    compose U+00C8 U+0045 7 2 13

    piece 8
    4#2
    d7.

    compose U+00C9 U+0045 8 3 13

    piece 9
    1dd1
    9999

    compose U+00CA U+0045 9 2 13

    piece 10
    #..#

    compose U+00CB U+0045 10 2 12

    piece 11
    8c.
    1d7

    compose U+00CC U+0049 11 0 13

    piece 12
    .ab
    4e2

    compose U+00CD U+0049 12 0 13

    glyph U+00CE
    advance 5
    at 0 13
    .5#8.
    1e5e3
    .....
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.

    piece 13
    #.#

    compose U+00CF U+0049 13 0 12

    glyph U+00D0
    advance 10
    at 0 10
    .###da4..
    .#4137e9.
    .#3...2e5
    .#3....7c
    1#411..4e
    #####..4e
    .#3....7c
    .#3...2e5
    .#4137e9.
    .###da4..

    piece 14
    199353
    497dd2

    compose U+00D1 U+004E 14 2 13

    compose U+00D2 U+004F 1 4 13

    compose U+00D3 U+004F 2 4 13

    compose U+00D4 U+004F 3 3 13

    compose U+00D5 U+004F 4 3 13

    piece 15
    #...#

    compose U+00D6 U+004F 15 3 12

    glyph U+00D7
    advance 9
    at 1 8
    11...11
    6#6.6#6
    .6#a#6.
    ..a#a..
    .6#9#6.
    6#6.6#6

    glyph U+00D8
    advance 11
    at 1 11
    .......26
    .18d#d8c6
    1cb424de1
    7c...4dc7
    c6..2e36c
    e4..b7.4e
    e4.7b..4e
    c63e2..6c
    7cd4...c7
    1ed424bc1
    6c8d#d81.
    62.......

    compose U+00D9 U+0055 7 3 13

    compose U+00DA U+0055 8 4 13

    compose U+00DB U+0055 9 3 13

    compose U+00DC U+0055 10 3 12

    compose U+00DD U+0059 2 3 13

    glyph U+00DE
    advance 9
    at 1 10
    #3.....
    #3.....
    ####d8.
    #4113c9
    #3...4e
    #3...4e
    #4113c9
    ####d8.
    #3.....
    #3.....

    glyph U+00DF
    advance 9
    at 1 11
    .7d#c4.
    7d416e2
    d5...c6
    #3...b7
    #3...d5
    #3.17e1
    #3.7#b1
    #3..2ba
    #3...4e
    #3.13ac
    #35#ea2

    compose U+00E0 U+0061 7 2 11

    compose U+00E1 U+0061 8 3 11

    compose U+00E2 U+0061 9 2 11

    compose U+00E3 U+0061 14 1 11

    compose U+00E4 U+0061 10 2 10

    piece 16
    2dd2
    7997
    2dd2

    compose U+00E5 U+0061 16 2 12

    glyph U+00E6
    advance 13
    at 1 8
    19ee918ee8.
    5b22bed33d7
    ....4#7117d
    2ae########
    ba214#4....
    #3..4#6....
    c923c#d32c5
    2b#eb#8ee9.

    glyph U+00E7
    advance 7
    at 1 8
    .7ee91
    6e32c6
    c7....
    e4....
    e4....
    c7....
    6e32c6
    .7e#a1
    ...e2.
    ...9d.
    ..be9.

    compose U+00E8 U+0065 7 2 11

    compose U+00E9 U+0065 8 3 11

    compose U+00EA U+0065 9 2 11

    compose U+00EB U+0065 10 2 10

    compose U+00EC U+0131 11 0 11

    compose U+00ED U+0131 12 0 11

    glyph U+00EE
    advance 5
    at 0 11
    .5#8.
    1e5e3
    .....
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.

    compose U+00EF U+0131 13 0 10

    glyph U+00F0
    advance 9
    at 1 12
    .....2.
    ..b77c.
    ..6#e1.
    ..c4ba.
    .5d#e#3
    5e525e9
    c7...7d
    e4...4e
    e4...4e
    c7...7c
    5e525e5
    .5d#d5.

    compose U+00F1 U+006E 14 1 11

    compose U+00F2 U+006F 1 3 11

    compose U+00F3 U+006F 2 3 11

    compose U+00F4 U+006F 3 2 11

    compose U+00F5 U+006F 4 2 11

    compose U+00F6 U+006F 15 2 10

    glyph U+00F7
    advance 9
    at 1 9
    ..242..
    ..9#9..
    ..8e8..
    1111111
    #######
    .......
    ..9#9..
    ..9#9..
    ..232..

    glyph U+00F8
    advance 9
    at 0 9
    ......1a1
    ..5d#dc7.
    .5e529#5.
    .c7.2e9c.
    .e4.b74e.
    .e47b.4e.
    .c9e2.7c.
    .5#925e5.
    .7cd#d5..
    1a1......

    compose U+00F9 U+0075 7 2 11

    compose U+00FA U+0075 8 3 11

    compose U+00FB U+0075 9 2 11

    compose U+00FC U+0075 10 2 10

    compose U+00FD U+0079 2 2 11

    glyph U+00FE
    advance 8
    at 1 11
    #3....
    #3....
    #3....
    #bee9.
    #c32d7
    #4..6c
    #3..4e
    #3..4e
    #4..6c
    #c32d7
    #bee9.
    #3....
    #3....
    #3....

    compose U+00FF U+0079 5 1 10

    copy U+0401 U+00CB

    glyph U+0404
    advance 10
    at 1 10
    .19e#c4.
    1da316e4
    8c....3.
    c71111..
    e#####..
    e4......
    c6......
    8c....3.
    1da316e4
    .19e#c4.

    copy U+0406 U+0049

    copy U+0407 U+00CF

    glyph U+040E
    advance 9
    at 0 13
    ..6a.a6..
    ..1b#b1..
    .........
    4#2...2#4
    .ba...ab.
    .4#2.2#4.
    ..ba.ab..
    ..4#5#4..
    ...b#b...
    ...5#4...
    ...ab....
    .13#4....
    2##a.....

    copy U+0410 U+0041

    glyph U+0411
    advance 9
    at 1 10
    ######.
    #41111.
    #3.....
    #411...
    ####e91
    #3..2c9
    #3...4e
    #3...4e
    #4113c9
    ####d8.

    copy U+0412 U+0042

    glyph U+0413
    advance 7
    at 1 10
    ######
    #41111
    #3....
    #3....
    #3....
    #3....
    #3....
    #3....
    #3....
    #3....

    glyph U+0414
    advance 10
    at 0 10
    ..7#####.
    ..7b114#.
    ..7b..3#.
    ..7b..3#.
    ..7b..3#.
    ..99..3#.
    ..c7..3#.
    .2#2..3#.
    18c1114#1
    #########
    #3.....3#
    #3.....3#

    copy U+0415 U+0045

    glyph U+0416
    advance 12
    at 0 10
    ab..2#2..ba
    2e6.2#2.6e2
    .6e12#21e6.
    ..ca2#2ac..
    ..3#6#6#3..
    ..8#e#e#8..
    .2e67#76e2.
    .9d.2#2.d9.
    3#5.2#2.5#3
    bb..2#2..bb

    glyph U+0417
    advance 8
    at 0 10
    19e#d81
    38313bb
    .....4e
    ..113bb
    ..b##e1
    ....3c9
    .....4e
    .....5e
    38314d8
    19e#d7.

    glyph U+0418
    advance 10
    at 1 10
    #3....b#
    #3...6##
    #3..2e8#
    #3..bb3#
    #3.6e23#
    #32e6.3#
    #3bb..3#
    #8e2..3#
    ##6...3#
    #b....3#

    piece 17
    e33e
    5ee5

    compose U+0419 U+0418 17 3 13

    copy U+041A U+004B

    glyph U+041B
    advance 10
    at 0 10
    ..#######
    ..#41114#
    ..#3...3#
    ..#3...3#
    ..#3...3#
    ..#3...3#
    .1#2...3#
    .4#....3#
    2b9....3#
    ea1....3#

    copy U+041C U+004D

    copy U+041D U+0048

    copy U+041E U+004F

    glyph U+041F
    advance 10
    at 1 10
    ########
    #411114#
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    #3....3#

    copy U+0420 U+0050

    copy U+0421 U+0043

    copy U+0422 U+0054

    glyph U+0423
    advance 9
    at 0 10
    4#2...2#4
    .ba...ab.
    .4#2.2#4.
    ..ba.ab..
    ..4#5#4..
    ...b#b...
    ...5#4...
    ...ab....
    .13#4....
    2##a.....

    glyph U+0424
    advance 13
    at 1 10
    ....1#2....
    .17be#eb71.
    1dc54#45cd1
    ab..1#2..ba
    e4..1#2..4e
    e4..1#2..4e
    ab..1#2..ba
    1dc54#45cd1
    .17be#eb71.
    ....1#2....

    copy U+0425 U+0058

    glyph U+0426
    advance 10
    at 1 10
    #3....3#.
    #3....3#.
    #3....3#.
    #3....3#.
    #3....3#.
    #3....3#.
    #3....3#.
    #3....3#.
    #411114#1
    #########
    .......3#
    .......3#

    glyph U+0427
    advance 9
    at 1 10
    #3...3#
    #3...3#
    #3...3#
    d6...3#
    6e5114#
    .6c####
    .....3#
    .....3#
    .....3#
    .....3#

    glyph U+0428
    advance 13
    at 1 10
    #3...#3..3#
    #3...#3..3#
    #3...#3..3#
    #3...#3..3#
    #3...#3..3#
    #3...#3..3#
    #3...#3..3#
    #3...#3..3#
    #4111#4114#
    ###########

    glyph U+0429
    advance 13
    at 1 10
    #3...#3..3#.
    #3...#3..3#.
    #3...#3..3#.
    #3...#3..3#.
    #3...#3..3#.
    #3...#3..3#.
    #3...#3..3#.
    #3...#3..3#.
    #4111#4114#1
    ############
    ..........3#
    ..........3#

    glyph U+042A
    advance 10
    at 0 10
    ###3.....
    11#3.....
    ..#3.....
    ..#411...
    ..####e91
    ..#3..2c9
    ..#3...4e
    ..#3...4e
    ..#4113c9
    ..####d8.

    glyph U+042B
    advance 12
    at 1 10
    #3.......#3
    #3.......#3
    #3.......#3
    #411.....#3
    ####e91..#3
    #3..2c9..#3
    #3...4e..#3
    #3...4e..#3
    #4113c9..#3
    ####d8...#3

    glyph U+042C
    advance 9
    at 1 10
    #3.....
    #3.....
    #3.....
    #411...
    ####e91
    #3..2c9
    #3...4e
    #3...4e
    #4113c9
    ####d8.

    glyph U+042D
    advance 9
    at 0 10
    .4c#e91.
    4e613ad1
    .3....c8
    ..11117c
    ..#####e
    ......4e
    ......6c
    .3....c8
    4e613ad1
    .4c#e91.

    glyph U+042E
    advance 12
    at 1 10
    #3.19deb3..
    #3.cb327e3.
    #35e1...8b.
    #4a9....3#1
    ###7....1#2
    #3b7....1#2
    #3a9....3#1
    #35e1...8b.
    #3.cb327e3.
    #3.19deb3..

    glyph U+042F
    advance 8
    at 0 10
    .8d####
    9c3114#
    e4...3#
    e4...3#
    9c2..3#
    .8e####
    ..da.3#
    .7e2.3#
    2e7..3#
    ac...3#

    copy U+0430 U+0061

    glyph U+0431
    advance 9
    at 1 11
    .....aa
    ..58cd2
    .bd851.
    7#d#d5.
    ce525e5
    e7...7c
    #4...4e
    e4...4e
    c7...7c
    5e525e5
    .5d#d5.

    glyph U+0432
    advance 8
    at 1 8
    ####d5
    #4116e
    #4116e
    #####7
    #3.19c
    #3..3#
    #412ab
    ####b2

    glyph U+0433
    advance 6
    at 1 8
    #####
    #4111
    #3...
    #3...
    #3...
    #3...
    #3...
    #3...

    glyph U+0434
    advance 9
    at 0 8
    ..a####.
    ..a814#.
    ..a8.3#.
    ..a8.3#.
    ..c6.3#.
    .1#3.3#.
    17d114#1
    ########
    #3....3#
    #3....3#

    copy U+0435 U+0065

    glyph U+0436
    advance 12
    at 0 8
    9d1.2#2.1d9
    .ca.2#2.ac.
    .2e72#27e2.
    ..5#5#5#5..
    ..9#e#e#9..
    .5#43#34#5.
    1e9.2#2.9e1
    ad1.2#2.1da

    glyph U+0437
    advance 7
    at 0 8
    3c#eb3
    15128d
    ..128d
    .1###5
    ...1ac
    ....4e
    1512ab
    3c#ea1

    glyph U+0438
    advance 8
    at 1 8
    #3..a#
    #3.4##
    #3.cb#
    #36e4#
    #4e63#
    #bc.3#
    ##4.3#
    #a..3#

    compose U+0439 U+0438 17 2 11

    glyph U+043A
    advance 7
    at 1 8
    #3.1d9
    #3.ac1
    #36e2.
    #6#6..
    #e#a..
    #54#5.
    #3.8e1
    #3.1da

    glyph U+043B
    advance 9
    at 0 8
    ..######
    ..#4114#
    ..#3..3#
    ..#3..3#
    ..#3..3#
    .2#1..3#
    2ac...3#
    eb2...3#

    glyph U+043C
    advance 9
    at 1 8
    #8...8#
    #d...d#
    ##5.5##
    #cb.bc#
    #6#4#6#
    #3beb3#
    #35#53#
    #3...3#

    glyph U+043D
    advance 8
    at 1 8
    #3..3#
    #3..3#
    #4114#
    ######
    #3..3#
    #3..3#
    #3..3#
    #3..3#

    copy U+043E U+006F

    glyph U+043F
    advance 8
    at 1 8
    ######
    #4114#
    #3..3#
    #3..3#
    #3..3#
    #3..3#
    #3..3#
    #3..3#

    copy U+0440 U+0070

    copy U+0441 U+0063

    glyph U+0442
    advance 8
    at 0 8
    #######
    111#411
    ...#3..
    ...#3..
    ...#3..
    ...#3..
    ...#3..
    ...#3..

    copy U+0443 U+0079

    glyph U+0444
    advance 11
    at 1 11
    ...1#1...
    ...1#1...
    ...1#1...
    .2ae#ea2.
    3e94#49e3
    b9.1#1.9b
    e4.1#1.4e
    e4.1#1.4e
    b9.1#1.9b
    3e94#49e3
    .2ae#ea2.
    ...1#1...
    ...1#1...
    ...1#1...

    copy U+0445 U+0078

    glyph U+0446
    advance 8
    at 1 8
    #3..3#.
    #3..3#.
    #3..3#.
    #3..3#.
    #3..3#.
    #3..3#.
    #4114#1
    #######
    .....3#
    .....3#

    glyph U+0447
    advance 8
    at 1 8
    #3..3#
    #3..3#
    e4..3#
    9b314#
    19e###
    ....3#
    ....3#
    ....3#

    glyph U+0448
    advance 11
    at 1 8
    #3..#3.3#
    #3..#3.3#
    #3..#3.3#
    #3..#3.3#
    #3..#3.3#
    #3..#3.3#
    #411#414#
    #########

    glyph U+0449
    advance 11
    at 1 8
    #3..#3.3#.
    #3..#3.3#.
    #3..#3.3#.
    #3..#3.3#.
    #3..#3.3#.
    #3..#3.3#.
    #411#414#1
    ##########
    ........3#
    ........3#

    glyph U+044A
    advance 8
    at 0 8
    ###3...
    11#3...
    ..#41..
    ..###c2
    ..#319c
    ..#3.3#
    ..#42ab
    ..###b2

    glyph U+044B
    advance 10
    at 1 8
    #3.....#3
    #3.....#3
    #41....#3
    ###c2..#3
    #319c..#3
    #3.3#..#3
    #42ab..#3
    ###b2..#3

    glyph U+044C
    advance 7
    at 1 8
    #3...
    #3...
    #41..
    ###c2
    #319c
    #3.3#
    #42ab
    ###b2

    glyph U+044D
    advance 7
    at 0 8
    1aed7.
    6b24e6
    .1117c
    .####e
    ....4e
    ....7c
    6b24e6
    1aed7.

    glyph U+044E
    advance 10
    at 1 8
    #3.6dea1.
    #33e52b9.
    #499..3#1
    ###7..1#2
    #3b7..1#2
    #399..3#1
    #33e52b9.
    #3.6dea1.

    glyph U+044F
    advance 7
    at 0 8
    2b####
    c9214#
    #3..3#
    c91.3#
    2b####
    .6#33#
    2e8.3#
    ad..3#

    copy U+0451 U+00EB

    glyph U+0454
    advance 8
    at 1 8
    .7dea1
    6e42b6
    c7111.
    e####.
    e4....
    c7....
    6e42b6
    .7dea1

    copy U+0456 U+0069

    copy U+0457 U+00EF

    piece 18
    6a.a6
    1b#b1

    compose U+045E U+0079 18 1 11

    glyph U+0490
    advance 7
    at 1 12
    ....3#
    ....3#
    ######
    #41111
    #3....
    #3....
    #3....
    #3....
    #3....
    #3....
    #3....
    #3....

    glyph U+0491
    advance 6
    at 1 10
    ...3#
    ...3#
    #####
    #4111
    #3...
    #3...
    #3...
    #3...
    #3...
    #3...

    glyph U+2013
    advance 7
    at 0 5
    1111111
    #######

    glyph U+2014
    advance 13
    at 0 5
    1111111111111
    #############

    glyph U+2018
    advance 4
    at 1 11
    49
    b6
    #5
    83

    glyph U+2019
    advance 4
    at 0 10
    .e7
    .c7
    2e1
    23.

    glyph U+201A
    advance 4
    at 0 2
    .74
    .c8
    .e4
    3a.

    glyph U+201C
    advance 7
    at 1 11
    49..a3
    b6.4e.
    #5.7c.
    83.47.

    glyph U+201D
    advance 7
    at 0 10
    .e7.6#
    .c7.4e
    2e1.98
    23..41

    glyph U+201E
    advance 7
    at 0 2
    .74.38
    .c8.5#
    .e4.6b
    3a..94

    glyph U+2022
    advance 6
    at 1 6
    5ee5
    e##e
    e##e
    5ee5

    glyph U+2026
    advance 12
    at 1 2
    84..84..84
    #8..#8..#8

    glyph U+2039
    advance 5
    at 1 8
    .8b
    1e4
    8c.
    d6.
    8c.
    1e4
    .8b

    glyph U+203A
    advance 5
    at 1 8
    b8.
    4e1
    .c8
    .6d
    .c8
    4e1
    b8.

    glyph U+20AC
    advance 8
    at 0 10
    ..6de8.
    .3e43d5
    .a9....
    #####..
    .#3....
    #####..
    .d5....
    .a9....
    .3e43d5
    ..6de8.

    glyph U+2116
    advance 16
    at 1 10
    #c....3#.3c#c3
    ##7...3#.c6.6c
    #9#2..3#.#...#
    #3bc..3#.c6.6c
    #32e6.3#.3c#c3
    #3.6e23#......
    #3..cb3#.#####
    #3..2#9#......
    #3...7##......
    #3....c#......

    glyph U+2122
    advance 13
    at 1 10
    #####.#8.8#
    ..#...#e4e#
    ..#...#8#8#
    ..#...#141#
    ..#...#...#

    glyph U+2190
    advance 12
    at 1 8
    ..284.....
    .2da......
    2db1111111
    b#########
    2db1......
    .2db1.....
    ..273.....

    glyph U+2191
    advance 9
    at 1 10
    ..2b2..
    .2d#d2.
    2dc#cd2
    bb2#2bb
    2.2#2.2
    ..2#2..
    ..2#2..
    ..2#2..
    ..2#2..
    ..2#2..

    glyph U+2192
    advance 12
    at 1 8
    .....482..
    ......ad2.
    1111111bd2
    #########b
    ......1bd2
    .....1bd2.
    .....372..

    glyph U+2193
    advance 9
    at 1 10
    ..1#1..
    ..1#1..
    ..1#1..
    ..1#1..
    ..1#1..
    2.1#1.2
    bb2#2bb
    2dc#cd2
    .2d#d2.
    ..2b2..

    glyph U+2212
    advance 9
    at 1 6
    1111111
    #######

    glyph U+2304
    advance 10
    at 1 6
    9e2..2e9
    .cc11cc.
    .2eaae2.
    ..4##4..

    glyph U+2713
    advance 11
    at 1 8
    .......68
    ......3#9
    .....1db.
    33...bd1.
    be2.8e3..
    2dc6#5...
    .3e#8....
    ..5a.....

    piece 19
    8###8

    compose U+0100 U+0041 19 2 12

    piece 20
    ####

    compose U+0101 U+0061 20 2 10

    compose U+0102 U+0041 18 2 13

    compose U+0103 U+0061 17 2 11

    glyph U+0104
    advance 9
    at 0 10
    ...5#5...
    ...a#a...
    ..1ebe1..
    ..5#2#5..
    ..aa.aa..
    .1e5.5e1.
    .5#212#5.
    .a#####a.
    1e5...5e1
    5#1...2#5
    ......79.
    ......97.
    ......3cb

    glyph U+0105
    advance 8
    at 1 8
    19ee91.
    5b22ba.
    ....4e.
    2ae###.
    ba214#.
    #3..4#.
    c923c#.
    2b#ee#.
    ...1e2.
    ...2e1.
    ....8e4

    compose U+0106 U+0043 8 4 13

    compose U+0107 U+0063 8 3 11

    compose U+0108 U+0043 9 3 13

    compose U+0109 U+0063 9 2 11

    piece 21
    #

    compose U+010A U+0043 21 5 12

    compose U+010B U+0063 21 4 10

    piece 22
    9999
    1dd1

    compose U+010C U+0043 22 3 13

    compose U+010D U+0063 22 2 11

    compose U+010E U+0044 22 3 13

    glyph U+010F
    advance 10
    at 1 11
    ....3#.d2
    ....3#.d.
    ....3#.d.
    .9eeb#...
    7d23c#...
    c6..4#...
    e4..3#...
    e4..3#...
    c6..4#...
    7d23c#...
    .9eeb#...

    copy U+0110 U+00D0

    glyph U+0111
    advance 8
    at 1 11
    ..3####
    ....3#.
    ....3#.
    .9eeb#.
    7d23c#.
    c6..4#.
    e4..3#.
    e4..3#.
    c6..4#.
    7d23c#.
    .9eeb#.

    compose U+0112 U+0045 20 2 12

    compose U+0113 U+0065 20 2 10

    compose U+0114 U+0045 17 2 13

    compose U+0115 U+0065 17 2 11

    compose U+0116 U+0045 21 4 12

    compose U+0117 U+0065 21 4 10

    piece 23
    47.
    c5.
    e3.
    6d7

    compose U+0118 U+0045 23 3 1

    compose U+0119 U+0065 23 3 1

    compose U+011A U+0045 22 2 13

    compose U+011B U+0065 22 2 11

    compose U+011C U+0047 3 3 13

    compose U+011D U+0067 9 2 11

    compose U+011E U+0047 18 3 13

    compose U+011F U+0067 17 2 11

    compose U+0120 U+0047 21 5 12

    compose U+0121 U+0067 21 4 10

    piece 24
    .e
    2b

    compose U+0122 U+0047 24 4 -1

    piece 25
    32
    c2
    #.

    compose U+0123 U+0067 25 3 12

    compose U+0124 U+0048 9 3 13

    glyph U+0125
    advance 8
    at 1 13
    .1dd1.
    .9999.
    ......
    #3....
    #3....
    #bee9.
    #c32c8
    #5..5d
    #3..3#
    #3..3#
    #3..3#
    #3..3#
    #3..3#

    glyph U+0126
    advance 10
    at 0 10
    .#3....3#.
    .#3....3#.
    ##########
    .#411114#.
    .########.
    .#3....3#.
    .#3....3#.
    .#3....3#.
    .#3....3#.
    .#3....3#.

    glyph U+0127
    advance 8
    at 0 11
    ####3..
    .#3....
    .#3....
    .#bee9.
    .#c32c8
    .#5..5d
    .#3..3#
    .#3..3#
    .#3..3#
    .#3..3#
    .#3..3#

    glyph U+0128
    advance 5
    at 0 13
    3a717
    96ae9
    .....
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.

    glyph U+0129
    advance 5
    at 0 11
    3a717
    96ae9
    .....
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.

    glyph U+012A
    advance 5
    at 1 12
    #####
    .....
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..

    glyph U+012B
    advance 5
    at 1 10
    #####
    .....
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..

    glyph U+012C
    advance 5
    at 0 13
    5b.98
    .a#c2
    .....
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.

    glyph U+012D
    advance 5
    at 0 11
    5b.98
    .a#c2
    .....
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.

    compose U+012E U+0049 23 0 1

    compose U+012F U+0069 23 0 1

    compose U+0130 U+0049 21 1 12

    glyph U+0132
    advance 10
    at 1 10
    #3.....#3
    #3.....#3
    #3.....#3
    #3.....#3
    #3.....#3
    #3.....#3
    #3.....#3
    #334..3#1
    #35e42ba.
    #3.7ee91.

    glyph U+0133
    advance 6
    at 1 11
    31.21
    #3.c6
    .....
    #3.c6
    #3.c6
    #3.c6
    #3.c6
    #3.c6
    #3.c6
    #3.c6
    #3.c6
    ...c6
    ..1d5
    ..cc1

    compose U+0134 U+004A 9 2 13

    piece 26
    .5#8.
    1e5e3

    compose U+0135 U+0237 26 -1 11

    compose U+0136 U+004B 24 3 -1

    compose U+0137 U+006B 24 2 -1

    copy U+0138 U+043A

    piece 27
    .c9
    7d1

    compose U+0139 U+004C 27 1 13

    glyph U+013A
    advance 4
    at 0 13
    .ab.
    4e2.
    ....
    .#3.
    .#3.
    .#3.
    .#3.
    .#3.
    .#3.
    .#3.
    .#3.
    .#4.
    .9#3

    compose U+013B U+004C 24 2 -1

    compose U+013C U+006C 24 0 -1

    piece 28
    c2
    d.
    c.

    compose U+013D U+004C 28 5 10

    glyph U+013E
    advance 6
    at 1 11
    #3.95
    #3.a3
    #3.b1
    #3...
    #3...
    #3...
    #3...
    #3...
    #3...
    #4...
    9#3..

    glyph U+013F
    advance 7
    at 1 10
    #3....
    #3....
    #3....
    #3....
    #3....
    #3..74
    #3..#7
    #3....
    #41111
    ######

    glyph U+0140
    advance 7
    at 1 11
    #3...
    #3...
    #3...
    #3...
    #3...
    #3...
    #3.74
    #3.#7
    #3...
    #4...
    9#3..

    glyph U+0141
    advance 7
    at -1 10
    ..#3....
    ..#3....
    ..#3....
    ..#67...
    ..#c2...
    1a#3....
    55#3....
    ..#3....
    ..#41111
    ..######

    glyph U+0142
    advance 6
    at 0 11
    ..#3.
    ..#3.
    ..#3.
    ..#44
    ..#d5
    .6#4.
    59#3.
    1.#3.
    ..#3.
    ..#4.
    ..9#3

    compose U+0143 U+004E 8 4 13

    compose U+0144 U+006E 8 3 11

    compose U+0145 U+004E 24 3 -1

    compose U+0146 U+006E 24 2 -1

    compose U+0147 U+004E 22 3 13

    compose U+0148 U+006E 22 2 11

    glyph U+0149
    advance 10
    at -1 10
    .e7.......
    .c7.......
    2e18dc#c4.
    23.8#726e1
    ...8c...d6
    ...8b...b7
    ...8b...a8
    ...8b...a8
    ...8b...a8
    ...8b...a8

    glyph U+014A
    advance 10
    at 1 10
    #c....3#
    ##7...3#
    #9#2..3#
    #3bc..3#
    #32e6.3#
    #3.6e23#
    #3..cb3#
    #3..2#9#
    #3...7##
    #3....c#
    ....12ab
    ...2#ea1

    glyph U+014B
    advance 8
    at 1 8
    #bee9.
    #c32c8
    #5..5d
    #3..3#
    #3..3#
    #3..3#
    #3..3#
    #3..3#
    ....3#
    ..118c
    ..9#c3

    piece 29
    #####

    compose U+014C U+004F 29 4 12

    compose U+014D U+006F 29 3 10

    compose U+014E U+004F 18 3 13

    compose U+014F U+006F 18 2 11

    piece 30
    .baba
    6e7e1

    compose U+0150 U+004F 30 3 13

    compose U+0151 U+006F 30 2 11

    glyph U+0152
    advance 12
    at 1 10
    .29e######
    1da3#41111
    8c..#3....
    c6..#3....
    e4..#4111.
    e4..#####.
    c6..#3....
    8c..#3....
    1da3#41111
    .29e######

    glyph U+0153
    advance 14
    at 1 8
    .5d#d5.8ee8.
    5e525ebd33d7
    c7...7#7117d
    e4...4######
    e4...4#4....
    c7...7#6....
    5e525ebd32c5
    .5d#d5.8ee9.

    compose U+0154 U+0052 2 3 13

    compose U+0155 U+0072 8 2 11

    compose U+0156 U+0052 24 3 -1

    compose U+0157 U+0072 24 1 -1

    piece 31
    2e5e2
    .6#6.

    compose U+0158 U+0052 31 2 13

    compose U+0159 U+0072 22 1 11

    compose U+015A U+0053 2 3 13

    compose U+015B U+0073 8 3 11

    compose U+015C U+0053 3 2 13

    compose U+015D U+0073 9 2 11

    compose U+015E U+0053 6 3 1

    glyph U+015F
    advance 8
    at 1 8
    3be#b2
    d8225.
    d6....
    5eb61.
    .16be5
    ....6d
    .5228d
    2b##b3
    ...e2.
    ...9d.
    ..be9.

    compose U+0160 U+0053 31 2 13

    compose U+0161 U+0073 22 2 11

    compose U+0162 U+0054 6 2 1

    glyph U+0163
    advance 5
    at 0 10
    .#3..
    .#3..
    ####3
    1#41.
    .#3..
    .#3..
    .#3..
    .#3..
    .e61.
    .5##3
    ..e2.
    ..9d.
    .ae9.

    compose U+0164 U+0054 31 1 13

    glyph U+0165
    advance 6
    at 0 13
    ....11
    ....a5
    ....b3
    .#3.a1
    .#3...
    ####3.
    1#41..
    .#3...
    .#3...
    .#3...
    .#3...
    .e61..
    .5e#3.

    glyph U+0166
    advance 8
    at 0 10
    #######
    111#411
    ...#3..
    ...#3..
    ...#3..
    .#####.
    ...#3..
    ...#3..
    ...#3..
    ...#3..

    glyph U+0167
    advance 5
    at 0 10
    .#3..
    .#3..
    ####3
    1#41.
    .#3..
    .#3..
    ####3
    .#3..
    .e61.
    .5e#3

    compose U+0168 U+0055 14 2 13

    compose U+0169 U+0075 14 1 11

    compose U+016A U+0055 20 3 12

    compose U+016B U+0075 20 2 10

    compose U+016C U+0055 17 3 13

    compose U+016D U+0075 17 2 11

    compose U+016E U+0055 16 3 13

    compose U+016F U+0075 16 2 12

    piece 32
    4#6#2
    d8d7.

    compose U+0170 U+0055 32 3 13

    compose U+0171 U+0075 32 2 11

    glyph U+0172
    advance 10
    at 1 10
    #3....3#.
    #3....3#.
    #3....3#.
    #3....3#.
    #3....3#.
    #3....3#.
    d5....5d.
    9a....a9.
    2e8228e2.
    .2aeea85.
    .....1e2.
    .....2e1.
    ......8e4

    glyph U+0173
    advance 8
    at 1 8
    #3..3#.
    #3..3#.
    #3..3#.
    #3..3#.
    #3..3#.
    d5..5#.
    8c23c#.
    .9eee#.
    ...1e2.
    ...2e1.
    ....8e4

    compose U+0174 U+0057 3 4 13

    compose U+0175 U+0077 3 3 11

    compose U+0176 U+0059 3 2 13

    compose U+0177 U+0079 3 1 11

    compose U+0178 U+0059 15 2 12

    compose U+0179 U+005A 2 3 13

    compose U+017A U+007A 8 3 11

    compose U+017B U+005A 21 4 12

    compose U+017C U+007A 21 4 10

    compose U+017D U+005A 31 2 13

    compose U+017E U+007A 22 2 11

    glyph U+017F
    advance 4
    at 0 11
    .5e#3
    .e61.
    .#3..
    ##3..
    1#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..

    glyph U+0180
    advance 8
    at 0 11
    ####3..
    .#3....
    .#3....
    .#bee9.
    .#c32d7
    .#4..6c
    .#3..4e
    .#3..4e
    .#4..6c
    .#c32d7
    .#bee9.

    glyph U+0181
    advance 10
    at 0 10
    7#####d7.
    e5#4114e4
    ..#3...b7
    ..#4114e4
    ..#####d1
    ..#3..2c9
    ..#3...4e
    ..#3...4e
    ..#4113c9
    ..####d8.

    glyph U+0192
    advance 5
    at 0 11
    ..5e#3
    ..e61.
    ..#3..
    .####3
    .1#41.
    ..#3..
    ..#3..
    ..#3..
    ..#3..
    ..#3..
    ..#3..
    ..#3..
    13#2..
    #e7...

    glyph U+01A0
    advance 12
    at 1 11
    ........16d
    .18d#d81eb3
    1cb424bc1..
    7c.....c7..
    c6.....6c..
    e4.....4e..
    e4.....4e..
    c6.....6c..
    7c.....c7..
    1cb424bc1..
    .18d#d81...

    glyph U+01A1
    advance 10
    at 1 9
    ......16d
    .5d#d5eb3
    5e525e5..
    c7...7c..
    e4...4e..
    e4...4e..
    c7...7c..
    5e525e5..
    .5d#d5...

    glyph U+01AF
    advance 11
    at 1 11
    .......16d
    #3....3#b3
    #3....3#..
    #3....3#..
    #3....3#..
    #3....3#..
    #3....3#..
    d5....5d..
    9a....a9..
    2e8228e2..
    .2aeea2...

    glyph U+01B0
    advance 9
    at 1 9
    .....16d
    #3..3#b3
    #3..3#..
    #3..3#..
    #3..3#..
    #3..3#..
    d5..5#..
    8c23c#..
    .9eeb#..

    compose U+01CD U+0041 31 2 13

    compose U+01CE U+0061 22 2 11

    glyph U+01CF
    advance 5
    at 0 13
    1e5e3
    .5#8.
    .....
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.

    glyph U+01D0
    advance 5
    at 0 11
    1e5e3
    .5#8.
    .....
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.

    compose U+01D1 U+004F 31 3 13

    compose U+01D2 U+006F 31 2 11

    compose U+01D3 U+0055 22 3 13

    compose U+01D4 U+0075 22 2 11

    glyph U+01D5
    advance 10
    at 1 13
    ..####..
    ........
    ..#..#..
    ........
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    e4....4e
    a9....9a
    3e7227e3
    .3beeb3.

    piece 33
    ####
    ....
    #..#

    compose U+01D6 U+0075 33 2 12

    glyph U+01D7
    advance 10
    at 1 13
    ...4#2..
    ...d7...
    ..#..#..
    ........
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    e4....4e
    a9....9a
    3e7227e3
    .3beeb3.

    piece 34
    .4#2
    .d7.
    ....
    #..#

    compose U+01D8 U+0075 34 2 13

    glyph U+01D9
    advance 10
    at 1 13
    ..9999..
    ..1dd1..
    ..#..#..
    ........
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    e4....4e
    a9....9a
    3e7227e3
    .3beeb3.

    piece 35
    9999
    1dd1
    ....
    #..#

    compose U+01DA U+0075 35 2 13

    glyph U+01DB
    advance 10
    at 1 13
    ..2#4...
    ...7d...
    ..#..#..
    ........
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    e4....4e
    a9....9a
    3e7227e3
    .3beeb3.

    piece 36
    2#4.
    .7d.
    ....
    #..#

    compose U+01DC U+0075 36 2 13

    glyph U+01DE
    advance 9
    at 0 13
    ..8###8..
    .........
    ..88.88..
    .........
    ...6#6...
    ...b#b...
    ..2#8#2..
    ..7d.d7..
    ..d8.8d..
    .3#313#3.
    .9#####9.
    .e6...6e.
    5#1...1#5

    compose U+01DF U+0061 33 2 12

    glyph U+01E0
    advance 9
    at 0 13
    ..8###8..
    .........
    ....88...
    .........
    ...6#6...
    ...b#b...
    ..2#8#2..
    ..7d.d7..
    ..d8.8d..
    .3#313#3.
    .9#####9.
    .e6...6e.
    5#1...1#5

    piece 37
    ####
    ....
    ..#.

    compose U+01E1 U+0061 37 2 12

    compose U+01E2 U+00C6 20 4 12

    compose U+01E3 U+00E6 29 5 10

    compose U+01E6 U+0047 31 3 13

    compose U+01E7 U+0067 22 2 11

    compose U+01E8 U+004B 22 3 13

    glyph U+01E9
    advance 7
    at 1 13
    .9999.
    .1dd1.
    ......
    #3....
    #3....
    #3.1d9
    #3.ac1
    #36e2.
    #6#6..
    #e#a..
    #54#5.
    #3.8e1
    #3.1da

    glyph U+01EA
    advance 11
    at 1 10
    .18d#d81.
    1cb424bc1
    7c.....c7
    c6.....6c
    e4.....4e
    e4.....4e
    c6.....6c
    7c.....c7
    1cb424bc1
    .18d#e81.
    ...1e2...
    ...2e1...
    ....8e4..

    piece 38
    .82.
    3d1.
    5b1.
    1ae1

    compose U+01EB U+006F 38 3 1

    glyph U+01EC
    advance 11
    at 1 12
    ...#####.
    .........
    .18d#d81.
    1cb424bc1
    7c.....c7
    c6.....6c
    e4.....4e
    e4.....4e
    c6.....6c
    7c.....c7
    1cb424bc1
    .18d#e81.
    ...1e2...
    ...2e1...
    ....8e4..

    piece 39
    #####
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .82..
    3d1..
    5b1..
    1ae1.

    compose U+01ED U+006F 39 3 10

    piece 40
    1e5e3
    .5#8.

    compose U+01F0 U+0237 40 -1 11

    compose U+01F4 U+0047 2 4 13

    compose U+01F5 U+0067 8 3 11

    compose U+01F8 U+004E 7 3 13

    compose U+01F9 U+006E 7 2 11

    glyph U+01FA
    advance 9
    at 0 14
    ....ba...
    ...6e1...
    ...8#8...
    ...e3e...
    ...8#8...
    .........
    ...6#6...
    ...cec...
    ..3#5#3..
    ..ab.ba..
    .1#616#1.
    .7#####7.
    .d8...8d.
    4#2...2#4

    piece 41
    .4#2
    .d7.
    2dd2
    7997
    2dd2

    compose U+01FB U+0061 41 2 14

    compose U+01FC U+00C6 8 5 13

    compose U+01FD U+00E6 2 5 11

    compose U+01FE U+00D8 2 4 13

    compose U+01FF U+00F8 2 3 11

    piece 42
    abab.
    1e7e6

    compose U+0200 U+0041 42 2 13

    piece 43
    2#6#4
    .7d8d

    compose U+0201 U+0061 43 1 11

    piece 44
    1b#b1
    6a.a6

    compose U+0202 U+0041 44 2 13

    piece 45
    5ee5
    e33e

    compose U+0203 U+0061 45 2 11

    compose U+0204 U+0045 43 1 13

    compose U+0205 U+0065 43 1 11

    compose U+0206 U+0045 45 2 13

    compose U+0207 U+0065 45 2 11

    glyph U+0208
    advance 5
    at 0 13
    8c8c.
    1d8d7
    .....
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.

    glyph U+0209
    advance 5
    at 0 11
    8c8c.
    1d8d7
    .....
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.

    glyph U+020A
    advance 5
    at 0 13
    .a#c2
    5b.98
    .....
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.

    glyph U+020B
    advance 5
    at 0 11
    .a#c2
    5b.98
    .....
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.
    ..#3.

    compose U+020C U+004F 42 3 13

    compose U+020D U+006F 42 2 11

    compose U+020E U+004F 44 3 13

    compose U+020F U+006F 44 2 11

    compose U+0210 U+0052 42 2 13

    compose U+0211 U+0072 43 0 11

    compose U+0212 U+0052 44 2 13

    compose U+0213 U+0072 45 1 11

    compose U+0214 U+0055 43 2 13

    compose U+0215 U+0075 43 1 11

    compose U+0216 U+0055 45 3 13

    compose U+0217 U+0075 45 2 11

    compose U+0218 U+0053 24 3 -1

    compose U+0219 U+0073 24 2 -1

    compose U+021A U+0054 24 2 -1

    compose U+021B U+0074 24 1 -1

    compose U+021E U+0048 22 3 13

    glyph U+021F
    advance 8
    at 1 13
    .9999.
    .1dd1.
    ......
    #3....
    #3....
    #bee9.
    #c32c8
    #5..5d
    #3..3#
    #3..3#
    #3..3#
    #3..3#
    #3..3#

    piece 46
    88

    compose U+0226 U+0041 46 4 12

    compose U+0227 U+0061 21 4 10

    compose U+0228 U+0045 6 3 1

    glyph U+0229
    advance 8
    at 1 8
    .8ee8.
    6d33d7
    c7117d
    e#####
    e4....
    c6....
    6d32c5
    .8e#9.
    ...e2.
    ...9d.
    ..be9.

    glyph U+022A
    advance 11
    at 1 13
    ...#####.
    .........
    ..#...#..
    .........
    .19d#d91.
    1da313ad1
    9b.....b9
    d5.....5d
    #3.....3#
    d5.....5d
    9b.....b9
    1da313ad1
    .19d#d91.

    piece 47
    .#####
    ......
    #...#.

    compose U+022B U+006F 47 2 12

    glyph U+022C
    advance 11
    at 1 13
    ...#####.
    ..4a617..
    ..a6be8..
    .........
    .19d#d91.
    1da313ad1
    9b.....b9
    d5.....5d
    #3.....3#
    d5.....5d
    9b.....b9
    1da313ad1
    .19d#d91.

    piece 48
    .#####
    ......
    4a617.
    a6be8.

    compose U+022D U+006F 48 2 13

    compose U+022E U+004F 21 5 12

    compose U+022F U+006F 21 4 10

    glyph U+0230
    advance 11
    at 1 13
    ...#####.
    .........
    ....#....
    .........
    .19d#d91.
    1da313ad1
    9b.....b9
    d5.....5d
    #3.....3#
    d5.....5d
    9b.....b9
    1da313ad1
    .19d#d91.

    piece 49
    #####
    .....
    .#...

    compose U+0231 U+006F 49 3 12

    compose U+0232 U+0059 29 3 12

    compose U+0233 U+0079 19 1 10

    glyph U+024A
    advance 11
    at 1 10
    .2aeea5#..
    1d9229##..
    8b....b#..
    d6....6#..
    e4....4#..
    e4....4#..
    d6....6#..
    8b....b#..
    1d9229##..
    .2aeea5#..
    ......2#31
    .......8##

    glyph U+024B
    advance 9
    at 1 8
    .9eeb#..
    7d23c#..
    c6..4#..
    e4..3#..
    e4..3#..
    c6..4#..
    7d23c#..
    .9eeb#..
    ....3#..
    ....3#11
    ....3###

    piece 50
    8#8
    e3e
    8#8

    compose U+1E00 U+0041 50 3 -1

    compose U+1E01 U+0061 16 2 -1

    compose U+1E02 U+0042 21 4 12

    glyph U+1E03
    advance 8
    at 1 12
    ...#..
    ......
    #3....
    #3....
    #bee9.
    #c32d7
    #4..6c
    #3..4e
    #3..4e
    #4..6c
    #c32d7
    #bee9.

    compose U+1E04 U+0042 21 4 -1

    compose U+1E05 U+0062 21 4 -1

    compose U+1E06 U+0042 29 3 -1

    compose U+1E07 U+0062 20 2 -1

    piece 51
    4#2
    d7.
    ...
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
    .e2
    .9d
    be9

    compose U+1E08 U+0043 51 4 13

    glyph U+1E09
    advance 7
    at 1 11
    ..4#2.
    ..d7..
    ......
    .7ee91
    6e32c6
    c7....
    e4....
    e4....
    c7....
    6e32c6
    .7e#a1
    ...e2.
    ...9d.
    ..be9.

    compose U+1E0A U+0044 21 5 12

    glyph U+1E0B
    advance 8
    at 1 12
    ...#..
    ......
    ....3#
    ....3#
    .9eeb#
    7d23c#
    c6..4#
    e4..3#
    e4..3#
    c6..4#
    7d23c#
    .9eeb#

    compose U+1E0C U+0044 21 5 -1

    compose U+1E0D U+0064 21 4 -1

    compose U+1E0E U+0044 20 3 -1

    compose U+1E0F U+0064 20 2 -1

    compose U+1E10 U+0044 24 3 -1

    compose U+1E11 U+0064 24 2 -1

    compose U+1E12 U+0044 9 3 -1

    compose U+1E13 U+0064 9 2 -1

    glyph U+1E14
    advance 8
    at 1 13
    .2#4..
    ..7d..
    .####.
    ......
    ######
    #41111
    #3....
    #4111.
    #####.
    #3....
    #3....
    #41111
    ######

    piece 52
    2#4.
    .7d.
    ....
    ####

    compose U+1E15 U+0065 52 2 13

    glyph U+1E16
    advance 8
    at 1 13
    ..4#2.
    ..d7..
    .####.
    ......
    ######
    #41111
    #3....
    #4111.
    #####.
    #3....
    #3....
    #41111
    ######

    piece 53
    .4#2
    .d7.
    ....
    ####

    compose U+1E17 U+0065 53 2 13

    compose U+1E18 U+0045 9 2 -1

    compose U+1E19 U+0065 9 2 -1

    compose U+1E1A U+0045 14 1 -1

    compose U+1E1B U+0065 14 1 -1

    piece 54
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
    ....
    ..3.
    ..e2
    ..9d
    .be9

    compose U+1E1C U+0045 54 2 13

    glyph U+1E1D
    advance 8
    at 1 11
    .e33e.
    .5ee5.
    ......
    .8ee8.
    6d33d7
    c7117d
    e#####
    e4....
    c6....
    6d32c5
    .8e#9.
    ...e2.
    ...9d.
    ..be9.

    compose U+1E1E U+0046 21 4 12

    glyph U+1E1F
    advance 4
    at 0 12
    ..#..
    .....
    .5e#3
    .e61.
    ####3
    1#41.
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..

    compose U+1E20 U+0047 29 4 12

    compose U+1E21 U+0067 20 2 10

    compose U+1E22 U+0048 21 5 12

    glyph U+1E23
    advance 8
    at 1 12
    ...#..
    ......
    #3....
    #3....
    #bee9.
    #c32c8
    #5..5d
    #3..3#
    #3..3#
    #3..3#
    #3..3#
    #3..3#

    compose U+1E24 U+0048 21 5 -1

    compose U+1E25 U+0068 21 4 -1

    compose U+1E26 U+0048 10 3 12

    glyph U+1E27
    advance 8
    at 1 12
    .#..#.
    ......
    #3....
    #3....
    #bee9.
    #c32c8
    #5..5d
    #3..3#
    #3..3#
    #3..3#
    #3..3#
    #3..3#

    compose U+1E28 U+0048 6 4 1

    compose U+1E29 U+0068 6 3 1

    compose U+1E2A U+0048 17 3 -1

    compose U+1E2B U+0068 17 2 -1

    piece 55
    3a717
    96ae9

    compose U+1E2C U+0049 55 -1 -1

    compose U+1E2D U+0069 55 -1 -1

    glyph U+1E2E
    advance 3
    at 0 13
    .ab
    4e2
    #.#
    ...
    .#3
    .#3
    .#3
    .#3
    .#3
    .#3
    .#3
    .#3
    .#3

    piece 56
    .ab
    4e2
    ...
    #.#

    compose U+1E2F U+0131 56 0 13

    compose U+1E30 U+004B 8 4 13

    glyph U+1E31
    advance 7
    at 1 13
    ..4#2.
    ..d7..
    ......
    #3....
    #3....
    #3.1d9
    #3.ac1
    #36e2.
    #6#6..
    #e#a..
    #54#5.
    #3.8e1
    #3.1da

    compose U+1E32 U+004B 21 5 -1

    compose U+1E33 U+006B 21 4 -1

    compose U+1E34 U+004B 20 3 -1

    compose U+1E35 U+006B 20 2 -1

    compose U+1E36 U+004C 21 4 -1

    compose U+1E37 U+006C 21 1 -1

    piece 57
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
    .....
    ...#.

    compose U+1E38 U+004C 57 1 12

    glyph U+1E39
    advance 4
    at 0 12
    #####
    .....
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#4..
    .9#3.
    .....
    .#...

    compose U+1E3A U+004C 20 2 -1

    compose U+1E3B U+006C 29 0 -1

    compose U+1E3C U+004C 9 2 -1

    compose U+1E3D U+006C 26 -1 -1

    compose U+1E3E U+004D 2 4 13

    compose U+1E3F U+006D 2 4 11

    compose U+1E40 U+004D 21 5 12

    compose U+1E41 U+006D 21 5 10

    compose U+1E42 U+004D 21 5 -1

    compose U+1E43 U+006D 21 5 -1

    compose U+1E44 U+004E 21 5 12

    compose U+1E45 U+006E 21 4 10

    compose U+1E46 U+004E 21 5 -1

    compose U+1E47 U+006E 21 4 -1

    compose U+1E48 U+004E 20 3 -1

    compose U+1E49 U+006E 20 2 -1

    compose U+1E4A U+004E 9 3 -1

    compose U+1E4B U+006E 9 2 -1

    glyph U+1E4C
    advance 11
    at 1 14
    ....ba...
    ...6e1...
    ..4a617..
    ..a6be8..
    .........
    .19d#d91.
    1da313ad1
    9b.....b9
    d5.....5d
    #3.....3#
    d5.....5d
    9b.....b9
    1da313ad1
    .19d#d91.

    piece 58
    ..ba.
    .6e1.
    4a617
    a6be8

    compose U+1E4D U+006F 58 2 13

    glyph U+1E4E
    advance 11
    at 1 13
    ..#...#..
    ..4a617..
    ..a6be8..
    .........
    .19d#d91.
    1da313ad1
    9b.....b9
    d5.....5d
    #3.....3#
    d5.....5d
    9b.....b9
    1da313ad1
    .19d#d91.

    piece 59
    #...#
    .....
    4a617
    a6be8

    compose U+1E4F U+006F 59 2 13

    glyph U+1E50
    advance 11
    at 1 13
    ...ab....
    ...1e6...
    ...#####.
    .........
    .19d#d91.
    1da313ad1
    9b.....b9
    d5.....5d
    #3.....3#
    d5.....5d
    9b.....b9
    1da313ad1
    .19d#d91.

    piece 60
    ab...
    1e6..
    .....
    #####

    compose U+1E51 U+006F 60 3 13

    glyph U+1E52
    advance 11
    at 1 13
    ....ba...
    ...6e1...
    ...#####.
    .........
    .19d#d91.
    1da313ad1
    9b.....b9
    d5.....5d
    #3.....3#
    d5.....5d
    9b.....b9
    1da313ad1
    .19d#d91.

    piece 61
    .ba..
    6e1..
    .....
    #####

    compose U+1E53 U+006F 61 3 13

    compose U+1E54 U+0050 2 3 13

    compose U+1E55 U+0070 8 3 11

    compose U+1E56 U+0050 21 4 12

    compose U+1E57 U+0070 21 4 10

    compose U+1E58 U+0052 21 4 12

    compose U+1E59 U+0072 21 3 10

    compose U+1E5A U+0052 21 4 -1

    compose U+1E5B U+0072 21 3 -1

    piece 62
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
    .....
    .#...

    compose U+1E5C U+0052 62 3 12

    piece 63
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
    ..#.

    compose U+1E5D U+0072 63 1 10

    compose U+1E5E U+0052 29 3 -1

    compose U+1E5F U+0072 20 1 -1

    compose U+1E60 U+0053 21 4 12

    compose U+1E61 U+0073 21 4 10

    compose U+1E62 U+0053 21 4 -1

    compose U+1E63 U+0073 21 4 -1

    glyph U+1E64
    advance 9
    at 1 13
    ...#...
    ...ba..
    ..6e1..
    .......
    19d#e91
    ba31381
    e4.....
    8d61...
    .5c#c5.
    ...16d8
    .....4e
    18313ab
    19e#d91

    piece 64
    .#.
    ...
    4#2
    d7.

    compose U+1E65 U+0073 64 3 13

    glyph U+1E66
    advance 9
    at 1 13
    ...#...
    .2e5e2.
    ..6#6..
    .......
    19d#e91
    ba31381
    e4.....
    8d61...
    .5c#c5.
    ...16d8
    .....4e
    18313ab
    19e#d91

    piece 65
    ..#.
    ....
    9999
    1dd1

    compose U+1E67 U+0073 65 2 13

    piece 66
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
    .
    #

    compose U+1E68 U+0053 66 4 12

    piece 67
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

    compose U+1E69 U+0073 67 4 10

    compose U+1E6A U+0054 21 3 12

    compose U+1E6B U+0074 21 1 12

    compose U+1E6C U+0054 21 3 -1

    compose U+1E6D U+0074 21 2 -1

    compose U+1E6E U+0054 29 2 -1

    compose U+1E6F U+0074 29 0 -1

    compose U+1E70 U+0054 3 1 -1

    piece 68
    .9#4.
    4d6d1

    compose U+1E71 U+0074 68 0 -1

    compose U+1E72 U+0055 10 3 -1

    compose U+1E73 U+0075 10 2 -1

    compose U+1E74 U+0055 14 2 -1

    compose U+1E75 U+0075 14 1 -1

    compose U+1E76 U+0055 9 3 -1

    compose U+1E77 U+0075 9 2 -1

    glyph U+1E78
    advance 10
    at 1 14
    ...4#2..
    ...d7...
    .199353.
    .497dd2.
    ........
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    e4....4e
    a9....9a
    3e7227e3
    .3beeb3.

    piece 69
    ..4#2.
    ..d7..
    199353
    497dd2

    compose U+1E79 U+0075 69 1 13

    glyph U+1E7A
    advance 10
    at 1 13
    ..#..#..
    ........
    ..####..
    ........
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    #3....3#
    e4....4e
    a9....9a
    3e7227e3
    .3beeb3.

    piece 70
    #..#
    ....
    ####

    compose U+1E7B U+0075 70 2 12

    compose U+1E7C U+0056 4 2 13

    compose U+1E7D U+0076 4 1 11

    compose U+1E7E U+0056 46 4 -1

    compose U+1E7F U+0076 46 3 -1

    compose U+1E80 U+0057 1 5 13

    compose U+1E81 U+0077 1 4 11

    compose U+1E82 U+0057 2 5 13

    compose U+1E83 U+0077 2 4 11

    compose U+1E84 U+0057 5 4 12

    compose U+1E85 U+0077 5 3 10

    compose U+1E86 U+0057 46 6 12

    compose U+1E87 U+0077 46 5 10

    compose U+1E88 U+0057 46 6 -1

    compose U+1E89 U+0077 46 5 -1

    compose U+1E8A U+0058 46 4 12

    compose U+1E8B U+0078 46 3 10

    compose U+1E8C U+0058 5 2 12

    compose U+1E8D U+0078 5 1 10

    compose U+1E8E U+0059 21 4 12

    compose U+1E8F U+0079 46 3 10

    compose U+1E90 U+005A 3 2 13

    compose U+1E91 U+007A 9 2 11

    compose U+1E92 U+005A 21 4 -1

    compose U+1E93 U+007A 21 4 -1

    compose U+1E94 U+005A 29 3 -1

    compose U+1E95 U+007A 20 2 -1

    compose U+1E96 U+0068 20 2 -1

    compose U+1E97 U+0074 13 0 12

    compose U+1E98 U+0077 50 4 12

    compose U+1E99 U+0079 50 2 12

    glyph U+1E9B
    advance 4
    at 0 12
    ..#..
    .....
    .5e#3
    .e61.
    ##3..
    1#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..
    .#3..

    glyph U+1E9E
    advance 9
    at 1 10
    .7d#d5.
    7d415e3
    d5...b7
    #3...c6
    #3.16e2
    #3.7#c1
    #3..2ba
    #3...4e
    #3.13ac
    #35#ea2

    compose U+1EA0 U+0041 46 4 -1

    compose U+1EA1 U+0061 21 4 -1

    piece 71
    ##b
    .#6

    compose U+1EA2 U+0041 71 3 13

    piece 72
    8#e5
    .8b2

    compose U+1EA3 U+0061 72 2 11

    glyph U+1EA4
    advance 9
    at 0 14
    .....ba..
    ....6e1..
    ...6#6...
    ..2e5e2..
    .........
    ...6#6...
    ...b#b...
    ..2#8#2..
    ..7d.d7..
    ..d8.8d..
    .3#313#3.
    .9#####9.
    .e6...6e.
    5#1...1#5

    piece 73
    ..4#2
    ..d7.
    1dd1.
    9999.

    compose U+1EA5 U+0061 73 2 13

    glyph U+1EA6
    advance 9
    at 0 14
    ..ab.....
    ..1e6....
    ...6#6...
    ..2e5e2..
    .........
    ...6#6...
    ...b#b...
    ..2#8#2..
    ..7d.d7..
    ..d8.8d..
    .3#313#3.
    .9#####9.
    .e6...6e.
    5#1...1#5

    piece 74
    2#4..
    .7d..
    .1dd1
    .9999

    compose U+1EA7 U+0061 74 1 13

    glyph U+1EA8
    advance 9
    at 0 14
    ...##b...
    ....#6...
    ...6#6...
    ..2e5e2..
    .........
    ...6#6...
    ...b#b...
    ..2#8#2..
    ..7d.d7..
    ..d8.8d..
    .3#313#3.
    .9#####9.
    .e6...6e.
    5#1...1#5

    piece 75
    8#e5
    .8b2
    1dd1
    9999

    compose U+1EA9 U+0061 75 2 13

    glyph U+1EAA
    advance 9
    at 0 14
    ..4a617..
    ..a6be8..
    ...6#6...
    ..2e5e2..
    .........
    ...6#6...
    ...b#b...
    ..2#8#2..
    ..7d.d7..
    ..d8.8d..
    .3#313#3.
    .9#####9.
    .e6...6e.
    5#1...1#5

    piece 76
    199353
    497dd2
    .1dd1.
    .9999.

    compose U+1EAB U+0061 76 1 13

    piece 77
    .6#6.
    2e5e2
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
    .....
    ..88.

    compose U+1EAC U+0041 77 2 13

    piece 78
    1dd1
    9999
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

    compose U+1EAD U+0061 78 2 11

    glyph U+1EAE
    advance 9
    at 0 14
    .....ba..
    ....6e1..
    ..6a.a6..
    ..1b#b1..
    .........
    ...6#6...
    ...b#b...
    ..2#8#2..
    ..7d.d7..
    ..d8.8d..
    .3#313#3.
    .9#####9.
    .e6...6e.
    5#1...1#5

    piece 79
    ..4#2
    ..d7.
    e33e.
    5ee5.

    compose U+1EAF U+0061 79 2 13

    glyph U+1EB0
    advance 9
    at 0 14
    ..ab.....
    ..1e6....
    ..6a.a6..
    ..1b#b1..
    .........
    ...6#6...
    ...b#b...
    ..2#8#2..
    ..7d.d7..
    ..d8.8d..
    .3#313#3.
    .9#####9.
    .e6...6e.
    5#1...1#5

    piece 80
    2#4..
    .7d..
    .e33e
    .5ee5

    compose U+1EB1 U+0061 80 1 13

    glyph U+1EB2
    advance 9
    at 0 14
    ...##b...
    ....#6...
    ..6a.a6..
    ..1b#b1..
    .........
    ...6#6...
    ...b#b...
    ..2#8#2..
    ..7d.d7..
    ..d8.8d..
    .3#313#3.
    .9#####9.
    .e6...6e.
    5#1...1#5

    piece 81
    8#e5
    .8b2
    e33e
    5ee5

    compose U+1EB3 U+0061 81 2 13

    glyph U+1EB4
    advance 9
    at 0 14
    ..4a617..
    ..a6be8..
    ..6a.a6..
    ..1b#b1..
    .........
    ...6#6...
    ...b#b...
    ..2#8#2..
    ..7d.d7..
    ..d8.8d..
    .3#313#3.
    .9#####9.
    .e6...6e.
    5#1...1#5

    piece 82
    199353
    497dd2
    .e33e.
    .5ee5.

    compose U+1EB5 U+0061 82 1 13

    piece 83
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
    .....
    ..88.

    compose U+1EB6 U+0041 83 2 13

    piece 84
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
    ....
    ..#.

    compose U+1EB7 U+0061 84 2 11

    compose U+1EB8 U+0045 21 4 -1

    compose U+1EB9 U+0065 21 4 -1

    compose U+1EBA U+0045 72 2 13

    compose U+1EBB U+0065 72 2 11

    compose U+1EBC U+0045 14 1 13

    compose U+1EBD U+0065 14 1 11

    glyph U+1EBE
    advance 8
    at 1 14
    ...4#2
    ...d7.
    .1dd1.
    .9999.
    ......
    ######
    #41111
    #3....
    #4111.
    #####.
    #3....
    #3....
    #41111
    ######

    compose U+1EBF U+0065 73 2 13

    glyph U+1EC0
    advance 8
    at 1 14
    2#4...
    .7d...
    .1dd1.
    .9999.
    ......
    ######
    #41111
    #3....
    #4111.
    #####.
    #3....
    #3....
    #41111
    ######

    compose U+1EC1 U+0065 74 1 13

    glyph U+1EC2
    advance 8
    at 1 14
    .8#e5.
    ..8b2.
    .1dd1.
    .9999.
    ......
    ######
    #41111
    #3....
    #4111.
    #####.
    #3....
    #3....
    #41111
    ######

    compose U+1EC3 U+0065 75 2 13

    glyph U+1EC4
    advance 8
    at 1 14
    199353
    497dd2
    .1dd1.
    .9999.
    ......
    ######
    #41111
    #3....
    #4111.
    #####.
    #3....
    #3....
    #41111
    ######

    compose U+1EC5 U+0065 76 1 13

    piece 85
    1dd1
    9999
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
    ....
    ..#.

    compose U+1EC6 U+0045 85 2 13

    compose U+1EC7 U+0065 78 2 11

    piece 86
    e#c
    .e7

    compose U+1EC8 U+0049 86 0 13

    compose U+1EC9 U+0131 86 0 11

    compose U+1ECA U+0049 21 1 -1

    compose U+1ECB U+0069 21 1 -1

    compose U+1ECC U+004F 21 5 -1

    compose U+1ECD U+006F 21 4 -1

    compose U+1ECE U+004F 71 4 13

    compose U+1ECF U+006F 71 3 11

    glyph U+1ED0
    advance 11
    at 1 14
    .....ba..
    ....6e1..
    ...6#6...
    ..2e5e2..
    .........
    .19d#d91.
    1da313ad1
    9b.....b9
    d5.....5d
    #3.....3#
    d5.....5d
    9b.....b9
    1da313ad1
    .19d#d91.

    piece 87
    ...ba
    ..6e1
    .6#6.
    2e5e2

    compose U+1ED1 U+006F 87 2 13

    glyph U+1ED2
    advance 11
    at 1 14
    ..ab.....
    ..1e6....
    ...6#6...
    ..2e5e2..
    .........
    .19d#d91.
    1da313ad1
    9b.....b9
    d5.....5d
    #3.....3#
    d5.....5d
    9b.....b9
    1da313ad1
    .19d#d91.

    piece 88
    ab...
    1e6..
    .6#6.
    2e5e2

    compose U+1ED3 U+006F 88 2 13

    glyph U+1ED4
    advance 11
    at 1 14
    ...##b...
    ....#6...
    ...6#6...
    ..2e5e2..
    .........
    .19d#d91.
    1da313ad1
    9b.....b9
    d5.....5d
    #3.....3#
    d5.....5d
    9b.....b9
    1da313ad1
    .19d#d91.

    piece 89
    .##b.
    ..#6.
    .6#6.
    2e5e2

    compose U+1ED5 U+006F 89 2 13

    glyph U+1ED6
    advance 11
    at 1 14
    ..4a617..
    ..a6be8..
    ...6#6...
    ..2e5e2..
    .........
    .19d#d91.
    1da313ad1
    9b.....b9
    d5.....5d
    #3.....3#
    d5.....5d
    9b.....b9
    1da313ad1
    .19d#d91.

    piece 90
    4a617
    a6be8
    .6#6.
    2e5e2

    compose U+1ED7 U+006F 90 2 13

    piece 91
    .6#6.
    2e5e2
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
    .....
    ..#..

    compose U+1ED8 U+004F 91 3 13

    piece 92
    .6#6.
    2e5e2
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

    compose U+1ED9 U+006F 92 2 11

    glyph U+1EDA
    advance 12
    at 1 13
    ....ba.....
    ...6e1.....
    ........16d
    .18d#d81eb3
    1cb424bc1..
    7c.....c7..
    c6.....6c..
    e4.....4e..
    e4.....4e..
    c6.....6c..
    7c.....c7..
    1cb424bc1..
    .18d#d81...

    glyph U+1EDB
    advance 10
    at 1 11
    ...ba....
    ..6e1....
    ......16d
    .5d#d5eb3
    5e525e5..
    c7...7c..
    e4...4e..
    e4...4e..
    c7...7c..
    5e525e5..
    .5d#d5...

    glyph U+1EDC
    advance 12
    at 1 13
    ...ab......
    ...1e6.....
    ........16d
    .18d#d81eb3
    1cb424bc1..
    7c.....c7..
    c6.....6c..
    e4.....4e..
    e4.....4e..
    c6.....6c..
    7c.....c7..
    1cb424bc1..
    .18d#d81...

    glyph U+1EDD
    advance 10
    at 1 11
    ..ab.....
    ..1e6....
    ......16d
    .5d#d5eb3
    5e525e5..
    c7...7c..
    e4...4e..
    e4...4e..
    c7...7c..
    5e525e5..
    .5d#d5...

    glyph U+1EDE
    advance 12
    at 1 13
    ...##b.....
    ....#6.....
    ........16d
    .18d#d81eb3
    1cb424bc1..
    7c.....c7..
    c6.....6c..
    e4.....4e..
    e4.....4e..
    c6.....6c..
    7c.....c7..
    1cb424bc1..
    .18d#d81...

    glyph U+1EDF
    advance 10
    at 1 11
    ..##b....
    ...#6....
    ......16d
    .5d#d5eb3
    5e525e5..
    c7...7c..
    e4...4e..
    e4...4e..
    c7...7c..
    5e525e5..
    .5d#d5...

    glyph U+1EE0
    advance 12
    at 1 13
    ..4a617....
    ..a6be8....
    ........16d
    .18d#d81eb3
    1cb424bc1..
    7c.....c7..
    c6.....6c..
    e4.....4e..
    e4.....4e..
    c6.....6c..
    7c.....c7..
    1cb424bc1..
    .18d#d81...

    glyph U+1EE1
    advance 10
    at 1 11
    .4a617...
    .a6be8...
    ......16d
    .5d#d5eb3
    5e525e5..
    c7...7c..
    e4...4e..
    e4...4e..
    c7...7c..
    5e525e5..
    .5d#d5...

    glyph U+1EE2
    advance 12
    at 1 11
    ........16d
    .18d#d81eb3
    1cb424bc1..
    7c.....c7..
    c6.....6c..
    e4.....4e..
    e4.....4e..
    c6.....6c..
    7c.....c7..
    1cb424bc1..
    .18d#d81...
    ...........
    ....#......

    glyph U+1EE3
    advance 10
    at 1 9
    ......16d
    .5d#d5eb3
    5e525e5..
    c7...7c..
    e4...4e..
    e4...4e..
    c7...7c..
    5e525e5..
    .5d#d5...
    .........
    ...#.....

    compose U+1EE4 U+0055 21 5 -1

    compose U+1EE5 U+0075 21 4 -1

    compose U+1EE6 U+0055 72 3 13

    compose U+1EE7 U+0075 72 2 11

    glyph U+1EE8
    advance 11
    at 1 13
    ...4#2....
    ...d7.....
    .......16d
    #3....3#b3
    #3....3#..
    #3....3#..
    #3....3#..
    #3....3#..
    #3....3#..
    d5....5d..
    9a....a9..
    2e8228e2..
    .2aeea2...

    glyph U+1EE9
    advance 9
    at 1 11
    ..4#2...
    ..d7....
    .....16d
    #3..3#b3
    #3..3#..
    #3..3#..
    #3..3#..
    #3..3#..
    d5..5#..
    8c23c#..
    .9eeb#..

    glyph U+1EEA
    advance 11
    at 1 13
    ..2#4.....
    ...7d.....
    .......16d
    #3....3#b3
    #3....3#..
    #3....3#..
    #3....3#..
    #3....3#..
    #3....3#..
    d5....5d..
    9a....a9..
    2e8228e2..
    .2aeea2...

    glyph U+1EEB
    advance 9
    at 1 11
    .2#4....
    ..7d....
    .....16d
    #3..3#b3
    #3..3#..
    #3..3#..
    #3..3#..
    #3..3#..
    d5..5#..
    8c23c#..
    .9eeb#..

    glyph U+1EEC
    advance 11
    at 1 13
    ..8#e5....
    ...8b2....
    .......16d
    #3....3#b3
    #3....3#..
    #3....3#..
    #3....3#..
    #3....3#..
    #3....3#..
    d5....5d..
    9a....a9..
    2e8228e2..
    .2aeea2...

    glyph U+1EED
    advance 9
    at 1 11
    .8#e5...
    ..8b2...
    .....16d
    #3..3#b3
    #3..3#..
    #3..3#..
    #3..3#..
    #3..3#..
    d5..5#..
    8c23c#..
    .9eeb#..

    glyph U+1EEE
    advance 11
    at 1 13
    .199353...
    .497dd2...
    .......16d
    #3....3#b3
    #3....3#..
    #3....3#..
    #3....3#..
    #3....3#..
    #3....3#..
    d5....5d..
    9a....a9..
    2e8228e2..
    .2aeea2...

    glyph U+1EEF
    advance 9
    at 1 11
    199353..
    497dd2..
    .....16d
    #3..3#b3
    #3..3#..
    #3..3#..
    #3..3#..
    #3..3#..
    d5..5#..
    8c23c#..
    .9eeb#..

    glyph U+1EF0
    advance 11
    at 1 11
    .......16d
    #3....3#b3
    #3....3#..
    #3....3#..
    #3....3#..
    #3....3#..
    #3....3#..
    d5....5d..
    9a....a9..
    2e8228e2..
    .2aeea2...
    ..........
    ....#.....

    glyph U+1EF1
    advance 9
    at 1 9
    .....16d
    #3..3#b3
    #3..3#..
    #3..3#..
    #3..3#..
    #3..3#..
    d5..5#..
    8c23c#..
    .9eeb#..
    ........
    ...#....

    compose U+1EF2 U+0059 1 3 13

    compose U+1EF3 U+0079 1 2 11

    compose U+1EF4 U+0059 21 4 -1

    glyph U+1EF5
    advance 7
    at 0 8
    5e1.1e5
    1#4.4#1
    .c9.9c.
    .7d.d7.
    .3#5#3.
    ..dde..
    ..9#9..
    ..5#5..
    ..5#1..
    .19b77.
    6#e4...

    compose U+1EF6 U+0059 71 3 13

    compose U+1EF7 U+0079 71 2 11

    compose U+1EF8 U+0059 4 2 13

    compose U+1EF9 U+0079 4 1 11

    glyph U+FFFD
    advance 10
    at 1 10
    ########
    #......#
    #......#
    #......#
    #......#
    #......#
    #......#
    #......#
    #......#
    ########

    """#
}
