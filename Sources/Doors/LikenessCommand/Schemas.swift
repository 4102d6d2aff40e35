/// The published forms of the JSON that the command prints.

/// JSON Schemas (draft 2020-12) of what `--json` prints.
package enum JSONSchemas {
  /// The document of `likeness compare --json`, for two files and for two folders.
  package static var compare: String { String(decoding: PackageResources.compare_schema_json, as: UTF8.self) }

  /// The document of `likeness check --json`, `likeness record --json` and `likeness merge --json`.
  package static var check: String { String(decoding: PackageResources.check_schema_json, as: UTF8.self) }

  /// The document of `likeness check --list --json`.
  package static var names: String { String(decoding: PackageResources.names_schema_json, as: UTF8.self) }

  /// The document of `likeness accept --json` and `likeness reject --json`.
  package static var answer: String { String(decoding: PackageResources.answer_schema_json, as: UTF8.self) }

  /// The document of `likeness prune --json`.
  package static var prune: String { String(decoding: PackageResources.prune_schema_json, as: UTF8.self) }

  /// The document of `likeness audit --json`.
  package static var audit: String { String(decoding: PackageResources.audit_schema_json, as: UTF8.self) }

  /// The document of `likeness theme validate --json`.
  package static var themeValidate: String { String(decoding: PackageResources.theme_validate_schema_json, as: UTF8.self) }

  /// The document of `likeness theme show --json`.
  package static var themeShow: String { String(decoding: PackageResources.theme_show_schema_json, as: UTF8.self) }

  /// The document of `likeness theme diff --json`.
  package static var themeDiff: String { String(decoding: PackageResources.theme_diff_schema_json, as: UTF8.self) }
}
