/// Likeness Sans Bold, drawn for 14 pixels to the em.
///
/// Written by `tools/typeface/draw.py`; change the drawing there, not here.
extension LikenessSans {
  static let bold14: StaticString = #"""
    typeface Likeness Sans
    weight 700
    size 14
    ascent 13
    descent 4
    leading 0
    cap-height 10
    x-height 8
    underline -1 2

    glyph U+0020
    advance 4

    glyph U+0021
    advance 4
    at 1 10
    ##2
    ##2
    e#1
    e#1
    e#1
    e#1
    cd.
    22.
    ##2
    ##2

    glyph U+0022
    advance 8
    at 1 10
    ##2.##2
    ##2.##2
    ##2.##2

    glyph U+0023
    advance 11
    at 1 10
    ..1#7.#8.
    ..3#52#6.
    ..5#35#4.
    #########
    ..ae.9e..
    ..cb.bc..
    #########
    .1#7.#8..
    .3#52#6..
    .5#34#4..

    glyph U+0024
    advance 9
    at 1 11
    ...#2..
    18d#d7.
    a##e#a1
    e#4.2..
    b#a2...
    4e##a3.
    .3a##e4
    ...2a#b
    ..2.4#e
    1a#e##a
    .7d#d81
    ...#2..

    glyph U+0025
    advance 14
    at 1 10
    3cec3..2ea..
    ce3ec..ae1..
    #c.c#.4#6...
    ce3ec1dc....
    3cec38#3....
    ....3#83cec3
    ....cd1ce3ec
    ...6#4.#c.c#
    ..1ea..ce3ec
    ..ae2..3cec3

    glyph U+0026
    advance 10
    at 1 10
    .2c#c2...
    .a###a...
    .b#d#a...
    .b###5...
    .c##9....
    6##b1.3b9
    c#9ed38#b
    e#52de##5
    a######b.
    .8d#ebb#7

    glyph U+0027
    advance 4
    at 1 10
    ##2
    ##2
    ##2

    glyph U+0028
    advance 6
    at 1 12
    ..4..
    .3#d1
    .c#9.
    4#e1.
    9#9..
    d#5..
    e#3..
    ##2..
    e#3..
    d#5..
    9#9..
    4#e1.
    .c#9.
    .3#d1
    ..4..

    glyph U+0029
    advance 6
    at 0 12
    ..4..
    1d#3.
    .9#c.
    .1e#4
    ..9#9
    ..5#d
    ..3#e
    ..2##
    ..3#e
    ..5#d
    ..9#9
    .1e#4
    .9#c.
    1d#3.
    ..4..

    glyph U+002A
    advance 8
    at 1 10
    3.##23
    #a##b#
    9####9
    9####9
    #a##b#
    3.##23

    glyph U+002B
    advance 10
    at 1 9
    ...ee2..
    ...##2..
    ...##2..
    eee##eee
    ########
    ...##2..
    ...##2..
    ...##2..

    glyph U+002C
    advance 4
    at 0 3
    .22.
    .d#2
    .b#2
    .dc.
    5c2.

    glyph U+002D
    advance 6
    at 1 5
    eeee
    ####

    glyph U+002E
    advance 4
    at 1 3
    22.
    ##2
    ##2

    glyph U+002F
    advance 7
    at 0 11
    ....8#5
    ....d#1
    ...3#b.
    ...8#6.
    ...c#1.
    ..2#c..
    ..7#7..
    ..c#2..
    .1#c...
    .6#8...
    .b#3...
    1#d....
    5#8....

    glyph U+0030
    advance 9
    at 1 10
    .4cec4.
    2e###e2
    9#b.b#9
    d#5.5#d
    ##2.2##
    ##2.2##
    d#5.5#d
    9#b.b#9
    2e###e2
    .4cec4.

    glyph U+0031
    advance 9
    at 2 10
    .9##2
    c###2
    #d##2
    81##2
    ..##2
    ..##2
    ..##2
    ..##2
    ..##2
    ..##2

    glyph U+0032
    advance 9
    at 1 10
    18d#d8.
    3d#e##9
    ..2.4#e
    ....6#d
    ...2e#7
    ..1c#c.
    ..b#d1.
    .9#e2..
    e###eee
    #######

    glyph U+0033
    advance 9
    at 1 10
    19e#d7.
    2c#e##8
    ..2.5#e
    ....5#e
    ..de##8
    ..e###8
    ....6#e
    ..2.5#e
    2c#e##8
    19e#d7.

    glyph U+0034
    advance 9
    at 1 10
    ...5##.
    ..1d##.
    ..8###.
    .2e###.
    .a#8##.
    3#c2##.
    ###e##e
    #######
    ...2##.
    ...2##.

    glyph U+0035
    advance 9
    at 1 10
    #######
    ##eeeee
    ##2....
    ##2....
    ####d7.
    eee###8
    ....5#e
    ..1.5#e
    2b####8
    1ae#d7.

    glyph U+0036
    advance 9
    at 1 10
    .3bee91
    2e###b2
    8#c.2..
    c#5....
    e#e#d8.
    ######8
    ##5.5#e
    e#5.5#e
    8#####8
    .8d#d8.

    glyph U+0037
    advance 9
    at 1 10
    #######
    eeeee##
    ....5#b
    ....c#4
    ...4#c.
    ...c#4.
    ..4#c..
    ..b#5..
    .3#d...
    .a#6...

    glyph U+0038
    advance 9
    at 1 10
    19d#d91
    b##e##b
    e#4.4#e
    b#8.8#b
    2e###e2
    9#a1a#9
    e#3.3#e
    e#5.5#e
    8#####8
    .8d#d8.

    glyph U+0039
    advance 9
    at 1 10
    .8d#d8.
    8#####8
    e#5.5#e
    e#5.5##
    8######
    .8d#e#e
    ....5#c
    ..2.c#8
    2b###e2
    19eeb3.

    glyph U+003A
    advance 4
    at 1 7
    ##2
    ##2
    22.
    ...
    22.
    ##2
    ##2

    glyph U+003B
    advance 4
    at 0 7
    .##2
    .##2
    .22.
    ....
    .22.
    .d#2
    .b#2
    .dc.
    5c2.

    glyph U+003C
    advance 10
    at 1 9
    .....16c
    ...5a###
    39e###a5
    ###c61..
    ###b61..
    49e##ea4
    ..15b###
    .....27c

    glyph U+003D
    advance 10
    at 1 9
    dddddddd
    ########
    11111111
    ........
    eeeeeeee
    ########

    glyph U+003E
    advance 10
    at 1 9
    c61.....
    ###a5...
    5a###e93
    ..16c###
    ..16b###
    4ae##e94
    ###b51..
    c72.....

    glyph U+003F
    advance 8
    at 1 10
    1aeea1
    4d###a
    ..13#e
    ...5#d
    ..2e#7
    ..b#b.
    ..cd3.
    ..22..
    ..##2.
    ..##2.

    glyph U+0040
    advance 14
    at 1 10
    ..28ceed82..
    .4e831138e4.
    2e4......3e2
    88.1aeee#.79
    c3.ae22e#.2d
    e1.ea..a#..#
    e1.ea..a#..#
    c3.ae22ee23d
    88.1aeea7ee5
    2e4.........
    .4e831......
    ..28ce##d...

    glyph U+0041
    advance 10
    at 0 10
    ...3##3...
    ...8##8...
    ...d##d...
    ..4#cc#4..
    ..9#77#9..
    ..e#22#e..
    .4#e88e#4.
    .9######9.
    .e#1..1#e.
    5#b....b#5

    glyph U+0042
    advance 10
    at 1 10
    ####eb3.
    ##ee##e2
    ##2..c#6
    ##2..c#6
    ##ee###2
    #######8
    ##2..5#e
    ##2..4#e
    ##eee##9
    #####d8.

    glyph U+0043
    advance 10
    at 1 10
    ..7d#ea2.
    .b#####e2
    7#e4.195.
    c#6......
    e#3......
    e#3......
    c#6......
    7#e4.195.
    .b#####e2
    ..7d#ea2.

    glyph U+0044
    advance 11
    at 1 10
    ####da4..
    ##ee###8.
    ##2.17##5
    ##2...7#b
    ##2...3#e
    ##2...3#e
    ##2...7#b
    ##2.17##5
    ##ee###8.
    ####da4..

    glyph U+0045
    advance 9
    at 1 10
    #######
    ##eeeee
    ##2....
    ##2....
    ##eeee.
    ######.
    ##2....
    ##2....
    ##eeeee
    #######

    glyph U+0046
    advance 8
    at 1 10
    #######
    ##eeeee
    ##2....
    ##2....
    ##eeee.
    ######.
    ##2....
    ##2....
    ##2....
    ##2....

    glyph U+0047
    advance 11
    at 1 10
    .18d#ea2.
    .c#####e2
    7#d3.184.
    c#6......
    e#3......
    e#3..eeee
    c#6..####
    7#d3.17#e
    .c######7
    .18d#eb5.

    glyph U+0048
    advance 10
    at 1 10
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    ##eeee##
    ########
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##

    glyph U+0049
    advance 4
    at 1 10
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2

    glyph U+004A
    advance 8
    at 1 10
    ...2##
    ...2##
    ...2##
    ...2##
    ...2##
    ...2##
    ...3#e
    9d67#c
    6####5
    .8ed7.

    glyph U+004B
    advance 9
    at 1 10
    ##2..8#a
    ##2.4#d1
    ##21d#3.
    ##2a#8..
    ##8#d...
    #####3..
    ##89#c..
    ##2.c#7.
    ##2.3#e2
    ##2..8#a

    glyph U+004C
    advance 8
    at 1 10
    ##2....
    ##2....
    ##2....
    ##2....
    ##2....
    ##2....
    ##2....
    ##2....
    ##eeeee
    #######

    glyph U+004D
    advance 12
    at 1 10
    ##2....2##
    ##8....8##
    ##e1..1e##
    ###8..8###
    ##c#22#c##
    ##5#99#5##
    ##2a##a2##
    ##22##22##
    ##2....2##
    ##2....2##

    glyph U+004E
    advance 10
    at 1 10
    ##4..2##
    ##d..2##
    ###7.2##
    ##ee22##
    ##6#a2##
    ##2a#6##
    ##22ee##
    ##2.7###
    ##2..d##
    ##2..4##

    glyph U+004F
    advance 12
    at 1 10
    ..6ceec6..
    .a######a.
    6#e5..5e#6
    c#7....7#c
    e#3....3#e
    e#3....3#e
    c#7....7#c
    6#e5..5e#6
    .a######a.
    ..6ceec6..

    glyph U+0050
    advance 9
    at 1 10
    #####d8.
    ##eee##9
    ##2..5#e
    ##2..5#e
    ##eee##9
    #####d8.
    ##2.....
    ##2.....
    ##2.....
    ##2.....

    glyph U+0051
    advance 12
    at 1 10
    ..6ceec6..
    .a######a.
    6#e5..5e#6
    c#7....7#c
    e#3....3#e
    e#3....3#e
    c#7....7#c
    6#e5.69e#6
    .a######b.
    ..6ceeced1
    .......5#c

    glyph U+0052
    advance 9
    at 1 10
    #####d8.
    ##eee##9
    ##2..5#e
    ##2..5#e
    ##eee##9
    #####e8.
    ##25#e1.
    ##2.b#8.
    ##2.3##2
    ##2..9#b

    glyph U+0053
    advance 9
    at 1 10
    18d#d7.
    a##e#a1
    e#4.2..
    b#a2...
    4e##a3.
    .3a##e4
    ...2a#b
    ..2.4#e
    1a#e##a
    .7d#d81

    glyph U+0054
    advance 9
    at 0 10
    ########
    eee##eee
    ...##2..
    ...##2..
    ...##2..
    ...##2..
    ...##2..
    ...##2..
    ...##2..
    ...##2..

    glyph U+0055
    advance 10
    at 1 10
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    e#3..3#e
    c#5..5#c
    8#c11c#8
    1d####d1
    .2aeea2.

    glyph U+0056
    advance 10
    at 0 10
    5#b....b#5
    .e#1..1#e.
    .9#6..6#9.
    .4#b..b#4.
    ..e#22#e..
    ..9#77#9..
    ..4#cc#4..
    ...d##d...
    ...8##8...
    ...3##3...

    glyph U+0057
    advance 14
    at 0 10
    5#6..1##1..6#5
    1#a..5##5..a#1
    .ce..9##9..ec.
    .8#4.dddd.4#8.
    .4#82#99#28#4.
    ..ec6#55#6ce..
    ..a#c#11#c#a..
    ..6##c..c##6..
    ..2##7..7##2..
    ...c#3..3#c...

    glyph U+0058
    advance 10
    at 0 10
    3##3..3##3
    .7#c..c#7.
    ..c#77#c..
    ..3####3..
    ...7##7...
    ...7##7...
    ..3####3..
    ..c#77#c..
    .7#c..c#7.
    3##3..3##3

