/// Likeness Sans Bold, drawn for 12 pixels to the em.
///
/// Written by `tools/typeface/draw.py`; change the drawing there, not here.
extension LikenessSans {
  static let bold12: StaticString = #"""
    typeface Likeness Sans
    weight 700
    size 12
    ascent 12
    descent 3
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
    advance 10
    at 1 9
    ..6e.aa.
    ..8c.c8.
    ########
    ..c81#4.
    ..e63#2.
    .1#46e..
    ########
    .6e.aa..
    .8c.c8..

    glyph U+0024
    advance 8
    at 1 10
    ...#..
    2be#a1
    c###a1
    e#21..
    a#d61.
    2d##d2
    .16d#a
    ..12#e
    1a###c
    1ae#b2
    ...#..

    glyph U+0025
    advance 12
    at 1 9
    4dd4..6e1.
    daad.1e7..
    #88#.9d...
    daad3#5...
    4dd4bb4dd4
    ...5#3daad
    ...d9.#88#
    ..7e1.daad
    .1e6..4dd4

    glyph U+0026
    advance 9
    at 1 9
    .4de7...
    .c###1..
    .d##e...
    .d##9...
    4##a..43
    b#dc33#d
    e#3aec#9
    b#####e1
    1ae#da#7

    glyph U+0027
    advance 4
    at 1 9
    ##
    ##
    ##

    glyph U+0028
    advance 5
    at 1 10
    .3..
    1ed1
    6#b.
    a#6.
    d#2.
    e#1.
    ##..
    e#1.
    d#2.
    a#6.
    6#b.
    1ed1
    .3..

    glyph U+0029
    advance 5
    at 0 10
    ..3.
    1de1
    .b#6
    .6#a
    .2#d
    .1#e
    ..##
    .1#e
    .2#d
    .6#a
    .b#6
    1de1
    ..3.

    glyph U+002A
    advance 6
    at 1 9
    8##8
    e##e
    e##e
    8##8

    glyph U+002B
    advance 8
    at 1 7
    ..##..
    ..##..
    ######
    ######
    ..##..
    ..##..

    glyph U+002C
    advance 4
    at 0 2
    .e#
    .b#
    1da
    491

    glyph U+002D
    advance 6
    at 1 4
    ####
    ####

    glyph U+002E
    advance 4
    at 1 2
    ##
    ##

    glyph U+002F
    advance 6
    at 0 9
    ...5#5
    ...9#1
    ...eb.
    ..3#7.
    ..8#2.
    ..cc..
    .2#8..
    .7#3..
    .be...
    1#9...
    5#5...

    glyph U+0030
    advance 8
    at 1 9
    .7ee7.
    5####5
    b#66#b
    e#11#e
    ##..##
    e#11#e
    b#66#b
    5####5
    .7ee7.

    glyph U+0031
    advance 8
    at 2 9
    .9##
    c###
    #9##
    4.##
    ..##
    ..##
    ..##
    ..##
    ..##

    glyph U+0032
    advance 8
    at 1 9
    2aeea2
    3d###b
    .112#e
    ...6#c
    ..3##5
    .2e#9.
    .c#b..
    ######
    ######

    glyph U+0033
    advance 8
    at 1 9
    2b#e91
    2c###a
    ..12#e
    ...4#c
    .3###4
    ...4#c
    ..12#e
    2c###a
    2b#e91

    glyph U+0034
    advance 8
    at 1 9
    ..1##.
    ..9##.
    .2###.
    .be##.
    4#8##.
    ######
    ######
    ...##.
    ...##.

    glyph U+0035
    advance 8
    at 1 9
    ######
    ######
    ##....
    ###e91
    #####9
    ...3#e
    ..13#e
    1b###9
    3b#e91

    glyph U+0036
    advance 8
    at 1 9
    .6d#b2
    4###b1
    a#71..
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
    ######
    ...1eb
    ...7#4
    ..1ec.
    ..7#5.
    ..dd..
    .6#6..
    .de...

    glyph U+0038
    advance 8
    at 1 9
    2aeea2
    b####b
    ##22##
    c#55#c
    4####4
    c#55#c
    ##22##
    b####b
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
    ..17#a
    1b###4
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
    1da
    491

    glyph U+003C
    advance 8
    at 1 7
    ...16b
    16b###
    ###b61
    ###b61
    16b###
    ...16b

    glyph U+003D
    advance 8
    at 1 8
    ######
    ######
    ......
    ......
    ######
    ######

    glyph U+003E
    advance 8
    at 1 7
    b61...
    ###b61
    16b###
    16b###
    ###b61
    b61...

    glyph U+003F
    advance 7
    at 1 9
    3c#c3
    3c##c
    ..1##
    ..4#d
    ..b#7
    ..e#1
    .....
    ..##.
    ..##.

    glyph U+0040
    advance 12
    at 1 9
    ..5ceec6..
    .9c4114ca.
    5c1.....c5
    a53c#e#.5b
    e1cb1b#.1e
    #.#8.8#..#
    e1cb1b#22e
    a53c#c9ee6
    5c1.......
    .9c41.....
    ..5ce##6..

    glyph U+0041
    advance 8
    at 0 9
    ..1##1..
    ..5##5..
    ..9##9..
    ..dddd..
    .3#88#3.
    .7#aa#7.
    .c####c.
    1#a..a#1
    5#6..6#5

    glyph U+0042
    advance 9
    at 1 9
    #####b2
    ######b
    ##..1##
    ##..4#c
    ######4
    ######b
    ##..2##
    ######b
    #####b2

