"""What stands between the network and the tables: who is asking, from where, how often, how much.

`Security` is the plugin that puts it all into the application; `limited` bounds one route.
"""

from ironbridge.server.request_context import address_of, language_of, signed_in_of, visitor_of
from ironbridge.server.security.limits import Limits, asker_of, limited
from ironbridge.server.security.middleware import check_size
from ironbridge.server.security.plugin import Security

__all__ = [
    "Limits",
    "Security",
    "address_of",
    "asker_of",
    "check_size",
    "language_of",
    "limited",
    "signed_in_of",
    "visitor_of",
]
