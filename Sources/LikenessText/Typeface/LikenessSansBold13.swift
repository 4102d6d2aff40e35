/// Likeness Sans Bold, drawn for 13 pixels to the em.
///
/// Written by `tools/typeface/draw.py`; change the drawing there, not here.
extension LikenessSans {
  static let bold13: StaticString = #"""
    typeface Likeness Sans
    weight 700
    size 13
    ascent 12
    descent 4
    leading 0
    cap-height 9
    x-height 7
    underline -1 2

    glyph U+0020
    advance 4

    glyph U+0021
    advance 4
    at 1 9
    ##
    ##
    ee
    ee
    ee
    ee
    ..
    ##
    ##

    glyph U+0022
    advance 7
    at 1 9
    ##.##
    ##.##
    ##.##

    glyph U+0023
    advance 11
    at 1 9
    ..2#51#6.
    ..4#33#4.
    #########
    ..8e.7#..
    ..ac.9d..
    ..ca.bb..
    #########
    .1#61#6..
    .3#33#4..

    glyph U+0024
    advance 8
    at 1 10
    ...#..
    2ae#a1
    c#ee91
    e#1...
    a#c5..
    2c##c2
    ..5c#a
    ...1#e
    19ee#c
    1ae#a2
    ...#..

    glyph U+0025
    advance 13
    at 1 9
    3c#c3..bc..
    cb1bc.6#3..
    #8.8#1e9...
    cb1bcad1...
    3c#c7#7c#c3
    ...1dacb1bc
    ...9e1#8.8#
    ..3#6.cb1bc
    ..cb..3c#c3

    glyph U+0026
    advance 10
    at 1 9
    .3c#c3...
    .a#e#a...
    .b#c#9...
    .b##e3...
    2e#d3.142
    b#ce8.5#b
    e#25ebd#6
    b##de##b.
    19d#ecb#6

    glyph U+0027
    advance 4
    at 1 9
    ##
    ##
    ##

    glyph U+0028
    advance 5
    at 1 11
    .2..
    1ee1
    5#b.
    9#7.
    c#3.
    e#1.
    ##..
    ##..
    e#1.
    c#3.
    9#7.
    5#b.
    1ee1
    .2..

    glyph U+0029
    advance 5
    at 0 11
    ..2.
    1ee1
    .b#5
    .7#9
    .3#c
    .1#e
    ..##
    ..##
    .1#e
    .3#c
    .7#9
    .b#5
    1ee1
    ..2.

    glyph U+002A
    advance 6
    at 1 9
    9##9
    e##e
    e##e
    9##9

    glyph U+002B
    advance 8
    at 1 7
    ..dd..
    ..##..
    dd##dd
    ######
    ..##..
    ..##..

    glyph U+002C
    advance 4
    at 0 2
    .e#
    .b#
    .da
    4a1

    glyph U+002D
    advance 6
    at 1 4
    dddd
    ####

    glyph U+002E
    advance 4
    at 1 2
    ##
    ##

    glyph U+002F
    advance 6
    at 0 10
    ...6#5
    ...a#1
    ...ec.
    ..3#8.
    ..7#4.
    ..b#1.
    .1#b..
    .4#7..
    .8#3..
    .ce...
    1#a...
    5#6...

    glyph U+0030
    advance 8
    at 1 9
    .7ee7.
    5####5
    b#55#b
    e#11#e
    ##..##
    e#11#e
    b#55#b
    5####5
    .7ee7.

    glyph U+0031
    advance 8
    at 2 9
    .9##
    c###
    #b##
    6.##
    ..##
    ..##
    ..##
    ..##
    ..##

    glyph U+0032
    advance 8
    at 1 9
    2aeea2
    3cee#b
    ...1#e
    ...6#c
    ..2e#5
    .1c#9.
    .a#c..
    d##edd
    ######

    glyph U+0033
    advance 8
    at 1 9
    2b#e91
    2bee#a
    ...1#e
    ...4#c
    .3###4
    ...4#c
    ...1#e
    2bee#a
    2b#e91

    glyph U+0034
    advance 8
    at 1 9
    ..3##.
    ..a##.
    .3###.
    .b###.
    4#a##.
    e#e##d
    ######
    ...##.
    ...##.

    glyph U+0035
    advance 8
    at 1 9
    ######
    ##dddd
    ##....
    ###e91
    ddde#9
    ...2#e
    ...2#e
    2bee#9
    3b#e91

    glyph U+0036
    advance 8
    at 1 9
    .6d#b2
    4##ea1
    a#6...
    e#2...
    ##eea2
    ##aa#b
    ##11##
    b#aa#b
    2aeea2

    glyph U+0037
    advance 8
    at 1 9
    ######
    dddd##
    ...3#b
    ...a#4
    ..2#c.
    ..9#5.
    .1ed..
    .7#7..
    .ee1..

    glyph U+0038
    advance 8
    at 1 9
    2aeea2
    b#ee#b
    ##11##
    c#55#c
    4####4
    c#55#c
    ##11##
    b#ee#b
    2aeea2

    glyph U+0039
    advance 8
    at 1 9
    2aeea2
    b#aa#b
    ##11##
    b#aa##
    2aee##
    ...2#e
    ...6#a
    1ae##4
    2b#d6.

    glyph U+003A
    advance 4
    at 1 7
    ##
    ##
    ..
    ..
    ..
    ##
    ##

    glyph U+003B
    advance 4
    at 0 7
    .##
    .##
    ...
    ...
    ...
    .e#
    .b#
    .da
    4a1

    glyph U+003C
    advance 8
    at 1 7
    ...16b
    16b###
    ###d83
    ###b61
    38d###
    ...38d

    glyph U+003D
    advance 8
    at 1 8
    aaaaaa
    ######
    222222
    ......
    dddddd
    ######

    glyph U+003E
    advance 8
    at 1 7
    b61...
    ###b61
    38d###
    16b###
    ###d83
    d83...

    glyph U+003F
    advance 8
    at 1 9
    2beea2
    2bee#b
    ...1#e
    ...9#b
    ..8#e2
    ..e#3.
    ......
    ..##..
    ..##..

    glyph U+0040
    advance 13
    at 1 9
    ..4ad#ea4..
    .7d62.26d8.
    4d1.....1d4
    a6.3c#e#.5b
    d2.cb1b#.1e
    #..#8.8#..#
    d2.cb1b#22e
    a6.3c#c9ee6
    4d1........
    .7d62......
    ..4ad###2..

