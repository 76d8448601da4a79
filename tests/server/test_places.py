"""Who is next: nobody waits for all that somebody else asks for."""

from __future__ import annotations

import asyncio
from collections import Counter

from duelwright.server.places import Places, Who

EVE, ANN, BOB = ("eve's", "eve"), ("ann's", "ann"), ("ann's", "bob")


class Asked:
    """Questions that wait for places or have them, in the order in which they got them."""

    def __init__(self, places: int) -> None:
        self.places = Places(places)
        self.served: list[Who] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, who: Who, times: int = 1) -> None:
        """Ask, and look who has a place by then."""
        self.tasks += [asyncio.create_task(self._wait(who)) for _ in range(times)]
        await asyncio.sleep(0)

    async def _wait(self, who: Who) -> None:
        await self.places.take(who)
        self.served.append(who)

    async def done(self, who: Who, seconds: float) -> None:
        """Somebody's question is answered."""
        self.places.give(who, seconds)
        await asyncio.sleep(0)

    async def end(self) -> None:
        """Nobody waits any more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def test_who_asks_at_many_tables_leaves_places_for_who_comes_next() -> None:
    async def run() -> None:
        asked = Asked(6)
        await asked.ask(EVE, 24)
        assert asked.served == [EVE] * 3 and asked.places.free == 3
        await asked.ask(ANN)
        await asked.ask(BOB)
        assert asked.served[3:] == [ANN, BOB] and asked.places.free == 1  # one is left for a third address
        await asked.done(EVE, 5.0)
        assert len(asked.served) == 5 and asked.places.free == 2
        await asked.end()

    asyncio.run(run())


def test_who_has_used_least_is_next_and_hears_so_before_all_that_others_wait_for() -> None:
    async def run() -> None:
        asked = Asked(1)
        await asked.ask(EVE, 24)
        await asked.ask(ANN, 2)
        for seconds, who in ((5.0, EVE), (0.01, ANN), (0.01, ANN)):
            assert asked.served[-1] == who
            await asked.done(who, seconds)
        await asked.end()

    asyncio.run(run())


def test_time_is_shared_by_addresses_first_and_then_by_their_guests() -> None:
    async def run() -> None:
        asked = Asked(1)
        many = [("eve's", f"cookie {n}") for n in range(50)]  # a guest is made by deleting a cookie
        for who in (*many, ANN, BOB):
            await asked.ask(who, 20)
        for _ in range(40):
            await asked.done(asked.served[-1], 1.0)
        by_address = Counter(who[0] for who in asked.served)
        assert abs(by_address["eve's"] - by_address["ann's"]) <= 1
        assert abs(asked.served.count(ANN) - asked.served.count(BOB)) <= 1
        assert len({who for who in asked.served if who[0] == "eve's"}) == by_address["eve's"]
        await asked.end()

    asyncio.run(run())


def test_who_comes_anew_has_saved_nothing() -> None:
    async def run() -> None:
        asked = Asked(1)
        await asked.ask(EVE, 100)
        for _ in range(50):
            await asked.done(EVE, 1.0)
        await asked.ask(ANN, 50)
        for _ in range(20):
            await asked.done(asked.served[-1], 1.0)
        assert 8 <= asked.served[51:].count(EVE) <= 11  # not after as much as Eve has had by then
        await asked.end()

    asyncio.run(run())


def test_who_goes_while_waiting_holds_nothing() -> None:
    async def run() -> None:
        asked = Asked(2)
        await asked.ask(EVE, 5)
        await asked.end()
        assert asked.places.waiting == [] and asked.places.free + len(asked.served) == 2
        for who in asked.served:
            asked.places.give(who, 0.0)
        assert asked.places.free == 2 and not asked.places.held

    asyncio.run(run())


def test_a_place_that_is_given_to_who_goes_in_that_moment_comes_back() -> None:
    async def run() -> None:
        places = Places(1)
        await places.take(EVE)
        waits = asyncio.create_task(places.take(ANN))
        await asyncio.sleep(0)
        places.give(EVE, 1.0)  # Ann has it
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        assert places.free == 1 and not places.held

    asyncio.run(run())
