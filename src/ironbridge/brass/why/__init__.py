"""What the reasons of the whole family share: what a checker sees, and how it names things."""
