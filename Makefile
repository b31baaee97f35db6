# Short names for the commands a developer types; `./run` works without make.
PYTHON := .venv/bin/python

.PHONY: help check test long fuzz faults gpu proto ir stubs docs completions changes names samples screenshots sizes bench setup
.DEFAULT_GOAL := help

help: ## print this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1|/' | awk -F'|' '{printf "  %-12s %s\n", $$1, $$2}'

setup: ## make .venv and install what the tests need
	@./run setup

check: ## formatter, linter, types
	@./run check

test: ## all of that and the tests: what decides whether a change may land
	@./run test

long: setup ## the campaigns that take minutes; once per change of what they try
	@$(PYTHON) tools/check.py --only long

fuzz: setup ## millions of broken records for the readers and calls of kernels, with new seeds
	@INSIGHT_FUZZ_INPUTS=5000000 INSIGHT_FUZZ_BUFFERS=200000 INSIGHT_FUZZ_CALLS=$${INSIGHT_FUZZ_CALLS:-10000} $(PYTHON) -m pytest -q tests/insight/format/scalars/test_fuzz_events.py tests/insight/format/scalars/test_scans_agree.py tests/engine/backend/native/test_fuzz_kernels.py

faults: setup ## kills, damaged files, full disks, bad content, in full: an hour
	@$(PYTHON) -m pytest -m long tests/faults tests/insight/sources
	@INSIGHT_NATIVE=off $(PYTHON) -m pytest -m long tests/faults -k "not kills and not disk"

gpu: setup ## the tests that need a GPU, and on it those beside CuPy's stand-in
	@$(PYTHON) tools/check.py --only gpu
	@INSIGHT_TEST_GPU=real $(PYTHON) -m pytest -q -m "not long" $$(grep -rlE 'fake_gpu|fake_cupy' tests --include='test_*.py')

docs: setup ## make pages of the documents, in build/pages; a warning is an error
	@$(PYTHON) tools/install.py docs
	@$(PYTHON) tools/pages/build.py

proto: setup ## make the protobuf modules anew from the .proto files
	@$(PYTHON) -m insight.format.proto.generate

ir: setup ## make the LLVM IR of the native code anew from its C; needs clang 19
	@$(PYTHON) tools/ir.py

stubs: setup ## make the families' __init__.pyi anew from their modules
	@$(PYTHON) tools/stubs.py

completions: setup ## make what completes `insight` in shells anew from its parser
	@$(PYTHON) tools/completions.py

changes: setup ## gather the fragments of changelog.d into the list of VERSION=0.1.0
	@$(PYTHON) tools/changes.py $(VERSION)

names: setup ## make docs/names.md anew: which of MindSpore's names are here
	@$(PYTHON) tools/coverage.py

samples: setup ## run every sample script, as a user would; a result that is too low fails
	@set -e; for script in sample_runs/digits_*.py sample_runs/harbour_*.py; do echo "== $$script"; $(PYTHON) "$$script"; done

screenshots: setup ## pictures of every page, for the gallery in the documents
	@$(PYTHON) tools/screenshots.py --all

sizes: setup ## what is largest in the code, beside what is expected
	@$(PYTHON) tools/sizes.py

bench: setup ## the benchmarks; benchmarks/README.md says what their peers need
	@set -e; for script in benchmarks/*.py; do echo "== $$script"; $(PYTHON) "$$script"; done
