/// Likeness Sans Bold, drawn for 11 pixels to the em.
///
/// Written by `tools/typeface/draw.py`; change the drawing there, not here.
extension LikenessSans {
  static let bold11: StaticString = #"""
    typeface Likeness Sans
    weight 700
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
    advance 4
    at 1 8
    ee
    dd
    dd
    dd
    dd
    ..
    ##
    ##

    glyph U+0022
    advance 8
    at 1 8
    #d..#d
    #d..#d
    #d..#d

    glyph U+0023
    advance 10
    at 1 8
    ..6c.a8.
    ..8a.c6.
    ########
    ..c62#2.
    ..e44#..
    ########
    .4#.8b..
    .6d.a9..

    glyph U+0024
    advance 8
    at 1 9
    ...#..
    3be#a2
    de2341
    de1...
    5ed71.
    .17de5
    ...1ed
    1432ed
    2ae#b3
    ...#..

    glyph U+0025
    advance 11
    at 1 8
    5ee5.2#3.
    e88e.ba..
    e88e4e2..
    5ee6d7...
    ...7d6ee5
    ..2e4e88e
    ..ab.e88e
    .3#2.5ee5

    glyph U+0026
    advance 9
    at 1 8
    .6ee8...
    .d#c#1..
    .d#ed...
    .d#c2...
    7##8..ba
    de3db6#9
    de31c#d1
    2ae#dae6

    glyph U+0027
    advance 4
    at 1 8
    #d
    #d
    #d

    glyph U+0028
    advance 5
    at 1 9
    .1.
    1ec
    7#6
    c#1
    ee.
    #d.
    ee.
    c#1
    7#6
    1ec
    .1.

    glyph U+0029
    advance 5
    at 1 9
    .1.
    ce1
    6#7
    1#c
    .ee
    .d#
    .ee
    1#c
    6#7
    ce1
    .1.

    glyph U+002A
    advance 6
    at 1 8
    7#d7
    e##e
    e##e
    7#d7

    glyph U+002B
    advance 8
    at 1 6
    ..#d..
    ..#d..
    ######
    ..#d..
    ..#d..

    glyph U+002C
    advance 4
    at 0 2
    .e#
    .b#
    1da
    491

    glyph U+002D
    advance 5
    at 1 3
    ###

    glyph U+002E
    advance 4
    at 1 2
    ##
    ##

    glyph U+002F
    advance 5
    at 0 8
    ..2#5
    ..6#1
    ..bc.
    ..e8.
    .4#4.
    .8e..
    .cb..
    1#6..
    5#2..

    glyph U+0030
    advance 8
    at 1 8
    .9ee9.
    7#77#7
    d#11#d
    #d..d#
    #d..d#
    d#11#d
    7#77#7
    .9ee9.

    glyph U+0031
    advance 8
    at 2 8
    .9#d
    c##d
    e6#d
    2.#d
    ..#d
    ..#d
    ..#d
    ..#d

    glyph U+0032
    advance 8
    at 1 8
    3beeb2
    2522#c
    ....ee
    ...5#9
    ..2ed1
    .1de3.
    1c#4..
    ######

    glyph U+0033
    advance 8
    at 1 8
    3c#eb3
    1422ed
    ...2ed
    .3###4
    ...3#b
    ....d#
    1423#b
    3c#ea2

    glyph U+0034
    advance 8
    at 1 8
    ..1e#.
    ..9##.
    .4###.
    .ccd#.
    7#3d#.
    ######
    ...d#.
    ...d#.

    glyph U+0035
    advance 8
    at 1 8
    ######
    #d....
    #d....
    ###ea2
    ...4#b
    ....d#
    1414#b
    4c#ea2

    glyph U+0036
    advance 8
    at 1 8
    .8d#c3
    6#8241
    c#1...
    e#eea2
    ##99#b
    #d..d#
    b#99#b
    2aeea2

    glyph U+0037
    advance 8
    at 1 8
    ######
    ....db
    ...7#3
    ..1eb.
    ..7#3.
    .1ea..
    .7#3..
    1ea...

    glyph U+0038
    advance 8
    at 1 8
    3beeb3
    de22ed
    de22ed
    5####5
    c#33#c
    #d..d#
    c#33#c
    2aeea2

    glyph U+0039
    advance 8
    at 1 8
    2aeea2
    b#99#b
    #d..d#
    b#99##
    2aee#e
    ...1#c
    1428#6
    3c#d8.

    glyph U+003A
    advance 4
    at 1 6
    ##
    ##
    ..
    ..
    ##
    ##

    glyph U+003B
    advance 4
    at 0 6
    .##
    .##
    ...
    ...
    .e#
    .b#
    1da
    491

    glyph U+003C
    advance 8
    at 1 7
    .....4
    ..38d#
    8d##c7
    ##d4..
    8d##c7
    ..38d#
    .....4

    glyph U+003D
    advance 8
    at 1 6
    ######
    ......
    ......
    ######

    glyph U+003E
    advance 8
    at 1 7
    4.....
    #d83..
    7c##d8
    ..4d##
    7c##d8
    #d83..
    4.....

    glyph U+003F
    advance 7
    at 1 8
    4d#c4
    252ed
    ...ee
    ..6#8
    ..ee.
    .....
    .1#e.
    .1#e.

    glyph U+0040
    advance 12
    at 1 8
    .17ceec81.
    1ca31139d1
    893c#e#.89
    d2ca1a#.2d
    #.#6.6#..#
    d2ca1a#22e
    893c#c8ee6
    1ca31.....
    .17ce##6..

