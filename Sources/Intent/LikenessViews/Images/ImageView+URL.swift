/// Showing the picture under a URL: what is asked for, what became of it, and what shows meanwhile.
import Foundation

/// How far the picture under a URL has come.
public enum ImageState: Hashable, Sendable {
  /// No URL was set, or a picture was set by hand since.
  case none
  /// The URL has no answer yet.
  case loading(URL)
  /// The picture of the URL shows.
  case loaded(URL)
  /// There is no picture of the URL.
  case failed(URL, ImageFailure)
}

/// A picture that an image view has asked for.
struct ImageRequest {
  let url: URL
  /// Told apart by identity: a view that is used again for the same URL has asked again.
  let id = ImageRequestID()
}

/// Tells one request from all others.
final class ImageRequestID: Sendable {}

extension ImageView {
  /// Shows the picture under a URL, once ``View/imageSource`` has it; nil shows none.
  ///
  /// The picture that showed before goes at once, and ``placeholderImage`` takes its place. An answer to an earlier URL is dropped when it comes, so that a view
  /// can be used again for another model. Asking for the URL that shows already, or is being loaded, changes nothing; one that failed is tried again.
  ///
  /// Nothing is loaded here: pictures that the source has at hand are taken when the tree is laid out, and all others by `loadImages(timeout:)`.
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

  /// Takes over what a source has answered to a request, unless the view asks for something else by now.
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

  /// Asks the source for what it has at hand.
  func answerAtOnce() {
    guard let request, let source = effectiveImageSource else { return }
    switch source.immediate(request.url) {
    case .image(let image): take(.success(image), for: request)
    case .failure(let failure): take(.failure(failure), for: request)
    case .later: break
    }
  }

  /// What shows: the picture, or what stands in for one that is not there.
  var shownImage: Image? {
    if let image { return image }
    if case .failed = imageState, let failureImage { return failureImage }
    return placeholderImage
  }

  /// Why the tree can't be painted yet, if that is so: a picture that is being loaded in earnest is not to be pinned without it.
  var imageIssue: ViewError? {
    guard let request else { return nil }
    guard let source = effectiveImageSource else { return .noImageSource(path: path, url: request.url.absoluteString) }
    return source.load == nil ? nil : .imageNotLoaded(path: path, url: request.url.absoluteString)
  }
}

extension View {
  /// The source that counts here, the view's own or the nearest container's, and the view that has it.
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
