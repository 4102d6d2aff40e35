// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Components",
  platforms: [.iOS(.v17), .macOS(.v15)],
  products: [.library(name: "Components", targets: ["Components"])],
  dependencies: [.package(path: "../../..")],
  targets: [
    .target(
      name: "Components",
      dependencies: [
        .product(
          name: "LikenessUIKit", package: "likeness", condition: .when(platforms: [.linux, .macOS]))
      ]),
    .testTarget(
      name: "ComponentsTests",
      dependencies: ["Components", .product(name: "LikenessTesting", package: "likeness")]),
  ]
)
