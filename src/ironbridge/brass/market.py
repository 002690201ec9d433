"""A market of cubes: a row of spaces with prices, the dear ones filled first."""

from librt.vecs import append, vec
from mypy_extensions import i64


class Market:
    """`prices` run from the cheapest space to the dearest; an empty market still sells.

    The cubes always lie on the dearest spaces, so their number says where they are.
    """

    def __init__(self, prices: tuple[int, ...], price_when_empty: int) -> None:
        table = vec[i64]()
        for price in prices:
            table = append(table, price)
        self.prices: vec[i64] = table
        self.spaces: i64 = len(prices)
        self.price_when_empty: i64 = price_when_empty

    def buying(self, cubes: i64, wanted: i64) -> i64:
        """What `wanted` cubes cost, the cheapest first, when the market holds `cubes`."""
        total: i64 = 0
        while wanted > 0:
            if cubes > 0:
                total += self.prices[self.spaces - cubes]
                cubes -= 1
            else:
                total += self.price_when_empty
            wanted -= 1
        return total

    def selling(self, cubes: i64) -> i64:
        """What the next cube brings: the dearest empty space. Only when there is one."""
        return self.prices[self.spaces - 1 - cubes]