    glyph U+0041
    advance 10
    at 0 9
    ...2##2...
    ...8##8...
    ...eeee...
    ..5#99#5..
    ..b#33#b..
    .2##99##2.
    .8######8.
    .de1..1ed.
    5#9....9#5

    glyph U+0042
    advance 9
    at 1 9
    ####d7.
    ##dd##4
    ##..8#7
    ##..b#4
    #####e2
    ##dde#b
    ##..1##
    ##dde#b
    #####b2

    glyph U+0043
    advance 9
    at 1 9
    .2ae#c5.
    2e#ed##3
    9#a..53.
    d#2.....
    ##......
    d#2.....
    9#a..53.
    2e#ed##3
    .2ae#c5.

    glyph U+0044
    advance 10
    at 1 9
    ###ec7..
    ##de##c1
    ##..2c#8
    ##...3#d
    ##....##
    ##...3#d
    ##..2c#8
    ##de##c1
    ###ec7..

    glyph U+0045
    advance 8
    at 1 9
    ######
    ##dddd
    ##....
    ##....
    #####.
    ##....
    ##....
    ##dddd
    ######

    glyph U+0046
    advance 7
    at 1 9
    ######
    ##dddd
    ##....
    ##....
    ##ddd.
    #####.
    ##....
    ##....
    ##....

    glyph U+0047
    advance 10
    at 1 9
    .2ae#c5.
    2e#ee##3
    9#9..42.
    d#2.....
    ##..dddd
    d#2.####
    9#9..3#e
    2e#ed##8
    .2ae#c6.

    glyph U+0048
    advance 10
    at 1 9
    ##....##
    ##....##
    ##....##
    ##dddd##
    ########
    ##....##
    ##....##
    ##....##
    ##....##

    glyph U+0049
    advance 4
    at 1 9
    ##
    ##
    ##
    ##
    ##
    ##
    ##
    ##
    ##

    glyph U+004A
    advance 8
    at 1 9
    ....##
    ....##
    ....##
    ....##
    ....##
    ....##
    6a34#c
    7#ee#6
    .9ee7.

    glyph U+004B
    advance 9
    at 1 9
    ##...8#9
    ##..5#b.
    ##.3ed1.
    ##1de3..
    ##c#c...
    ##cd#8..
    ##.1e#4.
    ##..4#d1
    ##...8#a

    glyph U+004C
    advance 7
    at 1 9
    ##....
    ##....
    ##....
    ##....
    ##....
    ##....
    ##....
    ##dddd
    ######

    glyph U+004D
    advance 12
    at 1 9
    ##1....1##
    ##9....9##
    ###3..3###
    ##dc..cd##
    ##5#55#5##
    ##.beeb.##
    ##.2##2.##
    ##......##
    ##......##

    glyph U+004E
    advance 10
    at 1 9
    ##4...##
    ##d1..##
    ###9..##
    ##9#4.##
    ##1dd1##
    ##.4#9##
    ##..9###
    ##..1d##
    ##...4##

    glyph U+004F
    advance 11
    at 1 9
    .19d#d91.
    1d##d##d1
    9#b1.1b#9
    d#2...2#d
    ##.....##
    d#2...2#d
    9#b1.1b#9
    1d##d##d1
    .19d#d91.

    glyph U+0050
    advance 8
    at 1 9
    ####d8.
    ##dd##9
    ##..2#e
    ##..2#e
    ##dd##9
    ####d8.
    ##.....
    ##.....
    ##.....

    glyph U+0051
    advance 11
    at 1 9
    .19d#d91.
    1d##d##d1
    9#b1.1b#9
    d#2...2#d
    ##.....##
    d#2...2#d
    9#b115b#9
    1d##d##d1
    .19d#dee2
    ......3ec

    glyph U+0052
    advance 8
    at 1 9
    ####d8.
    ##dd##9
    ##..2#e
    ##..2#e
    ##dd##9
    #####8.
    ##.b#7.
    ##.2#e2
    ##..8#a

    glyph U+0053
    advance 9
    at 1 9
    19d#d8.
    b#ed#9.
    e#2.1..
    9#e82..
    1a###a1
    ..28e#9
    ..1.2#e
    .9#de#b
    .8d#d91

    glyph U+0054
    advance 9
    at 0 9
    ########
    ddd##ddd
    ...##...
    ...##...
    ...##...
    ...##...
    ...##...
    ...##...
    ...##...

    glyph U+0055
    advance 10
    at 1 9
    ##....##
    ##....##
    ##....##
    ##....##
    ##....##
    d#2..2#d
    9#a..a#9
    2e#ee#e2
    .2aeea2.

    glyph U+0056
    advance 10
    at 0 9
    5#9....9#5
    .de1..1ed.
    .8#6..6#8.
    .2#c..c#2.
    ..b#33#b..
    ..5#99#5..
    ...eeee...
    ...8##8...
    ...2##2...

    glyph U+0057
    advance 14
    at 0 9
    5#5...ee...5#5
    1#9..5##5..9#1
    .be..9##9..eb.
    .6#4.ebbe.4#6.
    .1#94#66#49#1.
    ..cd8#22#8dc..
    ..7#ec..ce#7..
    ..2##7..7##2..
    ...c#2..2#c...

    glyph U+0058
    advance 10
    at 0 9
    2ee2..2ee2
    .6#d11d#6.
    ..9#99#9..
    ..1d##d1..
    ...5##5...
    ..1d##d1..
    ..9#99#9..
    .6#d11d#6.
    2ee2..2ee2

    glyph U+0059
    advance 9
    at 0 9
    b#6..6#b
    2#e11e#2
    .8#99#8.
    .1d##d1.
    ..5##5..
    ...##...
    ...##...
    ...##...
    ...##...

    glyph U+005A
    advance 9
    at 1 9
    #######
    dddd##e
    ...4#d1
    ..1d#4.
    ..9#9..
    .4#d1..
    1d#4...
    e##dddd
    #######

    glyph U+005B
    advance 4
    at 1 10
    ###
    ##d
    ##.
    ##.
    ##.
    ##.
    ##.
    ##.
    ##.
    ##.
    ##d
    ###

    glyph U+005C
    advance 6
    at 0 10
    5#6...
    1#a...
    .ce...
    .8#3..
    .4#7..
    .1#b..
    ..b#1.
    ..7#4.
    ..3#8.
    ...ec.
    ...a#1
    ...6#5

    glyph U+005D
    advance 4
    at 0 10
    ###
    d##
    .##
    .##
    .##
    .##
    .##
    .##
    .##
    .##
    d##
    ###

    glyph U+005E
    advance 8
    at 1 9
    .3##3.
    .b##b.
    4#aa#4
    b#33#b

