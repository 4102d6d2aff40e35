"""Tests of what several tools share."""
