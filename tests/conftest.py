"""What all tests share: the same settings for hypothesis on every machine."""

from hypothesis import settings

# Machines differ in speed and runs must not: no deadline, and the same examples every time.
settings.register_profile("ironbridge", deadline=None, derandomize=True)
settings.load_profile("ironbridge")