    glyph U+0043
    advance 8
    at 1 9
    .4c#d6.
    3#####5
    a#9154.
    e#2....
    ##.....
    e#2....
    a#9154.
    3#####5
    .4c#d6.

    glyph U+0044
    advance 9
    at 1 9
    ###d81.
    #####c1
    ##.3c#8
    ##..3#d
    ##...##
    ##..3#d
    ##.3c#8
    #####c1
    ###d81.

    glyph U+0045
    advance 8
    at 1 9
    ######
    ######
    ##....
    ##....
    #####.
    ##....
    ##....
    ######
    ######

    glyph U+0046
    advance 7
    at 1 9
    ######
    ######
    ##....
    ##....
    #####.
    #####.
    ##....
    ##....
    ##....

    glyph U+0047
    advance 10
    at 1 9
    .2ae#c5.
    2e#####2
    9#a1163.
    d#2.....
    ##..####
    d#2.####
    9#a115#e
    2e#####8
    .2ae#c6.

    glyph U+0048
    advance 9
    at 1 9
    ##...##
    ##...##
    ##...##
    #######
    #######
    ##...##
    ##...##
    ##...##
    ##...##

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
    advance 6
    at 0 9
    ...##
    ...##
    ...##
    ...##
    ...##
    ...##
    6a6#d
    9###8
    1bea1

    glyph U+004B
    advance 8
    at 1 9
    ##..3#a
    ##..ce1
    ##.8#5.
    ##3#a..
    ##d#6..
    ##bee1.
    ##.6#8.
    ##..c#2
    ##..3#b

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
    ######
    ######

    glyph U+004D
    advance 10
    at 1 9
    ##....##
    ##3..3##
    ##a..a##
    ###22###
    ##d99d##
    ##7ee7##
    ##1ee1##
    ##....##
    ##....##

    glyph U+004E
    advance 9
    at 1 9
    ##1..##
    ##9..##
    ###3.##
    ##db.##
    ##5#5##
    ##.bd##
    ##.3###
    ##..9##
    ##..1##

    glyph U+004F
    advance 10
    at 1 9
    .2aeea2.
    2e####e2
    9#a11a#9
    d#2..2#d
    ##....##
    d#2..2#d
    9#a11a#9
    2e####e2
    .2aeea2.

    glyph U+0050
    advance 8
    at 1 9
    ####d8.
    ######9
    ##..4#e
    ##..4#e
    ######9
    ####d8.
    ##.....
    ##.....
    ##.....

    glyph U+0051
    advance 10
    at 1 9
    .2aeea2.
    2e####e2
    9#a11a#9
    d#2..2#d
    ##....##
    d#2..2#d
    9#a14a#9
    2e####e2
    .2aeed#3
    .....1dc

    glyph U+0052
    advance 8
    at 1 9
    ####d8.
    ######9
    ##..4#e
    ##..4#e
    ######9
    #####8.
    ##.9#7.
    ##.1ee2
    ##..6#a

    glyph U+0053
    advance 8
    at 1 9
    2beea1
    c###a1
    e#21..
    a#d61.
    2d##d2
    .16d#a
    ..12#e
    1a###c
    1aeeb2

    glyph U+0054
    advance 9
    at 0 9
    ########
    ########
    ...##...
    ...##...
    ...##...
    ...##...
    ...##...
    ...##...
    ...##...

    glyph U+0055
    advance 9
    at 1 9
    ##...##
    ##...##
    ##...##
    ##...##
    ##...##
    d#2.2#d
    a#919#a
    3#####3
    .4cec4.

    glyph U+0056
    advance 8
    at 0 9
    5#6..6#5
    1#a..a#1
    .ce..ec.
    .7#44#7.
    .3#88#3.
    ..dddd..
    ..9##9..
    ..5##5..
    ..1##1..

    glyph U+0057
    advance 12
    at 0 9
    6#2..dd..2#6
    2#6.2##2.6#2
    .da.6##6.ad.
    .9e.adda.e9.
    .5#3e99e3#5.
    .1#a#55#a#1.
    ..c##11##c..
    ..8#c..c#8..
    ..4#8..8#4..

    glyph U+0058
    advance 8
    at 0 9
    3#a..a#3
    .a#44#a.
    .2ecce2.
    ..8##8..
    ..1##1..
    ..8##8..
    .2ecce2.
    .a#44#a.
    3#a..a#3

    glyph U+0059
    advance 9
    at 0 9
    a#4..4#a
    2ec..ce2
    .7#77#7.
    ..deed..
    ..4##4..
    ...##...
    ...##...
    ...##...
    ...##...

    glyph U+005A
    advance 9
    at 1 9
    #######
    #######
    ...2ed1
    ...c#4.
    ..8#8..
    .4#c...
    1de2...
    #######
    #######

    glyph U+005B
    advance 4
    at 1 9
    ###
    ###
    ##.
    ##.
    ##.
    ##.
    ##.
    ##.
    ##.
    ###
    ###

    glyph U+005C
    advance 6
    at 0 9
    5#5...
    1#9...
    .be...
    .7#3..
    .2#8..
    ..cc..
    ..8#2.
    ..3#7.
    ...eb.
    ...9#1
    ...5#5

    glyph U+005D
    advance 4
    at 0 9
    ###
    ###
    .##
    .##
    .##
    .##
    .##
    .##
    .##
    ###
    ###

    glyph U+005E
    advance 8
    at 1 9
    .2##2.
    .a##a.
    3#99#3
    be11eb

    glyph U+005F
    advance 6
    at 0 -1
    ######
    ######

