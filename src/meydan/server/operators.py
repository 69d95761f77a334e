"""Who runs the server: whoever holds the token that was signed over the number in the database."""

from dataclasses import dataclass

from meydan.server.callers import Connection, Signer, new_number
from meydan.server.faults import Fault
from meydan.server.guests import Guests

PURPOSE = "operator"


@dataclass(eq=False)
class Operators:
    signer: Signer
    guests: Guests

    async def token(self, renew: bool = False) -> str:
        """The token in force; renewed, all earlier ones are void."""
        found = await self.guests.common(PURPOSE)
        if found is None or renew:
            found = str(new_number()).encode()
            await self.guests.set_common(PURPOSE, found)
        return self.signer.sign(PURPOSE, found.decode())

    async def is_one(self, connection: Connection) -> bool:
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        signed = self.signer.read(PURPOSE, token.strip()) if scheme.lower() == "bearer" else None
        number = await self.guests.common(PURPOSE) if isinstance(signed, str) else None
        return number is not None and signed == number.decode()

    async def must_be_one(self, connection: Connection) -> None:
        if not await self.is_one(connection):
            raise Fault("not-operator")
