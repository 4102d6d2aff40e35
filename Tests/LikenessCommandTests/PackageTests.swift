/// The command as a process in a package of its own.
import Foundation
import Likeness
import Testing

@Suite(.serialized) struct PackageTests {
  @Test func acceptDoesNotTakePicturesOfScenesForThoseOfTheSources() throws {
    let sandbox = try Sandbox()
    try sandbox.write([], to: "Package.swift")
    func scene(_ color: String) throws {
      let text =
        ##"{"size": {"width": 8, "height": 4}, "scale": 1, "themes": {"t": {}}, "background": "\##(color)", "view": {"type": "View"}}"##
      try sandbox.write(Array(text.utf8), to: "scenes/a/one.json")
    }
    try scene("#FF0000")
    #expect(try likeness(["check", "--scenes", "scenes"], in: sandbox.path).status == 1)
    try scene("#00FF00")
    let accept = try likeness(["accept", "--all"], in: sandbox.path)
    #expect(accept.status == 2 && accept.output == "")
    #expect(accept.errors.contains("is of scenes/a/one.json, and no such scene is drawn here. Give the folder of the scenes: --scenes"))
    let drawn = try likeness(["accept", "--all", "--scenes", "scenes"], in: sandbox.path)
    #expect(drawn.status == 2 && drawn.errors.contains("is not what the working tree draws now"))
  }
}