    glyph U+0060
    advance 5
    at 0 10
    1de2
    .5#a

    glyph U+0061
    advance 8
    at 1 7
    .9eea1
    4dba#b
    ....##
    3be###
    d#3.##
    d#99##
    3c#e##

    glyph U+0062
    advance 8
    at 1 9
    ##....
    ##....
    ##de91
    ##9b#9
    ##.2#d
    ##..##
    ##.2#d
    ##9b#9
    ##de91

    glyph U+0063
    advance 7
    at 1 7
    .8eea1
    8#cbd6
    d#2...
    ##....
    d#2...
    8#cbd6
    .8eea1

    glyph U+0064
    advance 8
    at 1 9
    ....##
    ....##
    19ed##
    9#b9##
    d#2.##
    ##..##
    d#2.##
    9#b9##
    19ed##

    glyph U+0065
    advance 8
    at 1 7
    .9ee9.
    8#bb#8
    d#22#e
    ######
    d#2...
    8#bbc5
    .9ee91

    glyph U+0066
    advance 4
    at 0 9
    .4c#
    .d#8
    ####
    8##8
    .##.
    .##.
    .##.
    .##.
    .##.

    glyph U+0067
    advance 8
    at 1 7
    19ed##
    9#b9##
    d#2.##
    ##..##
    d#2.##
    9#b9##
    19ed##
    ...1#e
    .28b#a
    .3#e91

    glyph U+0068
    advance 8
    at 1 9
    ##....
    ##....
    ##dea1
    ##9b#9
    ##.1#e
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
    1##
    9#b
    #c2

    glyph U+006B
    advance 8
    at 1 9
    ##.....
    ##.....
    ##..6#9
    ##.4#b.
    ##2ed1.
    ##d#7..
    ##8d#3.
    ##.3#d1
    ##..6#9

    glyph U+006C
    advance 5
    at 1 9
    ##.
    ##.
    ##.
    ##.
    ##.
    ##.
    ##.
    d#8
    4c#

    glyph U+006D
    advance 12
    at 1 7
    ##dea7dea1
    ##9b##9b#9
    ##.1#e.1#e
    ##..##..##
    ##..##..##
    ##..##..##
    ##..##..##

    glyph U+006E
    advance 8
    at 1 7
    ##dea1
    ##9b#9
    ##.1#e
    ##..##
    ##..##
    ##..##
    ##..##

    glyph U+006F
    advance 8
    at 1 7
    .9ee9.
    8#bb#8
    d#22#d
    ##..##
    d#22#d
    8#bb#8
    .9ee9.

    glyph U+0070
    advance 8
    at 1 7
    ##de91
    ##9b#9
    ##.2#d
    ##..##
    ##.2#d
    ##9b#9
    ##de91
    ##....
    ##....
    ##....

    glyph U+0071
    advance 8
    at 1 7
    19ed##
    9#b9##
    d#2.##
    ##..##
    d#2.##
    9#b9##
    19ed##
    ....##
    ....##
    ....##

    glyph U+0072
    advance 5
    at 1 7
    ##be
    ##d8
    ##1.
    ##..
    ##..
    ##..
    ##..

    glyph U+0073
    advance 7
    at 1 7
    4d#c2
    e#84.
    c#7..
    3d#d3
    ..7#c
    .48#e
    2c#d4

    glyph U+0074
    advance 6
    at 0 9
    .##..
    .##..
    #####
    8##88
    .##..
    .##..
    .##1.
    .b#a8
    .2be#

    glyph U+0075
    advance 8
    at 1 7
    ##..##
    ##..##
    ##..##
    ##..##
    e#1.##
    9#b9##
    1aed##

    glyph U+0076
    advance 8
    at 0 7
    5#7..7#5
    .ec..ce.
    .8#33#8.
    .3#99#3.
    ..ceec..
    ..7##7..
    ..1##1..

    glyph U+0077
    advance 10
    at 0 7
    6#3.ee.3#6
    2#73##37#2
    .db7##7bd.
    .9ebddbe9.
    .5##99##5.
    .1##55##1.
    ..c#11#c..

    glyph U+0078
    advance 8
    at 0 7
    3#d11d#3
    .7#99#7.
    ..b##b..
    ..3##3..
    ..b##b..
    .7#99#7.
    3#d11d#3

    glyph U+0079
    advance 8
    at 0 7
    5#7..7#5
    .ec..ce.
    .8#33#9.
    .3#99#3.
    ..ceec..
    ..7##7..
    ..1##1..
    ..1#b...
    .5a#5...
    .ae9....

    glyph U+007A
    advance 7
    at 1 7
    #####
    88b#b
    ..de1
    .7#7.
    1ed..
    b#b88
    #####

    glyph U+007B
    advance 4
    at 0 9
    .2c#
    .b##
    .e#1
    3#e.
    ##9.
    ##9.
    3#e.
    .##.
    .e#1
    .b##
    .2c#

    glyph U+007C
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
    ##
    ##
    ##

    glyph U+007D
    advance 4
    at 0 9
    #c2.
    ##b.
    1#e.
    .e#3
    .9##
    .9##
    .e#3
    .##.
    1#e.
    ##b.
    #c2.

    glyph U+007E
    advance 8
    at 1 6
    153..4
    b##97#
    #79##b
    4..351

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
    at 1 8
    ...#..
    .8e#a1
    8#cbd6
    d#2...
    ##....
    d#2...
    8#cbd6
    .8e#a1
    ...#..

    glyph U+00A3
    advance 8
    at 1 9
    .19e#6
    .b##c7
    .##2..
    .##...
    #####.
    .##...
    .##...
    ######
    ######

