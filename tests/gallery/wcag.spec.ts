import { expect, type Page } from '@playwright/test'
import { allVariants, type Variant } from '../../apps/widget/gallery/tool/variants.ts'
import { violationsOf } from '../journeys/people/axe.ts'
import { test } from './gallery-test.ts'
import { hallName, halls } from './halls.ts'
import { complaintsOf, lookAround } from './look-around.ts'

const variants = allVariants.filter(({ layout, dir }) => layout === 'desktop' && dir === 'ltr')

/** What only a whole page can keep to. */
const ofPages = ['page-has-heading-one', 'landmark-one-main', 'region', 'heading-order']

/** A theme changes colours and nothing else. */
const ofColours = ['color-contrast', 'link-in-text-block']

for (const file of halls) {
  test(`${hallName(file)} keeps to WCAG in light and dark`, async ({ gallery }) => {
    const walks = variants.map((variant) =>
      lookAround(gallery, file, variant, ({ page }) => brokenRules(page, variant)),
    )
    const seen = (await Promise.all(walks)).flat()
    const violations = seen.flatMap(({ key, found }) => found.map((violation) => `${key}: ${violation}`))
    expect(violations).toEqual([])
    expect(complaintsOf(seen)).toEqual([])
  })
}

async function brokenRules(page: Page, { theme }: Variant): Promise<string[]> {
  if (theme === 'dark') return violationsOf(page, { only: ofColours })
  const isPage = (await page.locator('.stage-page main:not([inert] main)').count()) > 0
  return violationsOf(page, { without: isPage ? [] : ofPages })
}
