/// Shows the image of a URL, or its placeholder.
import Foundation

/// The state of an image that a view shows by URL.
public enum ImageState: Hashable, Sendable {
  /// No URL was set, or an image was set by hand since.
  case none
  /// The image is loading, says the source.
  case loading(URL)
  /// The image is shown.
  case loaded(URL)
  /// The image failed to load, says the source.
  case failed(URL)
  /// The image source lacks the image, or there is no source. Holds the reason.
  case missing(URL, String)

  /// The URL, if one was set.
  public var url: URL? {
    switch self {
    case .none: nil
    case .loading(let url), .loaded(let url), .failed(let url), .missing(let url, _): url
    }
  }
}

extension ImageView {
  /// Shows the image that ``ViewProperties/imageSource`` has for a URL; nil shows none.
  ///
  /// The image replaces the previous one immediately if the source is set already, otherwise with
  /// the next layout. An image that no source has is not an error: the view shows
  /// ``placeholderImage``, and the outcome has a warning.
  public func setImage(from url: URL?) {
    image = nil
    guard let url else { return }
    askImageSource(for: url)
  }

  /// Asks again for an image that was not there before: the source may have changed.
  func updateImage() {
    if case .loaded = imageState { return }
    if let url = imageState.url { askImageSource(for: url) }
  }

  private func askImageSource(for url: URL) {
    switch inheritedImageSource?.answer(url) {
    case .image(let image):
      self.image = image
      imageState = .loaded(url)
    case .loading: imageState = .loading(url)
    case .failed: imageState = .failed(url)
    case .missing(let reason): imageState = .missing(url, reason)
    case nil:
      imageState = .missing(
        url,
        "The tree has no image source: set imageSource to .images([\"\(url.absoluteString)\": …]).")
    }
  }

  /// The image to show: the one of the URL or its substitute.
  var shownImage: Image? {
    guard let preferredSymbolConfiguration else { return chosenImage }
    return chosenImage?.applyingSymbolConfiguration(preferredSymbolConfiguration)
  }

  private var chosenImage: Image? {
    if let animatedImage { return animatedImage }
    if isHighlighted, let highlightedImage { return highlightedImage }
    if let image { return image }
    if case .failed = imageState, let failureImage { return failureImage }
    return placeholderImage
  }
}

extension View {
  /// The source of the view or of its nearest container that has one.
  fileprivate var inheritedImageSource: ImageSource? {
    inherited(\.imageSource)
  }
}
