import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** How the page is looked at. A theme changes colours and nothing else, a direction all but colours. */
const looks = [
  { colorScheme: 'light', dir: 'ltr' },
  { colorScheme: 'dark', dir: 'ltr' },
  { colorScheme: 'light', dir: 'rtl' },
] as const

/** The page as it stands breaks no rule of WCAG that a machine can check: in light, in dark, and from right to left. */
export async function keepsToWcag(page: Page): Promise<void> {
  for (const { colorScheme, dir } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate((direction) => void (document.documentElement.dir = direction), dir)
    expect(await violationsOf(page, colorScheme), `${colorScheme}, ${dir}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  await page.evaluate(() => void (document.documentElement.dir = 'ltr'))
}

/** `within`: an element in a frame of the page, instead of the whole page. */
export async function violationsOf(
  page: Page,
  colorScheme: 'light' | 'dark',
  within?: { frame: string; element: string },
): Promise<string[]> {
  // There is no frame of another site in it: without the legacy mode every look opens another page.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  if (within) axe.include([within.frame, within.element])
  if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}) at ${target.join(' ')}`),
  )
}
