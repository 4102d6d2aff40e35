/// The examples of the five documents that Likeness grew from, beyond the code in `Verbatim`.
///
/// That code is the documents' own, with UIKit's names. Here are Likeness's names, the components
/// of the gallery, and what the documents say without code. The theme manager of the third document
/// is Objective-C: `sharedManager` is `shared`, and its getters throw if there is no such token.
/// Any other difference is noted in place.
import Likeness
import Testing

/// Contains one suite for each document.
@Suite struct SeedTests {}

/// A given width, as high as the content.
func wide(_ width: Double) -> CGSize { CGSize.width(width) }