    glyph U+0041
    advance 8
    at 0 8
    ...ee...
    ..5##5..
    ..aeea..
    .1e99e1.
    .5#44#5.
    .a####a.
    1e9..9e1
    5#4..4#5

    glyph U+0042
    advance 8
    at 1 8
    ####d5
    #d..ee
    #d..ee
    #####7
    #d.2#c
    #d..d#
    #d.2#c
    ####b2

    glyph U+0043
    advance 8
    at 1 8
    .5c#d8.
    5#a17b4
    c#1....
    ed.....
    ed.....
    c#1....
    5#a17b4
    .5c#d8.

    glyph U+0044
    advance 9
    at 1 8
    ###da2.
    #d.3ce3
    #d..3#b
    #d...ee
    #d...ee
    #d..3#b
    #d.3ce3
    ###da2.

    glyph U+0045
    advance 7
    at 1 8
    #####
    #d...
    #d...
    ####.
    #d...
    #d...
    #d...
    #####

    glyph U+0046
    advance 6
    at 1 8
    #####
    #d...
    #d...
    #d...
    ####.
    #d...
    #d...
    #d...

    glyph U+0047
    advance 9
    at 1 8
    .6c#d8.
    5#a16a4
    c#1....
    ed.....
    ed..###
    c#1..ee
    5#a16#9
    .6c#d81

    glyph U+0048
    advance 9
    at 1 8
    #d...d#
    #d...d#
    #d...d#
    #######
    #d...d#
    #d...d#
    #d...d#
    #d...d#

    glyph U+0049
    advance 4
    at 1 8
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
    at 0 8
    ...d#
    ...d#
    ...d#
    ...d#
    ...d#
    ...ee
    b#5#b
    3ceb2

    glyph U+004B
    advance 7
    at 1 8
    #d.1ea
    #d.9e2
    #d3#7.
    #dcd..
    ####2.
    #d3ea.
    #d.8#3
    #d.1eb

    glyph U+004C
    advance 6
    at 1 8
    #d...
    #d...
    #d...
    #d...
    #d...
    #d...
    #d...
    #####

    glyph U+004D
    advance 10
    at 1 8
    #d....d#
    ##2..2##
    ##9..9##
    ##e11e##
    #dd88dd#
    #d6ee6d#
    #d.ee.d#
    #d....d#

    glyph U+004E
    advance 9
    at 1 8
    #e1..d#
    ##9..d#
    ###4.d#
    #dad1d#
    #d1dad#
    #d.4###
    #d..9##
    #d..1e#

    glyph U+004F
    advance 10
    at 1 8
    .4beeb4.
    4#b22b#4
    b#2..2#b
    ed....de
    ed....de
    b#2..2#b
    4#b22b#4
    .4beeb4.

    glyph U+0050
    advance 7
    at 1 8
    ####b2
    #d.2#c
    #d..d#
    #d.2#c
    ####b2
    #d....
    #d....
    #d....

    glyph U+0051
    advance 10
    at 1 8
    .4beeb4.
    4#b22b#4
    b#2..2#b
    ed....de
    ed....de
    b#2.13#b
    4#b28##4
    .4beede2
    .....1dc

    glyph U+0052
    advance 7
    at 1 8
    ####b2
    #d.2#c
    #d..d#
    #d.2#c
    ####b2
    #d5#8.
    #d.b#2
    #d.2#b

    glyph U+0053
    advance 8
    at 1 8
    3beea2
    de2341
    de1...
    5ed71.
    .17de5
    ...1ed
    1432ed
    2aeeb3

    glyph U+0054
    advance 7
    at 0 8
    ######
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    glyph U+0055
    advance 8
    at 1 8
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    de..ed
    8#66#8
    .9ee9.

    glyph U+0056
    advance 8
    at 0 8
    5#4..4#5
    1e9..9e1
    .ae..ea.
    .5#44#5.
    .1e99e1.
    ..aeea..
    ..5##5..
    ...ee...

    glyph U+0057
    advance 12
    at 0 8
    5#1..dd..1#5
    1#5.2##2.5#1
    .ba.7ee7.ab.
    .7e.baab.e7.
    .2#5#55#5#2.
    ..dd#11#dd..
    ..8#b..b#8..
    ..4#7..7#4..

    glyph U+0058
    advance 8
    at 0 8
    3#a..a#3
    .8#44#8.
    ..dddd..
    ..4##4..
    ..4##4..
    ..dddd..
    .8#44#8.
    3#a..a#3

    glyph U+0059
    advance 7
    at 0 8
    be11eb
    3#88#3
    .be#9.
    .3#e2.
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    glyph U+005A
    advance 8
    at 1 8
    ######
    ...6#6
    ..1ec.
    ..9#3.
    .3#9..
    .ce1..
    6#6...
    ######

    glyph U+005B
    advance 4
    at 1 8
    ##d
    #d.
    #d.
    #d.
    #d.
    #d.
    #d.
    #d.
    ##d

    glyph U+005C
    advance 5
    at 0 8
    5#2..
    1#6..
    .cb..
    .8e..
    .4#4.
    ..e8.
    ..bc.
    ..6#1
    ..2#5

    glyph U+005D
    advance 4
    at 0 8
    ##d
    .#d
    .#d
    .#d
    .#d
    .#d
    .#d
    .#d
    ##d

    glyph U+005E
    advance 8
    at 1 8
    .2##2.
    .aeea.
    3#77#3
    bd11db

    glyph U+005F
    advance 6
    at 0 -1
    ######

    glyph U+0060
    advance 4
    at 0 9
    6#7.
    .b#2

