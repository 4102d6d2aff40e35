/// The commands that messages suggest.
import LikenessSnapshots
import TestKit
import Testing

@Suite struct InvocationTests {
  @Test(arguments: [
    (Invocation.likeness, "likeness accept Button/primary@dark,2x"),
    (.swiftRun("likeness"), "swift run likeness accept Button/primary@dark,2x"),
    (
      .swiftRun("design", isRelease: true),
      "swift run -c release design accept Button/primary@dark,2x"
    ),
    (
      Invocation(["/opt/my tools/likeness"]),
      "'/opt/my tools/likeness' accept Button/primary@dark,2x"
    ),
  ])
  func commandStartsWithTheWordsOfTheReader(invocation: Invocation, command: String) throws {
    #expect(invocation.accept(try SnapshotIdentity("Button/primary@dark,2x")) == command)
  }

  @Test func optionsFollowTheName() throws {
    let identity = try SnapshotIdentity("Button/primary")
    #expect(
      Invocation.likeness.reject(identity, options: ["--output", "a b"])
        == "likeness reject Button/primary --output 'a b'")
    #expect(Invocation.likeness.command("check", "--list") == "likeness check --list")
  }

  /// `sh` must read the word that was quoted.
  @Test(arguments: [
    "Button/primary@dark,2x,width=320", "Card/long name", "it's $HOME", "a\"b", "`id`", "~", "*",
    "=ls", "", "a;b", "{a,b}", "Zähler/grüß",
    "a\\b", "!1",
  ])
  func wordSurvivesAShell(word: String) throws {
    #expect(try Tool("sh").run(["-c", "printf '%s' \(shellQuoted(word))"]).output == word)
  }

  @Test func plainNamesStayReadable() {
    #expect(shellQuoted("Button/primary@dark,2x,width=320") == "Button/primary@dark,2x,width=320")
    #expect(shellQuoted("=ls") == "'=ls'")
    #expect(shellQuoted("") == "''")
  }
}
