/// Loading the pictures of a tree: asked for on the caller's task, loaded side by side, handed back on the caller's task.
import Foundation
import LikenessGraphics

extension View {
  /// Waits until every picture of this tree that was asked for by URL has been loaded or has failed. Then the tree can be painted.
  ///
  /// The tree appears first (see ``onAppear(_:)``), so that pictures are loaded that are asked for only then. Pictures that are asked for while others are
  /// being loaded are waited for too. A picture that is asked for several times under one source is loaded once. A failure is no error: it is a state
  /// of the view, ``ImageState/failed(_:_:)``, and shows.
  ///
  /// No view leaves the caller's task: URLs go out to tasks of their own, and pictures come back.
  ///
  /// - Parameter timeout: how long to wait for all of it; 60 seconds by default, more than a picture takes on a machine that is busy with other tests.
  /// - Throws: ``ImageLoadingError`` naming what had not come in time.
  nonisolated(nonsending) public func loadImages(timeout: Duration = .seconds(60)) async throws(ImageLoadingError) {
    prepareForPicture()
    // A year is as good as forever, and no sum of it overflows.
    let timeout = min(max(timeout, .zero), .seconds(31_536_000))
    let deadline = ContinuousClock.now.advanced(by: timeout)
    var round = ImageRound(of: self)
    while !round.jobs.isEmpty {
      try await round.run(until: deadline, timeout: timeout)
      // An answer may have come too late for a view that asks for something else by now.
      prepareForPicture()
      round = ImageRound(of: self)
    }
  }
}

/// Why the pictures of a tree were not all loaded.
public enum ImageLoadingError: Error, Hashable, Sendable {
  /// A picture that has not come, and the view that waits for it.
  public struct Missing: Hashable, Sendable {
    /// Where the view is in its tree.
    public let path: String
    /// What it asked for.
    public let url: String
  }

  /// These had not come in time, in the order of the tree.
  case timedOut([Missing], after: Duration)
  /// The task that waited was canceled.
  case cancelled
}

extension ImageLoadingError: CustomStringConvertible {
  /// What is missing, and what to do.
  public var description: String {
    switch self {
    case .timedOut(let missing, let limit):
      "After \(decimal(limit.inSeconds)) seconds these pictures had neither come nor failed: "
        + missing.map { "\($0.url) for \($0.path)" }.joined(separator: ", ")
        + ". Give the tree a local image source, or more time: loadImages(timeout:)."
    case .cancelled: "Loading pictures was cancelled."
    }
  }
}

extension Duration {
  /// The length in seconds.
  fileprivate var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

/// The pictures that a tree waits for at one moment.
private struct ImageRound {
  /// One picture, and every view that wants it.
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

  /// Loads all, and hands each picture over as it comes.
  ///
  /// The tasks are not children of this one: leaving a group waits for all in it, and a source that does not heed its cancellation would defeat the limit.
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
