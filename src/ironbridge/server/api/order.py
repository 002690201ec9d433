"""Routes for keeping order: mutes and reports of everybody, and all that administrators do."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.types import Scope
from msgspec import Meta, Struct

from ironbridge.server.api.tables import ReasonForm, TableId
from ironbridge.server.error_responses import documented
from ironbridge.server.errors import Refused
from ironbridge.server.order.deeds import AuditLog, DeedShown
from ironbridge.server.order.ending import Ending
from ironbridge.server.order.mutes import MutedShown, Mutes
from ironbridge.server.order.reports import ReportForm, Reports, ReportShown
from ironbridge.server.order.suspension import PersonFound, Suspensions
from ironbridge.server.people.model import Person
from ironbridge.server.request_context import provide_person
from ironbridge.server.security import limited
from ironbridge.server.tables.chat import Chat
from ironbridge.server.tables.table_view import ChatShown

TAGS: Final = ["order"]
ADMIN: Final = ("sign-in-needed", "not-an-admin")

PersonId = Annotated[str, PathParameter(max_length=22, description="The id of a person.")]
ReportId = Annotated[int, PathParameter(ge=0, le=2**53, description="The number of a report.")]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53)]


class SuspendForm(Struct, frozen=True, forbid_unknown_fields=True):
    """`until` in milliseconds since 1970; null: for good. The person is told the reason."""

    reason: Annotated[str, Meta(min_length=1, max_length=300)]
    until: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class ReportMade(Struct, frozen=True):
    id: int


async def provide_admin(scope: Scope) -> Person:
    """Whoever asks, if they are an administrator."""
    person = await provide_person(scope)
    if not person.admin:
        raise Refused("not-an-admin")
    return person


ADMIN_ONLY: Final = {"admin": Provide(provide_admin)}


class MuteRoutes(Controller):
    """Whom one does not want to read."""

    path = "/api/me/mutes"
    tags = TAGS

    @get(responses=documented("sign-in-needed"))
    async def muted(
        self, mutes: NamedDependency[Mutes], person: NamedDependency[Person]
    ) -> list[MutedShown]:
        """The people one has muted."""
        return await mutes.listed(person)

    @put(
        "/{person_id:str}",
        status_code=204,
        responses=documented("sign-in-needed", "csrf", "no-such-person"),
    )
    async def mute(
        self, person_id: PersonId, mutes: NamedDependency[Mutes], person: NamedDependency[Person]
    ) -> None:
        """Read no more of what somebody says, at any table."""
        await mutes.mute(person, person_id)

    @delete("/{person_id:str}", status_code=204, responses=documented("sign-in-needed", "csrf"))
    async def unmute(
        self, person_id: PersonId, mutes: NamedDependency[Mutes], person: NamedDependency[Person]
    ) -> None:
        """Read somebody again."""
        await mutes.unmute(person, person_id)


class ReportRoutes(Controller):
    """Telling the administrators."""

    path = "/api/reports"
    tags = TAGS

    @post(
        guards=[limited("report")],
        responses=documented(
            "sign-in-needed",
            "csrf",
            "no-such-table",
            "bad-invite",
            "barred",
            "no-such-line",
            "no-such-person",
        ),
    )
    async def report(
        self,
        data: JSONBody[ReportForm],
        reports: NamedDependency[Reports],
        person: NamedDependency[Person],
    ) -> ReportMade:
        """Report a person, a table, or a line of chat."""
        return ReportMade(await reports.make(person, data))


class AdminRoutes(Controller):
    """What only administrators see and do."""

    path = "/api/admin"
    tags = TAGS
    dependencies = ADMIN_ONLY

    @get("/reports", responses=documented(*ADMIN))
    async def list_reports(
        self,
        admin: NamedDependency[Person],
        reports: NamedDependency[Reports],
        settled: FromQuery[bool] = False,
        before: Before = None,
    ) -> list[ReportShown]:
        """Reports that wait, or those that are settled, the newest first."""
        return await reports.listed(settled, before)

    @post(
        "/reports/{report_id:int}/settle",
        status_code=204,
        responses=documented(*ADMIN, "csrf", "no-such-report"),
    )
    async def settle(
        self,
        report_id: ReportId,
        data: JSONBody[ReasonForm],
        admin: NamedDependency[Person],
        reports: NamedDependency[Reports],
    ) -> None:
        """A report has been dealt with."""
        await reports.settle(admin, report_id, data.reason)

    @get("/suspended", responses=documented(*ADMIN))
    async def suspended(
        self, admin: NamedDependency[Person], suspensions: NamedDependency[Suspensions]
    ) -> list[PersonFound]:
        """Everybody who is suspended now."""
        return await suspensions.listed()

    @get("/people", responses=documented(*ADMIN))
    async def find_people(
        self,
        admin: NamedDependency[Person],
        suspensions: NamedDependency[Suspensions],
        name: Annotated[str, QueryParameter(min_length=1, max_length=80)],
    ) -> list[PersonFound]:
        """Accounts and guests with a name or an id."""
        return await suspensions.named(name)

    @post(
        "/people/{person_id:str}/suspend",
        status_code=200,
        responses=documented(*ADMIN, "csrf", "no-such-person", "is-admin"),
    )
    async def suspend(
        self,
        person_id: PersonId,
        data: JSONBody[SuspendForm],
        admin: NamedDependency[Person],
        suspensions: NamedDependency[Suspensions],
    ) -> PersonFound:
        """Keep a person out: sessions end, bots play their seats."""
        return await suspensions.suspend(admin, person_id, data.until, data.reason)

    @post(
        "/people/{person_id:str}/lift",
        status_code=200,
        responses=documented(*ADMIN, "csrf", "no-such-person", "not-suspended"),
    )
    async def lift(
        self,
        person_id: PersonId,
        data: JSONBody[ReasonForm],
        admin: NamedDependency[Person],
        suspensions: NamedDependency[Suspensions],
    ) -> PersonFound:
        """Let a person in again."""
        return await suspensions.lift(admin, person_id, data.reason)

    @post(
        "/tables/{table_id:str}/end",
        status_code=204,
        responses=documented(*ADMIN, "csrf", "no-such-table", "table-over", "busy"),
    )
    async def end_table(
        self,
        table_id: TableId,
        data: JSONBody[ReasonForm],
        admin: NamedDependency[Person],
        ending: NamedDependency[Ending],
    ) -> None:
        """End a table that has not ended by itself."""
        await ending.end(admin, table_id, data.reason)

    @get("/tables/{table_id:str}/chat", responses=documented(*ADMIN, "no-such-table"))
    async def whole_chat(
        self,
        table_id: TableId,
        admin: NamedDependency[Person],
        chat: NamedDependency[Chat],
        before: Before = None,
    ) -> list[ChatShown]:
        """What was said at a table, with what was taken away."""
        return await chat.messages(table_id, None, before, whole=True)

    @get("/audit", responses=documented(*ADMIN))
    async def audit_log(
        self,
        admin: NamedDependency[Person],
        audit: NamedDependency[AuditLog],
        before: Before = None,
    ) -> list[DeedShown]:
        """Who did what about whom, the newest first."""
        return await audit.listed(before)
