import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { poolTiming } from '../node-timing.ts'
import { firstShelf } from '../rules/log/shelf.ts'
import { createAppend } from './append.ts'
import type { NewEntry, Runner } from './append-statement.ts'
import type { ThreadPlaces } from './thread-places.ts'

const nothing = () => undefined

function entry(threadId: number): NewEntry {
  const body = { type: 'message', msgType: 1, content: 'hello' } as const
  return { tenantId: 1, threadId, clientId: 'client-0001', guard: { by: 'server' }, sender: 'visitor', body }
}

const place = { shelf: firstShelf, previous: undefined }
const everywhereOnTheFirst: ThreadPlaces = {
  set: nothing,
  reload: () => Promise.resolve(),
  known: () => place,
  load: () => Promise.resolve(),
  find: () => Promise.resolve(place),
}

it('while statements hang, entries are refused as soon as one has waited for too long', async () => {
  const runner: Runner = { query: () => new Promise(nothing) }
  let now = 0
  const { append } = createAppend({
    runner,
    connections: 4,
    places: everywhereOnTheFirst,
    clock: { now: () => 0 },
    monotonicMs: () => now,
    onCommitted: nothing,
    onBatchFailed: nothing,
  })
  const settled: unknown[] = []
  const send = (threadId: number) =>
    void append(entry(threadId)).catch((error: unknown) => settled.push(error))
  for (const threadId of [1, 2, 3]) {
    send(threadId)
    await nextTurn()
  }
  now = poolTiming.stuckMs
  send(4)
  await nextTurn()
  expect(settled).toEqual([])
  now += 1
  send(5)
  await nextTurn()
  expect(settled).toMatchObject([{ error: 'server.busy' }])
})
