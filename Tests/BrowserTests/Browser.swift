/// A headless browser, driven through chromedriver by the WebDriver protocol (W3C).
import Foundation
import LikenessJSON
import TestKit
import TestSupport
import Testing

/// A window of the one browser that all tests share, in a session of its own: without the storage,
/// settings and console of earlier ones.
final class Browser: Sendable {
  /// Errors of the browser.
  enum Failure: Error, CustomStringConvertible {
    case notStarted(String)
    case refused(String)

    var description: String {
      switch self {
      case .notStarted(let output): "chromedriver did not start: \(output)"
      case .refused(let answer): "the browser refused: \(answer)"
      }
    }
  }

  private let driver: Chromedriver
  private let session: String
  private let window: Tab

  /// Opens a window, and runs `body` with it. No page may fail or run code from a name.
  ///
  /// - Parameter allowed: Text that lines of the console may contain. By default there may be none.
  static func withWindow(
    allowing allowed: String? = nil, _ body: (Browser) async throws -> Void
  ) async throws {
    let browser = try await Browser()
    do {
      try await body(browser)
      let lines = try await browser.console()
      #expect(lines.filter { line in allowed.map { !line.contains($0) } ?? true } == [])
      #expect(try await browser.value("document.title").string != "owned")
    } catch {
      await browser.close()
      throw error
    }
    await browser.close()
  }

  private init() async throws {
    driver = try await Chromedriver.shared.value
    session = try await driver.attach()
    let opened = try await driver.send(
      "POST", "/session/\(session)/window/new", ["type": "window"])
    guard let handle = opened["handle"]?.string else { throw Failure.refused("no window") }
    window = Tab(handle: handle)
    try await bringToFront(window)
    // Pages on disk share one origin; each server has one of its own.
    try await command("Storage.clearDataForOrigin", ["origin": "file://", "storageTypes": "all"])
    try await size(width: 1280, height: 900)
  }

  /// Closes the windows and tabs of the session.
  private func close() async {
    let path = "/session/" + session
    let handles =
      (try? await driver.send("GET", path + "/window/handles", nil).array.compactMap(\.string))
      ?? []
    for handle in handles where handle != driver.firstWindow {
      _ = try? await driver.send("POST", path + "/window", ["handle": .string(handle)])
      _ = try? await driver.send("DELETE", path + "/window", nil)
    }
    _ = try? await driver.send("DELETE", path, nil)
  }

  @discardableResult private func post(_ path: String, _ body: JSONValue) async throws -> JSONValue
  {
    try await driver.send("POST", "/session/" + session + path, body)
  }

  // MARK: - User actions

  /// Opens an address, and waits until the page's script has run.
  func open(
    _ address: String,
    until condition: String = "document.documentElement.classList.contains('ready')"
  ) async throws {
    try await post("/url", ["url": .string(address)])
    try await wait(condition)
  }

  /// Opens an address in a new tab, brings that to the front, and returns it.
  func openTab(_ address: String) async throws -> Tab {
    guard let handle = try await post("/window/new", ["type": "tab"])["handle"]?.string else {
      throw Failure.refused("no tab")
    }
    let tab = Tab(handle: handle)
    try await bringToFront(tab)
    try await open(address)
    return tab
  }

  /// Brings a tab to the front. Later actions and queries apply to it.
  func bringToFront(_ tab: Tab) async throws {
    try await post("/window", ["handle": .string(tab.handle)])
    // Not every chromedriver does that by itself.
    try await command("Page.bringToFront")
  }

