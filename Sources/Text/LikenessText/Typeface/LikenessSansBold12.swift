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

    glyph U+0131
    advance 4
    at 1 7
    #d
    #d
    #d
    #d
    #d
    #d
    #d

    glyph U+0237
    advance 4
    at 0 7
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

    piece 1
    6#8.
    .b#3

    compose U+00C0 U+0041 1 2 12

    piece 2
    .8#6
    3#b.

    compose U+00C1 U+0041 2 2 12

    piece 3
    .5##5.
    2edde2

    compose U+00C2 U+0041 3 1 12

    piece 4
    1aa573
    4a8ed2

    compose U+00C3 U+0041 4 1 12

    piece 5
    8#8..8#8
    8#8..8#8

    compose U+00C4 U+0041 5 0 12

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

    compose U+00C8 U+0045 1 2 12

    compose U+00C9 U+0045 2 2 12

    compose U+00CA U+0045 3 1 12

    piece 6
    ##..##
    ##..##

    compose U+00CB U+0045 6 1 12

    piece 7
    7#7.
    .ce2

    compose U+00CC U+0049 7 0 12

    piece 8
    .8#5
    3#b.

    compose U+00CD U+0049 8 0 12

    piece 9
    .6##5.
    3#cde2

    compose U+00CE U+0049 9 -1 12

    compose U+00CF U+0049 6 -1 12

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

    piece 10
    6b848
    a7b#8

    compose U+00D1 U+004E 10 2 12

    compose U+00D2 U+004F 1 3 12

    compose U+00D3 U+004F 2 3 12

    compose U+00D4 U+004F 3 2 12

    compose U+00D5 U+004F 4 2 12

    compose U+00D6 U+004F 6 2 12

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

    piece 11
    1de1
    .4#a

    compose U+00D9 U+0055 11 2 12

    piece 12
    1ed1
    a#4.

    compose U+00DA U+0055 12 3 12

    piece 13
    1c#c1
    9#a#9

    compose U+00DB U+0055 13 2 12

    piece 14
    ##...##
    ##...##

    compose U+00DC U+0055 14 1 12

    compose U+00DD U+0059 2 2 12

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

    compose U+00E0 U+0061 1 2 10

    compose U+00E1 U+0061 2 2 10

    compose U+00E2 U+0061 3 1 10

    compose U+00E3 U+0061 4 1 10

    compose U+00E4 U+0061 6 1 10

    piece 15
    2dd2
    7997
    2dd2

    compose U+00E5 U+0061 15 2 11

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

    compose U+00E8 U+0065 1 2 10

    compose U+00E9 U+0065 2 2 10

    compose U+00EA U+0065 3 1 10

    compose U+00EB U+0065 6 1 10

    compose U+00EC U+0131 7 0 10

    compose U+00ED U+0131 8 0 10

    compose U+00EE U+0131 9 -1 10

    compose U+00EF U+0131 6 -1 10

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

    compose U+00F1 U+006E 4 1 10

    compose U+00F2 U+006F 1 2 10

    compose U+00F3 U+006F 2 2 10

    compose U+00F4 U+006F 3 1 10

    compose U+00F5 U+006F 4 1 10

    compose U+00F6 U+006F 6 1 10

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

    compose U+00F9 U+0075 1 2 10

    compose U+00FA U+0075 2 2 10

    compose U+00FB U+0075 3 1 10

    compose U+00FC U+0075 6 1 10

    compose U+00FD U+0079 2 2 10

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

    compose U+00FF U+0079 5 0 10

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

    piece 16
    6a.a6
    1b#b1

    compose U+0419 U+0418 16 2 12

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

    piece 17
    e33e
    5ee5

    compose U+0439 U+0438 17 2 10

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

    compose U+045E U+0079 17 2 10

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

    piece 18
    8####8

    compose U+0100 U+0041 18 2 11

    piece 19
    ####

    compose U+0101 U+0061 19 2 9

    compose U+0102 U+0041 17 2 12

    compose U+0103 U+0061 17 2 10

    glyph U+0104
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
    5#4..7#5
    .....bc2
    .....7e4

    piece 20
    1d1
    3#6
    1dc

    compose U+0105 U+0061 20 4 1

    compose U+0106 U+0043 12 3 12

    compose U+0107 U+0063 2 2 10

    compose U+0108 U+0043 13 2 12

    compose U+0109 U+0063 3 1 10

    piece 21
    ##
    ##

    compose U+010A U+0043 21 4 12

    compose U+010B U+0063 21 3 10

    piece 22
    9#a#9
    1c#c1

    compose U+010C U+0043 22 2 12

    piece 23
    2edde2
    .5##5.

    compose U+010D U+0063 23 1 10

    compose U+010E U+0044 22 2 12

    glyph U+010F
    advance 10
    at 1 9
    ....e#.bb
    ....e#.d8
    19ed##.e5
    9#98##...
    d#1.e#...
    #e..e#...
    d#1.e#...
    9#98##...
    19ed##...

    copy U+0110 U+00D0

    glyph U+0111
    advance 8
    at 1 9
    ..e####
    ....e#.
    19ed##.
    9#98##.
    d#1.e#.
    #e..e#.
    d#1.e#.
    9#98##.
    19ed##.

    compose U+0112 U+0045 19 2 11

    compose U+0113 U+0065 19 2 9

    compose U+0114 U+0045 17 2 12

    compose U+0115 U+0065 17 2 10

    compose U+0116 U+0045 21 3 12

    compose U+0117 U+0065 21 3 10

    piece 24
    .1.
    59.
    ac2
    6e5

    compose U+0118 U+0045 24 3 2

    compose U+0119 U+0065 24 3 2

    compose U+011A U+0045 23 1 12

    compose U+011B U+0065 23 1 10

    compose U+011C U+0047 3 2 12

    compose U+011D U+0067 3 1 10

    compose U+011E U+0047 17 3 12

    compose U+011F U+0067 17 2 10

    compose U+0120 U+0047 21 4 12

    compose U+0121 U+0067 21 3 10

    piece 25
    .e9
    1d7

    compose U+0122 U+0047 25 3 -1

    piece 26
    .1
    db
    #9

    compose U+0123 U+0067 26 3 11

    compose U+0124 U+0048 13 2 12

    compose U+0125 U+0068 3 1 12

    glyph U+0126
    advance 9
    at 0 9
    .#d...e#.
    .#d...e#.
    #########
    .#e999e#.
    .#######.
    .#d...e#.
    .#d...e#.
    .#d...e#.
    .#d...e#.

    glyph U+0127
    advance 8
    at 0 9
    ####e..
    .#d....
    .##dea1
    .##89#9
    .#d..#e
    .#d..e#
    .#d..d#
    .#d..e#
    .#d..e#

    glyph U+0128
    advance 6
    at 0 12
    2aa583
    5a9ed2
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

    glyph U+0129
    advance 6
    at 0 10
    2aa583
    5a9ed2
    ......
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    glyph U+012A
    advance 6
    at 1 11
    #####
    .....
    .#d..
    .#d..
    .#d..
    .#d..
    .#d..
    .#d..
    .#d..
    .#d..
    .#d..

    glyph U+012B
    advance 6
    at 1 9
    #####
    .....
    .#d..
    .#d..
    .#d..
    .#d..
    .#d..
    .#d..
    .#d..

    glyph U+012C
    advance 6
    at 1 12
    e23d
    6ee5
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

    glyph U+012D
    advance 6
    at 1 10
    e23d
    6ee5
    ....
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.

    piece 27
    .1.
    1d.
    5#5
    2da

    compose U+012E U+0049 27 0 2

    compose U+012F U+0069 27 0 2

    compose U+0130 U+0049 21 1 12

    glyph U+0132
    advance 10
    at 1 9
    #d....#e
    #d....#e
    #d....#e
    #d....#e
    #d....#e
    #d....#d
    #d.572#c
    #d.b#d#7
    #d.2ce9.

    glyph U+0133
    advance 8
    at 0 10
    1#e.2#d
    1#e.2#d
    .......
    .#d.1#c
    .#d.1#c
    .#d.1#c
    .#d.1#c
    .#d.1#c
    .#d.1#c
    .#d.1#c
    ....2#c
    ...18#9
    ...2#b1

    compose U+0134 U+004A 13 0 12

    compose U+0135 U+0237 9 -1 10

    compose U+0136 U+004B 25 3 -1

    compose U+0137 U+006B 25 3 -1

    copy U+0138 U+043A

    piece 28
    .ce2
    7#7.

    compose U+0139 U+004C 28 1 12

    compose U+013A U+006C 8 0 12

    compose U+013B U+004C 25 2 -1

    compose U+013C U+006C 25 0 -1

    piece 29
    bb
    d8
    e5

    compose U+013D U+004C 29 5 9

    glyph U+013E
    advance 7
    at 1 9
    #d..d9
    #d..e6
    #d.1#3
    #d....
    #d....
    #d....
    #d....
    e#5...
    4dd...

    glyph U+013F
    advance 7
    at 1 9
    #d....
    #d....
    #d....
    #d....
    #d..##
    #d..##
    #d....
    #e9999
    ######

    glyph U+0140
    advance 7
    at 1 9
    #d...
    #d...
    #d...
    #d...
    #d.##
    #d.##
    #d...
    e#5..
    4dd..

    glyph U+0141
    advance 7
    at -1 9
    ..#d....
    ..#d....
    ..#d41..
    ..##d1..
    .2#e1...
    2e#d....
    24#d....
    ..#e9999
    ..######

    glyph U+0142
    advance 7
    at 0 9
    ..#d..
    ..#d..
    ..#e71
    ..##c1
    .4#e..
    2e#e..
    12#d..
    ..e#5.
    ..4dd.

    compose U+0143 U+004E 12 3 12

    compose U+0144 U+006E 2 2 10

    compose U+0145 U+004E 25 3 -1

    compose U+0146 U+006E 25 2 -1

    compose U+0147 U+004E 22 2 12

    compose U+0148 U+006E 23 1 10

    glyph U+0149
    advance 10
    at -1 9
    .e#.......
    .b#.......
    1da.##dea1
    491.##89#9
    ....#e..#e
    ....#e..e#
    ....#e..e#
    ....#e..e#
    ....#e..e#

    glyph U+014A
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
    #d..1##
    ...6b#a
    ...a#b1

    glyph U+014B
    advance 8
    at 1 7
    ##dea1
    ##89#9
    #d..#e
    #d..e#
    #d..e#
    #d..e#
    #d..e#
    ....e#
    ..37#b
    ..9#b2

    compose U+014C U+004F 19 3 11

    compose U+014D U+006F 19 2 9

    compose U+014E U+004F 17 3 12

    compose U+014F U+006F 17 2 10

    piece 30
    .8#e#6
    3#e#b.

    compose U+0150 U+004F 30 2 12

    compose U+0151 U+006F 30 1 10

    glyph U+0152
    advance 11
    at 1 9
    .2ae#####
    2e#b#e999
    9#7.#e...
    d#1.#e...
    #e..####.
    d#1.#e...
    9#7.#e...
    2e#b#e999
    .2ae#####

    glyph U+0153
    advance 12
    at 1 7
    .9ee99ee9.
    8#aa##aa#8
    d#11##11#e
    #e..######
    d#11##1...
    8#aa##a9c4
    .9ee99ee91

    compose U+0154 U+0052 12 3 12

    compose U+0155 U+0072 2 1 10

    compose U+0156 U+0052 25 3 -1

    compose U+0157 U+0072 25 1 -1

    compose U+0158 U+0052 22 2 12

    compose U+0159 U+0072 23 0 10

    compose U+015A U+0053 2 2 12

    compose U+015B U+0073 12 2 10

    compose U+015C U+0053 3 1 12

    compose U+015D U+0073 13 1 10

    glyph U+015E
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
    1a##a2
    .6de7.
    .e#d5.

    glyph U+015F
    advance 7
    at 1 7
    4d#c2
    e#74.
    c#5..
    3d#d3
    ..5#c
    .47#e
    2c#e4
    .6de7
    .e#d5

    compose U+0160 U+0053 23 1 12

    compose U+0161 U+0073 22 1 10

    piece 31
    .22.
    6de7
    e#d5

    compose U+0162 U+0054 31 2 1

    glyph U+0163
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
    .2d#e
    .6de7
    .e#d5

    compose U+0164 U+0054 23 1 12

    glyph U+0165
    advance 7
    at 0 11
    .....a8
    .....e7
    .#d..#4
    .#d..3.
    ####e..
    6#e65..
    .#d....
    .#d....
    .#e....
    .b#85..
    .2b#e..

    glyph U+0166
    advance 9
    at 0 9
    ########
    999#e999
    ...#e...
    ...#e...
    .######.
    ...#e...
    ...#e...
    ...#e...
    ...#e...

    glyph U+0167
    advance 6
    at 0 9
    .#d..
    .#d..
    ####e
    6#e65
    .#d..
    ####e
    .#e..
    .b#85
    .2b#e

    compose U+0168 U+0055 10 2 12

    compose U+0169 U+0075 4 1 10

    piece 32
    #####

    compose U+016A U+0055 32 3 11

    compose U+016B U+0075 19 2 9

    compose U+016C U+0055 16 2 12

    compose U+016D U+0075 17 2 10

    piece 33
    8#8
    e3e
    8#8

    compose U+016E U+0055 33 3 12

    compose U+016F U+0075 15 2 11

    piece 34
    1eeed1
    a#e#4.

    compose U+0170 U+0055 34 2 12

    compose U+0171 U+0075 30 1 10

    glyph U+0172
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
    .5ced#1
    ....3#6
    ....1dc

    glyph U+0173
    advance 8
    at 1 7
    #e..e#
    #e..e#
    #e..e#
    #e..e#
    e#..e#
    9#98##
    1aee##
    ...3#6
    ...1dc

    compose U+0174 U+0057 3 3 12

    compose U+0175 U+0077 3 2 10

    compose U+0176 U+0059 3 1 12

    compose U+0177 U+0079 3 1 10

    compose U+0178 U+0059 6 1 12

    compose U+0179 U+005A 12 3 12

    compose U+017A U+007A 12 2 10

    compose U+017B U+005A 21 4 12

    compose U+017C U+007A 21 3 10

    compose U+017D U+005A 22 2 12

    compose U+017E U+007A 22 1 10

    glyph U+017F
    advance 4
    at 0 9
    .4dd
    .e#5
    ##d.
    6#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.

    glyph U+0180
    advance 8
    at 0 9
    ####e..
    .#d....
    .##de91
    .##89#9
    .#d.1#d
    .#d..e#
    .#d.1#d
    .##89#9
    .##de91

    glyph U+0181
    advance 10
    at 0 9
    7e#####b2
    e##e99a#c
    ..#d...e#
    ..#d..3#c
    ..######4
    ..#e99a#c
    ..#d...e#
    ..#e99a#c
    ..#####b2

    glyph U+0192
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
    .#d.
    7#c.
    #c3.

    glyph U+01A0
    advance 11
    at 1 10
    .......1bd
    .3aeea9ee4
    2e#aa##61.
    a#6..6#a..
    e#1..1#e..
    #e....e#..
    e#1..1#e..
    a#6..6#a..
    2e#aa#e2..
    .3aeea3...

    glyph U+01A1
    advance 9
    at 1 8
    .....1bd
    .9eecee4
    8#aa#a1.
    d#11#d..
    #e..e#..
    d#11#d..
    8#aa#8..
    .9ee9...

    glyph U+01AF
    advance 10
    at 1 10
    ......1bd
    #d...e#e4
    #d...e#1.
    #d...e#..
    #d...d#..
    #e...e#..
    e#...#e..
    b#5.5#b..
    4#eae#4..
    .5cec5...

    glyph U+01B0
    advance 9
    at 1 8
    .....1bd
    #e..e#e4
    #e..e#1.
    #e..e#..
    #e..e#..
    e#..e#..
    9#98##..
    1aed##..

    compose U+01CD U+0041 23 1 12

    compose U+01CE U+0061 23 1 10

    glyph U+01CF
    advance 6
    at 0 12
    3#cde2
    .6##5.
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

    glyph U+01D0
    advance 6
    at 0 10
    3#cde2
    .6##5.
    ......
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    compose U+01D1 U+004F 23 2 12

    compose U+01D2 U+006F 23 1 10

    compose U+01D3 U+0055 22 2 12

    compose U+01D4 U+0075 23 1 10

    glyph U+01D5
    advance 9
    at 1 12
    ..#####
    ##...##
    ##...##
    .......
    #d...e#
    #d...e#
    #d...e#
    #e...e#
    ee...ee
    b#4.4#b
    4#eae#4
    .5cec5.

    piece 35
    .####.
    ......
    ##..##
    ##..##

    compose U+01D6 U+0075 35 1 12

    glyph U+01D7
    advance 9
    at 1 13
    ..1ed1.
    ..a#4..
    ##...##
    ##...##
    .......
    #d...e#
    #d...e#
    #d...e#
    #e...e#
    ee...ee
    b#4.4#b
    4#eae#4
    .5cec5.

    piece 36
    ..8#6.
    .3#b..
    ##..##
    ##..##

    compose U+01D8 U+0075 36 1 12

    glyph U+01D9
    advance 9
    at 1 13
    .9#a#9.
    .1c#c1.
    ##...##
    ##...##
    .......
    #d...e#
    #d...e#
    #d...e#
    #e...e#
    ee...ee
    b#4.4#b
    4#eae#4
    .5cec5.

    piece 37
    2edde2
    .5##5.
    ##..##
    ##..##

    compose U+01DA U+0075 37 1 12

    glyph U+01DB
    advance 9
    at 1 13
    .1de1..
    ..4#a..
    ##...##
    ##...##
    .......
    #d...e#
    #d...e#
    #d...e#
    #e...e#
    ee...ee
    b#4.4#b
    4#eae#4
    .5cec5.

    piece 38
    .6#8..
    ..b#3.
    ##..##
    ##..##

    compose U+01DC U+0075 38 1 12

    glyph U+01DE
    advance 8
    at 0 12
    ..8####8
    8#8..8#8
    8#8..8#8
    ........
    ..1ee1..
    ..5##5..
    ..aeea..
    .1eaae1.
    .5#99#5.
    .a####a.
    1ea..ae1
    5#5..5#5

    compose U+01DF U+0061 35 1 12

    glyph U+01E0
    advance 8
    at 0 12
    ..8####8
    ...8#8..
    ...8#8..
    ........
    ..1ee1..
    ..5##5..
    ..aeea..
    .1eaae1.
    .5#99#5.
    .a####a.
    1ea..ae1
    5#5..5#5

    piece 39
    ####
    ....
    .##.
    .##.

    compose U+01E1 U+0061 39 2 12

    compose U+01E2 U+00C6 32 4 11

    compose U+01E3 U+00E6 19 4 9

    compose U+01E6 U+0047 23 2 12

    compose U+01E7 U+0067 23 1 10

    compose U+01E8 U+004B 22 2 12

    compose U+01E9 U+006B 22 2 12

    glyph U+01EA
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
    .3ae#a3.
    ...7e3..
    ...4e8..

    compose U+01EB U+006F 24 3 2

    glyph U+01EC
    advance 10
    at 1 11
    ..####..
    ........
    .3aeea3.
    2e#aa#e2
    a#6..6#a
    e#1..1#e
    #e....e#
    e#1..1#e
    a#6..6#a
    2e#aa#e2
    .3ae#a3.
    ...7e3..
    ...4e8..

    piece 40
    ####
    ....
    ....
    ....
    ....
    ....
    ....
    ..1.
    .59.
    .ac2
    .6e5

    compose U+01ED U+006F 40 2 9

    piece 41
    3#cde2
    .6##5.

    compose U+01F0 U+0237 41 -1 10

    compose U+01F4 U+0047 2 3 12

    compose U+01F5 U+0067 2 2 10

    compose U+01F8 U+004E 11 2 12

    compose U+01F9 U+006E 1 2 10

    glyph U+01FA
    advance 8
    at 0 13
    ...8#6..
    ..3#b...
    ..2dd2..
    ..7997..
    ..2dd2..
    ........
    ..1##1..
    ..6##6..
    ..cddc..
    .3#bb#3.
    .8####8.
    .eb..be.
    5#6..6#5

    piece 42
    .8#6
    3#b.
    2dd2
    7997
    2dd2

    compose U+01FB U+0061 42 2 13

    compose U+01FC U+00C6 12 4 12

    compose U+01FD U+00E6 2 4 10

    compose U+01FE U+00D8 2 3 12

    compose U+01FF U+00F8 2 2 10

    piece 43
    6#e#8.
    .b#e#3

    compose U+0200 U+0041 43 1 12

    compose U+0201 U+0061 43 1 10

    piece 44
    5ee5
    e33e

    compose U+0202 U+0041 44 2 12

    compose U+0203 U+0061 44 2 10

    compose U+0204 U+0045 43 1 12

    compose U+0205 U+0065 43 1 10

    compose U+0206 U+0045 44 2 12

    compose U+0207 U+0065 44 2 10

    glyph U+0208
    advance 6
    at 0 12
    7#e#7.
    .c#ee2
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

    glyph U+0209
    advance 6
    at 0 10
    7#e#7.
    .c#ee2
    ......
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    glyph U+020A
    advance 6
    at 1 12
    6ee5
    e23d
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

    glyph U+020B
    advance 6
    at 1 10
    6ee5
    e23d
    ....
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.

    compose U+020C U+004F 43 2 12

    compose U+020D U+006F 43 1 10

    compose U+020E U+004F 44 3 12

    compose U+020F U+006F 44 2 10

    piece 45
    1deee1
    .4#e#a

    compose U+0210 U+0052 45 1 12

    compose U+0211 U+0072 43 0 10

    piece 46
    1b#b1
    6a.a6

    compose U+0212 U+0052 46 2 12

    compose U+0213 U+0072 44 1 10

    compose U+0214 U+0055 45 1 12

    compose U+0215 U+0075 43 1 10

    compose U+0216 U+0055 46 2 12

    compose U+0217 U+0075 44 2 10

    compose U+0218 U+0053 25 2 -1

    compose U+0219 U+0073 25 2 -1

    compose U+021A U+0054 25 2 -1

    compose U+021B U+0074 25 1 -1

    compose U+021E U+0048 22 2 12

    compose U+021F U+0068 23 1 12

    piece 47
    8#8
    8#8

    compose U+0226 U+0041 47 3 12

    compose U+0227 U+0061 21 3 10

    compose U+0228 U+0045 31 2 1

    glyph U+0229
    advance 8
    at 1 7
    .9ee9.
    8#aa#8
    d#11#e
    ######
    d#1...
    8#a9c4
    .9#e91
    .6de7.
    .e#d5.

    glyph U+022A
    advance 10
    at 1 12
    ..####..
    .##..##.
    .##..##.
    ........
    .3beeb3.
    3##aa##3
    b#5..5#b
    ee....ee
    ee....ee
    b#5..5#b
    3##aa##3
    .3beeb3.

    compose U+022B U+006F 35 1 12

    glyph U+022C
    advance 10
    at 1 12
    ..####..
    .1aa573.
    .4a8ed2.
    ........
    .3beeb3.
    3##aa##3
    b#5..5#b
    ee....ee
    ee....ee
    b#5..5#b
    3##aa##3
    .3beeb3.

    piece 48
    .####.
    ......
    1aa573
    4a8ed2

    compose U+022D U+006F 48 1 12

    compose U+022E U+004F 21 4 12

    compose U+022F U+006F 21 3 10

    glyph U+0230
    advance 10
    at 1 12
    ..####..
    ...##...
    ...##...
    ........
    .3beeb3.
    3##aa##3
    b#5..5#b
    ee....ee
    ee....ee
    b#5..5#b
    3##aa##3
    .3beeb3.

    compose U+0231 U+006F 39 2 12

    compose U+0232 U+0059 19 2 11

    compose U+0233 U+0079 18 2 9

    glyph U+024A
    advance 11
    at 1 9
    .3aeeae#..
    2e#aa###..
    a#6..6##..
    e#1..1##..
    #e....e#..
    e#1..1##..
    a#6..6##..
    2e#aa###..
    .3aeeae#..
    ......a#b9
    ......2b##

    glyph U+024B
    advance 9
    at 1 7
    19ed##..
    9#98##..
    d#1.e#..
    #e..e#..
    d#1.e#..
    9#98##..
    19ed##..
    ....e#..
    ....e#66
    ....e###

    compose U+1E00 U+0041 15 2 0

    compose U+1E01 U+0061 15 2 0

    compose U+1E02 U+0042 21 4 12

    compose U+1E03 U+0062 21 3 12

    compose U+1E04 U+0042 21 4 -1

    compose U+1E05 U+0062 21 3 -1

    compose U+1E06 U+0042 32 3 -1

    compose U+1E07 U+0062 19 2 -1

    glyph U+1E08
    advance 8
    at 1 12
    ..1ed1.
    ..a#4..
    .......
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

    glyph U+1E09
    advance 7
    at 1 10
    ..8#6.
    .3#b..
    ......
    .8eea1
    8#a9d6
    d#1...
    #e....
    d#1...
    8#a9d6
    .8e#a1
    .6de7.
    .e#d5.

    compose U+1E0A U+0044 21 4 12

    compose U+1E0B U+0064 21 3 12

    compose U+1E0C U+0044 21 4 -1

    compose U+1E0D U+0064 21 3 -1

    compose U+1E0E U+0044 32 3 -1

    compose U+1E0F U+0064 19 2 -1

    compose U+1E10 U+0044 25 3 -1

    compose U+1E11 U+0064 25 2 -1

    compose U+1E12 U+0044 13 2 -1

    compose U+1E13 U+0064 3 1 -1

    glyph U+1E14
    advance 8
    at 1 12
    .6#8..
    ..b#3.
    .####.
    ......
    ######
    #e9999
    #d....
    #####.
    #d....
    #d....
    #e9999
    ######

    piece 49
    6#8.
    .b#3
    ....
    ####

    compose U+1E15 U+0065 49 2 12

    glyph U+1E16
    advance 8
    at 1 12
    ..8#6.
    .3#b..
    .####.
    ......
    ######
    #e9999
    #d....
    #####.
    #d....
    #d....
    #e9999
    ######

    piece 50
    .8#6
    3#b.
    ....
    ####

    compose U+1E17 U+0065 50 2 12

    compose U+1E18 U+0045 3 1 -1

    compose U+1E19 U+0065 3 1 -1

    compose U+1E1A U+0045 4 1 -1

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
    .22.
    6de7
    e#d5

    compose U+1E1C U+0045 51 2 12

    glyph U+1E1D
    advance 8
    at 1 10
    .e33e.
    .5ee5.
    ......
    .9ee9.
    8#aa#8
    d#11#e
    ######
    d#1...
    8#a9c4
    .9#e91
    .6de7.
    .e#d5.

    compose U+1E1E U+0046 21 3 12

    compose U+1E1F U+0066 21 1 12

    compose U+1E20 U+0047 19 3 11

    compose U+1E21 U+0067 19 2 9

    compose U+1E22 U+0048 21 4 12

    compose U+1E23 U+0068 21 3 12

    compose U+1E24 U+0048 21 4 -1

    compose U+1E25 U+0068 21 3 -1

    compose U+1E26 U+0048 14 1 12

    compose U+1E27 U+0068 6 1 12

    compose U+1E28 U+0048 31 3 1

    compose U+1E29 U+0068 31 2 1

    compose U+1E2A U+0048 16 2 -1

    compose U+1E2B U+0068 17 2 -1

    piece 52
    2aa583
    5a9ed2

    compose U+1E2C U+0049 52 -1 -1

    compose U+1E2D U+0069 52 -1 -1

    glyph U+1E2E
    advance 4
    at -1 13
    ..8#5.
    .3#b..
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

    piece 53
    ..8#5.
    .3#b..
    ##..##
    ##..##

    compose U+1E2F U+0131 53 -1 12

    compose U+1E30 U+004B 12 3 12

    compose U+1E31 U+006B 12 3 12

    compose U+1E32 U+004B 21 4 -1

    compose U+1E33 U+006B 21 4 -1

    compose U+1E34 U+004B 32 3 -1

    compose U+1E35 U+006B 32 3 -1

    compose U+1E36 U+004C 21 3 -1

    compose U+1E37 U+006C 21 1 -1

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
    ..##.
    ..##.

    compose U+1E38 U+004C 54 1 11

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
    .....
    .....
    .....
    .##..
    .##..

    compose U+1E39 U+006C 55 0 11

    compose U+1E3A U+004C 19 2 -1

    compose U+1E3B U+006C 32 0 -1

    compose U+1E3C U+004C 3 1 -1

    compose U+1E3D U+006C 9 -1 -1

    compose U+1E3E U+004D 2 3 12

    compose U+1E3F U+006D 2 4 10

    compose U+1E40 U+004D 21 4 12

    compose U+1E41 U+006D 21 5 10

    compose U+1E42 U+004D 21 4 -1

    compose U+1E43 U+006D 21 5 -1

    compose U+1E44 U+004E 21 4 12

    compose U+1E45 U+006E 21 3 10

    compose U+1E46 U+004E 21 4 -1

    compose U+1E47 U+006E 21 3 -1

    compose U+1E48 U+004E 32 3 -1

    compose U+1E49 U+006E 19 2 -1

    compose U+1E4A U+004E 13 2 -1

    compose U+1E4B U+006E 3 1 -1

    glyph U+1E4C
    advance 10
    at 1 13
    ...8#6..
    ..3#b...
    .1aa573.
    .4a8ed2.
    ........
    .3beeb3.
    3##aa##3
    b#5..5#b
    ee....ee
    ee....ee
    b#5..5#b
    3##aa##3
    .3beeb3.

    piece 56
    ..8#6.
    .3#b..
    1aa573
    4a8ed2

    compose U+1E4D U+006F 56 1 12

    glyph U+1E4E
    advance 10
    at 1 13
    .##..##.
    .##..##.
    .1aa573.
    .4a8ed2.
    ........
    .3beeb3.
    3##aa##3
    b#5..5#b
    ee....ee
    ee....ee
    b#5..5#b
    3##aa##3
    .3beeb3.

    piece 57
    ##..##
    ##..##
    1aa573
    4a8ed2

    compose U+1E4F U+006F 57 1 12

    glyph U+1E50
    advance 10
    at 1 12
    ..6#8...
    ...b#3..
    ..####..
    ........
    .3beeb3.
    3##aa##3
    b#5..5#b
    ee....ee
    ee....ee
    b#5..5#b
    3##aa##3
    .3beeb3.

    compose U+1E51 U+006F 49 2 12

    glyph U+1E52
    advance 10
    at 1 12
    ...8#6..
    ..3#b...
    ..####..
    ........
    .3beeb3.
    3##aa##3
    b#5..5#b
    ee....ee
    ee....ee
    b#5..5#b
    3##aa##3
    .3beeb3.

    compose U+1E53 U+006F 50 2 12

    compose U+1E54 U+0050 12 3 12

    compose U+1E55 U+0070 2 2 10

    compose U+1E56 U+0050 21 4 12

    compose U+1E57 U+0070 21 3 10

    compose U+1E58 U+0052 21 4 12

    compose U+1E59 U+0072 21 2 10

    compose U+1E5A U+0052 21 4 -1

    compose U+1E5B U+0072 21 2 -1

    compose U+1E5C U+0052 55 3 11

    piece 58
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

    compose U+1E5D U+0072 58 1 9

    compose U+1E5E U+0052 32 3 -1

    compose U+1E5F U+0072 19 1 -1

    compose U+1E60 U+0053 21 3 12

    compose U+1E61 U+0073 21 3 10

    compose U+1E62 U+0053 21 3 -1

    compose U+1E63 U+0073 21 3 -1

    glyph U+1E64
    advance 8
    at 1 13
    ..##..
    ..##..
    ..8#6.
    .3#b..
    ......
    3beea1
    d#aa7.
    d#2...
    6##b4.
    .4b##6
    ...2#d
    .7aa#d
    1aeeb3

    piece 59
    .##.
    .##.
    1ed1
    a#4.

    compose U+1E65 U+0073 59 2 12

    glyph U+1E66
    advance 8
    at 1 13
    ..##..
    ..##..
    2edde2
    .5##5.
    ......
    3beea1
    d#aa7.
    d#2...
    6##b4.
    .4b##6
    ...2#d
    .7aa#d
    1aeeb3

    piece 60
    ..##.
    ..##.
    9#a#9
    1c#c1

    compose U+1E67 U+0073 60 1 12

    piece 61
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

    compose U+1E68 U+0053 61 3 12

    piece 62
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

    compose U+1E69 U+0073 62 3 10

    compose U+1E6A U+0054 21 3 12

    compose U+1E6B U+0074 21 1 12

    compose U+1E6C U+0054 21 3 -1

    compose U+1E6D U+0074 21 2 -1

    compose U+1E6E U+0054 19 2 -1

    compose U+1E6F U+0074 32 1 -1

    compose U+1E70 U+0054 3 1 -1

    piece 63
    .a#e2
    6#b#c

    compose U+1E71 U+0074 63 0 -1

    compose U+1E72 U+0055 14 1 -1

    compose U+1E73 U+0075 6 1 -1

    compose U+1E74 U+0055 10 2 -1

    compose U+1E75 U+0075 4 1 -1

    compose U+1E76 U+0055 13 2 -1

    compose U+1E77 U+0075 3 1 -1

    glyph U+1E78
    advance 9
    at 1 13
    ..1ed1.
    ..a#4..
    .6b848.
    .a7b#8.
    .......
    #d...e#
    #d...e#
    #d...e#
    #e...e#
    ee...ee
    b#4.4#b
    4#eae#4
    .5cec5.

    compose U+1E79 U+0075 56 1 12

    glyph U+1E7A
    advance 9
    at 1 12
    ##...##
    ##...##
    ..#####
    .......
    #d...e#
    #d...e#
    #d...e#
    #e...e#
    ee...ee
    b#4.4#b
    4#eae#4
    .5cec5.

    piece 64
    ##..##
    ##..##
    ......
    .####.

    compose U+1E7B U+0075 64 1 12

    compose U+1E7C U+0056 4 1 12

    compose U+1E7D U+0076 4 1 10

    compose U+1E7E U+0056 47 3 -1

    compose U+1E7F U+0076 47 3 -1

    compose U+1E80 U+0057 1 4 12

    compose U+1E81 U+0077 1 3 10

    compose U+1E82 U+0057 2 4 12

    compose U+1E83 U+0077 2 3 10

    compose U+1E84 U+0057 5 2 12

    compose U+1E85 U+0077 5 1 10

    compose U+1E86 U+0057 47 5 12

    compose U+1E87 U+0077 47 4 10

    compose U+1E88 U+0057 47 5 -1

    compose U+1E89 U+0077 47 4 -1

    compose U+1E8A U+0058 47 3 12

    compose U+1E8B U+0078 47 3 10

    compose U+1E8C U+0058 5 0 12

    compose U+1E8D U+0078 5 0 10

    compose U+1E8E U+0059 21 3 12

    compose U+1E8F U+0079 47 3 10

    compose U+1E90 U+005A 13 2 12

    compose U+1E91 U+007A 13 1 10

    compose U+1E92 U+005A 21 4 -1

    compose U+1E93 U+007A 21 3 -1

    compose U+1E94 U+005A 32 3 -1

    compose U+1E95 U+007A 32 2 -1

    compose U+1E96 U+0068 19 2 -1

    compose U+1E97 U+0074 6 -1 12

    compose U+1E98 U+0077 15 3 11

    compose U+1E99 U+0079 15 2 11

    compose U+1E9B U+017F 21 1 12

    glyph U+1E9E
    advance 9
    at 1 9
    .6d#d7.
    6#d9d#5
    d#2.7#7
    #e.5e#2
    #d.7#e4
    #d..5#c
    #d...ee
    #d39c#b
    #d5#d91

    compose U+1EA0 U+0041 47 3 -1

    compose U+1EA1 U+0061 21 3 -1

    piece 65
    8#e4
    19c2

    compose U+1EA2 U+0041 65 2 12

    compose U+1EA3 U+0061 65 2 10

    glyph U+1EA4
    advance 8
    at 0 13
    ....8#6.
    ...3#b..
    ..5##5..
    .2edde2.
    ........
    ..1ee1..
    ..5##5..
    ..aeea..
    .1eaae1.
    .5#99#5.
    .a####a.
    1ea..ae1
    5#5..5#5

    piece 66
    ...8#6
    ..3#b.
    .5##5.
    2edde2

    compose U+1EA5 U+0061 66 1 12

    glyph U+1EA6
    advance 8
    at 0 13
    .6#8....
    ..b#3...
    ..5##5..
    .2edde2.
    ........
    ..1ee1..
    ..5##5..
    ..aeea..
    .1eaae1.
    .5#99#5.
    .a####a.
    1ea..ae1
    5#5..5#5

    piece 67
    6#8...
    .b#3..
    .5##5.
    2edde2

    compose U+1EA7 U+0061 67 1 12

    glyph U+1EA8
    advance 8
    at 0 13
    ..8#e4..
    ..19c2..
    ..5##5..
    .2edde2.
    ........
    ..1ee1..
    ..5##5..
    ..aeea..
    .1eaae1.
    .5#99#5.
    .a####a.
    1ea..ae1
    5#5..5#5

    piece 68
    .8#e4.
    .19c2.
    .5##5.
    2edde2

    compose U+1EA9 U+0061 68 1 12

    glyph U+1EAA
    advance 8
    at 0 13
    .1aa573.
    .4a8ed2.
    ..5##5..
    .2edde2.
    ........
    ..1ee1..
    ..5##5..
    ..aeea..
    .1eaae1.
    .5#99#5.
    .a####a.
    1ea..ae1
    5#5..5#5

    piece 69
    1aa573
    4a8ed2
    .5##5.
    2edde2

    compose U+1EAB U+0061 69 1 12

    piece 70
    .5##5.
    2edde2
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

    compose U+1EAC U+0041 70 1 12

    piece 71
    .5##5.
    2edde2
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

    compose U+1EAD U+0061 71 1 10

    glyph U+1EAE
    advance 8
    at 0 13
    ....8#6.
    ...3#b..
    ..e33e..
    ..5ee5..
    ........
    ..1ee1..
    ..5##5..
    ..aeea..
    .1eaae1.
    .5#99#5.
    .a####a.
    1ea..ae1
    5#5..5#5

    piece 72
    ..8#6
    .3#b.
    e33e.
    5ee5.

    compose U+1EAF U+0061 72 2 12

    glyph U+1EB0
    advance 8
    at 0 13
    .6#8....
    ..b#3...
    ..e33e..
    ..5ee5..
    ........
    ..1ee1..
    ..5##5..
    ..aeea..
    .1eaae1.
    .5#99#5.
    .a####a.
    1ea..ae1
    5#5..5#5

    piece 73
    6#8..
    .b#3.
    .e33e
    .5ee5

    compose U+1EB1 U+0061 73 1 12

    glyph U+1EB2
    advance 8
    at 0 13
    ..8#e4..
    ..19c2..
    ..e33e..
    ..5ee5..
    ........
    ..1ee1..
    ..5##5..
    ..aeea..
    .1eaae1.
    .5#99#5.
    .a####a.
    1ea..ae1
    5#5..5#5

    piece 74
    8#e4
    19c2
    e33e
    5ee5

    compose U+1EB3 U+0061 74 2 12

    glyph U+1EB4
    advance 8
    at 0 13
    .1aa573.
    .4a8ed2.
    ..e33e..
    ..5ee5..
    ........
    ..1ee1..
    ..5##5..
    ..aeea..
    .1eaae1.
    .5#99#5.
    .a####a.
    1ea..ae1
    5#5..5#5

    piece 75
    1aa573
    4a8ed2
    .e33e.
    .5ee5.

    compose U+1EB5 U+0061 75 1 12

    piece 76
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

    compose U+1EB6 U+0041 76 2 12

    piece 77
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

    compose U+1EB7 U+0061 77 2 10

    compose U+1EB8 U+0045 21 3 -1

    compose U+1EB9 U+0065 21 3 -1

    compose U+1EBA U+0045 65 2 12

    compose U+1EBB U+0065 65 2 10

    compose U+1EBC U+0045 4 1 12

    compose U+1EBD U+0065 4 1 10

    glyph U+1EBE
    advance 8
    at 1 13
    ...8#6
    ..3#b.
    .5##5.
    2edde2
    ......
    ######
    #e9999
    #d....
    #####.
    #d....
    #d....
    #e9999
    ######

    compose U+1EBF U+0065 66 1 12

    glyph U+1EC0
    advance 8
    at 1 13
    6#8...
    .b#3..
    .5##5.
    2edde2
    ......
    ######
    #e9999
    #d....
    #####.
    #d....
    #d....
    #e9999
    ######

    compose U+1EC1 U+0065 67 1 12

    glyph U+1EC2
    advance 8
    at 1 13
    .8#e4.
    .19c2.
    .5##5.
    2edde2
    ......
    ######
    #e9999
    #d....
    #####.
    #d....
    #d....
    #e9999
    ######

    compose U+1EC3 U+0065 68 1 12

    glyph U+1EC4
    advance 8
    at 1 13
    1aa573
    4a8ed2
    .5##5.
    2edde2
    ......
    ######
    #e9999
    #d....
    #####.
    #d....
    #d....
    #e9999
    ######

    compose U+1EC5 U+0065 69 1 12

    piece 78
    .5##5.
    2edde2
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

    compose U+1EC6 U+0045 78 1 12

    compose U+1EC7 U+0065 71 1 10

    piece 79
    8#e4
    1ac2

    compose U+1EC8 U+0049 79 0 12

    compose U+1EC9 U+0131 79 0 10

    compose U+1ECA U+0049 21 1 -1

    compose U+1ECB U+0069 21 1 -1

    compose U+1ECC U+004F 21 4 -1

    compose U+1ECD U+006F 21 3 -1

    compose U+1ECE U+004F 65 3 12

    compose U+1ECF U+006F 65 2 10

    glyph U+1ED0
    advance 10
    at 1 13
    ....8#6.
    ...3#b..
    ..5##5..
    .2edde2.
    ........
    .3beeb3.
    3##aa##3
    b#5..5#b
    ee....ee
    ee....ee
    b#5..5#b
    3##aa##3
    .3beeb3.

    compose U+1ED1 U+006F 66 1 12

    glyph U+1ED2
    advance 10
    at 1 13
    .6#8....
    ..b#3...
    ..5##5..
    .2edde2.
    ........
    .3beeb3.
    3##aa##3
    b#5..5#b
    ee....ee
    ee....ee
    b#5..5#b
    3##aa##3
    .3beeb3.

    compose U+1ED3 U+006F 67 1 12

    glyph U+1ED4
    advance 10
    at 1 13
    ..8#e4..
    ..19c2..
    ..5##5..
    .2edde2.
    ........
    .3beeb3.
    3##aa##3
    b#5..5#b
    ee....ee
    ee....ee
    b#5..5#b
    3##aa##3
    .3beeb3.

    compose U+1ED5 U+006F 68 1 12

    glyph U+1ED6
    advance 10
    at 1 13
    .1aa573.
    .4a8ed2.
    ..5##5..
    .2edde2.
    ........
    .3beeb3.
    3##aa##3
    b#5..5#b
    ee....ee
    ee....ee
    b#5..5#b
    3##aa##3
    .3beeb3.

    compose U+1ED7 U+006F 69 1 12

    compose U+1ED8 U+004F 78 2 12

    compose U+1ED9 U+006F 71 1 10

    glyph U+1EDA
    advance 11
    at 1 12
    ...8#6....
    ..3#b.....
    .......1bd
    .3aeea9ee4
    2e#aa##61.
    a#6..6#a..
    e#1..1#e..
    #e....e#..
    e#1..1#e..
    a#6..6#a..
    2e#aa#e2..
    .3aeea3...

    glyph U+1EDB
    advance 9
    at 1 10
    ..8#6...
    .3#b....
    .....1bd
    .9eecee4
    8#aa#a1.
    d#11#d..
    #e..e#..
    d#11#d..
    8#aa#8..
    .9ee9...

    glyph U+1EDC
    advance 11
    at 1 12
    ..6#8.....
    ...b#3....
    .......1bd
    .3aeea9ee4
    2e#aa##61.
    a#6..6#a..
    e#1..1#e..
    #e....e#..
    e#1..1#e..
    a#6..6#a..
    2e#aa#e2..
    .3aeea3...

    glyph U+1EDD
    advance 9
    at 1 10
    .6#8....
    ..b#3...
    .....1bd
    .9eecee4
    8#aa#a1.
    d#11#d..
    #e..e#..
    d#11#d..
    8#aa#8..
    .9ee9...

    glyph U+1EDE
    advance 11
    at 1 12
    ..8#e4....
    ..19c2....
    .......1bd
    .3aeea9ee4
    2e#aa##61.
    a#6..6#a..
    e#1..1#e..
    #e....e#..
    e#1..1#e..
    a#6..6#a..
    2e#aa#e2..
    .3aeea3...

    glyph U+1EDF
    advance 9
    at 1 10
    .8#e4...
    .19c2...
    .....1bd
    .9eecee4
    8#aa#a1.
    d#11#d..
    #e..e#..
    d#11#d..
    8#aa#8..
    .9ee9...

    glyph U+1EE0
    advance 11
    at 1 12
    .1aa573...
    .4a8ed2...
    .......1bd
    .3aeea9ee4
    2e#aa##61.
    a#6..6#a..
    e#1..1#e..
    #e....e#..
    e#1..1#e..
    a#6..6#a..
    2e#aa#e2..
    .3aeea3...

    glyph U+1EE1
    advance 9
    at 1 10
    1aa573..
    4a8ed2..
    .....1bd
    .9eecee4
    8#aa#a1.
    d#11#d..
    #e..e#..
    d#11#d..
    8#aa#8..
    .9ee9...

    glyph U+1EE2
    advance 11
    at 1 10
    .......1bd
    .3aeea9ee4
    2e#aa##61.
    a#6..6#a..
    e#1..1#e..
    #e....e#..
    e#1..1#e..
    a#6..6#a..
    2e#aa#e2..
    .3aeea3...
    ..........
    ...##.....
    ...##.....

    glyph U+1EE3
    advance 9
    at 1 8
    .....1bd
    .9eecee4
    8#aa#a1.
    d#11#d..
    #e..e#..
    d#11#d..
    8#aa#8..
    .9ee9...
    ........
    ..##....
    ..##....

    compose U+1EE4 U+0055 21 4 -1

    compose U+1EE5 U+0075 21 3 -1

    piece 80
    ##b
    3#7

    compose U+1EE6 U+0055 80 3 12

    compose U+1EE7 U+0075 65 2 10

    glyph U+1EE8
    advance 10
    at 1 12
    ..1ed1...
    ..a#4....
    ......1bd
    #d...e#e4
    #d...e#1.
    #d...e#..
    #d...d#..
    #e...e#..
    e#...#e..
    b#5.5#b..
    4#eae#4..
    .5cec5...

    glyph U+1EE9
    advance 9
    at 1 10
    ..8#6...
    .3#b....
    .....1bd
    #e..e#e4
    #e..e#1.
    #e..e#..
    #e..e#..
    e#..e#..
    9#98##..
    1aed##..

    glyph U+1EEA
    advance 10
    at 1 12
    .1de1....
    ..4#a....
    ......1bd
    #d...e#e4
    #d...e#1.
    #d...e#..
    #d...d#..
    #e...e#..
    e#...#e..
    b#5.5#b..
    4#eae#4..
    .5cec5...

    glyph U+1EEB
    advance 9
    at 1 10
    .6#8....
    ..b#3...
    .....1bd
    #e..e#e4
    #e..e#1.
    #e..e#..
    #e..e#..
    e#..e#..
    9#98##..
    1aed##..

    glyph U+1EEC
    advance 10
    at 1 12
    ..##b....
    ..3#7....
    ......1bd
    #d...e#e4
    #d...e#1.
    #d...e#..
    #d...d#..
    #e...e#..
    e#...#e..
    b#5.5#b..
    4#eae#4..
    .5cec5...

    glyph U+1EED
    advance 9
    at 1 10
    .8#e4...
    .19c2...
    .....1bd
    #e..e#e4
    #e..e#1.
    #e..e#..
    #e..e#..
    e#..e#..
    9#98##..
    1aed##..

    glyph U+1EEE
    advance 10
    at 1 12
    .6b848...
    .a7b#8...
    ......1bd
    #d...e#e4
    #d...e#1.
    #d...e#..
    #d...d#..
    #e...e#..
    e#...#e..
    b#5.5#b..
    4#eae#4..
    .5cec5...

    glyph U+1EEF
    advance 9
    at 1 10
    1aa573..
    4a8ed2..
    .....1bd
    #e..e#e4
    #e..e#1.
    #e..e#..
    #e..e#..
    e#..e#..
    9#98##..
    1aed##..

    glyph U+1EF0
    advance 10
    at 1 10
    ......1bd
    #d...e#e4
    #d...e#1.
    #d...e#..
    #d...d#..
    #e...e#..
    e#...#e..
    b#5.5#b..
    4#eae#4..
    .5cec5...
    .........
    ...##....
    ...##....

    glyph U+1EF1
    advance 9
    at 1 8
    .....1bd
    #e..e#e4
    #e..e#1.
    #e..e#..
    #e..e#..
    e#..e#..
    9#98##..
    1aed##..
    ........
    ..##....
    ..##....

    compose U+1EF2 U+0059 1 2 12

    compose U+1EF3 U+0079 1 2 10

    compose U+1EF4 U+0059 21 3 -1

    compose U+1EF5 U+0079 47 5 -1

    compose U+1EF6 U+0059 65 2 12

    compose U+1EF7 U+0079 65 2 10

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
