"""Publishes the difference pictures of a report, and records references that a person accepts in a
pull request. See README.md beside this file."""
