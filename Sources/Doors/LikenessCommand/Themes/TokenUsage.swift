/// Which stories use a token, as the display lists of their pictures say.
import Likeness

/// The uses of tokens in the pictures of a gallery.
struct TokenUsage {
  /// The uses of one token by one story.
  struct Use {
    /// How many pictures of the story use it.
    var pictures = 0
    /// `Card: cornerRadius`, in the order of the drawings.
    var views: [String] = []
  }

  /// The uses by token and by story.
  private(set) var uses: [String: [SnapshotIdentity: Use]] = [:]

  /// Adds the tokens that the drawings of a picture come from.
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
