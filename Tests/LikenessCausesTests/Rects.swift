/// Places of drawings in whole pixels.
import LikenessDisplayList

func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> FixedRect {
  FixedRect(x: Fixed(x), y: Fixed(y), width: Fixed(width), height: Fixed(height))
}
