"""What several tools share."""