    glyph U+0059
    advance 9
    at 0 10
    b#6..6#b
    4#d..d#4
    .b#65#c.
    .4#dc#5.
    ..b##d..
    ..4##6..
    ...##2..
    ...##2..
    ...##2..
    ...##2..

    glyph U+005A
    advance 10
    at 1 10
    ########
    eeeee##e
    ....6#d1
    ...2e#4.
    ...c#8..
    ..8#c...
    .4#e2...
    1d#6....
    e##eeeee
    ########

    glyph U+005B
    advance 5
    at 1 11
    ####2
    ##ee2
    ##2..
    ##2..
    ##2..
    ##2..
    ##2..
    ##2..
    ##2..
    ##2..
    ##2..
    ##ee2
    ####2

    glyph U+005C
    advance 7
    at 0 11
    5#8....
    1#d....
    .b#3...
    .6#8...
    .1#c...
    ..c#2..
    ..7#7..
    ..2#c..
    ...c#1.
    ...8#6.
    ...3#b.
    ....d#1
    ....8#5

    glyph U+005D
    advance 5
    at 0 11
    ####2
    ee##2
    ..##2
    ..##2
    ..##2
    ..##2
    ..##2
    ..##2
    ..##2
    ..##2
    ..##2
    ee##2
    ####2

    glyph U+005E
    advance 9
    at 1 10
    ..b#b..
    .4###4.
    .b#8#b.
    4#c.c#4
    b#4.4#b

    glyph U+005F
    advance 7
    at 0 -1
    #######
    eeeeeee

    glyph U+0060
    advance 5
    at 0 11
    1e#2
    .6#b

    glyph U+0061
    advance 9
    at 1 8
    .6d#d8.
    4#e9d#9
    ..2.3#e
    19d####
    b#813##
    e#3.2##
    b#c9d##
    19e#d##

    glyph U+0062
    advance 9
    at 1 11
    ##2....
    ##2....
    ##2....
    ##ced6.
    ##c9e#6
    ##2.6#c
    ##2.3#e
    ##2.3#e
    ##2.6#c
    ##c9e#6
    ##ced6.

    glyph U+0063
    advance 8
    at 1 8
    .5c#d7.
    5#e9d#6
    c#7.21.
    e#3....
    e#3....
    c#7.21.
    5#e9d#6
    .5c#d7.

    glyph U+0064
    advance 9
    at 1 11
    ....2##
    ....2##
    ....2##
    .6dec##
    6#e9c##
    c#6.2##
    e#3.2##
    e#3.2##
    c#6.2##
    6#e9c##
    .6dec##

    glyph U+0065
    advance 9
    at 1 8
    .5ded6.
    5#e9e#6
    c#6.6#c
    e######
    e#3....
    c#6.1..
    5#e9ee4
    .5d#d7.

    glyph U+0066
    advance 5
    at 0 11
    .1ae#2
    .b#b81
    .##2..
    #####2
    8##981
    .##2..
    .##2..
    .##2..
    .##2..
    .##2..
    .##2..

    glyph U+0067
    advance 9
    at 1 8
    .6dec##
    6#e9c##
    c#6.2##
    e#3.2##
    e#3.2##
    c#6.2##
    6#e9c##
    .6dec##
    ....3#e
    .189d#8
    .1##d8.

    glyph U+0068
    advance 9
    at 1 11
    ##2....
    ##2....
    ##2....
    ##ced6.
    ##d9e#6
    ##2.5#c
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##

    glyph U+0069
    advance 4
    at 1 12
    22.
    ##2
    ##2
    ...
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2

    glyph U+006A
    advance 4
    at 0 12
    .22.
    .##2
    .##2
    ....
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    1##1
    a#d.
    #c3.

    glyph U+006B
    advance 8
    at 1 11
    ##2....
    ##2....
    ##2....
    ##2.7#a
    ##23#d1
    ##2c#4.
    ##a#9..
    ####d..
    ##4b#7.
    ##22#e2
    ##2.8#a

    glyph U+006C
    advance 5
    at 1 11
    ##2.
    ##2.
    ##2.
    ##2.
    ##2.
    ##2.
    ##2.
    ##2.
    ##2.
    d#a1
    3c#2

    glyph U+006D
    advance 12
    at 1 8
    ##dea7dea1
    ##bb##ac#9
    ##22##13#e
    ##2.##22##
    ##2.##22##
    ##2.##22##
    ##2.##22##
    ##2.##22##

    glyph U+006E
    advance 9
    at 1 8
    ##ced6.
    ##d9e#6
    ##2.5#c
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##

    glyph U+006F
    advance 9
    at 1 8
    .5ded5.
    5#e9e#5
    c#6.6#c
    e#3.3#e
    e#3.3#e
    c#6.6#c
    5#e9e#5
    .5ded5.

    glyph U+0070
    advance 9
    at 1 8
    ##ced6.
    ##c9e#6
    ##2.6#c
    ##2.3#e
    ##2.3#e
    ##2.6#c
    ##c9e#6
    ##ced6.
    ##2....
    ##2....
    ##2....

    glyph U+0071
    advance 9
    at 1 8
    .6dec##
    6#e9c##
    c#6.2##
    e#3.2##
    e#3.2##
    c#6.2##
    6#e9c##
    .6dec##
    ....2##
    ....2##
    ....2##

    glyph U+0072
    advance 5
    at 1 8
    ##be2
    ##e91
    ##4..
    ##2..
    ##2..
    ##2..
    ##2..
    ##2..

    glyph U+0073
    advance 8
    at 1 8
    3beea1
    d#a95.
    d#5...
    6##b4.
    .4b##6
    ...5#d
    .59a#d
    1aeeb3

    glyph U+0074
    advance 6
    at 0 10
    .##2..
    .##2..
    #####2
    8##981
    .##2..
    .##2..
    .##2..
    .e#3..
    .a#b81
    .1ae#2

    glyph U+0075
    advance 9
    at 1 8
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    c#5.2##
    6#e9d##
    .6dec##

    glyph U+0076
    advance 8
    at 0 8
    5#a..a#5
    1#e..e#1
    .b#44#b.
    .6#99#6.
    .2#ee#2.
    ..c##c..
    ..7##7..
    ..2##2..

    glyph U+0077
    advance 12
    at 0 8
    5#7.1##1.7#5
    1#b.5##5.b#1
    .c#19##91#c.
    .7#5dddd5#7.
    .3#c#99#c#3.
    ..e##55##e..
    ..9##11##9..
    ..5#b..b#5..

    glyph U+0078
    advance 8
    at 0 8
    3#e11e#3
    .9#99#9.
    .1e##e1.
    ..6##6..
    ..6##6..
    .1e##e1.
    .9#99#9.
    3#e11e#3

    glyph U+0079
    advance 8
    at 0 8
    5#a..a#5
    1#e..e#1
    .b#44#b.
    .6#99#6.
    .2#ee#2.
    ..c##c..
    ..7##7..
    ..2##3..
    ..2#d...
    .7b#8...
    .dea1...

    glyph U+007A
    advance 8
    at 1 8
    ######
    888e#b
    ..4#e1
    ..c#6.
    .6#c..
    1e#4..
    b#e888
    ######

    glyph U+007B
    advance 4
    at 0 11
    .2b#2
    .a#e2
    .e#3.
    .##2.
    2##1.
    ##b..
    ##a..
    3##1.
    .##2.
    .##2.
    .e#3.
    .a#e2
    .2b#2

    glyph U+007C
    advance 4
    at 1 11
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2

    glyph U+007D
    advance 4
    at 0 11
    #c3..
    e#c..
    1##1.
    .##2.
    .e#4.
    .9##2
    .8##2
    .e#5.
    .##2.
    .##2.
    1##1.
    e#c..
    #c3..

    glyph U+007E
    advance 10
    at 1 7
    .574..16
    9###a2c#
    #c2b###9
    71..585.

    glyph U+0131
    advance 4
    at 1 8
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2

    glyph U+0237
    advance 4
    at 0 8
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    1##1
    a#d.
    #c3.

    copy U+00A0 U+0020

    glyph U+00A1
    advance 4
    at 1 7
    ##2
    ##2
    22.
    cd.
    e#1
    e#1
    e#1
    e#1
    ##2
    ##2

    glyph U+00A2
    advance 9
    at 1 10
    ...#2..
    ...#2..
    .5c#d7.
    5#e9d#6
    c#7.21.
    e#3....
    e#3....
    c#7.21.
    5#e9d#6
    .5c#d7.
    ...#2..
    ...#2..

    glyph U+00A3
    advance 9
    at 1 10
    ..7c#d4
    .9###d8
    .e#5...
    .##2...
    .##2...
    ######.
    .##2...
    .##2...
    e##eeee
    #######

    glyph U+00A4
    advance 9
    at 0 9
    2e#545#e2
    .6#####6.
    .2##b##2.
    .4#a.a#4.
    .2##b##2.
    .6#####6.
    2e#545#e2

    glyph U+00A5
    advance 10
    at 1 10
    b#8..8#b
    2#e22e#2
    .8#aa#8.
    .1e##e1.
    ..6##6..
    ########
    ..1##1..
    ########
    ..1##1..
    ..1##1..

    glyph U+00A6
    advance 6
    at 2 11
    ##2
    ##2
    ##2
    ##2
    ##2
    ...
    ...
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2
    ##2

    glyph U+00A7
    advance 8
    at 1 10
    4beeb2
    e#4331
    b#8...
    19ee91
    ...8#b
    4be##e
    e##eb4
    b#8...
    19ee91
    ...8#b
    1334#e
    2beeb4

    glyph U+00A8
    advance 8
    at 1 11
    ##..##
    ##..##

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
    advance 7
    at 1 10
    3d#d5
    24.3e
    6d###
    e4.4#
    6e#d#
    .....
    #####

    glyph U+00AB
    advance 8
    at 1 7
    1#c1#c
    6#66#6
    c#1c#1
    c#1c#1
    6#66#6
    1#c1#c

    glyph U+00AC
    advance 10
    at 1 6
    eeeeeeee
    ########
    .....2##
    .....2##

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
    advance 7
    at 1 11
    eeeee
    #####

    glyph U+00B0
    advance 7
    at 1 10
    2b#b2
    b#b#b
    #b.b#
    b#b#b
    2b#b2

    glyph U+00B1
    advance 10
    at 1 9
    ...##2..
    ...##2..
    eee##eee
    ########
    ...##2..
    ...##2..
    ...11...
    eeeeeeee
    ########

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
    2#e1
    b#6.

    glyph U+00B5
    advance 9
    at 1 8
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    ##5.2##
    ##e9d##
    ##dec##
    ##2....
    ##2....
    ##2....

    glyph U+00B6
    advance 9
    at 1 10
    .7d####
    a####e#
    e###d2#
    a###d2#
    .7d#d2#
    ...4d2#
    ...4d2#
    ...4d2#
    ...4d2#
    ...4d2#
    ...4d2#
    ...4d2#

    glyph U+00B7
    advance 4
    at 1 6
    22.
    ##2
    ##2

    glyph U+00B8
    advance 5
    at 0 1
    .131.
    .4#91
    5a##9
    9##e5

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
    at 1 7
    c#1c#1
    6#66#6
    1#c1#c
    1#c1#c
    6#66#6
    c#1c#1

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
    advance 12
    at 1 10
    .9#..1e1..
    cb#..79...
    6.#..d2...
    ..#.5a....
    ..#.c46ee6
    ..#4c.122e
    ...a5...6b
    ..2d...4e2
    ..97..3e4.
    .1e1..####

    glyph U+00BE
    advance 13
    at 1 10
    6ee7..1e1..
    .13e..79...
    .c#a..d2...
    ..3e.5a....
    .13e.c4.4#.
    6ee54c..b#.
    ....a5.3d#.
    ...2d..97#.
    ...97..####
    ..1e1....#.

    glyph U+00BF
    advance 8
    at 1 7
    .2##..
    .2##..
    ..22..
    .3dc..
    .b#b..
    7#e2..
    d#5...
    e#31..
    a###d4
    1aeea1

    piece 1
    8#9.
    .d#4

    compose U+00C0 U+0041 1 3 13

    piece 2
    .9#8
    4#d.

    compose U+00C1 U+0041 2 3 13

    piece 3
    .8##8.
    4#dd#4

    compose U+00C2 U+0041 3 2 13

    piece 4
    4dc778
    898de5

    compose U+00C3 U+0041 4 2 13

    piece 5
    8#8..8#8
    8#8..8#8

    compose U+00C4 U+0041 5 1 13

    glyph U+00C5
    advance 10
    at 0 13
    ...2dd2...
    ...7997...
    ...2dd2...
    ..........
    ...3##3...
    ...9##9...
    ..1e##e1..
    ..6#aa#6..
    ..b#44#b..
    .2##99##2.
    .8######8.
    .e#2..2#e.
    5#b....b#5

    glyph U+00C6
    advance 14
    at 0 10
    .....1#######
    .....3###eeee
    .....c###2...
    ....8#a##2...
    ...4#e1##eee.
    ..1d#4.#####.
    ..9#e88##2...
    .4#######2...
    1d#4...##eeee
    a#8....######

