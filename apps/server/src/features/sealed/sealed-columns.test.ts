import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sealedColumns } from './sealed-columns.ts'

const src = join(import.meta.dirname, '../..')

it('every file that seals a secret has its column in the list, so that a key can be replaced', () => {
  const sealing = globSync('**/*.ts', { cwd: src })
    .filter((file) => !file.endsWith('.test.ts') && file !== 'features/sealed/reseal.ts')
    .filter((file) => /\b(box|secretBox)\.seal\(/.test(readFileSync(join(src, file), 'utf8')))
  expect(sealedColumns.map(({ sealedBy }) => sealedBy).toSorted()).toEqual(sealing.toSorted())
})
