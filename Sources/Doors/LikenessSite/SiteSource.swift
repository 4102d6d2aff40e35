/// Where a story is declared, and the text of its declaration where that is at hand.
import Foundation
import Likeness

/// The source of a story as the site shows it.
public struct SiteSource: Equatable, Sendable {
  /// What it is written in.
  public enum Language: String, Sendable {
    /// A `Story` in Swift.
    case swift = "Swift"
    /// A scene in JSON.
    case json = "JSON"
  }

  /// What it is written in.
  public var language: Language
  /// Where it stands, for people: `Sources/Doors/LikenessGallery/Stories/ControlStories.swift:14`. Never a path of the machine.
  public var place: String
  /// The text; nil where the source is not at hand, or the declaration was not found in it.
  public var text: String?

  /// Creates a source.
  public init(language: Language, place: String, text: String?) {
    self.language = language
    self.place = place
    self.text = text
  }

  /// Looks a source up.
  ///
  /// - Parameters:
  ///   - source: where the story says that it is declared.
  ///   - package: the folder of the package that holds a file, from which places are told; nil where there is none.
  ///   - read: reads a file; nil where it is not there.
  public init(
    of source: StorySource, package: (String) -> String? = ArtifactsFolder.package(around:),
    read: (String) -> String? = { try? String(contentsOf: URL(fileURLWithPath: $0), encoding: .utf8) }
  ) {
    switch source {
    case .scene(let path, let text): self.init(language: .json, place: path, text: text)
    case .swift(let fileID, let filePath, let line):
      let root = package(filePath).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
      let file = root.flatMap { filePath.hasPrefix($0) ? String(filePath.dropFirst($0.count)) : nil } ?? fileID
      self.init(language: .swift, place: "\(file):\(line)", text: read(filePath).flatMap { storyDeclaration(in: $0, atLine: line) })
    }
  }
}
