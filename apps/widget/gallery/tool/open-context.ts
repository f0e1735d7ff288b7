import type { LayoutName } from '../../src/rules/layout/choose-layout.ts'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { browserOptions, phone } from '../../../../playwright.config.ts'
import { nowMs } from '../stage/conversation.ts'
import { windowSize } from '../window-size.ts'

/** A browser that reaches no other site, by whatever way: examples name many. */
export async function openBrowser(): Promise<Browser> {
  const args = [...browserOptions.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']
  return chromium.launch({ ...browserOptions, args })
}

/** It sees the same everywhere and always: fixed zone and time, no motion. */
export async function openContext(browser: Browser, layout: LayoutName, scale = 1): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: windowSize(layout),
    deviceScaleFactor: scale,
    ...(layout === 'mobile' && { userAgent: phone, isMobile: true, hasTouch: true }),
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  await context.clock.setFixedTime(nowMs)
  return context
}
