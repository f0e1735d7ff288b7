import { expect, it } from 'vitest'
import type { Pool } from '../platform/db/pool.ts'
import { createReadMarks } from './read-marks.ts'

const ref = { tenantId: 1, threadId: 7 }

it('a mark is known until the statement that writes it has returned, also when it is written alone', async () => {
  const answers: ((error?: Error) => void)[] = []
  const query = () =>
    new Promise<void>((resolve, reject) => answers.push((error) => (error ? reject(error) : resolve())))
  const quiet = { inc: () => undefined, error: () => undefined, warn: () => undefined }
  const marks = createReadMarks({
    pool: { query } as unknown as Pool,
    log: quiet as never,
    metrics: { rowFailures: quiet } as never,
  })
  marks.note(ref, 5)
  marks.note({ ...ref, threadId: 8 }, 1)
  const flushed = marks.flush()
  expect(marks.noted(ref)).toBe(5)
  marks.note(ref, 4)
  expect(marks.noted(ref)).toBe(5)
  answers.shift()?.(new Error('one of them is bad'))
  await expect.poll(() => answers.length).toBe(1)
  expect(marks.noted(ref)).toBe(5)
  answers.shift()?.()
  await expect.poll(() => answers.length).toBe(1)
  answers.shift()?.()
  await flushed
  expect(marks.noted(ref)).toBe(4)
})
