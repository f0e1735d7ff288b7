import { fakeClock } from '@foyer/client/fakes/fake-clock.ts'
import { unknown, type Result } from '@foyer/client/result.ts'
import { maxSignalsAtOnce } from '@foyer/contract/calls/limits.ts'
import type { CallSignal } from '@foyer/contract/calls/signal.ts'
import { callTiming } from '@foyer/core/timing.ts'
import { describe, expect, it } from 'vitest'
import { createSignalQueue } from './signal-queue.ts'

const ok: Result<unknown> = { ok: true, data: {} }
const refused: Result<unknown> = {
  ok: false,
  kind: 'refused',
  error: 'call.refused',
  http: 409,
}

function given(...answers: Result<unknown>[]) {
  const clock = fakeClock()
  const sent: string[][] = []
  let refusals = 0
  const queue = createSignalQueue({
    clock,
    send: (signals) => {
      sent.push(signals.map((signal) => (signal.kind === 'candidate' ? signal.candidate : signal.type)))
      return Promise.resolve(answers.shift() ?? ok)
    },
    onRefused: () => void (refusals += 1),
  })
  const push = (name: string): void =>
    queue.push({ kind: 'candidate', candidate: name, sdpMid: null, sdpMLineIndex: null } satisfies CallSignal)
  return { clock, queue, push, sent, refusals: () => refusals }
}

describe('signals on their way', () => {
  it('what comes together travels together', async () => {
    const { clock, push, sent } = given()
    for (const name of ['a', 'b']) push(name)
    await clock.advance(callTiming.gatherMs)
    push('c')
    await clock.advance(callTiming.gatherMs)
    expect(sent).toEqual([['a', 'b'], ['c']])
  })

  it('not more at once than the server takes', async () => {
    const { clock, push, sent } = given()
    const names = Array.from({ length: maxSignalsAtOnce + 3 }, (_, at) => `s${at}`)
    names.forEach(push)
    await clock.advance(1_000)
    expect(sent.map(({ length }) => length)).toEqual([maxSignalsAtOnce, 3])
    expect(sent.flat()).toEqual(names)
  })

  it('sent again until it is answered, and nothing overtakes it', async () => {
    const { clock, push, sent } = given(unknown('network'), unknown('busy', 3_000))
    push('a')
    await clock.advance(callTiming.gatherMs)
    push('b')
    await clock.advance(callTiming.hurriedBeatMs)
    expect(sent).toEqual([['a'], ['a', 'b']])
    await clock.advance(2_999)
    expect(sent).toHaveLength(2)
    await clock.advance(1)
    expect(sent.at(-1)).toEqual(['a', 'b'])
  })

  it('what is refused is dropped, and what follows is tried', async () => {
    const { clock, push, sent, refusals } = given(refused)
    push('a')
    await clock.advance(callTiming.gatherMs)
    push('b')
    await clock.advance(callTiming.gatherMs)
    expect(sent).toEqual([['a'], ['b']])
    expect(refusals()).toBe(1)
  })

  it('after the end nothing is sent', async () => {
    const { clock, queue, push, sent } = given()
    push('a')
    queue.stop()
    push('b')
    await clock.advance(10_000)
    expect(sent).toEqual([])
  })
})
