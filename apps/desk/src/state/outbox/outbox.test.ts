import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../platform/storage.ts'
import { forgetOutbox, loadOutbox, saveOutbox } from './outbox-storage.ts'
import {
  nextToSend,
  outboxStep,
  retryUnreachable,
  withoutArrived,
  type Outbox,
  type Unsent,
} from './outbox.ts'

const item = (id: string, change: Partial<Unsent> = {}): Unsent => ({
  id,
  threadId: 't',
  text: id,
  at: 1000,
  state: 'sending',
  ...change,
})
const states = (outbox: Outbox) => outbox.map(({ state }) => state)

describe('replies on their way', () => {
  const two = [item('a'), item('b'), item('x', { threadId: 'other' })]

  it('go one at a time, in the order they were written', () => {
    expect(nextToSend(two, 't')?.id).toBe('a')
    expect(nextToSend(outboxStep(two, { on: 'sent', id: 'a', seq: 4 }), 't')?.id).toBe('b')
  })

  it('wait behind one that failed, and go again together', () => {
    const failed = outboxStep(two, { on: 'failed', id: 'a', error: 'network' })
    expect(states(failed)).toEqual(['failed', 'failed', 'sending'])
    const again = outboxStep(failed, { on: 'retried', threadId: 't' })
    expect(states(again)).toEqual(['sending', 'sending', 'sending'])
    expect(nextToSend(again, 't')?.id).toBe('a')
  })

  it('are tried again by themselves only when it was the connection that failed', () => {
    const outbox = [
      item('a', { state: 'failed', error: 'network' }),
      item('b', { state: 'failed', error: 'session.closed' }),
    ]
    expect(states(retryUnreachable(outbox))).toEqual(['sending', 'failed'])
  })

  it('leave when their echo is in the log, by id or by place', () => {
    const outbox = [item('a'), item('b', { state: 'sent', seq: 5 }), item('c', { state: 'sent', seq: 9 })]
    const left = withoutArrived(outbox, 't', { ids: new Set(['a']), through: 6 })
    expect(left.map(({ id }) => id)).toEqual(['c'])
  })
})

describe('replies over a reload', () => {
  it('come back with the same id until they are sent', () => {
    const storage = memoryStorage()
    const queued = outboxStep([], { on: 'queued', item: item('a') })
    saveOutbox(storage, '7', [], queued)
    expect(loadOutbox(storage, '7', 2000)).toEqual([item('a')])
    saveOutbox(storage, '7', queued, outboxStep(queued, { on: 'sent', id: 'a', seq: 3 }))
    expect(loadOutbox(storage, '7', 2000)).toEqual([])
  })

  it('stay what they were: a note, a card, an answer to something, meant as it is', () => {
    const storage = memoryStorage()
    const note = item('a', { isNote: true })
    const card = item('b', { msgType: 7, fileName: 'x', quote: { msgId: 't.1', words: 'w' }, insists: true })
    saveOutbox(storage, '7', [], [note, card])
    expect(loadOutbox(storage, '7', 2000)).toEqual([note, card])
  })

  it('are nobody else’s', () => {
    const storage = memoryStorage()
    saveOutbox(storage, '7', [], [item('a')])
    expect(loadOutbox(storage, '8', 2000)).toEqual([])
    forgetOutbox(storage, '7')
    expect(storage.keys()).toEqual([])
  })

  it('wait for the agent’s word when they are old', () => {
    const storage = memoryStorage()
    saveOutbox(storage, '7', [], [item('a')])
    expect(states(loadOutbox(storage, '7', 1000 + 3_600_000))).toEqual(['failed'])
  })

  it('are dropped when storage holds something else', () => {
    const storage = memoryStorage()
    for (const value of ['', '{', '[]', '{"id":"a"}', 'null'])
      storage.set(`foyer.desk.unsent.7.${value}`, value)
    expect(loadOutbox(storage, '7', 0)).toEqual([])
  })
})
