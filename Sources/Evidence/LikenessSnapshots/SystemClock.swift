/// The clock that stamps outcomes where no other is given. Nothing on the way to a pixel reads it.
import Foundation

/// The time of the system, in seconds since 1970.
package func systemSeconds() -> Double { Date().timeIntervalSince1970 }
