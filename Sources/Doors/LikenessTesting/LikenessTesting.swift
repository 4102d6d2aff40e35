/// One import brings the assertions and everything that they are about.
@_exported import Likeness