    glyph U+00A4
    advance 8
    at 0 8
    1ee44ee1
    .5####5.
    .3#dd#3.
    .3#dd#3.
    .5####5.
    1ee44ee1

    glyph U+00A5
    advance 8
    at 1 9
    ce11ec
    6#66#6
    .edde.
    .8##8.
    .2##2.
    ######
    ######
    ..##..
    ..##..

    glyph U+00A6
    advance 6
    at 2 9
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
    advance 7
    at 1 9
    5d#c3
    e#331
    c#4..
    2b#b2
    5d##c
    e#7#e
    c##d5
    2b#b2
    ..4#c
    133#e
    3c#d5

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
    2ea2ea
    ae2ae2
    ae2ae2
    2ea2ea

    glyph U+00AC
    advance 8
    at 1 5
    ######
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
    ####
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
    ######
    ######
    ..##..
    ......
    ######
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
    ##1.##
    ##b9##
    ##ed##
    ##....
    ##....
    ##....

    glyph U+00B6
    advance 8
    at 1 9
    1ae###
    b#####
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
    at 1 5
    ae2ae2
    2ea2ea
    2ea2ea
    ae2ae2

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
    advance 11
    at 1 9
    .9#.3d...
    cb#.88...
    6.#.d3...
    ..#3d....
    ..#885ee8
    ...d3.13e
    ..3d..2c7
    ..88.2d7.
    ..d3.####

    glyph U+00BE
    advance 12
    at 1 9
    5ee7.3d...
    .13e.88...
    .c#b.d3...
    .13e3d....
    5ee788.5#.
    ....d31d#.
    ...3d.79#.
    ...88.####
    ...d3...#.

    glyph U+00BF
    advance 7
    at 1 7
    .##..
    .##..
    .....
    1#e..
    7#b..
    d#4..
    ##1..
    c##c3
    3c#c3

    glyph U+00C0
    advance 8
    at 0 12
    ..7#8...
    ...c#3..
    ........
    ..1##1..
    ..5##5..
    ..9##9..
    ..dddd..
    .3#88#3.
    .7#aa#7.
    .c####c.
    1#a..a#1
    5#6..6#5

    glyph U+00C1
    advance 8
    at 0 12
    ...8#7..
    ..3#c...
    ........
    ..1##1..
    ..5##5..
    ..9##9..
    ..dddd..
    .3#88#3.
    .7#aa#7.
    .c####c.
    1#a..a#1
    5#6..6#5

    glyph U+00C2
    advance 8
    at 0 12
    ..6##6..
    .3#dd#3.
    ........
    ..1##1..
    ..5##5..
    ..9##9..
    ..dddd..
    .3#88#3.
    .7#aa#7.
    .c####c.
    1#a..a#1
    5#6..6#5

    glyph U+00C3
    advance 8
    at 0 12
    .2cc684.
    .4a8ee2.
    ........
    ..1##1..
    ..5##5..
    ..9##9..
    ..dddd..
    .3#88#3.
    .7#aa#7.
    .c####c.
    1#a..a#1
    5#6..6#5

    glyph U+00C4
    advance 8
    at 0 12
    8#8..8#8
    8#8..8#8
    ........
    ..1##1..
    ..5##5..
    ..9##9..
    ..dddd..
    .3#88#3.
    .7#aa#7.
    .c####c.
    1#a..a#1
    5#6..6#5

    glyph U+00C5
    advance 8
    at 0 12
    ..2dd2..
    ..7997..
    ..2dd2..
    ........
    ..1##1..
    ..5##5..
    ..a##a..
    .1#bb#1.
    .5#bb#5.
    .a####a.
    1eb..be1
    5#6..6#5

    glyph U+00C6
    advance 12
    at 0 9
    .....######
    ....2######
    ....a###...
    ...5#8##...
    ..1ed.####.
    ..b#a8##...
    .5######...
    1ed1..#####
    a#3...#####

    glyph U+00C7
    advance 8
    at 1 9
    .4c#d6.
    3#####5
    a#9154.
    e#2....
    ##.....
    e#2....
    a#9154.
    3#####5
    .4c#e6.
    ..7d#9.
    ..e#e6.

    glyph U+00C8
    advance 8
    at 1 12
    .7#8..
    ..c#3.
    ......
    ######
    ######
    ##....
    ##....
    #####.
    ##....
    ##....
    ######
    ######

    glyph U+00C9
    advance 8
    at 1 12
    ..8#7.
    .3#c..
    ......
    ######
    ######
    ##....
    ##....
    #####.
    ##....
    ##....
    ######
    ######

    glyph U+00CA
    advance 8
    at 1 12
    .6##6.
    3#dd#3
    ......
    ######
    ######
    ##....
    ##....
    #####.
    ##....
    ##....
    ######
    ######

    glyph U+00CB
    advance 8
    at 1 12
    ##..##
    ##..##
    ......
    ######
    ######
    ##....
    ##....
    #####.
    ##....
    ##....
    ######
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
    advance 9
    at 0 9
    .###d81.
    .#####c1
    .##.3c#8
    .##..3#d
    #####.##
    .##..3#d
    .##.3c#8
    .#####c1
    .###d81.

    glyph U+00D1
    advance 9
    at 1 12
    .7d959.
    .b7b#9.
    .......
    ##1..##
    ##9..##
    ###3.##
    ##db.##
    ##5#5##
    ##.bd##
    ##.3###
    ##..9##
    ##..1##

