import { expect, it } from 'vitest'
import { csvLimits } from '@foyer/contract/desk/library-limits.ts'
import { readCsvFile } from './read-csv-file.ts'

it('reads UTF-8, and says of other files what is wrong with them', async () => {
  expect(await readCsvFile(new Blob(['\uFEFFword\n敏感']))).toEqual({ csv: 'word\n敏感' })
  const gbk = new Uint8Array([0xc3, 0xf4, 0xb8, 0xd0])
  expect(await readCsvFile(new Blob([gbk]))).toEqual({ problem: 'encoding' })
  expect(await readCsvFile(new Blob(['a'.repeat(csvLimits.bytes + 1)]))).toEqual({ problem: 'tooLarge' })
})
