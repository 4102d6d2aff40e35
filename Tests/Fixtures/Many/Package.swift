// swift-tools-version: 6.3
import PackageDescription

// `tools/bench tests` copies it, and adds the card that the benchmarks draw.
let package = Package(
  name: "Many",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "likeness", path: "../../..")],
  targets: [
    .testTarget(
      name: "ManyTests",
      dependencies: [
        .product(name: "Likeness", package: "likeness"),
        .product(name: "LikenessTesting", package: "likeness"),
      ])
  ]
)
