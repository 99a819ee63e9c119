# `make play` builds and starts Hangar, `make test` runs every check. Needs Rust and Node.

CARGO ?= cargo
NPM ?= npm
LISTEN ?= 127.0.0.1:7878
# Cargo's target directory, where the binary is built.
TARGET := $(or $(CARGO_TARGET_DIR),target)
WEB_SOURCES := $(shell find web/src web/public web/build locales assets -type f 2>/dev/null) \
	$(wildcard web/*.json web/*.ts web/*.js web/index.html)

.PHONY: play build dev test bench load protocol clean help

help: ## List the targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

play: build ## Build, start the server, print the address
	@exec $(TARGET)/release/hangar serve --listen $(LISTEN) $(PLAY)

build: web/dist/index.html ## Build the binary with the client embedded
	$(CARGO) build --release --package hangar

# npm writes this file after installing all packages of the lock file.
web/node_modules/.package-lock.json: web/package-lock.json
	cd web && $(NPM) ci --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	cd web && $(NPM) run build
	@touch $@

dev: web/node_modules/.package-lock.json ## Run server and client with reload; open the address that Vite prints
	@HANGAR_LISTEN=$(LISTEN) node scripts/dev.mjs $(PLAY)

test: ## Run every check; the last line is the sum
	@node scripts/test.mjs

bench: ## Measure the rules engine
	@CARGO="$(CARGO)" scripts/bench.sh

load: build ## Load test, eleven minutes (LOAD="--seconds 30" for a short one)
	$(CARGO) build --release --package load
	$(TARGET)/release/load --server $(TARGET)/release/hangar $(LOAD)

protocol: ## Write the TypeScript types of the protocol
	HANGAR_WRITE_PROTOCOL=1 $(CARGO) test --workspace --quiet -- is_fresh are_fresh

clean: ## Remove build outputs
	$(CARGO) clean
	rm -rf web/dist web/node_modules
