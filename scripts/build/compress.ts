import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// `node scripts/build/compress.ts <folder>`: beside each text file of a build what is sent in its place to browsers
// that can read it. Done once here, it costs the server nothing and may take the time it takes.
const [folder = 'dist'] = process.argv.slice(2)
/** Below this the headers weigh more than what is saved. */
const worthwhileBytes = 500

const ways = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

const files = globSync('**/*.{js,css,svg}', { cwd: resolve(folder) })
for (const file of files.map((name) => join(resolve(folder), name))) {
  const bytes = await readFile(file)
  if (bytes.length < worthwhileBytes) continue
  for (const [ending, compress] of Object.entries(ways)) {
    const smaller = await compress(bytes)
    if (smaller.length < bytes.length) await writeFile(`${file}.${ending}`, smaller)
  }
}
