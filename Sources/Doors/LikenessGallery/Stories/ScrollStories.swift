/// Stories of views that scroll: scroll views, collections, and the cell styles of tables.
import Foundation
import Likeness

extension Gallery {
  static var scrollStories: [Story] {
    [
      Story("Scroll/offset", in: CGSize(width: 220, height: 140)) { _ in scrolled() },
      Story("Collection/grid", in: CGSize(width: 320, height: 260)) { _ in Tiles() },
      Story("Table/cells", in: .width(320)) { _ in CellTable(frame: .zero, style: .plain) },
      Story(
        "Table/grouped", variants: .standard.directions([.leftToRight, .rightToLeft]),
        in: .width(320)
      ) { _ in CellTable(frame: .zero, style: .insetGrouped) },
      Story("Picker/selection") { _ in
        let (picker, date) = (FruitPicker(), DatePicker())
        date.datePickerMode = .date
        let column = StackView(arrangedSubviews: [picker, date])
        (column.axis, column.spacing) = (.vertical, 12)
        return column
      },
    ]
  }

  private static func scrolled() -> ScrollView {
    let scroll = ScrollView()
    scroll.apply(
      style: ScrollViewStyle(
        viewStyle: ViewStyle(backgroundColor: .token("surface"), cornerRadius: 12),
        indicatorColor: .token("secondaryText")))
    let label = Label(
      text: """
        The lamp is low, the page is long, and every line comes after one that you have read. \
        Above the edge the words are gone, below it more of them are fed into the view. \
        What stands between is all there is to see, and what it shows is what is pinned.
        """)
    label.numberOfLines = 0
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
  }
}

/// A table with a row of each style, and rows with configurations.
private final class CellTable: TableView, TableViewDataSource {
  override init(frame: CGRect, style: TableViewStyle) {
    super.init(frame: frame, style: style)
    dataSource = self
    separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    separatorColor = .token("separator")
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
    let row = indexPath.row
    let cell = TableViewCell(
      style: [.default, .value1, .value2, .subtitle][row], reuseIdentifier: nil)
    if indexPath.section == 0 {
      cell.textLabel?.text = ["Chosen", "Language", "phone", "Storage"][row]
      cell.detailTextLabel?.text = ["", "English", "555 0134", "12 of 64 GB are used"][row]
      cell.accessoryType =
        [.checkmark, .disclosureIndicator, .none, .detailDisclosureButton][row]
      return cell
    }
    var content = ListContentConfiguration.cell()
    content.text = ["Wi-Fi", "Selected", "Switched off"][row]
    content.secondaryText = row == 0 ? "A second text that is long enough to need two lines" : nil
    let image = PixelSize(width: 28, height: 28).map {
      Image(Bitmap(size: $0, filledWith: StraightColor(hex: 0x34A853)), scale: .one)
    }
    content.image = row == 0 ? image : nil
    content.imageProperties.cornerRadius = 6
    cell.contentConfiguration = content
    cell.isSelected = row == 1
    cell.isUserInteractionEnabled = row != 2
    cell.accessoryView = row == 2 ? Switch() : nil
    return cell
  }
}

/// A grid of numbers in two sections.
private final class Tiles: CollectionView, CollectionViewDataSource {
  init() {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 64, height: 48)
    flow.sectionInset = EdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
    flow.headerReferenceSize = CGSize(width: 0, height: 32)
    super.init(frame: .zero, collectionViewLayout: flow)
    dataSource = self
    selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
  }

  required init?(coder: NSCoder) { nil }

  func numberOfSections(in collectionView: CollectionView) -> Int { 2 }
  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? 6 : 9
  }

  private func label(_ text: String, _ color: Color, size: Double) -> Label {
    let label = Label(text: text)
    (label.font, label.textColor) = (.systemFont(ofSize: size), color)
    return label
  }

  func collectionView(_ view: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let (cell, card, ring) = (CollectionViewCell(), View(), View())
    let number = label("\(indexPath.item + 1)", .token("text"), size: 15)
    number.textAlignment = .center
    cell.contentView.addSubview(number, pinning: .edges)
    (card.backgroundColor, card.cornerRadius) = (.token("surface"), 8)
    (ring.borderWidth, ring.borderColor, ring.cornerRadius) = (2, .token("accent"), 8)
    (cell.backgroundView, cell.selectedBackgroundView) = (card, ring)
    return cell
  }

  func collectionView(
    _ view: CollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> CollectionReusableView {
    let header = CollectionReusableView()
    let label = label("Section \(path.section + 1)", .token("secondaryText"), size: 13)
    header.addSubview(label, pinning: .edges(insets: DirectionalEdgeInsets(horizontal: 16)))
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
