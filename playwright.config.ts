import { defineConfig } from '@playwright/test'
import { galleryProject } from './playwright.gallery.config.ts'

/** How every browser of ours is started. */
export const browserOptions = {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/18.5 Mobile/15E148 Safari/604.1'

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/setup.ts',
  outputDir: 'reports/journeys',
  // Journeys mostly wait: two at a time take little more than one, and each has a visitor of its own.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Deadlines are for what hangs: a machine that does other work besides may take much longer than usual.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: browserOptions,
    locale: 'en-GB',
    // A trace of every journey costs half again its time: ask for one with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'mobile',
      use: {
        viewport: { width: 390, height: 844 },
        userAgent: phone,
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 3,
      },
    },
    // How every part looks. Whether each keeps to WCAG takes minutes more and is asked with the gallery's own
    // config; axe.spec.ts asks it here for whole screens.
    { ...galleryProject, testMatch: 'looks.spec.ts' },
  ],
})
