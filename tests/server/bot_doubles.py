"""Workers for tests that think in this process, and remember what they were asked."""

from __future__ import annotations

import asyncio

from ironbridge.server.bots.job import Answer, Failed, Job, line, read_answer, read_job
from ironbridge.server.bots.worker import answer
from ironbridge.server.bots.workers import CannotAnswer, Urgency, WorkerFailed, Workers


class NearWorkers(Workers):
    """`failures`: how many questions fail first. `held`: no answer while it is set."""

    def __init__(self, count: int = 1) -> None:
        super().__init__(count)
        self.asked: list[Job] = []
        self.failures = 0
        self.held = asyncio.Event()
        self.held.set()

    async def ask(self, job: Job, limit_s: float, urgency: Urgency = Urgency.MOVE) -> Answer:
        self.asked.append(job)
        await asyncio.sleep(0)
        await self.held.wait()
        if self.failures:
            self.failures -= 1
            raise WorkerFailed("test")
        found = read_answer(line(answer(read_job(line(job)))))
        if isinstance(found, Failed):
            raise CannotAnswer(found.kind)
        return found