    glyph U+00C7
    advance 10
    at 1 10
    ..7d#ea2.
    .b#####e2
    7#e4.195.
    c#6......
    e#3......
    e#3......
    c#6......
    7#e4.195.
    .b#####e2
    ..7d##a2.
    ....be4..
    ...9d##2.
    ...##ec1.

    piece 6
    1e#2
    .6#b

    compose U+00C8 U+0045 6 2 13

    piece 7
    2#e1
    b#6.

    compose U+00C9 U+0045 7 3 13

    piece 8
    1e#e1
    b#c#b

    compose U+00CA U+0045 8 2 13

    piece 9
    ##...##
    ##...##

    compose U+00CB U+0045 9 1 13

    piece 10
    7#a.
    .c#5

    compose U+00CC U+0049 10 0 13

    piece 11
    .8#9
    3#d1

    compose U+00CD U+0049 11 0 13

    piece 12
    .7##9.
    3#ed#5

    compose U+00CE U+0049 12 -1 13

    glyph U+00CF
    advance 6
    at 0 13
    ##..##
    ##..##
    ......
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.

    glyph U+00D0
    advance 11
    at 0 10
    .####da4..
    .##ee###8.
    .##2.17##5
    .##2...7#b
    .##2...3#e
    ######.3#e
    .##2...7#b
    .##2.17##5
    .##ee###8.
    .####da4..

    compose U+00D1 U+004E 4 2 13

    compose U+00D2 U+004F 1 4 13

    compose U+00D3 U+004F 2 4 13

    compose U+00D4 U+004F 3 3 13

    compose U+00D5 U+004F 4 3 13

    piece 13
    ##..##
    ##..##

    compose U+00D6 U+004F 13 3 13

    glyph U+00D7
    advance 10
    at 1 8
    adb11bda
    1c#bb#c1
    .1c##c1.
    .1b##b1.
    1b#cc#b1
    9db11bd9

    glyph U+00D8
    advance 12
    at 0 11
    .........571
    ...6ceec8#9.
    ..a######e..
    .6#e5.1e##6.
    .c#7..be9#c.
    .e#3.8#53#e.
    .e#35#8.3#e.
    .c#9eb..7#c.
    .6##e1.5e#6.
    ..e######a..
    .9#8ceec6...
    175.........

    compose U+00D9 U+0055 1 3 13

    compose U+00DA U+0055 2 3 13

    compose U+00DB U+0055 3 2 13

    compose U+00DC U+0055 13 2 13

    compose U+00DD U+0059 2 2 13

    glyph U+00DE
    advance 10
    at 1 10
    ##2.....
    ##2.....
    #####d8.
    ##eee##9
    ##2..5#e
    ##2..5#e
    ##eee##9
    #####d8.
    ##2.....
    ##2.....

    glyph U+00DF
    advance 9
    at 1 11
    .6d#c4.
    6#e9##2
    d#5.b#7
    ##2.a#7
    ##2.c#5
    ##25#e1
    ##27#e3
    ##2.8#c
    ##2.2##
    ##58c#b
    ##7#d91

    compose U+00E0 U+0061 6 2 11

    compose U+00E1 U+0061 7 3 11

    compose U+00E2 U+0061 8 2 11

    piece 14
    .ada5b1
    1c7b#b.

    compose U+00E3 U+0061 14 1 11

    compose U+00E4 U+0061 9 1 11

    piece 15
    8#8
    e3e
    8#8

    compose U+00E5 U+0061 15 3 12

    glyph U+00E6
    advance 14
    at 1 8
    .6d#d86ded6.
    4#e9d##e9e#6
    ..2.3##6.6#c
    19d#########
    b#813##3....
    e#3.2##6.1..
    b#c9d##e9ee4
    19e#d##d#d7.

    glyph U+00E7
    advance 8
    at 1 8
    .5c#d7.
    5#e9d#6
    c#7.21.
    e#3....
    e#3....
    c#7.21.
    5#e9d#6
    .5c##7.
    ...be4.
    ..9d##2
    ..##ec1

    compose U+00E8 U+0065 6 2 11

    compose U+00E9 U+0065 7 3 11

    compose U+00EA U+0065 8 2 11

    compose U+00EB U+0065 9 1 11

    compose U+00EC U+0131 10 0 11

    compose U+00ED U+0131 11 0 11

    compose U+00EE U+0131 12 -1 11

    glyph U+00EF
    advance 6
    at 0 11
    ##..##
    ##..##
    ......
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.

    glyph U+00F0
    advance 9
    at 1 12
    .....5.
    ..b9ad.
    ..e##4.
    .1d9#d.
    .6d###6
    5#e9e#a
    c#6.6#d
    e#3.3#e
    e#3.3#e
    c#6.6#c
    5#e9e#5
    .5ded5.

    compose U+00F1 U+006E 14 1 11

    compose U+00F2 U+006F 6 2 11

    compose U+00F3 U+006F 7 3 11

    compose U+00F4 U+006F 8 2 11

    compose U+00F5 U+006F 14 1 11

    compose U+00F6 U+006F 9 1 11

    glyph U+00F7
    advance 10
    at 1 10
    ...11...
    ..1##1..
    ..1##1..
    ...11...
    eeeeeeee
    ########
    ........
    ..1##1..
    ..1##1..
    ...22...

    glyph U+00F8
    advance 9
    at 0 9
    ......4a3
    ..5dedeb.
    .5#e9##6.
    .c#65##c.
    .e#4ec#e.
    .e#ce4#e.
    .c##56#c.
    .6##9e#5.
    .beded5..
    3a4......

    compose U+00F9 U+0075 6 2 11

    compose U+00FA U+0075 7 3 11

    compose U+00FB U+0075 8 2 11

    compose U+00FC U+0075 9 1 11

    compose U+00FD U+0079 2 2 11

    glyph U+00FE
    advance 9
    at 1 11
    ##2....
    ##2....
    ##2....
    ##ced6.
    ##c9e#6
    ##2.6#c
    ##2.3#e
    ##2.3#e
    ##2.6#c
    ##c9e#6
    ##ced6.
    ##2....
    ##2....
    ##2....

    compose U+00FF U+0079 5 0 11

    copy U+0401 U+00CB

    glyph U+0404
    advance 11
    at 1 10
    ..7c#ea2.
    .b#####e3
    7#e4.196.
    c#6......
    e#eeeee..
    e######..
    c#6......
    7#e4.196.
    .b#####e3
    ..7c#ea2.

    copy U+0406 U+0049

    copy U+0407 U+00CF

    glyph U+040E
    advance 10
    at 0 13
    ...e33e...
    ...5ee5...
    ..........
    4#d....d#4
    .b#6..6#b.
    .3#d..d#3.
    ..a#66#a..
    ..2#ee#2..
    ...9##9...
    ...3##2...
    ...8#9....
    .3e##4....
    .4#e7.....

    copy U+0410 U+0041

    glyph U+0411
    advance 10
    at 1 10
    #######.
    ##eeeee.
    ##2.....
    ##eeeb4.
    #######5
    ##2.18#c
    ##2..2##
    ##2..8#d
    ##ee###5
    ####ec5.

    copy U+0412 U+0042

    glyph U+0413
    advance 8
    at 1 10
    #######
    ##eeeee
    ##2....
    ##2....
    ##2....
    ##2....
    ##2....
    ##2....
    ##2....
    ##2....

    glyph U+0414
    advance 10
    at 0 10
    ..7#####.
    ..7##e##.
    ..7#a2##.
    ..7#a2##.
    ..7#a2##.
    ..9#82##.
    ..c#62##.
    .3##22##.
    ee##ee##e
    #########
    ##2...2##
    ##2...2##

    copy U+0415 U+0045

    glyph U+0416
    advance 13
    at 0 10
    b#5.1##1.5#b
    2#d11##11d#2
    .8#71##17#8.
    .1ee3##3ee1.
    ..7#b##b#7..
    ..b######b..
    .4#d6##6d#4.
    .b#61##16#b.
    4#d.1##1.d#4
    b#6.1##1.6#b

    glyph U+0417
    advance 9
    at 0 10
    18d#ec5.
    1c#e###7
    ..2..7#e
    .....7#e
    ..6e###7
    ..7####7
    ....17#e
    ..2..6#e
    1c#e###7
    18d#ec5.

    glyph U+0418
    advance 10
    at 1 10
    ##2..5##
    ##2.1d##
    ##2.8###
    ##22#e##
    ##2b#7##
    ##7#b2##
    ##e#22##
    ###8.2##
    ##d1.2##
    ##5..2##

    piece 16
    e33e
    5ee5

    compose U+0419 U+0418 16 3 13

    copy U+041A U+004B

    glyph U+041B
    advance 10
    at 0 10
    ..#######
    ..##eee##
    ..##2.2##
    ..##2.2##
    ..##2.2##
    ..##2.2##
    .1##1.2##
    .8#d..2##
    ###5..2##
    ec5...2##

    copy U+041C U+004D

    copy U+041D U+0048

    copy U+041E U+004F

    glyph U+041F
    advance 10
    at 1 10
    ########
    ##eeee##
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##

    copy U+0420 U+0050

    copy U+0421 U+0043

    copy U+0422 U+0054

    glyph U+0423
    advance 10
    at 0 10
    4#d....d#4
    .b#6..6#b.
    .3#d..d#3.
    ..a#66#a..
    ..2#ee#2..
    ...9##9...
    ...3##2...
    ...8#9....
    .3e##4....
    .4#e7.....

    glyph U+0424
    advance 12
    at 1 10
    ...1##1...
    .18d##d81.
    2d######d2
    a#c4##4c#a
    e#31##13#e
    e#31##13#e
    a#c4##4c#a
    2d######d2
    .18d##d81.
    ...1##1...

    copy U+0425 U+0058

    glyph U+0426
    advance 10
    at 1 10
    ##2..2##.
    ##2..2##.
    ##2..2##.
    ##2..2##.
    ##2..2##.
    ##2..2##.
    ##2..2##.
    ##2..2##.
    ##eeee##e
    #########
    ......2##
    ......2##

    glyph U+0427
    advance 10
    at 1 10
    ##2..2##
    ##2..2##
    e#3..2##
    b#a1.2##
    3###ee##
    .3ae####
    .....2##
    .....2##
    .....2##
    .....2##

    glyph U+0428
    advance 16
    at 1 10
    ##2...##2..2##
    ##2...##2..2##
    ##2...##2..2##
    ##2...##2..2##
    ##2...##2..2##
    ##2...##2..2##
    ##2...##2..2##
    ##2...##2..2##
    ##eeee##eeee##
    ##############

    glyph U+0429
    advance 16
    at 1 10
    ##2...##2..2##.
    ##2...##2..2##.
    ##2...##2..2##.
    ##2...##2..2##.
    ##2...##2..2##.
    ##2...##2..2##.
    ##2...##2..2##.
    ##2...##2..2##.
    ##eeee##eeee##e
    ###############
    ............2##
    ............2##

    glyph U+042A
    advance 11
    at 0 10
    ####2.....
    ee##2.....
    ..##2.....
    ..##eeeb4.
    ..#######5
    ..##2.18#c
    ..##2..2##
    ..##2..8#d
    ..##ee###5
    ..####ec5.

    glyph U+042B
    advance 13
    at 1 10
    ##2......##2
    ##2......##2
    ##2......##2
    ##eeb4...##2
    ######5..##2
    ##218#c..##2
    ##2.2##..##2
    ##2.8#d..##2
    ##e###5..##2
    ###ec5...##2

    glyph U+042C
    advance 10
    at 1 10
    ##2.....
    ##2.....
    ##2.....
    ##eeeb4.
    #######5
    ##2.18#c
    ##2..2##
    ##2..8#d
    ##ee###5
    ####ec5.

    glyph U+042D
    advance 10
    at 0 10
    .2ae#c7..
    3e#####b.
    .691.4e#7
    ......6#c
    ..eeeee#e
    ..######e
    ......6#c
    .691.4e#7
    3e#####b.
    .2ae#c7..

    glyph U+042E
    advance 13
    at 1 10
    ##2.19eeb3..
    ##2.c####e2.
    ##26#d21b#a.
    ##2b#7..3#e.
    ##e##4..1##1
    #####4..1##1
    ##2b#7..3#e.
    ##26#d21b#a.
    ##2.c####e2.
    ##2.19eeb3..

    glyph U+042F
    advance 9
    at 0 10
    .5ce####
    5###ee##
    d#8..2##
    ##2..2##
    c#81.2##
    5#######
    .5e#####
    .4##32##
    1d#7.2##
    a#b..2##

    copy U+0430 U+0061

    glyph U+0431
    advance 9
    at 1 11
    ....a#7
    ..69##2
    1c#eb4.
    7###d5.
    c#e9e#5
    e#6.6#c
    ##3.3#e
    e#3.3#e
    c#6.6#c
    5#e9e#5
    .5ded5.

