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
    ##
    ##
    ee
    ee
    ee
    ..
    ##
    ##

    glyph U+0022
    advance 7
    at 1 8
    ##.##
    ##.##
    ##.##

    glyph U+0023
    advance 10
    at 1 8
    ..7d.b9.
    ..9b.d7.
    ########
    ..d72#3.
    ..#55#1.
    ########
    .5#19b..
    .7e.b9..

    glyph U+0024
    advance 8
    at 1 9
    ...#..
    3be#a2
    d#3341
    d#2...
    5ed71.
    .17de5
    ...2#d
    1433#d
    2ae#b3
    ...#..

    glyph U+0025
    advance 11
    at 1 8
    6ee6.3#4.
    e99e.ba..
    e99e5#2..
    6ee6d8...
    ...8d6ee6
    ..2#5e99e
    ..ab.e99e
    .4#3.6ee6

    glyph U+0026
    advance 9
    at 1 8
    .6ee9...
    .d###1..
    .d##d...
    .d#d2...
    7##9.1cb
    e#4dc7#a
    d#41d#e2
    2ae#db#6

    glyph U+0027
    advance 4
    at 1 8
    ##
    ##
    ##

    glyph U+0028
    advance 5
    at 1 9
    .1..
    1ee1
    7#9.
    c#4.
    e#1.
    ##..
    e#1.
    c#4.
    7#9.
    1ee1
    .1..

    glyph U+0029
    advance 5
    at 0 9
    ..1.
    1ee1
    .9#7
    .4#c
    .1#e
    ..##
    .1#e
    .4#c
    .9#7
    1ee1
    ..1.

    glyph U+002A
    advance 6
    at 1 8
    8##8
    e##e
    e##e
    8##8

    glyph U+002B
    advance 8
    at 1 6
    ..##..
    ..##..
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
    ..4#6
    ..8#2
    ..cd.
    .1#9.
    .5#5.
    .9#1.
    .dc..
    2#8..
    6#4..

    glyph U+0030
    advance 8
    at 1 8
    .9ee9.
    7#99#7
    d#33#d
    ##..##
    ##..##
    d#33#d
    7#99#7
    .9ee9.

    glyph U+0031
    advance 8
    at 2 8
    .9##
    c###
    #9##
    4.##
    ..##
    ..##
    ..##
    ..##

    glyph U+0032
    advance 8
    at 1 8
    3beeb2
    2534#d
    ...1#e
    ...7#9
    ..3ee1
    .1d#4.
    1c#5..
    ######

    glyph U+0033
    advance 8
    at 1 8
    3c#eb3
    1423#d
    ...3#d
    .3###5
    ...5#b
    ....##
    1425#b
    3c#ea2

    glyph U+0034
    advance 8
    at 1 8
    ..2##.
    ..b##.
    .4###.
    .dd##.
    7#5##.
    ######
    ...##.
    ...##.

    glyph U+0035
    advance 8
    at 1 8
    ######
    ##....
    ##....
    ###ea2
    ...5#b
    ....##
    1325#b
    4c#ea2

    glyph U+0036
    advance 8
    at 1 8
    .8d#c3
    6#a231
    c#3...
    e#eea2
    ##aa#b
    ##11##
    b#aa#b
    2aeea2

    glyph U+0037
    advance 8
    at 1 8
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
    at 1 8
    3beeb3
    d#33#d
    d#33#d
    5####5
    c#55#c
    ##..##
    c#55#c
    2beeb2

    glyph U+0039
    advance 8
    at 1 8
    2aeea2
    b#aa#b
    ##11##
    b#aa##
    2aee#e
    ...3#c
    132a#6
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
    ..49e#
    9e##e9
    ###7..
    9e##e9
    ..49e#
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
    #e94..
    9e##e9
    ..7###
    9e##e9
    #e94..
    4.....

    glyph U+003F
    advance 7
    at 1 8
    4d#c4
    244#d
    ..1#e
    ..7#9
    ..e#1
    .....
    ..##.
    ..##.

    glyph U+0040
    advance 12
    at 1 8
    .17ceec81.
    1ca31139d1
    893c#e#.89
    d2cb1b#.2d
    #.#8.8#..#
    d2cb1b#22e
    893c#c9ee6
    1ca31.....
    .17ce##6..

    glyph U+0041
    advance 8
    at 0 8
    ..1##1..
    ..5##5..
    ..a##a..
    .1#bb#1.
    .5#66#5.
    .a####a.
    1eb..be1
    5#6..6#5

    glyph U+0042
    advance 8
    at 1 8
    ####d5
    ##.2#e
    ##.2#e
    #####7
    ##.4#c
    ##..##
    ##.4#c
    ###eb2

    glyph U+0043
    advance 8
    at 1 8
    .5c#d8.
    5#b18b4
    c#3....
    e#1....
    e#1....
    c#3....
    5#b18b4
    .5c#d8.

    glyph U+0044
    advance 9
    at 1 8
    ###da2.
    ##.4de3
    ##..5#b
    ##..1#e
    ##..1#e
    ##..5#b
    ##.4de3
    ###da2.

    glyph U+0045
    advance 7
    at 1 8
    #####
    ##...
    ##...
    ####.
    ##...
    ##...
    ##...
    #####

    glyph U+0046
    advance 6
    at 1 8
    #####
    ##...
    ##...
    ##...
    ####.
    ##...
    ##...
    ##...

    glyph U+0047
    advance 9
    at 1 8
    .6c#d8.
    5#b17a4
    c#3....
    e#1....
    e#1.###
    c#3.1#e
    5#b18#9
    .6c#d81

    glyph U+0048
    advance 9
    at 1 8
    ##...##
    ##...##
    ##...##
    #######
    ##...##
    ##...##
    ##...##
    ##...##

    glyph U+0049
    advance 4
    at 1 8
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
    at 0 8
    ...##
    ...##
    ...##
    ...##
    ...##
    ..1#e
    b#9#b
    3ceb2

    glyph U+004B
    advance 7
    at 1 8
    ##.1eb
    ##.9#2
    ##3#9.
    ##c#1.
    ####4.
    ##3#c.
    ##.9#4
    ##.2#b

    glyph U+004C
    advance 6
    at 1 8
    ##...
    ##...
    ##...
    ##...
    ##...
    ##...
    ##...
    #####

    glyph U+004D
    advance 10
    at 1 8
    ##....##
    ##3..3##
    ##a..a##
    ###22###
    ##d99d##
    ##7ee7##
    ##1ee1##
    ##....##

    glyph U+004E
    advance 9
    at 1 8
    ##2..##
    ##b..##
    ###6.##
    ##ae1##
    ##1ea##
    ##.6###
    ##..b##
    ##..2##

    glyph U+004F
    advance 10
    at 1 8
    .4beeb4.
    4#c22c#4
    b#4..4#b
    e#1..1#e
    e#1..1#e
    b#4..4#b
    4#c22c#4
    .4beeb4.

    glyph U+0050
    advance 7
    at 1 8
    ###eb2
    ##.4#c
    ##..##
    ##.4#c
    ###eb2
    ##....
    ##....
    ##....

    glyph U+0051
    advance 10
    at 1 8
    .4beeb4.
    4#c22c#4
    b#4..4#b
    e#1..1#e
    e#1..1#e
    b#4.14#b
    4#c28##4
    .4beeee2
    .....1dc

    glyph U+0052
    advance 7
    at 1 8
    ###eb2
    ##.4#c
    ##..##
    ##.4#c
    ####c2
    ##6#8.
    ##.c#2
    ##.4#b

    glyph U+0053
    advance 8
    at 1 8
    3beea2
    d#3341
    d#2...
    5ed71.
    .17de5
    ...2#d
    1433#d
    2aeeb3

    glyph U+0054
    advance 7
    at 0 8
    ######
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..

    glyph U+0055
    advance 8
    at 1 8
    ##..##
    ##..##
    ##..##
    ##..##
    ##..##
    d#22#d
    8#88#8
    19ee91

    glyph U+0056
    advance 8
    at 0 8
    5#6..6#5
    1eb..be1
    .a#11#a.
    .5#66#5.
    .1#bb#1.
    ..a##a..
    ..5##5..
    ..1##1..

    glyph U+0057
    advance 12
    at 0 8
    5#3..ee..3#5
    1#7.3##3.7#1
    .bb.8##8.bb.
    .7#1cbbc1#7.
    .3#7#66#7#3.
    ..de#22#ed..
    ..9#d..d#9..
    ..4#8..8#4..

    glyph U+0058
    advance 8
    at 0 8
    3#c..c#3
    .8#66#8.
    .1deed1.
    ..4##4..
    ..4##4..
    .1deed1.
    .8#66#8.
    3#c..c#3

    glyph U+0059
    advance 7
    at 0 8
    b#22#b
    3#aa#3
    .b##b.
    .3##3.
    ..##..
    ..##..
    ..##..
    ..##..

    glyph U+005A
    advance 8
    at 1 8
    ######
    ...8#6
    ..2ec.
    ..a#4.
    .4#a..
    .ce2..
    6#8...
    ######

    glyph U+005B
    advance 4
    at 1 8
    ###
    ##.
    ##.
    ##.
    ##.
    ##.
    ##.
    ##.
    ###

    glyph U+005C
    advance 5
    at 0 8
    6#4..
    2#8..
    .dc..
    .9#1.
    .5#5.
    .1#9.
    ..cd.
    ..8#2
    ..4#6

    glyph U+005D
    advance 4
    at 0 8
    ###
    .##
    .##
    .##
    .##
    .##
    .##
    .##
    ###

    glyph U+005E
    advance 8
    at 1 8
    .2##2.
    .a##a.
    3#99#3
    be11eb

    glyph U+005F
    advance 6
    at 0 -1
    ######

    glyph U+0060
    advance 4
    at 0 9
    7#8.
    .c#3

    glyph U+0061
    advance 8
    at 1 6
    1aeeb3
    3644#d
    3be###
    d#3.##
    d#33##
    3c#e##

    glyph U+0062
    advance 8
    at 1 8
    ##....
    ##....
    ##eeb2
    ##26#a
    ##.1#e
    ##.1#e
    ##26#a
    ##eeb2

    glyph U+0063
    advance 7
    at 1 6
    19e#b2
    a#7484
    e#1...
    e#1...
    a#7484
    19e#b2

    glyph U+0064
    advance 8
    at 1 8
    ....##
    ....##
    2bee##
    a#62##
    e#1.##
    e#1.##
    a#62##
    2bee##

    glyph U+0065
    advance 8
    at 1 6
    1aeea1
    a#66#a
    e####e
    e#1...
    a#6473
    1aeeb2

    glyph U+0066
    advance 4
    at 0 8
    .5d#
    .e#1
    ####
    .##.
    .##.
    .##.
    .##.
    .##.

    glyph U+0067
    advance 8
    at 1 6
    2bee##
    a#62##
    e#1.##
    e#1.##
    a#62##
    2bee##
    ...3#d
    .3#eb3

    glyph U+0068
    advance 8
    at 1 8
    ##....
    ##....
    ##eea1
    ##36#a
    ##.1#e
    ##..##
    ##..##
    ##..##

    glyph U+0069
    advance 4
    at 1 9
    ##
    ##
    ..
    ##
    ##
    ##
    ##
    ##
    ##

    glyph U+006A
    advance 4
    at 0 9
    .##
    .##
    ...
    .##
    .##
    .##
    .##
    .##
    .##
    3#d
    #d4

    glyph U+006B
    advance 7
    at 1 8
    ##....
    ##....
    ##.4#9
    ##1dd1
    ##b#3.
    ##e#6.
    ##1de2
    ##.4#a

    glyph U+006C
    advance 5
    at 1 8
    ##.
    ##.
    ##.
    ##.
    ##.
    ##.
    e#1
    5d#

    glyph U+006D
    advance 12
    at 1 6
    ##eea8eea1
    ##36#e36#a
    ##.1#e.1#e
    ##..##..##
    ##..##..##
    ##..##..##

    glyph U+006E
    advance 8
    at 1 6
    ##eea1
    ##36#a
    ##.1#e
    ##..##
    ##..##
    ##..##

    glyph U+006F
    advance 8
    at 1 6
    1aeea1
    a#66#a
    e#11#e
    e#11#e
    a#66#a
    1aeea1

    glyph U+0070
    advance 8
    at 1 6
    ##eeb2
    ##26#a
    ##.1#e
    ##.1#e
    ##26#a
    ##eeb2
    ##....
    ##....

    glyph U+0071
    advance 8
    at 1 6
    2bee##
    a#62##
    e#1.##
    e#1.##
    a#62##
    2bee##
    ....##
    ....##

    glyph U+0072
    advance 5
    at 1 6
    ##c#
    ##6.
    ##..
    ##..
    ##..
    ##..

    glyph U+0073
    advance 7
    at 1 6
    6d#c2
    e#2..
    8#a4.
    .4a#8
    ..2#e
    2c#d6

    glyph U+0074
    advance 5
    at 0 8
    .##.
    .##.
    ####
    .##.
    .##.
    .##.
    .e#2
    .5d#

    glyph U+0075
    advance 8
    at 1 6
    ##..##
    ##..##
    ##..##
    e#1.##
    a#63##
    1aee##

    glyph U+0076
    advance 6
    at 0 6
    5#55#5
    1#99#1
    .ceec.
    .8##8.
    .4##4.
    ..ee..

    glyph U+0077
    advance 10
    at 0 6
    5#3.ee.3#5
    1#84##48#1
    .bc8ee8cb.
    .6#eaae#6.
    .2##66##2.
    ..c#11#c..

    glyph U+0078
    advance 6
    at 0 6
    4#99#4
    .b##b.
    .3##3.
    .3##3.
    .b##b.
    4#99#4

    glyph U+0079
    advance 6
    at 0 6
    5#55#5
    1#99#1
    .cedc.
    .8##8.
    .4##4.
    ..ee1.
    ..eb..
    2#d4..

    glyph U+007A
    advance 7
    at 1 6
    #####
    ..8#6
    .3#c.
    .c#3.
    6#8..
    #####

    glyph U+007B
    advance 4
    at 0 8
    .4c#
    .d#3
    .##.
    5#c.
    ##4.
    5#c.
    .##.
    .d#3
    .4c#

    glyph U+007C
    advance 4
    at 1 8
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
    at 0 8
    #c4.
    3#d.
    .##.
    .c#5
    .4##
    .c#5
    .##.
    3#d.
    #c4.

    glyph U+007E
    advance 8
    at 1 5
    387117
    ecddce
    711783

    copy U+00A0 U+0020

    glyph U+00A1
    advance 4
    at 1 6
    ##
    ##
    ..
    ee
    ee
    ee
    ##
    ##

    glyph U+00A2
    advance 8
    at 1 7
    ...#..
    19e#b2
    a#7484
    e#1...
    e#1...
    a#7484
    19e#b2
    ...#..

    glyph U+00A3
    advance 8
    at 1 8
    .2ae#8
    .c#554
    .##...
    .##...
    #####.
    .##...
    .##...
    ######

    glyph U+00A4
    advance 8
    at 0 7
    1ee44ee1
    .6####6.
    .3#99#3.
    .3#99#3.
    .6####6.
    1ee44ee1

    glyph U+00A5
    advance 8
    at 1 8
    b#22#b
    3#aa#3
    .b##b.
    .3##3.
    ######
    ..##..
    ######
    ..##..

    glyph U+00A6
    advance 6
    at 2 8
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

    glyph U+00A7
    advance 7
    at 1 8
    6d#d3
    e#21.
    8#a4.
    6e##8
    e#4#e
    8##e6
    .4a#8
    .12#e
    3d#d6

    glyph U+00A8
    advance 8
    at 1 9
    ##..##
    ##..##

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
    2ea2ea
    ae2ae2
    ae2ae2
    2ea2ea

    glyph U+00AC
    advance 8
    at 1 4
    ######
    ....##
    ....##

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
    ebbe
    ebbe
    5ee5

    glyph U+00B1
    advance 8
    at 1 7
    ..##..
    ..##..
    ######
    ..##..
    ..##..
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
    .8#7
    3#c.

    glyph U+00B5
    advance 8
    at 1 6
    ##..##
    ##..##
    ##..##
    ##1.##
    ##63##
    ##ee##
    ##....
    ##....

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
    7d#9
    e#e6

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
    ae2ae2
    2ea2ea
    2ea2ea
    ae2ae2

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
    advance 11
    at 1 8
    .9#.3c...
    cb#.97...
    6.#.e1...
    ..#5a5ee8
    ..#a5.13e
    ..1e..2c7
    ..79.2d7.
    ..c3.####

    glyph U+00BE
    advance 12
    at 1 8
    5ee7.3c...
    .13e.97...
    .c#b.e1...
    .13e5a.5#.
    5ee7a51d#.
    ...1e.79#.
    ...79.####
    ...c3...#.

    glyph U+00BF
    advance 7
    at 1 6
    .##..
    .##..
    .....
    1#e..
    9#7..
    e#1..
    d#442
    4c#d4

    glyph U+00C0
    advance 8
    at 0 11
    ..7#8...
    ...c#3..
    ........
    ..1##1..
    ..5##5..
    ..a##a..
    .1#bb#1.
    .5#66#5.
    .a####a.
    1eb..be1
    5#6..6#5

    glyph U+00C1
    advance 8
    at 0 11
    ...8#7..
    ..3#c...
    ........
    ..1##1..
    ..5##5..
    ..a##a..
    .1#bb#1.
    .5#66#5.
    .a####a.
    1eb..be1
    5#6..6#5

    glyph U+00C2
    advance 8
    at 0 11
    ..6##6..
    .3#dd#3.
    ........
    ..1##1..
    ..5##5..
    ..a##a..
    .1#bb#1.
    .5#66#5.
    .a####a.
    1eb..be1
    5#6..6#5

    glyph U+00C3
    advance 8
    at 0 11
    .199353.
    .497dd2.
    ........
    ..1##1..
    ..5##5..
    ..a##a..
    .1#bb#1.
    .5#66#5.
    .a####a.
    1eb..be1
    5#6..6#5

    glyph U+00C4
    advance 8
    at 0 11
    8#8..8#8
    8#8..8#8
    ........
    ..1##1..
    ..5##5..
    ..a##a..
    .1#bb#1.
    .5#66#5.
    .a####a.
    1eb..be1
    5#6..6#5

    glyph U+00C5
    advance 8
    at 0 11
    ..2dd2..
    ..7997..
    ..2dd2..
    ........
    ..1##1..
    ..7##7..
    ..ceec..
    .3#99#3.
    .8####8.
    .ec..ce.
    5#7..7#5

    glyph U+00C6
    advance 11
    at 0 8
    ....######
    ...1e##...
    ...9###...
    ..3#a####.
    ..ce1##...
    .7#####...
    2ec..##...
    a#3..#####

    glyph U+00C7
    advance 8
    at 1 8
    .5c#d8.
    5#b18b4
    c#3....
    e#1....
    e#1....
    c#3....
    5#b18b4
    .5c#e8.
    ..7d#9.
    ..e#e6.

    glyph U+00C8
    advance 7
    at 1 11
    1de2.
    .5#a.
    .....
    #####
    ##...
    ##...
    ####.
    ##...
    ##...
    ##...
    #####

    glyph U+00C9
    advance 7
    at 1 11
    .2ed1
    .a#5.
    .....
    #####
    ##...
    ##...
    ####.
    ##...
    ##...
    ##...
    #####

    glyph U+00CA
    advance 7
    at 1 11
    1d#d1
    a#b#a
    .....
    #####
    ##...
    ##...
    ####.
    ##...
    ##...
    ##...
    #####

    glyph U+00CB
    advance 7
    at 1 11
    ##.##
    ##.##
    .....
    #####
    ##...
    ##...
    ####.
    ##...
    ##...
    ##...
    #####

    glyph U+00CC
    advance 4
    at 0 11
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

    glyph U+00CD
    advance 4
    at 0 11
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

    glyph U+00CE
    advance 4
    at -1 11
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

    glyph U+00CF
    advance 6
    at 0 11
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

    glyph U+00D0
    advance 9
    at 0 8
    .###da2.
    .##.4de3
    .##..5#b
    #####1#e
    .##..1#e
    .##..5#b
    .##.4de3
    .###da2.

    glyph U+00D1
    advance 9
    at 1 11
    .4a617.
    .a6be8.
    .......
    ##2..##
    ##b..##
    ###6.##
    ##ae1##
    ##1ea##
    ##.6###
    ##..b##
    ##..2##

    glyph U+00D2
    advance 10
    at 1 11
    ..7#8...
    ...c#3..
    ........
    .4beeb4.
    4#c22c#4
    b#4..4#b
    e#1..1#e
    e#1..1#e
    b#4..4#b
    4#c22c#4
    .4beeb4.

    glyph U+00D3
    advance 10
    at 1 11
    ...8#7..
    ..3#c...
    ........
    .4beeb4.
    4#c22c#4
    b#4..4#b
    e#1..1#e
    e#1..1#e
    b#4..4#b
    4#c22c#4
    .4beeb4.

    glyph U+00D4
    advance 10
    at 1 11
    ..6##6..
    .3#dd#3.
    ........
    .4beeb4.
    4#c22c#4
    b#4..4#b
    e#1..1#e
    e#1..1#e
    b#4..4#b
    4#c22c#4
    .4beeb4.

    glyph U+00D5
    advance 10
    at 1 11
    .199353.
    .497dd2.
    ........
    .4beeb4.
    4#c22c#4
    b#4..4#b
    e#1..1#e
    e#1..1#e
    b#4..4#b
    4#c22c#4
    .4beeb4.

    glyph U+00D6
    advance 10
    at 1 11
    .##..##.
    .##..##.
    ........
    .4beeb4.
    4#c22c#4
    b#4..4#b
    e#1..1#e
    e#1..1#e
    b#4..4#b
    4#c22c#4
    .4beeb4.

    glyph U+00D7
    advance 8
    at 0 6
    19a33a91
    .3eeee3.
    ..6##6..
    .3eeee3.
    19a33a91

    glyph U+00D8
    advance 10
    at 0 9
    .......251
    ..4beebda.
    .4#c22e#5.
    .b#4.9e#b.
    .e#16#4#e.
    .e#4#61#e.
    .b#e9.4#b.
    .5#e22c#4.
    .adbeeb4..
    152.......

    glyph U+00D9
    advance 8
    at 1 11
    .7#8..
    ..c#3.
    ......
    ##..##
    ##..##
    ##..##
    ##..##
    ##..##
    d#22#d
    8#88#8
    19ee91

    glyph U+00DA
    advance 8
    at 1 11
    ..8#7.
    .3#c..
    ......
    ##..##
    ##..##
    ##..##
    ##..##
    ##..##
    d#22#d
    8#88#8
    19ee91

    glyph U+00DB
    advance 8
    at 1 11
    .6##6.
    3#dd#3
    ......
    ##..##
    ##..##
    ##..##
    ##..##
    ##..##
    d#22#d
    8#88#8
    19ee91

    glyph U+00DC
    advance 8
    at 1 11
    ##..##
    ##..##
    ......
    ##..##
    ##..##
    ##..##
    ##..##
    ##..##
    d#22#d
    8#88#8
    19ee91

    glyph U+00DD
    advance 7
    at 0 11
    ..8#7.
    .3#c..
    ......
    b#22#b
    3#aa#3
    .b##b.
    .3##3.
    ..##..
    ..##..
    ..##..
    ..##..

    glyph U+00DE
    advance 8
    at 1 8
    ##....
    ##....
    ####d5
    ##.2#e
    ##.2#e
    ####d5
    ##....
    ##....

    glyph U+00DF
    advance 8
    at 1 8
    1aee9.
    a#6a#6
    e#18#7
    ##.b#4
    ##.#e3
    ##.4#c
    ##.2#e
    ##bec4

    glyph U+00E0
    advance 8
    at 1 9
    .7#8..
    ..c#3.
    ......
    1aeeb3
    3644#d
    3be###
    d#3.##
    d#33##
    3c#e##

    glyph U+00E1
    advance 8
    at 1 9
    ..8#7.
    .3#c..
    ......
    1aeeb3
    3644#d
    3be###
    d#3.##
    d#33##
    3c#e##

    glyph U+00E2
    advance 8
    at 1 9
    .6##6.
    3#dd#3
    ......
    1aeeb3
    3644#d
    3be###
    d#3.##
    d#33##
    3c#e##

    glyph U+00E3
    advance 8
    at 1 9
    199353
    497dd2
    ......
    1aeeb3
    3644#d
    3be###
    d#3.##
    d#33##
    3c#e##

    glyph U+00E4
    advance 8
    at 1 9
    ##..##
    ##..##
    ......
    1aeeb3
    3644#d
    3be###
    d#3.##
    d#33##
    3c#e##

    glyph U+00E5
    advance 8
    at 1 10
    .2dd2.
    .7997.
    .2dd2.
    ......
    1aeeb3
    3644#d
    3be###
    d#3.##
    d#33##
    3c#e##

    glyph U+00E6
    advance 12
    at 1 6
    1aeebaeea1
    3644##66#a
    3be######e
    d#3.##1...
    d#33##6473
    3c#e##eeb2

    glyph U+00E7
    advance 7
    at 1 6
    19e#b2
    a#7484
    e#1...
    e#1...
    a#7484
    19##b2
    .7d#9.
    .e#e6.

    glyph U+00E8
    advance 8
    at 1 9
    .7#8..
    ..c#3.
    ......
    1aeea1
    a#66#a
    e####e
    e#1...
    a#6473
    1aeeb2

    glyph U+00E9
    advance 8
    at 1 9
    ..8#7.
    .3#c..
    ......
    1aeea1
    a#66#a
    e####e
    e#1...
    a#6473
    1aeeb2

    glyph U+00EA
    advance 8
    at 1 9
    .6##6.
    3#dd#3
    ......
    1aeea1
    a#66#a
    e####e
    e#1...
    a#6473
    1aeeb2

    glyph U+00EB
    advance 8
    at 1 9
    ##..##
    ##..##
    ......
    1aeea1
    a#66#a
    e####e
    e#1...
    a#6473
    1aeeb2

    glyph U+00EC
    advance 4
    at 0 9
    7#8.
    .c#3
    ....
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.

    glyph U+00ED
    advance 4
    at 0 9
    .8#7
    3#c.
    ....
    .##.
    .##.
    .##.
    .##.
    .##.
    .##.

    glyph U+00EE
    advance 4
    at -1 9
    .6##6.
    3#dd#3
    ......
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..

    glyph U+00EF
    advance 6
    at 0 9
    ##..##
    ##..##
    ......
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..

    glyph U+00F0
    advance 8
    at 1 9
    ....31
    .3dac1
    .3e#c1
    1b###7
    a#66#c
    e#11#e
    e#11#e
    a#66#a
    1aeea1

    glyph U+00F1
    advance 8
    at 1 9
    199353
    497dd2
    ......
    ##eea1
    ##36#a
    ##.1#e
    ##..##
    ##..##
    ##..##

    glyph U+00F2
    advance 8
    at 1 9
    .7#8..
    ..c#3.
    ......
    1aeea1
    a#66#a
    e#11#e
    e#11#e
    a#66#a
    1aeea1

    glyph U+00F3
    advance 8
    at 1 9
    ..8#7.
    .3#c..
    ......
    1aeea1
    a#66#a
    e#11#e
    e#11#e
    a#66#a
    1aeea1

    glyph U+00F4
    advance 8
    at 1 9
    .6##6.
    3#dd#3
    ......
    1aeea1
    a#66#a
    e#11#e
    e#11#e
    a#66#a
    1aeea1

    glyph U+00F5
    advance 8
    at 1 9
    199353
    497dd2
    ......
    1aeea1
    a#66#a
    e#11#e
    e#11#e
    a#66#a
    1aeea1

    glyph U+00F6
    advance 8
    at 1 9
    ##..##
    ##..##
    ......
    1aeea1
    a#66#a
    e#11#e
    e#11#e
    a#66#a
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
    .....283
    .1aeeeb.
    .a#6b#a.
    .e#7##e.
    .e##7#e.
    .a#b6#a.
    .beeea1.
    382.....

    glyph U+00F9
    advance 8
    at 1 9
    .7#8..
    ..c#3.
    ......
    ##..##
    ##..##
    ##..##
    e#1.##
    a#63##
    1aee##

    glyph U+00FA
    advance 8
    at 1 9
    ..8#7.
    .3#c..
    ......
    ##..##
    ##..##
    ##..##
    e#1.##
    a#63##
    1aee##

    glyph U+00FB
    advance 8
    at 1 9
    .6##6.
    3#dd#3
    ......
    ##..##
    ##..##
    ##..##
    e#1.##
    a#63##
    1aee##

    glyph U+00FC
    advance 8
    at 1 9
    ##..##
    ##..##
    ......
    ##..##
    ##..##
    ##..##
    e#1.##
    a#63##
    1aee##

    glyph U+00FD
    advance 6
    at 0 9
    ..8#7.
    .3#c..
    ......
    5#55#5
    1#99#1
    .cedc.
    .8##8.
    .4##4.
    ..ee1.
    ..eb..
    2#d4..

    glyph U+00FE
    advance 8
    at 1 8
    ##....
    ##....
    ##eeb2
    ##26#a
    ##.1#e
    ##.1#e
    ##26#a
    ##eeb2
    ##....
    ##....

    glyph U+00FF
    advance 6
    at 0 9
    8#88#8
    8#88#8
    ......
    5#55#5
    1#99#1
    .cedc.
    .8##8.
    .4##4.
    ..ee1.
    ..eb..
    2#d4..

    copy U+0401 U+00CB

    glyph U+0404
    advance 9
    at 1 8
    .5c#e8.
    5#c18c5
    c#4....
    e#####.
    e#1....
    c#4....
    5#c18c5
    .5c#e8.

    copy U+0406 U+0049

    copy U+0407 U+00CF

    glyph U+040E
    advance 8
    at 0 11
    ..e33e..
    ..5ee5..
    ........
    4#8..8#4
    .be11eb.
    .4#88#4.
    ..ceec..
    ..4##4..
    ..1#c...
    ..8#5...
    .ce9....

    copy U+0410 U+0041

    glyph U+0411
    advance 8
    at 1 8
    #####.
    ##....
    ##....
    ###eb2
    ##.4#c
    ##..##
    ##.4#c
    ###eb2

    copy U+0412 U+0042

    glyph U+0413
    advance 6
    at 1 8
    #####
    ##...
    ##...
    ##...
    ##...
    ##...
    ##...
    ##...

    glyph U+0414
    advance 9
    at 0 8
    ..a####.
    ..a#5##.
    ..a#5##.
    ..a#5##.
    ..c#3##.
    .1#e.##.
    .7#9.##.
    ########
    ##....##

    copy U+0415 U+0045

    glyph U+0416
    advance 11
    at 0 8
    be1.##.1eb
    2#9.##.9#2
    .9#3##3#9.
    .1#c##c#1.
    .4######4.
    .c#3##3#c.
    4#9.##.9#4
    b#2.##.2#b

    glyph U+0417
    advance 7
    at 0 8
    3c#eb3
    1423#d
    ...3#d
    .1###4
    ...5#b
    ....##
    1425#b
    3c#ea2

    glyph U+0418
    advance 9
    at 1 8
    ##..2##
    ##..b##
    ##.6###
    ##2eb##
    ##be2##
    ###6.##
    ##b..##
    ##2..##

    glyph U+0419
    advance 9
    at 1 11
    .6a.a6.
    .1b#b1.
    .......
    ##..2##
    ##..b##
    ##.6###
    ##2eb##
    ##be2##
    ###6.##
    ##b..##
    ##2..##

    copy U+041A U+004B

    glyph U+041B
    advance 8
    at 0 8
    ..#####
    ..##.##
    ..##.##
    ..##.##
    ..##.##
    .2#d.##
    1a#7.##
    ec7..##

    copy U+041C U+004D

    copy U+041D U+0048

    copy U+041E U+004F

    glyph U+041F
    advance 9
    at 1 8
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
    at 0 8
    4#8..8#4
    .be11eb.
    .4#88#4.
    ..ceec..
    ..4##4..
    ..1#c...
    ..8#5...
    .ce9....

    glyph U+0424
    advance 10
    at 1 8
    ...##...
    .6c##c6.
    8#9##9#8
    e#1##1#e
    e#1##1#e
    8#9##9#8
    .6c##c6.
    ...##...

    copy U+0425 U+0058

    glyph U+0426
    advance 9
    at 1 8
    ##...##.
    ##...##.
    ##...##.
    ##...##.
    ##...##.
    ##...##.
    ##...##.
    ########
    ......##

    glyph U+0427
    advance 8
    at 1 8
    ##..##
    ##..##
    e#1.##
    a#6.##
    1ae###
    ....##
    ....##
    ....##

    glyph U+0428
    advance 14
    at 1 8
    ##...##...##
    ##...##...##
    ##...##...##
    ##...##...##
    ##...##...##
    ##...##...##
    ##...##...##
    ############

    glyph U+0429
    advance 14
    at 1 8
    ##...##...##.
    ##...##...##.
    ##...##...##.
    ##...##...##.
    ##...##...##.
    ##...##...##.
    ##...##...##.
    #############
    ...........##

    glyph U+042A
    advance 9
    at 0 8
    ####....
    ..##....
    ..##....
    ..###eb2
    ..##.4#c
    ..##..##
    ..##.4#c
    ..###eb2

    glyph U+042B
    advance 11
    at 1 8
    ##.....##
    ##.....##
    ##.....##
    ###eb2.##
    ##.4#c.##
    ##..##.##
    ##.4#c.##
    ###eb2.##

    glyph U+042C
    advance 8
    at 1 8
    ##....
    ##....
    ##....
    ###eb2
    ##.4#c
    ##..##
    ##.4#c
    ###eb2

    glyph U+042D
    advance 8
    at 0 8
    .8e#c5.
    5c81c#5
    ....4#c
    .#####e
    ....1#e
    ....4#c
    5c81c#5
    .8e#c5.

    glyph U+042E
    advance 12
    at 1 8
    ##..6ded6.
    ##.6#b1b#6
    ##.c#3.3#c
    #####1.1#e
    ##.e#1.1#e
    ##.c#3.3#c
    ##.6#b1b#6
    ##..6ded6.

    glyph U+042F
    advance 7
    at 0 8
    2be###
    c#4.##
    ##..##
    c#4.##
    2c####
    .8#6##
    2#c.##
    b#3.##

    copy U+0430 U+0061

    glyph U+0431
    advance 8
    at 1 8
    ...9#7
    1a#d9.
    9##ea1
    e#66#a
    ##11#e
    e#11#e
    a#66#a
    1aeea1

    glyph U+0432
    advance 7
    at 1 6
    ###e9
    ##.##
    ####b
    ##2#e
    ##2#e
    ###d5

    glyph U+0433
    advance 6
    at 1 6
    #####
    ##...
    ##...
    ##...
    ##...
    ##...

    glyph U+0434
    advance 9
    at 0 6
    ..a####.
    ..a#5##.
    ..a#5##.
    ..d#3##.
    .4#c.##.
    ########
    ##....##

    copy U+0435 U+0065

    glyph U+0436
    advance 11
    at 0 6
    9#4.##.4#9
    1dd1##1dd1
    .3#b##b#3.
    .6#e##e#6.
    2ed1##1de2
    a#4.##.4#a

    glyph U+0437
    advance 6
    at 0 6
    5d#d6
    .12#e
    .6##9
    ..2#e
    .13#e
    5d#c4

    glyph U+0438
    advance 8
    at 1 6
    ##.2##
    ##.c##
    ##8###
    ###8##
    ##c.##
    ##2.##

    glyph U+0439
    advance 8
    at 1 9
    .e33e.
    .5ee5.
    ......
    ##.2##
    ##.c##
    ##8###
    ###8##
    ##c.##
    ##2.##

    glyph U+043A
    advance 6
    at 1 6
    ##1eb
    ##7#4
    ##eb.
    ##ed.
    ##7#5
    ##1ec

    glyph U+043B
    advance 8
    at 0 6
    ..#####
    ..##.##
    ..##.##
    ..##.##
    .7#b.##
    #d81.##

    glyph U+043C
    advance 10
    at 1 6
    ##1..1##
    ##8..8##
    ###33###
    ##bccb##
    ##2ee2##
    ##....##

    glyph U+043D
    advance 8
    at 1 6
    ##..##
    ##..##
    ######
    ##..##
    ##..##
    ##..##

    copy U+043E U+006F

    glyph U+043F
    advance 8
    at 1 6
    ######
    ##..##
    ##..##
    ##..##
    ##..##
    ##..##

    copy U+0440 U+0070

    copy U+0441 U+0063

    glyph U+0442
    advance 7
    at 0 6
    ######
    ..##..
    ..##..
    ..##..
    ..##..
    ..##..

    copy U+0443 U+0079

    glyph U+0444
    advance 10
    at 1 8
    ...##...
    ...##...
    .6c##c6.
    8#9##9#8
    e#1##1#e
    e#1##1#e
    8#9##9#8
    .6c##c6.
    ...##...
    ...##...

    copy U+0445 U+0078

    glyph U+0446
    advance 8
    at 1 6
    ##..##.
    ##..##.
    ##..##.
    ##..##.
    ##..##.
    #######
    .....##

    glyph U+0447
    advance 8
    at 1 6
    ##..##
    ##..##
    c#4.##
    2ae###
    ....##
    ....##

    glyph U+0448
    advance 12
    at 1 6
    ##..##..##
    ##..##..##
    ##..##..##
    ##..##..##
    ##..##..##
    ##########

    glyph U+0449
    advance 12
    at 1 6
    ##..##..##.
    ##..##..##.
    ##..##..##.
    ##..##..##.
    ##..##..##.
    ###########
    .........##

    glyph U+044A
    advance 9
    at 0 6
    ####....
    ..##....
    ..####d5
    ..##.2#e
    ..##.2#e
    ..####d5

    glyph U+044B
    advance 10
    at 1 6
    ##....##
    ##....##
    ###d5.##
    ##2#e.##
    ##2#e.##
    ###d5.##

    glyph U+044C
    advance 8
    at 1 6
    ##....
    ##....
    ####d5
    ##.2#e
    ##.2#e
    ####d5

    glyph U+044D
    advance 6
    at 0 6
    4deb2
    467#b
    .###e
    ..1#e
    467#b
    4deb2

    glyph U+044E
    advance 11
    at 1 6
    ##.1aeea1
    ##.a#66#a
    #####11#e
    ##.e#11#e
    ##.a#66#a
    ##.1aeea1

    glyph U+044F
    advance 7
    at 0 6
    5d####
    e#88##
    e#2.##
    5e####
    1c#5##
    9#8.##

    copy U+0451 U+00EB

    glyph U+0454
    advance 7
    at 1 6
    2bed4
    b#764
    e###.
    e#1..
    b#764
    2bed4

    copy U+0456 U+0069

    copy U+0457 U+00EF

    glyph U+045E
    advance 6
    at 0 9
    .e33e.
    .5ee5.
    ......
    5#55#5
    1#99#1
    .cedc.
    .8##8.
    .4##4.
    ..ee1.
    ..eb..
    2#d4..

    glyph U+0490
    advance 6
    at 1 9
    ...##
    #####
    ##...
    ##...
    ##...
    ##...
    ##...
    ##...
    ##...

    glyph U+0491
    advance 6
    at 1 7
    ...##
    #####
    ##...
    ##...
    ##...
    ##...
    ##...

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
    at 0 8
    ..8dea1
    .7#9694
    #####..
    .##....
    #####..
    .c#3...
    .7#9694
    ..8dea1

    glyph U+2116
    advance 14
    at 1 8
    ##2..##.6ee6
    ##b..##.e99e
    ###6.##.e99e
    ##ae1##.6ee6
    ##1ea##.....
    ##.6###.####
    ##..b##.....
    ##..2##.....

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
    ..287...
    .2de4...
    2de4....
    b#######
    2de4....
    .2de4...
    ..287...

    glyph U+2191
    advance 8
    at 1 8
    ..88..
    .8##8.
    8####8
    7b##b7
    ..##..
    ..##..
    ..##..
    ..##..

    glyph U+2192
    advance 10
    at 1 7
    ...782..
    ...4ed2.
    ....4ed2
    #######b
    ....4ed2
    ...4ed2.
    ...782..

    glyph U+2193
    advance 8
    at 1 8
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
    at 1 4
    ######

    glyph U+2304
    advance 8
    at 1 5
    a#55#a
    1eeee1
    .5##5.

    glyph U+2713
    advance 9
    at 1 6
    .....77
    ....5#9
    45.4#a.
    b#6eb..
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
