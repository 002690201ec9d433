"""How a position of any game comes in and goes out: JSON, and text that people write."""
