/// Loading the images of a tree: requested on the caller's task, loaded concurrently, returned on the caller's task.
import Foundation
import LikenessGraphics

extension View {
  /// Waits until every image that this tree requested by URL has loaded or failed, so the tree can be painted.
  ///
  /// The tree appears first (see ``onAppear(_:)``), so images requested then are included, as are images requested during loading. Each URL
  /// is loaded once per source. A failed image is not an error but a state of its view, ``ImageState/failed(_:_:)``.
  ///
  /// Views stay on the caller's task; only URLs and images cross tasks.
  ///
  /// - Parameter timeout: The time limit for all images. Defaults to 60 seconds, which is enough on a busy machine.
  /// - Throws: ``ImageLoadingError`` naming the images that did not arrive in time.
  nonisolated(nonsending) public func loadImages(timeout: Duration = .seconds(60)) async throws(ImageLoadingError) {
    prepareForPicture()
    // A year is effectively forever and avoids overflow.
    let timeout = min(max(timeout, .zero), .seconds(31_536_000))
    let deadline = ContinuousClock.now.advanced(by: timeout)
    var round = ImageRound(of: self)
    while !round.jobs.isEmpty {
      try await round.run(until: deadline, timeout: timeout)
      // A late answer may find a view that requests another image by now.
      prepareForPicture()
      round = ImageRound(of: self)
    }
  }
}

/// The reason why not all images of a tree were loaded.
public enum ImageLoadingError: Error, Hashable, Sendable {
  /// An image that did not arrive, and the view that waits for it.
  public struct Missing: Hashable, Sendable {
    /// The path of the view.
    public let path: String
    /// The requested URL.
    public let url: String
  }

  /// Images that did not arrive in time, in tree order.
  case timedOut([Missing], after: Duration)
  /// The task that waited was canceled.
  case cancelled
}

extension ImageLoadingError: CustomStringConvertible {
  /// What is missing, and the next step.
  public var description: String {
    switch self {
    case .timedOut(let missing, let limit):
      "These images did not load within \(decimal(limit.inSeconds)) seconds: "
        + missing.map { "\($0.url) for \($0.path)" }.joined(separator: ", ")
        + ". Give the tree a local image source, or more time: loadImages(timeout:)."
    case .cancelled: "Loading images was canceled."
    }
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

/// The images that a tree is waiting for.
private struct ImageRound {
  /// An image and every view that requests it.
  struct Job {
    let url: URL
    let load: @Sendable (URL) async throws -> Image
    var waiting: [(view: ImageView, request: ImageRequest)] = []
  }

  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let url: URL
  }

  private enum Event: Sendable {
    case answer(Int, Result<Image, ImageFailure>)
    case timeIsUp
  }

  private(set) var jobs: [Job] = []

  init(of root: View) {
    var places: [Key: Int] = [:]
    root.forEachView { view in
      guard let view = view as? ImageView, let request = view.request, let (owner, source) = view.imageSourceWithOwner,
        let load = source.load
      else { return }
      let key = Key(owner: ObjectIdentifier(owner), url: request.url)
      let place = places[key] ?? jobs.count
      if place == jobs.count { jobs.append(Job(url: request.url, load: load)) }
      places[key] = place
      jobs[place].waiting.append((view, request))
    }
  }

  /// Loads all images and delivers each as it arrives.
  ///
  /// The tasks are not children of this one: a task group waits for all its tasks, and a source that ignores cancellation would defeat the
  /// time limit.
  nonisolated(nonsending) func run(until deadline: ContinuousClock.Instant, timeout: Duration) async throws(ImageLoadingError) {
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    var tasks = jobs.enumerated().map { index, job in
      let url = job.url
      let load = job.load
      return Task.detached { _ = continuation.yield(.answer(index, await result(of: load, for: url))) }
    }
    tasks.append(
      Task.detached {
        do {
          try await Task.sleep(until: deadline, clock: .continuous)
          continuation.yield(.timeIsUp)
        } catch {
          // Canceled, as all pictures came in time.
        }
      })
    defer { for task in tasks { task.cancel() } }

    var open = Set(jobs.indices)
    for await event in events {
      switch event {
      case .answer(let index, let answer):
        open.remove(index)
        for (view, request) in jobs[index].waiting { view.take(answer, for: request) }
      case .timeIsUp:
        let missing = open.sorted().flatMap { index in
          jobs[index].waiting.map { ImageLoadingError.Missing(path: $0.view.path, url: jobs[index].url.absoluteString) }
        }
        throw .timedOut(missing, after: timeout)
      }
      if open.isEmpty { return }
    }
    // The stream is never finished, so only a canceled task comes here.
    throw .cancelled
  }
}

private func result(of load: @Sendable (URL) async throws -> Image, for url: URL) async -> Result<Image, ImageFailure> {
  do {
    return .success(try await load(url))
  } catch let failure as ImageFailure {
    return .failure(failure)
  } catch is CancellationError {
    return .failure(.cancelled)
  } catch {
    return .failure(.other(String(describing: error)))
  }
}
