import { test as base, type Browser } from '@playwright/test'
import { rm } from 'node:fs/promises'
import { buildSite } from '../../apps/widget/gallery/tool/build-site.ts'
import { openBrowser, openContext } from '../../apps/widget/gallery/tool/open-context.ts'
import { readCatalogue } from '../../apps/widget/gallery/tool/read-catalogue.ts'
import { serveSite } from '../../apps/widget/gallery/tool/serve-site.ts'
import type { Wanted } from '../../apps/widget/gallery/tool/visitor.ts'

export type Gallery = { address: string; browser: Browser; exhibitsOf: (file: string) => Wanted[] }

/** Tests that walk through a built gallery, in a browser that reaches nothing else. */
export const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first argument's pattern
    async ({}, use) => {
      const [folder, browser] = await Promise.all([buildSite({ isTolerant: false }), openBrowser()])
      const site = await serveSite(folder)
      const context = await openContext(browser, 'desktop')
      const catalogue = await readCatalogue(context, site.address)
      await context.close()
      await use({
        browser,
        address: site.address,
        exhibitsOf: (wanted) =>
          catalogue.flatMap(({ file, error, exhibits }) => {
            if (file !== wanted) return []
            if (error) throw new Error(error)
            return exhibits.map((exhibit) => ({ ...exhibit, file }))
          }),
      })
      await browser.close()
      await site.close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
