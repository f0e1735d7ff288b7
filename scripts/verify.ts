import { runSteps } from './repository/run-steps.ts'
import { vitestCommand } from './repository/vitest-run.ts'

// `pnpm verify`: everything that needs neither a database nor a browser. `--all` goes on after a failure.
// Two at a time, the longest first: the short ones fill the end. The linter has the compiler's programs at hand,
// each with the options of its own tsconfig, so it says what `tsc` would say as well.
const failed = await runSteps(
  {
    'lint and types': ['oxlint', '--type-aware', '--type-check'],
    format: ['prettier', '--check', '--cache', '--log-level', 'warn', '.'],
    'unit tests': vitestCommand('unit'),
    boundaries: ['depcruise', 'apps', 'packages', 'scripts', 'tests', '--config', '.dependency-cruiser.cjs'],
    'dead code': ['knip', '--no-config-hints'],
    documents: ['node', 'scripts/check-docs.ts'],
    'file length': ['node', 'scripts/check-file-length.ts'],
    'folder imports': ['node', 'scripts/check-folder-imports.ts'],
    exports: ['node', 'scripts/check-exports.ts'],
    migrations: ['node', 'scripts/check-migrations.ts'],
    lockfile: ['node', 'scripts/check-lockfile.ts'],
  },
  { concurrency: 2, stopAtFailure: !process.argv.includes('--all') },
)
process.exitCode = failed.length === 0 ? 0 : 1
