import type { Browser } from '@playwright/test'
import { address } from '../journeys/people/address.ts'

/** As browsers' developer tools and Lighthouse know it: 400 ms for each round trip, 400 kbit/s each way. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/**
 * How long somebody on slow 3G waits for the first text of the chat: First Contentful Paint of a page in which the first
 * thing to paint with content is text (the title and the greeting are in the page itself).
 */
export async function measureSlowText(browser: Browser, channelId: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow3g)
  await page.addInitScript(watchText)
  await page.goto(address(`/chat_online/index?channelId=${channelId}`), { waitUntil: 'commit' })
  await page.waitForFunction(() => (window as MeasuredWindow).firstTextMs !== undefined, undefined, {
    timeout: 60_000,
  })
  const ms = await page.evaluate(() => (window as MeasuredWindow).firstTextMs ?? Number.NaN)
  await context.close()
  return Math.round(ms)
}

type MeasuredWindow = Window & { firstTextMs?: number }

/** In the page: the first frame after which there is text that can be seen and that a paint has shown. */
function watchText(): void {
  const measured: MeasuredWindow = window
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint')
    if (paint) waitForText(paint.startTime)
  }).observe({ type: 'paint', buffered: true })

  function waitForText(sinceMs: number): void {
    const text = document.querySelector('h1')
    const isShown = Boolean(text?.checkVisibility() && text.innerText.trim())
    if (isShown) measured.firstTextMs = Math.max(sinceMs, 0)
    else requestAnimationFrame((now) => waitForText(now))
  }
}