    glyph U+0432
    advance 8
    at 1 8
    ####d5
    ##9a#e
    ##23#e
    #####7
    ##9b#c
    ##22##
    ##9b#c
    ####b2

    glyph U+0433
    advance 6
    at 1 8
    #####2
    ##9881
    ##2...
    ##2...
    ##2...
    ##2...
    ##2...
    ##2...

    glyph U+0434
    advance 10
    at 0 8
    ..7#####.
    ..7#d9##.
    ..7#a2##.
    ..7#a2##.
    ..9#82##.
    ..e#42##.
    8a##99##8
    #########
    ##2...2##
    ##2...2##

    copy U+0435 U+0065

    glyph U+0436
    advance 11
    at 0 8
    b#41##14#b
    3#c1##1c#3
    .a#6##6#a.
    .3#d##d#3.
    .6######6.
    .d#6##6#d.
    5#c1##1c#5
    c#51##15#c

    glyph U+0437
    advance 7
    at 0 8
    3c#ea2
    179b#c
    ...4#e
    .1###5
    ...6#c
    ...3##
    179c#b
    3c#e91

    glyph U+0438
    advance 9
    at 1 8
    ##2.5##
    ##21d##
    ##29###
    ##5#d##
    ##d#5##
    ###92##
    ##d12##
    ##5.2##

    piece 17
    6a.a6
    1b#b1

    compose U+0439 U+0438 17 2 11

    glyph U+043A
    advance 8
    at 1 8
    ##2.7#a
    ##23#d1
    ##2c#4.
    ##a#9..
    ####d..
    ##4b#7.
    ##22#e2
    ##2.8#a

    glyph U+043B
    advance 10
    at 0 8
    ..#######
    ..##989##
    ..##2.2##
    ..##2.2##
    ..##2.2##
    .3#e..2##
    9d#8..2##
    ec7...2##

    glyph U+043C
    advance 10
    at 1 8
    ##2..2##
    ##6..6##
    ##c..c##
    ###44###
    ###bb###
    ##a##a##
    ##4##4##
    ##2..2##

    glyph U+043D
    advance 9
    at 1 8
    ##2.2##
    ##2.2##
    ##2.2##
    ##989##
    #######
    ##2.2##
    ##2.2##
    ##2.2##

    copy U+043E U+006F

    glyph U+043F
    advance 9
    at 1 8
    #######
    ##989##
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##

    copy U+0440 U+0070

    copy U+0441 U+0063

    glyph U+0442
    advance 7
    at 0 8
    ######
    88##98
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.

    copy U+0443 U+0079

    glyph U+0444
    advance 12
    at 1 11
    ...1##1...
    ...1##1...
    ...1##1...
    .18c##c81.
    2d#d##d#d2
    a#a1##1a#a
    e#31##13#e
    e#31##13#e
    a#a1##1a#a
    2d#d##d#d2
    .18c##c81.
    ...1##1...
    ...1##1...
    ...1##1...

    copy U+0445 U+0078

    glyph U+0446
    advance 9
    at 1 8
    ##2.2##.
    ##2.2##.
    ##2.2##.
    ##2.2##.
    ##2.2##.
    ##2.2##.
    ##989##8
    ########
    .....2##
    .....2##

    glyph U+0447
    advance 9
    at 1 8
    ##2.2##
    ##2.2##
    e#4.2##
    7#d99##
    .7d####
    ....2##
    ....2##
    ....2##

    glyph U+0448
    advance 12
    at 1 8
    ##2.##22##
    ##2.##22##
    ##2.##22##
    ##2.##22##
    ##2.##22##
    ##2.##22##
    ##98##99##
    ##########

    glyph U+0449
    advance 12
    at 1 8
    ##2.##22##.
    ##2.##22##.
    ##2.##22##.
    ##2.##22##.
    ##2.##22##.
    ##2.##22##.
    ##98##99##8
    ###########
    ........2##
    ........2##

    glyph U+044A
    advance 9
    at 0 8
    ####2...
    88##2...
    ..##973.
    ..#####6
    ..##25#d
    ..##23#e
    ..##9c#a
    ..###e91

    glyph U+044B
    advance 12
    at 1 8
    ##2.....##2
    ##2.....##2
    ##973...##2
    #####6..##2
    ##25#d..##2
    ##23#e..##2
    ##9c#a..##2
    ###e91..##2

    glyph U+044C
    advance 8
    at 1 8
    ##2...
    ##2...
    ##973.
    #####6
    ##25#d
    ##23#e
    ##9c#a
    ###e91

    glyph U+044D
    advance 7
    at 0 8
    1aed7.
    7ecd#6
    ..16#c
    .####e
    ...3#e
    ..16#c
    7ecd#6
    1aed7.

    glyph U+044E
    advance 12
    at 1 8
    ##2.4ced7..
    ##23##9d#7.
    ##2a#8.4#e.
    #####5.1##1
    ##2c#5.1##1
    ##2a#8.4#e.
    ##23##9d#7.
    ##2.4ced7..

    glyph U+044F
    advance 8
    at 0 8
    2b#####
    c#a78##
    ##2.2##
    c#6.2##
    2b#####
    .5#e3##
    1e#52##
    a#a.2##

    copy U+0451 U+00EB

    glyph U+0454
    advance 8
    at 1 8
    .7dea1
    6#dce7
    c#61..
    e####.
    e#3...
    c#61..
    6#dce7
    .7dea1

    copy U+0456 U+0069

    copy U+0457 U+00EF

    compose U+045E U+0079 16 2 11

    glyph U+0490
    advance 8
    at 1 12
    ....2##
    ....2##
    #######
    ##eeeee
    ##2....
    ##2....
    ##2....
    ##2....
    ##2....
    ##2....
    ##2....
    ##2....

    glyph U+0491
    advance 6
    at 1 10
    ...##2
    ...##2
    #####2
    ##9881
    ##2...
    ##2...
    ##2...
    ##2...
    ##2...
    ##2...

    glyph U+2013
    advance 7
    at 0 5
    eeeeeee
    #######

    glyph U+2014
    advance 13
    at 0 5
    eeeeeeeeeeeee
    #############

    glyph U+2018
    advance 4
    at 1 11
    1c6
    ae1
    #d.
    ##.
    22.

    glyph U+2019
    advance 4
    at 0 10
    .e#2
    .b#2
    .cd.
    5e3.

    glyph U+201A
    advance 4
    at 0 3
    .22.
    .d#2
    .b#2
    .dc.
    5c2.

    glyph U+201C
    advance 8
    at 1 11
    1c6..b8
    ae1.8#2
    #d..de.
    ##..d#2
    22..22.

    glyph U+201D
    advance 8
    at 0 10
    .e#2.c#4
    .b#2.9#4
    .cd..ae1
    5e3.3e5.

    glyph U+201E
    advance 8
    at 0 3
    .22..22.
    .d#2.b#4
    .b#2.9#4
    .dc..bd1
    5c2.3c4.

    glyph U+2022
    advance 6
    at 1 6
    5ee5
    e##e
    e##e
    5ee5

    glyph U+2026
    advance 12
    at 1 3
    22..22..121
    ##2.d#4.b#6
    ##2.d#4.b#6

    glyph U+2039
    advance 5
    at 1 7
    1#c
    6#6
    c#1
    c#1
    6#6
    1#c

    glyph U+203A
    advance 5
    at 1 7
    c#1
    6#6
    1#c
    1#c
    6#6
    c#1

    glyph U+20AC
    advance 9
    at 0 10
    ..3bed6.
    .2e####4
    .9#b.53.
    ######..
    .e#2....
    ######..
    .d#5....
    .9#b.53.
    .2e####4
    ..3bed6.

    glyph U+2116
    advance 16
    at 1 10
    ##4..2##.3c#c3
    ##d..2##.cc1cc
    ###7.2##.#9.9#
    ##ee22##.cc1cc
    ##6#a2##.3c#c3
    ##2a#6##......
    ##22ee##.#####
    ##2.7###......
    ##2..d##......
    ##2..4##......

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
    ..7#e3....
    .7#e3.....
    7###eeeeee
    8#########
    .8#e2.....
    ..8#e2....

    glyph U+2191
    advance 8
    at 1 10
    ..88..
    .8##8.
    8####8
    8e##e8
    .2##2.
    .1##1.
    .1##1.
    .1##1.
    .1##1.
    .1##1.

    glyph U+2192
    advance 12
    at 1 8
    ....3e#7..
    .....3e#7.
    eeeeee###7
    #########8
    .....2e#8.
    ....2e#8..

    glyph U+2193
    advance 8
    at 1 10
    .1##1.
    .1##1.
    .1##1.
    .1##1.
    .1##1.
    .2##2.
    8e##e8
    8####8
    .8##8.
    ..88..

    glyph U+2212
    advance 10
    at 1 6
    eeeeeeee
    ########

    glyph U+2304
    advance 10
    at 1 6
    a#a..a#a
    1d#66#d1
    .4#ee#4.
    ..8##8..

    glyph U+2713
    advance 11
    at 1 8
    .......95
    ......6#b
    .....4#d1
    38..2ee2.
    b#61c#4..
    2deb#6...
    .3e#8....
    ..5b.....

    piece 18
    8####8

    compose U+0100 U+0041 18 3 12

    piece 19
    #####

    compose U+0101 U+0061 19 3 10

    compose U+0102 U+0041 16 3 13

    compose U+0103 U+0061 17 2 11

    glyph U+0104
    advance 10
    at 0 10
    ...3##3...
    ...8##8...
    ...d##d...
    ..4#cc#4..
    ..9#77#9..
    ..e#22#e..
    .4#e88e#4.
    .9######9.
    .e#1..1#e.
    5#b....c#5
    ......1#8.
    ......1#c3
    .......8e4

    glyph U+0105
    advance 9
    at 1 8
    .6d#d8.
    4#e9d#9
    ..2.3#e
    19d####
    b#813##
    e#3.2##
    b#c9d##
    19e#e##
    ....8#1
    ....9#7
    ....2cc

    compose U+0106 U+0043 7 4 13

    compose U+0107 U+0063 7 3 11

    compose U+0108 U+0043 8 3 13

    compose U+0109 U+0063 8 2 11

    piece 20
    ##
    ##

    compose U+010A U+0043 20 5 13

    compose U+010B U+0063 20 4 11

    piece 21
    b#c#b
    1e#e1

    compose U+010C U+0043 21 3 13

    compose U+010D U+0063 21 2 11

    compose U+010E U+0044 21 3 13

    glyph U+010F
    advance 12
    at 1 11
    ....2##.be
    ....2##.cb
    ....2##.e7
    .6dec##...
    6#e9c##...
    c#6.2##...
    e#3.2##...
    e#3.2##...
    c#6.2##...
    6#e9c##...
    .6dec##...

    copy U+0110 U+00D0

    glyph U+0111
    advance 9
    at 1 11
    ..2#####
    ....2##.
    ....2##.
    .6dec##.
    6#e9c##.
    c#6.2##.
    e#3.2##.
    e#3.2##.
    c#6.2##.
    6#e9c##.
    .6dec##.

    compose U+0112 U+0045 19 3 12

    compose U+0113 U+0065 19 3 10

    compose U+0114 U+0045 17 2 13

    compose U+0115 U+0065 17 2 11

    compose U+0116 U+0045 20 4 13

    compose U+0117 U+0065 20 4 11

    piece 22
    .11.
    1d3.
    4#4.
    5#b.
    1ae1

    compose U+0118 U+0045 22 3 2

    compose U+0119 U+0065 22 3 2

    compose U+011A U+0045 21 2 13

    compose U+011B U+0065 21 2 11

    compose U+011C U+0047 8 3 13

    compose U+011D U+0067 8 2 11

    compose U+011E U+0047 17 3 13

    compose U+011F U+0067 17 2 11

    compose U+0120 U+0047 20 5 13

    compose U+0121 U+0067 20 4 11

    piece 23
    .ec
    1db

    compose U+0122 U+0047 23 4 -1

    piece 24
    262
    #c.
    #c.

    compose U+0123 U+0067 24 4 12

    compose U+0124 U+0048 3 2 13

    glyph U+0125
    advance 9
    at 1 13
    .1e#e1.
    .b#c#b.
    .......
    ##2....
    ##2....
    ##ced6.
    ##d9e#6
    ##2.5#c
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##

    glyph U+0126
    advance 10
    at 0 10
    .##2..2##.
    .##2..2##.
    ##########
    .##2..2##.
    .##eeee##.
    .########.
    .##2..2##.
    .##2..2##.
    .##2..2##.
    .##2..2##.

    glyph U+0127
    advance 9
    at 0 11
    #####2..
    .##2....
    .##2....
    .##ced6.
    .##d9e#6
    .##2.5#c
    .##2.2##
    .##2.2##
    .##2.2##
    .##2.2##
    .##2.2##

    glyph U+0128
    advance 6
    at 0 13
    4dc878
    798de6
    ......
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.

    glyph U+0129
    advance 6
    at 0 11
    4dc878
    798de6
    ......
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.

