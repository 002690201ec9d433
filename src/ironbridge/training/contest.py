"""The contest between versions: who plays duels now, and which version is the best so far.

The best version and the one that is tried out are files of the folder, so that neither is lost.
"""

from __future__ import annotations

from ironbridge.training import weights
from ironbridge.training.duels import BEST, GREEDY, Duel, Duelled, Figures, Match, replaces
from ironbridge.training.folder import Folder
from ironbridge.training.plan import Counters, MatchReport, Plan


class Contest:
    def __init__(self, plan: Plan, folder: Folder, counters: Counters) -> None:
        self.plan = plan
        self.folder = folder
        self.counters = counters
        self.handed: set[tuple[str, int]] = set()
        """Duels that are being played."""
        self.match = self.resumed()

    def resumed(self) -> Match | None:
        candidate = self.folder.read("candidate.bin")
        if self.counters.match is None or candidate is None:
            return None
        match = Match.from_json(self.counters.match)
        # After a crash the one may be newer than the other.
        return match if weights.about(candidate)["version"] == match.version else None

    def begin(self, newest: bytes | None, seconds: float, at_once: bool = False) -> None:
        """Let the newest version play its duels, if that is due. At once: whatever is played
        now, unless it is that."""
        counters = self.counters
        if at_once and self.match is not None and self.match.version != counters.version:
            self.match = None
        due = at_once or seconds - counters.match_at > self.plan.duel_s
        judged = counters.version <= counters.judged
        if self.match is not None or not due or judged or newest is None:
            return
        rivals = [GREEDY] if self.folder.read("best.bin") is None else [BEST, GREEDY]
        seeds = self.folder.given["choosing"].take(self.plan.duel_seeds)
        self.folder.write("candidate.bin", newest)
        self.match = Match(counters.version, seeds.start, len(seeds), rivals)
        self.handed = set()
        counters.match_at = seconds

    def next(self) -> tuple[Duel, list[bytes]] | None:
        """A duel that nobody plays yet, and the weights of those who play it."""
        candidate = self.folder.read("candidate.bin")
        if self.match is None or candidate is None:
            return None
        waiting = [pair for pair in self.match.missing() if pair not in self.handed]
        if not waiting:
            return None
        self.handed.add(waiting[0])
        rival, seed = waiting[0]
        players = [candidate]
        if rival == BEST:
            best = self.folder.read("best.bin")
            assert best is not None
            players.append(best)
        plan = self.plan
        return Duel(seed, rival, plan.duel_width, plan.duel_eager, plan.setting), players

    def add(self, duelled: Duelled, seconds: float) -> MatchReport | None:
        """Take a result; what follows from it when it was the last one of the match."""
        self.handed.discard((duelled.rival, duelled.seed))
        if self.match is None:
            return None
        self.match.add(duelled)
        return None if self.match.missing() else self.decide(self.match, seconds)

    def decide(self, match: Match, seconds: float) -> MatchReport:
        found = match.figures()
        shown = {rival: one.to_json() for rival, one in found.items()}
        kept = replaces(found, self.best_against_greedy())
        candidate = self.folder.read("candidate.bin")
        if kept and candidate is not None:
            self.folder.write("best.bin", weights.with_about(candidate, {"figures": shown}))
        self.counters.judged = match.version
        self.match = None
        self.folder.remove("candidate.bin")
        self.folder.log({"match": match.version, "kept": kept, "figures": shown})
        return MatchReport(match.version, seconds, found, kept)

    def best_against_greedy(self) -> Figures | None:
        best = self.folder.read("best.bin")
        if best is None:
            return None
        found = weights.about(best).get("figures", {}).get(GREEDY)
        return None if found is None else Figures(**found)
