/// Commands that serve pages, in this process.
import Likeness
import LikenessCommand
import Testing

/// A gallery without stories: pictures come from scenes, or from tests.
struct EmptyGallery: GalleryCommand {
  static let gallery = Gallery(stories: [])
}

/// Runs a command until `body` has ended, which gets the address of its pages. Returns how the
/// command ended.
@discardableResult func whileServing(
  _ arguments: [String], _ body: (String) async throws -> Void
) async throws -> LikenessCommand.ExitStatus {
  let (lines, feed) = AsyncStream.makeStream(of: String.self)
  let console = Console(result: { feed.yield($0) }, message: { _ in })
  let serving = Task {
    defer { feed.finish() }
    return await EmptyGallery.run(arguments: arguments, console: console)
  }
  let result: Result<Void, any Error>
  do {
    var addresses = lines.makeAsyncIterator()
    result = .success(try await body(try #require(await addresses.next())))
  } catch {
    result = .failure(error)
  }
  serving.cancel()
  let status = await serving.value
  try result.get()
  return status
}
