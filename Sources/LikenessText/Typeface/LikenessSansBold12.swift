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
    ee
    ee
    ee
    dd
    dd
    dd
    ..
    ##
    ##

    glyph U+0022
    advance 8
    at 1 9
    #d..#e
    #d..#e
    #d..#e

    glyph U+0023
    advance 10
    at 1 9
    ..5e.aa.
    ..7c.c7.
    ########
    ..c71#3.
    ..e53#1.
    .1#35e..
    ########
    .5e.9a..
    .7c.b8..

    glyph U+0024
    advance 8
    at 1 10
    ...#..
    2ae#a1
    c#ab81
    ee....
    a#a3..
    1b##b1
    ..3a#a
    ....ee
    18ba#c
    1ae#a2
    ...#..

    glyph U+0025
    advance 12
    at 1 9
    4dd4..6e1.
    d99d.1e6..
    #77#.8c...
    d99d2#4...
    4dd4aa4dd4
    ...4#2d99d
    ...c8.#77#
    ..6e1.d99d
    .1e6..4dd4

    glyph U+0026
    advance 9
    at 1 9
    .4de7...
    .c#e#1..
    .d#ee...
    .d##8...
    3e#8..43
    b#cc22#d
    ee.9eb#8
    b#b9e#d1
    1ae#da#7

    glyph U+0027
    advance 4
    at 1 9
    #d
    #d
    #d

    glyph U+0028
    advance 5
    at 1 10
    .2.
    1ed
    6#9
    a#4
    d#1
    ee.
    #e.
    ee.
    d#1
    a#4
    6#9
    1ed
    .2.

    glyph U+0029
    advance 5
    at 1 10
    .2.
    de1
    9#6
    4#a
    1#d
    .ee
    .e#
    .ee
    1#d
    4#a
    9#6
    de1
    .2.

    glyph U+002A
    advance 6
    at 1 9
    8#e8
    e##e
    e##e
    8#e8

    glyph U+002B
    advance 8
    at 1 7
    ..98..
    ..#e..
    99#e99
    ######
    ..#e..
    ..#e..

    glyph U+002C
    advance 4
    at 0 2
    .e#
    .b#
    1da
    491

    glyph U+002D
    advance 6
    at 1 5
    9999
    ####

    glyph U+002E
    advance 4
    at 1 2
    ##
    ##

    glyph U+002F
    advance 6
    at 0 9
    ...3#5
    ...8#1
    ...db.
    ..2#6.
    ..7#2.
    ..cc..
    .2#7..
    .6#2..
    .bd...
    1#8...
    5#3...

    glyph U+0030
    advance 8
    at 1 9
    .7ee7.
    5#dd#5
    b#33#b
    e#..#e
    #e..e#
    e#..#e
    b#33#b
    5#dd#5
    .7ee7.

    glyph U+0031
    advance 8
    at 2 9
    .9#e
    c##e
    #7#e
    3.#e
    ..#e
    ..#e
    ..#e
    ..#e
    ..#e

    glyph U+0032
    advance 8
    at 1 9
    2aeea2
    3bbb#b
    ....ee
    ...4#c
    ..1d#4
    ..a#9.
    .8#b..
    a##b99
    ######

    glyph U+0033
    advance 8
    at 1 9
    2b#ea1
    2aab#b
    ....ee
    ...3#c
    .3###4
    ...3#c
    ....ee
    2aab#b
    2b#ea1

    glyph U+0034
    advance 8
    at 1 9
    ..1e#.
    ..8##.
    .2e##.
    .9#e#.
    2#8e#.
    c#ae#9
    ######
    ...e#.
    ...e#.

    glyph U+0035
    advance 8
    at 1 9
    ######
    #e9999
    #d....
    ###e91
    999c#9
    ....ee
    ....ee
    29ac#9
    3b#e91

    glyph U+0036
    advance 8
    at 1 9
    .6d#b2
    4#da92
    a#4...
    e#....
    ##eea2
    ##99#b
    #e..e#
    b#99#b
    2aeea2

    glyph U+0037
    advance 8
    at 1 9
    ######
    9999ee
    ...2#8
    ...9#2
    ..2#9.
    ..9#2.
    .2#9..
    .8#2..
    1ea...

    glyph U+0038
    advance 8
    at 1 9
    2aeea2
    b#bb#b
    #e..e#
    c#33#c
    4####4
    c#33#c
    #e..e#
    b#bb#b
    2aeea2

    glyph U+0039
    advance 8
    at 1 9
    2aeea2
    b#99#b
    #e..e#
    b#99##
    2aee##
    ....#e
    ...4#a
    29ad#4
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
    ....38
    .38d##
    d##d83
    ##e72.
    49e##c
    ...49e

    glyph U+003D
    advance 8
    at 1 8
    333333
    ######
    666666
    ......
    999999
    ######

    glyph U+003E
    advance 8
    at 1 7
    83....
    ##d83.
    38d##d
    .27e##
    c##e94
    e94...

    glyph U+003F
    advance 7
    at 1 9
    3c#c3
    4aa#c
    ...e#
    ..2#d
    ..a#6
    ..ee.
    .....
    .1#e.
    .1#e.

    glyph U+0040
    advance 12
    at 1 9
    ..5ceec6..
    .9c4114ca.
    5c1.....c5
    a53c#e#.5b
    e1cb1b#.1e
    #.#7.7#..#
    e1cb1b#22e
    a53c#c8ee6
    5c1.......
    .9c41.....
    ..5ce##6..

    glyph U+0041
    advance 8
    at 0 9
    ...ee...
    ..4##4..
    ..8##8..
    ..dccd..
    .2#77#2.
    .7#88#7.
    .b####b.
    1#9..9#1
    5#4..4#5

    glyph U+0042
    advance 9
    at 1 9
    #####b2
    #e99a#c
    #d...e#
    #d..3#c
    ######4
    #e99a#c
    #d...e#
    #e99a#c
    #####b2

    glyph U+0043
    advance 8
    at 1 9
    .4c#d7.
    3#ead#5
    a#5.22.
    e#.....
    #e.....
    e#.....
    a#5.22.
    3#ead#5
    .4c#d7.

    glyph U+0044
    advance 9
    at 1 9
    ##ec81.
    #ead#c1
    #d..9#8
    #d..1#d
    #d...e#
    #d..1#d
    #d..9#8
    #ead#c1
    ##ec81.

    glyph U+0045
    advance 8
    at 1 9
    ######
    #e9999
    #d....
    #d....
    #####.
    #d....
    #d....
    #e9999
    ######

    glyph U+0046
    advance 7
    at 1 9
    ######
    #e9999
    #d....
    #e999.
    #####.
    #d....
    #d....
    #d....
    #d....

    glyph U+0047
    advance 10
    at 1 9
    .2ae#c5.
    2e#bae#3
    9#6..21.
    d#1.....
    #e..9999
    d#1.####
    9#6..1#e
    2e#bad#8
    .2ae#c6.

    glyph U+0048
    advance 9
    at 1 9
    #d...e#
    #d...e#
    #d...e#
    #e999e#
    #######
    #d...e#
    #d...e#
    #d...e#
    #d...e#

    glyph U+0049
    advance 4
    at 1 9
    #d
    #d
    #d
    #d
    #d
    #d
    #d
    #d
    #d

    glyph U+004A
    advance 6
    at 0 9
    ...e#
    ...e#
    ...e#
    ...e#
    ...e#
    ...e#
    471#d
    a#d#9
    1bea1

    glyph U+004B
    advance 8
    at 1 9
    #d..2ea
    #d..cd1
    #d.8#4.
    #d4#8..
    #ed#4..
    ##bed..
    #d.5#7.
    #d..be2
    #d..3#a

    glyph U+004C
    advance 7
    at 1 9
    #d....
    #d....
    #d....
    #d....
    #d....
    #d....
    #d....
    #e9999
    ######

    glyph U+004D
    advance 10
    at 1 9
    #d....e#
    ##2..2##
    ##9..9##
    ###11###
    #ed88de#
    #d6ee6e#
    #d1ee1e#
    #d....e#
    #d....e#

    glyph U+004E
    advance 9
    at 1 9
    #e1..e#
    ##8..e#
    ###2.e#
    #edb.e#
    #d5#5e#
    #d.bde#
    #d.2###
    #d..8##
    #d..1e#

    glyph U+004F
    advance 10
    at 1 9
    .3aeea3.
    2e#aa#e2
    a#6..6#a
    e#1..1#e
    #e....e#
    e#1..1#e
    a#6..6#a
    2e#aa#e2
    .3aeea3.

    glyph U+0050
    advance 8
    at 1 9
    ####d8.
    #e99c#9
    #d..1ee
    #d..1ee
    #e99c#9
    ####d8.
    #d.....
    #d.....
    #d.....

    glyph U+0051
    advance 10
    at 1 9
    .3aeea3.
    2e#aa#e2
    a#6..6#a
    e#1..1#e
    #e....e#
    e#1..1#e
    a#6.48#a
    2e#ac#e2
    .3aeede2
    ......cc

    glyph U+0052
    advance 8
    at 1 9
    ####d8.
    #e99c#9
    #d..1ee
    #d..1ee
    #e99c#9
    #####8.
    #d.a#5.
    #d.1ee1
    #d..5#a

    glyph U+0053
    advance 8
    at 1 9
    2aeea1
    c#ab81
    ee....
    a#a3..
    1b##b1
    ..3a#a
    ....ee
    18ba#c
    1aeea2

    glyph U+0054
    advance 9
    at 0 9
    ########
    999#e999
    ...#e...
    ...#e...
    ...#e...
    ...#e...
    ...#e...
    ...#e...
    ...#e...

    glyph U+0055
    advance 9
    at 1 9
    #d...e#
    #d...e#
    #d...e#
    #d...d#
    #e...e#
    e#...#e
    b#5.5#b
    4#eae#4
    .5cec5.

    glyph U+0056
    advance 8
    at 0 9
    5#4..4#5
    1#9..9#1
    .bd..db.
    .7#33#7.
    .2#77#2.
    ..dccd..
    ..8##8..
    ..4##4..
    ...ee...

    glyph U+0057
    advance 12
    at 0 9
    6#1..dd..1#6
    2#5.2##2.5#2
    .d9.6##6.9d.
    .9d.acca.d9.
    .5#2e88e2#5.
    .1#9#44#9#1.
    ..c#e..e#c..
    ..8#b..b#8..
    ..4#7..7#4..

    glyph U+0058
    advance 8
    at 0 9
    3#9..9#3
    .a#33#a.
    .2ebbe2.
    ..7##7..
    ..1##1..
    ..7##7..
    .2ebbe2.
    .a#33#a.
    3#9..9#3

    glyph U+0059
    advance 9
    at 0 9
    a#3..3#a
    2eb..ce2
    .7#56#7.
    ..deec..
    ..4##3..
    ...#e...
    ...#e...
    ...#e...
    ...#e...

    glyph U+005A
    advance 9
    at 1 9
    #######
    9999d#b
    ...2ec.
    ...b#3.
    ..7#7..
    .3#b...
    .ce2...
    b#d9999
    #######

    glyph U+005B
    advance 4
    at 1 9
    ##d
    #e8
    #d.
    #d.
    #d.
    #d.
    #d.
    #d.
    #d.
    #e8
    ##d

    glyph U+005C
    advance 6
    at 0 9
    5#3...
    1#8...
    .bd...
    .6#2..
    .2#7..
    ..cc..
    ..7#2.
    ..2#6.
    ...db.
    ...8#1
    ...3#5

    glyph U+005D
    advance 4
    at 0 9
    ##d
    9#d
    .#d
    .#d
    .#d
    .#d
    .#d
    .#d
    .#d
    9#d
    ##d

    glyph U+005E
    advance 8
    at 1 9
    .2##2.
    .aeea.
    3#88#3
    be11eb

    glyph U+005F
    advance 6
    at 0 -1
    ######
    999999

    glyph U+0060
    advance 5
    at 0 10
    1de1
    .4#a

    glyph U+0061
    advance 8
    at 1 7
    .9eea1
    4ca8#b
    ....e#
    3be###
    d#2.e#
    d#78##
    3c#e##

    glyph U+0062
    advance 8
    at 1 9
    #d....
    #d....
    ##de91
    ##89#9
    #d.1#d
    #d..e#
    #d.1#d
    ##89#9
    ##de91

    glyph U+0063
    advance 7
    at 1 7
    .8eea1
    8#a9d6
    d#1...
    #e....
    d#1...
    8#a9d6
    .8eea1

    glyph U+0064
    advance 8
    at 1 9
    ....e#
    ....e#
    19ed##
    9#98##
    d#1.e#
    #e..e#
    d#1.e#
    9#98##
    19ed##

    glyph U+0065
    advance 8
    at 1 7
    .9ee9.
    8#aa#8
    d#11#e
    ######
    d#1...
    8#a9c4
    .9ee91

    glyph U+0066
    advance 4
    at 0 9
    .4dd
    .e#5
    ###d
    6#e5
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.

    glyph U+0067
    advance 8
    at 1 7
    19ed##
    9#98##
    d#1.e#
    #e..e#
    d#1.e#
    9#98##
    19ed##
    ....ee
    .269#a
    .4#e91

    glyph U+0068
    advance 8
    at 1 9
    #d....
    #d....
    ##dea1
    ##89#9
    #d..#e
    #d..e#
    #d..d#
    #d..e#
    #d..e#

    glyph U+0069
    advance 4
    at 0 10
    1#e
    1#e
    ...
    .#d
    .#d
    .#d
    .#d
    .#d
    .#d
    .#d

    glyph U+006A
    advance 4
    at 0 10
    1#e
    1#e
    ...
    .#d
    .#d
    .#d
    .#d
    .#d
    .#d
    .#d
    .#d
    8#a
    #c2

    glyph U+006B
    advance 8
    at 1 9
    #d.....
    #d.....
    #d..5#8
    #d.4#a.
    #d2ec1.
    #ed#6..
    #e7de2.
    #d.3ec1
    #d..5#9

    glyph U+006C
    advance 5
    at 1 9
    #d.
    #d.
    #d.
    #d.
    #d.
    #d.
    #d.
    e#5
    4dd

    glyph U+006D
    advance 12
    at 1 7
    ##de97dea1
    ##7a##89#9
    #d.1#d..#e
    #d..#d..e#
    #d..#e..d#
    #d..#e..d#
    #d..#e..d#

    glyph U+006E
    advance 8
    at 1 7
    ##dea1
    ##89#9
    #d..#e
    #d..e#
    #d..d#
    #d..e#
    #d..e#

    glyph U+006F
    advance 8
    at 1 7
    .9ee9.
    8#aa#8
    d#11#d
    #e..e#
    d#11#d
    8#aa#8
    .9ee9.

    glyph U+0070
    advance 8
    at 1 7
    ##de91
    ##89#9
    #d.1#d
    #d..e#
    #d.1#d
    ##89#9
    ##de91
    #d....
    #d....
    #d....

    glyph U+0071
    advance 8
    at 1 7
    19ed##
    9#98##
    d#1.e#
    #e..e#
    d#1.e#
    9#98##
    19ed##
    ....e#
    ....e#
    ....e#

    glyph U+0072
    advance 5
    at 1 7
    #ebe
    ##b6
    #e..
    #d..
    #d..
    #d..
    #d..

    glyph U+0073
    advance 7
    at 1 7
    4d#c2
    e#74.
    c#5..
    3d#d3
    ..5#c
    .47#e
    2c#d4

    glyph U+0074
    advance 6
    at 0 9
    .#d..
    .#d..
    ####e
    6#e65
    .#d..
    .#d..
    .#e..
    .b#85
    .2b#e

    glyph U+0075
    advance 8
    at 1 7
    #e..e#
    #e..e#
    #e..e#
    #e..e#
    e#..e#
    9#98##
    1aed##

    glyph U+0076
    advance 8
    at 0 7
    5#6..6#5
    .eb..be.
    .8#22#8.
    .3#88#3.
    ..cddc..
    ..6##6..
    ..1##1..

    glyph U+0077
    advance 10
    at 0 7
    5#2.dd.2#5
    1#62##26#1
    .ca6##6ac.
    .8eaccae8.
    .4##88##4.
    .1##44##1.
    ..be..eb..

    glyph U+0078
    advance 8
    at 0 7
    3ec..ce3
    .6#88#6.
    ..a##a..
    ..2##2..
    ..a##a..
    .6#88#6.
    3ec..ce3

    glyph U+0079
    advance 8
    at 0 7
    5#6..6#5
    .eb..be.
    .8#22#8.
    .3#88#3.
    ..cddc..
    ..6##6..
    ..1##1..
    ..1ea...
    .49#4...
    .ae9....

    glyph U+007A
    advance 7
    at 1 7
    #####
    669#a
    ..ce1
    .6#6.
    1ec..
    a#966
    #####

    glyph U+007B
    advance 4
    at 0 9
    .3cd
    .c#9
    .#e.
    1#d.
    b#9.
    ##6.
    3#c.
    .#d.
    .#e.
    .c#9
    .3cd

    glyph U+007C
    advance 4
    at 1 9
    #d
    #d
    #d
    #d
    #d
    #d
    #d
    #d
    #d
    #d
    #d
    #d

    glyph U+007D
    advance 4
    at 0 9
    #c2.
    a#a.
    .#d.
    .#e.
    .a#a
    .7#d
    .e#2
    .#e.
    .#d.
    a#a.
    #c2.

    glyph U+007E
    advance 8
    at 1 6
    .1...1
    8#e54e
    #9b#ed
    6..671

    copy U+00A0 U+0020

    glyph U+00A1
    advance 4
    at 1 7
    ##
    ##
    ..
    dd
    dd
    dd
    ee
    ee
    ee

    glyph U+00A2
    advance 8
    at 1 8
    ...#..
    .8e#a1
    8#a9d6
    d#1...
    #e....
    d#1...
    8#a9d6
    .8e#a1
    ...#..

    glyph U+00A3
    advance 8
    at 1 9
    .19ee6
    .b#ba7
    .#e...
    .#e...
    #####.
    .#d...
    .#e...
    9#e999
    ######

    glyph U+00A4
    advance 8
    at 0 8
    1ed44de1
    .5####5.
    .3#aa#3.
    .3#aa#3.
    .5####5.
    1ed44de1

    glyph U+00A5
    advance 8
    at 1 9
    ce..ec
    5#55#5
    .ecce.
    .8##8.
    .1##1.
    ######
    ######
    ..ee..
    ..ee..

    glyph U+00A6
    advance 6
    at 2 9
    #d
    #d
    #d
    #d
    ..
    ..
    #d
    #d
    #d
    #d
    #d
    #d

    glyph U+00A7
    advance 7
    at 1 9
    5d#c3
    ee231
    c#3..
    2b#b2
    5d##c
    e#5#e
    c##d5
    2b#b2
    ..3#c
    132ee
    3c#d5

    glyph U+00A8
    advance 7
    at 1 10
    ##.##
    ##.##

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
    1ea1ea
    ae1ae1
    ae1ae1
    1ea1ea

    glyph U+00AC
    advance 8
    at 1 5
    999999
    ######
    ....e#
    ....e#

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
    9999
    ####

    glyph U+00B0
    advance 6
    at 1 9
    5ee5
    ecce
    ecce
    5ee5

    glyph U+00B1
    advance 8
    at 1 7
    ..#e..
    99#e99
    ######
    ..#e..
    ..65..
    999999
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
    1ed1
    a#4.

    glyph U+00B5
    advance 8
    at 1 7
    #e..e#
    #e..e#
    #e..e#
    #e..e#
    ##..e#
    ##98##
    ##ed##
    #d....
    #d....
    #d....

    glyph U+00B6
    advance 8
    at 1 9
    1ae###
    b###9#
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
    28#c2
    5##93

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
    ae1ae1
    1ea1ea
    1ea1ea
    ae1ae1

    glyph U+00BC
    advance 10
    at 1 9
    .9#.3d..
    cb#.88..
    6.#.d3..
    ..#3d...
    ..#882#.
    ...d37#.
    ..3d.b#.
    ..88.###
    ..d3..#.

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
    advance 10
    at 1 9
    7#8.3d..
    .2#.88..
    2#c.d3..
    .2#3d...
    7#8882#.
    ...d37#.
    ..3d.b#.
    ..88.###
    ..d3..#.

    glyph U+00BF
    advance 7
    at 1 7
    .e#1.
    .e#1.
    .....
    .ee..
    6#a..
    d#2..
    #e...
    c#aa4
    3c#c3

    glyph U+00C0
    advance 8
    at 0 12
    ..6#8...
    ...b#3..
    ........
    ...ee...
    ..4##4..
    ..8##8..
    ..dccd..
    .2#77#2.
    .7#88#7.
    .b####b.
    1#9..9#1
    5#4..4#5

    glyph U+00C1
    advance 8
    at 0 12
    ...8#6..
    ..3#b...
    ........
    ...ee...
    ..4##4..
    ..8##8..
    ..dccd..
    .2#77#2.
    .7#88#7.
    .b####b.
    1#9..9#1
    5#4..4#5

    glyph U+00C2
    advance 8
    at 0 12
    ..5##5..
    .2edde2.
    ........
    ...ee...
    ..4##4..
    ..8##8..
    ..dccd..
    .2#77#2.
    .7#88#7.
    .b####b.
    1#9..9#1
    5#4..4#5

    glyph U+00C3
    advance 8
    at 0 12
    .1aa573.
    .4a8ed2.
    ........
    ...ee...
    ..4##4..
    ..8##8..
    ..dccd..
    .2#77#2.
    .7#88#7.
    .b####b.
    1#9..9#1
    5#4..4#5

    glyph U+00C4
    advance 8
    at 0 12
    8#8..8#8
    8#8..8#8
    ........
    ...ee...
    ..4##4..
    ..8##8..
    ..dccd..
    .2#77#2.
    .7#88#7.
    .b####b.
    1#9..9#1
    5#4..4#5

    glyph U+00C5
    advance 8
    at 0 12
    ..2dd2..
    ..7997..
    ..2dd2..
    ........
    ..1ee1..
    ..5##5..
    ..aeea..
    .1eaae1.
    .5#99#5.
    .a####a.
    1ea..ae1
    5#5..5#5

    glyph U+00C6
    advance 12
    at 0 9
    .....e#####
    ....2##e999
    ....ae#e...
    ...5#7#e...
    ..1ec.####.
    ..b#86#e...
    .5#####e...
    1ec...#e999
    a#2...#####

    glyph U+00C7
    advance 8
    at 1 9
    .4c#d7.
    3#ead#5
    a#5.22.
    e#.....
    #e.....
    e#.....
    a#5.22.
    3#ead#5
    .4c#e7.
    ..6de7.
    ..e#d5.

    glyph U+00C8
    advance 8
    at 1 12
    .6#8..
    ..b#3.
    ......
    ######
    #e9999
    #d....
    #d....
    #####.
    #d....
    #d....
    #e9999
    ######

    glyph U+00C9
    advance 8
    at 1 12
    ..8#6.
    .3#b..
    ......
    ######
    #e9999
    #d....
    #d....
    #####.
    #d....
    #d....
    #e9999
    ######

    glyph U+00CA
    advance 8
    at 1 12
    .5##5.
    2edde2
    ......
    ######
    #e9999
    #d....
    #d....
    #####.
    #d....
    #d....
    #e9999
    ######

    glyph U+00CB
    advance 8
    at 1 12
    ##..##
    ##..##
    ......
    ######
    #e9999
    #d....
    #d....
    #####.
    #d....
    #d....
    #e9999
    ######

    glyph U+00CC
    advance 4
    at 0 12
    7#7.
    .ce2
    ....
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.

    glyph U+00CD
    advance 4
    at 0 12
    .8#5
    3#b.
    ....
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.

    glyph U+00CE
    advance 4
    at -1 12
    .6##5.
    3#cde2
    ......
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    glyph U+00CF
    advance 4
    at -1 12
    ##..##
    ##..##
    ......
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    glyph U+00D0
    advance 9
    at 0 9
    .##ec81.
    .#ead#c1
    .#d..9#8
    .#d..1#d
    #####.e#
    .#d..1#d
    .#d..9#8
    .#ead#c1
    .##ec81.

    glyph U+00D1
    advance 9
    at 1 12
    .6b848.
    .a7b#8.
    .......
    #e1..e#
    ##8..e#
    ###2.e#
    #edb.e#
    #d5#5e#
    #d.bde#
    #d.2###
    #d..8##
    #d..1e#

    glyph U+00D2
    advance 10
    at 1 12
    ..6#8...
    ...b#3..
    ........
    .3aeea3.
    2e#aa#e2
    a#6..6#a
    e#1..1#e
    #e....e#
    e#1..1#e
    a#6..6#a
    2e#aa#e2
    .3aeea3.

    glyph U+00D3
    advance 10
    at 1 12
    ...8#6..
    ..3#b...
    ........
    .3aeea3.
    2e#aa#e2
    a#6..6#a
    e#1..1#e
    #e....e#
    e#1..1#e
    a#6..6#a
    2e#aa#e2
    .3aeea3.

    glyph U+00D4
    advance 10
    at 1 12
    ..5##5..
    .2edde2.
    ........
    .3aeea3.
    2e#aa#e2
    a#6..6#a
    e#1..1#e
    #e....e#
    e#1..1#e
    a#6..6#a
    2e#aa#e2
    .3aeea3.

    glyph U+00D5
    advance 10
    at 1 12
    .1aa573.
    .4a8ed2.
    ........
    .3aeea3.
    2e#aa#e2
    a#6..6#a
    e#1..1#e
    #e....e#
    e#1..1#e
    a#6..6#a
    2e#aa#e2
    .3aeea3.

    glyph U+00D6
    advance 10
    at 1 12
    .##..##.
    .##..##.
    ........
    .3aeea3.
    2e#aa#e2
    a#6..6#a
    e#1..1#e
    #e....e#
    e#1..1#e
    a#6..6#a
    2e#aa#e2
    .3aeea3.

    glyph U+00D7
    advance 8
    at 0 6
    1b#66#b1
    .1b##b1.
    ..6##6..
    .6#bb#6.
    16611661

    glyph U+00D8
    advance 10
    at 0 10
    .......261
    ..3aeeac9.
    .2e#aa##3.
    .a#6.4##a.
    .e#11e7#e.
    .#e.bb.e#.
    .e#7e11#e.
    .a##4.6#a.
    .3##aa#e2.
    .9caeea3..
    162.......

    glyph U+00D9
    advance 9
    at 1 12
    .1de1..
    ..4#a..
    .......
    #d...e#
    #d...e#
    #d...e#
    #d...d#
    #e...e#
    e#...#e
    b#5.5#b
    4#eae#4
    .5cec5.

    glyph U+00DA
    advance 9
    at 1 12
    ..1ed1.
    ..a#4..
    .......
    #d...e#
    #d...e#
    #d...e#
    #d...d#
    #e...e#
    e#...#e
    b#5.5#b
    4#eae#4
    .5cec5.

    glyph U+00DB
    advance 9
    at 1 12
    .1c#c1.
    .9#a#9.
    .......
    #d...e#
    #d...e#
    #d...e#
    #d...d#
    #e...e#
    e#...#e
    b#5.5#b
    4#eae#4
    .5cec5.

    glyph U+00DC
    advance 9
    at 1 12
    ##...##
    ##...##
    .......
    #d...e#
    #d...e#
    #d...e#
    #d...d#
    #e...e#
    e#...#e
    b#5.5#b
    4#eae#4
    .5cec5.

    glyph U+00DD
    advance 9
    at 0 12
    ...8#6..
    ..3#b...
    ........
    a#3..3#a
    2eb..ce2
    .7#56#7.
    ..deec..
    ..4##3..
    ...#e...
    ...#e...
    ...#e...
    ...#e...

    glyph U+00DE
    advance 9
    at 1 9
    #d.....
    #d.....
    #####b2
    #e99a#c
    #d...e#
    #e99a#c
    #####b2
    #d.....
    #d.....

    glyph U+00DF
    advance 8
    at 1 9
    19ee9.
    9#9b#6
    ee.7#7
    #e.c#4
    #d.##4
    #d.3#c
    #d..e#
    #d48#c
    #dbeb2

    glyph U+00E0
    advance 8
    at 1 10
    .6#8..
    ..b#3.
    ......
    .9eea1
    4ca8#b
    ....e#
    3be###
    d#2.e#
    d#78##
    3c#e##

    glyph U+00E1
    advance 8
    at 1 10
    ..8#6.
    .3#b..
    ......
    .9eea1
    4ca8#b
    ....e#
    3be###
    d#2.e#
    d#78##
    3c#e##

    glyph U+00E2
    advance 8
    at 1 10
    .5##5.
    2edde2
    ......
    .9eea1
    4ca8#b
    ....e#
    3be###
    d#2.e#
    d#78##
    3c#e##

    glyph U+00E3
    advance 8
    at 1 10
    1aa573
    4a8ed2
    ......
    .9eea1
    4ca8#b
    ....e#
    3be###
    d#2.e#
    d#78##
    3c#e##

    glyph U+00E4
    advance 8
    at 1 10
    ##..##
    ##..##
    ......
    .9eea1
    4ca8#b
    ....e#
    3be###
    d#2.e#
    d#78##
    3c#e##

    glyph U+00E5
    advance 8
    at 1 11
    .2dd2.
    .7997.
    .2dd2.
    ......
    .9eea1
    4ca8#b
    ....e#
    3be###
    d#2.e#
    d#78##
    3c#e##

    glyph U+00E6
    advance 12
    at 1 7
    .9eea9ee9.
    4ca8##aa#8
    ....e#11#e
    3be#######
    d#2.e#1...
    d#78##a9c4
    3c#e##ee91

    glyph U+00E7
    advance 7
    at 1 7
    .8eea1
    8#a9d6
    d#1...
    #e....
    d#1...
    8#a9d6
    .8e#a1
    .6de7.
    .e#d5.

    glyph U+00E8
    advance 8
    at 1 10
    .6#8..
    ..b#3.
    ......
    .9ee9.
    8#aa#8
    d#11#e
    ######
    d#1...
    8#a9c4
    .9ee91

    glyph U+00E9
    advance 8
    at 1 10
    ..8#6.
    .3#b..
    ......
    .9ee9.
    8#aa#8
    d#11#e
    ######
    d#1...
    8#a9c4
    .9ee91

    glyph U+00EA
    advance 8
    at 1 10
    .5##5.
    2edde2
    ......
    .9ee9.
    8#aa#8
    d#11#e
    ######
    d#1...
    8#a9c4
    .9ee91

    glyph U+00EB
    advance 8
    at 1 10
    ##..##
    ##..##
    ......
    .9ee9.
    8#aa#8
    d#11#e
    ######
    d#1...
    8#a9c4
    .9ee91

    glyph U+00EC
    advance 4
    at 0 10
    7#7.
    .ce2
    ....
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.

    glyph U+00ED
    advance 4
    at 0 10
    .8#5
    3#b.
    ....
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.

    glyph U+00EE
    advance 4
    at -1 10
    .6##5.
    3#cde2
    ......
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    glyph U+00EF
    advance 4
    at -1 10
    ##..##
    ##..##
    ......
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    glyph U+00F0
    advance 8
    at 1 10
    ....31
    .2dad1
    .4##b.
    .a###6
    8#aa#b
    d#11#e
    #e..e#
    d#11#d
    8#aa#8
    .9ee9.

    glyph U+00F1
    advance 8
    at 1 10
    1aa573
    4a8ed2
    ......
    ##dea1
    ##89#9
    #d..#e
    #d..e#
    #d..d#
    #d..e#
    #d..e#

    glyph U+00F2
    advance 8
    at 1 10
    .6#8..
    ..b#3.
    ......
    .9ee9.
    8#aa#8
    d#11#d
    #e..e#
    d#11#d
    8#aa#8
    .9ee9.

    glyph U+00F3
    advance 8
    at 1 10
    ..8#6.
    .3#b..
    ......
    .9ee9.
    8#aa#8
    d#11#d
    #e..e#
    d#11#d
    8#aa#8
    .9ee9.

    glyph U+00F4
    advance 8
    at 1 10
    .5##5.
    2edde2
    ......
    .9ee9.
    8#aa#8
    d#11#d
    #e..e#
    d#11#d
    8#aa#8
    .9ee9.

    glyph U+00F5
    advance 8
    at 1 10
    1aa573
    4a8ed2
    ......
    .9ee9.
    8#aa#8
    d#11#d
    #e..e#
    d#11#d
    8#aa#8
    .9ee9.

    glyph U+00F6
    advance 8
    at 1 10
    ##..##
    ##..##
    ......
    .9ee9.
    8#aa#8
    d#11#d
    #e..e#
    d#11#d
    8#aa#8
    .9ee9.

    glyph U+00F7
    advance 8
    at 1 8
    ..99..
    ..##..
    ..66..
    999999
    ######
    ......
    ..##..
    ..##..

    glyph U+00F8
    advance 8
    at 0 8
    .....193
    ..9eedb.
    .8#ab#8.
    .d#2e#d.
    .#ebbe#.
    .d#e2#d.
    .8#ba#8.
    .bdee9..
    391.....

    glyph U+00F9
    advance 8
    at 1 10
    .6#8..
    ..b#3.
    ......
    #e..e#
    #e..e#
    #e..e#
    #e..e#
    e#..e#
    9#98##
    1aed##

    glyph U+00FA
    advance 8
    at 1 10
    ..8#6.
    .3#b..
    ......
    #e..e#
    #e..e#
    #e..e#
    #e..e#
    e#..e#
    9#98##
    1aed##

    glyph U+00FB
    advance 8
    at 1 10
    .5##5.
    2edde2
    ......
    #e..e#
    #e..e#
    #e..e#
    #e..e#
    e#..e#
    9#98##
    1aed##

    glyph U+00FC
    advance 8
    at 1 10
    ##..##
    ##..##
    ......
    #e..e#
    #e..e#
    #e..e#
    #e..e#
    e#..e#
    9#98##
    1aed##

    glyph U+00FD
    advance 8
    at 0 10
    ...8#6..
    ..3#b...
    ........
    5#6..6#5
    .eb..be.
    .8#22#8.
    .3#88#3.
    ..cddc..
    ..6##6..
    ..1##1..
    ..1ea...
    .49#4...
    .ae9....

    glyph U+00FE
    advance 8
    at 1 9
    #d....
    #d....
    ##de91
    ##89#9
    #d.1#d
    #d..e#
    #d.1#d
    ##89#9
    ##de91
    #d....
    #d....
    #d....

    glyph U+00FF
    advance 8
    at 0 10
    8#8..8#8
    8#8..8#8
    ........
    5#6..6#5
    .eb..be.
    .8#22#8.
    .3#88#3.
    ..cddc..
    ..6##6..
    ..1##1..
    ..1ea...
    .49#4...
    .ae9....

    copy U+0401 U+00CB

    glyph U+0404
    advance 9
    at 1 9
    .4bed7.
    3#ead#6
    a#5.23.
    e#.....
    ######.
    e#.....
    a#5.23.
    3#ead#6
    .4bed7.

    copy U+0406 U+0049

    copy U+0407 U+00CF

    glyph U+040E
    advance 8
    at 0 12
    ..e33e..
    ..5ee5..
    ........
    4#6..6#4
    .cd..dc.
    .6#55#6.
    ..ebbe..
    ..7##7..
    ..1ee1..
    ..2#9...
    .8c#4...
    .ce8....

    copy U+0410 U+0041

    glyph U+0411
    advance 9
    at 1 9
    ######.
    #e9999.
    #d.....
    #e9983.
    ######6
    #d..3#d
    #d...ee
    #e99b#a
    ####e91

    copy U+0412 U+0042

    glyph U+0413
    advance 7
    at 1 9
    ######
    #e9999
    #d....
    #d....
    #d....
    #d....
    #d....
    #d....
    #d....

    glyph U+0414
    advance 9
    at 0 9
    ..a####.
    ..a#be#.
    ..a#3e#.
    ..a#3e#.
    ..b#3e#.
    ..d#1e#.
    .3#c.e#.
    9c#c9e#9
    ########
    #d....e#

    copy U+0415 U+0045

    glyph U+0416
    advance 11
    at 0 9
    bd1.ee.1db
    3#7.ee.7#3
    .ae1ee1ea.
    .2#8ee8#2.
    ..ee##ee..
    .6#c##c#6.
    .dd.ee.dd.
    5#6.ee.6#5
    ce1.ee.1ec

    glyph U+0417
    advance 8
    at 0 9
    2ae#d8.
    2ab9c#a
    .....ee
    ....5#b
    ..b##e2
    ....5#b
    .....ee
    2ab9c#a
    2ae#d8.

    glyph U+0418
    advance 9
    at 1 9
    #d..1e#
    #d..8##
    #d.2###
    #d.bde#
    #d5#5e#
    #edb.e#
    ###2.e#
    ##8..e#
    #e1..e#

    glyph U+0419
    advance 9
    at 1 12
    .6a.a6.
    .1b#b1.
    .......
    #d..1e#
    #d..8##
    #d.2###
    #d.bde#
    #d5#5e#
    #edb.e#
    ###2.e#
    ##8..e#
    #e1..e#

    copy U+041A U+004B

    glyph U+041B
    advance 8
    at 0 9
    ..#####
    ..#e9e#
    ..#e.e#
    ..#e.e#
    ..#d.e#
    .1#d.e#
    .4#a.e#
    ae#4.e#
    ec4..e#

    copy U+041C U+004D

    copy U+041D U+0048

    copy U+041E U+004F

    glyph U+041F
    advance 9
    at 1 9
    #######
    #e999e#
    #d...e#
    #d...e#
    #d...e#
    #d...e#
    #d...e#
    #d...e#
    #d...e#

    copy U+0420 U+0050

    copy U+0421 U+0043

    copy U+0422 U+0054

    glyph U+0423
    advance 8
    at 0 9
    4#6..6#4
    .cd..dc.
    .6#55#6.
    ..ebbe..
    ..7##7..
    ..1ee1..
    ..2#9...
    .8c#4...
    .ce8....

    glyph U+0424
    advance 12
    at 1 9
    ....ee....
    .29d##d92.
    3e#c##c#e3
    c#5.ee.5#c
    ee..ee..ee
    c#5.ee.5#c
    3e#c##c#e3
    .29d##d92.
    ....ee....

    copy U+0425 U+0058

    glyph U+0426
    advance 9
    at 1 9
    #d...e#.
    #d...e#.
    #d...e#.
    #d...e#.
    #d...e#.
    #d...e#.
    #d...e#.
    #e999e#9
    ########
    ......e#

    glyph U+0427
    advance 9
    at 1 9
    #d...e#
    #d...e#
    #e...e#
    d#2..e#
    6#e99e#
    .6c####
    .....e#
    .....e#
    .....e#

    glyph U+0428
    advance 14
    at 1 9
    #d...#e...e#
    #d...#e...e#
    #d...#e...e#
    #d...#e...e#
    #d...#e...e#
    #d...#e...e#
    #d...#e...e#
    #e999#e999e#
    ############

    glyph U+0429
    advance 14
    at 1 9
    #d...#e...e#.
    #d...#e...e#.
    #d...#e...e#.
    #d...#e...e#.
    #d...#e...e#.
    #d...#e...e#.
    #d...#e...e#.
    #e999#e999e#9
    #############
    ...........e#

    glyph U+042A
    advance 10
    at 0 9
    ###d.....
    99#d.....
    ..#d.....
    ..#e9983.
    ..######6
    ..#d..3#d
    ..#d...ee
    ..#e99b#a
    ..####e91

    glyph U+042B
    advance 11
    at 1 9
    #d.....#e
    #d.....#e
    #d.....#e
    #e983..#e
    #####6.#e
    #d.3#d.#d
    #d..ee.#e
    #e9b#a.#e
    ###e91.#e

    glyph U+042C
    advance 9
    at 1 9
    #d.....
    #d.....
    #d.....
    #e9983.
    ######6
    #d..3#d
    #d...ee
    #e99b#a
    ####e91

    glyph U+042D
    advance 8
    at 0 9
    .7deb4.
    6#dae#3
    .32.5#a
    .....#e
    .######
    .....#e
    .32.5#a
    6#dae#3
    .7deb4.

    glyph U+042E
    advance 12
    at 1 9
    #d..5dec4.
    #d.5#eaee2
    #d.c#3.6#9
    #d.#d..1#c
    ####c...#d
    #d.#d..1#c
    #d.c#3.6#9
    #d.5#eaee2
    #d..5dec4.

    glyph U+042F
    advance 8
    at 0 9
    .8d####
    9#c99e#
    ee1..e#
    e#3..e#
    9######
    .8#####
    .6#8.e#
    2ed..e#
    a#4..e#

    copy U+0430 U+0061

    glyph U+0431
    advance 8
    at 1 9
    ...8#8
    .9##d1
    7###9.
    d#aa#8
    ##11#d
    #e..e#
    d#11#d
    8#aa#8
    .9ee9.

    glyph U+0432
    advance 7
    at 1 7
    ###d5
    #e6#e
    #d1ee
    ####8
    #e6#e
    #e6#e
    ###d5

    glyph U+0433
    advance 6
    at 1 7
    ####e
    #e665
    #d...
    #d...
    #d...
    #d...
    #d...

    glyph U+0434
    advance 9
    at 0 7
    ..a####.
    ..a#8e#.
    ..a#3e#.
    ..b#2e#.
    ..ee.e#.
    69#c6e#6
    ########
    #d....e#

    copy U+0435 U+0065

    glyph U+0436
    advance 11
    at 0 7
    ae2.ee.2ea
    1eb.ee.be1
    .5#6ee6#5.
    .1ee##ee1.
    .8#8##8#8.
    2#a.ee.a#2
    b#2.ee.2#b

    glyph U+0437
    advance 6
    at 0 7
    5d#c3
    157#d
    ..1ee
    .6##8
    ..1ee
    157#d
    5d#c3

    glyph U+0438
    advance 8
    at 1 7
    #d.1e#
    #d.9##
    #d3###
    #ecce#
    ###3e#
    ##9.e#
    #e1.e#

    glyph U+0439
    advance 8
    at 1 10
    .e33e.
    .5ee5.
    ......
    #d.1e#
    #d.9##
    #d3###
    #ecce#
    ###3e#
    ##9.e#
    #e1.e#

    glyph U+043A
    advance 7
    at 1 7
    #d.2ea
    #d.be1
    #d6#5.
    #e#e1.
    #e9#8.
    #d.b#2
    #d.2#b

    glyph U+043B
    advance 8
    at 0 7
    ..#####
    ..#e6e#
    ..#e.e#
    ..#d.e#
    .1#c.e#
    7b#7.e#
    ec7..e#

    glyph U+043C
    advance 10
    at 1 7
    #e....e#
    ##4..4##
    ##c..c##
    #e#55#e#
    #d8dd8e#
    #d1ee1e#
    #d....e#

    glyph U+043D
    advance 8
    at 1 7
    #d..e#
    #d..e#
    #e66e#
    ######
    #d..e#
    #d..e#
    #d..e#

    copy U+043E U+006F

    glyph U+043F
    advance 8
    at 1 7
    ######
    #e66e#
    #d..e#
    #d..e#
    #d..e#
    #d..e#
    #d..e#

    copy U+0440 U+0070

    copy U+0441 U+0063

    glyph U+0442
    advance 7
    at 0 7
    ######
    66#e66
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    copy U+0443 U+0079

    glyph U+0444
    advance 10
    at 1 9
    ...ee...
    ...ee...
    .5b##b5.
    5#d##d#5
    d#2ee2#d
    #e.ee.e#
    d#2ee2#d
    5#d##d#5
    .5b##b5.
    ...ee...
    ...ee...
    ...ee...

    copy U+0445 U+0078

    glyph U+0446
    advance 8
    at 1 7
    #d..e#.
    #d..e#.
    #d..e#.
    #d..e#.
    #d..e#.
    #e66e#6
    #######
    .....e#

    glyph U+0447
    advance 8
    at 1 7
    #d..e#
    #d..e#
    ee..e#
    a#96e#
    19e###
    ....e#
    ....e#

    glyph U+0448
    advance 12
    at 1 7
    #d..#e..e#
    #d..#e..e#
    #d..#e..e#
    #d..#e..e#
    #d..#e..e#
    #e66#e66e#
    ##########

    glyph U+0449
    advance 12
    at 1 7
    #d..#e..e#.
    #d..#e..e#.
    #d..#e..e#.
    #d..#e..e#.
    #d..#e..e#.
    #e66#e66e#6
    ###########
    .........e#

    glyph U+044A
    advance 9
    at 0 7
    ###d....
    66#d....
    ..#e663.
    ..#####8
    ..#d.1ee
    ..#e66#d
    ..####c3

    glyph U+044B
    advance 10
    at 1 7
    #d....#e
    #d....#e
    #e63..#e
    ####8.#e
    #d1ee.#d
    #e6#d.#e
    ###c3.#e

    glyph U+044C
    advance 8
    at 1 7
    #d....
    #d....
    #e663.
    #####8
    #d.1ee
    #e66#d
    ####c3

    glyph U+044D
    advance 6
    at 0 7
    3cea1
    6ba#9
    ..1#e
    .####
    ..1#e
    6ba#9
    3cea1

    glyph U+044E
    advance 11
    at 1 7
    #d.1aee8.
    #d.a#9b#7
    #d.#e.2#c
    ####c..#d
    #d.#e.2#c
    #d.a#9b#7
    #d.1aee8.

    glyph U+044F
    advance 7
    at 0 7
    2b####
    c#97e#
    #e..e#
    c#3.e#
    2c####
    .c#4e#
    9#7.e#

    copy U+0451 U+00EB

    glyph U+0454
    advance 7
    at 1 7
    1aec3
    9#ab6
    e#1..
    ####.
    e#1..
    9#ab6
    1aec3

    copy U+0456 U+0069

    copy U+0457 U+00EF

    glyph U+045E
    advance 8
    at 0 10
    ..e33e..
    ..5ee5..
    ........
    5#6..6#5
    .eb..be.
    .8#22#8.
    .3#88#3.
    ..cddc..
    ..6##6..
    ..1##1..
    ..1ea...
    .49#4...
    .ae9....

    glyph U+0490
    advance 7
    at 1 10
    ....e#
    ######
    #e9999
    #d....
    #d....
    #d....
    #d....
    #d....
    #d....
    #d....

    glyph U+0491
    advance 6
    at 1 8
    ...#e
    ####e
    #e665
    #d...
    #d...
    #d...
    #d...
    #d...

    glyph U+2013
    advance 6
    at 0 5
    999999
    ######

    glyph U+2014
    advance 11
    at 0 5
    99999999999
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
    1ea
    ae1
    ae1
    1ea

    glyph U+203A
    advance 5
    at 1 5
    ae1
    1ea
    1ea
    ae1

    glyph U+20AC
    advance 8
    at 0 9
    ..6de9.
    .5#dce5
    .b#411.
    #####..
    .#e....
    #####..
    .b#411.
    .5#dce5
    ..6de9.

    glyph U+2116
    advance 14
    at 1 9
    #e1..e#.4dd4
    ##8..e#.d99d
    ###2.e#.#77#
    #edb.e#.d99d
    #d5#5e#.4dd4
    #d.bde#.....
    #d.2###.####
    #d..8##.....
    #d..1e#.....

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
    ..5c9...
    .5#c1...
    5##a9999
    a#######
    .a#6....
    ..a#6...
    ...33...

    glyph U+2191
    advance 8
    at 1 9
    ..88..
    .8##8.
    8####8
    89ee98
    ..ee..
    ..ee..
    ..ee..
    ..ee..
    ..ee..

    glyph U+2192
    advance 10
    at 1 7
    ...9c5..
    ...1c#5.
    9999a##5
    #######a
    ....6#a.
    ...6#a..
    ...33...

    glyph U+2193
    advance 8
    at 1 9
    ..ee..
    ..ee..
    ..ee..
    ..ee..
    ..ee..
    89ee98
    8####8
    .8##8.
    ..88..

    glyph U+2212
    advance 8
    at 1 5
    999999
    ######

    glyph U+2304
    advance 9
    at 1 6
    a#3.3#a
    2ec1ce2
    .6#c#6.
    ..b#b..

    glyph U+2713
    advance 9
    at 1 7
    .....85
    ....4#b
    .2.1ee1
    ad.b#4.
    7#c#7..
    .b#b...
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
