/// Stories of the controls for values, and of what turns meanwhile. Each shows all its states.
import Foundation
import Likeness

extension Gallery {
  static var valueStories: [Story] {
    [
      Story("Slider/values", in: .width(240)) { _ in
        let sliders = [0, 0.4, 1, 0.4, 0.6, 0.7].map { (value: Float) in
          let slider = Slider()
          slider.value = value
          slider.minimumTrackTintColor = .token("accent")
          return slider
        }
        sliders[3].isHighlighted = true
        sliders[4].isEnabled = false
        sliders[5].layoutDirection = .rightToLeft
        return stacked(sliders)
      },
      Story("SegmentedControl/segments", in: .width(300)) { _ in
        let controls = [0, 1, 2, 1].map { index in
          let control = SegmentedControl(items: ["Day", "Week", "Month"])
          control.selectedSegmentIndex = index
          return control
        }
        controls[0].setEnabled(false, forSegmentAt: 1)
        controls[1].isEnabled = false
        controls[2].layoutDirection = .rightToLeft
        controls[3].contentSizeCategory = .accessibilityMedium
        return stacked(controls)
      },
      Story("Stepper/values") { _ in
        let steppers = [0.0, 50, 100, 50, 0].map { value in
          let stepper = Stepper()
          stepper.value = value
          return stepper
        }
        steppers[3].isEnabled = false
        steppers[4].layoutDirection = .rightToLeft
        return stacked(steppers)
      },
      Story("PageControl/pages") { _ in
        let controls = [0, 2, 4, 2, 0].map { page in
          let control = PageControl()
          control.numberOfPages = 5
          control.currentPage = page
          return control
        }
        controls[1].backgroundStyle = .prominent
        controls[3].isEnabled = false
        controls[4].layoutDirection = .rightToLeft
        return stacked(controls)
      },
      Story("ActivityIndicatorView/styles", in: .width(220)) { _ in
        let indicators = [ActivityIndicatorView.Style.medium, .large].map { style in
          let indicator = ActivityIndicatorView(style: style)
          indicator.startAnimating()
          return indicator
        }
        let refresh = RefreshControl()
        refresh.attributedTitle = NSAttributedString(string: "Reading the list again")
        refresh.beginRefreshing()
        return stacked(indicators + [refresh])
      },
    ]
  }

  private static func stacked(_ views: [View]) -> StackView {
    let column = StackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 12
    return column
  }
}
