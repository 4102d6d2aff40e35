/// A substitute for UIKit's `NSCoder`, for code written for UIKit.

/// A substitute for `NSCoder` in required initializers of views written for UIKit. It cannot be
/// created, so such initializers are never called. ``View`` has none itself; otherwise every
/// subclass with its own initializer would have to declare it.
public final class Coder {
  private init() {}
}
