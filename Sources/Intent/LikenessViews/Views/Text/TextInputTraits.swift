/// What text input asks of a keyboard. A picture has none: these are kept and show nothing.
import Foundation

/// An object with a keyboard's settings. Each is optional, as in UIKit.
public protocol TextInputTraits: AnyObject {}

/// Whether a keyboard helps in one way, such as by correcting.
public enum TextInputChoice: Int, Hashable, Sendable {
  /// The keyboard decides, it does not help, or it helps.
  case `default`, no, yes
}

/// Which letters a keyboard makes capital.
public enum TextAutocapitalizationType: Int, Hashable, Sendable {
  /// Which letters.
  case none, words, sentences, allCharacters
}

/// The keys of a keyboard.
public enum KeyboardType: Int, Hashable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What the keys are for.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The look of a keyboard.
public enum KeyboardAppearance: Int, Hashable, Sendable {
  /// As the interface is, or one way.
  case `default`, dark, light
}

/// What the return key of a keyboard says.
public enum ReturnKeyType: Int, Hashable, Sendable {
  /// A word.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// The meaning of a text, for filling it in.
public enum TextContentType: String, Hashable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What the text is.
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle,
    organizationName, location, fullStreetAddress, streetAddressLine1, streetAddressLine2,
    addressCity, addressState, addressCityAndState, sublocality, countryName, postalCode,
    telephoneNumber, emailAddress, URL, creditCardNumber, username, password, newPassword,
    oneTimeCode, dateTime, birthdate
}

extension Responder {
  /// What a keyboard would announce, were there one. Nothing posts these.
  public static let (
    keyboardWillShowNotification, keyboardDidShowNotification, keyboardWillHideNotification,
    keyboardWillChangeFrameNotification
  ) = (
    named("UIKeyboardWillShow"), named("UIKeyboardDidShow"), named("UIKeyboardWillHide"),
    named("UIKeyboardWillChangeFrame")
  )
  /// Keys of what such a notification holds.
  public static let (keyboardFrameEndUserInfoKey, keyboardAnimationDurationUserInfoKey) =
    ("UIKeyboardFrameEnd", "UIKeyboardAnimationDuration")

  static func named(_ name: String) -> Notification.Name { Notification.Name(name) }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
