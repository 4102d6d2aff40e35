/// A switch with a style for each of its two states.
import Likeness

/// A switch that restyles itself when its state or either style changes.
package final class CustomSwitch: Switch {
  /// The look while it is on: by default a border of 1 point.
  package var onStyle: AppStyle<CustomSwitch> = AppStyleSheet.Mixins.border(width: 1) {
    didSet { changeStyle() }
  }
  /// The look while it is off: by default no border.
  package var offStyle: AppStyle<CustomSwitch> = AppStyleSheet.Mixins.border(width: 0) {
    didSet { changeStyle() }
  }

  /// Creates a switch that is off.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(for: .valueChanged) { [weak self] in self?.changeStyle() }
    changeStyle()
  }

  package required init?(coder: NSCoder) { nil }

  private func changeStyle() {
    isOn ? onStyle(self) : offStyle(self)
  }
}

extension AppStyleSheet {
  /// Gray without a border when off; white with a border of 1 point when on.
  static var customSwitchStyle: AppStyle<CustomSwitch> {
    {
      $0.offStyle = concat([
        Mixins.border(width: 0),
        Mixins.base(backgroundColor: .gray),
        Mixins.cornerRadius(value: 15.5),
      ])
      $0.onStyle = concat([
        Mixins.border(width: 1),
        Mixins.base(backgroundColor: .white),
        Mixins.cornerRadius(value: 15.5),
      ])
    }
  }
}
