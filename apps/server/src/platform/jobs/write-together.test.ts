import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeTogether } from './write-together.ts'

it('good rows are written once, whatever the bad ones are, and each bad one is reported once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ id: fc.nat(), isBad: fc.boolean() })), async (rows) => {
      const written: unknown[] = []
      const refused: unknown[] = []
      await writeTogether(
        rows,
        async (some) => {
          if (some.some(({ isBad }) => isBad)) throw new Error('refused')
          written.push(...some)
        },
        (row) => refused.push(row),
      )
      expect(written).toEqual(rows.filter(({ isBad }) => !isBad))
      expect(refused).toEqual(rows.filter(({ isBad }) => isBad))
    }),
  )
})

it('an outage blames no row', async () => {
  const away = Object.assign(new Error('away'), { code: 'ECONNRESET' })
  const refused: unknown[] = []
  const writing = writeTogether(
    [1, 2],
    () => Promise.reject(away),
    (row) => refused.push(row),
  )
  await expect(writing).rejects.toBe(away)
  expect(refused).toEqual([])
})
