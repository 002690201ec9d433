"""What the checkers of the Brass family count for themselves, apart from the generators of moves:
how far places are from each other, and what cubes of a market cost."""

from ironbridge.brass.market import Market


def walk(lines: list[list[int]], origins: list[int]) -> dict[int, int]:
    """Every location connected to the origins by lines, and how many lines away it is."""
    steps = dict.fromkeys(origins, 0)
    edge = origins
    distance = 0
    while edge:
        distance += 1
        reached: list[int] = []
        for line in lines:
            if any(place in edge for place in line):
                for place in line:
                    if place not in steps:
                        steps[place] = distance
                        reached.append(place)
        edge = reached
    return steps


def market_earnings(market: Market, cubes: int, offered: int) -> int:
    """What cubes bring: the dearest free spaces first, as many as there are."""
    prices = sorted(int(price) for price in market.prices)
    free = prices[: len(prices) - cubes]
    return sum(free[::-1][:offered])


def market_price(market: Market, cubes: int, wanted: int) -> int:
    """The cheapest cubes first, then the price of an empty market."""
    prices = sorted(int(price) for price in market.prices)
    offered = prices[len(prices) - cubes :]
    bought = offered[:wanted]
    return sum(bought) + (wanted - len(bought)) * int(market.price_when_empty)