    glyph U+005F
    advance 7
    at 0 -1
    #######
    ddddddd

    glyph U+0060
    advance 5
    at 0 10
    1de2
    .5#a

    glyph U+0061
    advance 8
    at 1 7
    .9eea1
    4dcb#b
    2a####
    c#62##
    ##..##
    b#bc##
    2bed##

    glyph U+0062
    advance 8
    at 1 10
    ##....
    ##....
    ##....
    ##de91
    ##bc#8
    ##.2#d
    ##..##
    ##.2#d
    ##bc#8
    ##de91

    glyph U+0063
    advance 7
    at 1 7
    .8eea1
    8#dce6
    d#3...
    ##....
    d#3...
    8#dce6
    .8eea1

    glyph U+0064
    advance 8
    at 1 10
    ....##
    ....##
    ....##
    19ed##
    8#cb##
    d#2.##
    ##..##
    d#2.##
    8#cb##
    19ed##

    glyph U+0065
    advance 8
    at 1 7
    .9ee9.
    8#cc#8
    d#22#e
    ######
    d#2...
    8#ccd5
    .9ee91

    glyph U+0066
    advance 5
    at 0 10
    .2ae#
    .b#b9
    .##..
    #####
    9##99
    .##..
    .##..
    .##..
    .##..
    .##..

    glyph U+0067
    advance 8
    at 1 7
    19ed##
    8#cb##
    d#2.##
    ##..##
    d#2.##
    8#cb##
    19ed##
    ...1#e
    .29c#9
    .3#e91

    glyph U+0068
    advance 8
    at 1 10
    ##....
    ##....
    ##....
    ##de91
    ##bc#9
    ##.2#e
    ##..##
    ##..##
    ##..##
    ##..##

    glyph U+0069
    advance 4
    at 1 10
    ##
    ##
    ..
    ##
    ##
    ##
    ##
    ##
    ##
    ##

    glyph U+006A
    advance 4
    at 0 10
    .##
    .##
    ...
    .##
    .##
    .##
    .##
    .##
    .##
    .##
    1#e
    b#b
    #c2

    glyph U+006B
    advance 7
    at 1 10
    ##....
    ##....
    ##....
    ##.4#a
    ##.de2
    ##7#7.
    ####2.
    ##a#a.
    ##.d#3
    ##.5#b

    glyph U+006C
    advance 5
    at 1 10
    ##.
    ##.
    ##.
    ##.
    ##.
    ##.
    ##.
    ##.
    d#a
    4c#

    glyph U+006D
    advance 12
    at 1 7
    ##de96de91
    ##bc##bc#9
    ##.2#e.2#e
    ##..##..##
    ##..##..##
    ##..##..##
    ##..##..##

    glyph U+006E
    advance 8
    at 1 7
    ##de91
    ##bc#9
    ##.2#e
    ##..##
    ##..##
    ##..##
    ##..##

    glyph U+006F
    advance 9
    at 1 7
    .6d#d6.
    7#d9d#7
    d#3.3#d
    ##...##
    d#3.3#d
    7#d9d#7
    .6d#d6.

    glyph U+0070
    advance 8
    at 1 7
    ##de91
    ##bc#8
    ##.2#d
    ##..##
    ##.2#d
    ##bc#8
    ##de91
    ##....
    ##....
    ##....

    glyph U+0071
    advance 8
    at 1 7
    19ed##
    8#cb##
    d#2.##
    ##..##
    d#2.##
    8#cb##
    19ed##
    ....##
    ....##
    ....##

    glyph U+0072
    advance 5
    at 1 7
    ##be
    ##d9
    ##2.
    ##..
    ##..
    ##..
    ##..

    glyph U+0073
    advance 8
    at 1 7
    3c##b1
    e#aa4.
    b#93..
    3c##c3
    ..39#b
    .4aa#e
    1b##c3

    glyph U+0074
    advance 6
    at 0 9
    .##..
    .##..
    #####
    9##99
    .##..
    .##..
    .##1.
    .b#b9
    .1ae#

    glyph U+0075
    advance 8
    at 1 7
    ##..##
    ##..##
    ##..##
    ##..##
    e#2.##
    9#cb##
    19ed##

    glyph U+0076
    advance 8
    at 0 7
    5#9..9#5
    .ee..ee.
    .9#55#9.
    .3#aa#3.
    ..d##d..
    ..8##8..
    ..2##2..

    glyph U+0077
    advance 10
    at 0 7
    6#5.ee.5#6
    2#83##38#2
    .dc7##7cd.
    .9#deed#9.
    .5##aa##5.
    .1##66##1.
    ..c#22#c..

    glyph U+0078
    advance 8
    at 0 7
    3#e22e#3
    .7#bb#7.
    ..c##c..
    ..4##4..
    ..c##c..
    .7#bb#7.
    3#e22e#3

    glyph U+0079
    advance 8
    at 0 7
    5#9..9#5
    .ee..ee.
    .9#55#9.
    .3#aa#3.
    ..d##d..
    ..8##8..
    ..2##2..
    ..2#c...
    .7c#6...
    .be9....

    glyph U+007A
    advance 8
    at 1 7
    ######
    999e#b
    ..6#c.
    .2ee2.
    .c#6..
    b#e999
    ######

    glyph U+007B
    advance 4
    at 0 10
    .2c#
    .b#e
    .e#1
    .##.
    1#e.
    e#a.
    ##8.
    3#e.
    .##.
    .e#1
    .b#e
    .2c#

    glyph U+007C
    advance 4
    at 1 10
    ##
    ##
    ##
    ##
    ##
    ##
    ##
    ##
    ##
    ##
    ##
    ##
    ##

    glyph U+007D
    advance 4
    at 0 10
    #c2.
    e#b.
    1#e.
    .##.
    .e#1
    .a#e
    .8##
    .e#3
    .##.
    1#e.
    e#b.
    #c2.

    glyph U+007E
    advance 8
    at 1 6
    154..4
    c##97#
    #9b##d
    6..682

    copy U+00A0 U+0020

    glyph U+00A1
    advance 4
    at 1 7
    ##
    ##
    ..
    ee
    ee
    ee
    ee
    ##
    ##

    glyph U+00A2
    advance 8
    at 1 9
    ...#..
    ...#..
    .8e#a1
    8#dce6
    d#3...
    ##....
    d#3...
    8#dce6
    .8e#a1
    ...#..
    ...#..

    glyph U+00A3
    advance 8
    at 1 9
    .19e#6
    .b#eb7
    .##1..
    .##...
    #####.
    .##...
    .##...
    d##ddd
    ######

