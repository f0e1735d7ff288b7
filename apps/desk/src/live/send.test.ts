import { fakeClock } from '@foyer/client/fakes/fake-clock.ts'
import { unknown, type Result } from '@foyer/client/result.ts'
import type { DeskClient } from '../platform/desk-client.ts'
import { describe, expect, it } from 'vitest'
import { outboxStep, type OutboxEvent, type Unsent } from '../state/outbox/outbox.ts'
import { createSender } from './send.ts'
import { initialState, type DeskState } from './state.ts'

type Reply = Parameters<DeskClient['reply']>[0]
type Answer = Result<{ msgId: string; seq: number; msgTime: number }>

const item = (id: string): Unsent => ({ id, threadId: 't', text: id, at: 0, state: 'sending' })
const written = (seq: number): Answer => ({ ok: true, data: { msgId: `t.${seq}`, seq, msgTime: seq } })

/** The outbox as the desk runs it, against a server that answers as scripted. */
function createRig(items: Unsent[], answers: Answer[]) {
  let state: DeskState = { ...initialState('7'), outbox: items }
  const sent: Reply[] = []
  const client = {
    reply: (input: Reply) => {
      sent.push(input)
      return Promise.resolve(answers.shift() ?? unknown('network'))
    },
  } as Partial<DeskClient> as DeskClient
  const clock = fakeClock()
  function tell(event: OutboxEvent): void {
    state = { ...state, outbox: outboxStep(state.outbox, event) }
  }
  const send = createSender({ client, clock, get: () => state, tell })
  async function sendAll(): Promise<void> {
    void send('t')
    await clock.advance(60_000)
  }
  const discard = (id: string): void => tell({ on: 'discarded', id })
  return { send, sendAll, pass: clock.advance, discard, sent, outbox: () => state.outbox }
}

describe('sending replies', () => {
  it('sends one after the other, in order', async () => {
    const rig = createRig([item('a'), item('b')], [written(1), written(2)])
    await rig.sendAll()
    expect(rig.sent.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(rig.outbox().map(({ seq }) => seq)).toEqual([1, 2])
  })

  it('repeats with the same id when nobody knows whether it arrived', async () => {
    const rig = createRig([item('a')], [unknown('timeout'), unknown('server'), written(1)])
    await rig.sendAll()
    expect(rig.sent.map(({ id }) => id)).toEqual(['a', 'a', 'a'])
    expect(rig.outbox()[0]).toMatchObject({ state: 'sent', seq: 1 })
  })

  it('gives up after some tries and keeps what comes after it back', async () => {
    const rig = createRig([item('a'), item('b')], [])
    await rig.sendAll()
    expect(rig.sent.map(({ id }) => id)).toEqual(['a', 'a', 'a'])
    expect(rig.outbox().map(({ state, error }) => [state, error])).toEqual([
      ['failed', 'network'],
      ['failed', 'network'],
    ])
  })

  it('does not repeat what was discarded while it waited', async () => {
    const rig = createRig([item('a'), item('b')], [unknown('network'), written(1)])
    void rig.send('t')
    await rig.pass(0)
    rig.discard('a')
    await rig.sendAll()
    expect(rig.sent.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('does not repeat what was refused', async () => {
    const refused: Answer = {
      ok: false,
      kind: 'refused',
      error: 'session.closed',
      http: 409,
    }
    const rig = createRig([item('a')], [refused])
    await rig.sendAll()
    expect(rig.sent).toHaveLength(1)
    expect(rig.outbox()[0]).toMatchObject({ state: 'failed', error: 'session.closed' })
  })

  it('leaves a reply for the next session when this one is over', async () => {
    const over: Answer = {
      ok: false,
      kind: 'refused',
      error: 'identity.expired',
      http: 401,
    }
    const rig = createRig([item('a'), item('b')], [over])
    await rig.sendAll()
    expect(rig.outbox()).toEqual([item('a'), item('b')])
  })

  it('sends nothing twice when it is asked twice', async () => {
    const rig = createRig([item('a')], [written(1)])
    await Promise.all([rig.send('t'), rig.send('t')])
    expect(rig.sent).toHaveLength(1)
  })
})
