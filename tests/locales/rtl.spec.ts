import { expect } from '@playwright/test'
import { openContext } from '../../apps/widget/gallery/tool/open-context.ts'
import { variantIn } from '../../apps/widget/gallery/tool/variants.ts'
import { createVisitor } from '../../apps/widget/gallery/tool/visitor.ts'
import { test } from '../gallery/gallery-test.ts'
import { halls } from '../gallery/halls.ts'

/** Where an icon points somewhere. */
const pointing = [
  'header/with-back',
  'groups/two',
  'tickets/list',
  'guide/list',
  'notice/short',
  'composer/capture',
]

test('S-35 icons that point somewhere point the other way from right to left', async ({ gallery }) => {
  const all = halls.flatMap((file) => gallery.exhibitsOf(file))
  const context = await openContext(gallery.browser, 'mobile')
  const visitor = await createVisitor(context, gallery.address)
  for (const name of pointing) {
    const exhibit = all.find((each) => each.name === name)
    if (!exhibit) throw new Error(`no exhibit ${name}`)
    await visitor.show(exhibit, variantIn('ar', 'mobile'))
    expect([name, [...new Set(await visitor.page.evaluate(scales))]]).toEqual([name, ['-1 1']])
    await visitor.turn(variantIn('en', 'mobile'))
    expect([name, [...new Set(await visitor.page.evaluate(scales))]]).toEqual([name, ['none']])
  }
  await context.close()
})

/** Runs in the page. */
function scales(): string[] {
  const icons = '.lucide-arrow-left, .lucide-chevron-right, .lucide-external-link, .lucide-megaphone'
  return [...document.querySelectorAll(icons)].map((icon) => getComputedStyle(icon).scale)
}
