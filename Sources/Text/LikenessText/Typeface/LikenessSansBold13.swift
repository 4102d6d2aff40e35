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

    glyph U+0131
    advance 4
    at 1 7
    ##
    ##
    ##
    ##
    ##
    ##
    ##

    glyph U+0237
    advance 4
    at 0 7
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

    piece 1
    7#8.
    .c#3

    compose U+00C0 U+0041 1 3 12

    piece 2
    .8#7
    3#c.

    compose U+00C1 U+0041 2 3 12

    piece 3
    .6##6.
    3#dd#3

    compose U+00C2 U+0041 3 2 12

    piece 4
    3dd895
    5a8ee3

    compose U+00C3 U+0041 4 2 12

    piece 5
    8#8..8#8
    8#8..8#8

    compose U+00C4 U+0041 5 1 12

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

    compose U+00C8 U+0045 1 2 12

    compose U+00C9 U+0045 2 2 12

    compose U+00CA U+0045 3 1 12

    piece 6
    ##..##
    ##..##

    compose U+00CB U+0045 6 1 12

    compose U+00CC U+0049 1 0 12

    compose U+00CD U+0049 2 0 12

    compose U+00CE U+0049 3 -1 12

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

    compose U+00D1 U+004E 4 2 12

    piece 7
    1de2
    .5#a

    compose U+00D2 U+004F 7 3 12

    piece 8
    2ed1
    a#5.

    compose U+00D3 U+004F 8 4 12

    piece 9
    1d#d1
    a#b#a

    compose U+00D4 U+004F 9 3 12

    piece 10
    9eb6b
    c7b#a

    compose U+00D5 U+004F 10 3 12

    piece 11
    ##...##
    ##...##

    compose U+00D6 U+004F 11 2 12

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

    compose U+00D9 U+0055 1 3 12

    compose U+00DA U+0055 2 3 12

    compose U+00DB U+0055 3 2 12

    compose U+00DC U+0055 6 2 12

    compose U+00DD U+0059 2 2 12

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

    compose U+00E0 U+0061 1 2 10

    compose U+00E1 U+0061 2 2 10

    compose U+00E2 U+0061 3 1 10

    compose U+00E3 U+0061 4 1 10

    compose U+00E4 U+0061 6 1 10

    piece 12
    2dd2
    7997
    2dd2

    compose U+00E5 U+0061 12 2 11

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

    compose U+00E8 U+0065 1 2 10

    compose U+00E9 U+0065 2 2 10

    compose U+00EA U+0065 3 1 10

    compose U+00EB U+0065 6 1 10

    compose U+00EC U+0131 1 0 10

    compose U+00ED U+0131 2 0 10

    compose U+00EE U+0131 3 -1 10

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

    compose U+00F1 U+006E 4 1 10

    compose U+00F2 U+006F 7 2 10

    compose U+00F3 U+006F 8 3 10

    compose U+00F4 U+006F 9 2 10

    compose U+00F5 U+006F 10 2 10

    compose U+00F6 U+006F 11 1 10

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

    compose U+00F9 U+0075 1 2 10

    compose U+00FA U+0075 2 2 10

    compose U+00FB U+0075 3 1 10

    compose U+00FC U+0075 6 1 10

    compose U+00FD U+0079 2 2 10

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

    compose U+00FF U+0079 5 0 10

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

    piece 13
    e33e
    5ee5

    compose U+0419 U+0418 13 3 12

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

    compose U+0439 U+0438 13 2 10

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

    compose U+045E U+0079 13 2 10

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

    piece 14
    8####8

    compose U+0100 U+0041 14 3 11

    piece 15
    ####

    compose U+0101 U+0061 15 2 9

    compose U+0102 U+0041 13 3 12

    compose U+0103 U+0061 13 2 10

    glyph U+0104
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
    5#9....b#5
    .......dc2
    .......9#4

    glyph U+0105
    advance 8
    at 1 7
    .9eea1
    4dcb#b
    2a####
    c#62##
    ##..##
    b#bc##
    2bee##
    ...6#6
    ...3dc

    compose U+0106 U+0043 2 3 12

    compose U+0107 U+0063 2 2 10

    compose U+0108 U+0043 3 2 12

    compose U+0109 U+0063 3 1 10

    piece 16
    ##
    ##

    compose U+010A U+0043 16 4 12

    compose U+010B U+0063 16 3 10

    piece 17
    3#dd#3
    .6##6.

    compose U+010C U+0043 17 2 12

    compose U+010D U+0063 17 1 10

    compose U+010E U+0044 17 2 12

    glyph U+010F
    advance 10
    at 1 10
    ....##.bc
    ....##.d9
    ....##.e6
    19ed##...
    8#cb##...
    d#2.##...
    ##..##...
    d#2.##...
    8#cb##...
    19ed##...

    copy U+0110 U+00D0

    glyph U+0111
    advance 8
    at 1 10
    ..#####
    ....##.
    ....##.
    19ed##.
    8#cb##.
    d#2.##.
    ##..##.
    d#2.##.
    8#cb##.
    19ed##.

    compose U+0112 U+0045 15 2 11

    compose U+0113 U+0065 15 2 9

    compose U+0114 U+0045 13 2 12

    compose U+0115 U+0065 13 2 10

    compose U+0116 U+0045 16 3 12

    compose U+0117 U+0065 16 3 10

    piece 18
    .1.
    79.
    cc3
    7e6

    compose U+0118 U+0045 18 3 2

    compose U+0119 U+0065 18 3 2

    compose U+011A U+0045 17 1 12

    compose U+011B U+0065 17 1 10

    compose U+011C U+0047 3 2 12

    compose U+011D U+0067 3 1 10

    compose U+011E U+0047 13 3 12

    compose U+011F U+0067 13 2 10

    compose U+0120 U+0047 16 4 12

    compose U+0121 U+0067 16 3 10

    piece 19
    .eb
    1d8

    compose U+0122 U+0047 19 3 -1

    piece 20
    131
    eb.
    #b.

    compose U+0123 U+0067 20 3 11

    compose U+0124 U+0048 3 2 12

    glyph U+0125
    advance 8
    at 1 12
    .6##6.
    3#dd#3
    ......
    ##....
    ##....
    ##de91
    ##bc#9
    ##.2#e
    ##..##
    ##..##
    ##..##
    ##..##

    glyph U+0126
    advance 10
    at 0 9
    .##....##.
    .##....##.
    ##########
    .##dddd##.
    .########.
    .##....##.
    .##....##.
    .##....##.
    .##....##.

    glyph U+0127
    advance 8
    at 0 10
    #####..
    .##....
    .##....
    .##de91
    .##bc#9
    .##.2#e
    .##..##
    .##..##
    .##..##
    .##..##

    glyph U+0128
    advance 6
    at 0 12
    3dd895
    5a8ee3
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

    glyph U+0129
    advance 6
    at 0 10
    3dd895
    5a8ee3
    ......
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..

    glyph U+012A
    advance 6
    at 1 11
    ####
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

    glyph U+012B
    advance 6
    at 1 9
    ####
    ....
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.

    glyph U+012C
    advance 6
    at 1 12
    e33e
    5ee5
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

    glyph U+012D
    advance 6
    at 1 10
    e33e
    5ee5
    ....
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.

    piece 21
    .1.
    2e.
    6#6
    3dc

    compose U+012E U+0049 21 0 2

    compose U+012F U+0069 21 0 2

    compose U+0130 U+0049 16 1 12

    glyph U+0132
    advance 11
    at 1 9
    ##.....##
    ##.....##
    ##.....##
    ##.....##
    ##.....##
    ##.....##
    ##.6a34#c
    ##.7#ee#6
    ##..9ee7.

    glyph U+0133
    advance 8
    at 1 10
    ##..##
    ##..##
    ......
    ##..##
    ##..##
    ##..##
    ##..##
    ##..##
    ##..##
    ##..##
    ...1#e
    ...b#b
    ...#c2

    compose U+0134 U+004A 3 1 12

    compose U+0135 U+0237 3 -1 10

    compose U+0136 U+004B 19 3 -1

    compose U+0137 U+006B 19 2 -1

    copy U+0138 U+043A

    piece 22
    .c#4
    6#9.

    compose U+0139 U+004C 22 1 12

    glyph U+013A
    advance 5
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
    .d#a
    .4c#

    compose U+013B U+004C 19 2 -1

    compose U+013C U+006C 19 0 -1

    piece 23
    bc
    d9
    e6

    compose U+013D U+004C 23 5 9

    glyph U+013E
    advance 7
    at 1 10
    ##..bc
    ##..d9
    ##..e6
    ##....
    ##....
    ##....
    ##....
    ##....
    d#a...
    4c#...

    glyph U+013F
    advance 7
    at 1 9
    ##....
    ##....
    ##....
    ##....
    ##..##
    ##..##
    ##....
    ##dddd
    ######

    glyph U+0140
    advance 7
    at 1 10
    ##...
    ##...
    ##...
    ##...
    ##...
    ##.##
    ##.##
    ##...
    d#a..
    4c#..

    glyph U+0141
    advance 7
    at -1 9
    ..##....
    ..##....
    ..##54..
    ..##e3..
    .2##2...
    3e##....
    45##....
    ..##dddd
    ..######

    glyph U+0142
    advance 7
    at 0 10
    ..##..
    ..##..
    ..##22
    ..##e4
    ..##6.
    1c##..
    4a##..
    1.##..
    ..d#a.
    ..4c#.

    compose U+0143 U+004E 2 3 12

    compose U+0144 U+006E 2 2 10

    compose U+0145 U+004E 19 3 -1

    compose U+0146 U+006E 19 2 -1

    compose U+0147 U+004E 17 2 12

    compose U+0148 U+006E 17 1 10

    glyph U+0149
    advance 10
    at -1 9
    .e#.......
    .b#.......
    .da.##de91
    4a1.##bc#9
    ....##.2#e
    ....##..##
    ....##..##
    ....##..##
    ....##..##

    glyph U+014A
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
    ##...5##
    ...2de#8
    ...2#e8.

    glyph U+014B
    advance 8
    at 1 7
    ##de91
    ##bc#9
    ##.2#e
    ##..##
    ##..##
    ##..##
    ##..##
    ...1##
    ..6b#b
    ..9#b2

    piece 24
    #####

    compose U+014C U+004F 24 4 11

    compose U+014D U+006F 24 3 9

    piece 25
    6a.a6
    1b#b1

    compose U+014E U+004F 25 3 12

    compose U+014F U+006F 25 2 10

    piece 26
    .8#78#7
    3#c3#c.

    compose U+0150 U+004F 26 2 12

    compose U+0151 U+006F 26 1 10

    glyph U+0152
    advance 12
    at 1 9
    .2ae######
    2e#e##dddd
    9#a.##....
    d#2.##....
    ##..#####.
    d#2.##....
    9#a.##....
    2e#e##dddd
    .2ae######

    glyph U+0153
    advance 13
    at 1 7
    .6d#d69ee9.
    7#d9d##cc#8
    d#3.3##22#e
    ##...######
    d#3.3##2...
    7#d9d##ccd5
    .6d#d69ee91

    compose U+0154 U+0052 8 3 12

    compose U+0155 U+0072 2 1 10

    compose U+0156 U+0052 19 3 -1

    compose U+0157 U+0072 19 1 -1

    piece 27
    a#b#a
    1d#d1

    compose U+0158 U+0052 27 2 12

    compose U+0159 U+0072 17 0 10

    compose U+015A U+0053 8 3 12

    compose U+015B U+0073 2 2 10

    compose U+015C U+0053 9 2 12

    compose U+015D U+0073 3 1 10

    glyph U+015E
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
    .8d#e91
    ..7d#9.
    ..e#e6.

    piece 28
    .22.
    7d#9
    e#e6

    compose U+015F U+0073 28 2 1

    compose U+0160 U+0053 27 2 12

    compose U+0161 U+0073 17 1 10

    compose U+0162 U+0054 28 2 1

    glyph U+0163
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
    .1c##
    .7d#9
    .e#e6

    compose U+0164 U+0054 17 1 12

    glyph U+0165
    advance 7
    at 0 11
    .....ab
    .....d9
    .##..e6
    .##..1.
    #####..
    9##99..
    .##....
    .##....
    .##1...
    .b#b9..
    .1ae#..

    glyph U+0166
    advance 9
    at 0 9
    ########
    ddd##ddd
    ...##...
    ...##...
    .######.
    ...##...
    ...##...
    ...##...
    ...##...

    glyph U+0167
    advance 6
    at 0 9
    .##..
    .##..
    #####
    9##99
    .##..
    #####
    .##1.
    .b#b9
    .1ae#

    compose U+0168 U+0055 4 2 12

    compose U+0169 U+0075 4 1 10

    compose U+016A U+0055 15 3 11

    compose U+016B U+0075 15 2 9

    compose U+016C U+0055 13 3 12

    compose U+016D U+0075 13 2 10

    compose U+016E U+0055 12 3 12

    compose U+016F U+0075 12 2 11

    piece 29
    2ed3ed1
    a#5a#5.

    compose U+0170 U+0055 29 2 12

    compose U+0171 U+0075 29 1 10

    glyph U+0172
    advance 10
    at 1 9
    ##....##
    ##....##
    ##....##
    ##....##
    ##....##
    d#2..2#d
    9#a..a#9
    2e#ee##2
    .2aeec#.
    .....6#6
    .....3dc

    glyph U+0173
    advance 8
    at 1 7
    ##..##
    ##..##
    ##..##
    ##..##
    e#2.##
    9#cb##
    19ee##
    ...6#6
    ...3dc

    compose U+0174 U+0057 3 4 12

    compose U+0175 U+0077 3 2 10

    compose U+0176 U+0059 3 1 12

    compose U+0177 U+0079 3 1 10

    compose U+0178 U+0059 6 1 12

    compose U+0179 U+005A 8 3 12

    compose U+017A U+007A 2 2 10

    compose U+017B U+005A 16 4 12

    compose U+017C U+007A 16 3 10

    compose U+017D U+005A 27 2 12

    compose U+017E U+007A 17 1 10

    glyph U+017F
    advance 5
    at 0 10
    .2ae#
    .b#b9
    .##..
    ###..
    9##..
    .##..
    .##..
    .##..
    .##..
    .##..

    glyph U+0180
    advance 8
    at 0 10
    #####..
    .##....
    .##....
    .##de91
    .##bc#8
    .##.2#d
    .##..##
    .##.2#d
    .##bc#8
    .##de91

    glyph U+0181
    advance 10
    at 0 9
    7e####d7.
    e###dd##4
    ..##..8#7
    ..##..b#4
    ..#####e2
    ..##dde#b
    ..##..1##
    ..##dde#b
    ..#####b2

    glyph U+0192
    advance 6
    at 0 10
    ..2ae#
    ..b#b9
    ..##..
    .#####
    .9##99
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    9b#b..
    #ea2..

    glyph U+01A0
    advance 12
    at 1 10
    ........1cd
    .19d#d99#e5
    1d##d###71.
    9#b1.1b#9..
    d#2...2#d..
    ##.....##..
    d#2...2#d..
    9#b1.1b#9..
    1d##d##d1..
    .19d#d91...

    glyph U+01A1
    advance 10
    at 1 8
    ......1cd
    .6d#dc#e5
    7#d9d#a1.
    d#3.3#d..
    ##...##..
    d#3.3#d..
    7#d9d#7..
    .6d#d6...

    glyph U+01AF
    advance 11
    at 1 10
    .......1cd
    ##....##e5
    ##....##1.
    ##....##..
    ##....##..
    ##....##..
    d#2..2#d..
    9#a..a#9..
    2e#ee#e2..
    .2aeea2...

    glyph U+01B0
    advance 9
    at 1 8
    .....1cd
    ##..##e5
    ##..##1.
    ##..##..
    ##..##..
    e#2.##..
    9#cb##..
    19ed##..

    compose U+01CD U+0041 17 2 12

    compose U+01CE U+0061 17 1 10

    glyph U+01CF
    advance 6
    at 0 12
    3#dd#3
    .6##6.
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

    glyph U+01D0
    advance 6
    at 0 10
    3#dd#3
    .6##6.
    ......
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..

    compose U+01D1 U+004F 27 3 12

    compose U+01D2 U+006F 27 2 10

    compose U+01D3 U+0055 17 2 12

    compose U+01D4 U+0075 17 1 10

    glyph U+01D5
    advance 10
    at 1 12
    ..####..
    .##..##.
    .##..##.
    ........
    ##....##
    ##....##
    ##....##
    ##....##
    e#2..2#e
    a#8..8#a
    3e#ee#e3
    .3beeb3.

    piece 30
    .####.
    ......
    ##..##
    ##..##

    compose U+01D6 U+0075 30 1 12

    glyph U+01D7
    advance 10
    at 1 13
    ...8#7..
    ..3#c...
    .##..##.
    .##..##.
    ........
    ##....##
    ##....##
    ##....##
    ##....##
    e#2..2#e
    a#8..8#a
    3e#ee#e3
    .3beeb3.

    piece 31
    ..8#7.
    .3#c..
    ##..##
    ##..##

    compose U+01D8 U+0075 31 1 12

    glyph U+01D9
    advance 10
    at 1 13
    .3#dd#3.
    ..6##6..
    .##..##.
    .##..##.
    ........
    ##....##
    ##....##
    ##....##
    ##....##
    e#2..2#e
    a#8..8#a
    3e#ee#e3
    .3beeb3.

    piece 32
    3#dd#3
    .6##6.
    ##..##
    ##..##

    compose U+01DA U+0075 32 1 12

    glyph U+01DB
    advance 10
    at 1 13
    ..7#8...
    ...c#3..
    .##..##.
    .##..##.
    ........
    ##....##
    ##....##
    ##....##
    ##....##
    e#2..2#e
    a#8..8#a
    3e#ee#e3
    .3beeb3.

    piece 33
    .7#8..
    ..c#3.
    ##..##
    ##..##

    compose U+01DC U+0075 33 1 12

    glyph U+01DE
    advance 10
    at 0 12
    ...8####8.
    .8#8..8#8.
    .8#8..8#8.
    ..........
    ...3##3...
    ...a##a...
    ..2#dd#2..
    ..8#77#8..
    .1e#aa#e1.
    .6######6.
    .d#2..2#d.
    4#a....a#4

    compose U+01DF U+0061 30 1 12

    glyph U+01E0
    advance 10
    at 0 12
    ...8####8.
    ....8#8...
    ....8#8...
    ..........
    ...3##3...
    ...a##a...
    ..2#dd#2..
    ..8#77#8..
    .1e#aa#e1.
    .6######6.
    .d#2..2#d.
    4#a....a#4

    piece 34
    ####
    ....
    .##.
    .##.

    compose U+01E1 U+0061 34 2 12

    compose U+01E2 U+00C6 15 4 11

    compose U+01E3 U+00E6 15 4 9

    compose U+01E6 U+0047 17 2 12

    compose U+01E7 U+0067 17 1 10

    compose U+01E8 U+004B 17 2 12

    glyph U+01E9
    advance 7
    at 1 12
    3#dd#3
    .6##6.
    ......
    ##....
    ##....
    ##.4#a
    ##.de2
    ##7#7.
    ####2.
    ##a#a.
    ##.d#3
    ##.5#b

    glyph U+01EA
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
    .19d#e91.
    ....#b1..
    ....a#3..

    piece 35
    .11
    .d3
    3#9
    1c#

    compose U+01EB U+006F 35 3 2

    glyph U+01EC
    advance 11
    at 1 11
    ...#####.
    .........
    .19d#d91.
    1d##d##d1
    9#b1.1b#9
    d#2...2#d
    ##.....##
    d#2...2#d
    9#b1.1b#9
    1d##d##d1
    .19d#e91.
    ....#b1..
    ....a#3..

    piece 36
    #####
    .....
    .....
    .....
    .....
    .....
    .....
    .11..
    .d3..
    3#9..
    1c#..

    compose U+01ED U+006F 36 3 9

    glyph U+01F0
    advance 6
    at 0 10
    3#dd#3
    .6##6.
    ......
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    .1#e..
    .b#b..
    .#c2..

    compose U+01F4 U+0047 2 3 12

    compose U+01F5 U+0067 2 2 10

    compose U+01F8 U+004E 1 3 12

    compose U+01F9 U+006E 1 2 10

    glyph U+01FA
    advance 10
    at 0 13
    ....8#7...
    ...3#c....
    ...2dd2...
    ...7997...
    ...2dd2...
    ..........
    ...4##4...
    ...b##b...
    ..4#bb#4..
    ..b#cc#b..
    .4######4.
    .b#4..4#b.
    4#b....b#4

    piece 37
    .8#7
    3#c.
    2dd2
    7997
    2dd2

    compose U+01FB U+0061 37 2 13

    compose U+01FC U+00C6 2 4 12

    compose U+01FD U+00E6 2 4 10

    compose U+01FE U+00D8 8 4 12

    compose U+01FF U+00F8 8 3 10

    piece 38
    1de3de2
    .5#a5#a

    compose U+0200 U+0041 38 1 12

    compose U+0201 U+0061 38 0 10

    piece 39
    5ee5
    e33e

    compose U+0202 U+0041 39 3 12

    compose U+0203 U+0061 39 2 10

    compose U+0204 U+0045 38 0 12

    compose U+0205 U+0065 38 0 10

    compose U+0206 U+0045 39 2 12

    compose U+0207 U+0065 39 2 10

    glyph U+0208
    advance 6
    at -1 12
    1de3de2
    .5#a5#a
    .......
    ...##..
    ...##..
    ...##..
    ...##..
    ...##..
    ...##..
    ...##..
    ...##..
    ...##..

    glyph U+0209
    advance 6
    at -1 10
    1de3de2
    .5#a5#a
    .......
    ...##..
    ...##..
    ...##..
    ...##..
    ...##..
    ...##..
    ...##..

    glyph U+020A
    advance 6
    at 1 12
    5ee5
    e33e
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

    glyph U+020B
    advance 6
    at 1 10
    5ee5
    e33e
    ....
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.

    piece 40
    7#87#8.
    .c#3c#3

    compose U+020C U+004F 40 2 12

    compose U+020D U+006F 40 1 10

    piece 41
    1b#b1
    6a.a6

    compose U+020E U+004F 41 3 12

    compose U+020F U+006F 41 2 10

    compose U+0210 U+0052 40 1 12

    compose U+0211 U+0072 38 -1 10

    compose U+0212 U+0052 41 2 12

    compose U+0213 U+0072 39 1 10

    compose U+0214 U+0055 38 1 12

    compose U+0215 U+0075 38 0 10

    compose U+0216 U+0055 39 3 12

    compose U+0217 U+0075 39 2 10

    compose U+0218 U+0053 19 3 -1

    compose U+0219 U+0073 19 2 -1

    compose U+021A U+0054 19 2 -1

    compose U+021B U+0074 19 1 -1

    compose U+021E U+0048 17 2 12

    glyph U+021F
    advance 8
    at 1 12
    3#dd#3
    .6##6.
    ......
    ##....
    ##....
    ##de91
    ##bc#9
    ##.2#e
    ##..##
    ##..##
    ##..##
    ##..##

    piece 42
    8#8
    8#8

    compose U+0226 U+0041 42 4 12

    compose U+0227 U+0061 16 3 10

    compose U+0228 U+0045 28 2 1

    glyph U+0229
    advance 8
    at 1 7
    .9ee9.
    8#cc#8
    d#22#e
    ######
    d#2...
    8#ccd5
    .9##91
    .7d#9.
    .e#e6.

    glyph U+022A
    advance 11
    at 1 12
    ...#####.
    .##...##.
    .##...##.
    .........
    .29d#d92.
    2e#ede#e2
    a#91.19#a
    e#1...1#e
    e#1...1#e
    a#91.19#a
    2e#ede#e2
    .29d#d92.

    piece 43
    ..#####
    .......
    ##...##
    ##...##

    compose U+022B U+006F 43 1 12

    glyph U+022C
    advance 11
    at 1 12
    ...#####.
    ..9eb6b..
    ..c7b#a..
    .........
    .29d#d92.
    2e#ede#e2
    a#91.19#a
    e#1...1#e
    e#1...1#e
    a#91.19#a
    2e#ede#e2
    .29d#d92.

    piece 44
    .#####
    ......
    9eb6b.
    c7b#a.

    compose U+022D U+006F 44 2 12

    compose U+022E U+004F 16 5 12

    compose U+022F U+006F 16 4 10

    glyph U+0230
    advance 11
    at 1 12
    ...#####.
    ....##...
    ....##...
    .........
    .29d#d92.
    2e#ede#e2
    a#91.19#a
    e#1...1#e
    e#1...1#e
    a#91.19#a
    2e#ede#e2
    .29d#d92.

    piece 45
    #####
    .....
    .##..
    .##..

    compose U+0231 U+006F 45 3 12

    compose U+0232 U+0059 15 2 11

    compose U+0233 U+0079 14 2 9

    glyph U+024A
    advance 11
    at 1 9
    .3aeea##..
    2e#ee###..
    a#9..9##..
    d#2..2##..
    ##....##..
    d#2..2##..
    a#9..9##..
    2e#ee###..
    .3aeea##1.
    ......b#ed
    ......2b##

    glyph U+024B
    advance 9
    at 1 7
    19ed##..
    8#cb##..
    d#2.##..
    ##..##..
    d#2.##..
    8#cb##..
    19ed##..
    ....##..
    ....##99
    ....####

    compose U+1E00 U+0041 12 3 -1

    compose U+1E01 U+0061 12 2 -1

    compose U+1E02 U+0042 16 4 12

    glyph U+1E03
    advance 8
    at 1 12
    ..##..
    ..##..
    ......
    ##....
    ##....
    ##de91
    ##bc#8
    ##.2#d
    ##..##
    ##.2#d
    ##bc#8
    ##de91

    compose U+1E04 U+0042 16 4 -1

    compose U+1E05 U+0062 16 3 -1

    compose U+1E06 U+0042 24 3 -1

    compose U+1E07 U+0062 15 2 -1

    glyph U+1E08
    advance 9
    at 1 12
    ...8#7..
    ..3#c...
    ........
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

    glyph U+1E09
    advance 7
    at 1 10
    ..8#7.
    .3#c..
    ......
    .8eea1
    8#dce6
    d#3...
    ##....
    d#3...
    8#dce6
    .8e#a1
    .7d#9.
    .e#e6.

    compose U+1E0A U+0044 16 4 12

    glyph U+1E0B
    advance 8
    at 1 12
    ..##..
    ..##..
    ......
    ....##
    ....##
    19ed##
    8#cb##
    d#2.##
    ##..##
    d#2.##
    8#cb##
    19ed##

    compose U+1E0C U+0044 16 4 -1

    compose U+1E0D U+0064 16 3 -1

    compose U+1E0E U+0044 15 3 -1

    compose U+1E0F U+0064 15 2 -1

    compose U+1E10 U+0044 19 3 -1

    compose U+1E11 U+0064 19 2 -1

    compose U+1E12 U+0044 3 2 -1

    compose U+1E13 U+0064 3 1 -1

    glyph U+1E14
    advance 8
    at 1 12
    .7#8..
    ..c#3.
    .####.
    ......
    ######
    ##dddd
    ##....
    #####.
    ##....
    ##....
    ##dddd
    ######

    piece 46
    7#8.
    .c#3
    ....
    ####

    compose U+1E15 U+0065 46 2 12

    glyph U+1E16
    advance 8
    at 1 12
    ..8#7.
    .3#c..
    .####.
    ......
    ######
    ##dddd
    ##....
    #####.
    ##....
    ##....
    ##dddd
    ######

    piece 47
    .8#7
    3#c.
    ....
    ####

    compose U+1E17 U+0065 47 2 12

    compose U+1E18 U+0045 3 1 -1

    compose U+1E19 U+0065 3 1 -1

    compose U+1E1A U+0045 4 1 -1

    compose U+1E1B U+0065 4 1 -1

    piece 48
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
    .22.
    7d#9
    e#e6

    compose U+1E1C U+0045 48 2 12

    glyph U+1E1D
    advance 8
    at 1 10
    .e33e.
    .5ee5.
    ......
    .9ee9.
    8#cc#8
    d#22#e
    ######
    d#2...
    8#ccd5
    .9##91
    .7d#9.
    .e#e6.

    compose U+1E1E U+0046 16 3 12

    glyph U+1E1F
    advance 5
    at 0 12
    ..##.
    ..##.
    .....
    .2ae#
    .b#b9
    #####
    9##99
    .##..
    .##..
    .##..
    .##..
    .##..

    compose U+1E20 U+0047 15 3 11

    compose U+1E21 U+0067 15 2 9

    compose U+1E22 U+0048 16 4 12

    glyph U+1E23
    advance 8
    at 1 12
    ..##..
    ..##..
    ......
    ##....
    ##....
    ##de91
    ##bc#9
    ##.2#e
    ##..##
    ##..##
    ##..##
    ##..##

    compose U+1E24 U+0048 16 4 -1

    compose U+1E25 U+0068 16 3 -1

    compose U+1E26 U+0048 6 2 12

    glyph U+1E27
    advance 8
    at 1 12
    ##..##
    ##..##
    ......
    ##....
    ##....
    ##de91
    ##bc#9
    ##.2#e
    ##..##
    ##..##
    ##..##
    ##..##

    compose U+1E28 U+0048 28 3 1

    compose U+1E29 U+0068 28 2 1

    compose U+1E2A U+0048 13 3 -1

    compose U+1E2B U+0068 13 2 -1

    compose U+1E2C U+0049 4 -1 -1

    compose U+1E2D U+0069 4 -1 -1

    glyph U+1E2E
    advance 6
    at 0 13
    ..8#7.
    .3#c..
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

    glyph U+1E2F
    advance 6
    at 0 12
    ..8#7.
    .3#c..
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

    compose U+1E30 U+004B 2 3 12

    glyph U+1E31
    advance 7
    at 1 12
    ..8#7.
    .3#c..
    ......
    ##....
    ##....
    ##.4#a
    ##.de2
    ##7#7.
    ####2.
    ##a#a.
    ##.d#3
    ##.5#b

    compose U+1E32 U+004B 16 4 -1

    compose U+1E33 U+006B 16 3 -1

    compose U+1E34 U+004B 15 3 -1

    compose U+1E35 U+006B 15 2 -1

    compose U+1E36 U+004C 16 3 -1

    compose U+1E37 U+006C 16 1 -1

    piece 49
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
    ..##.
    ..##.

    compose U+1E38 U+004C 49 1 11

    glyph U+1E39
    advance 5
    at 0 11
    ####
    ....
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.
    .d#a
    .4c#
    ....
    .##.
    .##.

    compose U+1E3A U+004C 15 2 -1

    compose U+1E3B U+006C 15 0 -1

    compose U+1E3C U+004C 3 1 -1

    compose U+1E3D U+006C 3 -1 -1

    compose U+1E3E U+004D 2 4 12

    compose U+1E3F U+006D 2 4 10

    compose U+1E40 U+004D 16 5 12

    compose U+1E41 U+006D 16 5 10

    compose U+1E42 U+004D 16 5 -1

    compose U+1E43 U+006D 16 5 -1

    compose U+1E44 U+004E 16 4 12

    compose U+1E45 U+006E 16 3 10

    compose U+1E46 U+004E 16 4 -1

    compose U+1E47 U+006E 16 3 -1

    compose U+1E48 U+004E 15 3 -1

    compose U+1E49 U+006E 15 2 -1

    compose U+1E4A U+004E 3 2 -1

    compose U+1E4B U+006E 3 1 -1

    glyph U+1E4C
    advance 11
    at 1 13
    ...2ed1..
    ...a#5...
    ..9eb6b..
    ..c7b#a..
    .........
    .29d#d92.
    2e#ede#e2
    a#91.19#a
    e#1...1#e
    e#1...1#e
    a#91.19#a
    2e#ede#e2
    .29d#d92.

    piece 50
    .2ed1
    .a#5.
    9eb6b
    c7b#a

    compose U+1E4D U+006F 50 2 12

    glyph U+1E4E
    advance 11
    at 1 13
    .##...##.
    .##...##.
    ..9eb6b..
    ..c7b#a..
    .........
    .29d#d92.
    2e#ede#e2
    a#91.19#a
    e#1...1#e
    e#1...1#e
    a#91.19#a
    2e#ede#e2
    .29d#d92.

    piece 51
    ##...##
    ##...##
    .9eb6b.
    .c7b#a.

    compose U+1E4F U+006F 51 1 12

    glyph U+1E50
    advance 11
    at 1 12
    ..1de2...
    ...5#a...
    ...#####.
    .........
    .29d#d92.
    2e#ede#e2
    a#91.19#a
    e#1...1#e
    e#1...1#e
    a#91.19#a
    2e#ede#e2
    .29d#d92.

    piece 52
    1de2..
    .5#a..
    ......
    .#####

    compose U+1E51 U+006F 52 2 12

    glyph U+1E52
    advance 11
    at 1 12
    ...2ed1..
    ...a#5...
    ...#####.
    .........
    .29d#d92.
    2e#ede#e2
    a#91.19#a
    e#1...1#e
    e#1...1#e
    a#91.19#a
    2e#ede#e2
    .29d#d92.

    piece 53
    2ed1.
    a#5..
    .....
    #####

    compose U+1E53 U+006F 53 3 12

    compose U+1E54 U+0050 8 3 12

    compose U+1E55 U+0070 2 2 10

    compose U+1E56 U+0050 16 4 12

    compose U+1E57 U+0070 16 3 10

    compose U+1E58 U+0052 16 4 12

    compose U+1E59 U+0072 16 2 10

    compose U+1E5A U+0052 16 4 -1

    compose U+1E5B U+0072 16 2 -1

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
    .##..
    .##..

    compose U+1E5C U+0052 54 3 11

    piece 55
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
    .##.
    .##.

    compose U+1E5D U+0072 55 1 9

    compose U+1E5E U+0052 24 3 -1

    compose U+1E5F U+0072 15 1 -1

    compose U+1E60 U+0053 16 4 12

    compose U+1E61 U+0073 16 3 10

    compose U+1E62 U+0053 16 4 -1

    compose U+1E63 U+0073 16 3 -1

    glyph U+1E64
    advance 9
    at 1 13
    ...##..
    ...##..
    ..2ed1.
    ..a#5..
    .......
    2ae#e9.
    c#ede7.
    d#61...
    6###a4.
    .4a###6
    ...16#d
    .7ede#c
    .9e#ea2

    piece 56
    .##.
    .##.
    .8#7
    3#c.

    compose U+1E65 U+0073 56 2 12

    glyph U+1E66
    advance 9
    at 1 13
    ...##..
    ...##..
    .a#b#a.
    .1d#d1.
    .......
    2ae#e9.
    c#ede7.
    d#61...
    6###a4.
    .4a###6
    ...16#d
    .7ede#c
    .9e#ea2

    piece 57
    ..##..
    ..##..
    3#dd#3
    .6##6.

    compose U+1E67 U+0073 57 1 12

    piece 58
    ##
    ##
    ..
    ..
    ..
    ..
    ..
    ..
    ..
    ..
    ..
    ..
    ..
    ##
    ##

    compose U+1E68 U+0053 58 4 12

    piece 59
    ##
    ##
    ..
    ..
    ..
    ..
    ..
    ..
    ..
    ..
    ..
    ##
    ##

    compose U+1E69 U+0073 59 3 10

    compose U+1E6A U+0054 16 3 12

    compose U+1E6B U+0074 16 1 12

    compose U+1E6C U+0054 16 3 -1

    compose U+1E6D U+0074 16 2 -1

    compose U+1E6E U+0054 15 2 -1

    compose U+1E6F U+0074 24 1 -1

    compose U+1E70 U+0054 3 1 -1

    piece 60
    .a##3.
    6#b#d1

    compose U+1E71 U+0074 60 0 -1

    compose U+1E72 U+0055 6 2 -1

    compose U+1E73 U+0075 6 1 -1

    compose U+1E74 U+0055 4 2 -1

    compose U+1E75 U+0075 4 1 -1

    compose U+1E76 U+0055 3 2 -1

    compose U+1E77 U+0075 3 1 -1

    glyph U+1E78
    advance 10
    at 1 13
    ...8#7..
    ..3#c...
    .3dd895.
    .5a8ee3.
    ........
    ##....##
    ##....##
    ##....##
    ##....##
    e#2..2#e
    a#8..8#a
    3e#ee#e3
    .3beeb3.

    piece 61
    ..8#7.
    .3#c..
    3dd895
    5a8ee3

    compose U+1E79 U+0075 61 1 12

    glyph U+1E7A
    advance 10
    at 1 12
    .##..##.
    .##..##.
    ..####..
    ........
    ##....##
    ##....##
    ##....##
    ##....##
    e#2..2#e
    a#8..8#a
    3e#ee#e3
    .3beeb3.

    piece 62
    ##..##
    ##..##
    ......
    .####.

    compose U+1E7B U+0075 62 1 12

    compose U+1E7C U+0056 4 2 12

    compose U+1E7D U+0076 4 1 10

    compose U+1E7E U+0056 42 4 -1

    compose U+1E7F U+0076 42 3 -1

    compose U+1E80 U+0057 1 5 12

    compose U+1E81 U+0077 1 3 10

    compose U+1E82 U+0057 2 5 12

    compose U+1E83 U+0077 2 3 10

    compose U+1E84 U+0057 5 3 12

    compose U+1E85 U+0077 5 1 10

    compose U+1E86 U+0057 42 6 12

    compose U+1E87 U+0077 42 4 10

    compose U+1E88 U+0057 42 6 -1

    compose U+1E89 U+0077 42 4 -1

    compose U+1E8A U+0058 42 4 12

    compose U+1E8B U+0078 42 3 10

    compose U+1E8C U+0058 5 1 12

    compose U+1E8D U+0078 5 0 10

    compose U+1E8E U+0059 16 3 12

    compose U+1E8F U+0079 42 3 10

    compose U+1E90 U+005A 9 2 12

    compose U+1E91 U+007A 3 1 10

    compose U+1E92 U+005A 16 4 -1

    compose U+1E93 U+007A 16 3 -1

    compose U+1E94 U+005A 24 3 -1

    compose U+1E95 U+007A 15 2 -1

    compose U+1E96 U+0068 15 2 -1

    compose U+1E97 U+0074 6 -1 12

    compose U+1E98 U+0077 12 3 11

    compose U+1E99 U+0079 12 2 11

    glyph U+1E9B
    advance 5
    at 0 12
    ..##.
    ..##.
    .....
    .2ae#
    .b#b9
    ###..
    9##..
    .##..
    .##..
    .##..
    .##..
    .##..

    glyph U+1E9E
    advance 9
    at 1 9
    .6d#d8.
    6##d##5
    c#5.9#7
    ##.7##2
    ##.8##5
    ##..6#c
    ##..1#e
    ##4de#b
    ##5#d91

    compose U+1EA0 U+0041 42 4 -1

    compose U+1EA1 U+0061 16 3 -1

    piece 63
    8#e4
    2bd3

    compose U+1EA2 U+0041 63 3 12

    compose U+1EA3 U+0061 63 2 10

    glyph U+1EA4
    advance 10
    at 0 13
    .....8#7..
    ....3#c...
    ...6##6...
    ..3#dd#3..
    ..........
    ...3##3...
    ...a##a...
    ..2#dd#2..
    ..8#77#8..
    .1e#aa#e1.
    .6######6.
    .d#2..2#d.
    4#a....a#4

    piece 64
    ...8#7
    ..3#c.
    .6##6.
    3#dd#3

    compose U+1EA5 U+0061 64 1 12

    glyph U+1EA6
    advance 10
    at 0 13
    ..7#8.....
    ...c#3....
    ...6##6...
    ..3#dd#3..
    ..........
    ...3##3...
    ...a##a...
    ..2#dd#2..
    ..8#77#8..
    .1e#aa#e1.
    .6######6.
    .d#2..2#d.
    4#a....a#4

    piece 65
    7#8...
    .c#3..
    .6##6.
    3#dd#3

    compose U+1EA7 U+0061 65 1 12

    glyph U+1EA8
    advance 10
    at 0 13
    ...8#e4...
    ...2bd3...
    ...6##6...
    ..3#dd#3..
    ..........
    ...3##3...
    ...a##a...
    ..2#dd#2..
    ..8#77#8..
    .1e#aa#e1.
    .6######6.
    .d#2..2#d.
    4#a....a#4

    piece 66
    .8#e4.
    .2bd3.
    .6##6.
    3#dd#3

    compose U+1EA9 U+0061 66 1 12

    glyph U+1EAA
    advance 10
    at 0 13
    ..3dd895..
    ..5a8ee3..
    ...6##6...
    ..3#dd#3..
    ..........
    ...3##3...
    ...a##a...
    ..2#dd#2..
    ..8#77#8..
    .1e#aa#e1.
    .6######6.
    .d#2..2#d.
    4#a....a#4

    piece 67
    3dd895
    5a8ee3
    .6##6.
    3#dd#3

    compose U+1EAB U+0061 67 1 12

    piece 68
    .6##6.
    3#dd#3
    ......
    ......
    ......
    ......
    ......
    ......
    ......
    ......
    ......
    ......
    ......
    ..8#8.
    ..8#8.

    compose U+1EAC U+0041 68 2 12

    piece 69
    .6##6.
    3#dd#3
    ......
    ......
    ......
    ......
    ......
    ......
    ......
    ......
    ......
    ..##..
    ..##..

    compose U+1EAD U+0061 69 1 10

    glyph U+1EAE
    advance 10
    at 0 13
    .....8#7..
    ....3#c...
    ...e33e...
    ...5ee5...
    ..........
    ...3##3...
    ...a##a...
    ..2#dd#2..
    ..8#77#8..
    .1e#aa#e1.
    .6######6.
    .d#2..2#d.
    4#a....a#4

    piece 70
    ..8#7
    .3#c.
    e33e.
    5ee5.

    compose U+1EAF U+0061 70 2 12

    glyph U+1EB0
    advance 10
    at 0 13
    ..7#8.....
    ...c#3....
    ...e33e...
    ...5ee5...
    ..........
    ...3##3...
    ...a##a...
    ..2#dd#2..
    ..8#77#8..
    .1e#aa#e1.
    .6######6.
    .d#2..2#d.
    4#a....a#4

    piece 71
    7#8..
    .c#3.
    .e33e
    .5ee5

    compose U+1EB1 U+0061 71 1 12

    glyph U+1EB2
    advance 10
    at 0 13
    ...8#e4...
    ...2bd3...
    ...e33e...
    ...5ee5...
    ..........
    ...3##3...
    ...a##a...
    ..2#dd#2..
    ..8#77#8..
    .1e#aa#e1.
    .6######6.
    .d#2..2#d.
    4#a....a#4

    piece 72
    8#e4
    2bd3
    e33e
    5ee5

    compose U+1EB3 U+0061 72 2 12

    glyph U+1EB4
    advance 10
    at 0 13
    ..3dd895..
    ..5a8ee3..
    ...e33e...
    ...5ee5...
    ..........
    ...3##3...
    ...a##a...
    ..2#dd#2..
    ..8#77#8..
    .1e#aa#e1.
    .6######6.
    .d#2..2#d.
    4#a....a#4

    piece 73
    3dd895
    5a8ee3
    .e33e.
    .5ee5.

    compose U+1EB5 U+0061 73 1 12

    piece 74
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
    ....
    .8#8
    .8#8

    compose U+1EB6 U+0041 74 3 12

    piece 75
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
    .##.
    .##.

    compose U+1EB7 U+0061 75 2 10

    compose U+1EB8 U+0045 16 3 -1

    compose U+1EB9 U+0065 16 3 -1

    compose U+1EBA U+0045 63 2 12

    compose U+1EBB U+0065 63 2 10

    compose U+1EBC U+0045 4 1 12

    compose U+1EBD U+0065 4 1 10

    glyph U+1EBE
    advance 8
    at 1 13
    ...8#7
    ..3#c.
    .6##6.
    3#dd#3
    ......
    ######
    ##dddd
    ##....
    #####.
    ##....
    ##....
    ##dddd
    ######

    compose U+1EBF U+0065 64 1 12

    glyph U+1EC0
    advance 8
    at 1 13
    7#8...
    .c#3..
    .6##6.
    3#dd#3
    ......
    ######
    ##dddd
    ##....
    #####.
    ##....
    ##....
    ##dddd
    ######

    compose U+1EC1 U+0065 65 1 12

    glyph U+1EC2
    advance 8
    at 1 13
    .8#e4.
    .2bd3.
    .6##6.
    3#dd#3
    ......
    ######
    ##dddd
    ##....
    #####.
    ##....
    ##....
    ##dddd
    ######

    compose U+1EC3 U+0065 66 1 12

    glyph U+1EC4
    advance 8
    at 1 13
    3dd895
    5a8ee3
    .6##6.
    3#dd#3
    ......
    ######
    ##dddd
    ##....
    #####.
    ##....
    ##....
    ##dddd
    ######

    compose U+1EC5 U+0065 67 1 12

    piece 76
    .6##6.
    3#dd#3
    ......
    ......
    ......
    ......
    ......
    ......
    ......
    ......
    ......
    ......
    ......
    ..##..
    ..##..

    compose U+1EC6 U+0045 76 1 12

    compose U+1EC7 U+0065 69 1 10

    compose U+1EC8 U+0049 63 0 12

    compose U+1EC9 U+0131 63 0 10

    compose U+1ECA U+0049 16 1 -1

    compose U+1ECB U+0069 16 1 -1

    compose U+1ECC U+004F 16 5 -1

    compose U+1ECD U+006F 16 4 -1

    piece 77
    ##b
    5#8

    compose U+1ECE U+004F 77 4 12

    compose U+1ECF U+006F 77 3 10

    glyph U+1ED0
    advance 11
    at 1 13
    ....2ed1.
    ....a#5..
    ..1d#d1..
    ..a#b#a..
    .........
    .29d#d92.
    2e#ede#e2
    a#91.19#a
    e#1...1#e
    e#1...1#e
    a#91.19#a
    2e#ede#e2
    .29d#d92.

    piece 78
    ..2ed1
    ..a#5.
    1d#d1.
    a#b#a.

    compose U+1ED1 U+006F 78 2 12

    glyph U+1ED2
    advance 11
    at 1 13
    .1de2....
    ..5#a....
    ..1d#d1..
    ..a#b#a..
    .........
    .29d#d92.
    2e#ede#e2
    a#91.19#a
    e#1...1#e
    e#1...1#e
    a#91.19#a
    2e#ede#e2
    .29d#d92.

    piece 79
    1de2..
    .5#a..
    .1d#d1
    .a#b#a

    compose U+1ED3 U+006F 79 1 12

    glyph U+1ED4
    advance 11
    at 1 13
    ...##b...
    ...5#8...
    ..1d#d1..
    ..a#b#a..
    .........
    .29d#d92.
    2e#ede#e2
    a#91.19#a
    e#1...1#e
    e#1...1#e
    a#91.19#a
    2e#ede#e2
    .29d#d92.

    piece 80
    .##b.
    .5#8.
    1d#d1
    a#b#a

    compose U+1ED5 U+006F 80 2 12

    glyph U+1ED6
    advance 11
    at 1 13
    ..9eb6b..
    ..c7b#a..
    ..1d#d1..
    ..a#b#a..
    .........
    .29d#d92.
    2e#ede#e2
    a#91.19#a
    e#1...1#e
    e#1...1#e
    a#91.19#a
    2e#ede#e2
    .29d#d92.

    piece 81
    9eb6b
    c7b#a
    1d#d1
    a#b#a

    compose U+1ED7 U+006F 81 2 12

    piece 82
    1d#d1
    a#b#a
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
    ..##.
    ..##.

    compose U+1ED8 U+004F 82 3 12

    piece 83
    1d#d1
    a#b#a
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    .....
    ..##.
    ..##.

    compose U+1ED9 U+006F 83 2 10

    glyph U+1EDA
    advance 12
    at 1 12
    ...2ed1....
    ...a#5.....
    ........1cd
    .19d#d99#e5
    1d##d###71.
    9#b1.1b#9..
    d#2...2#d..
    ##.....##..
    d#2...2#d..
    9#b1.1b#9..
    1d##d##d1..
    .19d#d91...

    glyph U+1EDB
    advance 10
    at 1 10
    ..2ed1...
    ..a#5....
    ......1cd
    .6d#dc#e5
    7#d9d#a1.
    d#3.3#d..
    ##...##..
    d#3.3#d..
    7#d9d#7..
    .6d#d6...

    glyph U+1EDC
    advance 12
    at 1 12
    ..1de2.....
    ...5#a.....
    ........1cd
    .19d#d99#e5
    1d##d###71.
    9#b1.1b#9..
    d#2...2#d..
    ##.....##..
    d#2...2#d..
    9#b1.1b#9..
    1d##d##d1..
    .19d#d91...

    glyph U+1EDD
    advance 10
    at 1 10
    .1de2....
    ..5#a....
    ......1cd
    .6d#dc#e5
    7#d9d#a1.
    d#3.3#d..
    ##...##..
    d#3.3#d..
    7#d9d#7..
    .6d#d6...

    glyph U+1EDE
    advance 12
    at 1 12
    ...##b.....
    ...5#8.....
    ........1cd
    .19d#d99#e5
    1d##d###71.
    9#b1.1b#9..
    d#2...2#d..
    ##.....##..
    d#2...2#d..
    9#b1.1b#9..
    1d##d##d1..
    .19d#d91...

    glyph U+1EDF
    advance 10
    at 1 10
    ..##b....
    ..5#8....
    ......1cd
    .6d#dc#e5
    7#d9d#a1.
    d#3.3#d..
    ##...##..
    d#3.3#d..
    7#d9d#7..
    .6d#d6...

    glyph U+1EE0
    advance 12
    at 1 12
    ..9eb6b....
    ..c7b#a....
    ........1cd
    .19d#d99#e5
    1d##d###71.
    9#b1.1b#9..
    d#2...2#d..
    ##.....##..
    d#2...2#d..
    9#b1.1b#9..
    1d##d##d1..
    .19d#d91...

    glyph U+1EE1
    advance 10
    at 1 10
    .9eb6b...
    .c7b#a...
    ......1cd
    .6d#dc#e5
    7#d9d#a1.
    d#3.3#d..
    ##...##..
    d#3.3#d..
    7#d9d#7..
    .6d#d6...

    glyph U+1EE2
    advance 12
    at 1 10
    ........1cd
    .19d#d99#e5
    1d##d###71.
    9#b1.1b#9..
    d#2...2#d..
    ##.....##..
    d#2...2#d..
    9#b1.1b#9..
    1d##d##d1..
    .19d#d91...
    ...........
    ....##.....
    ....##.....

    glyph U+1EE3
    advance 10
    at 1 8
    ......1cd
    .6d#dc#e5
    7#d9d#a1.
    d#3.3#d..
    ##...##..
    d#3.3#d..
    7#d9d#7..
    .6d#d6...
    .........
    ...##....
    ...##....

    compose U+1EE4 U+0055 16 4 -1

    compose U+1EE5 U+0075 16 3 -1

    compose U+1EE6 U+0055 63 3 12

    compose U+1EE7 U+0075 63 2 10

    glyph U+1EE8
    advance 11
    at 1 12
    ...8#7....
    ..3#c.....
    .......1cd
    ##....##e5
    ##....##1.
    ##....##..
    ##....##..
    ##....##..
    d#2..2#d..
    9#a..a#9..
    2e#ee#e2..
    .2aeea2...

    glyph U+1EE9
    advance 9
    at 1 10
    ..8#7...
    .3#c....
    .....1cd
    ##..##e5
    ##..##1.
    ##..##..
    ##..##..
    e#2.##..
    9#cb##..
    19ed##..

    glyph U+1EEA
    advance 11
    at 1 12
    ..7#8.....
    ...c#3....
    .......1cd
    ##....##e5
    ##....##1.
    ##....##..
    ##....##..
    ##....##..
    d#2..2#d..
    9#a..a#9..
    2e#ee#e2..
    .2aeea2...

    glyph U+1EEB
    advance 9
    at 1 10
    .7#8....
    ..c#3...
    .....1cd
    ##..##e5
    ##..##1.
    ##..##..
    ##..##..
    e#2.##..
    9#cb##..
    19ed##..

    glyph U+1EEC
    advance 11
    at 1 12
    ..8#e4....
    ..2bd3....
    .......1cd
    ##....##e5
    ##....##1.
    ##....##..
    ##....##..
    ##....##..
    d#2..2#d..
    9#a..a#9..
    2e#ee#e2..
    .2aeea2...

    glyph U+1EED
    advance 9
    at 1 10
    .8#e4...
    .2bd3...
    .....1cd
    ##..##e5
    ##..##1.
    ##..##..
    ##..##..
    e#2.##..
    9#cb##..
    19ed##..

    glyph U+1EEE
    advance 11
    at 1 12
    .3dd895...
    .5a8ee3...
    .......1cd
    ##....##e5
    ##....##1.
    ##....##..
    ##....##..
    ##....##..
    d#2..2#d..
    9#a..a#9..
    2e#ee#e2..
    .2aeea2...

    glyph U+1EEF
    advance 9
    at 1 10
    3dd895..
    5a8ee3..
    .....1cd
    ##..##e5
    ##..##1.
    ##..##..
    ##..##..
    e#2.##..
    9#cb##..
    19ed##..

    glyph U+1EF0
    advance 11
    at 1 10
    .......1cd
    ##....##e5
    ##....##1.
    ##....##..
    ##....##..
    ##....##..
    d#2..2#d..
    9#a..a#9..
    2e#ee#e2..
    .2aeea2...
    ..........
    ...##.....
    ...##.....

    glyph U+1EF1
    advance 9
    at 1 8
    .....1cd
    ##..##e5
    ##..##1.
    ##..##..
    ##..##..
    e#2.##..
    9#cb##..
    19ed##..
    ........
    ..##....
    ..##....

    compose U+1EF2 U+0059 1 2 12

    compose U+1EF3 U+0079 1 2 10

    compose U+1EF4 U+0059 16 3 -1

    glyph U+1EF5
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
    .7c#67#8
    .be9.8#8

    compose U+1EF6 U+0059 63 2 12

    compose U+1EF7 U+0079 63 2 10

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
