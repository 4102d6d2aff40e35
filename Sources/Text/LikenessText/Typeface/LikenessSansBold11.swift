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

    glyph U+0131
    advance 4
    at 1 6
    #d
    #d
    #d
    #d
    #d
    #d

    glyph U+0237
    advance 4
    at 0 6
    .#d
    .#d
    .#d
    .#d
    .#d
    .#d
    2#b
    #c3

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

    piece 1
    6#7.
    .b#2

    compose U+00C0 U+0041 1 2 11

    piece 2
    .7#6
    2#b.

    compose U+00C1 U+0041 2 2 11

    piece 3
    .5##5.
    2ecce2

    compose U+00C2 U+0041 3 1 11

    piece 4
    .89353
    4a7dd2

    compose U+00C3 U+0041 4 1 11

    piece 5
    8#8..8#8
    8#8..8#8

    compose U+00C4 U+0041 5 0 11

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

    piece 6
    de1
    4#9

    compose U+00C8 U+0045 6 2 11

    piece 7
    1ed
    9#4

    compose U+00C9 U+0045 7 2 11

    piece 8
    .c#c.
    8#a#8

    compose U+00CA U+0045 8 1 11

    piece 9
    ##.##
    ##.##

    compose U+00CB U+0045 9 1 11

    piece 10
    7#6.
    .ce2

    compose U+00CC U+0049 10 0 11

    piece 11
    .8#5
    3#a.

    compose U+00CD U+0049 11 0 11

    piece 12
    .6##4.
    3ecde1

    compose U+00CE U+0049 12 -1 11

    piece 13
    ##..##
    ##..##

    compose U+00CF U+0049 13 -1 11

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

    piece 14
    4a617
    a6be7

    compose U+00D1 U+004E 14 2 11

    compose U+00D2 U+004F 1 3 11

    compose U+00D3 U+004F 2 3 11

    compose U+00D4 U+004F 3 2 11

    compose U+00D5 U+004F 4 2 11

    compose U+00D6 U+004F 13 2 11

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

    compose U+00D9 U+0055 1 2 11

    compose U+00DA U+0055 2 2 11

    compose U+00DB U+0055 3 1 11

    compose U+00DC U+0055 13 1 11

    compose U+00DD U+0059 2 1 11

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

    compose U+00E0 U+0061 1 2 9

    compose U+00E1 U+0061 2 2 9

    compose U+00E2 U+0061 3 1 9

    compose U+00E3 U+0061 4 1 9

    compose U+00E4 U+0061 13 1 9

    piece 15
    2dd2
    7997
    2dd2

    compose U+00E5 U+0061 15 2 10

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

    compose U+00E8 U+0065 1 2 9

    compose U+00E9 U+0065 2 2 9

    compose U+00EA U+0065 3 1 9

    compose U+00EB U+0065 13 1 9

    compose U+00EC U+0131 10 0 9

    compose U+00ED U+0131 11 0 9

    compose U+00EE U+0131 12 -1 9

    compose U+00EF U+0131 13 -1 9

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

    compose U+00F1 U+006E 4 1 9

    compose U+00F2 U+006F 1 2 9

    compose U+00F3 U+006F 2 2 9

    compose U+00F4 U+006F 3 1 9

    compose U+00F5 U+006F 4 1 9

    compose U+00F6 U+006F 13 1 9

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

    compose U+00F9 U+0075 1 2 9

    compose U+00FA U+0075 2 2 9

    compose U+00FB U+0075 3 1 9

    compose U+00FC U+0075 13 1 9

    compose U+00FD U+0079 2 1 9

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

    piece 16
    8#88#8
    8#88#8

    compose U+00FF U+0079 16 0 9

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

    piece 17
    6a.a6
    1b#b1

    compose U+0419 U+0418 17 2 11

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

    piece 18
    e33e
    5ee5

    compose U+0439 U+0438 18 2 9

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

    compose U+045E U+0079 18 1 9

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

    piece 19
    8####8

    compose U+0100 U+0041 19 2 10

    piece 20
    ####

    compose U+0101 U+0061 20 3 8

    compose U+0102 U+0041 18 2 11

    compose U+0103 U+0061 18 2 9

    glyph U+0104
    advance 8
    at 0 8
    ...ee...
    ..5##5..
    ..aeea..
    .1e99e1.
    .5#44#5.
    .a####a.
    1e9..9e1
    5#4..6#5
    .....9c1
    .....5e4

    piece 21
    .c1
    2#6
    .cb

    compose U+0105 U+0061 21 4 1

    compose U+0106 U+0043 7 3 11

    compose U+0107 U+0063 2 2 9

    compose U+0108 U+0043 8 2 11

    compose U+0109 U+0063 3 1 9

    piece 22
    ##
    ##

    compose U+010A U+0043 22 4 11

    compose U+010B U+0063 22 3 9

    piece 23
    8#a#8
    .c#c.

    compose U+010C U+0043 23 2 11

    piece 24
    2ecce2
    .5##5.

    compose U+010D U+0063 24 1 9

    compose U+010E U+0044 23 2 11

    glyph U+010F
    advance 10
    at 1 8
    ....d#.ba
    ....d#.d7
    1aeee#.e4
    a#41e#...
    ee..d#...
    ee..d#...
    a#41e#...
    1aeee#...

    copy U+0110 U+00D0

    glyph U+0111
    advance 8
    at 1 8
    ..d####
    ....d#.
    1aeee#.
    a#41e#.
    ee..d#.
    ee..d#.
    a#41e#.
    1aeee#.

    piece 25
    #####

    compose U+0112 U+0045 25 2 10

    compose U+0113 U+0065 20 3 8

    compose U+0114 U+0045 17 1 11

    compose U+0115 U+0065 18 2 9

    compose U+0116 U+0045 22 3 11

    compose U+0117 U+0065 22 3 9

    piece 26
    .d.
    3#5
    1ca

    compose U+0118 U+0045 26 2 1

    piece 27
    49.
    9d1
    5e4

    compose U+0119 U+0065 27 3 1

    compose U+011A U+0045 23 1 11

    compose U+011B U+0065 24 1 9

    compose U+011C U+0047 8 2 11

    compose U+011D U+0067 3 1 9

    compose U+011E U+0047 17 2 11

    compose U+011F U+0067 18 2 9

    compose U+0120 U+0047 22 4 11

    compose U+0121 U+0067 22 3 9

    piece 28
    .e9
    2d6

    compose U+0122 U+0047 28 3 -1

    piece 29
    ca
    #9

    compose U+0123 U+0067 29 3 9

    compose U+0124 U+0048 8 2 11

    compose U+0125 U+0068 3 1 11

    glyph U+0126
    advance 9
    at 0 8
    .#d...d#.
    #########
    .#d...d#.
    .#######.
    .#d...d#.
    .#d...d#.
    .#d...d#.
    .#d...d#.

    glyph U+0127
    advance 8
    at 0 8
    ####d..
    .#d....
    .#eeea1
    .#e24#a
    .#d..ee
    .#d..d#
    .#d..d#
    .#d..d#

    glyph U+0128
    advance 6
    at 0 11
    199262
    598ec1
    ......
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
    at 0 9
    199262
    598ec1
    ......
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    glyph U+012A
    advance 6
    at 1 10
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

    glyph U+012B
    advance 6
    at 1 8
    #####
    .....
    .#d..
    .#d..
    .#d..
    .#d..
    .#d..
    .#d..

    glyph U+012C
    advance 6
    at 1 11
    e24d
    6ee4
    ....
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
    at 1 9
    e24d
    6ee4
    ....
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.

    piece 30
    1c.
    4#4
    2d9

    compose U+012E U+0049 30 0 1

    compose U+012F U+0069 30 0 1

    compose U+0130 U+0049 22 1 11

    glyph U+0132
    advance 10
    at 1 8
    #d....#d
    #d....#d
    #d....#d
    #d....#d
    #d....#d
    #d...1#c
    #d.de6#8
    #d.4dea1

    glyph U+0133
    advance 8
    at 0 9
    1#e.3#c
    1#e.3#c
    .......
    .#d.2#b
    .#d.2#b
    .#d.2#b
    .#d.2#b
    .#d.2#b
    .#d.2#a
    ....5#9
    ...2#c2

    compose U+0134 U+004A 8 0 11

    compose U+0135 U+0237 12 -1 9

    compose U+0136 U+004B 28 2 -1

    compose U+0137 U+006B 28 2 -1

    copy U+0138 U+043A

    piece 31
    1de1
    8#5.

    compose U+0139 U+004C 31 1 11

    compose U+013A U+006C 11 0 11

    compose U+013B U+004C 28 2 -1

    compose U+013C U+006C 28 0 -1

    piece 32
    ba
    d7
    e4

    compose U+013D U+004C 32 4 8

    glyph U+013E
    advance 7
    at 1 8
    #d..e8
    #d..#5
    #d.2#2
    #d....
    #d....
    #d....
    ee....
    6dd...

    glyph U+013F
    advance 7
    at 1 8
    #d....
    #d....
    #d....
    #d....
    #d..##
    #d..##
    #d....
    #####.

    glyph U+0140
    advance 7
    at 1 8
    #d...
    #d...
    #d...
    #d...
    #d.##
    #d.##
    ee...
    6dd..

    glyph U+0141
    advance 6
    at -1 8
    ..#d...
    ..#d...
    ..#d9..
    ..#e5..
    .6#d...
    19#d...
    ..#d...
    ..#####

    glyph U+0142
    advance 7
    at 0 8
    ..#d.
    ..#d.
    ..#eb
    ..#e3
    .9#d.
    16#d.
    ..ee.
    ..6dd

    compose U+0143 U+004E 7 3 11

    compose U+0144 U+006E 2 2 9

    compose U+0145 U+004E 28 3 -1

    compose U+0146 U+006E 28 2 -1

    compose U+0147 U+004E 23 2 11

    compose U+0148 U+006E 24 1 9

    glyph U+0149
    advance 10
    at -1 8
    .e#.......
    .b#.......
    1da.#eeea1
    491.#e24#a
    ....#d..ee
    ....#d..d#
    ....#d..d#
    ....#d..d#

    glyph U+014A
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
    ....2#c
    ...a#c3

    glyph U+014B
    advance 8
    at 1 6
    #eeea1
    #e24#a
    #d..ee
    #d..d#
    #d..d#
    #d..d#
    ...2ed
    ..9#c3

    compose U+014C U+004F 20 4 10

    compose U+014D U+006F 20 3 8

    compose U+014E U+004F 18 3 11

    compose U+014F U+006F 18 2 9

    piece 33
    .7#d#6
    2#d#b.

    compose U+0150 U+004F 33 2 11

    compose U+0151 U+006F 33 1 9

    glyph U+0152
    advance 11
    at 1 8
    .5c######
    5#a1#d...
    c#1.#d...
    ed..####.
    ed..#d...
    c#1.#d...
    5#a1#d...
    .5c######

    glyph U+0153
    advance 12
    at 1 6
    1aeeaaeea1
    a#44##44#a
    ee..#####e
    ee..##....
    a#44##4373
    1aeeaaeea2

    compose U+0154 U+0052 2 2 11

    compose U+0155 U+0072 11 1 9

    compose U+0156 U+0052 28 2 -1

    compose U+0157 U+0072 28 1 -1

    compose U+0158 U+0052 24 1 11

    piece 34
    3ecde1
    .6##4.

    compose U+0159 U+0072 34 0 9

    compose U+015A U+0053 2 2 11

    compose U+015B U+0073 7 2 9

    compose U+015C U+0053 3 1 11

    compose U+015D U+0073 8 1 9

    glyph U+015E
    advance 8
    at 1 8
    3beea2
    de2341
    de1...
    5ed71.
    .17de5
    ...1ed
    1432ed
    2a##b3
    .5de6.
    .d#d5.

    glyph U+015F
    advance 7
    at 1 6
    6d#c2
    ee1..
    8#a4.
    .4a#8
    ..1ee
    2c#e6
    .5de6
    .d#d5

    compose U+0160 U+0053 24 1 11

    compose U+0161 U+0073 23 1 9

    piece 35
    .22.
    5de6
    d#d5

    compose U+0162 U+0054 35 1 1

    glyph U+0163
    advance 5
    at 0 8
    .#d.
    .#d.
    ###d
    .#d.
    .#d.
    .#d.
    .ee.
    .7#d
    5de6
    d#d5

    compose U+0164 U+0054 24 0 11

    glyph U+0165
    advance 6
    at 0 10
    ....85
    ....e6
    .#d1#3
    .#d16.
    ###d..
    .#d...
    .#d...
    .#d...
    .ee...
    .5dd..

    glyph U+0166
    advance 7
    at 0 8
    ######
    ..#d..
    ..#d..
    ..#d..
    .####.
    ..#d..
    ..#d..
    ..#d..

    glyph U+0167
    advance 5
    at 0 8
    .#d.
    .#d.
    ###d
    .#d.
    ###d
    .#d.
    .ee.
    .5dd

    compose U+0168 U+0055 4 1 11

    compose U+0169 U+0075 4 1 9

    compose U+016A U+0055 20 3 10

    compose U+016B U+0075 20 3 8

    compose U+016C U+0055 18 2 11

    compose U+016D U+0075 18 2 9

    compose U+016E U+0055 15 2 11

    compose U+016F U+0075 15 2 10

    compose U+0170 U+0055 33 1 11

    compose U+0171 U+0075 33 1 9

    glyph U+0172
    advance 8
    at 1 8
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    de..ed
    8#66#8
    .9ee#1
    ...2#6
    ....cb

    glyph U+0173
    advance 8
    at 1 6
    #d..d#
    #d..d#
    #d..d#
    ee..d#
    a#42e#
    1aee##
    ...2#6
    ....cb

    compose U+0174 U+0057 3 3 11

    compose U+0175 U+0077 3 2 9

    compose U+0176 U+0059 3 0 11

    compose U+0177 U+0079 3 0 9

    compose U+0178 U+0059 13 0 11

    compose U+0179 U+005A 2 2 11

    compose U+017A U+007A 7 2 9

    compose U+017B U+005A 22 3 11

    compose U+017C U+007A 22 3 9

    compose U+017D U+005A 24 1 11

    compose U+017E U+007A 23 1 9

    glyph U+017F
    advance 4
    at 0 8
    .5dd
    .ee.
    ##d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.

    glyph U+0180
    advance 8
    at 0 8
    ####d..
    .#d....
    .#eeea1
    .#e14#a
    .#d..ee
    .#d..ee
    .#e14#a
    .#eeea1

    glyph U+0181
    advance 9
    at 0 8
    8e####d5
    ee#d..ee
    ..#d..ee
    ..#####7
    ..#d.2#c
    ..#d..d#
    ..#d.2#c
    ..####b2

    glyph U+0192
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
    1#c.
    #d4.

    glyph U+01A0
    advance 11
    at 1 9
    ........ad
    .4beeb9ed3
    4#b22b#6..
    b#2..2#b..
    ed....de..
    ed....de..
    b#2..2#b..
    4#b22b#4..
    .4beeb4...

    glyph U+01A1
    advance 9
    at 1 7
    ......ad
    1aeeced3
    a#44#b..
    ee..ee..
    ee..ee..
    a#44#a..
    1aeea1..

    glyph U+01AF
    advance 9
    at 1 9
    ......ad
    #d..d#d3
    #d..d#..
    #d..d#..
    #d..d#..
    #d..d#..
    de..ed..
    8#66#8..
    .9ee9...

    glyph U+01B0
    advance 9
    at 1 7
    ......ad
    #d..d#d3
    #d..d#..
    #d..d#..
    ee..d#..
    a#42e#..
    1aeee#..

    compose U+01CD U+0041 24 1 11

    compose U+01CE U+0061 24 1 9

    glyph U+01CF
    advance 6
    at 0 11
    3ecde1
    .6##4.
    ......
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
    at 0 9
    3ecde1
    .6##4.
    ......
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    compose U+01D1 U+004F 24 2 11

    compose U+01D2 U+006F 24 1 9

    compose U+01D3 U+0055 24 1 11

    compose U+01D4 U+0075 24 1 9

    glyph U+01D5
    advance 8
    at 1 11
    ..####
    ##..##
    ##..##
    ......
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    ee..ee
    9#66#9
    19ee91

    piece 36
    ..####
    ......
    ##..##
    ##..##

    compose U+01D6 U+0075 36 1 11

    glyph U+01D7
    advance 8
    at 1 12
    ..7#6.
    .2#b..
    ##..##
    ##..##
    ......
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    ee..ee
    9#66#9
    19ee91

    piece 37
    ..7#6.
    .2#b..
    ##..##
    ##..##

    compose U+01D8 U+0075 37 1 11

    glyph U+01D9
    advance 8
    at 1 12
    2ecce2
    .5##5.
    ##..##
    ##..##
    ......
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    ee..ee
    9#66#9
    19ee91

    piece 38
    2ecce2
    .5##5.
    ##..##
    ##..##

    compose U+01DA U+0075 38 1 11

    glyph U+01DB
    advance 8
    at 1 12
    .6#7..
    ..b#2.
    ##..##
    ##..##
    ......
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    ee..ee
    9#66#9
    19ee91

    piece 39
    .6#7..
    ..b#2.
    ##..##
    ##..##

    compose U+01DC U+0075 39 1 11

    glyph U+01DE
    advance 8
    at 0 11
    ..8####8
    8#8..8#8
    8#8..8#8
    ........
    ..1ee1..
    ..6##6..
    ..cddc..
    .2#77#2.
    .8####8.
    .eb..be.
    5#5..5#5

    compose U+01DF U+0061 36 1 11

    glyph U+01E0
    advance 8
    at 0 11
    ..8####8
    ...8#8..
    ...8#8..
    ........
    ..1ee1..
    ..6##6..
    ..cddc..
    .2#77#2.
    .8####8.
    .eb..be.
    5#5..5#5

    piece 40
    ####
    ....
    ##..
    ##..

    compose U+01E1 U+0061 40 3 11

    compose U+01E2 U+00C6 20 4 10

    compose U+01E3 U+00E6 20 5 8

    compose U+01E6 U+0047 23 2 11

    compose U+01E7 U+0067 24 1 9

    compose U+01E8 U+004B 24 1 11

    compose U+01E9 U+006B 24 1 11

    glyph U+01EA
    advance 10
    at 1 8
    .4beeb4.
    4#b22b#4
    b#2..2#b
    ed....de
    ed....de
    b#2..2#b
    4#b22b#4
    .4be#b4.
    ...6e3..
    ...3d7..

    compose U+01EB U+006F 27 3 1

    glyph U+01EC
    advance 10
    at 1 10
    ...####.
    ........
    .4beeb4.
    4#b22b#4
    b#2..2#b
    ed....de
    ed....de
    b#2..2#b
    4#b22b#4
    .4be#b4.
    ...6e3..
    ...3d7..

    piece 41
    ####
    ....
    ....
    ....
    ....
    ....
    ....
    49..
    9d1.
    5e4.

    compose U+01ED U+006F 41 3 8

    compose U+01F0 U+0237 34 -1 9

    compose U+01F4 U+0047 7 3 11

    compose U+01F5 U+0067 2 2 9

    compose U+01F8 U+004E 6 3 11

    compose U+01F9 U+006E 1 2 9

    glyph U+01FA
    advance 8
    at 0 12
    ...7#6..
    ..2#b...
    ..2dd2..
    ..7997..
    ..2dd2..
    ........
    ..1##1..
    ..8##8..
    ..ebbe..
    .6#44#6.
    .c####c.
    4#6..6#4

    piece 42
    .7#6
    2#b.
    2dd2
    7997
    2dd2

    compose U+01FB U+0061 42 2 12

    compose U+01FC U+00C6 2 3 11

    compose U+01FD U+00E6 2 4 9

    compose U+01FE U+00D8 2 3 11

    compose U+01FF U+00F8 2 2 9

    piece 43
    6#d#7.
    .b#d#2

    compose U+0200 U+0041 43 1 11

    compose U+0201 U+0061 43 1 9

    piece 44
    5ee5
    e33e

    compose U+0202 U+0041 44 2 11

    compose U+0203 U+0061 44 2 9

    piece 45
    deee1
    4#d#9

    compose U+0204 U+0045 45 1 11

    compose U+0205 U+0065 43 1 9

    piece 46
    1b#b1
    6a.a6

    compose U+0206 U+0045 46 1 11

    compose U+0207 U+0065 44 2 9

    glyph U+0208
    advance 6
    at 0 11
    7#d#6.
    .ceee2
    ......
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
    at 0 9
    7#d#6.
    .ceee2
    ......
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..
    ..#d..

    glyph U+020A
    advance 6
    at 1 11
    6ee4
    e24d
    ....
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
    at 1 9
    6ee4
    e24d
    ....
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.
    .#d.

    compose U+020C U+004F 43 2 11

    compose U+020D U+006F 43 1 9

    compose U+020E U+004F 44 3 11

    compose U+020F U+006F 44 2 9

    compose U+0210 U+0052 43 1 11

    piece 47
    7#d#6.
    .ceee2

    compose U+0211 U+0072 47 0 9

    compose U+0212 U+0052 44 2 11

    piece 48
    6ee4
    e24d

    compose U+0213 U+0072 48 1 9

    compose U+0214 U+0055 43 1 11

    compose U+0215 U+0075 43 1 9

    compose U+0216 U+0055 44 2 11

    compose U+0217 U+0075 44 2 9

    compose U+0218 U+0053 28 2 -1

    compose U+0219 U+0073 28 2 -1

    compose U+021A U+0054 28 1 -1

    compose U+021B U+0074 28 0 -1

    compose U+021E U+0048 23 2 11

    compose U+021F U+0068 24 1 11

    piece 49
    8#8
    8#8

    compose U+0226 U+0041 49 3 11

    compose U+0227 U+0061 22 3 9

    compose U+0228 U+0045 35 2 1

    glyph U+0229
    advance 8
    at 1 6
    1aeea1
    a#44#a
    e####e
    ee....
    a#4373
    1a##a2
    .5de6.
    .d#d5.

    glyph U+022A
    advance 10
    at 1 11
    ...####.
    .##..##.
    .##..##.
    ........
    .5ceec5.
    6#a11a#6
    d#1..1#d
    #d....d#
    d#1..1#d
    6#a11a#6
    .5ceec5.

    compose U+022B U+006F 36 1 11

    glyph U+022C
    advance 10
    at 1 11
    ...####.
    ..89353.
    .4a7dd2.
    ........
    .5ceec5.
    6#a11a#6
    d#1..1#d
    #d....d#
    d#1..1#d
    6#a11a#6
    .5ceec5.

    piece 50
    ..####
    ......
    .89353
    4a7dd2

    compose U+022D U+006F 50 1 11

    compose U+022E U+004F 22 4 11

    compose U+022F U+006F 22 3 9

    glyph U+0230
    advance 10
    at 1 11
    ...####.
    ...##...
    ...##...
    ........
    .5ceec5.
    6#a11a#6
    d#1..1#d
    #d....d#
    d#1..1#d
    6#a11a#6
    .5ceec5.

    compose U+0231 U+006F 40 3 11

    compose U+0232 U+0059 20 2 10

    compose U+0233 U+0079 19 1 8

    glyph U+024A
    advance 10
    at 1 8
    .6dede#..
    6#919##..
    c#1.1##..
    ed...d#..
    ed...d#..
    c#1.1##..
    6#919##..
    .6dede#..
    .....b#2.
    .....3c##

    glyph U+024B
    advance 9
    at 1 6
    1aeee#..
    a#41e#..
    ee..d#..
    ee..d#..
    a#41e#..
    1aeee#..
    ....d#..
    ....d###

    compose U+1E00 U+0041 15 2 0

    compose U+1E01 U+0061 15 2 0

    compose U+1E02 U+0042 22 3 11

    compose U+1E03 U+0062 22 3 11

    compose U+1E04 U+0042 22 3 -1

    compose U+1E05 U+0062 22 3 -1

    compose U+1E06 U+0042 20 3 -1

    compose U+1E07 U+0062 20 3 -1

    glyph U+1E08
    advance 8
    at 1 11
    ..1ed..
    ..9#4..
    .......
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

    glyph U+1E09
    advance 7
    at 1 9
    ..7#6.
    .2#b..
    ......
    19e#b2
    a#5384
    ee....
    ee....
    a#5384
    19##b2
    .5de6.
    .d#d5.

    compose U+1E0A U+0044 22 4 11

    compose U+1E0B U+0064 22 3 11

    compose U+1E0C U+0044 22 4 -1

    compose U+1E0D U+0064 22 3 -1

    compose U+1E0E U+0044 25 3 -1

    compose U+1E0F U+0064 20 3 -1

    compose U+1E10 U+0044 28 3 -1

    compose U+1E11 U+0064 28 2 -1

    compose U+1E12 U+0044 8 2 -1

    compose U+1E13 U+0064 3 1 -1

    glyph U+1E14
    advance 7
    at 1 11
    .de1..
    .4#9..
    .#####
    ......
    #####.
    #d....
    #d....
    ####..
    #d....
    #d....
    #####.

    piece 51
    6#7..
    .b#2.
    .....
    .####

    compose U+1E15 U+0065 51 2 11

    glyph U+1E16
    advance 7
    at 1 11
    .1ed..
    .9#4..
    .#####
    ......
    #####.
    #d....
    #d....
    ####..
    #d....
    #d....
    #####.

    piece 52
    .7#6.
    2#b..
    .....
    .####

    compose U+1E17 U+0065 52 2 11

    compose U+1E18 U+0045 8 1 -1

    compose U+1E19 U+0065 3 1 -1

    compose U+1E1A U+0045 14 1 -1

    compose U+1E1B U+0065 4 1 -1

    piece 53
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
    ..22.
    .5de6
    .d#d5

    compose U+1E1C U+0045 53 1 11

    glyph U+1E1D
    advance 8
    at 1 9
    .e33e.
    .5ee5.
    ......
    1aeea1
    a#44#a
    e####e
    ee....
    a#4373
    1a##a2
    .5de6.
    .d#d5.

    compose U+1E1E U+0046 22 3 11

    compose U+1E1F U+0066 22 1 11

    compose U+1E20 U+0047 25 3 10

    compose U+1E21 U+0067 20 3 8

    compose U+1E22 U+0048 22 4 11

    compose U+1E23 U+0068 22 3 11

    compose U+1E24 U+0048 22 4 -1

    compose U+1E25 U+0068 22 3 -1

    piece 54
    ##...##
    ##...##

    compose U+1E26 U+0048 54 1 11

    compose U+1E27 U+0068 13 1 11

    compose U+1E28 U+0048 35 3 1

    compose U+1E29 U+0068 35 2 1

    compose U+1E2A U+0048 17 2 -1

    compose U+1E2B U+0068 18 2 -1

    piece 55
    199262
    598ec1

    compose U+1E2C U+0049 55 -1 -1

    compose U+1E2D U+0069 55 -1 -1

    glyph U+1E2E
    advance 4
    at -1 12
    ..8#5.
    .3#a..
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

    piece 56
    ..8#5.
    .3#a..
    ##..##
    ##..##

    compose U+1E2F U+0131 56 -1 11

    compose U+1E30 U+004B 2 2 11

    compose U+1E31 U+006B 2 2 11

    compose U+1E32 U+004B 22 3 -1

    compose U+1E33 U+006B 22 3 -1

    compose U+1E34 U+004B 20 3 -1

    compose U+1E35 U+006B 20 3 -1

    compose U+1E36 U+004C 22 3 -1

    compose U+1E37 U+006C 22 1 -1

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
    ..##.
    ..##.

    compose U+1E38 U+004C 57 1 10

    piece 58
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
    .##..
    .##..

    compose U+1E39 U+006C 58 0 10

    compose U+1E3A U+004C 25 2 -1

    compose U+1E3B U+006C 25 0 -1

    compose U+1E3C U+004C 8 1 -1

    compose U+1E3D U+006C 12 -1 -1

    compose U+1E3E U+004D 2 3 11

    compose U+1E3F U+006D 2 4 9

    compose U+1E40 U+004D 22 4 11

    compose U+1E41 U+006D 22 5 9

    compose U+1E42 U+004D 22 4 -1

    compose U+1E43 U+006D 22 5 -1

    compose U+1E44 U+004E 22 4 11

    compose U+1E45 U+006E 22 3 9

    compose U+1E46 U+004E 22 4 -1

    compose U+1E47 U+006E 22 3 -1

    compose U+1E48 U+004E 25 3 -1

    compose U+1E49 U+006E 20 3 -1

    compose U+1E4A U+004E 8 2 -1

    compose U+1E4B U+006E 3 1 -1

    glyph U+1E4C
    advance 10
    at 1 12
    ...7#6..
    ..2#b...
    ..89353.
    .4a7dd2.
    ........
    .5ceec5.
    6#a11a#6
    d#1..1#d
    #d....d#
    d#1..1#d
    6#a11a#6
    .5ceec5.

    piece 59
    ..7#6.
    .2#b..
    .89353
    4a7dd2

    compose U+1E4D U+006F 59 1 11

    glyph U+1E4E
    advance 10
    at 1 12
    .##..##.
    .##..##.
    ..89353.
    .4a7dd2.
    ........
    .5ceec5.
    6#a11a#6
    d#1..1#d
    #d....d#
    d#1..1#d
    6#a11a#6
    .5ceec5.

    piece 60
    ##..##
    ##..##
    .89353
    4a7dd2

    compose U+1E4F U+006F 60 1 11

    glyph U+1E50
    advance 10
    at 1 11
    ..6#7...
    ...b#2..
    ...####.
    ........
    .5ceec5.
    6#a11a#6
    d#1..1#d
    #d....d#
    d#1..1#d
    6#a11a#6
    .5ceec5.

    compose U+1E51 U+006F 51 2 11

    glyph U+1E52
    advance 10
    at 1 11
    ...7#6..
    ..2#b...
    ...####.
    ........
    .5ceec5.
    6#a11a#6
    d#1..1#d
    #d....d#
    d#1..1#d
    6#a11a#6
    .5ceec5.

    compose U+1E53 U+006F 52 2 11

    compose U+1E54 U+0050 2 2 11

    compose U+1E55 U+0070 2 2 9

    compose U+1E56 U+0050 22 3 11

    compose U+1E57 U+0070 22 3 9

    compose U+1E58 U+0052 22 3 11

    compose U+1E59 U+0072 22 2 9

    compose U+1E5A U+0052 22 3 -1

    compose U+1E5B U+0072 22 2 -1

    piece 61
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
    ##..
    ##..

    compose U+1E5C U+0052 61 3 10

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
    .##..
    .##..

    compose U+1E5D U+0072 62 1 8

    compose U+1E5E U+0052 20 3 -1

    compose U+1E5F U+0072 25 1 -1

    compose U+1E60 U+0053 22 3 11

    compose U+1E61 U+0073 22 3 9

    compose U+1E62 U+0053 22 3 -1

    compose U+1E63 U+0073 22 3 -1

    glyph U+1E64
    advance 8
    at 1 12
    ..##..
    ..##..
    ..7#6.
    .2#b..
    ......
    4be#b2
    ee122.
    b#5...
    18ee81
    ...5#b
    .221ee
    2b#eb4

    piece 63
    .##
    .##
    1ed
    9#4

    compose U+1E65 U+0073 63 2 11

    glyph U+1E66
    advance 8
    at 1 12
    ..##..
    ..##..
    2ecce2
    .5##5.
    ......
    4be#b2
    ee122.
    b#5...
    18ee81
    ...5#b
    .221ee
    2b#eb4

    piece 64
    ..##.
    ..##.
    8#a#8
    .c#c.

    compose U+1E67 U+0073 64 1 11

    piece 65
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
    ##
    ##

    compose U+1E68 U+0053 65 3 11

    piece 66
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
    ##
    ##

    compose U+1E69 U+0073 66 3 9

    compose U+1E6A U+0054 22 2 11

    compose U+1E6B U+0074 22 1 11

    compose U+1E6C U+0054 22 2 -1

    compose U+1E6D U+0074 22 1 -1

    compose U+1E6E U+0054 20 2 -1

    compose U+1E6F U+0074 25 1 -1

    compose U+1E70 U+0054 3 0 -1

    piece 67
    .3##7.
    1deb#3

    compose U+1E71 U+0074 67 -1 -1

    compose U+1E72 U+0055 13 1 -1

    compose U+1E73 U+0075 13 1 -1

    compose U+1E74 U+0055 4 1 -1

    compose U+1E75 U+0075 4 1 -1

    compose U+1E76 U+0055 3 1 -1

    compose U+1E77 U+0075 3 1 -1

    glyph U+1E78
    advance 8
    at 1 12
    ..7#6.
    .2#b..
    .89353
    4a7dd2
    ......
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    ee..ee
    9#66#9
    19ee91

    compose U+1E79 U+0075 59 1 11

    glyph U+1E7A
    advance 8
    at 1 11
    ##..##
    ##..##
    ..####
    ......
    #d..d#
    #d..d#
    #d..d#
    #d..d#
    ee..ee
    9#66#9
    19ee91

    piece 68
    ##..##
    ##..##
    ......
    ..####

    compose U+1E7B U+0075 68 1 11

    compose U+1E7C U+0056 4 1 11

    compose U+1E7D U+0076 4 0 9

    compose U+1E7E U+0056 49 3 -1

    compose U+1E7F U+0076 49 2 -1

    compose U+1E80 U+0057 1 4 11

    compose U+1E81 U+0077 1 3 9

    compose U+1E82 U+0057 2 4 11

    compose U+1E83 U+0077 2 3 9

    compose U+1E84 U+0057 5 2 11

    compose U+1E85 U+0077 5 1 9

    compose U+1E86 U+0057 49 5 11

    compose U+1E87 U+0077 49 4 9

    compose U+1E88 U+0057 49 5 -1

    compose U+1E89 U+0077 49 4 -1

    compose U+1E8A U+0058 49 3 11

    compose U+1E8B U+0078 49 2 9

    compose U+1E8C U+0058 5 0 11

    compose U+1E8D U+0078 16 0 9

    compose U+1E8E U+0059 22 2 11

    compose U+1E8F U+0079 49 2 9

    compose U+1E90 U+005A 3 1 11

    compose U+1E91 U+007A 8 1 9

    compose U+1E92 U+005A 22 3 -1

    compose U+1E93 U+007A 22 3 -1

    compose U+1E94 U+005A 20 3 -1

    compose U+1E95 U+007A 25 2 -1

    compose U+1E96 U+0068 20 3 -1

    compose U+1E97 U+0074 13 -1 11

    compose U+1E98 U+0077 15 3 10

    compose U+1E99 U+0079 15 1 10

    compose U+1E9B U+017F 22 1 11

    glyph U+1E9E
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

    compose U+1EA0 U+0041 49 3 -1

    compose U+1EA1 U+0061 22 3 -1

    piece 69
    8#e5
    .8b2

    compose U+1EA2 U+0041 69 2 11

    compose U+1EA3 U+0061 69 2 9

    glyph U+1EA4
    advance 8
    at 0 12
    ....7#6.
    ...2#b..
    ..5##5..
    .2ecce2.
    ........
    ..1ee1..
    ..6##6..
    ..cddc..
    .2#77#2.
    .8####8.
    .eb..be.
    5#5..5#5

    piece 70
    ...7#6
    ..2#b.
    .5##5.
    2ecce2

    compose U+1EA5 U+0061 70 1 11

    glyph U+1EA6
    advance 8
    at 0 12
    .6#7....
    ..b#2...
    ..5##5..
    .2ecce2.
    ........
    ..1ee1..
    ..6##6..
    ..cddc..
    .2#77#2.
    .8####8.
    .eb..be.
    5#5..5#5

    piece 71
    6#7...
    .b#2..
    .5##5.
    2ecce2

    compose U+1EA7 U+0061 71 1 11

    glyph U+1EA8
    advance 8
    at 0 12
    ..8#e5..
    ...8b2..
    ..5##5..
    .2ecce2.
    ........
    ..1ee1..
    ..6##6..
    ..cddc..
    .2#77#2.
    .8####8.
    .eb..be.
    5#5..5#5

    piece 72
    .8#e5.
    ..8b2.
    .5##5.
    2ecce2

    compose U+1EA9 U+0061 72 1 11

    glyph U+1EAA
    advance 8
    at 0 12
    ..89353.
    .4a7dd2.
    ..5##5..
    .2ecce2.
    ........
    ..1ee1..
    ..6##6..
    ..cddc..
    .2#77#2.
    .8####8.
    .eb..be.
    5#5..5#5

    piece 73
    .89353
    4a7dd2
    .5##5.
    2ecce2

    compose U+1EAB U+0061 73 1 11

    piece 74
    .5##5.
    2ecce2
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

    compose U+1EAC U+0041 74 1 11

    piece 75
    .5##5.
    2ecce2
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

    compose U+1EAD U+0061 75 1 9

    glyph U+1EAE
    advance 8
    at 0 12
    ....7#6.
    ...2#b..
    ..e33e..
    ..5ee5..
    ........
    ..1ee1..
    ..6##6..
    ..cddc..
    .2#77#2.
    .8####8.
    .eb..be.
    5#5..5#5

    piece 76
    ..7#6
    .2#b.
    e33e.
    5ee5.

    compose U+1EAF U+0061 76 2 11

    glyph U+1EB0
    advance 8
    at 0 12
    .6#7....
    ..b#2...
    ..e33e..
    ..5ee5..
    ........
    ..1ee1..
    ..6##6..
    ..cddc..
    .2#77#2.
    .8####8.
    .eb..be.
    5#5..5#5

    piece 77
    6#7..
    .b#2.
    .e33e
    .5ee5

    compose U+1EB1 U+0061 77 1 11

    glyph U+1EB2
    advance 8
    at 0 12
    ..8#e5..
    ...8b2..
    ..e33e..
    ..5ee5..
    ........
    ..1ee1..
    ..6##6..
    ..cddc..
    .2#77#2.
    .8####8.
    .eb..be.
    5#5..5#5

    piece 78
    8#e5
    .8b2
    e33e
    5ee5

    compose U+1EB3 U+0061 78 2 11

    glyph U+1EB4
    advance 8
    at 0 12
    ..89353.
    .4a7dd2.
    ..e33e..
    ..5ee5..
    ........
    ..1ee1..
    ..6##6..
    ..cddc..
    .2#77#2.
    .8####8.
    .eb..be.
    5#5..5#5

    piece 79
    .89353
    4a7dd2
    .e33e.
    .5ee5.

    compose U+1EB5 U+0061 79 1 11

    piece 80
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
    .8#8
    .8#8

    compose U+1EB6 U+0041 80 2 11

    piece 81
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
    .##.
    .##.

    compose U+1EB7 U+0061 81 2 9

    compose U+1EB8 U+0045 22 3 -1

    compose U+1EB9 U+0065 22 3 -1

    piece 82
    ##b
    .#6

    compose U+1EBA U+0045 82 2 11

    compose U+1EBB U+0065 69 2 9

    compose U+1EBC U+0045 14 1 11

    compose U+1EBD U+0065 4 1 9

    glyph U+1EBE
    advance 7
    at 1 12
    ..1ed
    ..9#4
    .c#c.
    8#a#8
    .....
    #####
    #d...
    #d...
    ####.
    #d...
    #d...
    #####

    compose U+1EBF U+0065 70 1 11

    glyph U+1EC0
    advance 7
    at 1 12
    de1..
    4#9..
    .c#c.
    8#a#8
    .....
    #####
    #d...
    #d...
    ####.
    #d...
    #d...
    #####

    compose U+1EC1 U+0065 71 1 11

    glyph U+1EC2
    advance 7
    at 1 12
    .##b.
    ..#6.
    .c#c.
    8#a#8
    .....
    #####
    #d...
    #d...
    ####.
    #d...
    #d...
    #####

    compose U+1EC3 U+0065 72 1 11

    glyph U+1EC4
    advance 7
    at 1 12
    4a617
    a6be7
    .c#c.
    8#a#8
    .....
    #####
    #d...
    #d...
    ####.
    #d...
    #d...
    #####

    compose U+1EC5 U+0065 73 1 11

    piece 83
    .c#c.
    8#a#8
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

    compose U+1EC6 U+0045 83 1 11

    compose U+1EC7 U+0065 75 1 9

    piece 84
    9#e4
    .9b1

    compose U+1EC8 U+0049 84 0 11

    compose U+1EC9 U+0131 84 0 9

    compose U+1ECA U+0049 22 1 -1

    compose U+1ECB U+0069 22 1 -1

    compose U+1ECC U+004F 22 4 -1

    compose U+1ECD U+006F 22 3 -1

    compose U+1ECE U+004F 69 3 11

    compose U+1ECF U+006F 69 2 9

    glyph U+1ED0
    advance 10
    at 1 12
    ....7#6.
    ...2#b..
    ..5##5..
    .2ecce2.
    ........
    .5ceec5.
    6#a11a#6
    d#1..1#d
    #d....d#
    d#1..1#d
    6#a11a#6
    .5ceec5.

    compose U+1ED1 U+006F 70 1 11

    glyph U+1ED2
    advance 10
    at 1 12
    .6#7....
    ..b#2...
    ..5##5..
    .2ecce2.
    ........
    .5ceec5.
    6#a11a#6
    d#1..1#d
    #d....d#
    d#1..1#d
    6#a11a#6
    .5ceec5.

    compose U+1ED3 U+006F 71 1 11

    glyph U+1ED4
    advance 10
    at 1 12
    ..8#e5..
    ...8b2..
    ..5##5..
    .2ecce2.
    ........
    .5ceec5.
    6#a11a#6
    d#1..1#d
    #d....d#
    d#1..1#d
    6#a11a#6
    .5ceec5.

    compose U+1ED5 U+006F 72 1 11

    glyph U+1ED6
    advance 10
    at 1 12
    ..89353.
    .4a7dd2.
    ..5##5..
    .2ecce2.
    ........
    .5ceec5.
    6#a11a#6
    d#1..1#d
    #d....d#
    d#1..1#d
    6#a11a#6
    .5ceec5.

    compose U+1ED7 U+006F 73 1 11

    piece 85
    .5##5.
    2ecce2
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

    compose U+1ED8 U+004F 85 2 11

    compose U+1ED9 U+006F 75 1 9

    glyph U+1EDA
    advance 11
    at 1 11
    ...7#6....
    ..2#b.....
    ........ad
    .4beeb9ed3
    4#b22b#6..
    b#2..2#b..
    ed....de..
    ed....de..
    b#2..2#b..
    4#b22b#4..
    .4beeb4...

    glyph U+1EDB
    advance 9
    at 1 9
    ..7#6...
    .2#b....
    ......ad
    1aeeced3
    a#44#b..
    ee..ee..
    ee..ee..
    a#44#a..
    1aeea1..

    glyph U+1EDC
    advance 11
    at 1 11
    ..6#7.....
    ...b#2....
    ........ad
    .4beeb9ed3
    4#b22b#6..
    b#2..2#b..
    ed....de..
    ed....de..
    b#2..2#b..
    4#b22b#4..
    .4beeb4...

    glyph U+1EDD
    advance 9
    at 1 9
    .6#7....
    ..b#2...
    ......ad
    1aeeced3
    a#44#b..
    ee..ee..
    ee..ee..
    a#44#a..
    1aeea1..

    glyph U+1EDE
    advance 11
    at 1 11
    ..8#e5....
    ...8b2....
    ........ad
    .4beeb9ed3
    4#b22b#6..
    b#2..2#b..
    ed....de..
    ed....de..
    b#2..2#b..
    4#b22b#4..
    .4beeb4...

    glyph U+1EDF
    advance 9
    at 1 9
    .8#e5...
    ..8b2...
    ......ad
    1aeeced3
    a#44#b..
    ee..ee..
    ee..ee..
    a#44#a..
    1aeea1..

    glyph U+1EE0
    advance 11
    at 1 11
    ..89353...
    .4a7dd2...
    ........ad
    .4beeb9ed3
    4#b22b#6..
    b#2..2#b..
    ed....de..
    ed....de..
    b#2..2#b..
    4#b22b#4..
    .4beeb4...

    glyph U+1EE1
    advance 9
    at 1 9
    .89353..
    4a7dd2..
    ......ad
    1aeeced3
    a#44#b..
    ee..ee..
    ee..ee..
    a#44#a..
    1aeea1..

    glyph U+1EE2
    advance 11
    at 1 9
    ........ad
    .4beeb9ed3
    4#b22b#6..
    b#2..2#b..
    ed....de..
    ed....de..
    b#2..2#b..
    4#b22b#4..
    .4beeb4...
    ..........
    ...##.....
    ...##.....

    glyph U+1EE3
    advance 9
    at 1 7
    ......ad
    1aeeced3
    a#44#b..
    ee..ee..
    ee..ee..
    a#44#a..
    1aeea1..
    ........
    ..##....
    ..##....

    compose U+1EE4 U+0055 22 3 -1

    compose U+1EE5 U+0075 22 3 -1

    compose U+1EE6 U+0055 69 2 11

    compose U+1EE7 U+0075 69 2 9

    glyph U+1EE8
    advance 9
    at 1 11
    ..7#6...
    .2#b....
    ......ad
    #d..d#d3
    #d..d#..
    #d..d#..
    #d..d#..
    #d..d#..
    de..ed..
    8#66#8..
    .9ee9...

    glyph U+1EE9
    advance 9
    at 1 9
    ..7#6...
    .2#b....
    ......ad
    #d..d#d3
    #d..d#..
    #d..d#..
    ee..d#..
    a#42e#..
    1aeee#..

    glyph U+1EEA
    advance 9
    at 1 11
    .6#7....
    ..b#2...
    ......ad
    #d..d#d3
    #d..d#..
    #d..d#..
    #d..d#..
    #d..d#..
    de..ed..
    8#66#8..
    .9ee9...

    glyph U+1EEB
    advance 9
    at 1 9
    .6#7....
    ..b#2...
    ......ad
    #d..d#d3
    #d..d#..
    #d..d#..
    ee..d#..
    a#42e#..
    1aeee#..

    glyph U+1EEC
    advance 9
    at 1 11
    .8#e5...
    ..8b2...
    ......ad
    #d..d#d3
    #d..d#..
    #d..d#..
    #d..d#..
    #d..d#..
    de..ed..
    8#66#8..
    .9ee9...

    glyph U+1EED
    advance 9
    at 1 9
    .8#e5...
    ..8b2...
    ......ad
    #d..d#d3
    #d..d#..
    #d..d#..
    ee..d#..
    a#42e#..
    1aeee#..

    glyph U+1EEE
    advance 9
    at 1 11
    .89353..
    4a7dd2..
    ......ad
    #d..d#d3
    #d..d#..
    #d..d#..
    #d..d#..
    #d..d#..
    de..ed..
    8#66#8..
    .9ee9...

    glyph U+1EEF
    advance 9
    at 1 9
    .89353..
    4a7dd2..
    ......ad
    #d..d#d3
    #d..d#..
    #d..d#..
    ee..d#..
    a#42e#..
    1aeee#..

    glyph U+1EF0
    advance 9
    at 1 9
    ......ad
    #d..d#d3
    #d..d#..
    #d..d#..
    #d..d#..
    #d..d#..
    de..ed..
    8#66#8..
    .9ee9...
    ........
    ..##....
    ..##....

    glyph U+1EF1
    advance 9
    at 1 7
    ......ad
    #d..d#d3
    #d..d#..
    #d..d#..
    ee..d#..
    a#42e#..
    1aeee#..
    ........
    ..##....
    ..##....

    compose U+1EF2 U+0059 1 1 11

    compose U+1EF3 U+0079 1 1 9

    compose U+1EF4 U+0059 22 2 -1

    glyph U+1EF5
    advance 6
    at 0 6
    5#44#5
    1#88#1
    .cccc.
    .8##8.
    .3##3.
    ..ee..
    ..ea..
    2#db#8
    ...8#8

    compose U+1EF6 U+0059 69 1 11

    compose U+1EF7 U+0079 69 1 9

    compose U+1EF8 U+0059 4 0 11

    compose U+1EF9 U+0079 4 0 9

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
