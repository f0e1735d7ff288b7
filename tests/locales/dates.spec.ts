import { expect } from '@playwright/test'
import { openContext } from '../../apps/widget/gallery/tool/open-context.ts'
import { variantIn } from '../../apps/widget/gallery/tool/variants.ts'
import { createVisitor } from '../../apps/widget/gallery/tool/visitor.ts'
import { test } from '../gallery/gallery-test.ts'
import { halls } from '../gallery/halls.ts'

/** Chromium knows the words of the last three only. */
test('S-35 dates are in the words of the language, or in figures', async ({ gallery }) => {
  const days = halls.flatMap((file) => gallery.exhibitsOf(file)).find(({ name }) => name === 'line/days')
  if (!days) throw new Error('no exhibit of days')
  const context = await openContext(gallery.browser, 'mobile')
  const visitor = await createVisitor(context, gallery.address)
  await visitor.show(days, variantIn('en', 'mobile'))
  for (const code of ['km', 'lo', 'my', 'zu', 'ar', 'th', 'bn'] as const) {
    await visitor.turn(variantIn(code, 'mobile'))
    const words = await visitor.page.locator('.stage').innerText()
    expect([code, words]).not.toEqual([code, expect.stringMatching(/Nov|Mon|day\b/)])
  }
  await context.close()
})
