import { test as base, type Page } from '@playwright/test'
import { HostPage } from './host-page.ts'
import { serveFoyer } from './site/serve-foyer.ts'
import { serveHost } from './site/serve-host.ts'
import type { Sites } from './site/sites.ts'

/** Tests of the built loader on pages of another site, with a frame that was written by hand. */
export const test = base.extend<{ host: HostPage }, { sites: Sites }>({
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first argument's pattern
    async ({}, use) => {
      const [foyer, host] = await Promise.all([serveFoyer(), serveHost()])
      await use({ foyer, host })
      await Promise.all([foyer.close(), host.close()])
    },
    { scope: 'worker' },
  ],
  host: async ({ page, sites }, give) => {
    await openRoots(page)
    await give(new HostPage(page, sites))
  },
})

/** Our roots are closed, for tests as well; in these they are made open, so that one can look into them. */
async function openRoots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const attach = Reflect.get(Element.prototype, 'attachShadow')
    Element.prototype.attachShadow = function (init) {
      return Reflect.apply(attach, this, [{ ...init, mode: 'open' }])
    }
  })
}
