# The two commands: `make play` and `make test`. Everything is set up in .venv; nothing is installed by hand.
PYTHON ?= python3
BIN := .venv/bin
ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
endif
# The table in the browser is built with Node; where there is none, everything else is set up and plays.
NPM := $(shell command -v npm 2> /dev/null)
NO_NODE := The table in the browser is built with Node: install node and npm (Debian: apt-get install nodejs npm), then run make again.
# Says a step, runs it, and says how long it took.
timed = started=$$(date +%s); printf '%s ... ' "$(1)"; { $(2); } || { status=$$?; echo failed; exit $$status; }; echo "$$(( $$(date +%s) - started )) s"
SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name 'py.typed')
CLIENT := $(shell find web/src web/public web/index.html web/package-lock.json web/vite.config.ts -type f) src/duelwright/library/look.json $(wildcard src/duelwright/language/glossary/*.json)
STATIC := src/duelwright/server/static
SOAK_GAMES ?= 20000
REFEREE_FIGHTS ?= 2000
# What runs per decision is compiled, so what plays is tested plain and compiled; the rest cannot differ.
PLAYS := tests/rules tests/conformance $(addprefix tests/core/test_,clone.py concede.py dispatch.py knowledge.py loop_guard.py playout.py pool.py public.py rng.py standby.py)
# Every process that a test starts reads the sources as they were compiled for the first one.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
PORT ?= 8000

.PHONY: help setup web play terminal chromium test kills leaks load attacks wheel container proxies fuzz library-bench pool-bench lint format bench profile soak pictures screens golden report docs lock native clean

help: ## Say what can be made
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

.venv/.tools: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit("Duelwright needs Python 3.11 or newer; set PYTHON=python3.11" if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(call timed,setting up .venv,$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes --no-compile -r requirements.lock)
	@touch $@

web/node_modules/.made: web/package-lock.json
	@command -v npm > /dev/null || { echo "$(NO_NODE)"; exit 1; }
	@$(call timed,fetching the client's tools,cd web && npm ci --silent --no-audit --no-fund)
	@touch $@

$(STATIC)/index.html: web/node_modules/.made $(CLIENT)
	@$(call timed,building the client,cd web && npm run --silent build -- --logLevel error)

web: $(STATIC)/index.html ## Build the table in the browser

.venv/.installed: .venv/.tools $(if $(NPM),$(STATIC)/index.html) pyproject.toml hatch_build.py hatch_docs.py hatch_rows.py README.md LICENSE $(SOURCES)
	@$(call timed,building duelwright,$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .)
	@$(BIN)/duelwright --version
	@$(if $(NPM),,echo "$(NO_NODE) The terminal plays without: make terminal.")
	@touch $@

setup: .venv/.installed ## Create .venv and install the project there

play: setup $(STATIC)/index.html ## Open the table in the browser; PORT=8001 for another port
	@$(BIN)/duelwright serve --open --port $(PORT)

terminal: setup ## Play ASIGOC in the terminal
	@$(BIN)/duelwright play asigoc

chromium:
	@command -v chromium > /dev/null || if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then echo "installing chromium"; apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium > /dev/null; else echo "The browser tests need Chromium and will fail without it: sudo apt-get install chromium"; fi

test: setup chromium ## Run every test in plain mode, what plays in the installed (compiled) one, too, the browser's in that alone
	cd web && npm test --silent
	$(BIN)/python -m pytest -n auto --dist worksteal --ignore tests/browser
	$(BIN)/python -m pytest -n auto --dist loadfile -o pythonpath=. tests/browser
	$(BIN)/python -m pytest -n auto --dist worksteal -o pythonpath=. $(PLAYS) tests/core/installed.py tests/conformance/installed_soak.py

lint: setup ## Check style and types
	$(BIN)/ruff check src tests bench docs examples hatch_build.py hatch_docs.py hatch_rows.py
	$(BIN)/ruff format --check src tests bench docs examples hatch_build.py hatch_docs.py hatch_rows.py
	$(BIN)/mypy
	cd web && npm run --silent check

format: setup ## Put the code into the house format
	$(BIN)/ruff check --fix src tests bench docs examples
	$(BIN)/ruff format src tests bench docs examples

bench: setup ## Measure speed, plain and compiled, and write bench/results
	$(BIN)/python -m bench.bench

soak: setup ## Play 20,000 random games of each game and check every invariant; 2,000 fights of each format before the referee
	for game in asigoc duel vanguard-d vanguard-v vanguard-premium; do $(BIN)/python -m tests.conformance.soak --game $$game --games $(SOAK_GAMES) || exit 1; done
	for game in vanguard-d vanguard-v vanguard-premium; do $(BIN)/python -m tests.referee.soak --game $$game --fights $(REFEREE_FIGHTS) || exit 1; done

kills: setup ## Kill the server 500 times under load and look for lost decisions, words and undos
	DUELWRIGHT_KILLS=500 $(BIN)/python -m pytest -x -s tests/server/test_restart.py

leaks: setup ## Record 1,000 games and look for hidden cards in what was sent; pairs of games and tables that differ in a hidden deck
	DUELWRIGHT_LEAKS=1000 $(BIN)/python -m pytest -x tests/server/test_hidden.py
	$(BIN)/python -m tests.conformance.hidden_decks --pairs 1000
	$(BIN)/python -m tests.server.served_decks --pairs 400

attacks: setup ## Attack a server of one's own, and measure what somebody else notices
	$(BIN)/python -m tests.attacks.reconnect
	$(BIN)/python -m tests.attacks.undos
	$(BIN)/python -m tests.attacks.half_sent
	$(BIN)/python -m tests.attacks.bots
	$(BIN)/python -m tests.attacks.noise
	$(BIN)/python -m tests.attacks.logins
	$(BIN)/python -m tests.attacks.flips
	$(BIN)/python -m tests.attacks.cards

wheel: setup ## Build the wheel, install it into an empty venv without make, Node or a compiler, and open the page
	$(BIN)/python -m pytest -x tests/deploy/walk_wheel.py

container: setup ## Build the image of deploy/Containerfile and run its server from a volume; needs buildah
	$(BIN)/python -m pytest -x tests/deploy/walk_container.py

proxies: setup ## Play, back up and restore behind a real nginx with the shipped file; needs nginx
	$(BIN)/python -m pytest -x tests/deploy/walk_nginx.py

fuzz: setup ## A million damaged inputs for everything that reads files, decks and questions
	$(BIN)/python -m tests.fuzz.decoders --inputs 1000000

load: setup ## 500 games at two decisions a second against one server
	$(BIN)/python -m bench.load

library-bench: setup ## Import and search a library of 22,000 cards
	$(BIN)/python -m bench.library $(TABLE)

pool-bench: setup ## Build games with 11,000 cards and do what a deck page does
	$(BIN)/python -m bench.pool $(TABLE)

profile: setup ## Say where the time of a random game goes
	PYTHONPATH=src $(BIN)/python -m bench.profile vanguard-d

pictures: setup chromium ## Keep pictures of every page, in both themes, under build/screenshots
	DUELWRIGHT_PICTURES=1 $(BIN)/python -m pytest -n auto --dist loadfile -o pythonpath=. tests/browser

screens: setup chromium ## Take the pictures of the README and the site anew
	$(BIN)/python -m docs.screens

golden: setup ## Write the golden playthroughs anew
	PYTHONPATH=src $(BIN)/python -m tests.conformance.golden

report: setup ## Say which phrases of the card language are used, and which never can be
	PYTHONPATH=src $(BIN)/python -m tests.language.productions
	PYTHONPATH=src $(BIN)/python -m tests.language.printed_report

docs: .venv/.tools ## Write the generated constants, pages and schemas anew, and build the site into build/site
	PYTHONPATH=src $(BIN)/python -m docs.names
	PYTHONPATH=src $(BIN)/python -m docs.dispatch
	PYTHONPATH=src $(BIN)/python -m docs.generate
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

lock: .venv/.tools ## Lock what pyproject.toml asks for besides; UPGRADE=--upgrade takes the newest of everything
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links $(UPGRADE) --extra dev pyproject.toml -o requirements.lock

native: setup ## Build the compiled engine into .venv; fails where only plain Python came out
	@$(BIN)/duelwright --version
	@$(BIN)/duelwright --version | grep -q compiled

clean: ## Remove what make has made
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache bench/results web/node_modules $(STATIC)
