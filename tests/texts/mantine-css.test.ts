import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/repository/root.ts'
import { sourceFiles } from '../../scripts/repository/source-files.ts'

const desk = 'apps/desk/src/'
const sheets = 'apps/desk/node_modules/@mantine/core/styles/'
/** Components whose looks are in the sheet of another one. */
const elsewhere: Record<string, string> = {
  Select: 'Combobox',
  Autocomplete: 'Combobox',
  FileButton: 'Button',
}
/** Components that other ones draw with. */
const inside: Record<string, string[]> = { SegmentedControl: ['FloatingIndicator'] }

const sheetsIn = (css: string): string[] =>
  [...css.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(([, name = '']) => name)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('every component of Mantine that the desk uses has its style sheet imported', () => {
  const everywhere = new Set(sheetsIn(read(`${desk}ui/styles.css`)))
  const missing = sourceFiles(`${desk}**/*.tsx`).flatMap((file) => {
    // The sheet may be loaded with the part of the desk that needs it.
    const [area = ''] = file.slice(desk.length).split('/')
    const ofArea = sourceFiles(`${desk}${area}/**/*.css`).flatMap((css) => sheetsIn(read(css)))
    const found = new Set([...everywhere, ...ofArea])
    return [...read(file).matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
      .map((name) => elsewhere[name] ?? name)
      .flatMap((name) => [name, ...(inside[name] ?? [])])
      .filter((name) => existsSync(join(root, sheets, `${name}.layer.css`)) && !found.has(name))
      .map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})
