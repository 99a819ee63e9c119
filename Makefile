# Hangar: `make play` to play, `make test` to prove. Rust and Node are all that is needed.

CARGO ?= cargo
NPM ?= npm
LISTEN ?= 127.0.0.1:7878
# With its own target directory set, cargo puts the binary there.
TARGET := $(or $(CARGO_TARGET_DIR),target)
WEB_SOURCES := $(shell find web/src web/public web/build locales assets -type f 2>/dev/null) \
	$(wildcard web/*.json web/*.ts web/*.js web/index.html)

.PHONY: play build dev test bench load protocol clean help

help: ## Say what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

play: build ## Build what changed, serve, print the address
	@exec $(TARGET)/release/hangar serve --listen $(LISTEN) $(PLAY)

build: web/dist/index.html ## The one binary, with the client inside
	$(CARGO) build --release --package hangar

# npm writes this file when it has installed everything that the lock file names.
web/node_modules/.package-lock.json: web/package-lock.json
	cd web && $(NPM) ci --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	cd web && $(NPM) run build
	@touch $@

dev: web/node_modules/.package-lock.json ## Server and client with reload: open the address that Vite prints
	@HANGAR_LISTEN=$(LISTEN) node scripts/dev.mjs

test: ## Everything that can be checked, summed up in one line
	@node scripts/test.mjs

bench: ## How fast it is
	@CARGO="$(CARGO)" scripts/bench.sh

load: build ## How many tables it holds: eleven minutes (LOAD="--seconds 30" for a look)
	$(CARGO) build --release --package load
	$(TARGET)/release/load --server $(TARGET)/release/hangar $(LOAD)

protocol: ## Write the TypeScript of the Rust types
	HANGAR_WRITE_PROTOCOL=1 $(CARGO) test --workspace --quiet -- is_fresh are_fresh

clean: ## Remove what was built
	$(CARGO) clean
	rm -rf web/dist web/node_modules
