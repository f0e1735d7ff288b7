import { expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'

/** The rules that dark colours can break; all others are the same in light. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block'] as const

/** How the page is looked at. A theme changes colours and nothing else, a direction all but colours. */
const looks = [
  { colorScheme: 'light', dir: 'ltr', wishes: {} },
  { colorScheme: 'dark', dir: 'ltr', wishes: { only: rulesOfColours } },
  { colorScheme: 'light', dir: 'rtl', wishes: {} },
] as const

/** The page as it stands breaks no rule of WCAG that a machine can check: in light, in dark, and from right to left. */
export async function keepsToWcag(page: Page): Promise<void> {
  for (const { colorScheme, dir, wishes } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate((direction) => void (document.documentElement.dir = direction), dir)
    await coloursSettled(page)
    expect(await violationsOf(page, wishes), `${colorScheme}, ${dir}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  await page.evaluate(() => void (document.documentElement.dir = 'ltr'))
}

/** A page hears of its new colours with the next frame, and some of them take a moment to change. */
async function coloursSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
}
