// swift-tools-version: 6.2
import PackageDescription

// The targets stand in rooms, from the ground floor up: folders under Sources/. A target imports
// what stands before it, never what comes after.

/// The targets of one room.
func room(_ folder: String, _ targets: Target...) -> [Target] {
  for target in targets { target.path = "Sources/\(folder)/\(target.name)" }
  return targets
}

/// A target by its name, with those of this package that it needs; both without `Likeness`, and
/// the latter separated by spaces.
func target(
  _ name: String, _ names: String = "", and others: [Target.Dependency] = [],
  exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: "Likeness\(name)", dependencies: needs(names) + others, exclude: exclude,
    resources: resources)
}

func needs(_ names: String) -> [Target.Dependency] {
  names.split(separator: " ").map { .byName(name: "Likeness\($0)") }
}

/// The tests of a target.
func tests(
  _ target: String, _ names: String = "", and others: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: "Likeness\(target)Tests",
    dependencies: [.byName(name: "Likeness\(target)")] + needs(names) + others, exclude: exclude)
}

/// Files in folders `Resources`, as code: `Bundle.module` ends the program when the binary is moved
/// away from its bundle.
func embedded(_ names: String, in folder: String = "") -> [Resource] {
  names.split(separator: " ").map { .embedInCode("\(folder)Resources/\($0)") }
}

