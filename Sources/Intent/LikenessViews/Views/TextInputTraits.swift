/// What text input asks of a keyboard. A picture has none: these are kept and show nothing.
import Foundation

/// An object with a keyboard's settings. Each is optional, as in UIKit.
public protocol TextInputTraits: AnyObject {}

/// Whether a keyboard helps in one way, such as by correcting.
public enum TextInputChoice: Int, Hashable, Sendable {
  /// As in UIKit.
  case `default`, no, yes
}

/// Which letters a keyboard makes capital.
public enum TextAutocapitalizationType: Int, Hashable, Sendable {
  /// As in UIKit.
  case none, words, sentences, allCharacters
}

/// The keys of a keyboard.
public enum KeyboardType: Int, Hashable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// As in UIKit.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// As in UIKit.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The look of a keyboard.
public enum KeyboardAppearance: Int, Hashable, Sendable {
  /// As in UIKit.
  case `default`, dark, light
}

/// What the return key of a keyboard says.
public enum ReturnKeyType: Int, Hashable, Sendable {
  /// As in UIKit.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// As in UIKit.
  case `continue`
}

/// The meaning of a text, for filling it in.
public enum TextContentType: String, Hashable, Sendable {
  /// As in UIKit.
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle
  /// As in UIKit.
  case organizationName, location, fullStreetAddress, streetAddressLine1, streetAddressLine2
  /// As in UIKit.
  case addressCity, addressState, addressCityAndState, sublocality, countryName, postalCode
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// As in UIKit.
  case telephoneNumber, emailAddress, URL, creditCardNumber, username, password, newPassword
  /// As in UIKit.
  case oneTimeCode, dateTime, birthdate
}

extension Responder {
  /// What a keyboard would announce, were there one. Nothing posts these.
  public static let (keyboardWillShowNotification, keyboardDidShowNotification) =
    (named("UIKeyboardWillShow"), named("UIKeyboardDidShow"))
  /// What a keyboard would announce, were there one. Nothing posts these.
  public static let (keyboardWillHideNotification, keyboardWillChangeFrameNotification) =
    (named("UIKeyboardWillHide"), named("UIKeyboardWillChangeFrame"))
  /// Keys of what such a notification holds.
  public static let (keyboardFrameEndUserInfoKey, keyboardAnimationDurationUserInfoKey) =
    ("UIKeyboardFrameEnd", "UIKeyboardAnimationDuration")

  static func named(_ name: String) -> Notification.Name { Notification.Name(name) }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
