/// Materials, drawn as a tint over what lies behind.
import Foundation
import LikenessDisplayList
import LikenessText

/// The effect of a ``VisualEffectView`` on the content behind it.
public class VisualEffect {
  /// Creates an effect that shows nothing.
  public init() {}
}

/// A material.
public final class BlurEffect: VisualEffect {
  /// The materials.
  public enum Style: Int, Hashable, Sendable {
    /// A material of the first systems: lighter, as light, or darker than its surroundings.
    case extraLight, light, dark
    /// A material that follows the style of the interface, or one that is always light or dark.
    case regular = 4
    /// A material by its thickness.
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
      systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight,
      systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
      systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark,
      systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The material.
  let style: Style

  /// Creates the effect of a material.
  public init(style: Style) { self.style = style }

  /// The tint: those of Apple's sample "UIImageEffects" for the first three materials, and likewise
  /// a near white and a near black for the others.
  var tint: Color {
    let index = style.rawValue - Style.systemUltraThinMaterial.rawValue
    let alpha = index < 0 ? 0.82 : [0.55, 0.7, 0.82, 0.92, 0.87][index % 5]
    let light = Color(white: 0.97, alpha: alpha)
    let dark = Color(white: 0.11, alpha: alpha)
    switch style {
    case .extraLight: return light
    case .light: return Color(white: 1, alpha: 0.3)
    case .dark: return Color(white: 0.11, alpha: 0.73)
    default:
      if index >= 5 { return index < 10 ? light : dark }
      return Color { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }
}

/// Blends content with the background behind a material. The content is drawn as it is.
public final class VibrancyEffect: VisualEffect {
  /// Creates the effect on a material.
  public init(blurEffect: BlurEffect) {}
}

/// A view on a material: the tint of a ``BlurEffect`` over what lies behind, which is not blurred.
///
/// Put content into ``contentView``. The picture carries a warning that the blur is not drawn.
open class VisualEffectView: View {
  /// The view of the content, as large as this one.
  public let contentView = View()
  /// The effect; none by default.
  open var effect: VisualEffect?

  /// Creates a view with an effect.
  public init(effect: VisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidInitialize() {
    addSubview(contentView.withName("contentView"), pinning: .edges)
  }

  override var contentWarning: String? {
    if effect is BlurEffect { return "a tint is drawn: what lies behind the view is not blurred." }
    return effect is VibrancyEffect ? "the content is drawn without vibrancy." : nil
  }

  open override func draw(in canvas: inout Canvas) {
    guard let blur = effect as? BlurEffect else { return }
    canvas.fill(CGRect(origin: .zero, size: canvas.size), color: blur.tint) {
      $0.add("effect", "\(blur.style)", explains: [.boxFill])
    }
  }
}
