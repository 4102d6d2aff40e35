/// A table of existing views, for the short list of a screen that needs no data source.
import Foundation
import Likeness

/// A table that has a row for each of some views.
final class RowTable: TableView, TableViewDataSource {
  /// What the rows hold, from the top; empty by default.
  var contents: [View] = [] {
    didSet { reloadData() }
  }

  /// Creates a table without rows.
  override init(frame: CGRect, style: TableViewStyle) {
    super.init(frame: frame, style: style)
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  /// One for each view.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    contents.count
  }

  /// A row that the view fills.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    if contents.indices.contains(indexPath.row) {
      cell.contentView.addSubview(contents[indexPath.row], pinning: .edges)
    }
    return cell
  }
}
