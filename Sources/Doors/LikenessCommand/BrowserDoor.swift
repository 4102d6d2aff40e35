/// Opens a review in the local browser without showing its address to other users.
import Foundation
import Likeness
import LikenessSystem

/// A private page that redirects to an address.
///
/// Every user of a machine can see the arguments of processes, so the browser gets the path of this
/// page instead of the address with its secret.
struct BrowserDoor {
  private let url: String
  private let page: String

  init(to url: String, in artifacts: ArtifactsFolder) {
    self.url = url
    page =
      Files.absolute(artifacts.path)
      + "/review-\(ProcessInfo.processInfo.processIdentifier).html"
  }

  /// Opens the page; returns a problem with the next step.
  func open() -> String? {
    let environment = ProcessInfo.processInfo.environment
    #if os(macOS)
      let name = "open"
    #else
      let name = "xdg-open"
      guard
        ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"].contains(where: {
          environment[$0]?.isEmpty == false
        })
      else {
        return "There is no screen to open a browser on. Open the address yourself."
      }
    #endif
    let paths = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    guard let program = paths.first(where: { Files.isExecutable($0) })
    else {
      return "\(name) is not installed, so no browser was opened. Open the address yourself."
    }
    let text =
      #"""
      <!doctype html><meta charset="utf-8"><meta name="referrer" \#
      content="no-referrer"><title>Likeness</title>
      """#
      + #"<meta http-equiv="refresh" content="0;url=\#(url)">"# + "\n"
    remove()
    do throws(FileError) {
      try Files.makeFolder(Files.folder(of: page))
      try Files.create(page, Array(text.utf8), isPrivate: true)
    } catch {
      return "\(page) can't be written, so no browser was opened. Open the address yourself."
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [page]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch {
      return "\(program) could not be started, so no browser was opened. Open the address yourself."
    }
    return nil
  }

  /// The page may be gone, or was never written.
  func remove() { _ = try? Files.remove(page) }
}