    glyph U+0061
    advance 8
    at 1 6
    1aeeb2
    3732ed
    3be###
    de2.d#
    de13##
    3c#e##

    glyph U+0062
    advance 8
    at 1 8
    #d....
    #d....
    #eeea1
    #e14#a
    #d..ee
    #d..ee
    #e14#a
    #eeea1

    glyph U+0063
    advance 7
    at 1 6
    19e#b2
    a#5384
    ee....
    ee....
    a#5384
    19e#b2

    glyph U+0064
    advance 8
    at 1 8
    ....d#
    ....d#
    1aeee#
    a#41e#
    ee..d#
    ee..d#
    a#41e#
    1aeee#

    glyph U+0065
    advance 8
    at 1 6
    1aeea1
    a#44#a
    e####e
    ee....
    a#4373
    1aeea2

    glyph U+0066
    advance 4
    at 0 8
    .5dd
    .ee.
    ###d
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.

    glyph U+0067
    advance 8
    at 1 6
    1aeee#
    a#41e#
    ee..d#
    ee..d#
    a#41e#
    1aeee#
    ...2ed
    .5#eb3

    glyph U+0068
    advance 8
    at 1 8
    #d....
    #d....
    #eeea1
    #e24#a
    #d..ee
    #d..d#
    #d..d#
    #d..d#

    glyph U+0069
    advance 4
    at 0 9
    1#e
    1#e
    ...
    .#d
    .#d
    .#d
    .#d
    .#d
    .#d

    glyph U+006A
    advance 4
    at 0 9
    1#e
    1#e
    ...
    .#d
    .#d
    .#d
    .#d
    .#d
    .#d
    2#b
    #c3

    glyph U+006B
    advance 7
    at 1 8
    #d....
    #d....
    #d.3e9
    #d1dc.
    #dbe2.
    ##e#4.
    #d1dd1
    #d.3#a

    glyph U+006C
    advance 5
    at 1 8
    #d.
    #d.
    #d.
    #d.
    #d.
    #d.
    ee.
    6dd

    glyph U+006D
    advance 12
    at 1 6
    ##ee98eea1
    #e26#d24#a
    #d.1#c..ee
    #d..#d..d#
    #d..#d..d#
    #d..#d..d#

    glyph U+006E
    advance 8
    at 1 6
    #eeea1
    #e24#a
    #d..ee
    #d..d#
    #d..d#
    #d..d#

    glyph U+006F
    advance 8
    at 1 6
    1aeea1
    a#44#a
    ee..ee
    ee..ee
    a#44#a
    1aeea1

    glyph U+0070
    advance 8
    at 1 6
    #eeea1
    #e14#a
    #d..ee
    #d..ee
    #e14#a
    #eeea1
    #d....
    #d....

    glyph U+0071
    advance 8
    at 1 6
    1aeee#
    a#41e#
    ee..d#
    ee..d#
    a#41e#
    1aeee#
    ....d#
    ....d#

    glyph U+0072
    advance 5
    at 1 6
    #ecc
    ##5.
    #d..
    #d..
    #d..
    #d..

    glyph U+0073
    advance 7
    at 1 6
    6d#c2
    ee1..
    8#a4.
    .4a#8
    ..1ee
    2c#d6

    glyph U+0074
    advance 5
    at 0 8
    .#d.
    .#d.
    ###d
    .#d.
    .#d.
    .#d.
    .ee.
    .5dd

    glyph U+0075
    advance 8
    at 1 6
    #d..d#
    #d..d#
    #d..d#
    ee..d#
    a#42e#
    1aeee#

    glyph U+0076
    advance 6
    at 0 6
    5#44#5
    1#88#1
    .cccc.
    .8##8.
    .3##3.
    ..ee..

    glyph U+0077
    advance 10
    at 0 6
    5#2.dd.2#5
    1#63##36#1
    .bb8ee8bb.
    .6#d99d#6.
    .1##55##1.
    ..ce..ec..

    glyph U+0078
    advance 6
    at 0 6
    3#88#3
    .aeea.
    .2##2.
    .2##2.
    .aeea.
    3#88#3

    glyph U+0079
    advance 6
    at 0 6
    5#44#5
    1#88#1
    .cccc.
    .8##8.
    .3##3.
    ..ee..
    ..ea..
    2#d4..

    glyph U+007A
    advance 7
    at 1 6
    #####
    ..7#5
    .2eb.
    .be2.
    5#7..
    #####

    glyph U+007B
    advance 4
    at 0 8
    .4dd
    .de1
    .#d.
    4#a.
    ##3.
    4#a.
    .#d.
    .de1
    .4dd

    glyph U+007C
    advance 4
    at 1 8
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
    at 0 8
    #c3.
    3#b.
    .#d.
    .c#2
    .5#d
    .c#2
    .#d.
    3#b.
    #c3.

    glyph U+007E
    advance 8
    at 1 5
    287117
    ebddbe
    711782

    copy U+00A0 U+0020

    glyph U+00A1
    advance 4
    at 1 6
    ##
    ##
    ..
    dd
    dd
    dd
    dd
    ee

    glyph U+00A2
    advance 8
    at 1 7
    ...#..
    19e#b2
    a#5384
    ee....
    ee....
    a#5384
    19e#b2
    ...#..

    glyph U+00A3
    advance 8
    at 1 8
    .2ae#7
    .c#354
    .#d...
    .#d...
    #####.
    .#d...
    .#d...
    ######

    glyph U+00A4
    advance 8
    at 0 7
    1ed33de1
    .5#ee#5.
    .3#77#3.
    .3#77#3.
    .5#ee#5.
    1ed33de1

