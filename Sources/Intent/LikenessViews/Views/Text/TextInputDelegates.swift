/// Who decides about editing and hears of it. UIKit's methods are optional; here each has a
/// default: what may happen does. What only a user causes, such as a tap on return, is not asked
/// for: a delegate may have these methods, too, but nothing calls them.

/// Decides about the editing of a text field.
public protocol TextFieldDelegate: AnyObject {
  /// Whether the field may take keys; true by default.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called after the field took keys.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether the field may give up taking keys; true by default.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called after the field gave up taking keys.
  func textFieldDidEndEditing(_ textField: TextField)
}

extension TextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: TextField) {}
}

/// Decides about the editing of a text view. Nothing asks.
public protocol TextViewDelegate: AnyObject {}

/// Decides about a search bar. Nothing asks.
public protocol SearchBarDelegate: AnyObject {}
