"""What waits for one client: order, bounds, and the fresh snapshots it is owed."""

from __future__ import annotations

import asyncio

import pytest

from ironbridge.server.live import outbox
from ironbridge.server.live.outbox import Outbox

pytestmark = pytest.mark.anyio


async def test_messages_come_in_order_and_looks_after_them() -> None:
    box = Outbox()
    box.owe("b")
    assert box.news("a", b"1")
    box.answer(b"2")
    assert [await box.take() for _ in range(3)] == [b"1", b"2", "b"]
    waiting = asyncio.create_task(box.take())
    await asyncio.sleep(0)
    assert not waiting.done(), "a look is asked for once"
    box.answer(b"3")
    assert await waiting == b"3", "answers do not wait for it"
    box.again("b")
    assert await box.take() == "b", "it is owed until it is paid"
    box.pay("b", [b"4", b"5"])
    assert box.news("b", b"6")
    assert [await box.take() for _ in range(3)] == [b"4", b"5", b"6"]


async def test_what_waits_is_sent_together_but_not_without_bounds() -> None:
    box = Outbox(most=3)
    for message in (b"1", b"22", b"333"):
        assert box.news("a", message)
    box.answer(b"4")
    assert await box.take() == b"1"
    assert box.more(4) == [b"22", b"333"]
    assert box.more(4) == [b"4"]
    assert box.more(4) == []
    assert all(box.news("a", b"5") for _ in range(3)), "there is room again"


async def test_a_look_that_is_made_is_not_dropped_like_news() -> None:
    box = Outbox(most=1)
    box.owe("a")
    box.pay("a", [b"look"])
    assert box.news("a", b"1")
    assert not box.news("a", b"2")
    assert [await box.take() for _ in range(2)] == [b"look", "a"]


async def test_too_many_news_are_dropped_and_each_table_owes_a_look() -> None:
    box = Outbox(most=2)
    assert box.news("a", b"1")
    box.answer(b"mine")
    assert box.news("b", b"2")
    assert not box.news("c", b"3")
    assert await box.take() == b"mine"
    assert [bool(box.debt(table)) for table in "abc"] == [True, True, True]
    assert box.news("a", b"4"), "the look will hold it"
    assert await box.take() == "a"
    for table in "abc":
        box.pay(table, [])
    assert box.news("a", b"5")
    assert await box.take() == b"5"


async def test_news_are_bounded_in_bytes_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MOST_BYTES", 10)
    box = Outbox()
    assert box.news("a", b"x" * 6)
    assert not box.news("a", b"x" * 6)
    assert await box.take() == "a"


async def test_news_that_a_look_holds_make_an_earlier_look_old() -> None:
    box = Outbox()
    box.owe("a")
    before = box.debt("a")
    box.news("a", b"1")
    assert box.debt("a") != before
    box.pay("a", [])
    assert box.debt("a") == 0


async def test_who_stops_watching_gets_nothing_more() -> None:
    box = Outbox()
    box.news("a", b"1")
    box.news("b", b"2")
    box.owe("a")
    box.forget("a")
    assert await box.take() == b"2"
    assert box.debt("a") == 0


async def test_reading_waits_while_many_answers_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MOST_ANSWERS", 2)
    box = Outbox()
    await box.room()
    box.answer(b"1")
    box.answer(b"2")
    waiting = asyncio.create_task(box.room())
    await asyncio.sleep(0)
    assert not waiting.done()
    await box.take()
    await waiting


async def test_a_look_that_failed_comes_up_again_after_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox, "FIRST_WAIT_S", 0.01)
    box = Outbox()
    box.owe("a")
    box.owe("b")
    assert await box.take() == "a"
    box.postpone("a")
    assert await box.take() == "b"
    box.pay("b", [])
    assert await asyncio.wait_for(box.take(), 30) == "a"
    assert box.debt("a") == 1


async def test_a_look_that_fails_again_waits_longer_but_not_for_ever() -> None:
    box = Outbox()
    box.owe("a")
    waits = [box.postpone("a") for _ in range(20)]
    assert waits[0] <= 1.5 * outbox.FIRST_WAIT_S
    assert waits[4] > waits[0]
    assert max(waits) <= 1.5 * outbox.LONGEST_WAIT_S
    box.pay("a", [])
    assert box.postpone("a") <= 1.5 * outbox.FIRST_WAIT_S, "it begins anew"
    box.close()


async def test_news_that_must_not_be_sent_any_more_is_withdrawn() -> None:
    box = Outbox()
    for table, message in (("a", b"line 1, hello"), ("a", b"line 2, rude"), ("b", b"line 2, hm")):
        assert box.news(table, message)
    box.answer(b"line 2, mine")
    box.withdraw("a", b"line 2,")
    box.withdraw("a", b"line 9,")
    told = [await box.take() for _ in range(3)]
    assert told == [b"line 1, hello", b"line 2, hm", b"line 2, mine"]
