// swift-tools-version: 6.3
import PackageDescription

// The targets stand in rooms, from the ground floor up: folders under Sources/, which
// CONTRIBUTING.md describes. A room imports itself and rooms before it, never those after it.
// Names in lists, separated by spaces, are written without `Likeness`. These are written in full.
let fullNames: Set = [
  "CKernels", "CPNG", "CSystem", "Likeness", "TestKit", "TestKitViews", "TestSupport", "UIKit",
]
func fullName(_ name: String) -> String { fullNames.contains(name) ? name : "Likeness\(name)" }

func on(_ names: String) -> [Target.Dependency] {
  names.split(separator: " ").map { .byName(name: fullName(String($0))) }
}

func target(_ name: String, _ names: String = "") -> Target {
  .target(name: fullName(name), dependencies: on(names))
}

func tests(_ target: String, _ names: String = "", exclude: [String] = []) -> Target {
  .testTarget(
    name: fullName(target) + "Tests", dependencies: on("\(target) \(names)"), exclude: exclude)
}

/// Files as code: `Bundle.module` ends the program when the binary is moved away from its bundle.
func embedded(_ names: String, in folder: String = "") -> [Resource] {
  names.split(separator: " ").map { .embedInCode("\(folder)Resources/\($0)") }
}

func system(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

func room(_ folder: String, _ targets: Target...) -> [Target] {
  for target in targets { target.path = "\(folder)/\(target.name)" }
  return targets
}

let base = room(
  "Sources/Base", target("Base"), target("JSON", "Base"),
  .target(
    name: "LikenessSystem",
    dependencies: on("Base CSystem")
      + [.target(name: "Cnettle", condition: .when(platforms: [.linux]))]),
  // Calls of the system that Swift's view of the C library leaves out.
  target("CSystem"),
  // SHA-256 where CryptoKit is not part of the system.
  system("Cnettle", "nettle", apt: "nettle-dev", brew: "nettle"))

let pixels = room(
  "Sources/Pixels", target("DisplayList", "Base System"),
  target("Raster", "Base DisplayList CKernels"),
  // Loops for several kinds of processors: SwiftPM would compile Swift for the oldest alone.
  target("CKernels"))

let fontFiles = TargetDependencyCondition.when(traits: ["OutlineFonts"])
let text = room(
  "Sources/Text", target("Sans", "Base DisplayList"),
  .target(
    name: "LikenessText",
    dependencies: on("Base DisplayList Raster Sans System CSystem")
      + [.target(name: "COutlineFonts", condition: fontFiles)]),
  // FreeType reads the outlines of glyphs, HarfBuzz finds which glyphs show a text.
  .target(
    name: "COutlineFonts",
    dependencies: ["CFreeType", "CHarfBuzz"].map { .target(name: $0, condition: fontFiles) },
    cSettings: [.define("LIKENESS_OUTLINE_FONTS", .when(traits: ["OutlineFonts"]))]),
  system("CFreeType", "freetype2", apt: "libfreetype-dev", brew: "freetype"),
  system("CHarfBuzz", "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"))

let intent = room(
  "Sources/Intent", target("Theme", "Base DisplayList JSON"), target("Constraints"),
  target("Views", "Base Constraints DisplayList JSON Text Theme"))

let evidence = room(
  "Sources/Evidence", target("PNG", "Base DisplayList System CPNG CSystem"),
  .target(
    name: "CPNG", dependencies: ["CSystem", "Clibpng", "Clibdeflate"],
    linkerSettings: [.linkedLibrary("z")]),
  system("Clibpng", "libpng", apt: "libpng-dev", brew: "libpng"),
  // Inflates whole pictures four times as fast as zlib: comparing two files is mostly decoding.
  system("Clibdeflate", "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
  target("Compare", "Base DisplayList"), target("Causes", "Base DisplayList Raster"),
  target("Audit", "Base Causes Compare DisplayList Raster"),
  target("Snapshots", "Base Causes Compare DisplayList JSON PNG Raster System CSystem"),
  .target(
    name: "LikenessReport",
    dependencies: on("Base Causes Compare DisplayList PNG Snapshots System")
      + [.product(name: "Mustache", package: "swift-mustache")],
    exclude: ["Resources/outcomes.schema.json"],
    resources: embedded(
      "index.mustache group.mustache story.mustache entry.mustache passed.mustache "
        + "pieces.mustache summary.mustache junit.mustache "
        + "common.css report.css report.js stages.js pixels.js png.js strength.js")),
  .target(
    name: "LikenessReview",
    dependencies: on("Base DisplayList PNG Report Snapshots System")
      + [.product(name: "FlyingSocks", package: "FlyingFox")],
    resources: embedded("review.js review.css")))

let stories = room(
  "Sources/Stories",
  .target(
    name: "LikenessStories",
    dependencies: on("Base Compare DisplayList JSON Snapshots Text Theme Views"),
    exclude: ["Scenes/Resources"]))

let doors = room(
  "Sources/Doors",
  target(
    "Likeness",
    "Base Causes Compare DisplayList JSON PNG Raster Snapshots Stories System Text Theme Views"),
  target("Testing", "Base DisplayList Snapshots System Likeness"),
  // No other library reaches a network.
  .target(name: "LikenessFetch", dependencies: on("Base JSON System Theme") + ["Clibcurl"]),
  // Foundation's URLSession can't replace it: on Linux a server that breaks off within a head, or
  // sends a trailer, ends the process (Swift 6.3).
  system("Clibcurl", "libcurl", apt: "libcurl4-openssl-dev", brew: "curl"),
  .target(
    name: "LikenessCommand",
    dependencies: on("Audit Base DisplayList JSON Raster Report Review System Theme CSystem")
      + ["Likeness", .product(name: "ArgumentParser", package: "swift-argument-parser")],
    exclude: ["Resources"],
    resources: [.embedInCode("help.txt")]
      + embedded("gallery.mustache story.mustache site.css site.js", in: "Site/")
      + embedded(
        "audit.mustache sheet.mustache sample.mustache proposal.mustache value.mustache "
          + "shot.mustache audit.css", in: "Audit/")),
  .target(
    name: "LikenessGallery", dependencies: on("Likeness"), exclude: ["Scenes"],
    resources: embedded("light.theme.json dark.theme.json")),
  // The product `likeness`. Where letter case makes no difference, a target of that name would
  // share its build folder with the module `Likeness`.
  .executableTarget(name: "likeness-tool", dependencies: on("Command Likeness")),
  // The command of the gallery that ships. No product has it, so no other package builds it.
  .executableTarget(name: "likeness-gallery", dependencies: on("Command Gallery Likeness")),
  // `swift package likeness` in other packages. Without permission for the network, which each
  // call would have to grant: `review` and `gallery --serve` are for `swift run likeness`.
  .plugin(
    name: "LikenessPlugin",
    capability: .command(
      intent: .custom(verb: "likeness", description: "Checks, records and reviews snapshots."),
      permissions: [
        .writeToPackageDirectory(
          reason: "Writes references to Snapshots/ and results of runs to .build/likeness.")
      ])))

// Modules for components of an app. On Apple's systems those beside UIKit would hide the system's,
// which Foundation imports. A file that imports Testing, too, imports an overlay that must exist.
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

let suites: [Target] = [
  tests("TestKit", "DisplayList JSON Text Views TestKitViews"),
  tests("Base"), tests("System", "Base"), tests("JSON", "TestKit"),
  tests("Constraints", "TestSupport"),
  tests("DisplayList", "Base System Text TestKit"),
  tests("Raster", "Base DisplayList System Text TestKit TestSupport"),
  tests("Sans", "Base DisplayList System"),
  tests("Text", "Base DisplayList Sans System TestKit TestSupport"),
  tests("Theme", "Audit DisplayList JSON Likeness TestKit", exclude: ["Malformed", "Themes"]),
  tests("Views", "Base Causes DisplayList TestKit Text Theme"),
  tests("PNG", "Base Compare DisplayList System TestKit"),
  tests("Compare", "Base DisplayList Snapshots TestKit"),
  tests("Causes", "Base DisplayList Raster TestKit"),
  tests("Audit", "Base Compare DisplayList Raster"),
  tests("Snapshots", "Base Causes Compare DisplayList PNG Raster System Text TestKit TestSupport"),
  tests("Report", "Base Causes Compare DisplayList PNG Snapshots System TestKit TestSupport"),
  .testTarget(
    name: "LikenessReviewTests",
    dependencies: on(
      "Review Base Causes Compare DisplayList PNG Raster Report Snapshots System Text Views "
        + "TestKit TestSupport")
      + [.product(name: "FlyingSocks", package: "FlyingFox")]),
  tests(
    "Stories", "Base DisplayList JSON Text Theme Views Likeness TestKit TestSupport",
    exclude: ["Scenes/Wrong"]),
  tests("Likeness", "Theme TestKit TestSupport"),
  tests("Testing", "Base Command Fetch Likeness TestKit"),
  tests("Fetch", "Base System Theme TestKit"),
  tests("Command", "Base DisplayList JSON PNG Report Review System Likeness TestKit TestSupport"),
  tests("Gallery", "Audit Likeness TestKit TestSupport"),
  .testTarget(
    name: "EndToEndTests",
    dependencies: ["likeness-tool", "LikenessJSON", "TestKit", "TestSupport"]),
  .testTarget(
    name: "BrowserTests",
    dependencies: on("Base Command JSON Report Snapshots System Likeness TestKit TestSupport")),
  .testTarget(
    name: "UIKitTests",
    dependencies: (["UIKit", "LikenessTesting"] + besideUIKit).map { .target(name: $0) }),
  .testTarget(
    name: "SeedTests", dependencies: on("Command Gallery Testing Likeness"), exclude: ["Verbatim"]),
  // The code of the documents that SeedTests follow, as it is written: for UIKit and Swift 5.
  .testTarget(
    name: "VerbatimSeedTests", dependencies: on("Testing UIKit"),
    path: "Tests/SeedTests/Verbatim", swiftSettings: [.swiftLanguageMode(.v5)]),
]

// What only tests use, programs that run where tests can't (under sanitizers and emulators), and
// one that prints the JSON Schema of scenes.
let programs = room(
  "Tests",
  // Folders, processes, pictures, fonts and conditions of tests.
  target("TestKit", "Base DisplayList JSON System Text"),
  target("TestKitViews", "Causes DisplayList Views"),
  .target(
    name: "TestSupport", dependencies: on("Base DisplayList Review System Text"),
    resources: [.embedInCode("Corpus/corpus.txt")]),
  // Reads everything that reads untrusted bytes: a corpus, or what libFuzzer makes.
  .executableTarget(
    name: "fuzz",
    dependencies: on(
      "DisplayList JSON PNG Review Snapshots Stories Text Theme TestKit TestSupport"),
    exclude: ["Corpus"]),
  .executableTarget(name: "pixel-corpus", dependencies: on("DisplayList TestSupport")),
  // Processes that share a run folder.
  .executableTarget(name: "pending-steps", dependencies: on("DisplayList Snapshots")),
  .executableTarget(name: "scene-schema", dependencies: on("JSON Stories TestSupport")))

let package = Package(
  name: "likeness", platforms: [.macOS(.v15)],
  products: [
    .library(name: "Likeness", targets: ["Likeness"]),
    // For components of an app, with `condition: .when(platforms: [.linux, .macOS])`.
    .library(name: "LikenessUIKit", targets: ["UIKit"] + besideUIKit),
    .library(name: "LikenessTesting", targets: ["LikenessTesting"]),
    .library(name: "LikenessFetch", targets: ["LikenessFetch"]),
    .library(name: "LikenessCommand", targets: ["LikenessCommand"]),
    .executable(name: "likeness", targets: ["likeness-tool"]),
    .plugin(name: "LikenessPlugin", targets: ["LikenessPlugin"]),
  ],
  traits: [
    // One at most: SwiftPM passes several in random order, and another order rebuilds everything.
    .default(enabledTraits: ["OutlineFonts"]),
    .trait(
      name: "OutlineFonts",
      description: "Draws text in font files (TrueType, OpenType, BDF, PCF), read by FreeType and "
        + "shaped by HarfBuzz. Without it Likeness builds without the two."),
  ],
  dependencies: [
    // The command line: options, help, completion, usage errors.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // The templates of the report's and the gallery's pages, with escaping by default.
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.0.0"),
    // The sockets of the command's loopback server, without a thread for each connection.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: base + pixels + text + intent + evidence + stories + doors + uiKit + suites + programs)

// The checks set this variable: warnings fail their builds, never a user's. Modules are compiled as
// a whole and without what only a debugger reads, in a quarter less time. What is done for each
// pixel, character and equation is optimized, with assertions: tests are then three times as fast.
if Context.environment["LIKENESS_STRICT"] != nil {
  let others = ["Compare", "Constraints", "PNG", "System"].map(fullName)
  let optimized = (pixels + text).map(\.name) + others
  for target in package.targets where target.type != .system && target.type != .plugin {
    var flags = ["-wmo", "-num-threads", "1", "-no-emit-module-separately-wmo", "-gnone"]
    if optimized.contains(target.name) { flags += ["-O", "-assert-config", "Debug"] }
    target.swiftSettings =
      (target.swiftSettings ?? [])
      + [.treatAllWarnings(as: .error), .unsafeFlags(flags, .when(configuration: .debug))]
  }
}
