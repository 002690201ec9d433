"""Where the OpenAPI document must say more than the types of a route can.

Positions, views and components have a type for each game; a route names only the kernel's, which
stands for all of them (`GameTypes`). The messages of the WebSocket are in the document too.
"""

from __future__ import annotations

import asyncio
import dataclasses
import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from threading import Lock
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypedDict,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec.inspect
from litestar import Litestar, Request, Router
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.openapi.spec import (
    Discriminator,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Reference,
    Schema,
)
from litestar.params import KwargDefinition, Parameter
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from ironbridge import registry
from ironbridge.kernel.documents import ComponentsJson, PositionJson, ViewJson
from ironbridge.kernel.game import Game
from ironbridge.server.live.messages import FromClient, FromServer, MessageSchema

if TYPE_CHECKING:  # the type of what the plugin is given; it has no public name
    from litestar._openapi.schema_generation import SchemaCreator

DOCUMENTS: Final[Mapping[Any, str]] = {
    PositionJson: "Position",
    ViewJson: "View",
    ComponentsJson: "Components",
}
"""The kernel's types of which every game has its own, and what those are called."""
COMPONENTS: Final = "#/components/schemas/"
SCHEMA: Final = "/api/schema"
"""Where the document is."""
making = Lock()


def schema_router() -> Router:
    """Serves the document. It takes seconds to make, so that the first request waits for a thread
    that makes it, and nobody else has to wait."""
    return Router(SCHEMA, route_handlers=[], include_in_schema=False, before_request=made)


async def made(request: Request[Any, Any, Any]) -> None:
    await asyncio.to_thread(make, request.app)


def make(app: Litestar) -> None:
    with making:  # by whoever asks first
        app.plugins.get(OpenAPIPlugin).provide_openapi_schema()


@dataclass
class WithoutBody(Operation):
    """A route that answers 204 by a Response, because it sets a cookie."""

    def __post_init__(self) -> None:
        success = (self.responses or {}).get("204")
        if isinstance(success, OpenAPIResponse):
            success.content = None


@dataclass
class TextOrJson(Operation):
    """A route that answers a text, or the JSON that its response 200 describes."""

    def __post_init__(self) -> None:
        success = (self.responses or {}).get("200")
        if isinstance(success, OpenAPIResponse) and success.content is not None:
            schema = Schema(type=OpenAPIType.STRING)
            success.content["text/plain"] = OpenAPIMediaType(schema=schema)


# The types of the games -----------------------------------------------------------------------


class GameTypes(OpenAPISchemaPlugin):
    """Describes `ViewJson`, `PositionJson` and `ComponentsJson` as one of the games' own types,
    told apart by `game`. Types of a game are named after it: BirminghamView, BirminghamTile."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        if given_name(field_definition) is not None:
            return False  # asked for by this plugin itself
        kind = field_definition.annotation
        return isinstance(kind, type) and (
            kind in DOCUMENTS or kind is MessageSchema or is_document(kind)
        )

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        kind = field_definition.annotation
        found: Schema | Reference
        if kind in DOCUMENTS:
            found = of_all_games(field_definition, schema_creator)
        elif kind is MessageSchema:
            # OpenAPI has no place for messages of a WebSocket: they come with their description.
            tagged_union("FromClient", FromClient, schema_creator)
            tagged_union("FromServer", FromServer, schema_creator)
            found = Schema(type=OpenAPIType.OBJECT)
        else:
            found = described(kind, prefix(kind) + kind.__name__, schema_creator)
        return found  # type: ignore[return-value]  # a reference is as good


def of_all_games(field: FieldDefinition, creator: SchemaCreator) -> Reference:
    """The kernel's type: one of those of the games."""
    registered = creator.schema_registry
    whole = registered.get_schema_for_field_definition(field)
    found = {
        name: of_game(registry.game(name), field.annotation, creator)
        for name in registry.game_names()
    }
    whole.description = inspect.getdoc(field.annotation)
    whole.one_of = [reference for _, reference in found.values()]
    mapping = {name: COMPONENTS + key for name, (key, _) in found.items()}
    whole.discriminator = Discriminator("game", mapping)
    return reference_to(field, creator)


