/// What texts are failed for, as an argument.
import ArgumentParser
import Likeness

extension StrictText: ExpressibleByArgument {
  /// Reads `warnings,overflow` or `all`.
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

  /// What completion and messages offer.
  public static var allValueStrings: [String] { named.map(\.name) + ["all"] }

  /// The names, as help shows a default.
  public var defaultValueDescription: String {
    isEmpty ? "nothing" : Self.named.filter { contains($0.option) }.map(\.name).joined(separator: ",")
  }
}
