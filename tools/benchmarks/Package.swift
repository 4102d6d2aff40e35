// swift-tools-version: 6.3
import PackageDescription

// A package of its own, so that whoever uses Likeness resolves and builds nothing of it.
//
//   swift run --package-path tools/benchmarks --configuration release bench

/// The checkout that is measured; `tools/bench run --against` names an older one.
let checkout =
  Context.environment["LIKENESS_CHECKOUT"]
  ?? "/" + Context.packageDirectory.split(separator: "/").dropLast(2).joined(separator: "/")

/// How SwiftPM names a package for the compiler: by its folder.
let name = (checkout.split(separator: "/").last ?? "").lowercased()
  .map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()

let likeness = Target.Dependency.product(name: "Likeness", package: "likeness")

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "likeness", path: checkout)],
  targets: [
    .executableTarget(name: "bench", dependencies: [likeness]),
    // Draws display lists, as only the package itself can: as if it were part of it.
    .executableTarget(
      name: "draw", dependencies: [likeness], packageAccess: false,
      swiftSettings: [.unsafeFlags(["-package-name", name])]),
    .executableTarget(name: "empty"),
    // The command over a synthetic gallery.
    .executableTarget(
      name: "many",
      dependencies: [likeness, .product(name: "LikenessCommand", package: "likeness")]),
  ]
)
