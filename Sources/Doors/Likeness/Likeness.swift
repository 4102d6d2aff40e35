/// The umbrella module: one import provides the views, the themes and the snapshots.
@_exported import Foundation
@_exported import LikenessBase
@_exported import LikenessCauses
@_exported import LikenessCompare
@_exported import LikenessDisplayList
@_exported import LikenessPNG
@_exported import LikenessRaster
@_exported import LikenessSnapshots
@_exported import LikenessStories
@_exported import LikenessText
@_exported import LikenessTheme
@_exported import LikenessViews

@_exported import struct LikenessJSON.Problem
@_exported import struct LikenessJSON.Problems
