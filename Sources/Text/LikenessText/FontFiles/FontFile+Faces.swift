/// The faces of a file, and typefaces of them.
import LikenessDisplayList

extension FontFile {
  /// The typeface of a face.
  ///
  /// - Parameters:
  ///   - face: the face's number in the file, from 0.
  ///   - instance: a named instance of a variable font, from 1; nil for none.
  ///   - weight: The weight to set on the weight axis of a variable font, moved into its range.
  ///     Nil leaves the axis; other fonts ignore it.
  /// - Throws: ``FontFileError`` where there is no such face or instance, or it is damaged.
  package func typeface(face index: Int = 0, instance: Int? = nil, weight: Font.Weight? = nil)
    throws(FontFileError) -> any Typeface
  {
    #if OutlineFonts
      do throws(FontFileError.Cause) {
        guard let face = faces.first(where: { $0.index == index }) else {
          throw .noSuchFace(index, count: faces.count)
        }
        switch format {
        case .outlines:
          let value = face.weights == nil ? nil : weight.map { Int32($0.value) << 16 }
          let open = try OpenFace(
            bytes, format, index: index, instance: instance ?? 0, weight: value)
          let drawn = Self.drawnWeight(face, weight)
          return OutlineTypeface(
            open, name: name(of: face, instance: instance, weight: drawn), file: digest,
            index: index, weight: drawn)
        case .bitmaps:
          return StrikeTypeface(
            try OpenFace(bytes, format, index: index),
            name: name(of: face, instance: nil, weight: nil), file: digest)
        }
      } catch {
        throw FontFileError(file: self.name, cause: error)
      }
    #else
      throw FontFileError(file: name, cause: .notBuilt)
    #endif
  }

  /// Returns where the weight axis of a variable font is set for a requested weight; nil for other
  /// fonts, and without a request.
  private static func drawnWeight(_ face: FontFace, _ requested: Font.Weight?) -> Font.Weight? {
    guard let range = face.weights, let requested else { return nil }
    return min(max(requested, range.lowerBound), range.upperBound)
  }

  /// Family and style for people: `Lato Semibold`, `Inter Light`, `Inter 450`.
  private func name(of face: FontFace, instance: Int?, weight: Font.Weight?) -> String {
    let family =
      face.family.isEmpty
      ? (face.postScriptName.isEmpty ? "Unnamed" : face.postScriptName) : face.family
    if let weight { return "\(family) \(weight.value)" }
    let style =
      instance.flatMap { wanted in face.instances.first { $0.index == wanted }?.style }
      ?? face.style
    return style.isEmpty ? family : "\(family) \(style)"
  }

  #if OutlineFonts
    /// The faces of a file, from its own tables.
    static func faces(in bytes: FontBytes, _ format: Format) throws(FontFileError.Cause)
      -> [FontFace]
    {
      var found: [FontFace] = []
      var fault: FontFileError.Cause?
      var index = 0
      var count = 1
      while index < min(count, maximumFaces) {
        do throws(FontFileError.Cause) {
          let open = try OpenFace(bytes, format, index: index)
          if index == 0 { count = open.info.faceCount }
          found.append(FontFace(open, index: index))
        } catch {
          if fault == nil { fault = error }
          // How many there are only an open face says; the header of a collection does, too.
          if index == 0 { count = collectionCount(bytes) }
        }
        index += 1
      }
      if found.isEmpty { throw fault ?? .noOutlines }
      return found
    }

    /// The count of faces in the header of a collection; 1 for other files.
    private static func collectionCount(_ bytes: FontBytes) -> Int {
      let content = UnsafeBufferPointer(start: bytes.pointer, count: bytes.count)
      guard content.count >= 12, content.starts(with: "ttcf".utf8) else { return 1 }
      return content[8..<12].reduce(0) { $0 << 8 | Int($1) }
    }
  #else
    static func faces(in bytes: FontBytes, _ format: Format) throws(FontFileError.Cause)
      -> [FontFace]
    { throw .notBuilt }
  #endif
}

#if OutlineFonts
  extension FontFace {
    init(_ open: OpenFace, index: Int) {
      let instances = (0..<open.info.instanceCount).map { place in
        Instance(
          index: place + 1, style: open.style(instance: place + 1),
          postScriptName: open.postScriptName(instance: place + 1))
      }
      self.init(
        index: index, family: open.family(), style: open.style(instance: 0),
        postScriptName: open.postScriptName(instance: 0),
        weight: open.info.weight, isItalic: open.info.isItalic,
        weights: open.info.weightAxis.map { axis in
          let minimum = Font.Weight(Int(axis.minimum >> 16))
          return minimum...max(minimum, Font.Weight(Int(axis.maximum >> 16)))
        }, instances: instances)
    }
  }
#endif
