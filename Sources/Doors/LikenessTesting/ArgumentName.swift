/// The part of a snapshot's name for the arguments of a parameterized test.
import Foundation
import Testing

enum ArgumentName: Hashable, Sendable {
  /// The test has no arguments.
  case none
  /// The arguments in words: `light`, or `light, 2` for two.
  case named(String)
  /// The arguments have no words that stay the same from run to run, or can't be read.
  case unnamed

  /// Reads the arguments of a running case.
  ///
  /// Swift Testing has no public interface for them, so reflection finds them. With a version that
  /// stores them elsewhere the result is ``unnamed``, which asks for a name instead of guessing
  /// one.
  init(_ testCase: Test.Case) {
    guard testCase.isParameterized else {
      self = .none
      return
    }
    let mirror = Mirror(reflecting: testCase)
    let arguments = mirror.descendant("_kind", "parameterized", "arguments") as? [Any]
    self.init(arguments?.map { Mirror(reflecting: $0).descendant("value") } ?? [])
  }

  /// Describes values; nil stands for one that can't be read.
  init(_ values: [Any?]) {
    let words = values.compactMap { $0.flatMap(words(for:)) }
    let isComplete = !values.isEmpty && words.count == values.count
    self = isComplete ? .named(words.joined(separator: ", ")) : .unnamed
  }
}

/// Returns words that name a value in every run; nil if it has none.
///
/// A type describes itself with `CustomTestStringConvertible`, as for the list of tests, or with
/// `CustomStringConvertible`. Sets and dictionaries are sorted, because their own order changes.
/// Excluded are the descriptions of objects of Foundation, which contain addresses.
private func words(for value: Any) -> String? {
  if let text = value as? any StringProtocol { return String(text) }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { words(for: $0.value) } ?? "nil"
  }
  if let value = value as? any CustomTestStringConvertible { return value.testDescription }
  switch mirror.displayStyle {
  case .tuple, .collection: return list(mirror.children)?.joined(separator: ", ")
  case .set: return list(mirror.children)?.sorted().joined(separator: ", ")
  case .dictionary:
    let entries = mirror.children.compactMap {
      list(Mirror(reflecting: $0.value).children)?.joined(separator: ": ")
    }
    return entries.count == mirror.children.count ? entries.sorted().joined(separator: ", ") : nil
  default: break
  }
  if let value = value as? any CustomStringConvertible {
    // Foundation bridges numbers to objects when asked, so only a class counts.
    return mirror.displayStyle == .class && value is NSObject ? nil : value.description
  }
  if mirror.displayStyle == .enum {
    // A case with values has one child, labeled with the case.
    guard let payload = mirror.children.first else { return "\(value)" }
    guard let label = payload.label else { return nil }
    let values = Mirror(reflecting: payload.value)
    let isTuple = values.displayStyle == .tuple
    return (isTuple ? list(values.children)?.joined(separator: ", ") : words(for: payload.value))
      .map { "\(label)(\($0))" }
  }
  if let value = value as? any RawRepresentable { return words(for: value.rawValue) }
  return nil
}

/// The words for each value; nil if one has none.
private func list(_ values: Mirror.Children) -> [String]? {
  let parts = values.compactMap { words(for: $0.value) }
  return parts.count == values.count ? parts : nil
}
