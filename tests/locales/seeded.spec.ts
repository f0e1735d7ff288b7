import { expect, type Page } from '@playwright/test'
import { openContext } from '../../apps/widget/gallery/tool/open-context.ts'
import { variantIn } from '../../apps/widget/gallery/tool/variants.ts'
import { createVisitor } from '../../apps/widget/gallery/tool/visitor.ts'
import { test } from '../gallery/gallery-test.ts'
import { halls } from '../gallery/halls.ts'

/** Mistakes as people make them in stylesheets, and what must be said of them. */
const seeds = [
  {
    exhibit: 'over/end-chat',
    css: '.foyer-dialog h2 { inline-size: 60px; white-space: nowrap }',
    why: 'reaches out',
  },
  {
    exhibit: 'over/end-chat',
    css: '.foyer-button { max-inline-size: 40px; overflow: hidden; white-space: nowrap }',
    why: 'is cut off',
  },
  {
    exhibit: 'over/end-chat',
    css: '.foyer-dialog h2 { block-size: 8px; overflow: hidden }',
    why: 'is cut off',
  },
  {
    exhibit: 'over/end-chat',
    css: '.foyer-dialog-body { max-inline-size: 90px; line-height: 0.7 }',
    why: 'lines that touch',
  },
  { exhibit: 'over/end-chat', css: '.foyer-dialog { translate: 200px }', why: 'out of the window' },
  { exhibit: 'header/queued', css: '.person-status { max-inline-size: 50px }', why: 'is shortened' },
  { exhibit: 'composer/person', css: 'textarea { max-inline-size: 60px }', why: 'does not fit' },
  {
    exhibit: 'pages/question',
    css: '.stage { min-inline-size: 500px }',
    why: 'sideways',
  },
  { exhibit: 'pre-chat/default', css: '.foyer-field { min-inline-size: 500px }', why: 'sideways' },
]

test('the look finds a Burmese syllable that is torn', async ({ gallery }) => {
  const context = await openContext(gallery.browser, 'mobile')
  const page = await context.newPage()
  await page.goto(`${gallery.address}?exhibit=line/notes&bare&locale=my`)
  await page.locator('[data-ready]').waitFor({ state: 'attached' })
  expect(await cutsOn(page)).not.toContain('torn')
  await page
    .locator('.system-line')
    .first()
    .evaluate((line) => line.replaceChildren('မက်ဆေ့ဂျ်'))
  await page.evaluate(addStyle, '.system-line { inline-size: 60px; word-break: break-all }')
  expect(await cutsOn(page)).toContain('torn')
  await context.close()
})

for (const { exhibit: name, css, why } of seeds) {
  test(`the look finds what '${why}' (${css})`, async ({ gallery }) => {
    const exhibit = halls.flatMap((file) => gallery.exhibitsOf(file)).find((each) => each.name === name)
    if (!exhibit) throw new Error(`no exhibit ${name}`)
    const context = await openContext(gallery.browser, 'mobile')
    const visitor = await createVisitor(context, gallery.address)
    await visitor.show(exhibit, variantIn('de', 'mobile'))
    expect(await cutsOn(visitor.page)).not.toContain(why)
    await visitor.page.evaluate(addStyle, css)
    expect(await cutsOn(visitor.page)).toContain(why)
    await context.close()
  })
}

async function cutsOn(page: Page): Promise<string> {
  const cuts = await page.evaluate(async () => (await window.findCut?.()) ?? [])
  return cuts.map((cut) => cut.why).join()
}

/** Runs in the page, whose policy knows no other way to add a style. */
function addStyle(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