    glyph U+00A4
    advance 8
    at 0 8
    2e#55#e2
    .6####6.
    .3#cc#3.
    .3#cc#3.
    .6####6.
    2e#55#e2

    glyph U+00A5
    advance 8
    at 1 9
    c#22#c
    6#88#6
    1eeee1
    .9##9.
    .3##3.
    ######
    ######
    ..##..
    ..##..

    glyph U+00A6
    advance 6
    at 2 10
    ##
    ##
    ##
    ##
    ##
    ..
    ..
    ##
    ##
    ##
    ##
    ##
    ##

    glyph U+00A7
    advance 8
    at 1 9
    4beeb2
    e#2331
    b#6...
    19ee91
    4be##b
    e#55#e
    b##eb4
    19ee91
    ...6#b
    1332#e
    2beeb4

    glyph U+00A8
    advance 8
    at 1 10
    ##..##
    ##..##

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
    at 1 5
    2#b2#b
    b#2b#2
    b#2b#2
    2#b2#b

    glyph U+00AC
    advance 8
    at 1 5
    dddddd
    ######
    ....##
    ....##

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
    at 1 10
    dddd
    ####

    glyph U+00B0
    advance 6
    at 1 9
    5ee5
    edde
    edde
    5ee5

    glyph U+00B1
    advance 8
    at 1 7
    ..##..
    dd##dd
    ######
    ..##..
    ..22..
    dddddd
    ######

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
    2ed1
    a#5.

    glyph U+00B5
    advance 8
    at 1 7
    ##..##
    ##..##
    ##..##
    ##..##
    ##2.##
    ##cb##
    ##ed##
    ##....
    ##....
    ##....

    glyph U+00B6
    advance 9
    at 1 9
    .7ce###
    9####d#
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
    advance 4
    at 1 5
    ##
    ##

    glyph U+00B8
    advance 5
    at 0 1
    .131.
    39#d3
    7##93
    ...1.

    glyph U+00B9
    advance 5
    at 1 9
    .9#
    cb#
    6.#
    ..#
    ..#

    glyph U+00BA
    advance 7
    at 1 9
    3c#c3
    c6.6c
    #...#
    c6.6c
    3c#c3
    .....
    #####

    glyph U+00BB
    advance 8
    at 1 5
    b#2b#2
    2#b2#b
    2#b2#b
    b#2b#2

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
    advance 12
    at 1 9
    .9#..1e1..
    cb#..88...
    6.#.1e1...
    ..#.88....
    ..#1e15ee8
    ...88..13e
    ..1e1..2c7
    ..88..2d7.
    .1e1..####

    glyph U+00BE
    advance 13
    at 1 9
    5ee7..1e1..
    .13e..88...
    .c#b.1e1...
    .13e.88....
    5ee71e1.5#.
    ....88.1d#.
    ...1e1.79#.
    ...88..####
    ..1e1....#.

    glyph U+00BF
    advance 8
    at 1 7
    ..##..
    ..##..
    ......
    .3#e..
    2e#8..
    b#9...
    e#1...
    b#eeb2
    2aeeb2

    glyph U+00C0
    advance 10
    at 0 12
    ...7#8....
    ....c#3...
    ..........
    ...2##2...
    ...8##8...
    ...eeee...
    ..5#99#5..
    ..b#33#b..
    .2##99##2.
    .8######8.
    .de1..1ed.
    5#9....9#5

    glyph U+00C1
    advance 10
    at 0 12
    ....8#7...
    ...3#c....
    ..........
    ...2##2...
    ...8##8...
    ...eeee...
    ..5#99#5..
    ..b#33#b..
    .2##99##2.
    .8######8.
    .de1..1ed.
    5#9....9#5

    glyph U+00C2
    advance 10
    at 0 12
    ...6##6...
    ..3#dd#3..
    ..........
    ...2##2...
    ...8##8...
    ...eeee...
    ..5#99#5..
    ..b#33#b..
    .2##99##2.
    .8######8.
    .de1..1ed.
    5#9....9#5

    glyph U+00C3
    advance 10
    at 0 12
    ..3dd895..
    ..5a8ee3..
    ..........
    ...2##2...
    ...8##8...
    ...eeee...
    ..5#99#5..
    ..b#33#b..
    .2##99##2.
    .8######8.
    .de1..1ed.
    5#9....9#5

    glyph U+00C4
    advance 10
    at 0 12
    .8#8..8#8.
    .8#8..8#8.
    ..........
    ...2##2...
    ...8##8...
    ...eeee...
    ..5#99#5..
    ..b#33#b..
    .2##99##2.
    .8######8.
    .de1..1ed.
    5#9....9#5

    glyph U+00C5
    advance 10
    at 0 12
    ...2dd2...
    ...7997...
    ...2dd2...
    ..........
    ...3##3...
    ...a##a...
    ..2#dd#2..
    ..8#77#8..
    .1e#aa#e1.
    .6######6.
    .d#2..2#d.
    4#a....a#4

    glyph U+00C6
    advance 13
    at 0 9
    .....#######
    ....2###dddd
    ....b###....
    ...6#9##....
    ..2ee1#####.
    ..b#c9##....
    .5######....
    1ee1..##dddd
    a#5...######

    glyph U+00C7
    advance 9
    at 1 9
    .2ae#c5.
    2e#ed##3
    9#a..53.
    d#2.....
    ##......
    d#2.....
    9#a..53.
    2e#ed##3
    .2a##c5.
    ..7d#9..
    ..e#e6..

    glyph U+00C8
    advance 8
    at 1 12
    .7#8..
    ..c#3.
    ......
    ######
    ##dddd
    ##....
    ##....
    #####.
    ##....
    ##....
    ##dddd
    ######

    glyph U+00C9
    advance 8
    at 1 12
    ..8#7.
    .3#c..
    ......
    ######
    ##dddd
    ##....
    ##....
    #####.
    ##....
    ##....
    ##dddd
    ######

    glyph U+00CA
    advance 8
    at 1 12
    .6##6.
    3#dd#3
    ......
    ######
    ##dddd
    ##....
    ##....
    #####.
    ##....
    ##....
    ##dddd
    ######

    glyph U+00CB
    advance 8
    at 1 12
    ##..##
    ##..##
    ......
    ######
    ##dddd
    ##....
    ##....
    #####.
    ##....
    ##....
    ##dddd
    ######

    glyph U+00CC
    advance 4
    at 0 12
    7#8.
    .c#3
    ....
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.

    glyph U+00CD
    advance 4
    at 0 12
    .8#7
    3#c.
    ....
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.

