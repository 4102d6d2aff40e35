/// The limits of what a PNG file may request.

extension PNG {
  /// The largest file that is decoded. A larger one is refused before memory is allocated for it.
  public struct Limits: Hashable, Sendable {
    /// The most pixels of a picture. Default 100 million: 400 MB once decoded, more than eight
    /// screens of 8K hold together (those are 33 million each), and little enough for a build
    /// machine.
    public var maxPixels: Int
    /// The most bytes of the chunks that describe the picture: text, color profile, Exif. Default:
    /// 16 MiB.
    ///
    /// Each chunk counts as stored, with its 12 bytes of framing. A compressed one also counts as
    /// inflated. The largest color profiles in use have 4 MB. Frames of an animation do not count,
    /// because they are never read; ``maxFileBytes`` bounds them.
    public var maxAncillaryBytes: Int
    /// The most bytes of a file. Default 1 GiB: 100 million pixels of 16-bit RGBA, not compressed
    /// at all, are 800 MB.
    public var maxFileBytes: Int

    /// The defaults of each limit.
    public static let `default` = Limits()

    /// Creates limits; a negative one is taken as 0.
    public init(
      maxPixels: Int = 100_000_000, maxAncillaryBytes: Int = 16 << 20, maxFileBytes: Int = 1 << 30
    ) {
      self.maxPixels = max(0, maxPixels)
      self.maxAncillaryBytes = max(0, maxAncillaryBytes)
      self.maxFileBytes = max(0, maxFileBytes)
    }
  }
}
