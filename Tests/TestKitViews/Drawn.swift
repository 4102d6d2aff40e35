/// What a tree draws, as lines that a test can compare.
import Foundation
import LikenessDisplayList
import LikenessViews

/// The lines of the display list of a view that is laid out in a space. They lose nothing; the
/// header and empty lines are left out. A line of a view's path is followed by its items, and
/// lengths are in device pixels.
///
/// - Parameter omitted: First words of lines that are left out as well: `from` for the properties
///   of items, `view` for the places of views. Paths without items go with them.
package func drawn(
  _ view: View, in space: CGSize, scale: Scale = .one, without omitted: Set<Substring> = []
) throws -> [String] {
  view.layout(in: space, scale: scale)
  return lines(of: try DisplayList(painting: view, scale: scale), without: omitted)
}

/// The lines of a display list without its header and empty lines.
package func lines(of list: DisplayList, without omitted: Set<Substring> = []) -> [String] {
  // The header ends with the first empty line.
  let body = list.text.split(separator: "\n", omittingEmptySubsequences: false)
    .drop { !$0.isEmpty }
    .filter { line in
      let word = line.drop { $0 == " " }.prefix { $0 != " " }
      return !word.isEmpty && !(line.hasPrefix(" ") && omitted.contains(word))
    }
  return body.indices.filter { index in
    let next = body.index(after: index)
    return body[index].hasPrefix(" ") || next < body.endIndex && body[next].hasPrefix(" ")
  }.map { String(body[$0]) }
}
