/// The theme in force: loads, validates, falls back, and tells who wants to know.
import LikenessConcurrency
import LikenessGraphics
import LikenessJSON

/// What became of a theme that was loaded.
public enum Loaded: Hashable, Sendable {
  /// The file is good: its theme is in force.
  case adopted(Theme)
  /// The file has problems: the last good theme, given here, stays in force.
  case keptLast(Theme, Problems)
  /// The file has problems and nothing good was loaded before: the built-in default, given here, is in force.
  case fellBack(Theme, Problems)

  /// The theme in force after loading.
  public var theme: Theme {
    switch self {
    case .adopted(let theme), .keptLast(let theme, _), .fellBack(let theme, _): theme
    }
  }

  /// What is wrong with the file; nil where nothing is.
  public var problems: Problems? {
    switch self {
    case .adopted: nil
    case .keptLast(_, let problems), .fellBack(_, let problems): problems
    }
  }

  /// Which theme is in force and why, in words, for a log or a terminal.
  ///
  /// - Parameter file: what to call the file.
  public func summary(of file: String) -> String {
    switch self {
    case .adopted(let theme): ThemeWording.adopted(theme, from: file)
    case .keptLast(let theme, let problems): ThemeWording.kept(theme, problems, file: file)
    case .fellBack(let theme, let problems): ThemeWording.fellBack(theme, problems, file: file)
    }
  }
}

/// Holds the theme in force. May be used from any thread.
///
/// There is a theme at any time: the built-in default until a good one is loaded, and from then on the last good one.
public final class ThemeManager: Sendable {
  /// The manager that a program's parts share where none is handed to them.
  public static let shared = ThemeManager()

  private struct State {
    var theme: Theme
    var hasLoaded = false
    var observers: [(id: Int, handler: @Sendable (Theme) -> Void)] = []
    var nextID = 0
    /// Themes that observers have not received yet, oldest first.
    var news: [Theme] = []
    var isTelling = false

    mutating func put(_ good: Theme) {
      hasLoaded = true
      if theme != good {
        theme = good
        news.append(good)
      }
    }
  }

  private let builtIn: Theme
  private let state: Locked<State>

  /// Creates a manager with its default in force.
  ///
  /// - Parameter builtIn: the theme that is in force until a good one was loaded. Default ``Theme/builtIn``.
  public init(builtIn: Theme = .builtIn) {
    self.builtIn = builtIn
    state = Locked(State(theme: builtIn))
  }

  /// The theme in force.
  public var currentTheme: Theme { state.withLock { $0.theme } }

  /// Reads a theme file and puts its theme in force, unless it has a problem.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: the name of the file, which determines its format and appears in problems. The file is not opened.
  /// - Returns: which theme is in force now, with all problems of the file.
  @discardableResult
  public func load(_ bytes: [UInt8], file: String) -> Loaded {
    do throws(Problems) {
      return adopt(try Theme(bytes, file: file))
    } catch {
      return refuse(error)
    }
  }

  /// Reads a theme file from the disk and puts its theme in force, unless it can't be read or has a problem.
  @discardableResult
  public func load(contentsOfFile path: String) -> Loaded {
    do throws(Problems) {
      return adopt(try Theme(contentsOfFile: path))
    } catch {
      return refuse(error)
    }
  }

  /// Puts a theme in force that a program made itself; it counts as a good one.
  @discardableResult
  public func adopt(_ theme: Theme) -> Loaded {
    state.withLock { $0.put(theme) }
    tellObservers()
    return .adopted(theme)
  }

  /// Puts a theme in force that is better than none, unless a good one was loaded, which is newer.
  package func adoptIfNothingGood(_ theme: Theme) {
    state.withLock { state in
      if !state.hasLoaded { state.put(theme) }
    }
    tellObservers()
  }

  /// Puts the built-in default in force again, and forgets that a good theme was loaded.
  public func reset() {
    state.withLock { state in
      state.hasLoaded = false
      if state.theme != builtIn {
        state.theme = builtIn
        state.news.append(builtIn)
      }
    }
    tellObservers()
  }

  /// Calls `handler` with each theme that comes into force from now on and differs from the one before it.
  ///
  /// The themes come in order and one at a time, on the thread that loads, or on one that is telling observers at that moment. The
  /// handler may load themes and end observations. One that is ended from another thread may be called a last time.
  ///
  /// - Returns: what keeps the observation; it ends when this is released.
  public func observe(_ handler: @escaping @Sendable (Theme) -> Void) -> ThemeObservation {
    let id = state.withLock { state in
      state.nextID += 1
      state.observers.append((state.nextID, handler))
      return state.nextID
    }
    return ThemeObservation(manager: self, id: id)
  }

  fileprivate func removeObserver(_ id: Int) {
    state.withLock { state in state.observers.removeAll { $0.id == id } }
  }

  func refuse(_ problems: Problems) -> Loaded {
    state.withLock { $0.hasLoaded ? .keptLast($0.theme, problems) : .fellBack($0.theme, problems) }
  }

  /// Tells all news, unless somebody is at it already, who then goes on with these. No handler runs under the lock.
  private func tellObservers() {
    guard
      state.withLock({ state in
        defer { state.isTelling = true }
        return !state.isTelling
      })
    else { return }
    while true {
      let next: (Theme, [Int])? = state.withLock { state in
        guard !state.news.isEmpty else {
          state.isTelling = false
          return nil
        }
        return (state.news.removeFirst(), state.observers.map(\.id))
      }
      guard let (theme, ids) = next else { return }
      for id in ids {
        // Looked up one by one, so that a handler which ends another's observation is obeyed at once.
        let handler = state.withLock { state in state.observers.first { $0.id == id }?.handler }
        handler?(theme)
      }
    }
  }
}

/// Keeps an observation of a ``ThemeManager``; the observation ends when this is released or canceled.
public final class ThemeObservation: Sendable {
  private let id: Int
  private let manager: Locked<ThemeManager?>

  fileprivate init(manager: ThemeManager, id: Int) {
    self.id = id
    self.manager = Locked(manager)
  }

  deinit {
    cancel()
  }

  /// Ends the observation; again makes no difference.
  public func cancel() {
    let manager = manager.withLock { manager in
      defer { manager = nil }
      return manager
    }
    manager?.removeObserver(id)
  }
}