    glyph U+00CE
    advance 4
    at -1 12
    .6##6.
    3#dd#3
    ......
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..

    glyph U+00CF
    advance 6
    at 0 12
    ##..##
    ##..##
    ......
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..

    glyph U+00D0
    advance 10
    at 0 9
    .###ec7..
    .##de##c1
    .##..2c#8
    .##...3#d
    #####..##
    .##...3#d
    .##..2c#8
    .##de##c1
    .###ec7..

    glyph U+00D1
    advance 10
    at 1 12
    .3dd895.
    .5a8ee3.
    ........
    ##4...##
    ##d1..##
    ###9..##
    ##9#4.##
    ##1dd1##
    ##.4#9##
    ##..9###
    ##..1d##
    ##...4##

    glyph U+00D2
    advance 11
    at 1 12
    ..1de2...
    ...5#a...
    .........
    .19d#d91.
    1d##d##d1
    9#b1.1b#9
    d#2...2#d
    ##.....##
    d#2...2#d
    9#b1.1b#9
    1d##d##d1
    .19d#d91.

    glyph U+00D3
    advance 11
    at 1 12
    ...2ed1..
    ...a#5...
    .........
    .19d#d91.
    1d##d##d1
    9#b1.1b#9
    d#2...2#d
    ##.....##
    d#2...2#d
    9#b1.1b#9
    1d##d##d1
    .19d#d91.

    glyph U+00D4
    advance 11
    at 1 12
    ..1d#d1..
    ..a#b#a..
    .........
    .19d#d91.
    1d##d##d1
    9#b1.1b#9
    d#2...2#d
    ##.....##
    d#2...2#d
    9#b1.1b#9
    1d##d##d1
    .19d#d91.

    glyph U+00D5
    advance 11
    at 1 12
    ..9eb6b..
    ..c7b#a..
    .........
    .19d#d91.
    1d##d##d1
    9#b1.1b#9
    d#2...2#d
    ##.....##
    d#2...2#d
    9#b1.1b#9
    1d##d##d1
    .19d#d91.

    glyph U+00D6
    advance 11
    at 1 12
    .##...##.
    .##...##.
    .........
    .19d#d91.
    1d##d##d1
    9#b1.1b#9
    d#2...2#d
    ##.....##
    d#2...2#d
    9#b1.1b#9
    1d##d##d1
    .19d#d91.

    glyph U+00D7
    advance 8
    at 0 7
    122..221
    1c#aa#c1
    .1c##c1.
    ..a##a..
    .a#cc#a.
    14411441

    glyph U+00D8
    advance 11
    at 0 10
    ........361
    ..19d#d9e9.
    .1d##d###2.
    .9#b1.b##9.
    .d#2.8#6#d.
    .##.6#6.##.
    .d#6#8.2#d.
    .9##b.1b#9.
    .2###d##d1.
    .9e9d#d91..
    163........

    glyph U+00D9
    advance 10
    at 1 12
    ..7#8...
    ...c#3..
    ........
    ##....##
    ##....##
    ##....##
    ##....##
    ##....##
    d#2..2#d
    9#a..a#9
    2e#ee#e2
    .2aeea2.

    glyph U+00DA
    advance 10
    at 1 12
    ...8#7..
    ..3#c...
    ........
    ##....##
    ##....##
    ##....##
    ##....##
    ##....##
    d#2..2#d
    9#a..a#9
    2e#ee#e2
    .2aeea2.

    glyph U+00DB
    advance 10
    at 1 12
    ..6##6..
    .3#dd#3.
    ........
    ##....##
    ##....##
    ##....##
    ##....##
    ##....##
    d#2..2#d
    9#a..a#9
    2e#ee#e2
    .2aeea2.

    glyph U+00DC
    advance 10
    at 1 12
    .##..##.
    .##..##.
    ........
    ##....##
    ##....##
    ##....##
    ##....##
    ##....##
    d#2..2#d
    9#a..a#9
    2e#ee#e2
    .2aeea2.

    glyph U+00DD
    advance 9
    at 0 12
    ...8#7..
    ..3#c...
    ........
    b#6..6#b
    2#e11e#2
    .8#99#8.
    .1d##d1.
    ..5##5..
    ...##...
    ...##...
    ...##...
    ...##...

    glyph U+00DE
    advance 9
    at 1 9
    ##.....
    ##.....
    #####b2
    ##dde#b
    ##..1##
    ##dde#b
    #####b2
    ##.....
    ##.....

    glyph U+00DF
    advance 9
    at 1 10
    .6d#d6.
    6#eae#3
    d#3.8#7
    ##..a#6
    ##.5#e1
    ##.8#e4
    ##..6#c
    ##..1#e
    ##39c#b
    ##5#d91

    glyph U+00E0
    advance 8
    at 1 10
    .7#8..
    ..c#3.
    ......
    .9eea1
    4dcb#b
    2a####
    c#62##
    ##..##
    b#bc##
    2bed##

    glyph U+00E1
    advance 8
    at 1 10
    ..8#7.
    .3#c..
    ......
    .9eea1
    4dcb#b
    2a####
    c#62##
    ##..##
    b#bc##
    2bed##

    glyph U+00E2
    advance 8
    at 1 10
    .6##6.
    3#dd#3
    ......
    .9eea1
    4dcb#b
    2a####
    c#62##
    ##..##
    b#bc##
    2bed##

    glyph U+00E3
    advance 8
    at 1 10
    3dd895
    5a8ee3
    ......
    .9eea1
    4dcb#b
    2a####
    c#62##
    ##..##
    b#bc##
    2bed##

    glyph U+00E4
    advance 8
    at 1 10
    ##..##
    ##..##
    ......
    .9eea1
    4dcb#b
    2a####
    c#62##
    ##..##
    b#bc##
    2bed##

    glyph U+00E5
    advance 8
    at 1 11
    .2dd2.
    .7997.
    .2dd2.
    ......
    .9eea1
    4dcb#b
    2a####
    c#62##
    ##..##
    b#bc##
    2bed##

    glyph U+00E6
    advance 12
    at 1 7
    .9eea9ee9.
    4dcb##cc#8
    2a####22#e
    c#62######
    ##..##2...
    b#bc##ccd5
    2bed##ee91

    glyph U+00E7
    advance 7
    at 1 7
    .8eea1
    8#dce6
    d#3...
    ##....
    d#3...
    8#dce6
    .8e#a1
    .7d#9.
    .e#e6.

    glyph U+00E8
    advance 8
    at 1 10
    .7#8..
    ..c#3.
    ......
    .9ee9.
    8#cc#8
    d#22#e
    ######
    d#2...
    8#ccd5
    .9ee91

