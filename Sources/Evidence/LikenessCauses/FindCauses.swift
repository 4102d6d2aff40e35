/// Finds what an author changed between two display lists, apart from what followed from it.
import LikenessDisplayList

/// The causes of a difference, with all that attributing pixels to them takes.
struct CauseMap {
  /// The causes as they were found, and the views that have them.
  let found: FoundCauses
  let movers: Movers
  /// The causes with their consequences.
  let causes: [Cause]

  var match: ViewMatch { found.match }
}

/// Finds the causes of a difference. Each step explains what the steps before it left.
func findCauses(from old: DisplayList, to new: DisplayList) -> CauseMap {
  let match = ViewMatch(from: old, to: new)
  let changes = propertyChanges(match)
  let fonts = addingFontFiles(to: FoundCauses(in: match))
  let styles = addingProperties(changes.filter { !$0.isWeak }, to: fonts)
  let edits = addingPicture(to: addingTreeEdits(to: styles))
  // What disappeared for lack of space is a cause only where nothing took the space.
  let movers = Movers(of: edits)
  let weak = changes.filter { $0.isWeak && !movers.isMoved($0.view, by: edits) }
  let drawings = addingDrawings(to: addingProperties(weak, to: edits), movers)
  let (moved, allMovers) = addingFirstMovers(to: drawings, movers)
  let found = addingRest(to: moved)
  return CauseMap(
    found: found, movers: allMovers, causes: tellingConsequences(of: found, allMovers))
}
