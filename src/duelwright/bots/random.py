"""The simplest opponent: any legal answer is as good as any other."""

from __future__ import annotations

import random

from .. import Prompt, View


def random_answer(view: View, prompt: Prompt, rng: random.Random) -> str:
    """One of the prompt's options, each equally likely.

    >>> import duelwright as dw
    >>> state = dw.game("asigoc").start(seed=7)
    >>> prompt = state.prompt
    >>> random_answer(state.view(prompt.seat), prompt, random.Random(1)) in prompt.options
    True
    """
    return prompt.options[int(rng.random() * len(prompt.options))]