    glyph U+00E9
    advance 8
    at 1 10
    ..8#7.
    .3#c..
    ......
    .9ee9.
    8#cc#8
    d#22#e
    ######
    d#2...
    8#ccd5
    .9ee91

    glyph U+00EA
    advance 8
    at 1 10
    .6##6.
    3#dd#3
    ......
    .9ee9.
    8#cc#8
    d#22#e
    ######
    d#2...
    8#ccd5
    .9ee91

    glyph U+00EB
    advance 8
    at 1 10
    ##..##
    ##..##
    ......
    .9ee9.
    8#cc#8
    d#22#e
    ######
    d#2...
    8#ccd5
    .9ee91

    glyph U+00EC
    advance 4
    at 0 10
    7#8.
    .c#3
    ....
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.

    glyph U+00ED
    advance 4
    at 0 10
    .8#7
    3#c.
    ....
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.

    glyph U+00EE
    advance 4
    at -1 10
    .6##6.
    3#dd#3
    ......
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..

    glyph U+00EF
    advance 6
    at 0 10
    ##..##
    ##..##
    ......
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..

    glyph U+00F0
    advance 9
    at 1 11
    .....7.
    ..cacc.
    ..###4.
    .1a7#e1
    .6d###7
    7#d9d#b
    d#3.3#e
    ##...##
    d#3.3#d
    7#d9d#7
    .6d#d6.

    glyph U+00F1
    advance 8
    at 1 10
    3dd895
    5a8ee3
    ......
    ##de91
    ##bc#9
    ##.2#e
    ##..##
    ##..##
    ##..##
    ##..##

    glyph U+00F2
    advance 9
    at 1 10
    .1de2..
    ..5#a..
    .......
    .6d#d6.
    7#d9d#7
    d#3.3#d
    ##...##
    d#3.3#d
    7#d9d#7
    .6d#d6.

    glyph U+00F3
    advance 9
    at 1 10
    ..2ed1.
    ..a#5..
    .......
    .6d#d6.
    7#d9d#7
    d#3.3#d
    ##...##
    d#3.3#d
    7#d9d#7
    .6d#d6.

    glyph U+00F4
    advance 9
    at 1 10
    .1d#d1.
    .a#b#a.
    .......
    .6d#d6.
    7#d9d#7
    d#3.3#d
    ##...##
    d#3.3#d
    7#d9d#7
    .6d#d6.

    glyph U+00F5
    advance 9
    at 1 10
    .9eb6b.
    .c7b#a.
    .......
    .6d#d6.
    7#d9d#7
    d#3.3#d
    ##...##
    d#3.3#d
    7#d9d#7
    .6d#d6.

    glyph U+00F6
    advance 9
    at 1 10
    ##...##
    ##...##
    .......
    .6d#d6.
    7#d9d#7
    d#3.3#d
    ##...##
    d#3.3#d
    7#d9d#7
    .6d#d6.

    glyph U+00F7
    advance 8
    at 1 8
    ..dd..
    ..##..
    ..22..
    dddddd
    ######
    ......
    ..##..
    ..##..

    glyph U+00F8
    advance 9
    at 0 8
    ......493
    ..6d#dea.
    .7#da##7.
    .d#39##d.
    .##6#6##.
    .d##93#d.
    .7##ad#7.
    .aed#d6..
    394......

    glyph U+00F9
    advance 8
    at 1 10
    .7#8..
    ..c#3.
    ......
    ##..##
    ##..##
    ##..##
    ##..##
    e#2.##
    9#cb##
    19ed##

    glyph U+00FA
    advance 8
    at 1 10
    ..8#7.
    .3#c..
    ......
    ##..##
    ##..##
    ##..##
    ##..##
    e#2.##
    9#cb##
    19ed##

    glyph U+00FB
    advance 8
    at 1 10
    .6##6.
    3#dd#3
    ......
    ##..##
    ##..##
    ##..##
    ##..##
    e#2.##
    9#cb##
    19ed##

    glyph U+00FC
    advance 8
    at 1 10
    ##..##
    ##..##
    ......
    ##..##
    ##..##
    ##..##
    ##..##
    e#2.##
    9#cb##
    19ed##

    glyph U+00FD
    advance 8
    at 0 10
    ...8#7..
    ..3#c...
    ........
    5#9..9#5
    .ee..ee.
    .9#55#9.
    .3#aa#3.
    ..d##d..
    ..8##8..
    ..2##2..
    ..2#c...
    .7c#6...
    .be9....

    glyph U+00FE
    advance 8
    at 1 10
    ##....
    ##....
    ##....
    ##de91
    ##bc#8
    ##.2#d
    ##..##
    ##.2#d
    ##bc#8
    ##de91
    ##....
    ##....
    ##....

    glyph U+00FF
    advance 8
    at 0 10
    8#8..8#8
    8#8..8#8
    ........
    5#9..9#5
    .ee..ee.
    .9#55#9.
    .3#aa#3.
    ..d##d..
    ..8##8..
    ..2##2..
    ..2#c...
    .7c#6...
    .be9....

    copy U+0401 U+00CB

    glyph U+0404
    advance 10
    at 1 9
    .2ae#c5.
    2e#ed##4
    9#a..54.
    d#2.....
    ######..
    d#2.....
    9#a..54.
    2e#ed##4
    .2ae#c5.

    copy U+0406 U+0049

    copy U+0407 U+00CF

    glyph U+040E
    advance 9
    at 0 12
    ..6a.a6..
    ..1b#b1..
    .........
    4#b...b#4
    .b#3.3#b.
    .3#b.b#3.
    ..b#7#b..
    ..3###3..
    ...b#b...
    ...c#3...
    .6d#d....
    .7#c3....

    copy U+0410 U+0041

    glyph U+0411
    advance 9
    at 1 9
    ######.
    ##dddd.
    ##.....
    ##ddb6.
    ######8
    ##..4#e
    ##..2#e
    ##dde#9
    ####e81

    copy U+0412 U+0042

    glyph U+0413
    advance 7
    at 1 9
    ######
    ##dddd
    ##....
    ##....
    ##....
    ##....
    ##....
    ##....
    ##....

    glyph U+0414
    advance 10
    at 0 9
    ..7#####.
    ..7#ed##.
    ..7#8.##.
    ..7#8.##.
    ..8#7.##.
    ..b#5.##.
    .1##1.##.
    de##dd##d
    #########
    ##.....##

    copy U+0415 U+0045

