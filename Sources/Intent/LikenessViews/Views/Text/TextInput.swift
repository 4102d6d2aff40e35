/// Editing by code: positions and ranges of a text, and what takes keys.
import Foundation

/// An object that takes keys.
public protocol KeyInput: TextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts text in place of the selection.
  func insertText(_ text: String)
  /// Removes the selection, or the character before it.
  func deleteBackward()
}

/// A place between two characters of a text.
public final class TextPosition {
  /// The number of UTF-16 code units before it.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
public final class TextRange {
  /// Where it begins, and where it ends.
  public let start: TextPosition, end: TextPosition
  /// Whether it holds nothing.
  public var isEmpty: Bool { start.offset == end.offset }

  init(_ start: TextPosition, _ end: TextPosition) { (self.start, self.end) = (start, end) }
}

extension TextField: KeyInput {
  /// The place before the text.
  public var beginningOfDocument: TextPosition { TextPosition(0) }
  /// The place after the text.
  public var endOfDocument: TextPosition { TextPosition((text ?? "").utf16.count) }
  /// Returns the place some UTF-16 code units after another; nil outside of the text.
  public func position(from position: TextPosition, offset: Int) -> TextPosition? {
    let (place, isBeyond) = position.offset.addingReportingOverflow(offset)
    return isBeyond || place < 0 || place > endOfDocument.offset ? nil : TextPosition(place)
  }
  /// Returns how many UTF-16 code units lie between two places.
  public func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Returns the part between two places, in any order.
  public func textRange(from: TextPosition, to toPosition: TextPosition) -> TextRange? {
    from.offset <= toPosition.offset ? TextRange(from, toPosition) : TextRange(toPosition, from)
  }
}

extension View {
  /// The view of the tree that takes keys.
  var firstResponder: View? {
    var found: View?
    root.forEachView { if $0.isFirstResponder { found = found ?? $0 } }
    return found
  }

  /// Lets the view inside that takes keys give them up. Returns whether none takes keys any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let view = firstResponder, contains(view) else { return true }
    let hasEnded = view.resignFirstResponder()
    if force { view.takesKeys = false }
    return hasEnded || force
  }
}
