/// Wheels of values and dates: boxes in their place that show what is selected.
import Foundation
import LikenessDisplayList
import LikenessText

/// The source of the rows of a ``PickerView``.
public protocol PickerViewDataSource: AnyObject {
  /// The count of wheels.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// The count of rows in a wheel.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a ``PickerView``. Its views and measures of rows are not drawn.
public protocol PickerViewDelegate: AnyObject {
  /// The text of a row; none by default.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
}

extension PickerViewDelegate {
  public func pickerView(_ view: PickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { nil }
}

extension ViewStyle {
  /// The box in place of wheels.
  fileprivate static let ofWheels = ViewStyle(
    backgroundColor: .tertiarySystemFill, cornerRadius: 8)
}

extension View {
  fileprivate func addWheelLabel() -> Label {
    let label = Label().withName("selection")
    label.font = .preferredFont(forTextStyle: .body)
    label.textAlignment = .center
    addSubview(label, pinning: .edges(insets: DirectionalEdgeInsets(horizontal: 12)))
    return label
  }
}

/// Wheels of values. A box of UIKit's size shows the titles of the selected rows, with a warning.
open class PickerView: View {
  /// The source of the rows; none by default.
  open weak var dataSource: (any PickerViewDataSource)?
  /// The source of the titles; none by default.
  open weak var delegate: (any PickerViewDelegate)?
  private var selected: [Int: Int] = [:]
  private lazy var label = addWheelLabel()

  /// The count of wheels.
  open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }
  /// Returns the count of rows in a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }
  /// Returns the selected row of a wheel; the first by default, and -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    min(selected[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }
  /// Selects a row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = max(0, row)
  }
  /// Does nothing: every picture asks for the rows.
  open func reloadAllComponents() {}
  /// Does nothing: every picture asks for the rows.
  open func reloadComponent(_ component: Int) {}

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override var defaultViewStyle: ViewStyle { .ofWheels }
  override var contentWarning: String? {
    "Wheels are not drawn: a box shows the titles of the selected rows."
  }
  override func willLayOutForPicture() {
    label.text = (0..<numberOfComponents).compactMap { component in
      let row = selectedRow(inComponent: component)
      if row < 0 { return nil }
      return delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }.joined(separator: "  ")
  }
}

/// A date. A box of UIKit's size shows it as `2001-01-01 00:00`, with a warning.
open class DatePicker: Control {
  /// The kind of value.
  public enum Mode: Int, Hashable, Sendable {
    /// The parts of a date, or a span.
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
  /// The kind of picker.
  public enum DatePickerStyle: Int, Hashable, Sendable {
    /// Wheels, a field or a month; wheels if it is automatic.
    case automatic, wheels, compact, inline
  }

  /// The date. No clock is read: it defaults to the first second of 2001, UTC.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The kind of value; day and time by default.
  open var datePickerMode = Mode.dateAndTime
  /// The kind of picker to use; wheels by default.
  open var preferredDatePickerStyle = DatePickerStyle.automatic
  /// The kind of picker in use.
  open var datePickerStyle: DatePickerStyle {
    preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
  }
  /// The limits. Show nothing.
  open var (minimumDate, maximumDate): (Date?, Date?)
  /// The calendar; the Gregorian one by default.
  open var calendar = Calendar(identifier: .gregorian)
  /// The time zone; UTC by default.
  open var timeZone: TimeZone?
  /// The span; zero by default.
  open var countDownDuration: TimeInterval = 0
  private lazy var label = addWheelLabel()

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The size of wheels as in UIKit, or of a field.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .compact: CGSize(width: 194, height: 34)
    case .inline: CGSize(width: 320, height: 334)
    default: CGSize(width: 320, height: 216)
    }
  }
  open override var defaultViewStyle: ViewStyle { .ofWheels }
  override var contentWarning: String? { "Wheels are not drawn: a box shows the date." }
  override func willLayOutForPicture() { label.text = text }

  private var text: String {
    var calendar = calendar
    calendar.timeZone = timeZone ?? .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    let month = "\(parts.year ?? 0)-\(two(parts.month))"
    let (day, time) = ("\(month)-\(two(parts.day))", "\(two(parts.hour)):\(two(parts.minute))")
    let minutes = Int(max(0, sanitizedDistance(countDownDuration / 60)))
    return switch datePickerMode {
    case .time: time
    case .date: day
    case .dateAndTime: "\(day) \(time)"
    case .countDownTimer: "\(minutes / 60):\(two(minutes % 60))"
    case .yearAndMonth: month
    }
  }
}
