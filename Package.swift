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

// The checks optimize what is done for each pixel, character and equation, and keep its assertions:
// without that, tests and drawings take three times as long.
let optimized: [SwiftSetting] = [
  .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
]
let isOptimized = { (target: Target) in
  ["Pixels", "Text"].contains { target.path?.hasPrefix("Sources/\($0)/") ?? false }
    || ["LikenessCompare", "LikenessConstraints", "LikenessPNG", "LikenessSystem"].contains(
      target.name)
}

/// The targets of one room: a folder under `Sources/` such as `Sources/Pixels`.
func room(_ folder: String, _ targets: [Target]) -> [Target] {
  for target in targets { target.path = "Sources/\(folder)/\(target.name)" }
  return targets
}

/// Targets of this package by their names without `Likeness`, separated by spaces.
func needs(_ names: String) -> [Target.Dependency] {
  names.split(separator: " ").map { .byName(name: "Likeness\($0)") }
}

/// Files in folders `Resources`, as code: `Bundle.module` ends the program when the binary is moved
/// away from its bundle.
func embedded(_ names: String, in folder: String = "") -> [Resource] {
  names.split(separator: " ").map { .embedInCode("\(folder)Resources/\($0)") }
}

/// The tests of a target; `others` are also needed.
func tests(
  _ target: String, _ names: String = "", and others: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: "Likeness\(target)Tests",
    dependencies: [.byName(name: "Likeness\(target)")] + needs(names) + others, exclude: exclude)
}

