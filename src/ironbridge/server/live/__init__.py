"""Live play: one WebSocket per client, fed by what happens at the tables it watches."""
