"""What the page takes: how much is loaded before the table is there."""

from __future__ import annotations

from playwright.sync_api import Request

from .person import Chairs

MOST_BYTES = 100_000


def test_the_table_loads_at_most_100_kilobytes(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Vanguard")
    again = chairs.person(storage_state=ada.context.storage_state())
    loaded: list[Request] = []
    again.page.on("requestfinished", lambda request: loaded.append(request))
    again.page.goto(ada.page.url)
    again.prompt.wait_for()
    kinds = ("document", "script", "stylesheet")
    sizes = {one.url: one.sizes()["responseBodySize"] for one in loaded if one.resource_type in kinds}
    assert len(sizes) > 3
    assert sum(sizes.values()) <= MOST_BYTES, sizes