/// A library of the system, by its names for pkg-config, Debian and Homebrew.
func system(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

// On Linux component files import QuartzCore and CoreGraphics by name, too. On Apple's systems
// modules of these names would hide the system's, which Foundation itself imports. A file that
// imports Testing, too, imports an overlay, which must exist.
#if os(Linux)
  let besideUIKit = ["QuartzCore", "CoreGraphics"]
  let overlays = ["_Testing_UIKit", "_Testing_CoreGraphics"]
#else
  let besideUIKit: [String] = []
  let overlays = ["_Testing_UIKit"]
#endif

let package = Package(
  name: "likeness",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Likeness", targets: ["Likeness"]),
    // For components of an app, with `condition: .when(platforms: [.linux, .macOS])`.
    .library(name: "LikenessUIKit", targets: ["UIKit"] + besideUIKit),
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
    // The ground floor, which imports nothing of ours: words, digests, locks, files, JSON.
    + room(
      "Base",
      [
        .target(name: "LikenessBase"),
        .target(
          name: "LikenessSystem",
          dependencies: needs("Base") + [
            "CSystem", .target(name: "Cnettle", condition: .when(platforms: [.linux])),
          ]),
        .target(name: "LikenessJSON", dependencies: needs("Base")),
        // Calls of the system that Swift's view of the C library leaves out.
        .target(name: "CSystem"),
        // SHA-256 where CryptoKit is not part of the system.
        system("Cnettle", "nettle", apt: "nettle-dev", brew: "nettle"),
      ])
    // The display list and the raster. Freestanding, except for the digests of pictures.
    + room(
      "Pixels",
      [
        .target(name: "LikenessDisplayList", dependencies: needs("Base System")),
        .target(name: "LikenessRaster", dependencies: needs("Base DisplayList") + ["CKernels"]),
        // Loops over pixels for several kinds of processors, among which a program chooses when it
        // starts: SwiftPM compiles Swift for the oldest.
        .target(name: "CKernels"),
      ])
    // Fonts, shaping and lines; drawing with fonts, threads and locks.
    + room(
      "Text",
      [
        // The embedded typeface: a drawing program, freestanding like the raster.
        .target(name: "LikenessSans", dependencies: needs("Base DisplayList")),
        .target(
          name: "LikenessText",
          dependencies: needs("Base DisplayList Raster Sans System") + [
            "CSystem", .target(name: "COutlineFonts", condition: .when(traits: ["OutlineFonts"])),
          ]),
        // Font files: FreeType reads the outlines of glyphs, HarfBuzz finds which glyphs show a
        // text. Without the trait nothing of the two is built.
        .target(
          name: "COutlineFonts",
          dependencies: ["CFreeType", "CHarfBuzz"].map {
            .target(name: $0, condition: .when(traits: ["OutlineFonts"]))
          },
          cSettings: [.define("LIKENESS_OUTLINE_FONTS", .when(traits: ["OutlineFonts"]))]),
        system("CFreeType", "freetype2", apt: "libfreetype-dev", brew: "freetype"),
        system("CHarfBuzz", "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
      ])
    // Themes, views and styles. They know no pixels and open no files.
    + room(
      "Intent",
      [
        .target(name: "LikenessTheme", dependencies: needs("Base DisplayList JSON")),
        // Auto Layout's solver of linear constraints. It knows no views.
        .target(name: "LikenessConstraints"),
        .target(
          name: "LikenessViews",
          dependencies: needs("Base Constraints DisplayList JSON Text Theme")),
      ])
    // Pictures, verdicts, references, reports and answers. They know no views and no fonts.
    + room(
      "Evidence",
      [
        .target(name: "LikenessPNG", dependencies: needs("Base DisplayList System") + ["CPNG"]),
        .target(
          name: "CPNG", dependencies: ["CSystem", "Clibpng", "Clibdeflate"],
          linkerSettings: [.linkedLibrary("z")]),
        system("Clibpng", "libpng", apt: "libpng-dev", brew: "libpng"),
        // Inflates a whole picture four times as fast as zlib. Decoding takes most of the time of
        // comparing two files.
        system("Clibdeflate", "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
        .target(name: "LikenessCompare", dependencies: needs("Base DisplayList")),
        // Why two display lists differ: the edits behind a difference, apart from what followed
        // from them.
        .target(name: "LikenessCauses", dependencies: needs("Base DisplayList Raster")),
        // Whether the styles of many display lists still belong together, and what tests miss.
        .target(
          name: "LikenessAudit", dependencies: needs("Base Compare DisplayList Raster")),
        .target(
          name: "LikenessSnapshots",
          dependencies: needs("Base Causes Compare DisplayList JSON PNG Raster System") + [
            "CSystem"
          ]),
        // Pages and documents of what differs, in runs and between any two folders of pictures.
        .target(
          name: "LikenessReport",
          dependencies: needs("Base Causes Compare DisplayList PNG Snapshots System") + [
            .product(name: "Mustache", package: "swift-mustache")
          ],
          exclude: ["Resources/outcomes.schema.json"],
          resources: embedded(
            "index.mustache group.mustache story.mustache entry.mustache passed.mustache "
              + "pieces.mustache summary.mustache junit.mustache "
              + "common.css report.css report.js stages.js pixels.js png.js strength.js")),
        // Answers to what differs, in a browser or a terminal, and the server on this machine that
        // pages talk to.
        .target(
          name: "LikenessReview",
          dependencies: needs("Base DisplayList PNG Raster Report Snapshots System") + [
            .product(name: "FlyingSocks", package: "FlyingFox")
          ],
          resources: embedded("review.js review.css")),
      ])
    // Components worth a picture, in Swift or JSON, and the variants in which they are drawn.
    + room(
      "Stories",
      [
        .target(
          name: "LikenessStories",
          dependencies: needs("Base Compare DisplayList JSON Snapshots Text Theme Views"),
          exclude: ["Scenes/Resources"])
      ])
    // Where users come in: the library, the test library and the command.
    + room(
      "Doors",
      [
        .target(
          name: "Likeness",
          dependencies: needs(
            "Base Causes Compare DisplayList JSON PNG Raster Snapshots Stories System Text Theme "
              + "Views")),
        .target(
          name: "LikenessTesting",
          dependencies: ["Likeness"] + needs("Base DisplayList Snapshots System")),
        // Themes from servers. No other library reaches a network.
        .target(
          name: "LikenessFetch", dependencies: ["Clibcurl"] + needs("Base JSON System Theme")),
        // HTTP for LikenessFetch. Foundation's URLSession can't replace it: on Linux a server that
        // breaks off within a head, or sends a trailer, ends the process (Swift 6.3).
        system("Clibcurl", "libcurl", apt: "libcurl4-openssl-dev", brew: "curl"),
        // The verbs, and the gallery as a site that can follow what changes.
        .target(
          name: "LikenessCommand",
          dependencies: needs(
            "Audit Base DisplayList JSON Raster Report Review System Theme") + [
              "CSystem", "Likeness",
              .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
          exclude: ["Resources"],
          resources: [.embedInCode("help.txt")]
            + embedded("gallery.mustache story.mustache site.css site.js", in: "Site/")
            + embedded(
              "audit.mustache sheet.mustache sample.mustache proposal.mustache value.mustache "
                + "shot.mustache audit.css", in: "Audit/")),
        .target(
          name: "LikenessGallery", dependencies: ["Likeness"], exclude: ["Scenes"],
          resources: embedded("light.theme.json dark.theme.json")),
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
    // The names that the components of an app import, and what Swift Testing makes of them.
    + room(
      "Doors",
      [
        .target(name: "UIKit", dependencies: ["Likeness"] + overlays.map { .byName(name: $0) })
      ] + besideUIKit.map { .target(name: $0, dependencies: ["UIKit"]) }
        + overlays.map { .target(name: $0) })
    // One test target for each target, and what only tests use.
    + [
      tests("Base"), tests("System", "Base"), tests("JSON"),
      tests("DisplayList", "Base System Text"),
      tests("Raster", "Base DisplayList System Text", and: ["TestSupport"]),
      tests("Sans", "Base DisplayList System"),
      tests("Text", "Base DisplayList Sans System", and: ["TestSupport"]),
      tests("Theme", "DisplayList JSON", and: ["Likeness"], exclude: ["Malformed", "Themes"]),
      tests("Constraints"), tests("Views", "Base Causes DisplayList Text Theme"),
      tests("PNG", "Compare DisplayList"), tests("Compare", "Base DisplayList Snapshots"),
      tests("Causes", "Base DisplayList Raster"),
      tests("Audit", "Base Compare DisplayList Raster"),
      tests(
        "Snapshots", "Base Causes Compare DisplayList PNG Raster System Text",
        and: ["TestSupport"]),
      tests(
        "Report", "Base Causes Compare DisplayList PNG Snapshots System", and: ["TestSupport"]),
      tests(
        "Review", "Base DisplayList PNG Raster Report Snapshots System", and: ["TestSupport"]),
      tests(
        "Stories", "Base DisplayList JSON Text Theme Views", and: ["Likeness", "TestSupport"],
        exclude: ["Scenes/Wrong"]),
      tests("", "Theme", and: ["TestSupport"]),
      tests("Testing", "Base Command Fetch", and: ["Likeness"]), tests("Fetch", "Base Theme"),
      tests(
        "Command", "Base DisplayList Gallery JSON PNG Report Review System",
        and: ["Likeness", "TestSupport"]),
      tests("Gallery", "Testing", and: ["Likeness", "TestSupport"]),
      .testTarget(name: "EndToEndTests", dependencies: ["likeness-gallery", "TestSupport"]),
      .testTarget(
        name: "BrowserTests",
        dependencies: needs("Base Command Report Snapshots") + ["Likeness", "TestSupport"]),
      // Code as apps write it for UIKit.
      .testTarget(
        name: "UIKitTests",
        dependencies: (["UIKit", "LikenessTesting"] + besideUIKit).map { .target(name: $0) }),
      // The documents that the ways of styling come from, example by example; one file each.
      .testTarget(
        name: "SeedTests", dependencies: needs("Command Gallery Testing") + ["Likeness"],
        exclude: ["Verbatim"]),
      // Their code as it is written, for UIKit and Swift 5.
      .testTarget(
        name: "VerbatimSeedTests", dependencies: needs("Testing") + ["UIKit"],
        path: "Tests/SeedTests/Verbatim", swiftSettings: [.swiftLanguageMode(.v5)]),
      // How tests wait, which of them run at night, servers and folders, fonts made byte by byte,
      // and the corpus of drawings.
      .target(
        name: "TestSupport", dependencies: needs("Base DisplayList Review System Text"),
        path: "Tests/TestSupport", resources: [.embedInCode("Corpus/corpus.txt")]),
      // Programs that run where tests can't: under sanitizers and emulators. The first reads
      // everything that reads untrusted bytes: a corpus, or what libFuzzer makes.
      .executableTarget(
        name: "fuzz",
        dependencies: needs("DisplayList JSON PNG Review Snapshots Stories Text Theme")
          + ["TestSupport"],
        path: "Tests/fuzz", exclude: ["Corpus"]),
      .executableTarget(
        name: "pixel-corpus", dependencies: needs("DisplayList") + ["TestSupport"],
        path: "Tests/pixel-corpus"),
      // Prints the JSON Schema of scenes.
      .executableTarget(
        name: "scene-schema", dependencies: needs("JSON Stories") + ["TestSupport"],
        path: "Tests/scene-schema"),
    ]
)

if isChecked {
  for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings =
      (target.swiftSettings ?? []) + checked + (isOptimized(target) ? optimized : [])
  }
}
