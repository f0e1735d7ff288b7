import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { loadFoyer as source } from '../src/load-foyer.ts'
import { buildPackage } from './build-package.ts'

const root = join(import.meta.dirname, '..')
const site = mkdtempSync(join(tmpdir(), 'foyer-site-'))
const installed = join(site, 'node_modules/@foyer/embed')

const right = `
  import { loadFoyer, type HostEvent } from '@foyer/embed'
  import { FoyerChat, FoyerInline } from '@foyer/embed/react'

  const foyer = loadFoyer({ server: 'https://chat.example', channel: 'demo', mount: document.body })
  export const unread: Promise<number> = foyer('get', 'unread')
  export const done: Promise<void> = foyer('on', 'unread', ({ count }) => count.toFixed())
  void foyer('open', { draft: 'Hello', view: 'leave-message' })
  void foyer('send', { title: 'Kettle', price: '39 €' })
  void foyer('identify', async () => 'a.b.c')
  const hear = (event: HostEvent) => event.name === 'message' && event.from === 'agent'
  export const page = <><FoyerChat server="https://chat.example" channel="demo" onEvent={hear} />
    <FoyerInline server="https://chat.example" channel="demo" className="chat" /></>`

const wrong = [
  `foyer('opne')`,
  `foyer('on', 'opened', () => {})`,
  `foyer('get', 'secret')`,
  `foyer('open', { view: 'admin' })`,
  `foyer('send', { price: '39 €' })`,
  `foyer('setTheme', 'blue')`,
]

/** A site that has installed what would be published, and nothing else of this repository. */
beforeAll(() => {
  buildPackage(join(root, 'dist'))
  execFileSync('pnpm', ['pack', '--pack-destination', site], { cwd: root, stdio: 'pipe' })
  mkdirSync(installed, { recursive: true })
  mkdirSync(join(site, 'node_modules/@types'))
  const [tarball = ''] = globSync(join(site, '*.tgz'))
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  for (const name of ['react', '@types/react'])
    symlinkSync(join(root, 'node_modules', name), join(site, 'node_modules', name))
})
afterAll(() => rmSync(site, { recursive: true, force: true }))

it('what is published names nothing that is not', () => {
  const files = globSync('dist/*', { cwd: installed })
  expect(files).toContain('dist/index.d.ts')
  for (const file of files)
    expect(readFileSync(join(installed, file), 'utf8')).not.toMatch(/zod|@foyer\/contract|\.ts['"]/)
})

it('a site uses it with types, and is told of its mistakes', () => {
  const start = `import { loadFoyer } from '@foyer/embed'
    const foyer = loadFoyer({ server: 'https://chat.example', channel: 'demo' })`
  const sources = [right, ...wrong.map((statement) => `${start}\nvoid ${statement}`)]
  const files = sources.map((_, at) => join(site, `site-${at}.tsx`))
  for (const [at, file] of files.entries()) writeFileSync(file, sources[at] ?? '')
  const problems = ts.getPreEmitDiagnostics(ts.createProgram(files, options))
  const told = problems
    .filter(({ file }) => !file?.fileName.includes('/@types/'))
    .map(({ file, messageText }) => ({
      file: file?.fileName,
      text: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }))
  expect(told.filter(({ file }) => !files.slice(1).includes(file ?? ''))).toEqual([])
  for (const file of files.slice(1)) expect(told).toContainEqual(expect.objectContaining({ file }))
})

it('can be imported where there is no page', async () => {
  const address = pathToFileURL(join(installed, 'dist/index.js')).href
  const { loadFoyer } = (await import(/* @vite-ignore */ address)) as { loadFoyer: typeof source }
  const foyer = loadFoyer({ server: 'https://chat.example', channel: 'demo' })
  await expect(foyer('open')).rejects.toThrow('notReady')
})

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
}
