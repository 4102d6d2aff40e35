/// The default clock of outcomes. Nothing that affects a pixel reads it.
import Foundation

/// The system time in seconds since 1970.
package func systemSeconds() -> Double { Date().timeIntervalSince1970 }
