import { expect, it } from 'vitest'
import { createFailures } from './failures.ts'
import { logger } from './logger.ts'
import { createMetrics } from './metrics.ts'

function given() {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  const metrics = createMetrics()
  const failures = createFailures(logger('info', { write }), metrics)
  const counted = async () => {
    const { values } = await metrics.failures.get()
    return Object.fromEntries(values.map(({ labels, value }) => [String(labels.place), value]))
  }
  return { failures, lines, counted }
}

it('every failure is counted; each place logs one line in a while, with its ids', async () => {
  const { failures, lines, counted } = given()
  for (let i = 0; i < 3; i++) failures.report('a', new Error('broken'), { tenantId: 7 })
  failures.report('b', new Error('broken'))
  expect(await counted()).toEqual({ a: 3, b: 1 })
  expect(lines).toMatchObject([{ place: 'a', tenantId: 7, err: { message: 'broken' } }, { place: 'b' }])
})

it('an outage is counted here and logged where the connection is lost', async () => {
  const { failures, lines, counted } = given()
  const messages = ['Connection is closed.', 'Redis does not answer']
  for (const message of messages) failures.report('redis.get', new Error(message))
  failures.report('redis.get', Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
  expect(await counted()).toEqual({ 'redis.get': 3 })
  expect(lines).toEqual([])
})

it('an ignored failure has no result', async () => {
  const { failures, counted } = given()
  expect(await Promise.reject(new Error('broken')).catch(failures.ignore('a'))).toBeUndefined()
  expect(await counted()).toEqual({ a: 1 })
})

it('lines have neither the row that PostgreSQL quotes nor a payload', () => {
  const { failures, lines } = given()
  const row = { detail: 'Failing row contains (1, my secret text).', where: 'COPY my secret text' }
  const violation = Object.assign(new Error('violates check'), row, { code: '23514' })
  failures.report('a', violation)
  failures.report('b', new AggregateError([violation], 'listeners failed'))
  expect(JSON.stringify(lines)).not.toContain('secret')
  expect(lines).toMatchObject([{ err: { code: '23514' } }, { err: { aggregateErrors: [{ code: '23514' }] } }])
})
