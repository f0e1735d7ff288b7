import type { LayoutName } from '../src/rules/layout/choose-layout.ts'
import { isLocaleCode } from '@foyer/i18n/locales.ts'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { buildSite } from './tool/build-site.ts'
import { openBrowser, openContext } from './tool/open-context.ts'
import { readCatalogue } from './tool/read-catalogue.ts'
import { serveSite } from './tool/serve-site.ts'
import { allVariants, fewVariants, nameOf, type Variant } from './tool/variants.ts'
import { createVisitor, type Visitor, type Wanted } from './tool/visitor.ts'

// Pictures of exhibits, from the sources as they are now. README.md tells how.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '/tmp/shots' },
    'all-variants': { type: 'boolean', default: false },
    locale: { type: 'string', default: 'en' },
    scale: { type: 'string', default: '1' },
  },
})
const locale = isLocaleCode(values.locale) ? values.locale : 'en'
const variants = (values['all-variants'] ? allVariants : fewVariants).map((each) => ({ ...each, locale }))

const [folder, browser] = await Promise.all([buildSite({ isTolerant: true }), openBrowser()])
const site = await serveSite(folder)
let failures = 0
try {
  await main()
} finally {
  await browser.close()
  await site.close()
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = failures > 0 ? 1 : 0

async function main(): Promise<void> {
  const first = await openContext(browser, 'desktop')
  const halls = await readCatalogue(first, site.address)
  await first.close()
  for (const { file, error } of halls)
    if (error) console.error(stripVTControlCharacters(`${file}: ${error}\n`))
  const all = halls.flatMap(({ file, exhibits }) => exhibits.map((exhibit) => ({ ...exhibit, file })))
  const wanted = all.filter(({ name }) => positionals.some((prefix) => name.startsWith(prefix)))
  if (wanted.length > 0) await Promise.all([shootAll(wanted, 'desktop'), shootAll(wanted, 'mobile')])
  else for (const { name, file } of all) console.log(`${name}  ${file}`)
}

/** One window per layout: two at once is what two cores bear. */
async function shootAll(wanted: readonly Wanted[], layout: LayoutName): Promise<void> {
  const context = await openContext(browser, layout, Number(values.scale))
  const visitor = await createVisitor(context, site.address)
  const turns = variants.filter((variant) => variant.layout === layout)
  for (const exhibit of wanted) {
    for (const variant of turns) await shoot(visitor, exhibit, variant)
  }
}

async function shoot(visitor: Visitor, exhibit: Wanted, variant: Variant): Promise<void> {
  const complaints = await visitor.show(exhibit, variant)
  const path = join(values.out, exhibit.name, `${nameOf(variant)}.png`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, await visitor.picture(exhibit.place))
  console.log(path)
  for (const complaint of complaints) console.error(`  ${complaint.split('\n').slice(0, 6).join('\n  ')}`)
  failures += complaints.length
}
