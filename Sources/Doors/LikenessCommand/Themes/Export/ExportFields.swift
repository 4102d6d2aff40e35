/// The template values of a theme's tokens.
import Likeness

extension Theme {
  /// Returns the name, the kind and the values of a token as a format writes them.
  func fields(of id: TokenID, _ value: TokenValue, for format: ExportFormat) -> [String: Any] {
    func color(_ index: Int) -> String {
      reference(.color(index), of: id).map(format.reference) ?? format.color(value.colors[index])
    }
    func shadow(_ index: Int, _ shadow: ShadowToken) -> [String: Any] {
      let (dx, dy) = (decimal(shadow.dx), decimal(shadow.dy))
      let (blur, spread) = (decimal(shadow.blurRadius), decimal(shadow.spread))
      let swift = """
        ShadowToken(dx: \(dx), dy: \(dy), blurRadius: \(blur), spread: \(spread), \
        color: \(color(index)), isInset: \(shadow.isInset))
        """
      // A shadow token is a list, but text has one shadow.
      let name = reference(.shadow, of: id).map { format.reference($0) + ".forText" }
      return [
        "number": index + 1, "dx": dx, "dy": dy, "blur": blur, "spread": spread,
        "color": color(index),
        "isInset": shadow.isInset, "text": name ?? swift,
      ]
    }
    func stop(_ index: Int, _ stop: GradientToken.Stop) -> [String: Any] {
      let percent = decimal((stop.position * 1e6).rounded() / 1e4)
      return [
        "number": index + 1, "color": color(index), "position": decimal(stop.position),
        "percent": percent,
      ]
    }
    let note = notes[id]?.description.map { ": " + quoted($0).dropFirst().dropLast() } ?? ""
    let type = value.content is [ShadowToken] ? "[ShadowToken]" : "\(Swift.type(of: value.content))"
    var fields: [String: Any] = [
      "name": format.name(id.name), "kind": id.kind.rawValue, "type": type,
      "comment": "\(quoted(id.name)), \(value)\(note)",
    ]
    fields["alias"] = alias(of: id).map { format.name($0.name) }
    switch value.content {
    case let length as Double: fields["length"] = decimal(length)
    case let border as BorderToken:
      let style = border.style.rawValue
      fields["border"] = ["width": decimal(border.width), "style": style, "color": color(0)]
    case let list as [ShadowToken]: fields["shadow"] = ["list": list.enumerated().map(shadow)]
    case let gradient as GradientToken:
      let stops = gradient.stops.enumerated().map(stop)
      // CSS needs two stops even for a single color.
      fields["gradient"] = ["list": stops, "only": stops.count == 1 ? stops : []] as [String: Any]
    case let font as FontToken: fields["font"] = self.fields(of: font, for: format, shadow)
    default: fields["color"] = format.color(value.colors[0])
    }
    return fields
  }

  private func fields(
    of font: FontToken, for format: ExportFormat, _ shadow: (Int, ShadowToken) -> [String: Any]
  ) -> [String: Any] {
    let families = font.families.map(format.family)
    let face = (font.postScriptName ?? font.fileName).map(format.text)
    let stack = font.isSystem ? ["system-ui"] : [face].compactMap(\.self) + families
    let weight = font.weight.name.map { "." + $0 } ?? "FontWeight(\(font.weight.value))"
    var values: [String: Any] = [
      "size": decimal(font.size), "weight": font.weight.value, "weightName": weight,
      // For versions of Android that know two weights. CSS, too, calls 600 bold.
      "isBold": font.weight.value >= 600,
      "stack": stack.joined(separator: ", "),
      "parts": ["family", "size", "weight", "line-height", "letter-spacing", "text-shadow"],
    ]
    values["families"] = families.isEmpty ? nil : families.joined(separator: ", ")
    values["face"] = font.fileName == nil ? nil : face
    values["url"] = font.fileName.map(format.url)
    values["file"] = font.fileName.map(format.text)
    values["postScript"] = font.postScriptName.map(format.text)
    let family = (font.postScriptName ?? font.families.first).map(format.text)
    values["source"] = font.fileName.map { "@font/" + format.resource($0) } ?? family
    values["height"] = font.lineHeight.map(decimal)
    values["lineHeight"] = font.lineHeight.map { decimal($0 * font.size) }
    values["spacing"] = font.letterSpacing.map(decimal)
    // Android counts in multiples of the size.
    values["letterSpacing"] = font.letterSpacing.map { decimal($0 / font.size) }
    values["textShadow"] = font.shadow.map { shadow(0, $0) }
    return values
  }
}
