/// Time, locale and random numbers as values that a view sees while a story makes it.
import Foundation
import Likeness
import LikenessBase
import Testing

@Suite struct PictureEnvironmentTests {
  /// The first numbers of SplitMix64 from the seed 1234567, as Rosetta Code's task "Pseudo-random
  /// numbers/Splitmix64" states them.
  @Test("Random numbers are those of SplitMix64")
  func splitMix64() {
    var random = PictureRandom(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }

  @Test("The defaults are the same on every machine")
  func defaults() {
    let environment = PictureEnvironment.current
    #expect(environment == PictureEnvironment())
    #expect(environment.locale.identifier == "en_US_POSIX")
    #expect(environment.timeZone.secondsFromGMT() == 0)
    // Noon on 1 January 2026, a Thursday: day 5 if Sunday is 1.
    let parts = environment.calendar.dateComponents(
      [.year, .month, .day, .hour, .weekday], from: environment.now)
    #expect(
      [parts.year, parts.month, parts.day, parts.hour, parts.weekday] == [2026, 1, 1, 12, 5])
  }

  @Test("An environment applies only in its operation and the tasks started there")
  func scope() async throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let tokyo = PictureEnvironment(
      now: Date(timeIntervalSince1970: 60), locale: Locale(identifier: "ja_JP"), timeZone: zone,
      seed: 7)
    let task = tokyo.withValue {
      #expect(PictureEnvironment.current == tokyo)
      #expect(PictureTime.now == tokyo.now)
      #expect(PictureEnvironment.current.calendar.component(.hour, from: tokyo.now) == 9)
      return Task { PictureEnvironment.current }
    }
    #expect(await task.value == tokyo)
    #expect(PictureEnvironment.current == PictureEnvironment())
    // Only the time is set.
    PictureTime.$now.withValue(tokyo.now) {
      #expect(PictureEnvironment.current == PictureEnvironment(now: tokyo.now))
    }
  }

  @Test("A story has its locale and its own random numbers")
  func storyEnvironment() throws {
    let seen = Locked<[String: PictureEnvironment]>([:])
    func story(_ name: String) -> Story {
      Story(
        name,
        variants: StoryVariants(
          themes: ["light"], scales: [1], locales: ["pt-BR", "base", "pseudo"])
      ) { context in
        #expect(PictureEnvironment.current == context.environment)
        seen.withLock { $0["\(name) \(context.locale ?? "")"] = context.environment }
        return View()
      }
    }
    for snapshot in try Gallery(stories: [story("Card/a"), story("Card/b")]).snapshots() {
      _ = try snapshot.displayList()
    }
    let environments = seen.withLock { $0 }
    #expect(environments.count == 6)
    #expect(environments["Card/a pt-BR"]?.locale.identifier.replacing("-", with: "_") == "pt_BR")
    // Words that are not locales leave the fixed default.
    for word in ["base", "pseudo"] {
      #expect(environments["Card/a \(word)"]?.locale.identifier == "en_US_POSIX")
    }
    #expect(environments["Card/a base"]?.seed == environments["Card/a pt-BR"]?.seed)
    #expect(environments["Card/a base"]?.seed != environments["Card/b base"]?.seed)
    #expect(
      environments.values.allSatisfy { $0.now == PictureTime.standard && $0.timeZone == .gmt })
  }

  /// A view that notes the environment wherever an app's overrides are called.
  private final class Witness: View, TableViewDataSource {
    let note: (String) -> Void
    private let table = TableView(frame: .zero)

    init(note: @escaping (String) -> Void) {
      self.note = note
      super.init(frame: .zero)
      table.dataSource = self
      addSubview(table, pinning: .edges)
      onAppear { [unowned self] in self.note("onAppear") }
    }
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() { note("didMoveToWindow") }
    override func layoutSubviews() {
      note("layoutSubviews")
      super.layoutSubviews()
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      note("sizeThatFits")
      return super.sizeThatFits(size)
    }
    override func draw(in canvas: inout Canvas) { note("draw(in:)") }
    override func draw(_ rect: CGRect) { note("draw(_:)") }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      note("cellForRowAt")
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.onAppear { [unowned self] in note("onAppear of a cell") }
      return cell
    }
  }

  @Test("Layout, drawing, events and the background of a story run in its environment")
  func everywhere() throws {
    let seen = Locked<[String: Set<PictureEnvironment>]>([:])
    @Sendable func note(_ place: String) {
      _ = seen.withLock { $0[place, default: []].insert(.current) }
    }
    let story = Story(
      "Card/a", variants: StoryVariants(themes: ["light"], scales: [1], locales: ["de-AT"]),
      in: CGSize(width: 100, height: 50),
      background: { _ in
        note("background")
        return .white
      },
      view: { _ in Witness { note($0) } })
    let snapshot = try #require(Gallery(stories: [story]).snapshots().first)
    _ = try snapshot.displayList()
    let environments = seen.withLock { $0 }
    for place in [
      "onAppear", "didMoveToWindow", "layoutSubviews", "draw(in:)", "draw(_:)", "cellForRowAt",
      "onAppear of a cell", "background",
    ] {
      #expect(environments[place] == [snapshot.context.environment], "\(place)")
    }
    #expect(environments.values.allSatisfy { $0 == [snapshot.context.environment] })
    #expect(PictureEnvironment.current == PictureEnvironment())
  }
}
