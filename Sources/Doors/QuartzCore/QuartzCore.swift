/// For components that import QuartzCore beside UIKit. Its names are in UIKit.
@_exported import UIKit
