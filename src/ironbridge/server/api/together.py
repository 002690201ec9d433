"""Routes for people who want to play together: follow, invite by name, who is online, phrases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct

from ironbridge.server.api.order import PersonId
from ironbridge.server.api.tables import CHANGED, TableId
from ironbridge.server.error_responses import documented
from ironbridge.server.people.model import Person
from ironbridge.server.security import limited
from ironbridge.server.together.follows import Followed, Follows
from ironbridge.server.together.invitations import Invitations, InvitationShown, Invited
from ironbridge.server.together.online import Online, PersonNamed
from ironbridge.server.together.phrases import PhraseShown, all_phrases

TAGS: Final = ["together"]


class InviteForm(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of an account."""

    name: Annotated[str, Meta(min_length=1, max_length=120)]


class OnlineRoutes(Controller):
    """Who is here."""

    path = "/api/online"
    tags = TAGS

    @get(responses=documented("sign-in-needed"))
    async def online(
        self, online: NamedDependency[Online], person: NamedDependency[Person]
    ) -> list[PersonNamed]:
        """Accounts that were here in the last minutes and let others see it; guests see nobody."""
        return await online.listed(person)


class PhraseRoutes(Controller):
    """Set phrases of the chat."""

    path = "/api/phrases"
    tags = TAGS

    @get(responses=documented())
    async def phrases(self) -> list[PhraseShown]:
        """The phrases in each language, in the order in which they are offered."""
        return all_phrases()


class FollowRoutes(Controller):
    """Whom one follows."""

    path = "/api/me/follows"
    tags = TAGS

    @get(responses=documented("sign-in-needed"))
    async def follows(
        self, follows: NamedDependency[Follows], person: NamedDependency[Person]
    ) -> list[Followed]:
        """The people one follows, with what is public of them."""
        return await follows.listed(person)

    @put(
        "/{person_id:str}",
        status_code=204,
        guards=[limited("follow")],
        responses=documented("sign-in-needed", "csrf", "no-such-person"),
    )
    async def follow(
        self,
        person_id: PersonId,
        follows: NamedDependency[Follows],
        person: NamedDependency[Person],
    ) -> None:
        """Follow somebody, who is not told."""
        await follows.follow(person, person_id)

    @delete("/{person_id:str}", status_code=204, responses=documented("sign-in-needed", "csrf"))
    async def unfollow(
        self,
        person_id: PersonId,
        follows: NamedDependency[Follows],
        person: NamedDependency[Person],
    ) -> None:
        """Follow somebody no longer."""
        await follows.unfollow(person, person_id)


class OwnInvitations(Controller):
    """Where one is invited."""

    path = "/api/me/invitations"
    tags = TAGS

    @get(responses=documented("sign-in-needed"))
    async def own_invitations(
        self, invitations: NamedDependency[Invitations], person: NamedDependency[Person]
    ) -> list[InvitationShown]:
        """Invitations to tables that are open and have a free seat, the newest first."""
        return await invitations.listed(person)

    @delete("/{table_id:str}", status_code=204, responses=documented("sign-in-needed", "csrf"))
    async def decline(
        self,
        table_id: TableId,
        invitations: NamedDependency[Invitations],
        person: NamedDependency[Person],
    ) -> None:
        """Decline: whoever invited sees it, and cannot ask to this table again."""
        await invitations.decline(person, table_id)


class TableInvitations(Controller):
    """Whom one invites to one's table."""

    path = "/api/tables/{table_id:str}/invitations"
    tags = TAGS

    @get(responses=documented("sign-in-needed", "no-such-table", "not-the-creator"))
    async def invited(
        self,
        table_id: TableId,
        invitations: NamedDependency[Invitations],
        person: NamedDependency[Person],
    ) -> list[Invited]:
        """Everybody who was invited by name."""
        return await invitations.invited(person, table_id)

    @post(
        status_code=200,
        guards=[limited("invite")],
        responses=documented(
            *CHANGED,
            "not-the-creator",
            "not-open",
            "guest-invites",
            "freed-before",
            "no-such-person",
        ),
    )
    async def invite_by_name(
        self,
        table_id: TableId,
        data: JSONBody[InviteForm],
        invitations: NamedDependency[Invitations],
        person: NamedDependency[Person],
    ) -> list[Invited]:
        """Invite an account by its name. The answer is the same whether or not that person wants
        to be told of it."""
        return await invitations.invite(person, table_id, data.name)

    @delete("/{person_id:str}", status_code=204, responses=documented(*CHANGED, "not-the-creator"))
    async def withdraw_invitation(
        self,
        table_id: TableId,
        person_id: PersonId,
        invitations: NamedDependency[Invitations],
        person: NamedDependency[Person],
    ) -> None:
        """Take an invitation back."""
        await invitations.withdraw(person, table_id, person_id)


TOGETHER_ROUTES: Sequence[ControllerRouterHandler] = [
    OnlineRoutes,
    PhraseRoutes,
    FollowRoutes,
    OwnInvitations,
    TableInvitations,
]
