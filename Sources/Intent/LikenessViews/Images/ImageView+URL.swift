/// Showing the image at a URL: the request, its result, and the placeholder.
import Foundation

/// The state of an image requested by URL.
public enum ImageState: Hashable, Sendable {
  /// No URL was set, or an image was set by hand since.
  case none
  /// The image is loading.
  case loading(URL)
  /// The image is shown.
  case loaded(URL)
  /// The image failed to load.
  case failed(URL, ImageFailure)
}

/// An image that an image view requested.
struct ImageRequest {
  let url: URL
  /// Told apart by identity: a view that is used again for the same URL has asked again.
  let id = ImageRequestID()
}

/// The identity of a request.
final class ImageRequestID: Sendable {}

extension ImageView {
  /// Shows the image at a URL once ``View/imageSource`` provides it; nil shows none.
  ///
  /// The previous image is replaced by ``placeholderImage`` immediately. Answers to earlier URLs are ignored, so views can be reused.
  /// Requesting the current URL again has no effect unless it failed.
  ///
  /// This method loads nothing: layout takes the images that the source has available, and `loadImages(timeout:)` loads all others.
  public func setImage(from url: URL?) {
    switch imageState {
    case .loading(let current) where current == url, .loaded(let current) where current == url: return
    default: break
    }
    image = nil
    guard let url else { return }
    imageState = .loading(url)
    request = ImageRequest(url: url)
    answerAtOnce()
  }

  /// Applies a source's answer unless the view has made another request since.
  func take(_ answer: Result<Image, ImageFailure>, for request: ImageRequest) {
    guard self.request?.id === request.id else { return }
    switch answer {
    case .success(let image):
      self.image = image
      imageState = .loaded(request.url)
    case .failure(let failure):
      self.request = nil
      imageState = .failed(request.url, failure)
    }
  }

  /// Takes the image if the source has it available.
  func answerAtOnce() {
    guard let request, let source = effectiveImageSource else { return }
    switch source.immediate(request.url) {
    case .image(let image): take(.success(image), for: request)
    case .failure(let failure): take(.failure(failure), for: request)
    case .later: break
    }
  }

  /// The image to show: the requested one or its substitute.
  var shownImage: Image? {
    if let image { return image }
    if case .failed = imageState, let failureImage { return failureImage }
    return placeholderImage
  }

  /// The reason why the tree can't be painted yet: an image that is still loading must not be recorded as missing.
  var imageIssue: ViewError? {
    guard let request else { return nil }
    guard let source = effectiveImageSource else { return .noImageSource(path: path, url: request.url.absoluteString) }
    return source.load == nil ? nil : .imageNotLoaded(path: path, url: request.url.absoluteString)
  }
}

extension View {
  /// The source of the view or its nearest container, and its owner.
  var imageSourceWithOwner: (owner: View, source: ImageSource)? {
    var view: View? = self
    while let current = view {
      if let source = current.imageSource { return (current, source) }
      view = current.superview
    }
    return nil
  }

  var effectiveImageSource: ImageSource? { imageSourceWithOwner?.source }
}
