import { test as base } from '@playwright/test'

/**
 * What a journey opened beside its own page ends with it. Desks and chats that were left open would go on working, and
 * slow down every journey that comes after.
 */
export const test = base.extend<{ ownContexts: undefined }>({
  ownContexts: [
    async ({ browser }, provide) => {
      const before = new Set(browser.contexts())
      await provide(undefined)
      await Promise.all(
        browser
          .contexts()
          .filter((one) => !before.has(one))
          .map((one) => one.close()),
      )
    },
    { auto: true },
  ],
})
