/// Prints the JSON Schema of scenes, for `tools/docs`.
import Foundation
import LikenessJSON
import LikenessStories
import TestSupport

@main
enum SceneSchema {
  /// The argument is the folder of the sources that document the styles.
  static func main() throws {
    let sources = URL(fileURLWithPath: CommandLine.arguments[1])
    print(Scene.schema(documentation: try Documentation(of: sources).texts).text(), terminator: "")
  }
}
