import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../repository/root.ts'
import { sourceFiles } from '../repository/source-files.ts'

const copied = [
  'packages/contract',
  'apps/server',
  'apps/desk/src',
  'packages/ui/src',
  'packages/i18n/locales',
  'tests/walk',
  'scripts',
]

let copy = ''
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'foyer-new-'))
  for (const folder of copied)
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (file) => !/node_modules|\/dist(?:\/|$)/.test(file.slice(root.length)),
    })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  symlinkSync(join(root, 'packages/contract/node_modules'), join(copy, 'packages/contract/node_modules'))
})
afterEach(() => rmSync(copy, { recursive: true }))

/** Runs `pnpm new` in the copy and names the files that it wrote, locale files aside. */
function run(...words: string[]): string[] {
  const said = execFileSync(process.execPath, [join(copy, 'scripts/new.ts'), ...words], { encoding: 'utf8' })
  const named = said.split('\n').filter((line) => line.startsWith(copy))
  const files = named.map((line) => line.slice(copy.length + 1))
  const changed = sourceFiles('{packages,apps,tests}/**/*.{ts,tsx}').filter((file) => isChanged(file))
  for (const file of changed) expect(files).toContain(file)
  return files.filter((file) => !file.includes('/locales/'))
}

function isChanged(file: string): boolean {
  const other = join(copy, file)
  return existsSync(other) && readFileSync(other, 'utf8') !== readFileSync(join(root, file), 'utf8')
}

/** What a program prints that imports from the copy. */
function printed(program: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: copy,
    encoding: 'utf8',
  })
}

describe('pnpm new', () => {
  it('kind: 5 files, with view, style and test', () => {
    expect(run('kind', 'giftCard')).toHaveLength(5)
    const asked = `import { msgTypes } from '${copy}/packages/contract/src/messages/kinds/codecs.ts'; console.log(msgTypes.giftCard)`
    expect(printed(asked)).toBe('14\n')
  })

  it.each([
    ['desk/words', 'desk/words', 'apps/server/src/features/desk/words/word-list.ts', '/api/desk/countThings'],
    [
      'session',
      'session',
      'apps/server/src/features/session/change-session.ts',
      '/api/chat/visitor/countThings',
    ],
  ])('endpoint in %s: a definition, a handler and a test', (area, feature, handlers, path) => {
    const [definition = '', ...files] = run('endpoint', 'countThings', '--area', area)
    expect(files).toEqual([handlers, `tests/server/${feature}/countThings.db.test.ts`])
    expect(readFileSync(join(copy, definition), 'utf8')).toContain('export const countThings =')
    const asked = `import { pathOf } from '${copy}/packages/contract/src/endpoints.ts'; console.log(pathOf('countThings'))`
    expect(printed(asked)).toBe(`${path}\n`)
    const code = readFileSync(join(copy, handlers), 'utf8')
    expect(code).toMatch(/^import \{[^}]*\bcountThings \} from '@foyer\/contract/m)
    expect(code).toMatch(/^const countThingsRoute = serve\(countThings,/m)
    expect(code).toMatch(/^export const \w+Routes = \{\s+countThings: countThingsRoute,/m)
  })

  it('page: a page, its route and its row', () => {
    const files = run('page', 'workingHours')
    expect(files).toHaveLength(3)
    expect(files).toContain('apps/desk/src/settings/WorkingHoursPage.tsx')
    const texts = readFileSync(join(copy, 'packages/i18n/locales/zh/desk.json'), 'utf8')
    expect(JSON.parse(texts)).toHaveProperty(['settings.workingHours'])
  })

  it('setting: its group, its row in the decoder and the row of its proof; stored channels have its default', () => {
    expect(run('setting', 'soundFlag', '--area', 'reception')).toHaveLength(3)
    const config = `${copy}/packages/contract/src/channel/config.ts`
    const asked = `import { defaultChannelConfig, encodeChannelConfig } from '${config}'
      import { decodeChannel } from '${copy}/packages/contract/src/channel/decode-channel.ts'
      const wire = encodeChannelConfig(defaultChannelConfig)
      console.log(wire.soundFlag, decodeChannel(wire).soundFlag)`
    expect(printed(asked)).toBe('0 false\n')
  })

  it.each([
    ['a scaffold that does not exist', ['folder', 'x']],
    ['an endpoint without an area', ['endpoint', 'countWords']],
    ['an endpoint that is there already', ['endpoint', 'listWords', '--area', 'words']],
    ['a name that is no name', ['page', '../escape']],
  ])('refuses %s and writes nothing', (_what, words) => {
    expect(() => run(...words)).toThrow()
    const changed = sourceFiles('{packages,apps,tests}/**/*.{ts,tsx}').filter((file) => isChanged(file))
    expect(changed).toEqual([])
  })
})
