import type { CDPSession, Page } from '@playwright/test'

/** How much slower than this machine the visitor's is. */
const slowdown = 4

export type Reader = { page: Page; devtools: CDPSession; place: { x: number; y: number } }

/** Somebody before a page on a slow machine, with the pointer at a place. */
export async function slowed(page: Page, place: Reader['place']): Promise<Reader> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.mouse.move(place.x, place.y)
  return { page, devtools, place }
}