    glyph U+0416
    advance 13
    at 0 9
    a#5..##..5#a
    1ee1.##.1ee1
    .5#9.##.9#5.
    ..a#4##4#a..
    ..7#d##d#7..
    .1eeb##bee1.
    .9#7.##.7#9.
    2#d1.##.1d#2
    b#5..##..5#b

    glyph U+0417
    advance 8
    at 0 9
    2ae#d8.
    1bed##9
    ....2#e
    ....6#c
    ..b##e2
    ....6#c
    ....2#e
    1bed##9
    2ae#d8.

    glyph U+0418
    advance 10
    at 1 9
    ##...4##
    ##..1d##
    ##..a###
    ##.5#a##
    ##1ee1##
    ##a#5.##
    ###a..##
    ##d1..##
    ##4...##

    glyph U+0419
    advance 10
    at 1 12
    ..e33e..
    ..5ee5..
    ........
    ##...4##
    ##..1d##
    ##..a###
    ##.5#a##
    ##1ee1##
    ##a#5.##
    ###a..##
    ##d1..##
    ##4...##

    copy U+041A U+004B

    glyph U+041B
    advance 9
    at 0 9
    ..######
    ..##dd##
    ..##..##
    ..##..##
    ..##..##
    .1#e..##
    .6#c..##
    d##5..##
    ec5...##

    copy U+041C U+004D

    copy U+041D U+0048

    copy U+041E U+004F

    glyph U+041F
    advance 10
    at 1 9
    ########
    ##dddd##
    ##....##
    ##....##
    ##....##
    ##....##
    ##....##
    ##....##
    ##....##

    copy U+0420 U+0050

    copy U+0421 U+0043

    copy U+0422 U+0054

    glyph U+0423
    advance 9
    at 0 9
    4#b...b#4
    .b#3.3#b.
    .3#b.b#3.
    ..b#7#b..
    ..3###3..
    ...b#b...
    ...c#3...
    .6d#d....
    .7#c3....

    glyph U+0424
    advance 12
    at 1 9
    ....##....
    .29d##d92.
    3e######e3
    c#81##18#c
    e#1.##.1#e
    c#81##18#c
    3e######e3
    .29d##d92.
    ....##....

    copy U+0425 U+0058

    glyph U+0426
    advance 10
    at 1 9
    ##....##.
    ##....##.
    ##....##.
    ##....##.
    ##....##.
    ##....##.
    ##....##.
    ##dddd##d
    #########
    .......##

    glyph U+0427
    advance 9
    at 1 9
    ##...##
    ##...##
    ##...##
    c#5..##
    6##dd##
    .5c####
    .....##
    .....##
    .....##

    glyph U+0428
    advance 16
    at 1 9
    ##....##....##
    ##....##....##
    ##....##....##
    ##....##....##
    ##....##....##
    ##....##....##
    ##....##....##
    ##dddd##dddd##
    ##############

    glyph U+0429
    advance 16
    at 1 9
    ##....##....##.
    ##....##....##.
    ##....##....##.
    ##....##....##.
    ##....##....##.
    ##....##....##.
    ##....##....##.
    ##dddd##dddd##d
    ###############
    .............##

    glyph U+042A
    advance 10
    at 0 9
    ####.....
    dd##.....
    ..##.....
    ..##ddb6.
    ..######8
    ..##..4#e
    ..##..2#e
    ..##dde#9
    ..####e81

    glyph U+042B
    advance 13
    at 1 9
    ##.......##
    ##.......##
    ##.......##
    ##ddb6...##
    ######8..##
    ##..4#e..##
    ##..2#e..##
    ##dde#9..##
    ####e81..##

    glyph U+042C
    advance 9
    at 1 9
    ##.....
    ##.....
    ##.....
    ##ddb6.
    ######8
    ##..4#e
    ##..2#e
    ##dde#9
    ####e81

    glyph U+042D
    advance 9
    at 0 9
    .5c#ea2.
    4##de#e2
    .45..a#9
    .....2#d
    ..######
    .....2#d
    .45..a#9
    4##de#e2
    .5c#ea2.

    glyph U+042E
    advance 13
    at 1 9
    ##..3aeea3.
    ##.2e#ee#e2
    ##.a#9..9#a
    ##.d#2..2#d
    #####....##
    ##.d#2..2#d
    ##.a#9..9#a
    ##.2e#ee#e2
    ##..3aeea3.

    glyph U+042F
    advance 8
    at 0 9
    .8d####
    9##dd##
    e#2..##
    e#4..##
    9######
    .8#####
    .7#a.##
    2ee2.##
    a#7..##

    copy U+0430 U+0061

    glyph U+0431
    advance 9
    at 1 10
    ....8#8
    .169##2
    1c##c4.
    8###d6.
    d#d9d#7
    ##3.3#d
    ##...##
    d#3.3#d
    7#d9d#7
    .6d#d6.

    glyph U+0432
    advance 8
    at 1 7
    ####d4
    ##9a#e
    ##.2#e
    #####8
    ##9a#e
    ##9a#e
    ####d4

    glyph U+0433
    advance 6
    at 1 7
    #####
    ##999
    ##...
    ##...
    ##...
    ##...
    ##...

    glyph U+0434
    advance 9
    at 0 7
    ..a####.
    ..a#b##.
    ..a#5##.
    ..b#4##.
    .1e#1##.
    9b#e9##9
    ########
    ##....##

    copy U+0435 U+0065

    glyph U+0436
    advance 11
    at 0 7
    a#4.##.4#a
    2ed.##.de2
    .7#7##7#7.
    .2######2.
    .a#a##a#a.
    3#d.##.d#3
    b#5.##.5#b

    glyph U+0437
    advance 7
    at 0 7
    3c#ea2
    .7ab#c
    ...3#e
    .1###6
    ...3#e
    .7ab#c
    3c#ea2

    glyph U+0438
    advance 8
    at 1 7
    ##.3##
    ##.b##
    ##5###
    ##dd##
    ###5##
    ##b.##
    ##3.##

    glyph U+0439
    advance 8
    at 1 10
    .e33e.
    .5ee5.
    ......
    ##.3##
    ##.b##
    ##5###
    ##dd##
    ###5##
    ##b.##
    ##3.##

    glyph U+043A
    advance 7
    at 1 7
    ##.4#a
    ##.de2
    ##7#7.
    ####2.
    ##a#a.
    ##.d#3
    ##.5#b

    glyph U+043B
    advance 8
    at 0 7
    ..#####
    ..##9##
    ..##.##
    ..##.##
    .2#e.##
    ad#8.##
    #d7..##