    glyph U+00D2
    advance 10
    at 1 12
    ..7#8...
    ...c#3..
    ........
    .2aeea2.
    2e####e2
    9#a11a#9
    d#2..2#d
    ##....##
    d#2..2#d
    9#a11a#9
    2e####e2
    .2aeea2.

    glyph U+00D3
    advance 10
    at 1 12
    ...8#7..
    ..3#c...
    ........
    .2aeea2.
    2e####e2
    9#a11a#9
    d#2..2#d
    ##....##
    d#2..2#d
    9#a11a#9
    2e####e2
    .2aeea2.

    glyph U+00D4
    advance 10
    at 1 12
    ..6##6..
    .3#dd#3.
    ........
    .2aeea2.
    2e####e2
    9#a11a#9
    d#2..2#d
    ##....##
    d#2..2#d
    9#a11a#9
    2e####e2
    .2aeea2.

    glyph U+00D5
    advance 10
    at 1 12
    .2cc684.
    .4a8ee2.
    ........
    .2aeea2.
    2e####e2
    9#a11a#9
    d#2..2#d
    ##....##
    d#2..2#d
    9#a11a#9
    2e####e2
    .2aeea2.

    glyph U+00D6
    advance 10
    at 1 12
    .##..##.
    .##..##.
    ........
    .2aeea2.
    2e####e2
    9#a11a#9
    d#2..2#d
    ##....##
    d#2..2#d
    9#a11a#9
    2e####e2
    .2aeea2.

    glyph U+00D7
    advance 8
    at 0 7
    133..331
    .a#aa#a.
    ..a##a..
    ..a##a..
    .a#aa#a.
    133..331

    glyph U+00D8
    advance 10
    at 0 10
    .......261
    ..2aeeada.
    .2e#####3.
    .9#a16##9.
    .d#22e9#d.
    .##1bb1##.
    .d#9e22#d.
    .9##61a#9.
    .3#####e2.
    .adaeea2..
    162.......

    glyph U+00D9
    advance 9
    at 1 12
    .1de2..
    ..5#a..
    .......
    ##...##
    ##...##
    ##...##
    ##...##
    ##...##
    d#2.2#d
    a#919#a
    3#####3
    .4cec4.

    glyph U+00DA
    advance 9
    at 1 12
    ..2ed1.
    ..a#5..
    .......
    ##...##
    ##...##
    ##...##
    ##...##
    ##...##
    d#2.2#d
    a#919#a
    3#####3
    .4cec4.

    glyph U+00DB
    advance 9
    at 1 12
    .1d#d1.
    .a#b#a.
    .......
    ##...##
    ##...##
    ##...##
    ##...##
    ##...##
    d#2.2#d
    a#919#a
    3#####3
    .4cec4.

    glyph U+00DC
    advance 9
    at 1 12
    ##...##
    ##...##
    .......
    ##...##
    ##...##
    ##...##
    ##...##
    ##...##
    d#2.2#d
    a#919#a
    3#####3
    .4cec4.

    glyph U+00DD
    advance 9
    at 0 12
    ...8#7..
    ..3#c...
    ........
    a#4..4#a
    2ec..ce2
    .7#77#7.
    ..deed..
    ..4##4..
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
    ######b
    ##..2##
    ######b
    #####b2
    ##.....
    ##.....

    glyph U+00DF
    advance 8
    at 1 9
    19ee9.
    9#bc#6
    e#18#7
    ##.d#4
    ##.##4
    ##.5#c
    ##..##
    ##5a#c
    ##bea2

    glyph U+00E0
    advance 8
    at 1 10
    .7#8..
    ..c#3.
    ......
    .9eea1
    4dba#b
    ....##
    3be###
    d#3.##
    d#99##
    3c#e##

    glyph U+00E1
    advance 8
    at 1 10
    ..8#7.
    .3#c..
    ......
    .9eea1
    4dba#b
    ....##
    3be###
    d#3.##
    d#99##
    3c#e##

    glyph U+00E2
    advance 8
    at 1 10
    .6##6.
    3#dd#3
    ......
    .9eea1
    4dba#b
    ....##
    3be###
    d#3.##
    d#99##
    3c#e##

    glyph U+00E3
    advance 8
    at 1 10
    2cc684
    4a8ee2
    ......
    .9eea1
    4dba#b
    ....##
    3be###
    d#3.##
    d#99##
    3c#e##

    glyph U+00E4
    advance 8
    at 1 10
    ##..##
    ##..##
    ......
    .9eea1
    4dba#b
    ....##
    3be###
    d#3.##
    d#99##
    3c#e##

    glyph U+00E5
    advance 8
    at 1 11
    .2dd2.
    .7997.
    .2dd2.
    ......
    .9eea1
    4dba#b
    ....##
    3be###
    d#3.##
    d#99##
    3c#e##

    glyph U+00E6
    advance 12
    at 1 7
    .9eea9ee9.
    4dba##bb#8
    ....##22#e
    3be#######
    d#3.##2...
    d#99##bbc5
    3c#e##ee91

    glyph U+00E7
    advance 7
    at 1 7
    .8eea1
    8#cbd6
    d#2...
    ##....
    d#2...
    8#cbd6
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
    8#bb#8
    d#22#e
    ######
    d#2...
    8#bbc5
    .9ee91

    glyph U+00E9
    advance 8
    at 1 10
    ..8#7.
    .3#c..
    ......
    .9ee9.
    8#bb#8
    d#22#e
    ######
    d#2...
    8#bbc5
    .9ee91

