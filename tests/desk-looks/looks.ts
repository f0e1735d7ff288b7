import { expect, type Browser, type Page } from '@playwright/test'
import { violationsOf } from '../journeys/people/axe.ts'

type Widths = Readonly<Record<string, readonly [width: number, height: number]>>

const widths: Widths = { wide: [1280, 800], phone: [390, 844], small: [320, 640] }

/** For pages that nobody works with on a phone. */
export const laptopAndTablet = { laptop: [1366, 768], tablet: [820, 1180] } as const satisfies Widths

/**
 * How a desk may look. A theme changes colours and nothing else, and a language changes texts and nothing else: two looks
 * show both languages and both themes.
 */
export const looks = [
  { locale: 'en', theme: 'light' },
  { locale: 'zh', theme: 'dark' },
] as const

export type Look = (typeof looks)[number]

/** A browser in which somebody chose language and colours. */
export async function openIn(browser: Browser, { locale, theme }: Look): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    permissions: [],
  })
  await context.addInitScript(
    ([code, scheme]) => {
      localStorage.setItem('foyer.desk.locale', code)
      localStorage.setItem('foyer.desk.theme', scheme)
    },
    [locale, theme] as const,
  )
  return context.newPage()
}

/** A picture of the screen at each width, in which nothing is wider than the screen and no rule of WCAG is broken. */
export async function shoot(
  page: Page,
  name: string,
  { locale, theme }: Look,
  at: Widths = widths,
): Promise<void> {
  for (const [width, [px, height]] of Object.entries(at)) {
    await page.setViewportSize({ width: px, height })
    const picture = `${name}.${width}.${locale}.${theme}`
    await page.screenshot({ path: `reports/desk/${picture}.png`, animations: 'disabled' })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(beyond, `${picture} is wider than the screen`).toBeLessThanOrEqual(0)
    // The chat in the preview of a channel is asked by its own journeys.
    const found = await violationsOf(page, { exclude: '.desk-preview-frame' })
    expect.soft(found, picture).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}