    glyph U+00A5
    advance 8
    at 1 8
    be11eb
    3#88#3
    .aeea.
    .2##2.
    ######
    ..ee..
    ######
    ..ee..

    glyph U+00A6
    advance 6
    at 2 8
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

    glyph U+00A7
    advance 7
    at 1 8
    6d#d3
    ee11.
    8#a4.
    6e##8
    ee2ee
    8##e6
    .4a#8
    .11ee
    3d#d6

    glyph U+00A8
    advance 7
    at 1 9
    ##.##
    ##.##

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
    advance 6
    at 1 8
    5ee7
    8###
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
    at 1 4
    ######
    ....d#
    ....d#

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
    advance 6
    at 1 8
    ####

    glyph U+00B0
    advance 6
    at 1 8
    5ee5
    e99e
    e99e
    5ee5

    glyph U+00B1
    advance 8
    at 1 7
    ..#d..
    ..#d..
    ######
    ..#d..
    ..#d..
    ......
    ######

    glyph U+00B2
    advance 6
    at 1 8
    5ee8
    .13e
    .2c7
    2d7.
    ####

    glyph U+00B3
    advance 6
    at 1 8
    5ee7
    .13e
    .c#b
    .13e
    5ee7

    glyph U+00B4
    advance 4
    at 0 9
    .7#6
    2#b.

    glyph U+00B5
    advance 8
    at 1 6
    #d..d#
    #d..d#
    #d..d#
    #e..d#
    ##42e#
    ##eee#
    #d....
    #d....

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
    advance 4
    at 1 4
    ##
    ##

    glyph U+00B8
    advance 4
    at 0 1
    .22.
    5ce7
    c#d5

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
    at 1 5
    ae1ae1
    1ea1ea
    1ea1ea
    ae1ae1

    glyph U+00BC
    advance 10
    at 1 8
    .9#.3c..
    cb#.97..
    6.#.e1..
    ..#5a2#.
    ..#a57#.
    ..1e.b#.
    ..79.###
    ..c3..#.

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
    advance 10
    at 1 8
    7#8.3c..
    .2#.97..
    2#c.e1..
    .2#5a2#.
    7#8a57#.
    ..1e.b#.
    ..79.###
    ..c3..#.

    glyph U+00BF
    advance 7
    at 1 6
    .e#1.
    .e#1.
    .....
    .ee..
    8#6..
    ee...
    de252
    4c#d4

    glyph U+00C0
    advance 8
    at 0 11
    ..6#7...
    ...b#2..
    ........
    ...ee...
    ..5##5..
    ..aeea..
    .1e99e1.
    .5#44#5.
    .a####a.
    1e9..9e1
    5#4..4#5

    glyph U+00C1
    advance 8
    at 0 11
    ...7#6..
    ..2#b...
    ........
    ...ee...
    ..5##5..
    ..aeea..
    .1e99e1.
    .5#44#5.
    .a####a.
    1e9..9e1
    5#4..4#5

    glyph U+00C2
    advance 8
    at 0 11
    ..5##5..
    .2ecce2.
    ........
    ...ee...
    ..5##5..
    ..aeea..
    .1e99e1.
    .5#44#5.
    .a####a.
    1e9..9e1
    5#4..4#5

    glyph U+00C3
    advance 8
    at 0 11
    ..89353.
    .4a7dd2.
    ........
    ...ee...
    ..5##5..
    ..aeea..
    .1e99e1.
    .5#44#5.
    .a####a.
    1e9..9e1
    5#4..4#5

    glyph U+00C4
    advance 8
    at 0 11
    8#8..8#8
    8#8..8#8
    ........
    ...ee...
    ..5##5..
    ..aeea..
    .1e99e1.
    .5#44#5.
    .a####a.
    1e9..9e1
    5#4..4#5

    glyph U+00C5
    advance 8
    at 0 11
    ..2dd2..
    ..7997..
    ..2dd2..
    ........
    ..1ee1..
    ..6##6..
    ..cddc..
    .2#77#2.
    .8####8.
    .eb..be.
    5#5..5#5

    glyph U+00C6
    advance 11
    at 0 8
    ....e#####
    ...1e#d...
    ...9##d...
    ..3#8####.
    ..cd1#d...
    .7####d...
    2ea..#d...
    ae1..#####

    glyph U+00C7
    advance 8
    at 1 8
    .5c#d8.
    5#a17b4
    c#1....
    ed.....
    ed.....
    c#1....
    5#a17b4
    .5c#e8.
    ..5de6.
    ..d#d5.

    glyph U+00C8
    advance 7
    at 1 11
    .de1.
    .4#9.
    .....
    #####
    #d...
    #d...
    ####.
    #d...
    #d...
    #d...
    #####

    glyph U+00C9
    advance 7
    at 1 11
    .1ed.
    .9#4.
    .....
    #####
    #d...
    #d...
    ####.
    #d...
    #d...
    #d...
    #####

    glyph U+00CA
    advance 7
    at 1 11
    .c#c.
    8#a#8
    .....
    #####
    #d...
    #d...
    ####.
    #d...
    #d...
    #d...
    #####

    glyph U+00CB
    advance 7
    at 1 11
    ##.##
    ##.##
    .....
    #####
    #d...
    #d...
    ####.
    #d...
    #d...
    #d...
    #####

    glyph U+00CC
    advance 4
    at 0 11
    7#6.
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

    glyph U+00CD
    advance 4
    at 0 11
    .8#5
    3#a.
    ....
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
    at -1 11
    .6##4.
    3ecde1
    ......
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
    at -1 11
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

