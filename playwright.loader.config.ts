import { defineConfig } from '@playwright/test'
import { browserOptions, loaderProject } from './playwright.config.ts'

export default defineConfig({
  outputDir: 'reports/loader',
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  use: { browserName: 'chromium', launchOptions: browserOptions, locale: 'en-GB' },
  projects: [loaderProject],
})
