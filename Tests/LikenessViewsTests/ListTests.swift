/// Tables with sections and styled cells, collections with their layouts, and pickers.
import Foundation
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct ListTests {
  private final class Source: TableViewDataSource, TableViewDelegate {
    var displayed: [IndexPath] = []
    func numberOfSections(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      section + 1
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(20 + 10 * indexPath.row)
    }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "Footer" : nil
    }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      section == 1 ? TableViewHeaderFooterView() : nil
    }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 15 }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat { 25 }
    func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { displayed.append(indexPath) }
  }

  private func table(_ source: Source, _ style: TableViewStyle = .plain) -> TableView {
    let table = TableView(frame: .zero, style: style)
    (table.dataSource, table.delegate) = (source, source)
    return table
  }

  @Test("Rows, headers and footers have the heights of the delegate") func heights() {
    let source = Source()
    let table = table(source)
    table.layout(in: .width(100))
    // Row 20, footer 25, header 15, row 20, line 1, row 30.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    #expect(table.footerView(forSection: 0)?.frame == CGRect(x: 0, y: 20, width: 100, height: 25))
    #expect(table.headerView(forSection: 1)?.frame.minY == 45)
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 1))
        == CGRect(x: 0, y: 81, width: 100, height: 30))
    #expect(table.frame.height == 111 && table.contentSize.height == 111)
    #expect(
      source.displayed == [
        IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1),
      ])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 90)) == IndexPath(row: 1, section: 1))
    #expect(table.cellForRow(at: IndexPath(row: 5, section: 0)) == nil)
    #expect(table.headerView(forSection: 7) == nil)
  }

  @Test("A table with a lower frame scrolls, and cuts rows off") func lowTable() throws {
    let source = Source()
    let table = table(source)
    table.layout(in: CGSize(width: 100, height: 60))
    #expect(table.contentSize.height == 111 && table.clipsToBounds)
    table.scrollToRow(at: IndexPath(row: 1, section: 1), at: .bottom, animated: false)
    #expect(table.contentOffset == CGPoint(x: 0, y: 51))
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .middle, animated: false)
    #expect(table.contentOffset == .zero)
    table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .none, animated: false)
    #expect(table.contentOffset == CGPoint(x: 0, y: 20))
  }

  @Test("Sections of an inset table are cards with 16 points beside them") func cards() {
    let source = Source()
    let table = table(source, .insetGrouped)
    table.layout(in: .width(100))
    #expect(table.style == .insetGrouped)
    #expect(
      table.rectForRow(at: IndexPath(row: 0, section: 0))
        == CGRect(x: 16, y: 16, width: 68, height: 20))
  }

  @Test("The background of a list does not scroll") func background() {
    let table = table(Source())
    table.backgroundView = View()
    table.contentOffset.y = 7
    table.layout(in: CGSize(width: 100, height: 60))
    #expect(table.backgroundView?.frame == CGRect(x: 0, y: 7, width: 100, height: 60))
  }

  @Test("Places outside the data have no cell, and a nib is a warning") func outside() {
    let table = TableView()
    #expect(table.cellForRow(at: IndexPath(row: -1, section: -1)) == nil)
    #expect(table.footerView(forSection: 9) == nil)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .top)
    table.register(Nib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    #expect(table.contentWarning?.contains("nib") == true)
    let view = CollectionView()
    view.selectItem(at: IndexPath(item: 2, section: 4), animated: false, scrollPosition: .left)
    view.layout(in: CGSize(width: 10, height: 10))
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 4)) == nil)
  }

  @Test("A selected row is marked until another is selected") func selection() {
    let source = Source()
    let table = table(source)
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1))
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    table.selectRow(at: second, animated: false, scrollPosition: .none)
    #expect(table.cellForRow(at: first)?.isSelected == false)
    #expect(table.cellForRow(at: second)?.isSelected == true)
    #expect(table.indexPathForSelectedRow == second)
    #expect(table.cellForRow(at: second)?.descendant(named: "background") != nil)
    table.cellForRow(at: second)?.selectionStyle = .none
    #expect(table.cellForRow(at: second)?.descendant(named: "background") == nil)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("An accessory takes room from the content") func accessory() {
    let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "A"
    cell.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    cell.layout(in: .width(200))
    #expect(cell.frame.height == 44)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 154, height: 44))
    #expect(cell.accessoryView?.frame == CGRect(x: 154, y: 17, width: 30, height: 10))
    cell.layoutDirection = .rightToLeft
    cell.layout(in: .width(200))
    #expect(cell.contentView.frame.minX == 46 && cell.accessoryView?.frame.minX == 16)
    cell.accessoryView = nil
    cell.layout(in: .width(200))
    #expect(cell.contentView.frame.width == 200)
  }

  @Test("Only cells with a second text have its label") func labels() {
    for style: TableViewCell.CellStyle in [.default, .value1, .value2, .subtitle] {
      let cell = TableViewCell(style: style, reuseIdentifier: "id")
      #expect((cell.detailTextLabel == nil) == (style == .default))
      #expect(cell.reuseIdentifier == "id")
    }
    #expect(TableViewCell.CellStyle.subtitle.rawValue == 3)
    #expect(TableViewCell.AccessoryType.detailButton.rawValue == 4)
  }

  @Test("A configuration is shown, changed in place, and given the state") func configuration() {
    final class Cell: TableViewCell {
      var states: [Bool] = []
      override func updateConfiguration(using state: CellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state.isSelected)
      }
    }
    let cell = Cell()
    var content = cell.defaultContentConfiguration()
    content.text = "One"
    cell.contentConfiguration = content
    let view = cell.contentView.subviews.first as? ListContentView
    content.text = "Two"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews.first === view)
    #expect(view?.textLabel.text == "Two")
    cell.layout(in: .width(100))
    cell.isSelected = true
    cell.layout(in: .width(100))
    cell.layout(in: .width(100))
    #expect(cell.states == [false, true])
    #expect(view?.textLabel.frame.minX == 16)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  // MARK: Collections

  private final class Items: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    var counts = [5]
    var size: CGSize?
    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }
    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ view: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ view: CollectionView, layout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size ?? CGSize(width: 30, height: 20 + 10 * indexPath.item) }
  }

  private func collection(_ items: Items, _ flow: CollectionViewLayout) -> CollectionView {
    let view = CollectionView(frame: .zero, collectionViewLayout: flow)
    (view.dataSource, view.delegate) = (items, items)
    return view
  }

  private func origins(_ view: CollectionView) -> [CGPoint] {
    view.visibleCells.map(\.frame.origin)
  }

  @Test("Items of full lines share out the room, those of the last line stand below them")
  func lines() {
    let (items, flow) = (Items(), CollectionViewFlowLayout())
    items.size = CGSize(width: 30, height: 20)
    flow.sectionInset = EdgeInsets(top: 1, left: 5, bottom: 2, right: 5)
    let view = collection(items, flow)
    // Three items of 30 in 120 points at a distance of 10 at least: 15 remain between them.
    view.layout(in: .width(130))
    #expect(
      origins(view) == [
        CGPoint(x: 5, y: 1), CGPoint(x: 50, y: 1), CGPoint(x: 95, y: 1), CGPoint(x: 5, y: 31),
        CGPoint(x: 50, y: 31),
      ])
    #expect(view.frame.height == 53 && view.contentSize == CGSize(width: 130, height: 53))
  }

  @Test("Items of several heights stand in the middle of their line") func heightsOfItems() {
    let (items, flow) = (Items(), CollectionViewFlowLayout())
    items.counts = [3]
    let view = collection(items, flow)
    // Heights 20 and 30 in the first line, 40 in the second.
    view.layout(in: .width(80))
    #expect(
      origins(view) == [CGPoint(x: 0, y: 5), CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 40)])
  }

  @Test("Lines of a horizontal layout are columns") func columns() {
    let (items, flow) = (Items(), CollectionViewFlowLayout())
    items.size = CGSize(width: 30, height: 20)
    flow.scrollDirection = .horizontal
    flow.headerReferenceSize = CGSize(width: 12, height: 99)
    let view = collection(items, flow)
    view.layout(in: CGSize(width: 200, height: 50))
    #expect(
      origins(view) == [
        CGPoint(x: 12, y: 0), CGPoint(x: 12, y: 30), CGPoint(x: 52, y: 0), CGPoint(x: 52, y: 30),
        CGPoint(x: 92, y: 0),
      ])
    #expect(view.contentSize == CGSize(width: 122, height: 50))
    let header = view.subviews.first { !($0 is CollectionViewCell) }
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 12, height: 50))
  }

  @Test("Only what shows is made, and scrolling shows the rest") func visibleItems() {
    let (items, flow) = (Items(), CollectionViewFlowLayout())
    items.counts = [2, 100]
    items.size = CGSize(width: 100, height: 20)
    let view = collection(items, flow)
    view.layout(in: CGSize(width: 100, height: 40))
    #expect(view.indexPathsForVisibleItems == (0..<2).map { IndexPath(item: $0, section: 0) })
    // 50 points of the first section, then 30 for each item.
    view.scrollToItem(at: IndexPath(item: 10, section: 1), at: .top, animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 350))
    view.layout(in: CGSize(width: 100, height: 40))
    #expect(
      view.indexPathsForVisibleItems == [10, 11].map { IndexPath(item: $0, section: 1) })
    #expect(view.subviews.count == 2)
  }

  @Test("A layout of one's own places cells, with its own attributes") func ownLayout() {
    final class Attributes: CollectionViewLayoutAttributes {
      var angle = 0.0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Attributes)?.angle = angle
        return copy
      }
    }
    final class Circle: CollectionViewLayout {
      override class var layoutAttributesClass: AnyClass { Attributes.self }
      override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [CollectionViewLayoutAttributes]?
      {
        (0..<2).map { item in
          let attributes = Attributes(forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: 10 * item, y: 5, width: 30, height: 30)
          attributes.alpha = 0.5
          attributes.zIndex = -item
          return attributes
        }
      }
    }
    let items = Items()
    let view = collection(items, Circle())
    view.layout(in: CGSize(width: 100, height: 40))
    #expect(view.visibleCells.map(\.frame.minX) == [10, 0])
    #expect(view.subviews.map(\.frame.minX) == [10, 0])
    #expect(view.visibleCells.first?.alpha == 0.5)
    let attributes = Attributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.angle = 2
    #expect((attributes.copy() as? Attributes)?.angle == 2)
    #expect((attributes.copy() as? Attributes)?.indexPath.item == 3)
  }

  @Test("Batch updates run at once, and the cells are made again") func updates() {
    let (items, flow) = (Items(), CollectionViewFlowLayout())
    let view = collection(items, flow)
    view.layout(in: .width(200))
    var isDone = false
    view.performBatchUpdates({ items.counts = [2] }, completion: { isDone = $0 })
    view.layout(in: .width(200))
    #expect(isDone && view.visibleCells.count == 2)
  }

  // MARK: Order and work

  /// Notes what happens to the cells of a collection, in order.
  private final class Notes: CollectionViewDataSource, CollectionViewDelegate {
    final class Cell: CollectionViewCell, DefaultInitializable {
      var note: (String) -> Void = { _ in }
      override var isSelected: Bool { didSet { if oldValue, !isSelected { note("deselected") } } }
      override func removeFromSuperview() {
        note("removed")
        super.removeFromSuperview()
      }
      override func didMoveToSuperview() { if superview == nil { note("left") } }
    }
    var notes: [String] = []
    var count = 40
    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ view: CollectionView, cellForItemAt path: IndexPath)
      -> CollectionViewCell
    {
      let cell = Cell(frame: .zero)
      cell.note = { [unowned self] in notes.append("\($0) \(path.item)") }
      return cell
    }
  }

  @Test("Cells are removed, and deselected, in the order of their places") func order() {
    let (source, flow) = (Notes(), CollectionViewFlowLayout())
    flow.itemSize = CGSize(width: 100, height: 10)
    flow.minimumLineSpacing = 0
    let view = CollectionView(frame: .zero, collectionViewLayout: flow)
    (view.dataSource, view.delegate) = (source, source)
    view.allowsMultipleSelection = true
    view.layout(in: CGSize(width: 100, height: 193))
    #expect(view.visibleCells.count == 20)
    for item in [7, 3, 11, 0, 19, 5] {
      view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    source.notes = []
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(source.notes == [0, 3, 5, 7, 11, 19].map { "deselected \($0)" })
    source.notes = []
    // From 155 to 348 points: items 15 to 34.
    view.contentOffset.y = 155
    view.layout(in: CGSize(width: 100, height: 193))
    #expect(source.notes == (0..<15).flatMap { ["removed \($0)", "left \($0)"] })
    #expect(view.subviews.map(\.frame.minY) == (15..<35).map { CGFloat(10 * $0) })
    source.notes = []
    view.reloadData()
    #expect(source.notes == (15..<35).flatMap { ["removed \($0)", "left \($0)"] })
    #expect(view.subviews.isEmpty)
  }

  /// A cell that comes back while the others leave stays, once.
  @Test("A view that is put back while many are removed is there once") func putBack() {
    final class Stubborn: View {
      var home: StackView?
      override func didMoveToSuperview() {
        guard superview == nil, let home else { return }
        self.home = nil
        home.addArrangedSubview(self)
      }
    }
    let (stack, views) = (StackView(), (0..<4).map { _ in Stubborn() })
    for view in views { stack.addArrangedSubview(view) }
    views[1].home = stack
    stack.removeAll(Array(views[0..<3]))
    #expect(stack.subviews == [views[3], views[1]] && stack.arrangedSubviews == stack.subviews)
    #expect(views[0].superview == nil && views[1].superview === stack)
  }

  @Test("The places of rows are those of the data, also after reloading many") func manyRows() {
    final class Rows: TableViewDataSource {
      func numberOfSections(in tableView: TableView) -> Int { 2 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 500 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let (source, table) = (Rows(), TableView(frame: .zero))
    table.dataSource = source
    let places = (0..<2).flatMap { section in
      (0..<500).map { IndexPath(row: $0, section: section) }
    }
    #expect(table.indexPathsForVisibleRows == places)
    let first = table.cellForRow(at: places[0])
    table.reloadData()
    #expect(table.indexPathsForVisibleRows == places)
    #expect(first?.superview == nil && table.cellForRow(at: places[0]) !== first)
  }

  // MARK: Pickers

  @Test("Pickers show what is selected, and warn") func pickers() throws {
    final class Rows: PickerViewDataSource, PickerViewDelegate {
      func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
      func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(_ view: PickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
      { "\(component)\(row)" }
    }
    let (picker, rows) = (PickerView(), Rows())
    (picker.dataSource, picker.delegate) = (rows, rows)
    picker.selectRow(2, inComponent: 1, animated: true)
    picker.layout(in: .unbounded)
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    #expect((picker.subviews.first as? Label)?.text == "00  12")
    #expect(picker.contentWarning != nil)
  }

  @Test(
    "A date is shown in its mode",
    arguments: [
      (DatePicker.Mode.date, "2024-02-29"), (.time, "13:05"), (.dateAndTime, "2024-02-29 13:05"),
      (.yearAndMonth, "2024-02"), (.countDownTimer, "1:01"),
    ])
  func dates(mode: DatePicker.Mode, text: String) {
    let picker = DatePicker()
    picker.datePickerMode = mode
    // 19,782 days and 13 h 5 min after 1970.
    picker.date = Date(timeIntervalSince1970: 1_709_211_900)
    picker.countDownDuration = 3_700
    picker.layout(in: .unbounded)
    #expect((picker.subviews.first as? Label)?.text == text)
  }

  @Test("A place is made of section and item") func indexPath() {
    var path = IndexPath(item: 3, section: 2)
    #expect(path == IndexPath(row: 3, section: 2) && path.row == 3 && path.item == 3)
    path.item = 4
    path.section = 5
    #expect(path == IndexPath(indexes: [5, 4]))
  }
}
