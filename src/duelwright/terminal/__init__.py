"""Play in a terminal: a client that draws what a seat may see and offers what its prompt allows."""

import re

from rich import _wrap

# Rich takes a no-break space for any other, and would begin a line with the colon of a French sentence.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")
