// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that whoever uses Likeness resolves and builds nothing of it.
//
//   swift run --package-path tools/bench --configuration release bench
let package = Package(
  name: "bench",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "likeness", path: "../..")],
  targets: [
    .executableTarget(
      name: "bench", dependencies: [.product(name: "Likeness", package: "likeness")]),
    // The command over a synthetic gallery, which checking.py measures.
    .executableTarget(
      name: "many",
      dependencies: [
        .product(name: "Likeness", package: "likeness"),
        .product(name: "LikenessCommand", package: "likeness"),
      ]),
  ]
)
