/// The proposal of a consistency audit, for its page and its JSON document.
import Likeness
import LikenessAudit
import LikenessBase
import LikenessReport
import LikenessSystem

/// The changes with the pictures that they change.
struct StyleProposal {
  private let analysis: StyleAnalysis
  /// The pictures that differ, by identity: as they are, and as they would be.
  private let changed: [String: (before: AuditedPicture, after: AuditedPicture)]

  init(_ analysis: StyleAnalysis, before: [AuditedPicture], after: [AuditedPicture]) async throws {
    self.analysis = analysis
    let later = Dictionary(after.map { ($0.identity, $0) }) { first, _ in first }
    let pairs = before.compactMap { old in later[old.identity].map { (old, $0) } }
    let differ = await concurrentMap(pairs) { old, new in
      Result { try old.list != new.list && old.bitmap() != new.bitmap() }
    }
    changed = Dictionary(
      uniqueKeysWithValues: try zip(pairs, differ).filter { try $1.get() }
        .map { ($0.0.0.identity, $0.0) })
  }

  /// The identities of the changed pictures of one change.
  private func pictures(of change: StyleChange) -> [String] {
    let uses = Set(change.uses.map { [$0.story, $0.theme] })
    if change.token != nil { return [] }
    return changed.values.map(\.before).filter {
      uses.contains([$0.story, ""]) || uses.contains([$0.story, $0.theme])
    }.map(\.identity).sorted()
  }

  func sections(_ shots: inout AuditShots) throws -> [AuditSection] {
    let sheet = AuditSection(title: "The system", markup: analysis.sheet, isWide: true)
    if analysis.changes.isEmpty { return [sheet] }
    func value(_ text: String) -> [String: Any] {
      let color = text.split(separator: " ").last.flatMap { StraightColor(String($0)) }
      return ["text": text, "color": color.map { Swatch($0).context } ?? false as Any]
    }
    let changes = try analysis.changes.filter { !$0.follows }.map { change -> [String: Any] in
      let pictures = pictures(of: change)
      var shown: Any = false
      if let name = pictures.first, let pair = changed[name] {
        let area = change.places.first { $0.picture == name }?.area
        shown = [
          "before": try shots.shot(of: pair.before, area: area),
          "after": try shots.shot(of: pair.after),
        ]
      }
      let none =
        change.token == nil ? "its pictures show when it is written" : "no picture changes"
      return [
        "kind": change.kind.rawValue, "from": value(change.from),
        "to": value(change.token ?? change.to), "reason": change.reason, "pair": shown,
        "count": pictures.isEmpty ? none : "changes \(counted(pictures.count, "picture"))",
        "pictures": pictures, "hasPictures": !pictures.isEmpty,
      ]
    }
    let markup = AuditPage.templates.render("proposal", ["changes": changes])
    return [sheet, AuditSection(title: "What to merge", markup: markup)]
  }

  /// The JSON document's own part.
  var document: Document {
    func counts(_ inventory: StyleInventory) -> [String: [String: Int]] {
      Dictionary(StyleKind.allCases.map { ($0.rawValue, inventory.counts($0)) }) { a, _ in a }
    }
    return Document(
      values: counts(analysis.inventory), proposed: counts(analysis.after),
      pictures: Dictionary(
        analysis.changes.map { ("\($0.kind.rawValue) \($0.from)", pictures(of: $0)) }
      ) { $0 + $1 }, changedPictures: changed.keys.sorted())
  }

  struct Document: Encodable {
    /// The number of places of each value, by kind.
    let values: [String: [String: Int]]
    let proposed: [String: [String: Int]]
    /// The pictures that each change changes, by its subject.
    let pictures: [String: [String]]
    let changedPictures: [String]
  }
}
