import { defineConfig } from '@playwright/test'
import everything from './playwright.config.ts'

/** The tests of calls alone: they need neither the server of the journeys nor what is built. */
export default defineConfig({
  ...everything,
  globalSetup: [],
  outputDir: 'reports/calls',
  reporter: [['list']],
  projects: (everything.projects ?? []).filter(({ name }) => name === 'calls'),
})
