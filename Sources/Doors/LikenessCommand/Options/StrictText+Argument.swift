/// The problems of text that fail a picture, as an argument.
import ArgumentParser
import Likeness

extension StrictText: ExpressibleByArgument {
  /// Parses `warnings,overflow` or `all`.
  public init?(argument: String) {
    guard argument != "all" else {
      self = .all
      return
    }
    self = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
      insert(known.option)
    }
  }

  /// The values for completion and messages.
  public static var allValueStrings: [String] { named.map(\.name) + ["all"] }

  /// The names, as help shows a default.
  public var defaultValueDescription: String {
    isEmpty ? "nothing" : Self.named.filter { contains($0.option) }.map(\.name).joined(separator: ",")
  }
}
