"""Who stands where: points, places and what broke the ties."""

from ironbridge.kernel.documents import ResultJson


class Result:
    """`scores[seat]` are points; `places[seat]` is 1 for a winner; equal places share.

    `ties[seat]` are the further values that were compared, in the order of the rulebook. The
    greater is the better; of places on a track, where the first is the best, they are negative.
    """

    def __init__(self, scores: list[int], ties: list[tuple[int, ...]], final: bool) -> None:
        self.scores = scores
        self.ties = ties
        self.final = final
        self.places = [1 + betters(scores, ties, seat) for seat in range(len(scores))]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def __repr__(self) -> str:
        standing = "final" if self.final else "so far"
        return f"Result({standing}, scores={self.scores}, places={self.places})"

    def to_json(self) -> ResultJson:
        return {
            "final": self.final,
            "scores": self.scores,
            "ties": [list(values) for values in self.ties],
            "places": self.places,
            "winners": self.winners,
        }


def betters(scores: list[int], ties: list[tuple[int, ...]], seat: int) -> int:
    """How many stand before this seat."""
    count, score = 0, scores[seat]
    for other, theirs in enumerate(scores):
        if theirs < score or other == seat:
            continue
        if theirs > score or ties[other] > ties[seat]:
            count += 1
    return count