/// A library of the system, by its names for pkg-config, Debian and Homebrew.
func system(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

// Words, digests, locks, files, JSON.
let base = room(
  "Base", target("Base"), target("JSON", "Base"),
  target(
    "System", "Base",
    and: ["CSystem", .target(name: "Cnettle", condition: .when(platforms: [.linux]))]),
  // Calls of the system that Swift's view of the C library leaves out.
  .target(name: "CSystem"),
  // SHA-256 where CryptoKit is not part of the system.
  system("Cnettle", "nettle", apt: "nettle-dev", brew: "nettle"))

// The display list and the raster. Freestanding, except for the digests of pictures.
let pixels = room(
  "Pixels", target("DisplayList", "Base System"),
  target("Raster", "Base DisplayList", and: ["CKernels"]),
  // Loops over pixels for several kinds of processors, among which a program chooses when it
  // starts: SwiftPM compiles Swift for the oldest.
  .target(name: "CKernels"))

// Fonts, shaping and lines; drawing with fonts, threads and locks.
let fontFiles = TargetDependencyCondition.when(traits: ["OutlineFonts"])
let text = room(
  "Text",
  // The embedded typeface: a drawing program, freestanding like the raster.
  target("Sans", "Base DisplayList"),
  target(
    "Text", "Base DisplayList Raster Sans System",
    and: ["CSystem", .target(name: "COutlineFonts", condition: fontFiles)]),
  // Font files: FreeType reads the outlines of glyphs, HarfBuzz finds which glyphs show a text.
  // Without the trait nothing of the two is built.
  .target(
    name: "COutlineFonts",
    dependencies: ["CFreeType", "CHarfBuzz"].map { .target(name: $0, condition: fontFiles) },
    cSettings: [.define("LIKENESS_OUTLINE_FONTS", .when(traits: ["OutlineFonts"]))]),
  system("CFreeType", "freetype2", apt: "libfreetype-dev", brew: "freetype"),
  system("CHarfBuzz", "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"))

// Themes, views and styles. They know no pixels and open no files.
let intent = room(
  "Intent", target("Theme", "Base DisplayList JSON"),
  // Auto Layout's solver of linear constraints. It knows no views.
  target("Constraints"), target("Views", "Base Constraints DisplayList JSON Text Theme"))

// Pictures, verdicts, references, reports and answers. They know no views and no fonts.
let evidence = room(
  "Evidence", target("PNG", "Base DisplayList System", and: ["CPNG"]),
  .target(
    name: "CPNG", dependencies: ["CSystem", "Clibpng", "Clibdeflate"],
    linkerSettings: [.linkedLibrary("z")]),
  system("Clibpng", "libpng", apt: "libpng-dev", brew: "libpng"),
  // Inflates a whole picture four times as fast as zlib. Decoding takes most of the time of
  // comparing two files.
  system("Clibdeflate", "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
  target("Compare", "Base DisplayList"),
  // Why two display lists differ: the edits behind a difference, apart from what followed from
  // them.
  target("Causes", "Base DisplayList Raster"),
  // Whether the styles of many display lists still belong together, and what tests miss.
  target("Audit", "Base Causes Compare DisplayList Raster"),
  target(
    "Snapshots", "Base Causes Compare DisplayList JSON PNG Raster System", and: ["CSystem"]),
  // Pages and documents of what differs, in runs and between any two folders of pictures.
  target(
    "Report", "Base Causes Compare DisplayList PNG Snapshots System",
    and: [.product(name: "Mustache", package: "swift-mustache")],
    exclude: ["Resources/outcomes.schema.json"],
    resources: embedded(
      "index.mustache group.mustache story.mustache entry.mustache passed.mustache "
        + "pieces.mustache summary.mustache junit.mustache "
        + "common.css report.css report.js stages.js pixels.js png.js strength.js")),
  // Answers to what differs, in a browser or a terminal, and the server on this machine that pages
  // talk to.
  target(
    "Review", "Base DisplayList PNG Raster Report Snapshots System",
    and: [.product(name: "FlyingSocks", package: "FlyingFox")],
    resources: embedded("review.js review.css")))

// Components worth a picture, in Swift or JSON, and the variants in which they are drawn.
let stories = room(
  "Stories",
  target(
    "Stories", "Base Compare DisplayList JSON Snapshots Text Theme Views",
    exclude: ["Scenes/Resources"]))

// Where users come in: the library, the test library and the command.
let doors = room(
  "Doors",
  target(
    "",
    "Base Causes Compare DisplayList JSON PNG Raster Snapshots Stories System Text Theme Views"),
  target("Testing", "Base DisplayList Snapshots System", and: ["Likeness"]),
  // Themes from servers. No other library reaches a network.
  target("Fetch", "Base JSON System Theme", and: ["Clibcurl"]),
  // HTTP for LikenessFetch. Foundation's URLSession can't replace it: on Linux a server that breaks
  // off within a head, or sends a trailer, ends the process (Swift 6.3).
  system("Clibcurl", "libcurl", apt: "libcurl4-openssl-dev", brew: "curl"),
  // The verbs, and the gallery as a site that can follow what changes.
  target(
    "Command", "Audit Base DisplayList JSON Raster Report Review System Theme",
    and: [
      "CSystem", "Likeness", .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    exclude: ["Resources"],
    resources: [.embedInCode("help.txt")]
      + embedded("gallery.mustache story.mustache site.css site.js", in: "Site/")
      + embedded(
        "audit.mustache sheet.mustache sample.mustache proposal.mustache value.mustache "
          + "shot.mustache audit.css", in: "Audit/")),
  target(
    "Gallery", "System", and: ["Likeness"], exclude: ["Scenes"],
    resources: embedded("light.theme.json dark.theme.json")),
  .executableTarget(
    name: "likeness-gallery", dependencies: needs("Command Gallery System") + ["Likeness"]),
  // `swift package likeness` in other packages. Built with them when it is first run. No permission
  // for the network, which each call would have to grant: `review` and `gallery --serve` are for
  // `swift run likeness`.
  .plugin(
    name: "LikenessPlugin",
    capability: .command(
      intent: .custom(verb: "likeness", description: "Checks, records and reviews snapshots."),
      permissions: [
        .writeToPackageDirectory(
          reason: "Writes references to Snapshots/ and results of runs to .build/likeness.")
      ])))

// The names that the components of an app import, and what Swift Testing makes of them. On Linux
// component files import QuartzCore and CoreGraphics by name, too. On Apple's systems modules of
// these names would hide the system's, which Foundation itself imports. A file that imports
// Testing, too, imports an overlay, which must exist.
#if os(Linux)
  let besideUIKit = ["QuartzCore", "CoreGraphics"]
  let overlays = ["_Testing_UIKit", "_Testing_CoreGraphics"]
#else
  let besideUIKit: [String] = []
  let overlays = ["_Testing_UIKit"]
#endif
let uiKit =
  [.target(name: "UIKit", dependencies: ["Likeness"] + overlays.map { .byName(name: $0) })]
  + besideUIKit.map { Target.target(name: $0, dependencies: ["UIKit"]) }
  + overlays.map { Target.target(name: $0) }
for target in uiKit { target.path = "Sources/Doors/\(target.name)" }

// One test target for each target, and what only tests use.
let testTargets: [Target] = [
  tests("Base"), tests("System", "Base"), tests("JSON"), tests("Constraints"),
  tests("DisplayList", "Base System Text"),
  tests("Raster", "Base DisplayList System Text", and: ["TestSupport"]),
  tests("Sans", "Base DisplayList System"),
  tests("Text", "Base DisplayList Sans System", and: ["TestSupport"]),
  tests("Theme", "DisplayList JSON", and: ["Likeness"], exclude: ["Malformed", "Themes"]),
  tests("Views", "Base Causes DisplayList Text Theme"), tests("PNG", "Compare DisplayList"),
  tests("Compare", "Base DisplayList Snapshots"), tests("Causes", "Base DisplayList Raster"),
  tests("Audit", "Base Compare DisplayList Raster"),
  tests(
    "Snapshots", "Base Causes Compare DisplayList PNG Raster System Text", and: ["TestSupport"]),
  tests("Report", "Base Causes Compare DisplayList PNG Snapshots System", and: ["TestSupport"]),
  tests("Review", "Base DisplayList PNG Raster Report Snapshots System", and: ["TestSupport"]),
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
  // How tests wait, which of them run at night, servers and folders, fonts made byte by byte, and
  // the corpus of drawings.
  .target(
    name: "TestSupport", dependencies: needs("Base DisplayList Review System Text"),
    path: "Tests/TestSupport", resources: [.embedInCode("Corpus/corpus.txt")]),
  // Programs that run where tests can't: under sanitizers and emulators. The first reads everything
  // that reads untrusted bytes: a corpus, or what libFuzzer makes.
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
        + "HarfBuzz. Without it Likeness builds without the two."),
  ],
  dependencies: [
    // The command line: options, help, completion, usage errors.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // The templates of the report's and the gallery's pages, with escaping by default.
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.0.0"),
    // The sockets of the command's loopback server, without a thread for each connection.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: base + pixels + text + intent + evidence + stories + doors + uiKit + testTargets
)

// The checks set this variable. A warning then fails the build, never that of a user. Each module
// is compiled as a whole and without what only a debugger reads, which takes a quarter less time.
// What is done for each pixel, character and equation is optimized, and keeps its assertions:
// without that, tests and drawings take three times as long.
if Context.environment["LIKENESS_STRICT"] != nil {
  let checked = [
    "-wmo", "-num-threads", "1", "-no-emit-module-separately-wmo", "-gnone",
  ]
  let optimized = Set((pixels + text).map(\.name)).union(
    ["Compare", "Constraints", "PNG", "System"].map { "Likeness\($0)" })
  for target in package.targets where target.type != .system && target.type != .plugin {
    let flags =
      checked + (optimized.contains(target.name) ? ["-O", "-assert-config", "Debug"] : [])
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .treatAllWarnings(as: .error), .unsafeFlags(flags, .when(configuration: .debug)),
      ]
  }
}
