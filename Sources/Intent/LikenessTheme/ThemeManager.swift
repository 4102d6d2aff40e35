/// The current theme: loading, validation and fallback.
import Foundation
import LikenessBase
import LikenessJSON

/// The result of loading a theme.
public enum Loaded: Hashable, Sendable {
  /// The file is valid; its theme is now current.
  case adopted(Theme)
  /// The file has problems. The last valid theme, given here, stays current.
  case keptLast(Theme, Problems)
  /// The file has problems and no valid theme was loaded before. The built-in theme, given here, is
  /// current.
  case fellBack(Theme, Problems)

  /// The current theme after loading.
  public var theme: Theme {
    switch self {
    case .adopted(let theme), .keptLast(let theme, _), .fellBack(let theme, _): theme
    }
  }

  /// The problems of the file; nil if it is valid.
  public var problems: Problems? {
    switch self {
    case .adopted: nil
    case .keptLast(_, let problems), .fellBack(_, let problems): problems
    }
  }

  /// Returns a sentence for a log or a terminal: which theme is current, and why.
  ///
  /// - Parameter file: The name of the file to show.
  public func summary(of file: String) -> String {
    switch self {
    case .adopted(let theme): ThemeWording.adopted(theme, from: file)
    case .keptLast(let theme, let problems): ThemeWording.kept(theme, problems, file: file)
    case .fellBack(let theme, let problems): ThemeWording.fellBack(theme, problems, file: file)
    }
  }
}

/// Holds the current theme. Safe to use from any thread.
///
/// There is always a theme: the built-in default until a valid one is loaded, then the last valid
/// one.
public final class ThemeManager: Sendable {
  /// The shared manager, used where no other is passed in.
  public static let shared = ThemeManager()

  private struct State {
    var theme: Theme
    var hasLoaded = false

    mutating func put(_ good: Theme) {
      hasLoaded = true
      // Equal themes may differ in how values are given, as aliases or in parts, which writers
      // keep.
      theme = good
    }
  }

  private let builtIn: Theme
  private let state: Locked<State>

  /// Creates a manager.
  ///
  /// - Parameter builtIn: The theme to use until a valid one is loaded. Defaults to
  ///   ``Theme/builtIn``.
  public init(builtIn: Theme = .builtIn) {
    self.builtIn = builtIn
    state = Locked(State(theme: builtIn))
  }

  /// The current theme.
  public var currentTheme: Theme { state.withLock { $0.theme } }

  /// Loads a theme file and makes its theme current unless it has a problem.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: the name of the file, which determines its format and appears in problems. The file
  ///     is not opened.
  /// - Returns: which theme is in force now, with all problems of the file.
  @discardableResult
  public func load(_ bytes: [UInt8], file: String) -> Loaded {
    do throws(Problems) {
      return adopt(try Theme(bytes, file: file))
    } catch {
      return refuse(error)
    }
  }

  /// Loads a theme file and makes its theme current unless it has a problem; see
  /// ``load(_:file:)-([UInt8],_)``.
  @discardableResult
  public func load(_ data: Data, file: String) -> Loaded { load(Array(data), file: file) }

  /// Makes a theme current that the program created. It counts as valid.
  @discardableResult
  public func adopt(_ theme: Theme) -> Loaded {
    state.withLock { $0.put(theme) }
    return .adopted(theme)
  }

  /// Restores the built-in default and forgets all loaded themes.
  public func reset() {
    state.withLock { state in
      state.hasLoaded = false
      state.theme = builtIn
    }
  }

  /// Keeps the theme, and says why.
  package func refuse(_ problems: Problems) -> Loaded {
    state.withLock { $0.hasLoaded ? .keptLast($0.theme, problems) : .fellBack($0.theme, problems) }
  }
}
