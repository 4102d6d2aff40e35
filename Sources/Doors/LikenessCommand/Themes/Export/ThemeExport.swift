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
    if self == .swift, !Self.isTypeName(typeName) {
      throw ToolError("invalid type name \(quoted(typeName)); write one such as ThemeTokens")
    }
    let light = try text(of: theme, ["typeName": typeName, "isDark": false])
    let night = try dark.map { dark throws(ToolError) in
      try text(of: dark, ["typeName": "Dark" + typeName, "isDark": true])
    }
    let (first, second) =
      switch self {
      case .dtcg: ("theme.tokens.json", "theme-dark.tokens.json")
      case .css: ("theme.css", "")
      case .android: ("values/theme.xml", "values-night/theme.xml")
      case .swift: ("\(typeName).swift", "Dark\(typeName).swift")
      }
    if self == .css { return [(first, [light, night].compactMap(\.self).joined(separator: "\n"))] }
    return [(first, light)] + (night.map { [(second, $0)] } ?? [])
  }

  private func text(of theme: Theme, _ values: [String: Any]) throws(ToolError) -> String {
    if self == .dtcg { return theme.designTokens() }
    let names = Dictionary(grouping: theme.tokenIDs) { reference($0) }
    let clashes = names.sorted { $0.key < $1.key }.filter { $1.count > 1 }
    if !clashes.isEmpty {
      let lines = clashes.map {
        "\($1.map(\.description).joined(separator: " and ")) would all be \($0); rename them"
      }
      throw ToolError(lines.joined(separator: "\n"))
    }
    let tokens = theme.tokens.map { (kind: $0.kind, fields: theme.fields(of: $0, $1, for: self)) }
    let kinds = Dictionary(grouping: tokens, by: \.kind).sorted { $0.key.section < $1.key.section }
      .map { ["section": $0.section.capitalized, "tokens": $1.map(\.fields)] as [String: Any] }
    let all: [String: Any] = [
      "mark": Self.mark, "kinds": kinds, "tokens": tokens.map(\.fields),
    ]
    let text = Self.templates.render(rawValue, values.merging(all) { $1 })
    return String(text.drop(while: \.isNewline))
  }
}

extension Theme {
  /// The name of a token and the parts of its value, as a template reads them.
  fileprivate func fields(
    of id: TokenID, _ value: TokenValue, for format: ExportFormat
  ) -> [String: Any] {
    func color(_ index: Int) -> String {
      reference(.color(index), of: id).map(format.reference) ?? format.color(value.colors[index])
    }
    func shadow(_ index: Int, _ shadow: ShadowToken) -> [String: Any] {
      [
        "dx": decimal(shadow.dx), "dy": decimal(shadow.dy),
        "blur": decimal(shadow.blurRadius), "spread": decimal(shadow.spread),
        "color": color(index), "isInset": shadow.isInset,
      ]
    }
    let type = value.content is [ShadowToken] ? "[ShadowToken]" : "\(type(of: value.content))"
    var fields: [String: Any] = [
      "name": format.name(id.name), "kind": id.kind.rawValue, "type": type,
    ]
    fields["alias"] = alias(of: id).map(format.reference)
    switch value.content {
    case let length as Double: fields["length"] = decimal(length)
    case let border as BorderToken:
      fields["border"] = [
        "width": decimal(border.width), "style": border.style.rawValue, "color": color(0),
      ]
    case let list as [ShadowToken]: fields["shadow"] = ["list": list.enumerated().map(shadow)]
    case let gradient as GradientToken:
      let stops = gradient.stops.enumerated().map { index, stop -> [String: Any] in
        [
          "color": color(index), "position": decimal(stop.position),
          "percent": decimal((stop.position * 1e6).rounded() / 1e4),
        ]
      }
      fields["gradient"] = ["list": stops]
    case let font as FontToken:
      if format == .css { fields["alias"] = nil }
      fields["font"] = font.fields(for: format).merging(
        font.shadow.map { ["textShadow": shadow(0, $0)] } ?? [:]
      ) { $1 }
    default: fields["color"] = format.color(value.colors[0])
    }
    return fields
  }
}

extension FontToken {
  fileprivate func fields(for format: ExportFormat) -> [String: Any] {
    let file = fileName.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    let names = [postScriptName ?? file].compactMap(\.self) + families
    var fields: [String: Any] = [
      "size": decimal(size), "weight": weight.value,
      "weightName": weight.name.map { "." + $0 } ?? "FontWeight(\(weight.value))",
      "stack": names.isEmpty ? "system-ui" : names.map(format.family).joined(separator: ", "),
      "family": file.map { "@font/" + format.name($0) }
        ?? format.text(names.first ?? "sans-serif"),
    ]
    fields["families"] =
      families.isEmpty ? nil : families.map(format.text).joined(separator: ", ")
    fields["file"] = fileName.map(format.text)
    fields["postScript"] = postScriptName.map(format.text)
    fields["height"] = lineHeight.map(decimal)
    fields["lineHeight"] = lineHeight.map { decimal($0 * size) }
    fields["spacing"] = letterSpacing.map(decimal)
    fields["ems"] = letterSpacing.map { decimal($0 / size) }
    return fields
  }
}
