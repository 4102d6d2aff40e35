/// What text input asks of a keyboard. A picture has none: these are kept and show nothing.
import Foundation

/// An object with a keyboard's settings. Each is optional, as in UIKit.
public protocol TextInputTraits: AnyObject {}

/// Whether a keyboard helps in one way, such as by correcting.
public enum TextInputChoice: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Which letters a keyboard makes capital.
public enum TextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// The keys of a keyboard.
public enum KeyboardType: Int, Hashable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The look of a keyboard.
public enum KeyboardAppearance: Int, Hashable, Sendable {
  case `default`, dark, light
}

/// What the return key of a keyboard says.
public enum ReturnKeyType: Int, Hashable, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The meaning of a text, for filling it in.
public enum TextContentType: String, Hashable, Sendable {
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle
  case organizationName, location, fullStreetAddress, streetAddressLine1, streetAddressLine2
  case addressCity, addressState, addressCityAndState, sublocality, countryName, postalCode
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case telephoneNumber, emailAddress, URL, creditCardNumber, username, password, newPassword
  case oneTimeCode, dateTime, birthdate
}

/// What a keyboard would announce, were there one. Nothing posts these.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Responder {
  public static let keyboardWillShowNotification = named("UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = named("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = named("UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = named("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = named(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = named(
    "UIKeyboardDidChangeFrameNotification")
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  static func named(_ name: String) -> Notification.Name { Notification.Name(name) }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
