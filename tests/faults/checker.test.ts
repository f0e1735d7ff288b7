import { describe, expect, it } from 'vitest'
import { check } from './checker.ts'
import { createHistory, type History, type ObserverKind } from './history.ts'

const observers = { visitor: 'visitorLive', agent: 'agentLive', api: 'history', db: 'database' } as const

/** Two messages, both acknowledged and seen by all in one order. */
function goodRun(): History {
  const history = createHistory(() => 0)
  send(history, 'a', 1)
  send(history, 'b', 2)
  for (const observer of names(observers)) for (const [id, seq] of pairs) see(history, observer, id, seq)
  history.logs.set('t', { seqs: [1, 2], lastSeq: 2 })
  return history
}
const pairs = [
  ['a', 1],
  ['b', 2],
] as const
type Observer = keyof typeof observers
const names = (table: typeof observers) => Object.keys(table) as Observer[]

function send(history: History, id: string, seq: number): void {
  history.invoke({ id, thread: 't', by: 'visitor', text: `text ${id}` })
  history.ok(id, seq)
}

function see(history: History, observer: Observer, id: string, seq: number, text = `text ${id}`): void {
  const kind: ObserverKind = observers[observer]
  history.see({ observer, kind, thread: 't', id, seq, text, msgTime: seq, isSystem: id.startsWith('auto') })
}

function forget(history: History, observer: Observer, id: string): void {
  const at = history.sights.findIndex((sight) => sight.observer === observer && sight.id === id)
  history.sights.splice(at, 1)
}

const verdictsOf = (history: History) => [...new Set(check(history).violations.map(({ verdict }) => verdict))]

describe('the checker', () => {
  it('finds nothing in a good run', () => {
    expect(check(goodRun())).toEqual({
      violations: [],
      totals: { acked: 2, lost: 0, doubled: 0, reordered: 0, phantom: 0 },
    })
  })

  it('accepts an unknown outcome either way', () => {
    const unseen = goodRun()
    unseen.invoke({ id: 'c', thread: 't', by: 'visitor', text: 'text c' })
    expect(verdictsOf(unseen)).toEqual([])
    const seen = goodRun()
    seen.invoke({ id: 'c', thread: 't', by: 'visitor', text: 'text c' })
    for (const observer of names(observers)) see(seen, observer, 'c', 3)
    seen.logs.set('t', { seqs: [1, 2, 3], lastSeq: 3 })
    expect(verdictsOf(seen)).toEqual([])
  })

  it('LOST: acknowledged and missing at one observer', () => {
    const history = goodRun()
    forget(history, 'agent', 'b')
    expect(verdictsOf(history)).toEqual(['LOST', 'CONVERGE'])
    expect(check(history).totals.lost).toBe(1)
  })

  it('LOST: acknowledged and missing everywhere', () => {
    const history = goodRun()
    for (const observer of names(observers)) forget(history, observer, 'b')
    expect(verdictsOf(history)).toContain('LOST')
  })

  it('LOST: an observer that saw nothing at all', () => {
    const violations = check(goodRun(), [{ observer: 'tab 2', kind: 'visitorLive', thread: 't' }]).violations
    expect(violations.map(({ verdict }) => verdict)).toContain('LOST')
  })

  it('RYW: the sender does not see its own message, live or read back', () => {
    const live = goodRun()
    forget(live, 'visitor', 'b')
    expect(verdictsOf(live)).toContain('RYW')
    const read = goodRun()
    read.readBack('a', false)
    expect(verdictsOf(read)).toEqual(['RYW'])
  })

  it('DUP: one client id at two places', () => {
    const history = goodRun()
    for (const observer of names(observers)) see(history, observer, 'a', 3)
    history.logs.set('t', { seqs: [1, 2, 3], lastSeq: 3 })
    expect(verdictsOf(history)).toContain('DUP')
    expect(check(history).totals.doubled).toBe(1)
  })

  it('DUP: one cause, two entries of the server', () => {
    const history = goodRun()
    see(history, 'db', 'auto silent', 3)
    see(history, 'db', 'auto silent', 4)
    expect(verdictsOf(history)).toContain('DUP')
  })

  it('PHANTOM: never sent, sent with other words, or never stored', () => {
    const unsent = goodRun()
    see(unsent, 'api', 'x', 3)
    expect(verdictsOf(unsent)).toContain('PHANTOM')
    const other = goodRun()
    see(other, 'api', 'a', 3, 'other words')
    expect(verdictsOf(other)).toContain('PHANTOM')
    const unstored = goodRun()
    unstored.invoke({ id: 'c', thread: 't', by: 'visitor', text: 'text c' })
    see(unstored, 'agent', 'c', 3)
    expect(verdictsOf(unstored)).toEqual(['PHANTOM'])
  })

  it('LIE: refused and seen', () => {
    const history = goodRun()
    history.fail('b')
    expect(verdictsOf(history)).toEqual(['LIE'])
  })

  it('ORDER: two observers disagree about a place', () => {
    const history = goodRun()
    forget(history, 'agent', 'a')
    forget(history, 'agent', 'b')
    see(history, 'agent', 'b', 1)
    see(history, 'agent', 'a', 2)
    expect(verdictsOf(history)).toContain('ORDER')
  })

  it('ORDER: a sender overtakes itself, or time goes back', () => {
    const overtaken = goodRun()
    overtaken.ok('a', 9)
    expect(verdictsOf(overtaken)).toEqual(['ORDER'])
    const late = goodRun()
    late.sights.forEach((sight) => (sight.msgTime = 5))
    expect(verdictsOf(late)).toEqual(['ORDER'])
  })

  it('MONOTONE: a live view goes back', () => {
    const history = goodRun()
    forget(history, 'visitor', 'a')
    see(history, 'visitor', 'a', 1)
    expect(verdictsOf(history)).toEqual(['MONOTONE'])
  })

  it('CONVERGE: stored without an answer, and somebody never saw it', () => {
    const history = goodRun()
    history.invoke({ id: 'c', thread: 't', by: 'visitor', text: 'text c' })
    see(history, 'db', 'c', 3)
    history.logs.set('t', { seqs: [1, 2, 3], lastSeq: 3 })
    expect(verdictsOf(history)).toEqual(['CONVERGE'])
  })

  it('HOLE: a place is missing, or the counter is ahead', () => {
    const missing = goodRun()
    missing.logs.set('t', { seqs: [1, 3], lastSeq: 3 })
    expect(verdictsOf(missing)).toEqual(['HOLE'])
    const ahead = goodRun()
    ahead.logs.set('t', { seqs: [1, 2], lastSeq: 3 })
    expect(verdictsOf(ahead)).toEqual(['HOLE'])
  })
})
