import { chromium, type BrowserContext } from '@playwright/test'
import { browserOptions } from '../../../playwright.config.ts'
import { foreverMs } from '../patience.ts'
import { say } from '../progress.ts'

/** A browser that crashes under a busy system says nothing about us: so often it may be started anew. */
const tries = 3

/** Plays a scene in Debian's Chromium, in a profile of its own. */
export async function inChromium<T>(play: (context: BrowserContext) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const browser = await chromium.launch({ ...browserOptions, timeout: foreverMs })
    let hasCrashed = false
    browser.once('disconnected', () => (hasCrashed = true))
    try {
      // As tall as a screen must be to show all that is written here.
      const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 1600 } })
      context.setDefaultTimeout(foreverMs)
      context.on('page', (page) => page.on('crash', () => (hasCrashed = true)))
      return await play(context)
    } catch (error) {
      if (!hasCrashed || attempt === tries) throw error
      say(`  Chromium crashed, played again: ${String(error)}`)
    } finally {
      await browser.close()
    }
  }
}