    glyph U+012A
    advance 6
    at 1 12
    #####
    .....
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.

    glyph U+012B
    advance 6
    at 1 10
    #####
    .....
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.

    glyph U+012C
    advance 6
    at 1 13
    d42e
    5ee6
    ....
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2

    glyph U+012D
    advance 6
    at 1 11
    d42e
    5ee6
    ....
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2

    piece 25
    .2.
    2e1
    6#2
    7#9
    1bd

    compose U+012E U+0049 25 0 2

    compose U+012F U+0069 25 0 2

    compose U+0130 U+0049 20 1 13

    glyph U+0132
    advance 11
    at 1 10
    ##2....##2
    ##2....##2
    ##2....##2
    ##2....##2
    ##2....##2
    ##2....##2
    ##2...1##1
    ##27d85#e.
    ##24####7.
    ##2.7ee8..

    glyph U+0133
    advance 8
    at 1 12
    22..22.
    ##2.d#4
    ##2.d#4
    .......
    ##2.d#4
    ##2.d#4
    ##2.d#4
    ##2.d#4
    ##2.d#4
    ##2.d#4
    ##2.d#4
    ##2.d#4
    ....e#3
    ...8#e1
    ...dd4.

    compose U+0134 U+004A 3 1 13

    glyph U+0135
    advance 6
    at 0 11
    .7##9.
    3#ed#5
    ......
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    .1##1.
    .a#d..
    .#c3..

    compose U+0136 U+004B 23 3 -1

    compose U+0137 U+006B 23 3 -1

    copy U+0138 U+043A

    piece 26
    .b#6
    5#c.

    compose U+0139 U+004C 26 1 13

    glyph U+013A
    advance 5
    at 0 13
    .8#9.
    3#d1.
    .....
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .d#a1
    .3c#2

    compose U+013B U+004C 23 3 -1

    compose U+013C U+006C 23 0 -1

    piece 27
    be
    cb
    e7

    compose U+013D U+004C 27 6 10

    glyph U+013E
    advance 8
    at 1 11
    ##2.9#1
    ##2.ad.
    ##2.c9.
    ##2....
    ##2....
    ##2....
    ##2....
    ##2....
    ##2....
    d#a1...
    3c#2...

    glyph U+013F
    advance 8
    at 1 10
    ##2.....
    ##2.....
    ##2.....
    ##2.....
    ##2..22.
    ##2..##2
    ##2..##2
    ##2.....
    ##eeeee.
    #######.

    glyph U+0140
    advance 8
    at 1 11
    ##2....
    ##2....
    ##2....
    ##2....
    ##2....
    ##2.22.
    ##2.##2
    ##2.##2
    ##2....
    d#a1...
    3c#2...

    glyph U+0141
    advance 8
    at -1 10
    ..##2....
    ..##2....
    ..##23...
    ..##c8...
    ..##91...
    .8##2....
    6c##2....
    21##2....
    ..##eeeee
    ..#######

    glyph U+0142
    advance 7
    at 0 11
    ..##2.
    ..##2.
    ..##21
    ..##98
    ..##d3
    .4##2.
    4e##2.
    43##2.
    ..##2.
    ..d#a1
    ..3c#2

    compose U+0143 U+004E 2 3 13

    compose U+0144 U+006E 7 3 11

    compose U+0145 U+004E 23 3 -1

    compose U+0146 U+006E 23 3 -1

    piece 28
    4#dd#4
    .8##8.

    compose U+0147 U+004E 28 2 13

    compose U+0148 U+006E 21 2 11

    glyph U+0149
    advance 11
    at -1 10
    .e#2........
    .b#2........
    .cd.d#ced8..
    5e3.d#d9d#8.
    ....d#4.3#e.
    ....d#4..##2
    ....d#4..##2
    ....d#4..##2
    ....d#4..##2
    ....d#4..##2

    glyph U+014A
    advance 10
    at 1 10
    ##4..2##
    ##d..2##
    ###7.2##
    ##ee22##
    ##6#a2##
    ##2a#6##
    ##22ee##
    ##2.7###
    ##2..d##
    ##2..7##
    ...2e##7
    ...2#e8.

    glyph U+014B
    advance 9
    at 1 8
    ##ced6.
    ##d9e#6
    ##2.5#c
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    ....3#e
    ..28c#9
    ..3#e91

    piece 29
    ####

    compose U+014C U+004F 29 4 12

    compose U+014D U+006F 19 3 10

    compose U+014E U+004F 16 4 13

    compose U+014F U+006F 17 2 11

    piece 30
    2#e4#e1
    b#6b#6.

    compose U+0150 U+004F 30 3 13

    piece 31
    .9#89#8
    4#d4#d.

    compose U+0151 U+006F 31 1 11

    glyph U+0152
    advance 13
    at 1 10
    ..7d#######
    .b#####eeee
    7#e4.##2...
    c#6..##2...
    e#3..##eee.
    e#3..#####.
    c#6..##2...
    7#e4.##2...
    .b#####eeee
    ..7d#######

    glyph U+0153
    advance 14
    at 1 8
    .5ded55ded6.
    5#e9e##e9e#6
    c#6.6##6.6#c
    e#3.3#######
    e#3.3##3....
    c#6.6##6.1..
    5#e9e##e9ee4
    .5ded55d#d7.

    compose U+0154 U+0052 2 3 13

    compose U+0155 U+0072 11 1 11

    compose U+0156 U+0052 23 3 -1

    compose U+0157 U+0072 23 1 -1

    compose U+0158 U+0052 28 2 13

    piece 32
    3#ed#5
    .7##9.

    compose U+0159 U+0072 32 0 11

    compose U+015A U+0053 7 3 13

    compose U+015B U+0073 2 2 11

    compose U+015C U+0053 8 2 13

    compose U+015D U+0073 3 1 11

    glyph U+015E
    advance 9
    at 1 10
    18d#d7.
    a##e#a1
    e#4.2..
    b#a2...
    4e##a3.
    .3a##e4
    ...2a#b
    ..2.4#e
    1a#e##a
    .7d##81
    ...be4.
    ..9d##2
    ..##ec1

    glyph U+015F
    advance 8
    at 1 8
    3beea1
    d#a95.
    d#5...
    6##b4.
    .4b##6
    ...5#d
    .59a#d
    1a##b3
    ..be4.
    .9d##2
    .##ec1

    compose U+0160 U+0053 21 2 13

    compose U+0161 U+0073 28 1 11

    piece 33
    .22..
    .be4.
    9d##2
    ##ec1

    compose U+0162 U+0054 33 2 1

    glyph U+0163
    advance 6
    at 0 10
    .##2..
    .##2..
    #####2
    8##981
    .##2..
    .##2..
    .##2..
    .e#3..
    .a#b81
    .1c##2
    ..be4.
    .9d##2
    .##ec1

    compose U+0164 U+0054 28 1 13

    glyph U+0165
    advance 8
    at 0 13
    .....12.
    .....9#1
    .....bc.
    .##2.b8.
    .##2....
    #####2..
    8##981..
    .##2....
    .##2....
    .##2....
    .e#3....
    .a#b81..
    .1ae#2..

    glyph U+0166
    advance 9
    at 0 10
    ########
    eee##eee
    ...##2..
    ...##2..
    ...##2..
    .######.
    ...##2..
    ...##2..
    ...##2..
    ...##2..

    glyph U+0167
    advance 6
    at 0 10
    .##2..
    .##2..
    #####2
    8##981
    .##2..
    .##2..
    #####2
    .e#3..
    .a#b81
    .1ae#2

    compose U+0168 U+0055 4 2 13

    compose U+0169 U+0075 14 1 11

    compose U+016A U+0055 29 3 12

    compose U+016B U+0075 19 3 10

    compose U+016C U+0055 16 3 13

    compose U+016D U+0075 17 2 11

    piece 34
    2dd2
    7997
    2dd2

    compose U+016E U+0055 34 3 13

    compose U+016F U+0075 15 3 12

    compose U+0170 U+0055 30 2 13

    compose U+0171 U+0075 31 1 11

    glyph U+0172
    advance 10
    at 1 10
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    e#3..3#e
    c#5..5#c
    8#c11c#8
    1d####e1
    .2aeece.
    .....8#1
    .....9#7
    .....2cc

    glyph U+0173
    advance 9
    at 1 8
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    c#5.2##
    6#e9d##
    .6ded##
    ....8#1
    ....9#7
    ....2cc

    compose U+0174 U+0057 3 4 13

    compose U+0175 U+0077 3 3 11

    compose U+0176 U+0059 3 1 13

    compose U+0177 U+0079 3 1 11

    compose U+0178 U+0059 13 1 13

    compose U+0179 U+005A 2 3 13

    compose U+017A U+007A 2 2 11

    compose U+017B U+005A 20 4 13

    compose U+017C U+007A 20 3 11

    compose U+017D U+005A 28 2 13

    compose U+017E U+007A 28 1 11

    glyph U+017F
    advance 5
    at 0 11
    .1ae#2
    .b#b81
    .##2..
    ###2..
    8##2..
    .##2..
    .##2..
    .##2..
    .##2..
    .##2..
    .##2..

    glyph U+0180
    advance 9
    at 0 11
    #####2..
    .##2....
    .##2....
    .##ced6.
    .##c9e#6
    .##2.6#c
    .##2.3#e
    .##2.3#e
    .##2.6#c
    .##c9e#6
    .##ced6.

    glyph U+0181
    advance 11
    at 0 10
    7e####eb3.
    e###ee##e2
    ..##2..c#6
    ..##2..c#6
    ..##ee###2
    ..#######8
    ..##2..5#e
    ..##2..4#e
    ..##eee##9
    ..#####d8.

    glyph U+0192
    advance 6
    at 0 11
    ..1ae#2
    ..b#b81
    ..##2..
    .#####2
    .8##981
    ..##2..
    ..##2..
    ..##2..
    ..##2..
    ..##2..
    ..##2..
    ..##2..
    8a#d...
    #eb2...

    glyph U+01A0
    advance 13
    at 1 11
    .........1dd
    ..6ceec69ee5
    .a######e61.
    6#e5..5e#6..
    c#7....7#c..
    e#3....3#e..
    e#3....3#e..
    c#7....7#c..
    6#e5..5e#6..
    .a######a...
    ..6ceec6....

    glyph U+01A1
    advance 10
    at 1 9
    ......1dd
    .5dedbee5
    5#e9e#a1.
    c#6.6#c..
    e#3.3#e..
    e#3.3#e..
    c#6.6#c..
    5#e9e#5..
    .5ded5...

    glyph U+01AF
    advance 11
    at 1 11
    .......1dd
    ##2..2##e5
    ##2..2##1.
    ##2..2##..
    ##2..2##..
    ##2..2##..
    e#3..3#e..
    c#5..5#c..
    8#c11c#8..
    1d####d1..
    .2aeea2...

    glyph U+01B0
    advance 10
    at 1 9
    ......1dd
    ##2.2##e5
    ##2.2##1.
    ##2.2##..
    ##2.2##..
    ##2.2##..
    c#5.2##..
    6#e9d##..
    .6dec##..

    compose U+01CD U+0041 28 2 13

    compose U+01CE U+0061 21 2 11

    glyph U+01CF
    advance 6
    at 0 13
    3#ed#5
    .7##9.
    ......
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.

    glyph U+01D0
    advance 6
    at 0 11
    3#ed#5
    .7##9.
    ......
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.

    compose U+01D1 U+004F 28 3 13

    compose U+01D2 U+006F 21 2 11

    compose U+01D3 U+0055 28 2 13

    compose U+01D4 U+0075 21 2 11

    glyph U+01D5
    advance 10
    at 1 13
    ..####..
    .##..##.
    .##..##.
    ........
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    d#5..5#d
    9#c11c#9
    2e####e2
    .2aeea2.

    piece 35
    ..#####
    .......
    ##...##
    ##...##

    compose U+01D6 U+0075 35 1 13

    glyph U+01D7
    advance 10
    at 1 14
    ...9#8..
    ..4#d...
    .##..##.
    .##..##.
    ........
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    d#5..5#d
    9#c11c#9
    2e####e2
    .2aeea2.

    piece 36
    ..2#e1.
    ..b#6..
    ##...##
    ##...##

    compose U+01D8 U+0075 36 1 13

    glyph U+01D9
    advance 10
    at 1 14
    .4#dd#4.
    ..8##8..
    .##..##.
    .##..##.
    ........
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    d#5..5#d
    9#c11c#9
    2e####e2
    .2aeea2.

    piece 37
    .b#c#b.
    .1e#e1.
    ##...##
    ##...##

    compose U+01DA U+0075 37 1 13

    glyph U+01DB
    advance 10
    at 1 14
    ..8#9...
    ...d#4..
    .##..##.
    .##..##.
    ........
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    d#5..5#d
    9#c11c#9
    2e####e2
    .2aeea2.

    piece 38
    .1e#2..
    ..6#b..
    ##...##
    ##...##

    compose U+01DC U+0075 38 1 13

