"""Where the OpenAPI document must say more than the types of a route can."""

from __future__ import annotations

from dataclasses import dataclass

from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Operation, Schema


@dataclass
class WithoutBody(Operation):
    """A route that answers 204 by a Response, because it sets a cookie."""

    def __post_init__(self) -> None:
        success = (self.responses or {}).get("204")
        if isinstance(success, OpenAPIResponse):
            success.content = None


@dataclass
class TextOrJson(Operation):
    """A route that answers a text, or the same as JSON when it is asked to."""

    def __post_init__(self) -> None:
        success = (self.responses or {}).get("200")
        if isinstance(success, OpenAPIResponse) and success.content is not None:
            schema = Schema(type=OpenAPIType.OBJECT)
            success.content["application/json"] = OpenAPIMediaType(schema=schema)