    glyph U+00EA
    advance 8
    at 1 10
    .6##6.
    3#dd#3
    ......
    .9ee9.
    8#bb#8
    d#22#e
    ######
    d#2...
    8#bbc5
    .9ee91

    glyph U+00EB
    advance 8
    at 1 10
    ##..##
    ##..##
    ......
    .9ee9.
    8#bb#8
    d#22#e
    ######
    d#2...
    8#bbc5
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
    advance 8
    at 1 10
    ....42
    .2dbd1
    .5##c.
    .a###6
    8#bb#b
    d#22#e
    ##..##
    d#22#d
    8#bb#8
    .9ee9.

    glyph U+00F1
    advance 8
    at 1 10
    2cc684
    4a8ee2
    ......
    ##dea1
    ##9b#9
    ##.1#e
    ##..##
    ##..##
    ##..##
    ##..##

    glyph U+00F2
    advance 8
    at 1 10
    .7#8..
    ..c#3.
    ......
    .9ee9.
    8#bb#8
    d#22#d
    ##..##
    d#22#d
    8#bb#8
    .9ee9.

    glyph U+00F3
    advance 8
    at 1 10
    ..8#7.
    .3#c..
    ......
    .9ee9.
    8#bb#8
    d#22#d
    ##..##
    d#22#d
    8#bb#8
    .9ee9.

    glyph U+00F4
    advance 8
    at 1 10
    .6##6.
    3#dd#3
    ......
    .9ee9.
    8#bb#8
    d#22#d
    ##..##
    d#22#d
    8#bb#8
    .9ee9.

    glyph U+00F5
    advance 8
    at 1 10
    2cc684
    4a8ee2
    ......
    .9ee9.
    8#bb#8
    d#22#d
    ##..##
    d#22#d
    8#bb#8
    .9ee9.

    glyph U+00F6
    advance 8
    at 1 10
    ##..##
    ##..##
    ......
    .9ee9.
    8#bb#8
    d#22#d
    ##..##
    d#22#d
    8#bb#8
    .9ee9.

    glyph U+00F7
    advance 8
    at 1 8
    ..##..
    ..##..
    ......
    ######
    ######
    ......
    ..##..
    ..##..

    glyph U+00F8
    advance 8
    at 0 8
    .....293
    ..9eedb.
    .8#bc#8.
    .d#4e#d.
    .##bb##.
    .d#e4#d.
    .8#cb#8.
    .bdee9..
    392.....

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
    e#1.##
    9#b9##
    1aed##

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
    e#1.##
    9#b9##
    1aed##

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
    e#1.##
    9#b9##
    1aed##

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
    e#1.##
    9#b9##
    1aed##

    glyph U+00FD
    advance 8
    at 0 10
    ...8#7..
    ..3#c...
    ........
    5#7..7#5
    .ec..ce.
    .8#33#9.
    .3#99#3.
    ..ceec..
    ..7##7..
    ..1##1..
    ..1#b...
    .5a#5...
    .ae9....

    glyph U+00FE
    advance 8
    at 1 9
    ##....
    ##....
    ##de91
    ##9b#9
    ##.2#d
    ##..##
    ##.2#d
    ##9b#9
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
    5#7..7#5
    .ec..ce.
    .8#33#9.
    .3#99#3.
    ..ceec..
    ..7##7..
    ..1##1..
    ..1#b...
    .5a#5...
    .ae9....

    copy U+0401 U+00CB

    glyph U+0404
    advance 9
    at 1 9
    .3b#d7.
    3e####5
    a#9155.
    e#2....
    ######.
    e#2....
    a#9155.
    3e####5
    .3b#d7.

    copy U+0406 U+0049

    copy U+0407 U+00CF

    glyph U+040E
    advance 8
    at 0 12
    ..e33e..
    ..5ee5..
    ........
    4#7..7#4
    .de..ed.
    .6#66#6.
    .1ecce1.
    ..8##8..
    ..2##2..
    ..2#a...
    .9##6...
    .9#9....

    copy U+0410 U+0041

    glyph U+0411
    advance 9
    at 1 9
    ######.
    ######.
    ##.....
    ####d8.
    ######9
    ##..4#e
    ##..4#e
    ######9
    ####d8.

    copy U+0412 U+0042

    glyph U+0413
    advance 7
    at 1 9
    ######
    ######
    ##....
    ##....
    ##....
    ##....
    ##....
    ##....
    ##....

    glyph U+0414
    advance 9
    at 0 9
    ..a####.
    ..a####.
    ..a#5##.
    ..a#5##.
    ..b#4##.
    ..e#2##.
    .3#d.##.
    ########
    ########
    ##....##

    copy U+0415 U+0045

    glyph U+0416
    advance 11
    at 0 9
    be1.##.1eb
    3#8.##.8#3
    .be1##1eb.
    .3#8##8#3.
    .1ee##ee1.
    .7#c##c#7.
    .dd.##.dd.
    5#7.##.7#5
    ce1.##.1ec

    glyph U+0417
    advance 8
    at 0 9
    2ae#d8.
    1c####9
    .12.4#e
    ....6#c
    ..b##e3
    ....6#c
    .12.4#e
    1c####9
    2ae#d8.

    glyph U+0418
    advance 9
    at 1 9
    ##..1##
    ##..9##
    ##.3###
    ##.ce##
    ##6#6##
    ##ec.##
    ###3.##
    ##9..##
    ##1..##

    glyph U+0419
    advance 9
    at 1 12
    .6a.a6.
    .1b#b1.
    .......
    ##..1##
    ##..9##
    ##.3###
    ##.ce##
    ##6#6##
    ##ec.##
    ###3.##
    ##9..##
    ##1..##