    glyph U+01DE
    advance 10
    at 0 13
    ...8####8.
    .8#8..8#8.
    .8#8..8#8.
    ..........
    ...3##3...
    ...9##9...
    ..1e##e1..
    ..6#aa#6..
    ..b#44#b..
    .2##99##2.
    .8######8.
    .e#2..2#e.
    5#b....b#5

    compose U+01DF U+0061 35 1 13

    glyph U+01E0
    advance 10
    at 0 13
    ...8####8.
    ....8#8...
    ....8#8...
    ..........
    ...3##3...
    ...9##9...
    ..1e##e1..
    ..6#aa#6..
    ..b#44#b..
    .2##99##2.
    .8######8.
    .e#2..2#e.
    5#b....b#5

    piece 39
    #####
    .....
    .##..
    .##..

    compose U+01E1 U+0061 39 3 13

    compose U+01E2 U+00C6 19 5 12

    compose U+01E3 U+00E6 29 5 10

    compose U+01E6 U+0047 21 3 13

    compose U+01E7 U+0067 21 2 11

    compose U+01E8 U+004B 28 2 13

    glyph U+01E9
    advance 8
    at 1 13
    .b#c#b.
    .1e#e1.
    .......
    ##2....
    ##2....
    ##2.7#a
    ##23#d1
    ##2c#4.
    ##a#9..
    ####d..
    ##4b#7.
    ##22#e2
    ##2.8#a

    glyph U+01EA
    advance 12
    at 1 10
    ..6ceec6..
    .a######a.
    6#e5..5e#6
    c#7....7#c
    e#3....3#e
    e#3....3#e
    c#7....7#c
    6#e5..5e#6
    .a######a.
    ..6ce#c6..
    ....7#1...
    ....8#8...
    ....2cc...

    glyph U+01EB
    advance 9
    at 1 8
    .5ded5.
    5#e9e#5
    c#6.6#c
    e#3.3#e
    e#3.3#e
    c#6.6#c
    5#e9e#5
    .5d#d5.
    ..4#4..
    ..5#b..
    ..1ae1.

    glyph U+01EC
    advance 12
    at 1 12
    ...####...
    ..........
    ..6ceec6..
    .a######a.
    6#e5..5e#6
    c#7....7#c
    e#3....3#e
    e#3....3#e
    c#7....7#c
    6#e5..5e#6
    .a######a.
    ..6ce#c6..
    ....7#1...
    ....8#8...
    ....2cc...

    glyph U+01ED
    advance 9
    at 1 10
    ..#####
    .......
    .5ded5.
    5#e9e#5
    c#6.6#c
    e#3.3#e
    e#3.3#e
    c#6.6#c
    5#e9e#5
    .5d#d5.
    ..4#4..
    ..5#b..
    ..1ae1.

    glyph U+01F0
    advance 6
    at 0 11
    3#ed#5
    .7##9.
    ......
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    .1##1.
    .a#d..
    .#c3..

    compose U+01F4 U+0047 7 4 13

    compose U+01F5 U+0067 7 3 11

    compose U+01F8 U+004E 1 3 13

    compose U+01F9 U+006E 6 2 11

    glyph U+01FA
    advance 10
    at 0 14
    ....9#8...
    ...4#d....
    ...2dd2...
    ...7997...
    ...2dd2...
    ..........
    ...4##4...
    ...a##a...
    ..2#ee#2..
    ..8#88#8..
    .1e#aa#e1.
    .6######6.
    .d#4..4#d.
    4#c....c#4

    piece 40
    2#e1
    b#6.
    8#8.
    e3e.
    8#8.

    compose U+01FB U+0061 40 3 14

    compose U+01FC U+00C6 7 5 13

    compose U+01FD U+00E6 2 5 11

    compose U+01FE U+00D8 2 4 13

    compose U+01FF U+00F8 7 3 11

    piece 41
    1e#4e#2
    .6#b6#b

    compose U+0200 U+0041 41 1 13

    piece 42
    8#98#9.
    .d#4d#4

    compose U+0201 U+0061 42 1 11

    piece 43
    5ee5
    e33e

    compose U+0202 U+0041 43 3 13

    piece 44
    1b#b1
    6a.a6

    compose U+0203 U+0061 44 2 11

    compose U+0204 U+0045 42 1 13

    compose U+0205 U+0065 42 1 11

    compose U+0206 U+0045 44 2 13

    compose U+0207 U+0065 44 2 11

    glyph U+0208
    advance 6
    at -1 13
    1d#4d#3
    .5#c5#c
    .......
    ...##2.
    ...##2.
    ...##2.
    ...##2.
    ...##2.
    ...##2.
    ...##2.
    ...##2.
    ...##2.
    ...##2.

    glyph U+0209
    advance 6
    at -1 11
    1d#4d#3
    .5#c5#c
    .......
    ...##2.
    ...##2.
    ...##2.
    ...##2.
    ...##2.
    ...##2.
    ...##2.
    ...##2.

    glyph U+020A
    advance 6
    at 1 13
    5ee6
    d42e
    ....
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2

    glyph U+020B
    advance 6
    at 1 11
    5ee6
    d42e
    ....
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2
    .##2

    compose U+020C U+004F 41 2 13

    compose U+020D U+006F 42 1 11

    compose U+020E U+004F 43 4 13

    compose U+020F U+006F 44 2 11

    compose U+0210 U+0052 41 1 13

    piece 45
    1d#4d#3
    .5#c5#c

    compose U+0211 U+0072 45 -1 11

    compose U+0212 U+0052 43 3 13

    piece 46
    5ee6
    d42e

    compose U+0213 U+0072 46 1 11

    compose U+0214 U+0055 41 1 13

    compose U+0215 U+0075 42 1 11

    compose U+0216 U+0055 43 3 13

    compose U+0217 U+0075 44 2 11

    compose U+0218 U+0053 23 3 -1

    compose U+0219 U+0073 23 2 -1

    compose U+021A U+0054 23 2 -1

    compose U+021B U+0074 23 1 -1

    compose U+021E U+0048 28 2 13

    glyph U+021F
    advance 9
    at 1 13
    .b#c#b.
    .1e#e1.
    .......
    ##2....
    ##2....
    ##ced6.
    ##d9e#6
    ##2.5#c
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##

    piece 47
    8#8
    8#8

    compose U+0226 U+0041 47 4 13

    compose U+0227 U+0061 20 4 11

    compose U+0228 U+0045 33 3 1

    glyph U+0229
    advance 9
    at 1 8
    .5ded6.
    5#e9e#6
    c#6.6#c
    e######
    e#3....
    c#6.1..
    5#e9ee4
    .5d#e7.
    ...be4.
    ..9d##2
    ..##ec1

    glyph U+022A
    advance 12
    at 1 13
    ...####...
    ..##..##..
    ..##..##..
    ..........
    ..7ceec7..
    1c######c1
    8#d4..4d#8
    d#5....5#d
    ##2....2##
    d#5....5#d
    8#d4..4d#8
    1c######c1
    ..7ceec7..

    compose U+022B U+006F 35 1 13

    glyph U+022C
    advance 12
    at 1 13
    ...####...
    ..4dc778..
    ..898de5..
    ..........
    ..7ceec7..
    1c######c1
    8#d4..4d#8
    d#5....5#d
    ##2....2##
    d#5....5#d
    8#d4..4d#8
    1c######c1
    ..7ceec7..

    piece 48
    ..#####
    .......
    .ada5b1
    1c7b#b.

    compose U+022D U+006F 48 1 13

    compose U+022E U+004F 20 5 13

    compose U+022F U+006F 20 4 11

    glyph U+0230
    advance 12
    at 1 13
    ...####...
    ....##....
    ....##....
    ..........
    ..7ceec7..
    1c######c1
    8#d4..4d#8
    d#5....5#d
    ##2....2##
    d#5....5#d
    8#d4..4d#8
    1c######c1
    ..7ceec7..

    compose U+0231 U+006F 39 3 13

    compose U+0232 U+0059 29 2 12

    compose U+0233 U+0079 18 2 10

    glyph U+024A
    advance 12
    at 1 10
    .18d#d9##..
    .c#######..
    7#d3.3d##..
    c#6...6##..
    e#3...3##..
    e#3...3##..
    c#6...6##..
    7#d3.3d##..
    .c#######..
    .18d#d9##1.
    .......c#ee
    .......2b##

    glyph U+024B
    advance 10
    at 1 8
    .6dec##..
    6#e9c##..
    c#6.2##..
    e#3.2##..
    e#3.2##..
    c#6.2##..
    6#e9c##..
    .6dec##..
    ....2##..
    ....2##88
    ....2####

    compose U+1E00 U+0041 34 3 -1

    compose U+1E01 U+0061 15 3 -1

    compose U+1E02 U+0042 20 4 13

    glyph U+1E03
    advance 9
    at 1 13
    ...##..
    ...##..
    .......
    ##2....
    ##2....
    ##ced6.
    ##c9e#6
    ##2.6#c
    ##2.3#e
    ##2.3#e
    ##2.6#c
    ##c9e#6
    ##ced6.

    compose U+1E04 U+0042 20 4 -1

    compose U+1E05 U+0062 20 4 -1

    compose U+1E06 U+0042 29 3 -1

    compose U+1E07 U+0062 19 3 -1

    glyph U+1E08
    advance 10
    at 1 13
    ...2#e1..
    ...b#6...
    .........
    ..7d#ea2.
    .b#####e2
    7#e4.195.
    c#6......
    e#3......
    e#3......
    c#6......
    7#e4.195.
    .b#####e2
    ..7d##a2.
    ....be4..
    ...9d##2.
    ...##ec1.

    glyph U+1E09
    advance 8
    at 1 11
    ..2#e1.
    ..b#6..
    .......
    .5c#d7.
    5#e9d#6
    c#7.21.
    e#3....
    e#3....
    c#7.21.
    5#e9d#6
    .5c##7.
    ...be4.
    ..9d##2
    ..##ec1

    compose U+1E0A U+0044 20 5 13

    glyph U+1E0B
    advance 9
    at 1 13
    ...##..
    ...##..
    .......
    ....2##
    ....2##
    .6dec##
    6#e9c##
    c#6.2##
    e#3.2##
    e#3.2##
    c#6.2##
    6#e9c##
    .6dec##

    compose U+1E0C U+0044 20 5 -1

    compose U+1E0D U+0064 20 4 -1

    compose U+1E0E U+0044 19 4 -1

    compose U+1E0F U+0064 19 3 -1

    compose U+1E10 U+0044 23 4 -1

    compose U+1E11 U+0064 23 3 -1

    compose U+1E12 U+0044 8 3 -1

    compose U+1E13 U+0064 8 2 -1

    glyph U+1E14
    advance 9
    at 1 13
    .1e#2..
    ..6#b..
    ..#####
    .......
    #######
    ##eeeee
    ##2....
    ##2....
    ######.
    ##2....
    ##2....
    ##eeeee
    #######

    piece 49
    1e#2..
    .6#b..
    ......
    .#####

    compose U+1E15 U+0065 49 2 13

    glyph U+1E16
    advance 9
    at 1 13
    ..2#e1.
    ..b#6..
    ..#####
    .......
    #######
    ##eeeee
    ##2....
    ##2....
    ######.
    ##2....
    ##2....
    ##eeeee
    #######

    piece 50
    2#e1.
    b#6..
    .....
    #####

    compose U+1E17 U+0065 50 3 13

    compose U+1E18 U+0045 8 2 -1

    compose U+1E19 U+0065 8 2 -1

    compose U+1E1A U+0045 14 1 -1

    compose U+1E1B U+0065 14 1 -1

    piece 51
    6a.a6.
    1b#b1.
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
    ..22..
    ..be4.
    .9d##2
    .##ec1

    compose U+1E1C U+0045 51 2 13

    glyph U+1E1D
    advance 9
    at 1 11
    .6a.a6.
    .1b#b1.
    .......
    .5ded6.
    5#e9e#6
    c#6.6#c
    e######
    e#3....
    c#6.1..
    5#e9ee4
    .5d#e7.
    ...be4.
    ..9d##2
    ..##ec1

    compose U+1E1E U+0046 20 4 13

    glyph U+1E1F
    advance 5
    at 0 13
    ..##..
    ..##..
    ......
    .1ae#2
    .b#b81
    #####2
    8##981
    .##2..
    .##2..
    .##2..
    .##2..
    .##2..
    .##2..

    compose U+1E20 U+0047 19 4 12

    compose U+1E21 U+0067 19 3 10

    compose U+1E22 U+0048 20 4 13

    glyph U+1E23
    advance 9
    at 1 13
    ...##..
    ...##..
    .......
    ##2....
    ##2....
    ##ced6.
    ##d9e#6
    ##2.5#c
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##

    compose U+1E24 U+0048 20 4 -1

    compose U+1E25 U+0068 20 4 -1

    compose U+1E26 U+0048 13 2 13

    glyph U+1E27
    advance 9
    at 1 13
    ##...##
    ##...##
    .......
    ##2....
    ##2....
    ##ced6.
    ##d9e#6
    ##2.5#c
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##

