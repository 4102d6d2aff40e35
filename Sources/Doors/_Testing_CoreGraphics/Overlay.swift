// Empty, and needed as `_Testing_UIKit` is, for files that import Testing and CoreGraphics.
