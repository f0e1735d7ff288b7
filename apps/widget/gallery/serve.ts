import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'

// `pnpm gallery [--port 5180]` serves it; `pnpm gallery --update [name …]` remembers how it looks now.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '5180' }, update: { type: 'boolean', default: false } },
})
if (values.update) update(positionals)
else await serve(Number(values.port))

async function serve(port: number): Promise<void> {
  const configFile = join(import.meta.dirname, 'vite.config.ts')
  const server = await createServer({ configFile, server: { port } })
  await server.listen()
  server.printUrls()
}

/** `names`: only files of exhibits whose name has one of these in it. */
function update(names: readonly string[]): void {
  const only = names.length > 0 ? ['--grep', names.join('|')] : []
  const config = ['--config', 'playwright.gallery.config.ts']
  const args = ['test', ...config, 'looks', '--update-snapshots=all', ...only]
  const child = spawn('playwright', args, { cwd: join(import.meta.dirname, '../../..'), stdio: 'inherit' })
  child.once('exit', (code) => (process.exitCode = code ?? 1))
}
