/// Reads paths in the syntax of SVG.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessJSON

/// Why a text is not a path in the syntax of SVG.
public struct PathError: Error, Hashable, Sendable {
  /// The character, from 1.
  public let position: Int
  /// The error.
  public let cause: Cause

  /// The kinds of errors.
  public enum Cause: Hashable, Sendable {
    /// There is no step at all.
    case empty
    /// The first step is not a move.
    case noMove(found: String)
    /// No command has this name. `numbers` follow it.
    case unknownCommand(String, numbers: Int)
    /// A command has too few numbers, or some that belong to no command.
    case numbers(after: String, expected: Int, found: Int)
    /// Numbers follow the end of a subpath.
    case numbersAfterClose
    /// A flag of an arc is neither 0 nor 1.
    case flag(found: String)
    /// A number is out of range.
    case outOfRange(String)
    /// A character belongs to no number.
    case unexpected(String)
  }
}

extension PathError: CustomStringConvertible {
  /// The problem and the next step.
  public var description: String {
    let message =
      switch cause {
      case .empty: "the path is empty; add commands such as \"M4 12l5 5L20 6\""
      case .noMove(let found):
        "a path must start with M or m, not \(quoted(found)); add a move such as M0 0"
      case .unknownCommand(let name, let numbers):
        "unknown command \(quoted(name)); "
          + (Self.suggestions[numbers].map {
            "with \(numbers) \(numbers == 1 ? "number" : "numbers"), did you mean \($0)?"
          }
            ?? "use one of M, L, H, V, C, S, Q, T, A and Z")
      case .numbers(let name, let expected, let found):
        """
        \(name) takes \(expected) \(expected == 1 ? "number" : "numbers") at a time, and \(found) \
        \(found == 1 ? "is" : "are") left; add \(expected - found)
        """
      case .numbersAfterClose: "Z takes no numbers; add a command such as L or M before them"
      case .flag(let found): "the fourth and fifth values of A must be 0 or 1, not \(quoted(found))"
      case .outOfRange(let found): "\(found) is not between -100000 and 100000"
      case .unexpected(let found):
        """
        unexpected \(quoted(found)); write numbers with a decimal point, separated by a space or \
        one comma
        """
      }
    return "character \(position): \(message)"
  }

  private static let suggestions = [0: "Z", 1: "H or V", 2: "L or M", 4: "Q or S", 6: "C", 7: "A"]
}

extension Path {
  /// Reads a path such as `M4 12l5 5L20 6`: all commands of SVG's `d` attribute.
  public init(_ text: String) throws(PathError) {
    var reader = PathReader(text)
    try reader.read()
    self = reader.path
  }
}

private struct PathReader {
  private(set) var path = Path()
  private let characters: [Character]
  private var place = 0
  /// The control point that a smooth curve mirrors, and the commands after which it does.
  private var control: (point: CGPoint, commands: String)?

  /// How many numbers each command takes at a time.
  private static let counts: [Character: Int] = [
    "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0,
  ]
  private static let range = -100_000.0...100_000.0

  init(_ text: String) { characters = Array(text) }

  mutating func read() throws(PathError) {
    skipSpace()
    guard place < characters.count else { throw error(.empty) }
    guard characters[place] == "M" || characters[place] == "m" else {
      throw error(.noMove(found: String(characters[place])))
    }
    while place < characters.count {
      try readCommand()
      skipSpace()
    }
  }

  private mutating func readCommand() throws(PathError) {
    let start = place
    let letter = characters[place]
    guard letter.isLetter else {
      throw error(path.steps.last == .close ? .numbersAfterClose : .unexpected(String(letter)))
    }
    let name = Character(letter.uppercased().first.map(String.init) ?? "")
    place += 1
    guard letter.isASCII, let count = Self.counts[name] else {
      throw PathError(
        position: start + 1, cause: .unknownCommand(String(letter), numbers: numbersAhead()))
    }
    let isRelative = letter.isLowercase
    var isFirst = true
    repeat {
      let groupStart = place
      var numbers: [Double] = []
      while numbers.count < count {
        skipSeparator(isAllowed: !isFirst || !numbers.isEmpty)
        if name == "A", numbers.count == 3 || numbers.count == 4 {
          numbers.append(try flag())
        } else if let number = try number() {
          numbers.append(number)
        } else {
          skipSpace()
          if place < characters.count, !characters[place].isLetter {
            throw error(.unexpected(String(characters[place])))
          }
          throw PathError(
            position: (isFirst ? start : groupStart) + 1,
            cause: .numbers(after: String(letter), expected: count, found: numbers.count))
        }
      }
      // Further pairs after a move are lines.
      add(name == "M" && !isFirst ? "L" : name, numbers, isRelative: isRelative)
      isFirst = false
    } while count > 0 && isNumberAhead()
  }

