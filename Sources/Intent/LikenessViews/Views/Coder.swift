/// What UIKit's views are read from, for code that comes from there.

/// What stands for UIKit's `NSCoder` in initializers that views written for it have to declare. Views are not read from archives: nobody can make one, and so
/// no such initializer is ever called. ``View`` has none itself, for then every class of yours with an initializer of its own would have to declare it too.
public final class Coder {
  private init() {}
}
