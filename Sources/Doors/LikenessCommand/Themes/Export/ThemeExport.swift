/// Exports themes for other platforms: as W3C tokens, or with a template for each format.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport

/// A format to which themes can be exported.
enum ExportFormat: String, CaseIterable, ExpressibleByArgument {
  case dtcg, css, android, swift

  /// Part of every export that can hold a comment. An export replaces only files that have it.
  private static let mark = "Made by Likeness from a theme file; change that and export it again."
  private static let templates = PageTemplates([
    "css": PackageResources.css_mustache, "android": PackageResources.android_mustache,
    "swift": PackageResources.swift_mustache,
  ])

  /// Whether a file is an export. Design tokens hold no comment, but have Likeness's own form.
  func isExported(_ bytes: [UInt8]) -> Bool {
    if self != .dtcg { return String(decoding: bytes, as: UTF8.self).contains(Self.mark) }
    let theme = try? Theme(designTokens: bytes, file: "")
    return theme?.designTokens().utf8.elementsEqual(bytes) == true
  }

  /// Returns the files of an export by their paths.
  func files(
    of theme: Theme, dark: Theme?, typeName: String
  ) throws(ToolError) -> [(path: String, text: String)] {
    if self == .swift, typeName.wholeMatch(of: /(?!(Any|Self)$)[A-Z][A-Za-z0-9]*/) == nil {
      throw ToolError("invalid type name \(quoted(typeName)); write one such as ThemeTokens")
    }
    let (first, second) =
      switch self {
      case .dtcg: ("theme.tokens.json", "theme-dark.tokens.json")
      case .css: ("theme.css", "")
      case .android: ("values/theme.xml", "values-night/theme.xml")
      case .swift: ("\(typeName).swift", "Dark\(typeName).swift")
      }
    let light = try text(of: theme, ["typeName": typeName, "isDark": false])
    guard let dark else { return [(first, light)] }
    let night = try text(of: dark, ["typeName": "Dark" + typeName, "isDark": true])
    return self == .css ? [(first, light + "\n" + night)] : [(first, light), (second, night)]
  }

  private func text(of theme: Theme, _ values: [String: Any]) throws(ToolError) -> String {
    if self == .dtcg { return theme.designTokens() }
    // Everything that a format would have to escape is refused, in names and in quotes.
    let allowed = (self == .android ? /[A-Za-z0-9_ .+\/-]*/ : /[\p{XID_Continue} .+\/-]*/)
      .matchingSemantics(.unicodeScalar)
    let odd = theme.tokens.flatMap { id, value in
      let font = value.content as? FontToken
      let texts = [id.name, font?.fileName, font?.postScriptName] + (font?.families ?? [])
      return texts.compactMap(\.self).filter { $0.wholeMatch(of: allowed) == nil }.map {
        "\(id): \(quoted($0)) may hold only \(letters), digits, spaces and _ . + - /"
      }
    }
    let clashes = Dictionary(grouping: theme.tokenIDs, by: name(of:))
      .sorted { $0.key < $1.key }.filter { $1.count > 1 }
      .map { "\($1.map(\.description).joined(separator: " and ")) would all be \($0)" }
    guard (odd + clashes).isEmpty else {
      throw ToolError((odd + clashes).map { $0 + ". Rename it." }.joined(separator: "\n"))
    }
    let tokens = theme.tokens.map { theme.fields(of: $0, $1, for: self) }
    let all = values.merging(["mark": Self.mark, "tokens": tokens]) { $1 }
    return String(Self.templates.render(rawValue, all).drop(while: \.isNewline))
  }

  private var letters: String { self == .android ? "ASCII letters" : "letters" }

  /// Returns a name that begins with the token's kind and therefore is no keyword.
  fileprivate func name(of id: TokenID) -> String { name("\(id.kind.rawValue).\(id.name)") }

  fileprivate func name(_ name: String) -> String {
    let words = name.split(separator: /[ .+\/-]/.matchingSemantics(.unicodeScalar))
    if self != .swift { return words.joined(separator: self == .android ? "_" : "-") }
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns what stands for the value of another token.
  fileprivate func reference(_ id: TokenID) -> String {
    switch self {
    case .dtcg, .css: "var(--\(name(of: id)))"
    case .android: "@\(id.kind == .dimension ? "dimen" : "color")/\(name(of: id))"
    case .swift: name(of: id)
    }
  }

  fileprivate func color(_ color: StraightColor) -> String {
    let digits = color.description.dropFirst()
    return switch self {
    case .dtcg, .css: color.description
    case .android: color.isOpaque ? "#\(digits)" : "#\(digits.suffix(2))\(digits.prefix(6))"
    case .swift:
      "StraightColor(r: \(color.red), g: \(color.green), b: \(color.blue), a: \(color.alpha))"
    }
  }
}

extension Theme {
  /// What a template reads of a token: true for its kind, its name, and the parts of its value.
  fileprivate func fields(
    of id: TokenID, _ value: TokenValue, for format: ExportFormat
  ) -> [String: Any] {
    func fields(_ numbers: [String: Double?], _ others: [String: Any?]) -> [String: Any] {
      numbers.compactMapValues { $0.map(decimal) }.merging(others.compactMapValues(\.self)) { $1 }
    }
    let (border, font) = (value.content as? BorderToken, value.content as? FontToken)
    let shadows = value.content as? [ShadowToken] ?? font?.shadow.map { [$0] } ?? []
    let stops = (value.content as? GradientToken)?.stops ?? []
    let paints = value.colors.enumerated().map { index, color in
      reference(.color(index), of: id).map(format.reference) ?? format.color(color)
    }
    let parts =
      shadows.map {
        fields(
          ["dx": $0.dx, "dy": $0.dy, "blur": $0.blurRadius, "spread": $0.spread],
          ["isInset": $0.isInset])
      }
      + stops.map {
        fields(["position": $0.position, "percent": ($0.position * 1e6).rounded() / 1e4], [:])
      }
    let file = font?.fileName.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    let names = [font?.postScriptName ?? file].compactMap(\.self) + (font?.families ?? [])
    let generic = ["serif", "sans-serif", "cursive", "fantasy", "monospace", "system-ui"]
    let stack = names.map { generic.contains($0) ? $0 : "\"\($0)\"" }.joined(separator: ", ")
    return fields(
      [
        "length": value.content as? Double, "width": border?.width, "size": font?.size,
        "height": font?.lineHeight, "spacing": font?.letterSpacing,
        "lineHeight": font?.lineHeight.map { $0 * (font?.size ?? 1) },
        "ems": font?.letterSpacing.map { $0 / (font?.size ?? 1) },
      ],
      [
        id.kind.rawValue: true, "name": format.name(of: id),
        "type": "\(type(of: value.content))", "alias": alias(of: id).map(format.reference),
        "paint": paints.first, "list": zip(parts, paints).map { $0.merging(["paint": $1]) { $1 } },
        "style": border?.style.rawValue, "weight": font?.weight.value, "file": font?.fileName,
        "postScript": font?.postScriptName, "families": font.map { "\($0.families)" },
        "stack": names.isEmpty ? nil : stack,
        "family": file.map { "@font/" + format.name($0).lowercased() } ?? names.first,
      ])
  }
}
