// swift-tools-version: 6.2
import PackageDescription

// CI sets this variable, so that a warning fails the build there and never the build of a user.
let settings: [SwiftSetting] = Context.environment["LIKENESS_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

// The targets stand in the order of the arrows in the README: each uses only targets above it.
let package = Package(
  name: "likeness",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Likeness", targets: ["Likeness"]),
    .library(name: "LikenessTesting", targets: ["LikenessTesting"]),
    .library(name: "LikenessCommand", targets: ["LikenessCommand"]),
    .executable(name: "likeness", targets: ["likeness-gallery"]),
  ],
  traits: [
    .default(enabledTraits: ["OutlineFonts", "FastPNG"]),
    .trait(
      name: "OutlineFonts",
      description:
        "Draws text in font files (TrueType, OpenType, BDF, PCF), read by FreeType and shaped by HarfBuzz. Without the traits libpng is enough."
    ),
    .trait(
      name: "FastPNG",
      description: "Inflates and deflates pictures by libdeflate, several times as fast as by libpng's own zlib. The pixels are the same."),
  ],
  dependencies: [
    // The command line: options, help, completion, usage errors.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // SHA-256, the digests of pictures, fonts and files.
    .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
    // The templates of the report's and the gallery's pages, with escaping by default.
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.0.0"),
    // The sockets of the command's loopback server, waited for without a thread each.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // The nouns.
    // Hints to the system about memory that holds pictures, which Swift has no words for.
    .target(name: "CMemory"),
    .target(name: "LikenessGraphics", dependencies: ["CMemory"], swiftSettings: settings),
    .target(
      name: "LikenessDigest", dependencies: ["LikenessGraphics", .product(name: "Crypto", package: "swift-crypto")],
      swiftSettings: settings),
    .target(name: "LikenessJSON", swiftSettings: settings),

    // HTTP by libcurl, for themes and pictures under URLs. Its header is needed to build; the library is loaded when the first request is sent, and never
    // linked: with the 27 that it needs itself it would take up half of the start of every process.
    .target(name: "CHTTP"),
    .target(name: "LikenessHTTP", dependencies: ["CHTTP", "LikenessGraphics"], swiftSettings: settings),

    // Intent: knows no pixels.
    .target(name: "LikenessText", dependencies: ["LikenessGraphics", "LikenessDigest"], swiftSettings: settings),
    // Font files: FreeType reads the outlines of glyphs, HarfBuzz finds which glyphs show a text. Without the trait nothing of the two is built.
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .target(
      name: "COutlineFonts",
      dependencies: [
        .target(name: "CFreeType", condition: .when(traits: ["OutlineFonts"])),
        .target(name: "CHarfBuzz", condition: .when(traits: ["OutlineFonts"])),
      ],
      cSettings: [.define("LIKENESS_OUTLINE_FONTS", .when(traits: ["OutlineFonts"]))]),
    .target(
      name: "LikenessFonts",
      dependencies: [
        "LikenessGraphics", "LikenessDigest", "LikenessText", .target(name: "COutlineFonts", condition: .when(traits: ["OutlineFonts"])),
      ],
      swiftSettings: settings),
    .target(
      name: "LikenessTheme", dependencies: ["LikenessGraphics", "LikenessDigest", "LikenessJSON", "LikenessHTTP"], swiftSettings: settings),
    .target(name: "LikenessDisplayList", dependencies: ["LikenessGraphics", "LikenessText"], swiftSettings: settings),
    .target(
      name: "LikenessViews",
      dependencies: ["LikenessGraphics", "LikenessDigest", "LikenessJSON", "LikenessText", "LikenessTheme", "LikenessDisplayList"],
      exclude: ["Resources"], swiftSettings: settings),

    // Evidence: knows no views.
    .target(name: "LikenessRaster", dependencies: ["LikenessDisplayList"], swiftSettings: settings),
    .systemLibrary(name: "Clibpng", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    // Inflates a whole picture four times as fast as zlib: decoding is most of the time that two files take to compare.
    .systemLibrary(name: "Clibdeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .target(
      name: "CPNG", dependencies: ["CMemory", "Clibpng", .target(name: "Clibdeflate", condition: .when(traits: ["FastPNG"]))],
      cSettings: [.define("LIKENESS_FAST_PNG", .when(traits: ["FastPNG"]))], linkerSettings: [.linkedLibrary("z")]),
    .target(name: "LikenessPNG", dependencies: ["CPNG", "LikenessGraphics"], swiftSettings: settings),
    .target(name: "LikenessCompare", dependencies: ["LikenessGraphics"], swiftSettings: settings),
    .target(
      name: "LikenessSnapshots",
      dependencies: ["LikenessDigest", "LikenessDisplayList", "LikenessRaster", "LikenessPNG", "LikenessCompare"],
      swiftSettings: settings),
    // What the report and the gallery's site have in common: escaping, one style, folders replaced as a whole.
    .target(
      name: "LikenessPages", dependencies: [.product(name: "Mustache", package: "swift-mustache")],
      resources: [.embedInCode("Resources/common.css")], swiftSettings: settings),
    .target(
      name: "LikenessReport",
      dependencies: ["LikenessSnapshots", "LikenessPages"],
      resources: [
        // Built into the code: Bundle.module ends the program when the binary is moved away from its bundle.
        .embedInCode("Resources/index.mustache"), .embedInCode("Resources/entry.mustache"), .embedInCode("Resources/junit.mustache"),
        .embedInCode("Resources/summary.mustache"), .embedInCode("Resources/style.css"), .embedInCode("Resources/script.js"),
        .embedInCode("Resources/stages.js"), .embedInCode("Resources/pixels.js"), .embedInCode("Resources/png.js"),
        .embedInCode("Resources/pieces.mustache"),
        .embedInCode("Resources/review.js"), .embedInCode("Resources/review.css"), .embedInCode("Resources/outcomes.schema.json"),
      ],
      swiftSettings: settings),

    // Both together.
    .target(
      name: "Likeness", dependencies: ["LikenessJSON", "LikenessHTTP", "LikenessViews", "LikenessSnapshots", "LikenessFonts"],
      swiftSettings: settings),
    .target(name: "LikenessTesting", dependencies: ["Likeness", "LikenessDigest"], swiftSettings: settings),
    .target(
      name: "LikenessSite", dependencies: ["Likeness", "LikenessDigest", "LikenessPages"],
      resources: [
        .embedInCode("Resources/gallery.mustache"), .embedInCode("Resources/story.mustache"), .embedInCode("Resources/site.css"),
        .embedInCode("Resources/site.js"),
      ],
      swiftSettings: settings),
    // Reads the ZIP files in which build servers keep the pictures of a run. Only the command links it.
    .systemLibrary(name: "Clibzip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
    .target(
      name: "LikenessCommand",
      dependencies: [
        "CMemory", "Clibzip", "Likeness", "LikenessDigest", "LikenessJSON", "LikenessReport", "LikenessPages", "LikenessSite",
        .product(name: "ArgumentParser", package: "swift-argument-parser"), .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      resources: [
        .embedInCode("Resources/compare.schema.json"), .embedInCode("Resources/check.schema.json"),
        .embedInCode("Resources/theme-validate.schema.json"), .embedInCode("Resources/theme-show.schema.json"),
        .embedInCode("Resources/theme-diff.schema.json"), .embedInCode("Resources/prune.schema.json"),
        .embedInCode("Resources/audit.schema.json"), .embedInCode("Resources/names.schema.json"),
        .embedInCode("Resources/answer.schema.json"),
      ], swiftSettings: settings),
    .target(
      name: "LikenessGallery", dependencies: ["Likeness"], exclude: ["Scenes"],
      resources: [.embedInCode("Resources/light.theme.json"), .embedInCode("Resources/dark.theme.json")], swiftSettings: settings),
    .executableTarget(name: "likeness-gallery", dependencies: ["LikenessCommand", "LikenessGallery"], swiftSettings: settings),

    .testTarget(name: "LikenessGraphicsTests", dependencies: ["LikenessGraphics", "LikenessDigest"], swiftSettings: settings),
    .testTarget(name: "LikenessTextTests", dependencies: ["LikenessText"], swiftSettings: settings),
    // Fonts made byte by byte, sound and broken; used by the tests, and by an executable that is run under the address sanitizer.
    .target(
      name: "TestFonts", dependencies: ["LikenessFonts", "LikenessDisplayList", "LikenessRaster", "LikenessText"],
      path: "Tests/TestFonts", swiftSettings: settings),
    .executableTarget(name: "broken-fonts", dependencies: ["TestFonts"], path: "Tests/broken-fonts", swiftSettings: settings),
    .testTarget(
      name: "LikenessFontsTests", dependencies: ["LikenessFonts", "LikenessDisplayList", "LikenessRaster", "LikenessText", "TestFonts"],
      swiftSettings: settings),
    // Web servers on this machine, for the tests of what is fetched.
    .target(name: "TestServer", path: "Tests/TestServer", swiftSettings: settings),
    .testTarget(name: "LikenessHTTPTests", dependencies: ["LikenessHTTP", "TestServer"], swiftSettings: settings),
    .testTarget(name: "LikenessJSONTests", dependencies: ["LikenessJSON"], swiftSettings: settings),
    .testTarget(
      name: "LikenessThemeTests", dependencies: ["LikenessTheme", "LikenessHTTP", "TestServer"], exclude: ["Malformed", "Themes"],
      swiftSettings: settings),
    .testTarget(name: "LikenessDisplayListTests", dependencies: ["LikenessDisplayList"], swiftSettings: settings),
    .testTarget(name: "LikenessSnapshotsTests", dependencies: ["LikenessSnapshots"], swiftSettings: settings),
    .testTarget(name: "LikenessPNGTests", dependencies: ["LikenessPNG", "LikenessCompare", "LikenessGraphics"], swiftSettings: settings),
    .testTarget(name: "LikenessCompareTests", dependencies: ["LikenessCompare", "LikenessGraphics"], swiftSettings: settings),
    .target(
      name: "PixelCorpus", dependencies: ["LikenessDigest", "LikenessRaster"], path: "Tests/PixelCorpus",
      resources: [.embedInCode("corpus.txt")], swiftSettings: settings),
    .executableTarget(name: "pixel-corpus", dependencies: ["PixelCorpus"], path: "Tests/pixel-corpus", swiftSettings: settings),
    .testTarget(
      name: "LikenessRasterTests", dependencies: ["LikenessDigest", "LikenessRaster", "PixelCorpus"], swiftSettings: settings),
    .testTarget(name: "LikenessTestingTests", dependencies: ["LikenessTesting"], swiftSettings: settings),
    .testTarget(name: "EndToEndTests", dependencies: ["likeness-gallery", "flaky-gallery"], swiftSettings: settings),
    .testTarget(name: "LikenessViewsTests", dependencies: ["LikenessViews"], swiftSettings: settings),
    .testTarget(
      name: "LikenessGalleryTests", dependencies: ["Likeness", "LikenessGallery", "LikenessTesting"], swiftSettings: settings),
    .testTarget(name: "LikenessReportTests", dependencies: ["LikenessReport", "LikenessPages"], swiftSettings: settings),
    .testTarget(
      name: "LikenessSiteTests", dependencies: ["LikenessSite", "Likeness", "LikenessDigest", "LikenessPages"], swiftSettings: settings),
    .testTarget(
      name: "BrowserTests", dependencies: ["LikenessCommand", "LikenessReport", "LikenessPages", "LikenessSite", "Likeness"],
      swiftSettings: settings),
    // Stories that differ from run to run, for the tests of check --repeat.
    .executableTarget(
      name: "flaky-gallery", dependencies: ["Likeness", "LikenessCommand"], path: "Tests/flaky-gallery", swiftSettings: settings),
    .testTarget(
      name: "LikenessCommandTests", dependencies: ["LikenessCommand", "LikenessDigest", "flaky-gallery"], swiftSettings: settings),
    .testTarget(
      name: "LikenessServingTests", dependencies: ["LikenessCommand", "Likeness", "LikenessDigest", "LikenessSite"], swiftSettings: settings
    ),
    .testTarget(name: "LikenessTests", dependencies: ["Likeness", "TestFonts"], swiftSettings: settings),
    // The documents that the ways of styling come from, example by example; one file each.
    .testTarget(name: "SeedTests", dependencies: ["LikenessGallery", "LikenessTesting"], swiftSettings: settings),
  ]
)
