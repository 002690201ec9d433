"""Documents of a state of any game, for tests that look into them by keys that only some have."""

from typing import Any

from ironbridge.kernel.state import State


def position_of(state: State) -> Any:
    return state.to_json()


def view_of(state: State, seat: int | None) -> Any:
    return state.view(seat)
