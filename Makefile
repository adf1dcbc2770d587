# Pusula: `make start` runs everything, `make test` proves it. Needs make and Node 20.19 or newer; npm brings the Node 24 that the code runs on.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)

INSTALLED := node_modules/.package-lock.json
FRONTENDS := shell public account admin
BUILT := $(FRONTENDS:%=.cache/built-%)
COMPRESSED := $(FRONTENDS:%=.cache/compressed-%)
SHARED_SOURCES := $(shell find contracts/src frontends/kit -type f -not -path '*/node_modules/*' -not -path '*/.cache/*' -not -name '*.spec.ts*' 2>/dev/null)

help: ## Show this list
	@awk 'BEGIN {FS = ":.*## "} /^[a-z][a-z0-9-]*:.*## / {printf "  \033[1m%-14s\033[0m %s\n", $$1, $$2}' Makefile

start: compressed ## Install, build and run everything on http://localhost:8080 with demo data
	@exec node services/host/src/main.ts

stop: ## Stop what `make start` runs
	@[ ! -d node_modules ] || node services/host/src/cli/stop.ts

reset: stop ## Stop and forget all data of the embedded parts
	@rm -rf .data && echo 'The data of the embedded parts is gone; the next start begins anew.'

dev: $(INSTALLED) ## Work on one part with reload: make dev s=search, or a remote: make dev s=public
	@test -n "$(s)" || { echo 'Say which: make dev s=<service or remote>'; exit 2; }
	@if [ -d "frontends/$(s)" ]; then exec npm run dev -w "@pusula/$(s)"; \
	elif [ -d "services/$(s)" ] || [ "$(s)" = gateway ]; then exec node --watch-path=contracts/src --watch-path=services --watch-path=gateway services/host/src/main.ts; \
	else echo "There is no service or remote called $(s)."; exit 2; fi

# Where dependency-cruiser cannot read TypeScript it finds nothing, and only warns.
lint: $(INSTALLED)
	@biome check --error-on-warnings .
	@depcruise --config .dependency-cruiser.cjs contracts gateway services frontends e2e bench k8s | tee /dev/stderr | { ! grep -E 'missing-\w+-transpiler' > /dev/null; }
	@knip --no-config-hints
	@node e2e/src/promises/main.ts check
	@node e2e/src/words/main.ts
	@node e2e/src/folders/main.ts

types: $(INSTALLED)
	@tsc -p tsconfig.json

check: lint test ## All that CI asks: lint, dependency rules, the table of promises, retired words, folders, types, every test

# For a change, what is built is built where a browser needs it.
test: $(if $(since),types,types-and-build) ## Every test; only a part: make test p=services/search; only what a change can reach: make test since=HEAD~1
	@node e2e/src/run-tests.ts $(if $(since),--since='$(since)') $(p)

test-all: types-and-build ## Every test, each journey in both languages and both set-ups, and what measures by the clock
	@node e2e/src/run-tests.ts --all $(p)

e2e: build ## The journeys in the browser alone; trace=1 records those that fail
	@$(if $(trace),TRACE=1) node e2e/src/run-tests.ts e2e

approve-pictures: build ## Take the pictures of the screens anew and approve what has changed; only one: screen="sign-in"
	@APPROVE=1 SCREEN="$(screen)" node e2e/src/run-tests.ts --all e2e/src/pictures/screens.picture.spec.ts
	@git status --short e2e/pictures/approved | cut -c4-

chaos: build ## Every fault of the reliability tests at its full length, one after the other, and what measures by the clock; takes long
	@node e2e/src/run-tests.ts --chaos $(p)

promises: $(INSTALLED) ## Write docs/promises.md: which tests hold which promise
	@node e2e/src/promises/main.ts write

settings: $(INSTALLED) ## List what every process reads from its environment; write=yes: into the operators' table in k8s/README.md
	@node k8s/settings/main.ts $(if $(write),write)

bench: compressed ## Measure against the opponents and write bench/RESULTS.md; only some: rows=gateway,search
	@node bench/src/main.ts $(rows)

seed: $(INSTALLED) ## Add generated coaches for load: make seed n=100000
	@node services/host/src/cli/seed.ts $(or $(n),400)

logs: ## Follow the log of what runs
	@tail -n 50 -F .data/log/pusula.log

migrate: $(INSTALLED) ## Bring all databases of a server to the newest version
	@url="$${DATABASE_SERVER_URL:-$$(node services/host/src/cli/database-url.ts)}"; DATABASE_SERVER_URL="$$url" node services/host/src/cli/migrate.ts

