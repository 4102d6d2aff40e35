/// Stories of views that scroll: scroll views, collections, and the cell styles of tables.
import Foundation
import Likeness

extension Gallery {
  static var scrollStories: [Story] {
    [
      Story("Scroll/offset", in: CGSize(width: 220, height: 140)) { _ in
        let scroll = ScrollView()
        scroll.apply(
          style: ScrollViewStyle(
            viewStyle: ViewStyle(backgroundColor: .token("surface"), cornerRadius: 12),
            indicatorColor: .token("secondaryText")))
        let label = Label(text: Self.poem)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 15)
        label.textColor = .token("text")
        label.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(label)
        let guide = scroll.contentLayoutGuide
        LayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
          label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
          label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
          label.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
          guide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        scroll.contentOffset.y = 44
        return scroll
      },
      Story("Collection/grid", in: CGSize(width: 320, height: 260)) { _ in
        let tiles = Tiles()
        tiles.apply(
          style: ScrollViewStyle(viewStyle: ViewStyle(backgroundColor: .token("background"))))
        return tiles
      },
      Story("Table/cells", in: .width(320)) { _ in cells(.plain) },
      Story(
        "Table/grouped", variants: .standard.directions([.leftToRight, .rightToLeft]),
        in: .width(320)
      ) { _ in cells(.insetGrouped) },
      Story("Picker/selection") { _ in
        let (picker, date) = (FruitPicker(), DatePicker())
        date.datePickerMode = .date
        let column = StackView(arrangedSubviews: [picker, date])
        (column.axis, column.spacing) = (.vertical, 12)
        return column
      },
    ]
  }

  private static let poem = """
    The lamp is low, the page is long, and every line comes after one that you have read. \
    Above the edge the words are gone, below it more of them are fed into the view. \
    What stands between is all there is to see, and what it shows is what is pinned.
    """

  private static func cells(_ style: TableViewStyle) -> TableView {
    let table = CellTable(frame: .zero, style: style)
    table.separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    table.separatorColor = .token("separator")
    return table
  }
}

/// A table with a row of each style.
private final class CellTable: TableView, TableViewDataSource {
  override init(frame: CGRect, style: TableViewStyle) {
    super.init(frame: frame, style: style)
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func numberOfSections(in tableView: TableView) -> Int { 2 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 - section }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    ["Account", "Content"][section]
  }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "Rows of the four styles, each with an accessory." : nil
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    indexPath.section == 0 ? plain(indexPath.row) : configured(indexPath.row)
  }

  private func plain(_ row: Int) -> TableViewCell {
    let styles: [TableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    let accessories: [TableViewCell.AccessoryType] = [
      .checkmark, .disclosureIndicator, .none, .detailDisclosureButton,
    ]
    let cell = TableViewCell(style: styles[row], reuseIdentifier: nil)
    cell.textLabel?.text = ["Chosen", "Language", "phone", "Storage"][row]
    cell.detailTextLabel?.text = ["", "English", "555 0134", "12 of 64 GB are used"][row]
    cell.accessoryType = accessories[row]
    return cell
  }

  private func configured(_ row: Int) -> TableViewCell {
    let cell = TableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = ["Wi-Fi", "Selected", "Switched off"][row]
    content.secondaryText = row == 0 ? "A second text that is long enough to need two lines" : nil
    content.image = row == 0 ? Gallery.pixel : nil
    content.imageProperties.reservedLayoutSize = CGSize(width: 28, height: 28)
    content.imageProperties.cornerRadius = 6
    cell.contentConfiguration = content
    if row == 1 { cell.isSelected = true }
    if row == 2 {
      cell.isUserInteractionEnabled = false
      cell.accessoryView = Switch()
    }
    return cell
  }
}

extension Gallery {
  fileprivate static let pixel: Image? = {
    let size = PixelSize(width: 28, height: 28)
    let color = StraightColor(hex: 0x34A853)
    return size.map { Image(Bitmap(size: $0, filledWith: color), scale: .one) }
  }()
}

/// A cell with a number.
private final class Tile: CollectionViewCell, DefaultInitializable {
  let label = Label()

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 15)
    label.textColor = .token("text")
    let (card, ring) = (View(), View())
    (card.backgroundColor, card.cornerRadius) = (.token("surface"), 8)
    (ring.borderWidth, ring.borderColor, ring.cornerRadius) = (2, .token("accent"), 8)
    (backgroundView, selectedBackgroundView) = (card, ring)
    contentView.addSubview(
      label, pinning: .edges(insets: DirectionalEdgeInsets(horizontal: 12, vertical: 6)))
  }

  required init?(coder: NSCoder) { nil }
}

/// A grid in two sections, which right-to-left languages mirror.
private final class Tiles: CollectionView, CollectionViewDataSource {
  private final class Flow: CollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  init() {
    let flow = Flow()
    flow.itemSize = CGSize(width: 64, height: 48)
    flow.sectionInset = EdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
    flow.headerReferenceSize = CGSize(width: 0, height: 32)
    super.init(frame: .zero, collectionViewLayout: flow)
    register(Tile.self, forCellWithReuseIdentifier: "tile")
    dataSource = self
    selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
  }

  required init?(coder: NSCoder) { nil }

  func numberOfSections(in collectionView: CollectionView) -> Int { 2 }
  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? 6 : 9
  }

  func collectionView(_ view: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? Tile)?.label.text = "\(indexPath.item + 1)"
    return cell
  }

  func collectionView(
    _ view: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let (header, label) = (
      CollectionReusableView(), Label(text: "Section \(indexPath.section + 1)")
    )
    label.font = .systemFont(ofSize: 13)
    label.textColor = .token("secondaryText")
    header.addSubview(
      label, pinning: .edges(insets: DirectionalEdgeInsets(horizontal: 16, vertical: 4)))
    return header
  }
}

/// A wheel with fruits.
private final class FruitPicker: PickerView, PickerViewDataSource, PickerViewDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    (dataSource, delegate) = (self, self)
    selectRow(1, inComponent: 0, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ view: PickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  func pickerView(_ view: PickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { ["Apple", "Quince"][row] }
}
