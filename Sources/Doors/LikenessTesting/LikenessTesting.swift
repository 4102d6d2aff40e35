/// One import provides the assertions and everything that they check.
@_exported import Likeness
