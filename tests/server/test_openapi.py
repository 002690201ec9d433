"""The OpenAPI document: each game's own types, told apart by their game, and all live messages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict, cast, get_args

import jsonschema_rs
import msgspec
import pytest
from litestar import Litestar, get
from msgspec import Struct

from ironbridge import registry
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.documents import ComponentsJson, Documents, PositionJson, ViewJson
from ironbridge.kernel.record_text import RecordJson
from ironbridge.server.live import messages
from ironbridge.server.openapi import GameTypes, documentation, prefix
from ironbridge.server.tables.table_view import TableUpdate
from tests.server.sample import stones_registered


class HeapJson(TypedDict):
    stones: int
    colour: Literal["red", "blue"]


class StonesPosition(PositionJson):
    game: Literal["stones"]
    heaps: list[HeapJson]


class StonesView(ViewJson):
    """Heaps, and one's own bid."""

    game: Literal["stones"]
    heaps: dict[str, HeapJson]
    bid: NotRequired[int]


@dataclass(frozen=True)
class Stone:
    weight: int
    shade: Literal["light", "dark"] = "light"


@dataclass(frozen=True)
class Components:
    stones: tuple[Stone, ...]


class Answer(Struct):
    views: dict[str, ViewJson]
    position: PositionJson | None
    components: ComponentsJson


@get("/answer")
async def answer() -> Answer:
    raise NotImplementedError


@get("/record")
async def record() -> RecordJson:
    raise NotImplementedError


@get("/messages")
async def live() -> messages.MessageSchema:
    raise NotImplementedError


def schemas_of(types: Documents | None) -> dict[str, Any]:
    """The components of a document with the toy among the games, with types or without."""
    with stones_registered(), pytest.MonkeyPatch.context() as patch:
        if types is not None:
            patch.setattr(type(registry.game("stones")), "documents", lambda _: types)
        app = Litestar([answer, record, live], plugins=[GameTypes()])
        document = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    found: dict[str, Any] = document["components"]["schemas"]
    return found


@pytest.fixture(scope="module")
def schemas() -> dict[str, Any]:
    return schemas_of(Documents(StonesPosition, StonesView, Components))


def names(one_of: list[dict[str, str]]) -> list[str]:
    return [part["$ref"].removeprefix("#/components/schemas/") for part in one_of]


@pytest.mark.parametrize("kind", ["View", "Position", "Components"])
def test_a_document_is_that_of_one_of_the_games(schemas: dict[str, Any], kind: str) -> None:
    whole = schemas[f"{kind}Json"]
    assert f"Stones{kind}" in names(whole["oneOf"])
    assert whole["discriminator"]["propertyName"] == "game"
    assert set(whole["discriminator"]["mapping"]) == {*registry.game_names(), "stones"}
    for game, place in whole["discriminator"]["mapping"].items():
        own = schemas[place.removeprefix("#/components/schemas/")]
        assert own["properties"]["game"]["const"] == game
        assert "game" in own["required"]


def test_a_view_has_all_keys_of_its_game(schemas: dict[str, Any]) -> None:
    view = schemas["StonesView"]
    assert view["description"] == "Heaps, and one's own bid."
    assert {"rules", "question", "heaps", "bid"} <= set(view["properties"])
    assert {"rules", "heaps", "question"} <= set(view["required"])
    assert not {"bid", "legal"} & set(view["required"])
    heap = schemas["HeapJson"]["properties"]
    assert heap["colour"]["enum"] == ["red", "blue"]


def test_components_are_the_header_and_the_fields_of_the_dataclass(schemas: dict[str, Any]) -> None:
    components = schemas["StonesComponents"]
    assert components["required"] == ["game", "rules", "stones", "title"]
    assert names([components["properties"]["stones"]["items"]]) == ["Stone"]


def test_a_game_without_types_has_the_part_that_all_games_share() -> None:
    assert set(schemas_of(None)["StonesPosition"]["properties"]) == {
        "game",
        "rules",
        "seats",
        "chance",
    }


def test_types_are_named_after_their_game() -> None:
    class Tile:
        __module__ = "ironbridge.games.age_of_industry.components"

    assert prefix(Tile) == "AgeOfIndustry"
    assert prefix(Stone) == ""


@pytest.mark.parametrize("side", ["FromClient", "FromServer"])
def test_live_messages_are_told_apart_by_their_type(schemas: dict[str, Any], side: str) -> None:
    kinds = {kind.__name__: kind for kind in get_args(getattr(messages, side))}
    assert names(schemas[side]["oneOf"]) == list(kinds)
    assert schemas[side]["discriminator"]["propertyName"] == "type"
    for name, kind in kinds.items():
        schema = schemas[name]
        assert schema["description"] == documentation(kind)
        assert schema["properties"]["type"]["const"] == kind.__struct_config__.tag
        if side == "FromServer":  # the server writes every field
            assert sorted(schema["required"]) == sorted(schema["properties"])
    assert schemas["Watching"]["required"] == ["table", "type"]


def test_keys_that_may_be_missing_are_not_required(schemas: dict[str, Any]) -> None:
    record = schemas["RecordJson"]
    assert set(record["required"]) == {"format", "game", "rules", "seats", "moves"}
    assert record["properties"]["position"] == {"$ref": "#/components/schemas/PositionJson"}


def test_no_name_of_the_document_has_a_module_in_it(schemas: dict[str, Any]) -> None:
    assert [name for name in schemas if "_" in name] == []


def test_keys_that_a_type_does_not_name_are_sent_all_the_same() -> None:
    view = cast(ViewJson, {"game": "stones", "anything": [1], "rules": "1"})
    update = TableUpdate("t", 0, 0, [], {"0": view}, [], [], [], [], "running", None)
    sent = msgspec.json.decode(messages.encode(messages.Entries.of(update)))
    assert sent["views"] == {"0": view}


@pytest.mark.parametrize("name", registry.game_names())
def test_documents_of_real_games_are_as_described(name: str, schemas: dict[str, Any]) -> None:
    game, chance = registry.game(name), seeded(4)
    state = game.start(0, 4)
    documents: list[tuple[str, object]] = [("ComponentsJson", game.components())]
    for ply in range(150):
        if state.over:
            break
        if ply % 15 == 0:
            views = [state.view(seat) for seat in (None, *range(state.seats))]
            documents += [
                ("PositionJson", state.to_json()),
                *(("ViewJson", view) for view in views),
            ]
        legal = state.legal(state.deciders[0])
        state.play(legal[int(chance.below(len(legal)))], state.deciders[0])
    for kind in ("ComponentsJson", "PositionJson", "ViewJson"):
        whole = {"$ref": f"#/components/schemas/{kind}", "components": {"schemas": schemas}}
        validator = jsonschema_rs.validator_for(whole)
        for document in (found for found_kind, found in documents if found_kind == kind):
            assert [str(error) for error in validator.iter_errors(document)] == []
