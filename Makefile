# Everything lives in the checkout, and each of these may be the first command you type.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: help setup run test test-services test-browser test-browser-all lint compile fuzz bench load kill-test mutants clean venv

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1|/p' Makefile | awk -F'|' '{ printf "  make %-14s %s\n", $$1, $$2 }'

setup: venv ## prepare .venv, compile the rules where that is possible, and build the web client
	@$(BIN)/python tools/compile.py --or-interpret
	@$(BIN)/python tools/build_web.py

run: setup ## start the table server and print its address
	@$(BIN)/meydan serve

test: lint compile ## lint, the whole suite interpreted, then the laws compiled
	MEYDAN_BUILD=interpreted $(BIN)/python -m pytest -n 2 --dist worksteal
	@if [ -d .compiled/meydan ]; then set -x; \
	MEYDAN_BUILD=compiled $(BIN)/python -m pytest -n 2 --dist worksteal tests/test_laws.py tests/test_build.py; fi

test-services: setup ## PostgreSQL, started by the tests, and two server processes on it
	$(BIN)/python -m pytest -m services tests/services

test-browser: setup ## Chromium, started by the tests: every game on every board (some minutes)
	@$(BIN)/python tools/build_web.py --strict
	$(BIN)/python -m pytest -m 'browser and not matrix' $(AGAIN) tests/browser

test-browser-all: setup ## the same in every way to play, language and size, and Lighthouse
	@$(BIN)/python tools/build_web.py --strict
	$(BIN)/python -m pytest -m browser tests/browser

lint: venv ## ruff, and mypy --strict
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src

compile: venv ## compile the rules; a fault is shown, and fails
	@$(BIN)/python tools/compile.py

fuzz: setup ## random games under every option, the laws checked on the way (half an hour a game)
	@$(BIN)/meydan fuzz coup --games 20000
	@$(BIN)/meydan fuzz mangrovia --games 5000
	@$(BIN)/meydan fuzz risk --games 5000
	@$(BIN)/meydan fuzz pax_pamir --games 3000
	@$(BIN)/meydan fuzz scythe --games 3000

bench: setup ## how fast the rules are, compiled and interpreted
	@for game in $$($(BIN)/python -c "import meydan; print(*meydan.games())"); do $(BIN)/meydan bench $$game; done

load: setup ## 1,000 sockets at 250 tables, 500 answers a second (a minute and a half)
	@$(BIN)/python benchmarks/load.py

kill-test: setup ## kill the server 50 times under load; nothing acknowledged may be lost (five minutes)
	@$(BIN)/python benchmarks/kill.py --kills 50

mutants: setup ## break the rules on purpose, and see that the tests notice (ALL=1: every rule)
	@$(BIN)/python tests/mutants.py $(if $(ALL),--all)

clean: ## remove all that these commands made
	rm -rf .venv .compiled .compiled.* build web/dist web/dist.new web/node_modules web/src/generated web/build.log src/*.egg-info .coverage .hypothesis .*_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

venv:
	@$(PYTHON) tools/prepare.py
