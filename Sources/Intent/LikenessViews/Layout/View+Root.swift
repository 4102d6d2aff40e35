/// The values that a test passes to the root of a picture.
import Foundation
import LikenessText

extension View {
  /// Calls `body` while the view has the size, the safe area and the traits of a screen. Afterwards
  /// it is as before.
  package func asRoot<Result>(
    size: CGSize?, safeArea: EdgeInsets, traits: TraitCollection, _ body: () throws -> Result
  ) rethrows -> Result {
    let (authored, byHand, style) = (authoredFrame, frameByHand, ownInterfaceStyle)
    let (textSize, direction, insets) = (contentSizeCategory, layoutDirection, rootSafeAreaInsets)
    defer {
      if size != nil {
        if let authored { frame = authored }
        (authoredFrame, frameByHand) = (authored, byHand)
      }
      if traits.sets(.style) { overrideUserInterfaceStyle = style ?? .unspecified }
      (contentSizeCategory, layoutDirection, rootSafeAreaInsets) = (textSize, direction, insets)
    }
    rootSafeAreaInsets = safeArea
    if let size { frame = CGRect(origin: .zero, size: size) }
    if traits.sets(.style) { overrideUserInterfaceStyle = traits.userInterfaceStyle }
    if traits.sets(.textSize) { contentSizeCategory = traits.preferredContentSizeCategory }
    if traits.sets(.direction) { layoutDirection = traits.layoutDirection }
    return try body()
  }
}
