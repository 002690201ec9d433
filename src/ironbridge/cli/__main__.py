"""`python -m ironbridge.cli` is the `ironbridge` command."""

from ironbridge.cli.main import main

if __name__ == "__main__":
    main()
