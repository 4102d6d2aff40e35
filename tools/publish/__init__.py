"""Publishes the difference pictures of reports. See .github/actions/publish-diffs/README.md."""
