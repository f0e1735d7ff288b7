import { readFileSync } from 'node:fs'
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { phone } from '../../playwright.config.ts'
import { HostPage } from '../journeys/people/hosts.ts'
import { VisitorPage } from '../journeys/people/visitor-page.ts'
import type { Opened } from './report.ts'

const devices = {
  desktop: { viewport: { width: 1280, height: 800 } },
  mobile: { viewport: { width: 390, height: 844 }, userAgent: phone, isMobile: true, hasTouch: true },
}

/** Longer than anything takes that a chat does by itself: the robot's guide comes after a second. */
const atRestMs = 2000

/** A chat at its own address, opened by somebody who was never there. */
export function measurePage(
  browser: Browser,
  channelId: string,
  device: keyof typeof devices,
): Promise<Opened> {
  return inNewContext(browser, devices[device], async (page) => {
    const visitor = new VisitorPage(page)
    await visitor.open('', channelId)
    return settled(page, visitor)
  })
}

/** The same on a phone that speaks Arabic: nothing may be mirrored, or be put into words again, once a script runs. */
export function measureArabic(browser: Browser, channelId: string): Promise<Opened> {
  return inNewContext(browser, { ...devices.mobile, locale: 'ar' }, async (page) => {
    const visitor = new VisitorPage(page)
    await visitor.arrive('', channelId)
    return settled(page, visitor, arabicGreeting())
  })
}

function arabicGreeting(): string {
  const file = new URL('../../packages/i18n/locales/ar/widget.json', import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return texts['factory.robotWelcome'] ?? ''
}

/** The loader's frame on a site's page, from the press of the launcher. */
export function measureEmbed(browser: Browser, channelId: string): Promise<Opened> {
  return inNewContext(browser, devices.desktop, async (page) => {
    const host = new HostPage(page, 'plain')
    await host.open(channelId)
    await host.openChat()
    return settled(page, host.visitor)
  })
}

async function inNewContext(
  browser: Browser,
  options: BrowserContextOptions,
  measure: (page: Page) => Promise<Opened>,
): Promise<Opened> {
  const context = await browser.newContext({ locale: 'en-GB', ...options })
  const page = await context.newPage()
  await page.addInitScript(sumShifts)
  const opened = await measure(page)
  await context.close()
  return opened
}

async function settled(
  page: Page,
  visitor: VisitorPage,
  text: string = defaultChannelConfig.robotWelcomeMsg,
): Promise<Opened> {
  const greeting = visitor.message(text)
  await expect(greeting).toBeAttached()
  await page.waitForTimeout(atRestMs)
  const shifts = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => (window as MeasuredWindow).layoutShifts ?? 0)),
  )
  return { cls: Math.max(...shifts), greetingVisible: await isInside(greeting, visitor.log) }
}

/** Whether all of it can be seen in the part of the list that is on the screen. */
async function isInside(inner: Locator, outer: Locator): Promise<boolean> {
  const [box, room] = await Promise.all([inner.boundingBox(), outer.boundingBox()])
  if (!box || !room) return false
  return box.y >= room.y && box.y + box.height <= room.y + room.height
}

type MeasuredWindow = Window & { layoutShifts?: number }

/** In the page, from its beginning. A shift within half a second of an input is what somebody asked for. */
function sumShifts(): void {
  const measured: MeasuredWindow = window
  measured.layoutShifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        measured.layoutShifts = (measured.layoutShifts ?? 0) + Number(entry.value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
