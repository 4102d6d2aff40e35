/// The errors in the text of a display list, and their wording.
import LikenessBase

/// Why a text is not a display list: the place, the cause, and what to do.
public struct DisplayListError: Error, Hashable, Sendable {
  /// The file that holds the text, where there is one.
  public var file: String?
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int
  /// The error.
  public var cause: Cause

  /// The errors in a text.
  public enum Cause: Hashable, Sendable {
    /// The text does not start with `display-list`.
    case notADisplayList(found: String)
    /// The text is of a version that this program does not know.
    case unknownVersion(String)
    /// Something stands where another thing must.
    case unexpected(found: String, expected: String)
    /// A number is outside its range.
    case outOfRange(found: String, allowed: String)
    /// A header line is missing.
    case missing(String)
    /// A header line, or the pixels of a picture, are there twice.
    case repeated(String)
    /// A view has two lines for a property.
    case repeatedProperty(String)
    /// An item names a property that has no line above.
    case unknownProperty(String)
    /// A view without a frame has a property that no item names.
    case unusedProperty(String)
    /// An item names a font that the header does not, or that it has twice.
    case unknownFont(String)
    /// An item or a block of pixels of the first version names a picture that the header does not.
    case unknownImage(String)
    /// A picture of an item, or of a header of the first version, has no pixels.
    case missingPixels(image: String)
    /// The pixels of a picture are not as many as its size says, or not in their form.
    case damagedPixels(image: String)
    /// The picture and its images together have more pixels than is allowed.
    case tooManyPixels(count: Int, budget: Int)
  }
}

extension DisplayListError: CustomStringConvertible {
  /// `list.txt:12:7: …`, the cause, and the next step.
  public var description: String {
    printable("\(file ?? "display list"):\(line):\(column): \(problem)")
  }

  private var problem: String {
    switch cause {
    case .notADisplayList(let found):
      """
      this is not a display list: it starts with \(quoted(found)). A display list starts with the \
      line “display-list 2”.
      """
    case .unknownVersion(let version):
      """
      display list of version \(quoted(version)), but only versions 1 and 2 are known. Update \
      Likeness, or record the snapshot again.
      """
    case .unexpected(let found, let expected):
      (found.isEmpty ? "the line ends" : "found \(quoted(found))")
        + " where \(expected) should be. Correct the line, or record the snapshot again."
    case .outOfRange(let found, let allowed):
      "\(quoted(found)) is out of range: allowed is \(allowed). Correct the number."
    case .missing(let key):
      "the header has no line “\(key) …”. Add it, or record the snapshot again."
    case .repeated(let key):
      """
      the list has a second line for \(quoted(key)). Remove one of the two; a merge may have \
      kept both.
      """
    case .repeatedProperty(let name):
      """
      the view has a second line for the property \(quoted(name)). Remove one of the two; a merge \
      may have kept both.
      """
    case .unknownProperty(let name):
      """
      the view has no line above for the property \(quoted(name)). Add one, or write the value \
      here: “name=value”.
      """
    case .unusedProperty(let name):
      """
      no item of the view names the property \(quoted(name)), and the view has no frame that it \
      could be of. Add “view” and a frame, or remove the line.
      """
    case .unknownFont(let name):
      """
      no single font \(quoted(name)) in the header. Add a line “font” with its name and digest, or \
      name it by the digest too.
      """
    case .unknownImage(let name):
      "no image \(quoted(name)) in the header. Add a line “image” with its digest and size."
    case .missingPixels(let image):
      """
      the image \(image) has no block “pixels”. The end of the file may be cut off: restore it, or \
      record the snapshot again.
      """
    case .damagedPixels(let image):
      """
      the pixels of the image \(image) are damaged. Restore the file, or record the snapshot again.
      """
    case .tooManyPixels(let count, let budget):
      "\(count) pixels in all, but the budget is \(budget). "
        + "If you trust the file, raise the limit in likeness.json: \(setting(allowing: count))"
    }
  }
}

/// The setting that allows so many pixels.
package func setting(allowing pixels: Int) -> String {
  "\"maxMegapixels\": \(pixels / 1_000_000 + (pixels % 1_000_000 == 0 ? 0 : 1))"
}
