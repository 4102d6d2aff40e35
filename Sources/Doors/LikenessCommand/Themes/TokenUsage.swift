/// The stories that use a token, from the display lists of their pictures.
import Likeness

struct TokenUsage {
  struct Use {
    /// The number of pictures of the story that use it.
    var pictures = 0
    /// Such as `Card: cornerRadius`, in drawing order.
    var views: [String] = []
  }

  private(set) var uses: [String: [SnapshotIdentity: Use]] = [:]

  /// Adds the tokens in the display list of a picture.
  mutating func add(_ list: DisplayList, of identity: SnapshotIdentity) {
    var views: [String: [String]] = [:]
    var seen: Set<String> = []
    for item in list.items {
      for property in item.source.properties {
        for token in property.tokens {
          let view = "\(item.source.path): \(property.name)"
          if seen.insert("\(token)\u{0}\(view)").inserted { views[token, default: []].append(view) }
        }
      }
    }
    let story = identity.withoutVariant
    for (token, found) in views {
      var use = uses[token]?[story] ?? Use()
      use.pictures += 1
      use.views += found.filter { !use.views.contains($0) }
      uses[token, default: [:]][story] = use
    }
  }
}
