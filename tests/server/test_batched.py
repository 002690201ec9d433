"""Questions that are asked together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from ironbridge.server.storage import batched
from ironbridge.server.storage.batched import Batched

pytestmark = pytest.mark.anyio


class Book:
    """Answers with the word in capitals, when told to; keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []
        self.may_answer = asyncio.Event()
        self.broken = False

    async def answer(self, words: Sequence[str]) -> dict[str, str]:
        self.asked.append(list(words))
        await self.may_answer.wait()
        if self.broken:
            raise RuntimeError("no disk")
        return {word: word.upper() for word in words if word != "unknown"}


async def test_what_is_asked_while_another_question_runs_is_asked_together() -> None:
    book = Book()
    asking: Batched[str, str] = Batched(book.answer)
    first = asyncio.create_task(asking.ask("a"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert book.asked == [["a"]], "a lone question is asked at once"
    others = [asyncio.create_task(asking.ask(word)) for word in ("a", "b", "unknown", "b")]
    await asyncio.sleep(0)
    book.may_answer.set()
    assert [await task for task in (first, *others)] == ["A", "A", "B", None, "B"]
    assert book.asked == [["a"], ["a", "b", "unknown"]], "nobody is given an older answer"


async def test_one_batch_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batched, "LARGEST", 2)
    book = Book()
    book.may_answer.set()
    asking: Batched[str, str] = Batched(book.answer)
    await asyncio.gather(*(asking.ask(word) for word in "abcde"))
    assert book.asked == [["a", "b"], ["c", "d"], ["e"]]


async def test_a_fault_reaches_all_who_asked_and_the_next_question_is_asked_again() -> None:
    book = Book()
    book.broken = True
    book.may_answer.set()
    asking: Batched[str, str] = Batched(book.answer)
    found = await asyncio.gather(asking.ask("a"), asking.ask("b"), return_exceptions=True)
    assert [str(fault) for fault in found] == ["no disk", "no disk"]
    book.broken = False
    assert await asking.ask("a") == "A"


async def test_who_goes_away_takes_nobodys_answer_along() -> None:
    book = Book()
    asking: Batched[str, str] = Batched(book.answer)
    leaving, staying = [asyncio.create_task(asking.ask("a")) for _ in range(2)]
    await asyncio.sleep(0)
    leaving.cancel()
    book.may_answer.set()
    assert await staying == "A"


async def test_questions_may_wait_a_moment_for_each_other() -> None:
    book = Book()
    book.may_answer.set()
    asking: Batched[str, str] = Batched(book.answer, gather_s=0.001)
    first = asyncio.create_task(asking.ask("a"))
    await asyncio.sleep(0)
    assert [await asking.ask("b"), await first] == ["B", "A"]
    assert book.asked == [["a", "b"]]
