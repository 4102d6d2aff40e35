/// A server of tools for the Model Context Protocol: JSON-RPC 2.0, one message per line.
import Foundation
import Likeness
import LikenessBase
import LikenessJSON

struct MCPTool: Sendable {
  let name: String
  let description: String
  /// The JSON Schema of its arguments.
  let inputSchema: JSONValue
}

/// The result of a tool.
struct MCPAnswer: Sendable {
  var text: String
  var pictures: [[UInt8]] = []
  /// Whether the tool failed. A model sees the text in any case.
  var isError = false
}

/// A server for one client.
///
/// It supports the protocol revisions with an `initialize` handshake and without batches. It
/// answers everything but tool calls itself.
final class MCPServer: Sendable {
  private let tools: [MCPTool]
  /// Sends a message as one line. Two threads may send.
  private let send: Locked<@Sendable (String) -> Void>

  /// The supported protocol revisions, the preferred one first. 2025-03-26 is missing, because it
  /// requires batches.
  static let versions = ["2025-11-25", "2025-06-18", "2024-11-05"]

  /// Creates a server. `send` takes a message without a line break.
  init(tools: [MCPTool], send: @escaping @Sendable (String) -> Void) {
    self.tools = tools
    self.send = Locked(send)
  }

  /// A call of an existing tool.
  struct Call: Sendable {
    fileprivate let id: JSONValue
    let name: String
    /// An object.
    let arguments: JSONValue
  }

  /// Returns the tool calls in the order of the lines, and answers all other messages. `nextLine`
  /// waits for a line on its own thread, so a running tool does not delay the answer to a ping; nil
  /// ends the stream.
  func calls(from nextLine: @escaping @Sendable () -> String?) -> AsyncStream<Call> {
    AsyncStream { calls in
      Thread.detachNewThread {
        while let line = nextLine() {
          if line.allSatisfy(\.isWhitespace) { continue }
          switch self.reply(to: line) {
          case .none: break
          case .message(let message): self.post(message)
          case .call(let call): calls.yield(call)
          }
        }
        calls.finish()
      }
    }
  }

  /// The longest message in bytes, the same as for any JSON.
  private static let longestLine = JSONOptions().maximumBytes

  /// Waits for the next line of standard input; nil at its end. A line that is too long is cut off
  /// one byte after the limit.
  @Sendable static func nextLine() -> String? {
    var bytes: [UInt8] = []
    var byte = getchar_unlocked()
    guard byte != EOF else { return nil }
    while byte != EOF, byte != 10 {
      if bytes.count <= longestLine { bytes.append(UInt8(truncatingIfNeeded: byte)) }
      byte = getchar_unlocked()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func answer(_ call: Call, with answer: MCPAnswer) {
    post(response(call.id, Self.result(of: answer)))
  }

  private enum Reply {
    /// Nothing: the message is a notification or a response.
    case none
    case message(JSONValue)
    case call(Call)
  }

  private func reply(to line: String) -> Reply {
    guard line.utf8.count <= Self.longestLine else {
      return .message(
        failure(.null, .parse, "The message is longer than \(Self.longestLine) bytes."))
    }
    let document = JSONDocument(line, file: "message")
    guard let message = document.root?.value else {
      return .message(failure(.null, .parse, "The message is not valid JSON."))
    }
    guard case .object = message, message["jsonrpc"] == "2.0" else {
      return .message(failure(.null, .invalidRequest, "Expected one JSON-RPC 2.0 object."))
    }
    guard case .string(let method)? = message["method"] else {
      // A response has no method. This server sends no requests.
      let isAnswer = message["result"] != nil || message["error"] != nil
      return isAnswer
        ? .none : .message(failure(message["id"] ?? .null, .invalidRequest, "Expected a method."))
    }
    guard let id = message["id"] else { return .none }
    switch id {
    case .string, .number: break
    default:
      return .message(
        failure(.null, .invalidRequest, "Expected an id that is a string or a number."))
    }
    let parameters = message["params"] ?? [:]
    switch method {
    case "initialize":
      guard case .string(let wanted)? = parameters["protocolVersion"] else {
        return .message(failure(id, .invalidParameters, "Expected a protocolVersion."))
      }
      return .message(response(id, handshake(wanted)))
    case "ping": return .message(response(id, [:]))
    case "tools/list":
      let list = tools.map {
        [
          "name": .string($0.name), "description": .string($0.description),
          "inputSchema": $0.inputSchema,
        ] as JSONValue
      }
      return .message(response(id, ["tools": .array(list)]))
    case "tools/call":
      guard case .string(let name)? = parameters["name"], tools.contains(where: { $0.name == name })
      else {
        let names = tools.map(\.name).joined(separator: ", ")
        return .message(failure(id, .invalidParameters, "Unknown tool. Available tools: \(names)."))
      }
      let arguments = parameters["arguments"] ?? [:]
      guard case .object = arguments else {
        return .message(failure(id, .invalidParameters, "Expected an object as arguments."))
      }
      return .call(Call(id: id, name: name, arguments: arguments))
    default: return .message(failure(id, .methodNotFound, "Unknown method “\(method)”."))
    }
  }

  private func handshake(_ wanted: String) -> JSONValue {
    let version = Self.versions.first { $0 == wanted } ?? Self.versions[0]
    return [
      "protocolVersion": .string(version), "capabilities": ["tools": [:]],
      "serverInfo": ["name": "likeness", "version": .string(Version.package)],
      "instructions": """
      Draws UI components and explains how they differ from their reference pictures. Call check, \
      then explain one difference. Before you edit a style, call expect with the changes that you \
      intend; it passes if exactly these happened. A person accepts new pictures.
      """,
    ]
  }

  private static func result(of answer: MCPAnswer) -> JSONValue {
    let pictures = answer.pictures.map { png in
      ["type": "image", "data": .string(Data(png).base64EncodedString()), "mimeType": "image/png"]
        as JSONValue
    }
    return [
      "content": .array([["type": "text", "text": .string(answer.text)]] + pictures),
      "isError": .bool(answer.isError),
    ]
  }

  // MARK: JSON-RPC

  private enum ErrorCode: Int {
    case parse = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
  }

  private func response(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  private func failure(_ id: JSONValue, _ code: ErrorCode, _ message: String) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .number(JSONNumber(code.rawValue)), "message": .string(message)],
    ]
  }

  private func post(_ message: JSONValue) {
    // Line breaks are only between members; those in strings are escaped.
    let line = message.text(width: 0).split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    send.withLock { $0(line) }
  }
}
