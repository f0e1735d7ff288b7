import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { tolerant } from './tolerant.ts'

const configFile = join(import.meta.dirname, '../vite.config.ts')

/**
 * The gallery as plain files, from the sources as they are now: a built page opens many times faster than one that
 * is compiled on request. React's own warnings stay in it.
 */
export async function buildSite({ isTolerant }: { isTolerant: boolean }): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'foyer-gallery-'))
  process.env['NODE_ENV'] = 'development'
  await build({
    configFile,
    mode: 'development',
    logLevel: 'silent',
    plugins: isTolerant ? [tolerant()] : [],
    build: { outDir, minify: false, rolldownOptions: { shimMissingExports: isTolerant } },
  })
  return outDir
}
