/// Who decides about editing and hears of it. UIKit's methods are optional; here each has a
/// default: what may happen does. What only a user causes, such as a tap on return, is not asked
/// for: a delegate may have these methods, too, but nothing calls them.

/// Decides about the editing of a text field.
public protocol TextFieldDelegate: AnyObject {
  /// As in UIKit.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// As in UIKit.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// As in UIKit.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// As in UIKit.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Takes the place of the method without a reason, which it calls by default.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// As in UIKit.
  func textFieldDidChangeSelection(_ textField: TextField)
}

extension TextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: TextField) {}
  public func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textFieldDidChangeSelection(_ textField: TextField) {}
}

/// Decides about the editing of a text view. Nothing asks.
public protocol TextViewDelegate: AnyObject {}

/// Decides about a search bar. Nothing asks.
public protocol SearchBarDelegate: AnyObject {}
