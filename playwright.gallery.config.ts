import { defineConfig } from '@playwright/test'

/** The gallery's tests, which need no server: all of them with this config; `pnpm e2e` runs how things look. */
export const galleryProject = {
  name: 'gallery',
  testDir: 'tests/gallery',
  testMatch: '*.spec.ts',
  timeout: 240_000,
}

/** Whether every exhibit can be read in every language: a quarter of an hour. The gallery asks it for the hardest. */
export const localesProject = {
  name: 'locales',
  testDir: 'tests/locales',
  testMatch: '*.spec.ts',
  timeout: 900_000,
}

export default defineConfig({
  outputDir: 'reports/gallery',
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  projects: [galleryProject, localesProject],
})