    copy U+041A U+004B

    glyph U+041B
    advance 8
    at 0 9
    ..#####
    ..#####
    ..##.##
    ..##.##
    ..##.##
    .1#e.##
    17#c.##
    ###5.##
    ec5..##

    copy U+041C U+004D

    copy U+041D U+0048

    copy U+041E U+004F

    glyph U+041F
    advance 9
    at 1 9
    #######
    #######
    ##...##
    ##...##
    ##...##
    ##...##
    ##...##
    ##...##
    ##...##

    copy U+0420 U+0050

    copy U+0421 U+0043

    copy U+0422 U+0054

    glyph U+0423
    advance 8
    at 0 9
    4#7..7#4
    .de..ed.
    .6#66#6.
    .1ecce1.
    ..8##8..
    ..2##2..
    ..2#a...
    .9##6...
    .9#9....

    glyph U+0424
    advance 12
    at 1 9
    ....##....
    .29d##d92.
    4e######e4
    c#a3##3a#c
    e#1.##.1#e
    c#a3##3a#c
    4e######e4
    .29d##d92.
    ....##....

    copy U+0425 U+0058

    glyph U+0426
    advance 9
    at 1 9
    ##...##.
    ##...##.
    ##...##.
    ##...##.
    ##...##.
    ##...##.
    ##...##.
    ########
    ########
    ......##

    glyph U+0427
    advance 9
    at 1 9
    ##...##
    ##...##
    ##...##
    c#7..##
    5######
    .5c####
    .....##
    .....##
    .....##

    glyph U+0428
    advance 14
    at 1 9
    ##...##...##
    ##...##...##
    ##...##...##
    ##...##...##
    ##...##...##
    ##...##...##
    ##...##...##
    ############
    ############

    glyph U+0429
    advance 14
    at 1 9
    ##...##...##.
    ##...##...##.
    ##...##...##.
    ##...##...##.
    ##...##...##.
    ##...##...##.
    ##...##...##.
    #############
    #############
    ...........##

    glyph U+042A
    advance 10
    at 0 9
    ####.....
    ####.....
    ..##.....
    ..####d8.
    ..######9
    ..##..4#e
    ..##..4#e
    ..######9
    ..####d8.

    glyph U+042B
    advance 11
    at 1 9
    ##.....##
    ##.....##
    ##.....##
    ###d8..##
    #####9.##
    ##.4#e.##
    ##.4#e.##
    #####9.##
    ###d8..##

    glyph U+042C
    advance 9
    at 1 9
    ##.....
    ##.....
    ##.....
    ####d8.
    ######9
    ##..4#e
    ##..4#e
    ######9
    ####d8.

    glyph U+042D
    advance 8
    at 0 9
    .7d#b3.
    5####e3
    .5519#a
    ....2#e
    .######
    ....2#e
    .5519#a
    5####e3
    .7d#b3.

    glyph U+042E
    advance 12
    at 1 9
    ##..4cec4.
    ##.3#####3
    ##.a#818#a
    ##.e#2.2#e
    #####...##
    ##.e#2.2#e
    ##.a#818#a
    ##.3#####3
    ##..4cec4.

    glyph U+042F
    advance 8
    at 0 9
    .8d####
    9######
    e#4..##
    e#4..##
    9######
    .8#####
    .7#9.##
    2ed1.##
    a#5..##

    copy U+0430 U+0061

    glyph U+0431
    advance 8
    at 1 9
    ..19#8
    .9##d2
    8###9.
    d#bb#8
    ##22#d
    ##..##
    d#22#d
    8#bb#8
    .9ee9.

    glyph U+0432
    advance 7
    at 1 7
    ###d5
    ##8#e
    ##2#e
    ####9
    ##8#e
    ##8#e
    ###d5

    glyph U+0433
    advance 6
    at 1 7
    #####
    ##888
    ##...
    ##...
    ##...
    ##...
    ##...

    glyph U+0434
    advance 9
    at 0 7
    ..a####.
    ..a#a##.
    ..a#5##.
    ..b#4##.
    ..e#1##.
    8a#e8##8
    ########
    ##....##

    copy U+0435 U+0065

    glyph U+0436
    advance 11
    at 0 7
    a#2.##.2#a
    1eb.##.be1
    .6#6##6#6.
    .1#e##e#1.
    .9#9##9#9.
    3#b.##.b#3
    b#3.##.3#b

    glyph U+0437
    advance 6
    at 0 7
    5d#c3
    169#d
    ..2#e
    .6##8
    ..2#e
    169#d
    5d#c3

    glyph U+0438
    advance 8
    at 1 7
    ##.1##
    ##.a##
    ##4###
    ##dd##
    ###4##
    ##a.##
    ##1.##

    glyph U+0439
    advance 8
    at 1 10
    .e33e.
    .5ee5.
    ......
    ##.1##
    ##.a##
    ##4###
    ##dd##
    ###4##
    ##a.##
    ##1.##

    glyph U+043A
    advance 7
    at 1 7
    ##.2#a
    ##.be1
    ##6#6.
    ##e#1.
    ##9#9.
    ##.b#3
    ##.3#b

    glyph U+043B
    advance 8
    at 0 7
    ..#####
    ..##8##
    ..##.##
    ..##.##
    .2#e.##
    8c#8.##
    #d7..##

    glyph U+043C
    advance 10
    at 1 7
    ##....##
    ##5..5##
    ##d..d##
    ###66###
    ##9ee9##
    ##1ee1##
    ##....##

