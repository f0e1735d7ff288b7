import type { Page } from '@playwright/test'

/** The page's clock stands still from now on, and moves only as told. Call `page.clock.install()` before opening. */
export async function holdClock(page: Page): Promise<void> {
  // A clock cannot be held at a moment that is over, and a busy machine may need longer than a second to hold it.
  for (let triesLeft = 3; ; triesLeft--)
    try {
      return await page.clock.pauseAt(Date.now() + 1000)
    } catch (error) {
      if (triesLeft === 0) throw error
    }
}