    glyph U+00D0
    advance 9
    at 0 8
    .###da2.
    .#d.3ce3
    .#d..3#b
    #####.ee
    .#d...ee
    .#d..3#b
    .#d.3ce3
    .###da2.

    glyph U+00D1
    advance 9
    at 1 11
    .4a617.
    .a6be7.
    .......
    #e1..d#
    ##9..d#
    ###4.d#
    #dad1d#
    #d1dad#
    #d.4###
    #d..9##
    #d..1e#

    glyph U+00D2
    advance 10
    at 1 11
    ..6#7...
    ...b#2..
    ........
    .4beeb4.
    4#b22b#4
    b#2..2#b
    ed....de
    ed....de
    b#2..2#b
    4#b22b#4
    .4beeb4.

    glyph U+00D3
    advance 10
    at 1 11
    ...7#6..
    ..2#b...
    ........
    .4beeb4.
    4#b22b#4
    b#2..2#b
    ed....de
    ed....de
    b#2..2#b
    4#b22b#4
    .4beeb4.

    glyph U+00D4
    advance 10
    at 1 11
    ..5##5..
    .2ecce2.
    ........
    .4beeb4.
    4#b22b#4
    b#2..2#b
    ed....de
    ed....de
    b#2..2#b
    4#b22b#4
    .4beeb4.

    glyph U+00D5
    advance 10
    at 1 11
    ..89353.
    .4a7dd2.
    ........
    .4beeb4.
    4#b22b#4
    b#2..2#b
    ed....de
    ed....de
    b#2..2#b
    4#b22b#4
    .4beeb4.

    glyph U+00D6
    advance 10
    at 1 11
    .##..##.
    .##..##.
    ........
    .4beeb4.
    4#b22b#4
    b#2..2#b
    ed....de
    ed....de
    b#2..2#b
    4#b22b#4
    .4beeb4.

    glyph U+00D7
    advance 8
    at 1 6
    9a22a9
    2eeee2
    .5##5.
    2eeee2
    9a22a9

    glyph U+00D8
    advance 10
    at 0 9
    .......251
    ..4beebd9.
    .4#b22e#4.
    .b#2.8d#b.
    .ed.5e3de.
    .ed3e5.de.
    .b#d8.2#b.
    .4#e22b#4.
    .9dbeeb4..
    152.......

    glyph U+00D9
    advance 8
    at 1 11
    .6#7..
    ..b#2.
    ......
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    de..ed
    8#66#8
    .9ee9.

    glyph U+00DA
    advance 8
    at 1 11
    ..7#6.
    .2#b..
    ......
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    de..ed
    8#66#8
    .9ee9.

    glyph U+00DB
    advance 8
    at 1 11
    .5##5.
    2ecce2
    ......
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    de..ed
    8#66#8
    .9ee9.

    glyph U+00DC
    advance 8
    at 1 11
    ##..##
    ##..##
    ......
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    de..ed
    8#66#8
    .9ee9.

    glyph U+00DD
    advance 7
    at 0 11
    ..7#6.
    .2#b..
    ......
    be11eb
    3#88#3
    .be#9.
    .3#e2.
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    glyph U+00DE
    advance 8
    at 1 8
    #d....
    #d....
    ####d5
    #d..ee
    #d..ee
    ####d5
    #d....
    #d....

    glyph U+00DF
    advance 8
    at 1 8
    1aee9.
    a#48#5
    ed.6#7
    #d.9#4
    #d.#e2
    #d.2#c
    #d.1ee
    #db#c4

    glyph U+00E0
    advance 8
    at 1 9
    .6#7..
    ..b#2.
    ......
    1aeeb2
    3732ed
    3be###
    de2.d#
    de13##
    3c#e##

    glyph U+00E1
    advance 8
    at 1 9
    ..7#6.
    .2#b..
    ......
    1aeeb2
    3732ed
    3be###
    de2.d#
    de13##
    3c#e##

    glyph U+00E2
    advance 8
    at 1 9
    .5##5.
    2ecce2
    ......
    1aeeb2
    3732ed
    3be###
    de2.d#
    de13##
    3c#e##

    glyph U+00E3
    advance 8
    at 1 9
    .89353
    4a7dd2
    ......
    1aeeb2
    3732ed
    3be###
    de2.d#
    de13##
    3c#e##

    glyph U+00E4
    advance 8
    at 1 9
    ##..##
    ##..##
    ......
    1aeeb2
    3732ed
    3be###
    de2.d#
    de13##
    3c#e##

    glyph U+00E5
    advance 8
    at 1 10
    .2dd2.
    .7997.
    .2dd2.
    ......
    1aeeb2
    3732ed
    3be###
    de2.d#
    de13##
    3c#e##

    glyph U+00E6
    advance 12
    at 1 6
    1aeebaeea1
    3732e#44#a
    3be######e
    de2.e#....
    de13##4373
    3c#e##eea2

    glyph U+00E7
    advance 7
    at 1 6
    19e#b2
    a#5384
    ee....
    ee....
    a#5384
    19##b2
    .5de6.
    .d#d5.

    glyph U+00E8
    advance 8
    at 1 9
    .6#7..
    ..b#2.
    ......
    1aeea1
    a#44#a
    e####e
    ee....
    a#4373
    1aeea2

    glyph U+00E9
    advance 8
    at 1 9
    ..7#6.
    .2#b..
    ......
    1aeea1
    a#44#a
    e####e
    ee....
    a#4373
    1aeea2

    glyph U+00EA
    advance 8
    at 1 9
    .5##5.
    2ecce2
    ......
    1aeea1
    a#44#a
    e####e
    ee....
    a#4373
    1aeea2

