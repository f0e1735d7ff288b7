import type { BrowserContext } from '@playwright/test'
import type { Catalogue } from '../catalogue.ts'

/** What the gallery holds, as its own page tells. */
export async function readCatalogue(context: BrowserContext, address: string): Promise<Catalogue> {
  const page = await context.newPage()
  // Only the list: the frames would load every exhibit.
  await page.goto(`${address}?exhibit=none`)
  const handle = await page.waitForFunction(() => window.gallery)
  const catalogue = await handle.jsonValue()
  await page.close()
  return catalogue ?? []
}
