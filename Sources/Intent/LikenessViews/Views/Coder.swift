/// What UIKit's views are read from, for code that comes from there.

/// What stands for UIKit's `NSCoder` in initialisers that views written for it have to declare. Views are not read from archives: nobody can make one, and so
/// no such initialiser is ever called. ``View`` has none itself, for then every class of yours with an initialiser of its own would have to declare it too.
public final class Coder {
  private init() {}
}
