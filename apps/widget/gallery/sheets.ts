import type { LayoutName } from '../src/rules/layout/choose-layout.ts'
import { isLocaleCode, locales, type LocaleCode } from '@foyer/i18n/locales.ts'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from './tool/build-site.ts'
import { composeSheet, type Panel } from './tool/compose-sheet.ts'
import { mainPanels } from './tool/main-panels.ts'
import { openBrowser, openContext } from './tool/open-context.ts'
import { readCatalogue } from './tool/read-catalogue.ts'
import { serveSite } from './tool/serve-site.ts'
import { variantIn } from './tool/variants.ts'
import { createVisitor, type Wanted } from './tool/visitor.ts'

// `pnpm sheets [locale …]`: the main panels side by side, one picture per locale and layout, to be looked at.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: join(import.meta.dirname, '../../../reports/sheets') } },
})
const all = Object.keys(locales).filter(isLocaleCode)
const codes = positionals.length > 0 ? positionals.filter(isLocaleCode) : all
const sizes = {
  mobile: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} satisfies Record<LayoutName, { width: number; height: number }>

const [folder, browser] = await Promise.all([buildSite({ isTolerant: false }), openBrowser()])
const site = await serveSite(folder)
await mkdir(values.out, { recursive: true })
try {
  const first = await openContext(browser, 'desktop')
  const catalogue = await readCatalogue(first, site.address)
  const exhibits = catalogue.flatMap((hall) =>
    hall.exhibits.map((exhibit) => ({ ...exhibit, file: hall.file })),
  )
  const wanted = mainPanels.flatMap((name) => exhibits.find((exhibit) => exhibit.name === name) ?? [])
  await Promise.all([makeSheets('mobile', wanted), makeSheets('desktop', wanted)])
} finally {
  await browser.close()
  await site.close()
  await rm(folder, { recursive: true, force: true })
}

/** Panel by panel in all locales, because a panel that is loaded is soon there in another language. */
async function makeSheets(layout: LayoutName, wanted: readonly Wanted[]): Promise<void> {
  const context = await openContext(browser, layout)
  const visitor = await createVisitor(context, site.address)
  const panels = new Map<LocaleCode, Panel[]>(codes.map((code) => [code, []]))
  for (const exhibit of wanted) {
    await visitor.show(exhibit, variantIn('en', layout), sizes[layout])
    for (const [code, list] of panels) {
      await visitor.turn(variantIn(code, layout))
      list.push({ name: exhibit.name, png: await visitor.picture('page') })
    }
  }
  const table = await context.newPage()
  for (const [code, list] of panels) {
    const path = join(values.out, `${code}-${layout}.png`)
    await writeFile(path, await composeSheet(table, list, sizes[layout]))
    console.log(path)
  }
}
