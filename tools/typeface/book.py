"""The register of drawings: which function draws which character.

A drawing is a function of a `Fit` and an empty `Board`. It draws with the left edge of its ink at x = 0 and returns
`(left, width, right)`: the space before the ink, its width, and the space after it.
"""

DRAWINGS = {}  # character: (function, whatever else it is called with)
COPIES = {}  # character: the character it looks the same as


def draws(characters, *cases):
  """Registers a drawing. With cases ("upper", "lower"), one character for each, drawn in that case."""
  def register(function):
    if cases:
      for character, case in zip(characters, cases):
        DRAWINGS[character] = (function, case)
    else:
      for character in characters:
        DRAWINGS[character] = (function, None)
    return function
  return register


def same(new, old):
  """Registers characters that look the same as others, one by one."""
  for n, o in zip(new, old):
    COPIES[n] = o