    glyph U+043D
    advance 8
    at 1 7
    ##..##
    ##..##
    ##88##
    ######
    ##..##
    ##..##
    ##..##

    copy U+043E U+006F

    glyph U+043F
    advance 8
    at 1 7
    ######
    ##88##
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
    88##88
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..

    copy U+0443 U+0079

    glyph U+0444
    advance 10
    at 1 9
    ...##...
    ...##...
    .5b##b5.
    5#e##e#5
    d#4##4#d
    ##.##.##
    d#4##4#d
    5#e##e#5
    .5b##b5.
    ...##...
    ...##...
    ...##...

    copy U+0445 U+0078

    glyph U+0446
    advance 8
    at 1 7
    ##..##.
    ##..##.
    ##..##.
    ##..##.
    ##..##.
    ##88##8
    #######
    .....##

    glyph U+0447
    advance 8
    at 1 7
    ##..##
    ##..##
    e#1.##
    a#b8##
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
    ##88##88##
    ##########

    glyph U+0449
    advance 12
    at 1 7
    ##..##..##.
    ##..##..##.
    ##..##..##.
    ##..##..##.
    ##..##..##.
    ##88##88##8
    ###########
    .........##

    glyph U+044A
    advance 9
    at 0 7
    ####....
    88##....
    ..##875.
    ..#####9
    ..##.1#e
    ..##88#d
    ..####c3

    glyph U+044B
    advance 10
    at 1 7
    ##....##
    ##....##
    ##75..##
    ####9.##
    ##1#e.##
    ##8#d.##
    ###c3.##

    glyph U+044C
    advance 8
    at 1 7
    ##....
    ##....
    ##875.
    #####9
    ##.1#e
    ##88#d
    ####c3

    glyph U+044D
    advance 6
    at 0 7
    3cea1
    6cc#9
    ..2#e
    .####
    ..2#e
    6cc#9
    3cea1

    glyph U+044E
    advance 11
    at 1 7
    ##..9ee9.
    ##.8#bb#8
    ##.d#22#d
    #####..##
    ##.d#22#d
    ##.8#bb#8
    ##..9ee9.

    glyph U+044F
    advance 7
    at 0 7
    2b####
    c#97##
    ##..##
    c#4.##
    2c####
    1c#5##
    9#8.##

    copy U+0451 U+00EB

    glyph U+0454
    advance 7
    at 1 7
    1aec3
    9#cc6
    e#2..
    ####.
    e#2..
    9#cc6
    1aec3

    copy U+0456 U+0069

    copy U+0457 U+00EF

    glyph U+045E
    advance 8
    at 0 10
    ..e33e..
    ..5ee5..
    ........
    5#7..7#5
    .ec..ce.
    .8#33#9.
    .3#99#3.
    ..ceec..
    ..7##7..
    ..1##1..
    ..1#b...
    .5a#5...
    .ae9....

    glyph U+0490
    advance 7
    at 1 10
    ....##
    ######
    ######
    ##....
    ##....
    ##....
    ##....
    ##....
    ##....
    ##....

    glyph U+0491
    advance 6
    at 1 8
    ...##
    #####
    ##888
    ##...
    ##...
    ##...
    ##...
    ##...

    glyph U+2013
    advance 6
    at 0 4
    ######
    ######

    glyph U+2014
    advance 11
    at 0 4
    ###########
    ###########

    glyph U+2018
    advance 4
    at 1 10
    194
    ad1
    #b.
    #e.

    glyph U+2019
    advance 4
    at 0 9
    .e#
    .b#
    1da
    491

    glyph U+201A
    advance 4
    at 0 2
    .e#
    .b#
    1da
    491

    glyph U+201C
    advance 8
    at 1 10
    194.194
    ad1.ad1
    #b..#b.
    #e..#e.

    glyph U+201D
    advance 8
    at 0 9
    .e#..e#
    .b#..b#
    1da.1da
    491.491

    glyph U+201E
    advance 8
    at 0 2
    .e#..e#
    .b#..b#
    1da.1da
    491.491

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
    2ea
    ae2
    ae2
    2ea

    glyph U+203A
    advance 5
    at 1 5
    ae2
    2ea
    2ea
    ae2

    glyph U+20AC
    advance 8
    at 0 9
    ..6de9.
    .4####5
    .b#732.
    #####..
    .##....
    #####..
    .b#732.
    .4####5
    ..6de9.

    glyph U+2116
    advance 14
    at 1 9
    ##1..##.4dd4
    ##9..##.daad
    ###3.##.#88#
    ##db.##.daad
    ##5#5##.4dd4
    ##.bd##.....
    ##.3###.####
    ##..9##.....
    ##..1##.....

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
    at 1 7
    ..8#b...
    .8#b....
    8#######
    8#######
    .8#b....
    ..8#b...

    glyph U+2191
    advance 8
    at 1 9
    ..88..
    .8##8.
    8####8
    7b##b7
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..

    glyph U+2192
    advance 10
    at 1 7
    ...b#8..
    ....b#8.
    #######8
    #######8
    ....b#8.
    ...b#8..

    glyph U+2193
    advance 8
    at 1 9
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    7b##b7
    8####8
    .8##8.
    ..88..

    glyph U+2212
    advance 8
    at 1 5
    ######
    ######

    glyph U+2304
    advance 9
    at 1 6
    a#4.4#a
    2ed1de2
    .6#d#6.
    ..c#c..

    glyph U+2713
    advance 9
    at 1 7
    .....67
    ....2ea
    .1..bd1
    a9.7#3.
    7#7#6..
    .b#a...
    .1c1...

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
