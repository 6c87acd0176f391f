"""Starts the engine: one JSON object a line on standard input, one answer a line on standard output."""
import sys

from berserk.server import serve

if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer, check="--check" in sys.argv[1:])
