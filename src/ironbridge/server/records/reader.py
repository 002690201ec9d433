"""Asks about records that people bring. They are read in another process: a record is what a
stranger wrote, and checking its moves takes its time."""

from __future__ import annotations

from ironbridge.server.bots.job import (
    PROCESSOR_S,
    Answer,
    DecisionsMade,
    Job,
    ReadRecord,
    RecordAt,
    RecordDecisions,
    Written,
)
from ironbridge.server.bots.trials import Trials
from ironbridge.server.bots.workers import Urgency, WorkerEnded
from ironbridge.server.records.faults import too_slow


class Reader:
    """Answers for the routes; `asker` is who asks. Documents come as they are to be sent."""

    def __init__(self, trials: Trials) -> None:
        self._trials = trials

    async def show(self, asker: str, record: str) -> bytes:
        """A `RecordShown`."""
        return written(await self._ask(asker, ReadRecord(record)))

    async def at(self, asker: str, record: str, ply: int) -> bytes:
        """A `RecordPosition`."""
        return written(await self._ask(asker, RecordAt(record, ply)))

    async def decisions(self, asker: str, record: str, first: int, count: int) -> DecisionsMade:
        answer = await self._ask(asker, RecordDecisions(record, first, count))
        assert isinstance(answer, DecisionsMade)
        return answer

    async def _ask(self, asker: str, job: Job) -> Answer:
        try:
            return await self._trials.ask(asker, job, Urgency.ANALYSIS)
        except WorkerEnded:
            raise too_slow(PROCESSOR_S) from None


def written(answer: Answer) -> bytes:
    assert isinstance(answer, Written)
    return bytes(answer.document)