    compose U+1E28 U+0048 33 3 1

    glyph U+1E29
    advance 9
    at 1 11
    ##2....
    ##2....
    ##2....
    ##ced6.
    ##d9e#6
    ##2.5#c
    ##2.2##
    ##2.2##
    ##2.2##
    ##2.2##
    ##224##
    ...be4.
    ..9d##2
    ..##ec1

    compose U+1E2A U+0048 16 3 -1

    compose U+1E2B U+0068 17 2 -1

    piece 52
    4dc878
    798de6

    compose U+1E2C U+0049 52 -1 -1

    compose U+1E2D U+0069 52 -1 -1

    glyph U+1E2E
    advance 6
    at 0 14
    ..8#9.
    .3#d1.
    ##..##
    ##..##
    ......
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.

    glyph U+1E2F
    advance 6
    at 0 13
    ..8#9.
    .3#d1.
    ##..##
    ##..##
    ......
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.
    ..##2.

    compose U+1E30 U+004B 2 3 13

    glyph U+1E31
    advance 8
    at 1 13
    ..2#e1.
    ..b#6..
    .......
    ##2....
    ##2....
    ##2.7#a
    ##23#d1
    ##2c#4.
    ##a#9..
    ####d..
    ##4b#7.
    ##22#e2
    ##2.8#a

    compose U+1E32 U+004B 20 4 -1

    compose U+1E33 U+006B 20 4 -1

    compose U+1E34 U+004B 29 3 -1

    compose U+1E35 U+006B 19 3 -1

    compose U+1E36 U+004C 20 4 -1

    compose U+1E37 U+006C 20 1 -1

    piece 53
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
    ...##
    ...##

    compose U+1E38 U+004C 53 1 12

    glyph U+1E39
    advance 5
    at 0 12
    #####
    .....
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .##2.
    .d#a1
    .3c#2
    .....
    .##..
    .##..

    compose U+1E3A U+004C 19 3 -1

    compose U+1E3B U+006C 19 0 -1

    compose U+1E3C U+004C 8 2 -1

    compose U+1E3D U+006C 12 -1 -1

    compose U+1E3E U+004D 2 4 13

    compose U+1E3F U+006D 2 4 11

    compose U+1E40 U+004D 20 5 13

    compose U+1E41 U+006D 20 5 11

    compose U+1E42 U+004D 20 5 -1

    compose U+1E43 U+006D 20 5 -1

    compose U+1E44 U+004E 20 4 13

    compose U+1E45 U+006E 20 4 11

    compose U+1E46 U+004E 20 4 -1

    compose U+1E47 U+006E 20 4 -1

    compose U+1E48 U+004E 29 3 -1

    compose U+1E49 U+006E 19 3 -1

    compose U+1E4A U+004E 3 2 -1

    compose U+1E4B U+006E 8 2 -1

    glyph U+1E4C
    advance 12
    at 1 14
    ....9#8...
    ...4#d....
    ..4dc778..
    ..898de5..
    ..........
    ..7ceec7..
    1c######c1
    8#d4..4d#8
    d#5....5#d
    ##2....2##
    d#5....5#d
    8#d4..4d#8
    1c######c1
    ..7ceec7..

    piece 54
    ..2#e1.
    ..b#6..
    .ada5b1
    1c7b#b.

    compose U+1E4D U+006F 54 1 13

    glyph U+1E4E
    advance 12
    at 1 14
    ..##..##..
    ..##..##..
    ..4dc778..
    ..898de5..
    ..........
    ..7ceec7..
    1c######c1
    8#d4..4d#8
    d#5....5#d
    ##2....2##
    d#5....5#d
    8#d4..4d#8
    1c######c1
    ..7ceec7..

    piece 55
    ##...##
    ##...##
    .ada5b1
    1c7b#b.

    compose U+1E4F U+006F 55 1 13

    glyph U+1E50
    advance 12
    at 1 13
    ...8#9....
    ....d#4...
    ...####...
    ..........
    ..7ceec7..
    1c######c1
    8#d4..4d#8
    d#5....5#d
    ##2....2##
    d#5....5#d
    8#d4..4d#8
    1c######c1
    ..7ceec7..

    compose U+1E51 U+006F 49 2 13

    glyph U+1E52
    advance 12
    at 1 13
    ....9#8...
    ...4#d....
    ...####...
    ..........
    ..7ceec7..
    1c######c1
    8#d4..4d#8
    d#5....5#d
    ##2....2##
    d#5....5#d
    8#d4..4d#8
    1c######c1
    ..7ceec7..

    compose U+1E53 U+006F 50 3 13

    compose U+1E54 U+0050 2 3 13

    compose U+1E55 U+0070 7 3 11

    compose U+1E56 U+0050 20 4 13

    compose U+1E57 U+0070 20 4 11

    compose U+1E58 U+0052 20 4 13

    compose U+1E59 U+0072 20 2 11

    compose U+1E5A U+0052 20 4 -1

    compose U+1E5B U+0072 20 2 -1

    piece 56
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
    ....
    ....
    .##.
    .##.

    compose U+1E5C U+0052 56 3 12

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
    .##..
    .##..

    compose U+1E5D U+0072 57 1 10

    compose U+1E5E U+0052 29 3 -1

    compose U+1E5F U+0072 19 1 -1

    compose U+1E60 U+0053 20 4 13

    compose U+1E61 U+0073 20 3 11

    compose U+1E62 U+0053 20 4 -1

    compose U+1E63 U+0073 20 3 -1

    glyph U+1E64
    advance 9
    at 1 14
    ...##..
    ...##..
    ..2#e1.
    ..b#6..
    .......
    19d#d8.
    b##e#8.
    e#4.1..
    9#e93..
    1b###b1
    ..39e#9
    ..1.4#e
    .8#e##b
    .8d#d91

    piece 58
    .##.
    .##.
    .9#8
    4#d.

    compose U+1E65 U+0073 58 2 13

    glyph U+1E66
    advance 9
    at 1 14
    ...##..
    ...##..
    .b#c#b.
    .1e#e1.
    .......
    19d#d8.
    b##e#8.
    e#4.1..
    9#e93..
    1b###b1
    ..39e#9
    ..1.4#e
    .8#e##b
    .8d#d91

    piece 59
    ..##..
    ..##..
    4#dd#4
    .8##8.

    compose U+1E67 U+0073 59 1 13

    piece 60
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
    ..
    ##
    ##

    compose U+1E68 U+0053 60 4 13

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
    ##
    ##

    compose U+1E69 U+0073 61 3 11

    compose U+1E6A U+0054 20 3 13

    compose U+1E6B U+0074 20 1 13

    compose U+1E6C U+0054 20 3 -1

    compose U+1E6D U+0074 20 2 -1

    compose U+1E6E U+0054 29 2 -1

    compose U+1E6F U+0074 19 1 -1

    compose U+1E70 U+0054 3 1 -1

    piece 62
    .a##5.
    7#cee2

    compose U+1E71 U+0074 62 0 -1

    compose U+1E72 U+0055 13 2 -1

    compose U+1E73 U+0075 9 1 -1

    compose U+1E74 U+0055 4 2 -1

    compose U+1E75 U+0075 14 1 -1

    compose U+1E76 U+0055 3 2 -1

    compose U+1E77 U+0075 8 2 -1

    glyph U+1E78
    advance 10
    at 1 14
    ...9#8..
    ..4#d...
    .4dc778.
    .898de5.
    ........
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    d#5..5#d
    9#c11c#9
    2e####e2
    .2aeea2.

    compose U+1E79 U+0075 54 1 13

    glyph U+1E7A
    advance 10
    at 1 13
    .##..##.
    .##..##.
    ..####..
    ........
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    ##2..2##
    d#5..5#d
    9#c11c#9
    2e####e2
    .2aeea2.

    piece 63
    ##...##
    ##...##
    .......
    ..#####

    compose U+1E7B U+0075 63 1 13

    compose U+1E7C U+0056 4 2 13

    compose U+1E7D U+0076 4 1 11

    compose U+1E7E U+0056 47 4 -1

    compose U+1E7F U+0076 47 3 -1

    compose U+1E80 U+0057 1 5 13

    compose U+1E81 U+0077 1 4 11

    compose U+1E82 U+0057 2 5 13

    compose U+1E83 U+0077 2 4 11

    compose U+1E84 U+0057 5 3 13

    compose U+1E85 U+0077 5 2 11

    compose U+1E86 U+0057 47 6 13

    compose U+1E87 U+0077 47 5 11

    compose U+1E88 U+0057 47 6 -1

    compose U+1E89 U+0077 47 5 -1

    compose U+1E8A U+0058 47 4 13

    compose U+1E8B U+0078 47 3 11

    compose U+1E8C U+0058 5 1 13

    compose U+1E8D U+0078 5 0 11

    compose U+1E8E U+0059 20 3 13

    compose U+1E8F U+0079 47 3 11

    compose U+1E90 U+005A 3 2 13

    compose U+1E91 U+007A 3 1 11

    compose U+1E92 U+005A 20 4 -1

    compose U+1E93 U+007A 20 3 -1

    compose U+1E94 U+005A 29 3 -1

    compose U+1E95 U+007A 29 2 -1

    compose U+1E96 U+0068 19 3 -1

    compose U+1E97 U+0074 13 -1 13

    compose U+1E98 U+0077 34 4 12

    compose U+1E99 U+0079 34 2 12

    glyph U+1E9B
    advance 5
    at 0 13
    ..##..
    ..##..
    ......
    .1ae#2
    .b#b81
    ###2..
    8##2..
    .##2..
    .##2..
    .##2..
    .##2..
    .##2..
    .##2..

    glyph U+1E9E
    advance 10
    at 1 10
    .3beec4.
    3e#####3
    a#a1.b#7
    e#3.1d#5
    ##2.##e1
    ##2.###5
    ##2.18#c
    ##2..4#e
    ##2e###a
    ##2e#d81

    compose U+1EA0 U+0041 47 4 -1

    compose U+1EA1 U+0061 20 4 -1

    piece 64
    8#e4
    2bd3

    compose U+1EA2 U+0041 64 3 13

    piece 65
    ##b
    5#8

    compose U+1EA3 U+0061 65 3 11

    glyph U+1EA4
    advance 10
    at 0 14
    .....9#8..
    ....4#d...
    ...8##8...
    ..4#dd#4..
    ..........
    ...3##3...
    ...9##9...
    ..1e##e1..
    ..6#aa#6..
    ..b#44#b..
    .2##99##2.
    .8######8.
    .e#2..2#e.
    5#b....b#5

    piece 66
    ..2#e1
    ..b#6.
    1e#e1.
    b#c#b.

    compose U+1EA5 U+0061 66 2 13

    glyph U+1EA6
    advance 10
    at 0 14
    ..8#9.....
    ...d#4....
    ...8##8...
    ..4#dd#4..
    ..........
    ...3##3...
    ...9##9...
    ..1e##e1..
    ..6#aa#6..
    ..b#44#b..
    .2##99##2.
    .8######8.
    .e#2..2#e.
    5#b....b#5

    piece 67
    1e#2..
    .6#b..
    .1e#e1
    .b#c#b

    compose U+1EA7 U+0061 67 1 13

    glyph U+1EA8
    advance 10
    at 0 14
    ...8#e4...
    ...2bd3...
    ...8##8...
    ..4#dd#4..
    ..........
    ...3##3...
    ...9##9...
    ..1e##e1..
    ..6#aa#6..
    ..b#44#b..
    .2##99##2.
    .8######8.
    .e#2..2#e.
    5#b....b#5

    piece 68
    .##b.
    .5#8.
    1e#e1
    b#c#b

    compose U+1EA9 U+0061 68 2 13

    glyph U+1EAA
    advance 10
    at 0 14
    ..4dc778..
    ..898de5..
    ...8##8...
    ..4#dd#4..
    ..........
    ...3##3...
    ...9##9...
    ..1e##e1..
    ..6#aa#6..
    ..b#44#b..
    .2##99##2.
    .8######8.
    .e#2..2#e.
    5#b....b#5

    piece 69
    .ada5b1
    1c7b#b.
    .1e#e1.
    .b#c#b.

    compose U+1EAB U+0061 69 1 13

    piece 70
    .8##8.
    4#dd#4
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
    ......
    ..8#8.
    ..8#8.

    compose U+1EAC U+0041 70 2 13

    piece 71
    1e#e1
    b#c#b
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

    compose U+1EAD U+0061 71 2 11

    glyph U+1EAE
    advance 10
    at 0 14
    .....9#8..
    ....4#d...
    ...e33e...
    ...5ee5...
    ..........
    ...3##3...
    ...9##9...
    ..1e##e1..
    ..6#aa#6..
    ..b#44#b..
    .2##99##2.
    .8######8.
    .e#2..2#e.
    5#b....b#5

    piece 72
    ..2#e1
    ..b#6.
    6a.a6.
    1b#b1.

    compose U+1EAF U+0061 72 2 13

