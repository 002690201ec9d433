"""What a card does in a line of words: "1 worker + 2 Spyrium → 6 VP"."""

from __future__ import annotations

from collections.abc import Callable

from ironbridge.games.spyrium.pieces import Building, Card, Character, Effect, Event, Technique

Say = Callable[..., str]
"""Gives the text of an id with its arguments."""


def card_text(card: Card, say: Say) -> str:
    """The effect of a character, the effects of a building, the advantage of a technique."""
    if isinstance(card, Character):
        return effect_text(card.effect, say)
    if isinstance(card, Technique):
        return say(f"ability-{card.kind}", amount=card.amount)
    assert isinstance(card, Building)
    texts = [say("sheet-points", points=card.points)]
    on_build = effect_text(card.built, say)
    if on_build:
        texts.append(f"{say('sheet-built')} {on_build}")
    used = [effect_text(effect, say) for effect in card.exploit]
    if used:
        texts.append(" / ".join(used))
    return " · ".join(texts)


def event_text(event: Event, say: Say) -> str:
    return " / ".join(effect_text(option, say) for option in event.options)


def effect_text(effect: Effect, say: Say) -> str:
    """What it takes, an arrow, what it brings; empty for an effect that does nothing."""
    takes = " + ".join(costs(effect, say))
    brings = " + ".join(gains(effect, say))
    return f"{takes} → {brings}" if takes else brings


def costs(effect: Effect, say: Say) -> list[str]:
    found = []
    if effect.workers:
        found.append(say("part-workers", number=effect.workers))
    if effect.pay_money:
        found.append(say("part-money", number=effect.pay_money))
    if effect.pay_per_worker:
        found.append(say("part-per-worker", number=effect.pay_per_worker))
    if effect.pay_token:
        found.append(say("part-token-money"))
    if effect.pay_spyrium:
        found.append(say("part-spyrium", number=effect.pay_spyrium))
    return found


def gains(effect: Effect, say: Say) -> list[str]:
    numbers = {
        "part-money": effect.money,
        "part-spyrium": effect.spyrium,
        "part-points": effect.points,
        "part-new-workers": effect.new_workers,
    }
    found = [say(key, number=number) for key, number in numbers.items() if number]
    if effect.token:
        found.append(say(f"part-token-{effect.token}"))
    flags = {
        "part-residence": effect.residence,
        "part-reuse": effect.reuse,
        "part-late-worker": effect.late_worker,
    }
    return found + [say(key) for key, there in flags.items() if there]
