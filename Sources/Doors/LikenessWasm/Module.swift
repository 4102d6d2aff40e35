/// The exports of the WebAssembly module: text in, pixels out.

import LikenessRaster

/// What drawings share. The module has one thread.
private let cache = RasterCache()

/// Draws the display list whose UTF-8 text is at `text`.
///
/// Returns the record that `pictureRecord(of:glyphs:cache:)` describes, for `free` to release; null
/// when memory is exhausted.
@_cdecl("likeness_draw")
public func draw(_ text: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutableRawPointer? {
  let text = String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  return pictureRecord(of: text, glyphs: embeddedGlyphs, cache: cache).withUnsafeBytes { record in
    guard let block = malloc(record.count) else { return nil }
    UnsafeMutableRawBufferPointer(start: block, count: record.count).copyMemory(from: record)
    return block
  }
}

/// The version of the drawing rules, which is stored beside each reference.
@_cdecl("likeness_renderer_version")
public func rendererVersion() -> Int32 { Int32(Renderer.version) }