  /// Sets the size of the window, in CSS pixels, and the number of screen pixels per CSS pixel.
  func size(width: Int, height: Int, density: Int = 1) async throws {
    try await command(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": .number(Double(density)), "mobile": false,
      ])
  }

  /// Sets the reader's system preferences: `prefers-color-scheme`, `prefers-reduced-motion`.
  func prefer(_ name: String, _ value: String) async throws {
    try await command(
      "Emulation.setEmulatedMedia",
      ["features": [["name": .string(name), "value": .string(value)]]])
  }

  /// Cuts the page off from every server, or ends that.
  func reach(nothing isCutOff: Bool) async throws {
    try await command("Network.enable")
    try await command(
      "Network.emulateNetworkConditions",
      ["offline": .bool(isCutOff), "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1])
  }

  /// Presses keys in order.
  func press(_ keys: Key...) async throws {
    let actions = keys.flatMap { key -> [JSONValue] in
      let down = ["type": "keyDown", "value": .string(key.rawValue)] as JSONValue
      return [down, ["type": "keyUp", "value": .string(key.rawValue)]]
    }
    try await post(
      "/actions", ["actions": [["type": "key", "id": "keyboard", "actions": .array(actions)]]])
  }

  /// Types text into the focused element.
  func type(_ text: String) async throws {
    for character in text { try await press(Key(rawValue: String(character))) }
  }

  /// Clicks the first element that matches a selector.
  func click(_ selector: String) async throws {
    let element = try await post("/element", ["using": "css selector", "value": .string(selector)])
    guard case .object(let reference) = element, let id = reference.first?.value.string else {
      throw Failure.refused(selector)
    }
    try await post("/element/\(id)/click", [:])
  }

  /// Moves the pointer to a point in the window, in CSS pixels.
  func point(at place: (x: Double, y: Double)) async throws {
    try await pointer([
      ["type": "pointerMove", "x": .number(place.x.rounded()), "y": .number(place.y.rounded())]
    ])
  }

  /// Drags from one point in the window to another.
  func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) async throws {
    let move = { (place: (x: Double, y: Double)) -> JSONValue in
      ["type": "pointerMove", "x": .number(place.x.rounded()), "y": .number(place.y.rounded())]
    }
    try await pointer([
      move(start), ["type": "pointerDown", "button": 0], move(end),
      ["type": "pointerUp", "button": 0],
    ])
  }

  private func pointer(_ actions: [JSONValue]) async throws {
    try await post(
      "/actions", ["actions": [["type": "pointer", "id": "mouse", "actions": .array(actions)]]])
  }

  // MARK: - Queries

  /// The frame of the first element that matches a selector.
  func box(_ selector: String) async throws -> (x: Double, y: Double, width: Double, height: Double)
  {
    let numbers = try await value(
      """
      (b => [b.x, b.y, b.width, \
      b.height])(document.querySelector(`\(selector)`).getBoundingClientRect())
      """
    )
    .array
    let values = numbers.compactMap(\.double)
    guard values.count == 4 else { throw Failure.refused(selector) }
    return (values[0], values[1], values[2], values[3])
  }

  /// Writes a screenshot as a PNG file to a folder that CI keeps: `.build/screenshots`, or the
  /// folder in LIKENESS_SCREENSHOTS.
  func screenshot(_ name: String) async throws {
    let named = ProcessInfo.processInfo.environment["LIKENESS_SCREENSHOTS"].map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
    let folder = named ?? repository.appending(path: ".build/screenshots")
    let data = try await picture()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name + ".png")
    try data.write(to: file, options: .atomic)
    print("screenshot: \(file.path)")
  }

  /// What the window shows, as the bytes of a PNG file.
  func picture() async throws -> Data {
    guard let text = try await command("Page.captureScreenshot", ["format": "png"])["data"]?.string,
      let data = Data(base64Encoded: text)
    else {
      throw Failure.refused("no screenshot")
    }
    return data
  }

  /// The value of an expression in the page.
  func value(_ expression: String) async throws -> JSONValue {
    try await post("/execute/sync", ["script": .string("return (\(expression))"), "args": []])
  }

  /// Waits until an expression is true in the page.
  func wait(_ condition: String) async throws {
    try await eventually(condition) {
      // While one page replaces another, there is none to query.
      (try? await value("Boolean(\(condition))")) == .bool(true)
    }
  }

  /// Waits for two frames: what the page planned for its next one is done.
  func frames() async throws {
    _ = try await value(
      "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
  }

  /// Collects the results of an expression whenever the page changes, in a list of this name: some
  /// things are shown for a moment only.
  func collect(_ expression: String, as name: String) async throws {
    _ = try await value(
      """
      (window.\(name) = [], new MutationObserver(() => { const found = \(expression); if (found) \
      \(name).push(found); })
        .observe(document.body, { attributes: true, childList: true, subtree: true }), 0)
      """)
  }

  /// Sends a command of the browser's own protocol.
  @discardableResult func command(_ name: String, _ parameters: JSONValue = [:]) async throws
    -> JSONValue
  {
    try await post("/goog/cdp/execute", ["cmd": .string(name), "params": parameters])
  }

  /// Returns the console's lines since the last call.
  func console() async throws -> [String] {
    try await post("/se/log", ["type": "browser"]).array.compactMap { $0["message"]?.string }
  }

  /// The output of a screen reader: role and name of every node in order.
  func accessibilityTree() async throws -> [(
    role: String, name: String, properties: [String: JSONValue]
  )] {
    try await command("Accessibility.enable")
    let nodes = try await command("Accessibility.getFullAXTree")["nodes"]?.array ?? []
    return nodes.compactMap { node in
      guard node["ignored"]?.bool != true, let role = node["role"]?["value"]?.string else {
        return nil
      }
      let properties = (node["properties"]?.array ?? []).compactMap { property in
        property["name"]?.string.map { ($0, property["value"]?["value"] ?? .null) }
      }
      return (
        role, node["name"]?["value"]?.string ?? "", Dictionary(properties) { first, _ in first }
      )
    }
  }

  /// A tab of the window.
  struct Tab: Sendable, Equatable {
    fileprivate let handle: String
  }

  /// A key: a character, or a WebDriver key code (17.4.2).
  struct Key: Sendable {
    let rawValue: String
    static let tab = Key(rawValue: "\u{E004}")
    static let enter = Key(rawValue: "\u{E007}")
    static let escape = Key(rawValue: "\u{E00C}")
    static let space = Key(rawValue: " ")
    static let left = Key(rawValue: "\u{E012}")
    static let right = Key(rawValue: "\u{E014}")
    static func character(_ character: Character) -> Key { Key(rawValue: String(character)) }
  }
}