    glyph U+00EB
    advance 8
    at 1 9
    ##..##
    ##..##
    ......
    1aeea1
    a#44#a
    e####e
    ee....
    a#4373
    1aeea2

    glyph U+00EC
    advance 4
    at 0 9
    7#6.
    .ce2
    ....
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.

    glyph U+00ED
    advance 4
    at 0 9
    .8#5
    3#a.
    ....
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.

    glyph U+00EE
    advance 4
    at -1 9
    .6##4.
    3ecde1
    ......
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    glyph U+00EF
    advance 4
    at -1 9
    ##..##
    ##..##
    ......
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    glyph U+00F0
    advance 8
    at 1 9
    ....31
    .3dac1
    .3e#c1
    1b###7
    a#44#c
    ee..ee
    ee..ee
    a#44#a
    1aeea1

    glyph U+00F1
    advance 8
    at 1 9
    .89353
    4a7dd2
    ......
    #eeea1
    #e24#a
    #d..ee
    #d..d#
    #d..d#
    #d..d#

    glyph U+00F2
    advance 8
    at 1 9
    .6#7..
    ..b#2.
    ......
    1aeea1
    a#44#a
    ee..ee
    ee..ee
    a#44#a
    1aeea1

    glyph U+00F3
    advance 8
    at 1 9
    ..7#6.
    .2#b..
    ......
    1aeea1
    a#44#a
    ee..ee
    ee..ee
    a#44#a
    1aeea1

    glyph U+00F4
    advance 8
    at 1 9
    .5##5.
    2ecce2
    ......
    1aeea1
    a#44#a
    ee..ee
    ee..ee
    a#44#a
    1aeea1

    glyph U+00F5
    advance 8
    at 1 9
    .89353
    4a7dd2
    ......
    1aeea1
    a#44#a
    ee..ee
    ee..ee
    a#44#a
    1aeea1

    glyph U+00F6
    advance 8
    at 1 9
    ##..##
    ##..##
    ......
    1aeea1
    a#44#a
    ee..ee
    ee..ee
    a#44#a
    1aeea1

    glyph U+00F7
    advance 8
    at 1 7
    ..##..
    ..##..
    ......
    ######
    ......
    ..##..
    ..##..

    glyph U+00F8
    advance 8
    at 0 7
    .....182
    .1aeeda.
    .a#4a#a.
    .ee5eee.
    .eee5ee.
    .a#a4#a.
    .adeea1.
    281.....

    glyph U+00F9
    advance 8
    at 1 9
    .6#7..
    ..b#2.
    ......
    #d..d#
    #d..d#
    #d..d#
    ee..d#
    a#42e#
    1aeee#

    glyph U+00FA
    advance 8
    at 1 9
    ..7#6.
    .2#b..
    ......
    #d..d#
    #d..d#
    #d..d#
    ee..d#
    a#42e#
    1aeee#

    glyph U+00FB
    advance 8
    at 1 9
    .5##5.
    2ecce2
    ......
    #d..d#
    #d..d#
    #d..d#
    ee..d#
    a#42e#
    1aeee#

    glyph U+00FC
    advance 8
    at 1 9
    ##..##
    ##..##
    ......
    #d..d#
    #d..d#
    #d..d#
    ee..d#
    a#42e#
    1aeee#

    glyph U+00FD
    advance 6
    at 0 9
    ..7#6.
    .2#b..
    ......
    5#44#5
    1#88#1
    .cccc.
    .8##8.
    .3##3.
    ..ee..
    ..ea..
    2#d4..

    glyph U+00FE
    advance 8
    at 1 8
    #d....
    #d....
    #eeea1
    #e14#a
    #d..ee
    #d..ee
    #e14#a
    #eeea1
    #d....
    #d....

    glyph U+00FF
    advance 6
    at 0 9
    8#88#8
    8#88#8
    ......
    5#44#5
    1#88#1
    .cccc.
    .8##8.
    .3##3.
    ..ee..
    ..ea..
    2#d4..

    copy U+0401 U+00CB

    glyph U+0404
    advance 9
    at 1 8
    .5c#e8.
    5#a16c5
    c#2....
    e#####.
    ed.....
    c#2....
    5#a16c5
    .5c#e8.

    copy U+0406 U+0049

    copy U+0407 U+00CF

    glyph U+040E
    advance 8
    at 0 11
    ..e33e..
    ..5ee5..
    ........
    4#6..6#4
    .bd11db.
    .4#77#4.
    ..beeb..
    ..3##3..
    ..1eb...
    ..7#3...
    .ce8....

    copy U+0410 U+0041

    glyph U+0411
    advance 8
    at 1 8
    #####.
    #d....
    #d....
    ####b2
    #d.2#c
    #d..d#
    #d.2#c
    ####b2

    copy U+0412 U+0042

    glyph U+0413
    advance 6
    at 1 8
    #####
    #d...
    #d...
    #d...
    #d...
    #d...
    #d...
    #d...

    glyph U+0414
    advance 9
    at 0 8
    ..a####.
    ..a#3d#.
    ..a#3d#.
    ..a#2d#.
    ..c#1d#.
    .1#c.d#.
    .7#7.d#.
    ########
    #d....d#

    copy U+0415 U+0045

    glyph U+0416
    advance 11
    at 0 8
    ae1.ee.1ea
    2e8.ee.8e2
    .7#3ee3#7.
    ..ebeebe..
    .3######3.
    .be3ee3eb.
    3#8.ee.8#3
    be1.ee.1eb

