import type { Cut } from '../../apps/widget/gallery/measure/cut.ts'
import { openContext } from '../../apps/widget/gallery/tool/open-context.ts'
import { variantIn } from '../../apps/widget/gallery/tool/variants.ts'
import { createVisitor, type Wanted } from '../../apps/widget/gallery/tool/visitor.ts'
import type { LocaleCode } from '../../packages/i18n/src/locales.ts'
import type { Gallery } from '../gallery/gallery-test.ts'
import { isOurText } from './our-texts.ts'

/**
 * Opens exhibits in one locale after the other, and gives what could not be read. The window is 320 px wide: a small
 * phone, and what is left of a page that is magnified four times (WCAG 1.4.10).
 */
export async function lookInAll(
  gallery: Gallery,
  exhibits: readonly Wanted[],
  codes: readonly LocaleCode[],
): Promise<string[]> {
  const context = await openContext(gallery.browser, 'mobile')
  const visitor = await createVisitor(context, gallery.address)
  const found: string[] = []
  for (const exhibit of exhibits) {
    // It is complete once; in another language only the words differ, which is soon done.
    found.push(...(await visitor.show(exhibit, variantIn('en', 'mobile'))))
    for (const code of codes) {
      await visitor.turn(variantIn(code, 'mobile'))
      const cuts = await visitor.page.evaluate(async () => (await window.findCut?.()) ?? [])
      const ours = cuts.filter((cut) => isOurMistake(code, cut))
      found.push(
        ...ours.map(({ why, text, where }) => `${exhibit.name} ${code}: «${text}» ${why} (${where})`),
      )
    }
  }
  await context.close()
  return found
}

/** What people wrote may end in an ellipsis where room is short: it is whole elsewhere. What we say must fit. */
function isOurMistake(code: LocaleCode, { isShortened, text }: Cut): boolean {
  return !isShortened || isOurText(code, text)
}