  private mutating func add(_ name: Character, _ numbers: [Double], isRelative: Bool) {
    let origin = isRelative ? path.currentPoint : .zero
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: origin.x + numbers[index], y: origin.y + numbers[index + 1])
    }
    /// The last control point on the other side, where the last command was one of some.
    func mirrored(after commands: String) -> CGPoint {
      let current = path.currentPoint
      guard let control, control.commands == commands else { return current }
      return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
    }
    var next: (point: CGPoint, commands: String)?
    switch name {
    case "M": path.move(to: point(0))
    case "L": path.addLine(to: point(0))
    case "H": path.addLine(to: CGPoint(x: origin.x + numbers[0], y: path.currentPoint.y))
    case "V": path.addLine(to: CGPoint(x: path.currentPoint.x, y: origin.y + numbers[0]))
    case "C":
      next = (point(2), "CS")
      path.addCubic(to: point(4), control1: point(0), control2: point(2))
    case "S":
      next = (point(0), "CS")
      path.addCubic(to: point(2), control1: mirrored(after: "CS"), control2: point(0))
    case "Q":
      next = (point(0), "QT")
      path.addQuadratic(to: point(2), control: point(0))
    case "T":
      let control = mirrored(after: "QT")
      next = (control, "QT")
      path.addQuadratic(to: point(0), control: control)
    case "A":
      path.addArc(
        to: point(5), radii: CGSize(width: numbers[0], height: numbers[1]), rotation: numbers[2],
        isLarge: numbers[3] == 1,
        isClockwise: numbers[4] == 1)
    default: path.close()
    }
    control = next
  }

  // MARK: Characters

  private mutating func skipSpace() {
    while place < characters.count, characters[place].isWhitespace { place += 1 }
  }

  /// Skips spaces, and a comma among them where one may stand.
  private mutating func skipSeparator(isAllowed: Bool) {
    skipSpace()
    guard isAllowed, place < characters.count, characters[place] == "," else { return }
    place += 1
    skipSpace()
  }

  private func isNumberAhead() -> Bool {
    var ahead = self
    ahead.skipSeparator(isAllowed: true)
    guard ahead.place < characters.count else { return false }
    return "+-.0123456789".contains(characters[ahead.place])
  }

  private func numbersAhead() -> Int {
    var ahead = self
    var count = 0
    while true {
      ahead.skipSeparator(isAllowed: count > 0)
      guard (try? ahead.number()) != nil else { return count }
      count += 1
    }
  }

  private mutating func flag() throws(PathError) -> Double {
    guard place < characters.count, characters[place] == "0" || characters[place] == "1" else {
      throw error(.flag(found: place < characters.count ? String(characters[place]) : ""))
    }
    place += 1
    return characters[place - 1] == "1" ? 1 : 0
  }

  /// A number, or nil if none starts here.
  private mutating func number() throws(PathError) -> Double? {
    var end = place
    func skipDigits() -> Int {
      let start = end
      while end < characters.count, ("0"..."9").contains(characters[end]) { end += 1 }
      return end - start
    }
    if end < characters.count, characters[end] == "+" || characters[end] == "-" { end += 1 }
    var digits = skipDigits()
    if end < characters.count, characters[end] == "." {
      end += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    if end < characters.count, characters[end] == "e" || characters[end] == "E" {
      let mantissa = end
      end += 1
      if end < characters.count, characters[end] == "+" || characters[end] == "-" { end += 1 }
      if skipDigits() == 0 { end = mantissa }
    }
    let text = String(characters[place..<end])
    guard let value = Double(text), Self.range.contains(value) else {
      throw error(.outOfRange(text))
    }
    place = end
    return value
  }

  private func error(_ cause: PathError.Cause) -> PathError {
    PathError(position: place + 1, cause: cause)
  }
}