def of_game(game: Game, base: Any, creator: SchemaCreator) -> tuple[str, Schema | Reference]:
    """The name of a game's own type, and where it is described."""
    own = own_type(game, base)
    key = (prefix(type(game)) or camel_case(game.name)) + DOCUMENTS[base]
    if own is not None and base is not ComponentsJson:
        return key, described(own, key, creator)
    # Components are a dataclass below a header. A game without types has the common part only.
    header = named(TypedDict(key, {}), key)  # type: ignore[operator]
    hints = get_type_hints(base, include_extras=True)
    hints = {"game": Literal[game.name], **{key: hints[key] for key in hints if key != "game"}}
    required = {"game", *required_keys(base)}
    if own is not None:
        own_hints = get_type_hints(own, include_extras=True)
        hints |= {field.name: own_hints[field.name] for field in dataclasses.fields(own)}
        required |= required_keys(own)
    fields = {name: FieldDefinition.from_kwarg(hint, name) for name, hint in hints.items()}
    schema = creator.create_component_schema(
        header, required=sorted(required), property_fields=fields, title=key
    )
    schema.description = documentation(own or base)
    return key, reference_to(header, creator)


def own_type(game: Game, base: Any) -> Any:
    """What a game calls its own type of a document; None where it has none."""
    try:
        documents = game.documents()
    except NotImplementedError:
        return None
    by_base = {
        PositionJson: documents.position,
        ViewJson: documents.view,
        ComponentsJson: documents.components,
    }
    return by_base[base]


def described(kind: Any, key: str, creator: SchemaCreator) -> Schema | Reference:
    """A type under a name of our choice."""
    known = creator.schema_registry.get_reference_for_field_definition(named(kind, key))
    if known is not None:
        return known
    found = creator.for_field_definition(named(kind, key))
    if isinstance(found, Reference):
        schema = creator.schema_registry.from_reference(found).schema
        schema.title = key
        schema.description = documentation(kind)
        schema.required = sorted(required_keys(kind))
    return found


def required_keys(kind: Any) -> set[str]:
    """The keys that always stand in the JSON form of a value."""
    if not hasattr(kind, "__required_keys__"):
        # Written by the server, with its defaults; only what a client says may leave some out.
        fields = msgspec.inspect.type_info(kind).fields  # type: ignore[attr-defined]
        said = kind in get_args(FromClient)
        return {field.encode_name for field in fields if field.required or not said} | tag(kind)
    # Where annotations are kept as texts, Python does not see that they say NotRequired.
    hints = get_type_hints(kind, include_extras=True)
    optional = {key for key, hint in hints.items() if get_origin(hint) is NotRequired}
    return set(kind.__required_keys__) - optional


def tag(kind: Any) -> set[str]:
    """The key by which a message is told from others, if this is one."""
    config = getattr(kind, "__struct_config__", None)
    return {config.tag_field} if config is not None and config.tag_field else set()


def tagged_union(key: str, union: Any, creator: SchemaCreator) -> None:
    """The messages of one side, told apart by `type`."""
    field = named(union, key)
    whole = creator.schema_registry.get_schema_for_field_definition(field)
    members = {kind.__struct_config__.tag: kind for kind in get_args(union)}
    whole.title = key
    whole.one_of = [described(kind, kind.__name__, creator) for kind in members.values()]
    mapping = {tag: COMPONENTS + kind.__name__ for tag, kind in members.items()}
    whole.discriminator = Discriminator("type", mapping)


# Names ----------------------------------------------------------------------------------------


def named(kind: Any, key: str) -> FieldDefinition:
    return FieldDefinition.from_annotation(Annotated[kind, Parameter(schema_component_key=key)])


def given_name(field: FieldDefinition) -> str | None:
    definition = field.kwarg_definition
    return definition.schema_component_key if isinstance(definition, KwargDefinition) else None


def reference_to(field: FieldDefinition, creator: SchemaCreator) -> Reference:
    found = creator.schema_registry.get_reference_for_field_definition(field)
    assert found is not None
    return found


def is_document(kind: type) -> bool:
    """Whether this is a typed dict of ours, or a dataclass of a game's components."""
    if hasattr(kind, "__required_keys__"):
        return kind.__module__.startswith("ironbridge.")
    return dataclasses.is_dataclass(kind) and bool(prefix(kind))


def prefix(kind: type) -> str:
    """What the types of a game, or of a family of games, begin with; empty for all others."""
    package = kind.__module__.split(".")
    if package[:2] == ["ironbridge", "games"]:
        return camel_case(package[2])
    return camel_case(package[1]) if package[:2] == ["ironbridge", "brass"] else ""


def camel_case(name: str) -> str:
    return "".join(word.capitalize() for word in name.replace("-", "_").split("_"))


def documentation(kind: Any) -> str | None:
    """What somebody wrote about a type; not what dataclasses write by themselves."""
    text = kind.__doc__
    if not text or text.startswith(f"{kind.__name__}("):
        return None
    return inspect.cleandoc(text)
