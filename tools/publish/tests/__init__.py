"""Tests of tools/publish, with bare git repositories and a stand-in for `gh`.

Run: python3 -m unittest discover -s tools -t tools
"""
