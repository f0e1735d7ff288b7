import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from 'vite'

const server = dirname(import.meta.dirname)
let outDir: string
beforeAll(async () => {
  // Where what it imports is found.
  outDir = await mkdtemp(join(server, 'node_modules/.foyer-'))
  await build({ root: server, logLevel: 'silent', build: { outDir, emptyOutDir: true } })
})
afterAll(() => rm(outDir, { recursive: true }))

/** Runs a file by this Node, which says that it is another one. */
function runAs(version: string, file: string): Promise<{ code: unknown; output: string }> {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, file, 'start']
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: {} }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
}

const files = [
  ['the source', () => join(server, 'src/foyer.js')],
  ['what was built', () => join(outDir, 'foyer.js')],
] as const

it.each(files)('%s says in one line that it needs a newer Node', async (_what, file) => {
  for (const version of ['18.20.4', '24.11.9']) {
    const { code, output } = await runAs(version, file())
    expect(code).toBe(1)
    expect(output).toBe(`Foyer needs Node 24.12 or newer, and this is Node ${version}.\n`)
  }
})

it.each(files)('%s starts on a newer one, and asks for its configuration', async (_what, file) => {
  const { code, output } = await runAs('25.0.0', file())
  expect(code).toBe(1)
  expect(output).toContain('FOYER_KEYS')
})
