# Everything lives in the checkout, and each of these may be the first command you type.
PYTHON ?= python3
BIN := .venv/bin
AGAIN ?=
PYTEST := $(BIN)/python -m pytest

.PHONY: help run setup test test-web test-services test-browser test-browser-all tour arena lint compile wheel fuzz bench
.PHONY: bench-peers load chaos idle calls kill-test mutants clean venv venv-tests rules client

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1|/p' Makefile | awk -F'|' '{ printf "  make %-16s %s\n", $$1, $$2 }'

run: setup ## start the table server and print its address
	@$(BIN)/meydan serve

setup: ## prepare .venv, compile the rules where that is possible, and build the web client
	@$(MAKE) --no-print-directory -j2 rules client

test: lint compile test-web ## lint, the client's tests, the suite interpreted, then the laws compiled
	MEYDAN_BUILD=interpreted $(PYTEST) -n 2 --dist worksteal --durations=20
	@if [ -d .compiled/meydan ]; then set -x; \
	MEYDAN_BUILD=compiled $(PYTEST) -n 2 --dist worksteal --durations=20 tests/test_laws.py tests/test_build.py; fi

test-web: venv-tests ## the web client: types, lint, format and unit tests
	@$(BIN)/python tools/build_web.py --check

test-services: venv-tests wheel ## PostgreSQL, started by the tests, two servers on it; and the wheel in an empty folder
	$(PYTEST) -m services tests/services

test-browser: venv-tests setup ## Chromium, started by the tests: every game on every board (some minutes)
	@$(BIN)/python tools/build_web.py --packages
	$(PYTEST) -m 'browser and not matrix and not tour' $(AGAIN) tests/browser

test-browser-all: venv-tests setup ## the same in every way to play, language and size, and Lighthouse
	@$(BIN)/python tools/build_web.py --packages
	$(PYTEST) -m 'browser and not tour' tests/browser

tour: venv-tests setup ## every kind of question photographed in each size, language and light, into build/browser/tour
	@$(BIN)/python tools/build_web.py --packages
	$(PYTEST) -m tour tests/browser

arena: venv-tests rules ## how strong the bots are, compiled where that is possible
	$(PYTEST) -n 2 --dist worksteal --durations=20 -m arena tests

lint: venv-tests ## ruff, and mypy --strict
	$(BIN)/ruff check .
	$(BIN)/mypy

compile: venv ## compile the rules; a fault is shown, and fails
	@$(BIN)/python tools/compile.py

wheel: venv-tests setup ## put the package into dist/, compiled where that is possible, and in plain Python
	@$(BIN)/python tools/wheel.py

fuzz: rules ## random games under every option, the laws checked on the way (half an hour a game)
	@$(BIN)/meydan fuzz coup --games 20000
	@$(BIN)/meydan fuzz mangrovia --games 5000
	@$(BIN)/meydan fuzz risk --games 5000
	@$(BIN)/meydan fuzz pax_pamir --games 3000
	@$(BIN)/meydan fuzz scythe --games 3000

bench: rules ## how fast the rules are, compiled and interpreted
	@for game in $$($(BIN)/python -c "import meydan; print(*meydan.games())"); do $(BIN)/meydan bench $$game; done

bench-peers: rules ## public engines beside ours, from the folder PEERS=... (benchmarks/peers.py says how they are called)
	@$(BIN)/python benchmarks/peers.py $(PEERS)

load: setup ## 1,000 sockets at 250 tables, 500 answers a second (a minute and a half)
	@$(BIN)/python benchmarks/load.py

chaos: setup ## three servers on one PostgreSQL, 50 tables, and something breaks every few seconds (ten minutes)
	@$(BIN)/python benchmarks/chaos.py

idle: setup ## 10,000 sockets that only listen, at one server: its memory (some minutes)
	@$(BIN)/python benchmarks/idle.py

calls: setup ## 10,000 calls of every route by seated guests; none may break the server (minutes)
	@$(BIN)/python benchmarks/calls.py

kill-test: setup ## kill the server 50 times under load; nothing acknowledged may be lost (five minutes)
	@$(BIN)/python benchmarks/kill.py --kills 50

mutants: venv-tests ## break the rules on purpose, and see that the tests notice (ALL=1: every rule)
	@$(BIN)/python tests/mutants.py $(if $(ALL),--all)

clean: ## remove all that these commands made
	rm -rf .venv .compiled .compiled.* build dist web/dist web/dist.new web/node_modules web/src/generated web/build.log
	rm -rf src/*.egg-info .coverage .hypothesis .*_cache
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} +

rules: venv
	@$(BIN)/python tools/compile.py --or-interpret

client: venv
	@$(BIN)/python tools/build_web.py

venv:
	@$(PYTHON) tools/prepare.py

venv-tests:
	@$(PYTHON) tools/prepare.py --tests
