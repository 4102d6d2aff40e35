// swift-tools-version: 6.2
import PackageDescription

// The checks set this variable. A warning then fails the build, never that of a user. Each module
// is compiled as a whole and without what only a debugger reads, which takes a quarter less time.
let isChecked = Context.environment["LIKENESS_STRICT"] != nil
let checked: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .unsafeFlags(
    ["-wmo", "-num-threads", "1", "-no-emit-module-separately-wmo", "-gnone"],
    .when(configuration: .debug)),
]

// The checks optimize what is done for each pixel and character, and keep its assertions: without
// that, tests and drawings take three times as long.
let optimized: [SwiftSetting] = [
  .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
]
let isOptimized = { (target: Target) in
  ["Pixels", "Text"].contains { target.path?.hasPrefix("Sources/\($0)/") ?? false }
    || ["LikenessCompare", "LikenessDigest", "LikenessDrawing", "LikenessPNG"].contains(target.name)
}

/// The targets of one room: a folder under `Sources/` such as `Sources/Pixels`.
func room(_ folder: String, _ targets: [Target]) -> [Target] {
  for target in targets { target.path = "Sources/\(folder)/\(target.name)" }
  return targets
}

let package = Package(
  name: "likeness",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Likeness", targets: ["Likeness"]),
    .library(name: "LikenessTesting", targets: ["LikenessTesting"]),
    .library(name: "LikenessFetch", targets: ["LikenessFetch"]),
    .library(name: "LikenessCommand", targets: ["LikenessCommand"]),
    .executable(name: "likeness", targets: ["likeness-gallery"]),
    .plugin(name: "LikenessPlugin", targets: ["LikenessPlugin"]),
  ],
  traits: [
    // One default trait at most: SwiftPM passes several to the compiler in random order, and each
    // change of the order rebuilds everything.
    .default(enabledTraits: ["OutlineFonts"]),
    .trait(
      name: "OutlineFonts",
      description:
        "Draws text in font files (TrueType, OpenType, BDF, PCF), read by FreeType and shaped by "
        + "HarfBuzz. Without it Likeness builds without the two."
    ),
  ],
  dependencies: [
    // The command line: options, help, completion, usage errors.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // The templates of the report's and the gallery's pages, with escaping by default.
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.0.0"),
    // The sockets of the command's loopback server, without a thread for each connection.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: []
    // No policy: C libraries, digests, JSON, HTTP, and what pages have in common.
    + room(
      "Support",
      [
        // Hints to the system about memory that holds pictures, which Swift has no words for.
        .target(name: "CMemory"),
        // HTTP for LikenessFetch, the only product that needs it. Foundation's URLSession can't
        // replace it: on Linux a server that breaks off within a head, or sends a trailer, ends the
        // process (Swift 6.3).
        .systemLibrary(
          name: "Clibcurl", pkgConfig: "libcurl",
          providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
        .systemLibrary(
          name: "Clibpng", pkgConfig: "libpng",
          providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        // Inflates a whole picture four times as fast as zlib. Decoding takes most of the time of
        // comparing two files.
        .systemLibrary(
          name: "Clibdeflate", pkgConfig: "libdeflate",
          providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .target(
          name: "CPNG", dependencies: ["CMemory", "Clibpng", "Clibdeflate"],
          linkerSettings: [.linkedLibrary("z")]),
        // Font files: FreeType reads the outlines of glyphs, HarfBuzz finds which glyphs show a
        // text. Without the trait nothing of the two is built.
        .systemLibrary(
          name: "CFreeType", pkgConfig: "freetype2",
          providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
        .systemLibrary(
          name: "CHarfBuzz", pkgConfig: "harfbuzz",
          providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .target(
          name: "COutlineFonts",
          dependencies: [
            .target(name: "CFreeType", condition: .when(traits: ["OutlineFonts"])),
            .target(name: "CHarfBuzz", condition: .when(traits: ["OutlineFonts"])),
          ],
          cSettings: [.define("LIKENESS_OUTLINE_FONTS", .when(traits: ["OutlineFonts"]))]),
        // SHA-256 where CryptoKit is not part of the system.
        .systemLibrary(
          name: "Cnettle", pkgConfig: "nettle",
          providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
        // The operations on files that other targets need: written aside and renamed, locked,
        // swept.
        .target(
          name: "LikenessFiles",
          dependencies: ["CFiles", "LikenessConcurrency", "LikenessGraphics"]),
        // The exchange of two folders in one step, which Swift's view of the C library leaves out.
        .target(name: "CFiles"),
        // Locks, for what threads share.
        .target(name: "LikenessConcurrency", dependencies: ["LikenessGraphics"]),
        // Drawing with threads, locks and large pages. The raster itself uses none of them.
        .target(
          name: "LikenessDrawing",
          dependencies: [
            "CMemory", "LikenessConcurrency", "LikenessDisplayList", "LikenessGraphics",
            "LikenessRaster", "LikenessText",
          ]),
        .target(
          name: "LikenessDigest",
          dependencies: [
            "LikenessGraphics", .target(name: "Cnettle", condition: .when(platforms: [.linux])),
          ]),
        .target(name: "LikenessJSON", dependencies: ["LikenessGraphics"]),
        // Pages over HTTP on this machine: a loopback server, events for open pages, changes of
        // files, signals that end it.
        .target(
          name: "LikenessServing",
          dependencies: [
            "LikenessConcurrency", "LikenessDigest", "LikenessGraphics", "LikenessPages",
            .product(name: "FlyingSocks", package: "FlyingFox"),
          ]),
        // What the report and the gallery's site have in common: escaping, one style, folders
        // replaced as a whole.
        .target(
          name: "LikenessPages",
          dependencies: [
            "LikenessFiles", "LikenessGraphics",
            .product(name: "Mustache", package: "swift-mustache"),
          ],
          resources: [.embedInCode("Resources/common.css")]),
      ])
    // Numbers, colors and bitmaps; the display list; the raster.
    + room(
      "Pixels",
      [
        .target(name: "LikenessGraphics"),
        .target(name: "LikenessDisplayList", dependencies: ["LikenessGraphics"]),
        .target(name: "LikenessRaster", dependencies: ["LikenessDisplayList", "LikenessGraphics"]),
      ])
    // Fonts, shaping and lines.
    + room(
      "Text",
      [
        // The embedded typeface: a drawing program, freestanding like the pixel core.
        .target(name: "LikenessSans", dependencies: ["LikenessGraphics"]),
        .target(
          name: "LikenessText",
          dependencies: [
            "LikenessConcurrency", "LikenessDigest", "LikenessDisplayList", "LikenessGraphics",
            "LikenessSans", "LikenessUnicode",
          ]),
        // Tables of one pinned version of Unicode, and the rules that need them: clusters, line
        // breaks, directions, scripts.
        .target(name: "LikenessUnicode"),
        .target(
          name: "LikenessFonts",
          dependencies: [
            "LikenessConcurrency", "LikenessDigest", "LikenessDisplayList", "LikenessFiles",
            "LikenessGraphics", "LikenessText",
            .target(name: "COutlineFonts", condition: .when(traits: ["OutlineFonts"])),
          ]),
      ])
    // Themes, views and styles. They know no pixels.
    + room(
      "Intent",
      [
        .target(
          name: "LikenessTheme",
          dependencies: [
            "LikenessConcurrency", "LikenessGraphics", "LikenessDigest", "LikenessJSON",
          ]),
        .target(
          name: "LikenessViews",
          dependencies: [
            "LikenessConcurrency", "LikenessGraphics", "LikenessDigest", "LikenessJSON",
            "LikenessText", "LikenessTheme",
            "LikenessDisplayList",
          ]),
        // Components worth a picture, and the variants in which they are drawn.
        .target(
          name: "LikenessStories",
          dependencies: [
            "LikenessCompare", "LikenessDisplayList", "LikenessGraphics", "LikenessSnapshots",
            "LikenessText", "LikenessTheme",
            "LikenessViews",
          ]),
        // Views and stories from JSON.
        .target(
          name: "LikenessScenes",
          dependencies: [
            "LikenessDisplayList", "LikenessGraphics", "LikenessJSON", "LikenessStories",
            "LikenessText", "LikenessTheme", "LikenessViews",
          ],
          exclude: ["Resources"]),
      ])
    // Pictures, verdicts, references and reports. They know no views.
    + room(
      "Evidence",
      [
        .target(name: "LikenessPNG", dependencies: ["CPNG", "LikenessFiles", "LikenessGraphics"]),
        .target(
          name: "LikenessCompare", dependencies: ["LikenessConcurrency", "LikenessGraphics"]),
        // Why two display lists differ: the edits behind a difference, apart from what followed
        // from them.
        .target(
          name: "LikenessCauses",
          dependencies: ["LikenessDisplayList", "LikenessGraphics", "LikenessRaster"]),
        .target(
          name: "LikenessSnapshots",
          dependencies: [
            "LikenessCauses", "LikenessConcurrency", "LikenessFiles", "LikenessGraphics",
            "LikenessDigest",
            "LikenessDisplayList",
            "LikenessRaster", "LikenessPNG", "LikenessCompare", "LikenessJSON",
          ]),
        .target(
          name: "LikenessReport",
          dependencies: [
            "LikenessCauses", "LikenessCompare", "LikenessDigest", "LikenessDisplayList",
            "LikenessFiles", "LikenessGraphics",
            "LikenessPages", "LikenessPNG", "LikenessSnapshots",
          ],
          exclude: ["Resources/outcomes.schema.json"],
          resources: [
            // Built into the code: Bundle.module ends the program when the binary is moved away
            // from its bundle.
            .embedInCode("Resources/index.mustache"), .embedInCode("Resources/entry.mustache"),
            .embedInCode("Resources/junit.mustache"),
            .embedInCode("Resources/summary.mustache"), .embedInCode("Resources/report.css"),
            .embedInCode("Resources/report.js"),
            .embedInCode("Resources/stages.js"), .embedInCode("Resources/pixels.js"),
            .embedInCode("Resources/png.js"),
            .embedInCode("Resources/pieces.mustache"), .embedInCode("Resources/strength.js"),
          ]),
        // The comparison of any two PNG files or folders of them.
        .target(
          name: "LikenessFileCompare",
          dependencies: [
            "LikenessCompare", "LikenessConcurrency", "LikenessDigest", "LikenessFiles",
            "LikenessGraphics", "LikenessPages", "LikenessPNG",
            "LikenessReport",
            "LikenessSnapshots",
          ]),
        // Answers to what differs, in a browser or a terminal.
        .target(
          name: "LikenessReview",
          dependencies: [
            "LikenessConcurrency", "LikenessDigest", "LikenessFiles", "LikenessGraphics",
            "LikenessPages", "LikenessPNG", "LikenessRaster", "LikenessReport",
            "LikenessServing", "LikenessSnapshots",
          ],
          resources: [.embedInCode("Resources/review.js"), .embedInCode("Resources/review.css")]),
      ])
    // Where users come in: the library, the test library and the command.
    + room(
      "Doors",
      [
        .target(
          name: "Likeness",
          dependencies: [
            "LikenessCauses", "LikenessCompare", "LikenessConcurrency", "LikenessDisplayList",
            "LikenessDrawing", "LikenessFiles",
            "LikenessGraphics", "LikenessPNG",
            "LikenessRaster", "LikenessText", "LikenessTheme", "LikenessJSON", "LikenessViews",
            "LikenessSnapshots",
            "LikenessFonts", "LikenessScenes", "LikenessStories",
          ]),
        .target(
          name: "LikenessTesting",
          dependencies: ["LikenessConcurrency", "Likeness", "LikenessDigest", "LikenessFiles"]),
        // Themes from servers. No other library reaches a network.
        .target(
          name: "LikenessFetch",
          dependencies: [
            "Clibcurl", "LikenessConcurrency", "LikenessDigest", "LikenessFiles",
            "LikenessGraphics", "LikenessJSON", "LikenessTheme",
          ]),
        .target(
          name: "LikenessSite",
          dependencies: [
            "LikenessConcurrency", "LikenessGraphics", "Likeness", "LikenessDigest",
            "LikenessPages",
          ],
          resources: [
            .embedInCode("Resources/gallery.mustache"), .embedInCode("Resources/story.mustache"),
            .embedInCode("Resources/site.css"),
            .embedInCode("Resources/site.js"),
          ]),
        // Galleries on the web that follow what changes.
        .target(
          name: "LikenessLive",
          dependencies: [
            "Likeness", "LikenessConcurrency", "LikenessPages", "LikenessServing", "LikenessSite",
          ]),
        .target(
          name: "LikenessCommand",
          dependencies: [
            "LikenessConcurrency", "LikenessFiles", "LikenessGraphics",
            "CMemory", "Likeness", "LikenessDigest", "LikenessFileCompare", "LikenessJSON",
            "LikenessLive",
            "LikenessPages",
            "LikenessReport", "LikenessReview", "LikenessServing", "LikenessSite",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
          ],
          exclude: ["Resources"],
          resources: [
            .embedInCode("Themes/Export/css.mustache"),
            .embedInCode("Themes/Export/android.mustache"),
            .embedInCode("Themes/Export/swift.mustache"),
          ]),
        .target(
          name: "LikenessGallery", dependencies: ["Likeness"], exclude: ["Scenes"],
          resources: [
            .embedInCode("Resources/light.theme.json"), .embedInCode("Resources/dark.theme.json"),
          ]),
        .executableTarget(
          name: "likeness-gallery",
          dependencies: ["Likeness", "LikenessCommand", "LikenessGallery"]),
        // `swift package likeness` in other packages. Built with them when it is first run. No
        // permission for the network, which each call would have to grant: `review` and `gallery
        // --serve` are for `swift run likeness`.
        .plugin(
          name: "LikenessPlugin",
          capability: .command(
            intent: .custom(
              verb: "likeness", description: "Checks, records and reviews snapshots."),
            permissions: [
              .writeToPackageDirectory(
                reason: "Writes references to Snapshots/ and results of runs to .build/likeness.")
            ])),
      ])
    // Tests, and what only tests use.
    + [
      .testTarget(name: "LikenessGraphicsTests", dependencies: ["LikenessGraphics"]),
      .testTarget(
        name: "LikenessDigestTests", dependencies: ["LikenessDigest", "LikenessGraphics"]),
      .testTarget(
        name: "LikenessSansTests",
        dependencies: ["LikenessDigest", "LikenessGraphics", "LikenessSans"]),
      .testTarget(
        name: "LikenessTextTests",
        dependencies: [
          "LikenessDigest", "LikenessDisplayList", "LikenessGraphics", "LikenessSans",
          "LikenessText", "TestSupport",
        ]),
      .testTarget(name: "LikenessUnicodeTests", dependencies: ["LikenessUnicode"]),
      // Fonts made byte by byte, sound and broken; used by the tests, and by an executable that is
      // run under the address sanitizer.
      .target(
        name: "TestFonts",
        dependencies: [
          "LikenessDrawing", "LikenessGraphics", "LikenessFonts", "LikenessDisplayList",
          "LikenessRaster", "LikenessText",
        ],
        path: "Tests/TestFonts"),
      .executableTarget(
        name: "draw-labels",
        dependencies: [
          "LikenessDisplayList", "LikenessDrawing", "LikenessFonts", "LikenessGraphics",
          "LikenessPNG", "LikenessText",
        ],
        path: "Tests/draw-labels"),
      // Everything that reads untrusted bytes, under a sanitizer: a corpus, or what libFuzzer
      // makes.
      .executableTarget(
        name: "fuzz",
        dependencies: [
          "LikenessDisplayList", "LikenessDrawing", "LikenessGraphics", "LikenessJSON",
          "LikenessPNG", "LikenessScenes",
          "LikenessServing", "LikenessSnapshots", "LikenessStories", "LikenessText",
          "LikenessTheme", "TestFonts",
        ],
        path: "Tests/fuzz", exclude: ["Corpus"]),
      .testTarget(
        name: "LikenessFontsTests",
        dependencies: [
          "LikenessDigest", "LikenessDrawing", "LikenessGraphics", "LikenessFonts",
          "LikenessDisplayList", "LikenessRaster", "LikenessText",
          "TestFonts",
        ]),
      .testTarget(
        name: "LikenessFetchTests",
        dependencies: ["LikenessConcurrency", "LikenessFetch", "LikenessTheme"]),
      .testTarget(name: "LikenessJSONTests", dependencies: ["LikenessJSON"]),
      .testTarget(
        name: "LikenessThemeTests",
        dependencies: ["LikenessGraphics", "LikenessJSON", "LikenessTheme"],
        exclude: ["Malformed", "Themes"]),
      .testTarget(
        name: "LikenessCausesTests",
        dependencies: [
          "LikenessCauses", "LikenessDisplayList", "LikenessGraphics", "LikenessRaster",
        ]),
      .testTarget(
        name: "LikenessDisplayListTests",
        dependencies: ["LikenessDisplayList", "LikenessGraphics", "LikenessText"]),
      .testTarget(
        name: "LikenessSnapshotsTests",
        dependencies: [
          "LikenessCauses", "LikenessCompare", "LikenessConcurrency", "LikenessDigest",
          "LikenessDisplayList", "LikenessFiles",
          "LikenessGraphics",
          "LikenessPNG", "LikenessRaster", "LikenessSnapshots", "LikenessText", "TestSupport",
        ]),
      .testTarget(
        name: "LikenessPNGTests",
        dependencies: ["LikenessPNG", "LikenessCompare", "LikenessGraphics"]),
      .testTarget(
        name: "LikenessCompareTests",
        dependencies: ["LikenessCompare", "LikenessGraphics", "LikenessSnapshots"]),
      .target(
        name: "PixelCorpus",
        dependencies: [
          "LikenessDisplayList", "LikenessDrawing", "LikenessGraphics", "LikenessText",
          "LikenessDigest", "LikenessRaster",
        ],
        path: "Tests/PixelCorpus",
        resources: [.embedInCode("corpus.txt")]),
      .executableTarget(
        name: "pixel-corpus", dependencies: ["LikenessGraphics", "PixelCorpus"],
        path: "Tests/pixel-corpus"),
      .testTarget(
        name: "LikenessRasterTests",
        dependencies: [
          "LikenessDisplayList", "LikenessDrawing", "LikenessGraphics", "LikenessText",
          "LikenessDigest", "LikenessRaster", "PixelCorpus",
          "TestSupport",
        ]),
      .testTarget(
        name: "LikenessTestingTests",
        dependencies: [
          "LikenessCommand", "LikenessConcurrency", "LikenessFetch", "LikenessTesting",
        ]),
      .testTarget(name: "EndToEndTests", dependencies: ["likeness-gallery", "TestSupport"]),
      .testTarget(
        name: "LikenessViewsTests",
        dependencies: [
          "LikenessCauses", "LikenessDigest", "LikenessDisplayList", "LikenessGraphics",
          "LikenessJSON", "LikenessText", "LikenessTheme",
          "LikenessViews",
        ]),
      .testTarget(
        name: "LikenessStoriesTests",
        dependencies: ["Likeness", "LikenessConcurrency", "LikenessStories"]),
      .testTarget(
        name: "LikenessScenesTests",
        dependencies: [
          "LikenessDisplayList", "LikenessGraphics", "LikenessJSON", "LikenessScenes",
          "LikenessText", "LikenessTheme", "LikenessViews",
        ]),
      .testTarget(
        name: "LikenessGalleryTests",
        dependencies: ["Likeness", "LikenessGallery", "LikenessTesting", "TestSupport"]),
      .testTarget(
        name: "LikenessReportTests",
        dependencies: [
          "LikenessCauses", "LikenessCompare", "LikenessDigest", "LikenessDisplayList",
          "LikenessGraphics", "LikenessPNG",
          "LikenessSnapshots",
          "LikenessReport", "LikenessPages", "TestSupport",
        ]),
      .testTarget(
        name: "LikenessSiteTests",
        dependencies: ["LikenessSite", "Likeness", "LikenessDigest", "LikenessPages"]),
      .testTarget(
        name: "BrowserTests",
        dependencies: [
          "LikenessConcurrency", "LikenessCommand", "LikenessReport", "LikenessPages",
          "LikenessSite", "LikenessSnapshots", "Likeness",
          "TestSupport",
        ]),
      .testTarget(
        name: "LikenessCommandTests",
        dependencies: [
          "LikenessConcurrency", "LikenessCommand", "LikenessDigest", "LikenessFiles",
          "LikenessGallery", "LikenessJSON", "LikenessPages",
          "LikenessReport", "TestSupport",
        ]),
      // How tests wait, which of them run at night, and clients, servers and folders for tests of
      // what is served.
      .target(
        name: "TestSupport",
        dependencies: ["LikenessConcurrency", "LikenessFiles", "LikenessServing"],
        path: "Tests/TestSupport"),
      .testTarget(
        name: "LikenessServingTests",
        dependencies: ["LikenessConcurrency", "LikenessServing", "TestSupport"]),
      .testTarget(
        name: "LikenessReviewTests",
        dependencies: [
          "LikenessConcurrency", "LikenessDigest", "LikenessFiles", "LikenessGraphics",
          "LikenessPNG", "LikenessRaster", "LikenessReport", "LikenessReview",
          "LikenessSnapshots", "TestSupport",
        ]),
      .testTarget(
        name: "LikenessFileCompareTests",
        dependencies: [
          "LikenessCompare", "LikenessFileCompare", "LikenessGraphics", "LikenessPNG",
        ]),
      .testTarget(
        name: "LikenessLiveTests",
        dependencies: [
          "Likeness", "LikenessConcurrency", "LikenessDigest", "LikenessLive", "LikenessPages",
          "LikenessServing",
          "LikenessSite", "TestSupport",
        ]),
      .testTarget(
        name: "LikenessTests",
        dependencies: ["LikenessConcurrency", "LikenessTheme", "Likeness", "TestFonts"]),
      // The documents that the ways of styling come from, example by example; one file each.
      .testTarget(
        name: "SeedTests",
        dependencies: ["Likeness", "LikenessCommand", "LikenessGallery", "LikenessTesting"]),
    ]
)

if isChecked {
  for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = checked + (isOptimized(target) ? optimized : [])
  }
}
