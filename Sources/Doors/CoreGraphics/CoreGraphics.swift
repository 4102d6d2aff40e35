/// For components that import CoreGraphics beside UIKit. Its names are in UIKit.
@_exported import UIKit
