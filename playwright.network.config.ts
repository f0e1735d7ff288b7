import { defineConfig } from '@playwright/test'
import everything from './playwright.config.ts'

/** Calls while the network changes: needs root, and what is built. `pnpm calls --network` runs it. */
export default defineConfig({
  ...everything,
  globalSetup: './tests/calls/network/setup.ts',
  outputDir: 'reports/network',
  reporter: [['list']],
  workers: 1,
  projects: [{ name: 'network', testDir: 'tests/calls/network' }],
})