    glyph U+0417
    advance 7
    at 0 8
    3c#eb3
    1412ed
    ...2ed
    .1###4
    ...4#b
    ....d#
    1414#b
    3c#ea2

    glyph U+0418
    advance 9
    at 1 8
    #d..1e#
    #d..a##
    #d.5###
    #d1ead#
    #dae1d#
    ###5.d#
    ##a..d#
    #e1..d#

    glyph U+0419
    advance 9
    at 1 11
    .6a.a6.
    .1b#b1.
    .......
    #d..1e#
    #d..a##
    #d.5###
    #d1ead#
    #dae1d#
    ###5.d#
    ##a..d#
    #e1..d#

    copy U+041A U+004B

    glyph U+041B
    advance 8
    at 0 8
    ..#####
    ..#d.d#
    ..#d.d#
    ..#d.d#
    ..#d.d#
    .2#b.d#
    19#5.d#
    ec6..d#

    copy U+041C U+004D

    copy U+041D U+0048

    copy U+041E U+004F

    glyph U+041F
    advance 9
    at 1 8
    #######
    #d...d#
    #d...d#
    #d...d#
    #d...d#
    #d...d#
    #d...d#
    #d...d#

    copy U+0420 U+0050

    copy U+0421 U+0043

    copy U+0422 U+0054

    glyph U+0423
    advance 8
    at 0 8
    4#6..6#4
    .bd11db.
    .4#77#4.
    ..beeb..
    ..3##3..
    ..1eb...
    ..7#3...
    .ce8....

    glyph U+0424
    advance 10
    at 1 8
    ...ee...
    .6c##c6.
    8#8ee8#8
    ee.ee.ee
    ee.ee.ee
    8#8ee8#8
    .6c##c6.
    ...ee...

    copy U+0425 U+0058

    glyph U+0426
    advance 9
    at 1 8
    #d...d#.
    #d...d#.
    #d...d#.
    #d...d#.
    #d...d#.
    #d...d#.
    #d...d#.
    ########
    ......d#

    glyph U+0427
    advance 8
    at 1 8
    #d..d#
    #d..d#
    ed..d#
    a#5.d#
    19e###
    ....d#
    ....d#
    ....d#

    glyph U+0428
    advance 14
    at 1 8
    #d...#d...d#
    #d...#d...d#
    #d...#d...d#
    #d...#d...d#
    #d...#d...d#
    #d...#d...d#
    #d...#d...d#
    ############

    glyph U+0429
    advance 14
    at 1 8
    #d...#d...d#.
    #d...#d...d#.
    #d...#d...d#.
    #d...#d...d#.
    #d...#d...d#.
    #d...#d...d#.
    #d...#d...d#.
    #############
    ...........d#

    glyph U+042A
    advance 9
    at 0 8
    ###d....
    ..#d....
    ..#d....
    ..####b2
    ..#d.2#c
    ..#d..d#
    ..#d.2#c
    ..####b2

    glyph U+042B
    advance 11
    at 1 8
    #d.....#d
    #d.....#d
    #d.....#d
    ####b2.#d
    #d.2#c.#d
    #d..d#.#d
    #d.2#c.#d
    ####b2.#d

    glyph U+042C
    advance 8
    at 1 8
    #d....
    #d....
    #d....
    ####b2
    #d.2#c
    #d..d#
    #d.2#c
    ####b2

    glyph U+042D
    advance 8
    at 0 8
    .8e#c5.
    5c61a#5
    ....2#c
    .#####e
    .....de
    ....2#c
    5c61a#5
    .8e#c5.

    glyph U+042E
    advance 12
    at 1 8
    #d..7dec4.
    #d.8#71b#3
    #d.ee..3#a
    ####b..1#c
    #d2#b..1#c
    #d.ee..3#a
    #d.8#71b#3
    #d..7dec4.

    glyph U+042F
    advance 7
    at 0 8
    2b####
    c#2.d#
    #d..d#
    c#2.d#
    2b####
    .8#5d#
    2#b.d#
    b#2.d#

    copy U+0430 U+0061

    glyph U+0431
    advance 8
    at 1 8
    ...7#7
    19#d91
    9##ea1
    e#44#a
    #e..ee
    ee..ee
    a#44#a
    1aeea1

    glyph U+0432
    advance 7
    at 1 6
    ####8
    #d.d#
    ####b
    #d.ee
    #d.ee
    ###d5

    glyph U+0433
    advance 6
    at 1 6
    ####d
    #d...
    #d...
    #d...
    #d...
    #d...

    glyph U+0434
    advance 9
    at 0 6
    ..a####.
    ..a#3d#.
    ..a#2d#.
    ..d#1d#.
    .4#a.d#.
    ########
    #d....d#

    copy U+0435 U+0065

    glyph U+0436
    advance 11
    at 0 6
    9e3.ee.3e9
    .cd1ee1dc.
    .2eaeeae2.
    .5#e##e#5.
    1ec.ee.ce1
    a#3.ee.3#a

    glyph U+0437
    advance 6
    at 0 6
    5d#d6
    .11ee
    .6##9
    ..1ee
    .11ee
    5d#c4

    glyph U+0438
    advance 8
    at 1 6
    #d.2e#
    #d.b##
    #d7#e#
    #e#7d#
    ##b.d#
    #e2.d#

    glyph U+0439
    advance 8
    at 1 9
    .e33e.
    .5ee5.
    ......
    #d.2e#
    #d.b##
    #d7#e#
    #e#7d#
    ##b.d#
    #e2.d#

    glyph U+043A
    advance 6
    at 1 6
    #d.db
    #d7#3
    #ee9.
    ##ec.
    #d6#4
    #d1eb

