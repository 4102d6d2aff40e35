// Empty. A file that imports Testing and UIKit makes the compiler import this module, which Swift
// Testing has for Apple's UIKit only. Tests of components would not compile without it.
