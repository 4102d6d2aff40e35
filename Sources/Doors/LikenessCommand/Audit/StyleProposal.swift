/// The proposal of a consistency audit, for its page and its JSON document.
import Foundation
import Likeness
import LikenessAudit
import LikenessBase
import LikenessDisplayList
import LikenessReport
import LikenessSystem

/// The changes with the pictures that they change.
struct StyleProposal {
  private let analysis: StyleAnalysis
  private let before: [String: AuditedPicture]
  private let after: [String: AuditedPicture]
  /// The identities of the pictures that differ, in their order.
  let changed: [String]

  init(_ analysis: StyleAnalysis, before: [AuditedPicture], after: [AuditedPicture]) async throws {
    self.analysis = analysis
    let later = Dictionary(after.map { ($0.identity, $0) }) { first, _ in first }
    self.before = Dictionary(before.map { ($0.identity, $0) }) { first, _ in first }
    self.after = later
    let pairs = before.compactMap { old in later[old.identity].map { (old, $0) } }
      .filter { $0.list != $1.list }
    let differ = await concurrentMap(pairs) { old, new in
      Result { try old.bitmap() != new.bitmap() }
    }
    changed = try zip(pairs, differ).filter { try $1.get() }.map(\.0.0.identity)
  }

  /// The changed pictures of one change.
  private func pictures(of change: StyleChange) -> [String] {
    let stories = Set(change.uses.map { $0.story + "@" + $0.theme })
    let bare = Set(change.uses.filter { $0.theme.isEmpty }.map(\.story))
    return changed.filter { name in
      guard let picture = before[name], change.token == nil else { return false }
      return bare.contains(picture.story) || stories.contains(picture.story + "@" + picture.theme)
    }
  }

  /// The first picture that a change changes, with the view that it is about.
  private func place(of change: StyleChange, in picture: String) -> PixelRect? {
    change.places.first { $0.picture == picture }?.area
  }

  func sections(_ shots: inout AuditShots) throws -> [AuditSection] {
    let sheet = AuditSection(
      title: "The system", markup: StyleSheet(analysis).markup, isWide: true)
    if analysis.changes.isEmpty { return [sheet] }
    let changes = try analysis.changes.filter { !$0.follows }.map { change -> [String: Any] in
      let pictures = pictures(of: change)
      var pair: Any = false
      if let name = pictures.first, let old = before[name], let new = after[name] {
        let area = place(of: change, in: name)
        pair =
          [
            "before": try shots.shot(of: old, area: area), "after": try shots.shot(of: new),
          ] as [String: Any]
      }
      return [
        "kind": change.kind.rawValue, "from": StyleSheet.value(change.from),
        "to": StyleSheet.value(change.token ?? change.to), "reason": change.reason,
        "count": pictures.isEmpty
          ? (change.token == nil
            ? "its pictures show when it is written" : "no picture changes")
          : "\(counted(pictures.count, "picture")) \(pictures.count == 1 ? "that uses it changes" : "that use it change")",
        "pair": pair, "pictures": pictures,
        "hasPictures": !pictures.isEmpty,
      ]
    }
    let markup = AuditPage.templates.render("proposal", ["changes": changes])
    return [sheet, AuditSection(title: "What to merge", markup: markup)]
  }

  /// The JSON document's own part.
  var document: Document {
    Document(
      kinds: StyleKind.allCases.map { kind in
        Document.Kind(
          kind: kind.rawValue, values: values(kind, analysis.inventory),
          proposed: values(kind, analysis.after))
      },
      changes: analysis.changes.map { change in
        Document.Change(
          rule: change.rule, kind: change.kind.rawValue, from: change.from, to: change.to,
          token: change.token, places: change.uses.count, pictures: pictures(of: change))
      }, changedPictures: changed)
  }

  private func values(_ kind: StyleKind, _ inventory: StyleInventory) -> [Document.Value] {
    var counts: [String: Int] = [:]
    for use in inventory.uses where use.kind == kind { counts[use.value, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      Document.Value(value: $0.key, places: $0.value)
    }
  }

  struct Document: Encodable {
    let kinds: [Kind]
    let changes: [Change]
    let changedPictures: [String]

    struct Kind: Encodable {
      let kind: String
      let values: [Value]
      let proposed: [Value]
    }

    struct Value: Encodable {
      let value: String
      let places: Int
    }

    struct Change: Encodable {
      let rule: String
      let kind: String
      let from: String
      let to: String
      let token: String?
      let places: Int
      let pictures: [String]
    }
  }
}
