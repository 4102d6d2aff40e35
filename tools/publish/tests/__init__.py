"""Tests of tools/publish, against bare git repositories and a stub of the API on loopback: python3 -m unittest discover -s tools -t tools."""
