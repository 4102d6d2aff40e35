/// A presenter of news: it gives a view its content, and cannot change the view's look.
import Likeness

/// What a presenter can do with a piece of news: say what is new.
package protocol NewsContent: AnyObject {
  /// The title.
  var title: String? { get set }
  /// The message.
  var message: String? { get set }
}

extension NewsView: NewsContent {}

/// The model.
package struct News: Codable, Hashable, Sendable {
  /// What happened, in a few words.
  package let headline: String
  /// What happened.
  package let text: String

  /// Creates a piece of news.
  package init(headline: String, text: String) {
    self.headline = headline
    self.text = text
  }
}

/// Shows news in whatever view it is given. The view's style is the business of the factory that
/// made the view.
final class NewsPresenter {
  private weak var view: (any NewsContent)?

  /// Creates a presenter. It does not keep its view, which may keep it.
  init(view: any NewsContent) {
    self.view = view
  }

  /// Shows a piece of news.
  func present(_ news: News) {
    view?.title = news.headline
    view?.message = news.text
  }
}