    glyph U+1EB0
    advance 10
    at 0 14
    ..8#9.....
    ...d#4....
    ...e33e...
    ...5ee5...
    ..........
    ...3##3...
    ...9##9...
    ..1e##e1..
    ..6#aa#6..
    ..b#44#b..
    .2##99##2.
    .8######8.
    .e#2..2#e.
    5#b....b#5

    piece 73
    1e#2..
    .6#b..
    .6a.a6
    .1b#b1

    compose U+1EB1 U+0061 73 1 13

    glyph U+1EB2
    advance 10
    at 0 14
    ...8#e4...
    ...2bd3...
    ...e33e...
    ...5ee5...
    ..........
    ...3##3...
    ...9##9...
    ..1e##e1..
    ..6#aa#6..
    ..b#44#b..
    .2##99##2.
    .8######8.
    .e#2..2#e.
    5#b....b#5

    piece 74
    .##b.
    .5#8.
    6a.a6
    1b#b1

    compose U+1EB3 U+0061 74 2 13

    glyph U+1EB4
    advance 10
    at 0 14
    ..4dc778..
    ..898de5..
    ...e33e...
    ...5ee5...
    ..........
    ...3##3...
    ...9##9...
    ..1e##e1..
    ..6#aa#6..
    ..b#44#b..
    .2##99##2.
    .8######8.
    .e#2..2#e.
    5#b....b#5

    piece 75
    .ada5b1
    1c7b#b.
    .6a.a6.
    .1b#b1.

    compose U+1EB5 U+0061 75 1 13

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
    ....
    .8#8
    .8#8

    compose U+1EB6 U+0041 76 3 13

    piece 77
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
    ..##.
    ..##.

    compose U+1EB7 U+0061 77 2 11

    compose U+1EB8 U+0045 20 4 -1

    compose U+1EB9 U+0065 20 4 -1

    compose U+1EBA U+0045 65 3 13

    compose U+1EBB U+0065 65 3 11

    compose U+1EBC U+0045 14 1 13

    compose U+1EBD U+0065 14 1 11

    glyph U+1EBE
    advance 9
    at 1 14
    ...2#e1
    ...b#6.
    .1e#e1.
    .b#c#b.
    .......
    #######
    ##eeeee
    ##2....
    ##2....
    ######.
    ##2....
    ##2....
    ##eeeee
    #######

    compose U+1EBF U+0065 66 2 13

    glyph U+1EC0
    advance 9
    at 1 14
    1e#2...
    .6#b...
    .1e#e1.
    .b#c#b.
    .......
    #######
    ##eeeee
    ##2....
    ##2....
    ######.
    ##2....
    ##2....
    ##eeeee
    #######

    compose U+1EC1 U+0065 67 1 13

    glyph U+1EC2
    advance 9
    at 1 14
    ..##b..
    ..5#8..
    .1e#e1.
    .b#c#b.
    .......
    #######
    ##eeeee
    ##2....
    ##2....
    ######.
    ##2....
    ##2....
    ##eeeee
    #######

    compose U+1EC3 U+0065 68 2 13

    glyph U+1EC4
    advance 9
    at 1 14
    .ada5b1
    1c7b#b.
    .1e#e1.
    .b#c#b.
    .......
    #######
    ##eeeee
    ##2....
    ##2....
    ######.
    ##2....
    ##2....
    ##eeeee
    #######

    compose U+1EC5 U+0065 69 1 13

    piece 78
    1e#e1
    b#c#b
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
    ..##.
    ..##.

    compose U+1EC6 U+0045 78 2 13

    compose U+1EC7 U+0065 71 2 11

    piece 79
    7#e5
    2ad3

    compose U+1EC8 U+0049 79 0 13

    compose U+1EC9 U+0131 79 0 11

    compose U+1ECA U+0049 20 1 -1

    compose U+1ECB U+0069 20 1 -1

    compose U+1ECC U+004F 20 5 -1

    compose U+1ECD U+006F 20 4 -1

    compose U+1ECE U+004F 64 4 13

    compose U+1ECF U+006F 65 3 11

    glyph U+1ED0
    advance 12
    at 1 14
    .....9#8..
    ....4#d...
    ...8##8...
    ..4#dd#4..
    ..........
    ..7ceec7..
    1c######c1
    8#d4..4d#8
    d#5....5#d
    ##2....2##
    d#5....5#d
    8#d4..4d#8
    1c######c1
    ..7ceec7..

    compose U+1ED1 U+006F 66 2 13

    glyph U+1ED2
    advance 12
    at 1 14
    ..8#9.....
    ...d#4....
    ...8##8...
    ..4#dd#4..
    ..........
    ..7ceec7..
    1c######c1
    8#d4..4d#8
    d#5....5#d
    ##2....2##
    d#5....5#d
    8#d4..4d#8
    1c######c1
    ..7ceec7..

    compose U+1ED3 U+006F 67 1 13

    glyph U+1ED4
    advance 12
    at 1 14
    ...8#e4...
    ...2bd3...
    ...8##8...
    ..4#dd#4..
    ..........
    ..7ceec7..
    1c######c1
    8#d4..4d#8
    d#5....5#d
    ##2....2##
    d#5....5#d
    8#d4..4d#8
    1c######c1
    ..7ceec7..

    compose U+1ED5 U+006F 68 2 13

    glyph U+1ED6
    advance 12
    at 1 14
    ..4dc778..
    ..898de5..
    ...8##8...
    ..4#dd#4..
    ..........
    ..7ceec7..
    1c######c1
    8#d4..4d#8
    d#5....5#d
    ##2....2##
    d#5....5#d
    8#d4..4d#8
    1c######c1
    ..7ceec7..

    compose U+1ED7 U+006F 69 1 13

    piece 80
    .8##8.
    4#dd#4
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
    ......
    ..##..
    ..##..

    compose U+1ED8 U+004F 80 3 13

    compose U+1ED9 U+006F 71 2 11

    glyph U+1EDA
    advance 13
    at 1 13
    ....9#8.....
    ...4#d......
    .........1dd
    ..6ceec69ee5
    .a######e61.
    6#e5..5e#6..
    c#7....7#c..
    e#3....3#e..
    e#3....3#e..
    c#7....7#c..
    6#e5..5e#6..
    .a######a...
    ..6ceec6....

    glyph U+1EDB
    advance 10
    at 1 11
    ..2#e1...
    ..b#6....
    ......1dd
    .5dedbee5
    5#e9e#a1.
    c#6.6#c..
    e#3.3#e..
    e#3.3#e..
    c#6.6#c..
    5#e9e#5..
    .5ded5...

    glyph U+1EDC
    advance 13
    at 1 13
    ...8#9......
    ....d#4.....
    .........1dd
    ..6ceec69ee5
    .a######e61.
    6#e5..5e#6..
    c#7....7#c..
    e#3....3#e..
    e#3....3#e..
    c#7....7#c..
    6#e5..5e#6..
    .a######a...
    ..6ceec6....

    glyph U+1EDD
    advance 10
    at 1 11
    .1e#2....
    ..6#b....
    ......1dd
    .5dedbee5
    5#e9e#a1.
    c#6.6#c..
    e#3.3#e..
    e#3.3#e..
    c#6.6#c..
    5#e9e#5..
    .5ded5...

    glyph U+1EDE
    advance 13
    at 1 13
    ...8#e4.....
    ...2bd3.....
    .........1dd
    ..6ceec69ee5
    .a######e61.
    6#e5..5e#6..
    c#7....7#c..
    e#3....3#e..
    e#3....3#e..
    c#7....7#c..
    6#e5..5e#6..
    .a######a...
    ..6ceec6....

    glyph U+1EDF
    advance 10
    at 1 11
    ..##b....
    ..5#8....
    ......1dd
    .5dedbee5
    5#e9e#a1.
    c#6.6#c..
    e#3.3#e..
    e#3.3#e..
    c#6.6#c..
    5#e9e#5..
    .5ded5...

    glyph U+1EE0
    advance 13
    at 1 13
    ..4dc778....
    ..898de5....
    .........1dd
    ..6ceec69ee5
    .a######e61.
    6#e5..5e#6..
    c#7....7#c..
    e#3....3#e..
    e#3....3#e..
    c#7....7#c..
    6#e5..5e#6..
    .a######a...
    ..6ceec6....

    glyph U+1EE1
    advance 10
    at 1 11
    .ada5b1..
    1c7b#b...
    ......1dd
    .5dedbee5
    5#e9e#a1.
    c#6.6#c..
    e#3.3#e..
    e#3.3#e..
    c#6.6#c..
    5#e9e#5..
    .5ded5...

    glyph U+1EE2
    advance 13
    at 1 11
    .........1dd
    ..6ceec69ee5
    .a######e61.
    6#e5..5e#6..
    c#7....7#c..
    e#3....3#e..
    e#3....3#e..
    c#7....7#c..
    6#e5..5e#6..
    .a######a...
    ..6ceec6....
    ............
    ....##......
    ....##......

    glyph U+1EE3
    advance 10
    at 1 9
    ......1dd
    .5dedbee5
    5#e9e#a1.
    c#6.6#c..
    e#3.3#e..
    e#3.3#e..
    c#6.6#c..
    5#e9e#5..
    .5ded5...
    .........
    ...##....
    ...##....

    compose U+1EE4 U+0055 20 4 -1

    compose U+1EE5 U+0075 20 4 -1

    compose U+1EE6 U+0055 64 3 13

    compose U+1EE7 U+0075 65 3 11

    glyph U+1EE8
    advance 11
    at 1 13
    ...9#8....
    ..4#d.....
    .......1dd
    ##2..2##e5
    ##2..2##1.
    ##2..2##..
    ##2..2##..
    ##2..2##..
    e#3..3#e..
    c#5..5#c..
    8#c11c#8..
    1d####d1..
    .2aeea2...

    glyph U+1EE9
    advance 10
    at 1 11
    ..2#e1...
    ..b#6....
    ......1dd
    ##2.2##e5
    ##2.2##1.
    ##2.2##..
    ##2.2##..
    ##2.2##..
    c#5.2##..
    6#e9d##..
    .6dec##..

    glyph U+1EEA
    advance 11
    at 1 13
    ..8#9.....
    ...d#4....
    .......1dd
    ##2..2##e5
    ##2..2##1.
    ##2..2##..
    ##2..2##..
    ##2..2##..
    e#3..3#e..
    c#5..5#c..
    8#c11c#8..
    1d####d1..
    .2aeea2...

    glyph U+1EEB
    advance 10
    at 1 11
    .1e#2....
    ..6#b....
    ......1dd
    ##2.2##e5
    ##2.2##1.
    ##2.2##..
    ##2.2##..
    ##2.2##..
    c#5.2##..
    6#e9d##..
    .6dec##..

    glyph U+1EEC
    advance 11
    at 1 13
    ..8#e4....
    ..2bd3....
    .......1dd
    ##2..2##e5
    ##2..2##1.
    ##2..2##..
    ##2..2##..
    ##2..2##..
    e#3..3#e..
    c#5..5#c..
    8#c11c#8..
    1d####d1..
    .2aeea2...

    glyph U+1EED
    advance 10
    at 1 11
    ..##b....
    ..5#8....
    ......1dd
    ##2.2##e5
    ##2.2##1.
    ##2.2##..
    ##2.2##..
    ##2.2##..
    c#5.2##..
    6#e9d##..
    .6dec##..

    glyph U+1EEE
    advance 11
    at 1 13
    .4dc778...
    .898de5...
    .......1dd
    ##2..2##e5
    ##2..2##1.
    ##2..2##..
    ##2..2##..
    ##2..2##..
    e#3..3#e..
    c#5..5#c..
    8#c11c#8..
    1d####d1..
    .2aeea2...

    glyph U+1EEF
    advance 10
    at 1 11
    .ada5b1..
    1c7b#b...
    ......1dd
    ##2.2##e5
    ##2.2##1.
    ##2.2##..
    ##2.2##..
    ##2.2##..
    c#5.2##..
    6#e9d##..
    .6dec##..

    glyph U+1EF0
    advance 11
    at 1 11
    .......1dd
    ##2..2##e5
    ##2..2##1.
    ##2..2##..
    ##2..2##..
    ##2..2##..
    e#3..3#e..
    c#5..5#c..
    8#c11c#8..
    1d####d1..
    .2aeea2...
    ..........
    ...##.....
    ...##.....

    glyph U+1EF1
    advance 10
    at 1 9
    ......1dd
    ##2.2##e5
    ##2.2##1.
    ##2.2##..
    ##2.2##..
    ##2.2##..
    c#5.2##..
    6#e9d##..
    .6dec##..
    .........
    ...##....
    ...##....

    compose U+1EF2 U+0059 1 2 13

    compose U+1EF3 U+0079 1 2 11

    compose U+1EF4 U+0059 20 3 -1

    compose U+1EF5 U+0079 47 5 -1

    compose U+1EF6 U+0059 64 2 13

    compose U+1EF7 U+0079 64 2 11

    compose U+1EF8 U+0059 4 1 13

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