backup: $(INSTALLED) ## Back up all databases at one moment, and the pictures: make backup to=<folder>; k8s/README.md says more
	@node services/host/src/cli/backup.ts $(to)

restore: $(INSTALLED) ## Put a backup in the place of what all databases hold: make restore from=<folder of one backup>
	@node services/host/src/cli/restore.ts $(from)

dead-letters: $(INSTALLED) ## List parked events; show=<id>, replay=<id|all> or discard=<id>, q=<service>
	@url="$${DATABASE_SERVER_URL:-}"; [ -n "$$url$${AMQP_URL:-}" ] || url=$$(node services/host/src/cli/database-url.ts); \
	DATABASE_SERVER_URL="$$url" node services/kit/src/cli/dead-letters.ts $(if $(show),show $(show),$(if $(replay),replay $(replay),$(if $(discard),discard $(discard),list))) $(q)

admin: $(INSTALLED) ## Make an administrator of somebody who has an account: make admin email=ayse@example.com
	@$(call on-account,appoint-admin)

remove-factors: $(INSTALLED) ## For somebody who lost all passkeys and codes: make remove-factors email=ayse@example.com
	@$(call on-account,remove-factors)

audit-verify: $(INSTALLED) ## Verify the audit log and its archive from outside: make audit-verify, or folder=<copy of the archive>
	@url="$${DATABASE_SERVER_URL:-}"; [ -n "$$url$${DATABASE_URL:-}$${AUDIT_ARCHIVE_URL:-}$(folder)" ] || url=$$(node services/host/src/cli/database-url.ts) || exit; \
	key="$${AUDIT_KEY:-$$(node services/host/src/cli/audit-key.ts)}"; \
	DATABASE_SERVER_URL="$$url" AUDIT_KEY="$$key" node services/identity/src/cli/verify-audit.ts $(folder)

# A command of the identity service about one account, with the database and the key of what runs here unless others are named.
define on-account
test -n "$(email)" || { echo 'Say whom: make $@ email=<address of an account>'; exit 2; }; \
url="$${DATABASE_SERVER_URL:-}"; [ -n "$$url$${DATABASE_URL:-}" ] || url=$$(node services/host/src/cli/database-url.ts) || exit; \
key="$${AUDIT_KEY:-$$(node services/host/src/cli/audit-key.ts)}"; \
DATABASE_SERVER_URL="$$url" AUDIT_KEY="$$key" node services/identity/src/cli/$(1).ts "$(email)"
endef

$(INSTALLED): package-lock.json
	@echo 'Installing packages ...'
	@npm ci --no-audit --no-fund --loglevel=error
	@touch $@

compose: .env ## The product in containers of its own, with demo data; needs Docker
	@REVISION=$$(git rev-parse HEAD 2>/dev/null || echo unknown) docker compose up --build --wait
	@docker compose run --rm --build seed
	@value() { sed -n "s/^$$1=//p" .env; }; \
	echo "Pusula runs at $$(value PUBLIC_URL), its mails are at http://localhost:$$(value MAILPIT_PORT)."; \
	echo 'Sign in as admin@pusula.example, koc@pusula.example (coach) or uye@pusula.example (member), password Pusula2026!'; \
	echo 'docker compose down stops it and keeps its data; docker compose up --detach --scale gateway=2 runs two gateways.'

.env: | $(INSTALLED)
	@umask 077 && cat .env.example > $@.new && node services/host/src/cli/generate-keys.ts >> $@.new && mv $@.new $@

build: $(INSTALLED)
	@$(MAKE) -s -j2 $(BUILT)

types-and-build: $(INSTALLED)
	@$(MAKE) -s -j2 types $(BUILT)

compressed: $(INSTALLED)
	@$(MAKE) -s -j2 $(COMPRESSED)

.SECONDEXPANSION:
.cache/built-%: $(SHARED_SOURCES) package-lock.json $$(shell find frontends/$$* -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -path '*/dist-server/*' -not -path '*/.cache/*' -not -name '*.spec.ts*' 2>/dev/null)
	@echo "Building the front end: $*"
	@npm run build --silent -w @pusula/$*
	@mkdir -p $(@D) && touch $@

.cache/compressed-%: .cache/built-%
	@npm run compress --silent -w @pusula/$*
	@touch $@

.PHONY: help build types-and-build compose compressed start stop reset dev lint types check test test-all e2e approve-pictures chaos promises settings bench seed logs migrate dead-letters admin remove-factors audit-verify
