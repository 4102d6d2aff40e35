/// The folder of this package.
import Foundation

/// The package's root, with its manifest.
package let repository = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