    glyph U+043C
    advance 10
    at 1 7
    ##....##
    ##7..7##
    ##e11e##
    ###77###
    ##9ee9##
    ##2##2##
    ##....##

    glyph U+043D
    advance 8
    at 1 7
    ##..##
    ##..##
    ##99##
    ######
    ##..##
    ##..##
    ##..##

    copy U+043E U+006F

    glyph U+043F
    advance 8
    at 1 7
    ######
    ##99##
    ##..##
    ##..##
    ##..##
    ##..##
    ##..##

    copy U+0440 U+0070

    copy U+0441 U+0063

    glyph U+0442
    advance 7
    at 0 7
    ######
    99##99
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..

    copy U+0443 U+0079

    glyph U+0444
    advance 12
    at 1 10
    ....##....
    ....##....
    ....##....
    .29d##d92.
    3e#c##c#e3
    c#6.##.6#c
    e#1.##.1#e
    c#6.##.6#c
    3e#c##c#e3
    .29d##d92.
    ....##....
    ....##....
    ....##....

    copy U+0445 U+0078

    glyph U+0446
    advance 8
    at 1 7
    ##..##.
    ##..##.
    ##..##.
    ##..##.
    ##..##.
    ##99##9
    #######
    .....##

    glyph U+0447
    advance 8
    at 1 7
    ##..##
    ##..##
    e#1.##
    a#c9##
    19e###
    ....##
    ....##

    glyph U+0448
    advance 12
    at 1 7
    ##..##..##
    ##..##..##
    ##..##..##
    ##..##..##
    ##..##..##
    ##99##99##
    ##########

    glyph U+0449
    advance 12
    at 1 7
    ##..##..##.
    ##..##..##.
    ##..##..##.
    ##..##..##.
    ##..##..##.
    ##99##99##9
    ###########
    .........##

    glyph U+044A
    advance 9
    at 0 7
    ####....
    99##....
    ..##996.
    ..#####9
    ..##.1#e
    ..##9a#c
    ..####c3

    glyph U+044B
    advance 11
    at 1 7
    ##.....##
    ##.....##
    ##96...##
    ####9..##
    ##1#e..##
    ##a#c..##
    ###c3..##

    glyph U+044C
    advance 8
    at 1 7
    ##....
    ##....
    ##996.
    #####9
    ##.1#e
    ##9a#c
    ####c3

    glyph U+044D
    advance 7
    at 0 7
    1a#d8.
    5cbd#7
    ...3#d
    .#####
    ...3#d
    5cbd#7
    1a#d8.

    glyph U+044E
    advance 11
    at 1 7
    ##..9ee9.
    ##.8#cc#8
    ##.d#22#d
    #####..##
    ##.d#22#d
    ##.8#cc#8
    ##..9ee9.

    glyph U+044F
    advance 7
    at 0 7
    2b####
    c#97##
    ##..##
    c#4.##
    2c####
    1d#6##
    9#a.##

    copy U+0451 U+00EB

    glyph U+0454
    advance 8
    at 1 7
    .8d#a1
    7#dbc5
    d#3...
    #####.
    d#3...
    7#dbc5
    .8d#a1

    copy U+0456 U+0069

    copy U+0457 U+00EF

    glyph U+045E
    advance 8
    at 0 10
    ..e33e..
    ..5ee5..
    ........
    5#9..9#5
    .ee..ee.
    .9#55#9.
    .3#aa#3.
    ..d##d..
    ..8##8..
    ..2##2..
    ..2#c...
    .7c#6...
    .be9....

    glyph U+0490
    advance 7
    at 1 11
    ....##
    ....##
    ######
    ##dddd
    ##....
    ##....
    ##....
    ##....
    ##....
    ##....
    ##....

    glyph U+0491
    advance 6
    at 1 9
    ...##
    ...##
    #####
    ##999
    ##...
    ##...
    ##...
    ##...
    ##...

    glyph U+2013
    advance 7
    at 0 4
    ddddddd
    #######

    glyph U+2014
    advance 12
    at 0 4
    dddddddddddd
    ############

    glyph U+2018
    advance 4
    at 1 10
    1a4
    ad.
    #b.
    #e.

    glyph U+2019
    advance 4
    at 0 9
    .e#
    .b#
    .da
    4a1

    glyph U+201A
    advance 4
    at 0 2
    .e#
    .b#
    .da
    4a1

    glyph U+201C
    advance 8
    at 1 10
    1a4.1a4
    ad..ad.
    #b..#b.
    #e..#e.

    glyph U+201D
    advance 8
    at 0 9
    .e#..e#
    .b#..b#
    .da..da
    4a1.4a1

    glyph U+201E
    advance 8
    at 0 2
    .e#..e#
    .b#..b#
    .da..da
    4a1.4a1

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
    ##..##..##
    ##..##..##

    glyph U+2039
    advance 5
    at 1 5
    2#b
    b#2
    b#2
    2#b

    glyph U+203A
    advance 5
    at 1 5
    b#2
    2#b
    2#b
    b#2

    glyph U+20AC
    advance 8
    at 0 9
    ..6de9.
    .5##e#5
    .b#621.
    #####..
    .##....
    #####..
    .b#621.
    .5##e#5
    ..6de9.

    glyph U+2116
    advance 15
    at 1 9
    ##4...##.4dd4
    ##d1..##.daad
    ###9..##.#88#
    ##9#4.##.daad
    ##1dd1##.4dd4
    ##.4#9##.....
    ##..9###.####
    ##..1d##.....
    ##...4##.....

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
    at 1 7
    ..6ec1...
    .6#d2....
    7##eddddd
    9########
    .9#c1....
    ..9#c1...
    ...11....

    glyph U+2191
    advance 8
    at 1 9
    ..88..
    .8##8.
    8####8
    8d##d8
    .1##1.
    ..##..
    ..##..
    ..##..
    ..##..

    glyph U+2192
    advance 11
    at 1 7
    ...1ce6..
    ....2d#6.
    ddddde##7
    ########9
    ....1c#9.
    ...1c#9..
    ....11...

    glyph U+2193
    advance 8
    at 1 9
    ..##..
    ..##..
    ..##..
    ..##..
    .1##1.
    8d##d8
    8####8
    .8##8.
    ..88..

    glyph U+2212
    advance 8
    at 1 5
    dddddd
    ######

    glyph U+2304
    advance 9
    at 1 6
    a#6.6#a
    2ee3ee2
    .7#e#7.
    ..d#d..

    glyph U+2713
    advance 10
    at 1 7
    ......86
    .....6#a
    .1..4#c.
    ad12ed1.
    6#ade2..
    .8##4...
    ..a6....

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
