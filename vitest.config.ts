import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { root } from './scripts/repository/root.ts'
import { sourceFiles } from './scripts/repository/source-files.ts'

const unitTests = ['{packages,apps,tests}/*/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']
const dbTests = '**/*.db.test.ts'
const exclude = ['**/node_modules/**', '**/dist/**']

/** Deadlines are for what hangs. A machine that does other work besides may take ten times as long. */
const patient = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } }

/** Files that put other modules, globals or timers in place of the real ones: they must not do it to their neighbours. */
const alone = sourceFiles(...unitTests).filter((file) =>
  /\bvi\.\w/.test(readFileSync(join(root, file), 'utf8')),
)

// Reporters belong to a run, not to a project: scripts/repository/vitest-run.ts names the JSON report of each.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: unitTests,
          exclude: [...exclude, dbTests, ...alone],
          // Most of the time would go into loading the same modules for every file.
          isolate: false,
          ...patient,
        },
      },
      // Vitest does not mind capitals: `--project unit` means both.
      { test: { name: 'Unit', include: alone, exclude: [...exclude, dbTests], ...patient } },
      {
        test: {
          name: 'db',
          include: [`{packages,apps,tests}/*/${dbTests}`],
          exclude,
          isolate: false,
          // They mostly wait for the engines.
          maxWorkers: 2,
          globalSetup: ['packages/testkit/src/engines/vitest-global-setup.ts'],
          ...patient,
        },
      },
    ],
  },
})
