"""Premoves: what people ask for in advance, stored, tried out and played by itself."""