    glyph U+043B
    advance 8
    at 0 6
    ..#####
    ..#d.d#
    ..#d.d#
    ..#c.d#
    .7#8.d#
    #d8..d#

    glyph U+043C
    advance 10
    at 1 6
    #d....d#
    ##7..7##
    ##e22e##
    #dbbbbd#
    #d2ee2d#
    #d....d#

    glyph U+043D
    advance 8
    at 1 6
    #d..d#
    #d..d#
    ######
    #d..d#
    #d..d#
    #d..d#

    copy U+043E U+006F

    glyph U+043F
    advance 8
    at 1 6
    ######
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    #d..d#

    copy U+0440 U+0070

    copy U+0441 U+0063

    glyph U+0442
    advance 7
    at 0 6
    ######
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    copy U+0443 U+0079

    glyph U+0444
    advance 10
    at 1 8
    ...ee...
    ...ee...
    .6c##c6.
    8#8ee8#8
    ee.ee.ee
    ee.ee.ee
    8#8ee8#8
    .6c##c6.
    ...ee...
    ...ee...

    copy U+0445 U+0078

    glyph U+0446
    advance 8
    at 1 6
    #d..d#.
    #d..d#.
    #d..d#.
    #d..d#.
    #d..d#.
    #######
    .....d#

    glyph U+0447
    advance 8
    at 1 6
    #d..d#
    #d..d#
    c#3.d#
    2ae###
    ....d#
    ....d#

    glyph U+0448
    advance 12
    at 1 6
    #d..#d..d#
    #d..#d..d#
    #d..#d..d#
    #d..#d..d#
    #d..#d..d#
    ##########

    glyph U+0449
    advance 12
    at 1 6
    #d..#d..d#.
    #d..#d..d#.
    #d..#d..d#.
    #d..#d..d#.
    #d..#d..d#.
    ###########
    .........d#

    glyph U+044A
    advance 9
    at 0 6
    ###d....
    ..#d....
    ..####d5
    ..#d..ee
    ..#d..ee
    ..####d5

    glyph U+044B
    advance 10
    at 1 6
    #d....#d
    #d....#d
    ###d5.#d
    #d.ee.#d
    #d.ee.#d
    ###d5.#d

    glyph U+044C
    advance 8
    at 1 6
    #d....
    #d....
    ####d5
    #d..ee
    #d..ee
    ####d5

    glyph U+044D
    advance 6
    at 0 6
    4d#b2
    474#b
    .###e
    ...de
    474#b
    4d#b2

    glyph U+044E
    advance 11
    at 1 6
    #d.2bee9.
    #d.c#37#8
    ####b.1#c
    #d1#b.1#c
    #d.c#37#8
    #d.2bee9.

    glyph U+044F
    advance 7
    at 0 6
    4d####
    ee87e#
    ee..d#
    5e####
    .c#4d#
    9#7.d#

    copy U+0451 U+00EB

    glyph U+0454
    advance 7
    at 1 6
    2b#d4
    b#474
    e###.
    ed...
    b#474
    2b#d4

    copy U+0456 U+0069

    copy U+0457 U+00EF

    glyph U+045E
    advance 6
    at 0 9
    .e33e.
    .5ee5.
    ......
    5#44#5
    1#88#1
    .cccc.
    .8##8.
    .3##3.
    ..ee..
    ..ea..
    2#d4..

    glyph U+0490
    advance 6
    at 1 9
    ...d#
    #####
    #d...
    #d...
    #d...
    #d...
    #d...
    #d...
    #d...

    glyph U+0491
    advance 6
    at 1 7
    ...#d
    ####d
    #d...
    #d...
    #d...
    #d...
    #d...

    glyph U+2013
    advance 6
    at 0 3
    ######

    glyph U+2014
    advance 10
    at 0 3
    ##########

    glyph U+2018
    advance 4
    at 1 9
    194
    ad1
    #b.
    #e.

    glyph U+2019
    advance 4
    at 0 8
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
    at 1 9
    194.194
    ad1.ad1
    #b..#b.
    #e..#e.

    glyph U+201D
    advance 8
    at 0 8
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
    at 1 5
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
    at 0 8
    ..8dea1
    .7#8494
    #####..
    .ed....
    #####..
    .c#1...
    .7#8494
    ..8dea1

    glyph U+2116
    advance 14
    at 1 8
    #e1..d#.5ee5
    ##9..d#.e88e
    ###4.d#.e88e
    #dad1d#.5ee5
    #d1dad#.....
    #d.4###.####
    #d..9##.....
    #d..1e#.....

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
    ..286...
    .2de2...
    2de2....
    b#######
    2de2....
    .2de2...
    ..286...

    glyph U+2191
    advance 8
    at 1 8
    ..88..
    .8##8.
    8####8
    79ee98
    ..ee..
    ..ee..
    ..ee..
    ..ee..

    glyph U+2192
    advance 10
    at 1 7
    ...682..
    ...2ed2.
    ....2ed2
    #######b
    ....2ed2
    ...2ed2.
    ...682..

    glyph U+2193
    advance 8
    at 1 8
    ..ee..
    ..ee..
    ..ee..
    ..ee..
    79ee97
    8####8
    .8##8.
    ..88..

    glyph U+2212
    advance 8
    at 1 4
    ######

    glyph U+2304
    advance 8
    at 1 5
    a#33#a
    1dddd1
    .4##4.

    glyph U+2713
    advance 9
    at 1 6
    .....95
    ....8#a
    48.7#b.
    b#a#c1.
    1d#d1..
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
