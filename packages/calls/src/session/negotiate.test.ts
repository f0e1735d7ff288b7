import type { CallSignal } from '@foyer/contract/calls/signal.ts'
import { settle } from '@foyer/client/fakes/fake-clock.ts'
import { describe, expect, it, vi } from 'vitest'
import { FakeConnection } from './fakes/fake-connection.ts'
import { negotiate } from './negotiate.ts'

type End = { connection: FakeConnection; sent: CallSignal[]; take: (signal: CallSignal) => void }

function end(name: string, isPolite: boolean): End {
  const connection = new FakeConnection(name)
  const sent: CallSignal[] = []
  const take = negotiate(connection.asReal(), {
    isPolite,
    send: (signal) => void sent.push(signal),
    onOffer: () => Promise.resolve(),
  })
  return { connection, sent, take }
}

function wantsToNegotiate({ connection }: End): void {
  connection.dispatchEvent(new Event('negotiationneeded'))
}

/** Everything that is under way arrives, until nobody has anything to say. */
async function exchange(one: End, other: End): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    await settle()
    const [fromOne, fromOther] = [one.sent.splice(0), other.sent.splice(0)]
    fromOne.forEach(other.take)
    fromOther.forEach(one.take)
  }
  await settle()
}

const types = (sent: readonly CallSignal[]) =>
  sent.map((signal) => (signal.kind === 'description' ? signal.type : signal.candidate))

describe('negotiation', () => {
  it('an offer is answered', async () => {
    const [visitor, agent] = [end('visitor', true), end('agent', false)]
    wantsToNegotiate(agent)
    await settle()
    expect(types(agent.sent)).toEqual(['offer'])
    await exchange(visitor, agent)
    expect(visitor.connection.remoteDescription?.sdp).toBe('agent offer 1')
    expect(agent.connection.remoteDescription?.sdp).toBe('visitor answer 1')
    expect([visitor.connection.signalingState, agent.connection.signalingState]).toEqual(['stable', 'stable'])
  })

  it('when both make an offer, the impolite one’s stands', async () => {
    const [visitor, agent] = [end('visitor', true), end('agent', false)]
    wantsToNegotiate(agent)
    wantsToNegotiate(visitor)
    await exchange(visitor, agent)
    expect(visitor.connection.remoteDescription?.sdp).toBe('agent offer 1')
    expect(agent.connection.remoteDescription).toMatchObject({ type: 'answer' })
    expect([visitor.connection.signalingState, agent.connection.signalingState]).toEqual(['stable', 'stable'])
  })

  it('candidates of an offer that was not taken are not taken either; later ones are', async () => {
    const agent = end('agent', false)
    wantsToNegotiate(agent)
    await settle()
    agent.take({ kind: 'description', type: 'offer', sdp: 'theirs' })
    agent.take(candidate('of theirs'))
    agent.take({ kind: 'description', type: 'answer', sdp: 'to ours' })
    agent.take(candidate('of the answer'))
    await settle()
    expect(agent.connection.candidates).toEqual(['of the answer'])
  })

  it('what was sent twice does no harm', async () => {
    const [visitor, agent] = [end('visitor', true), end('agent', false)]
    wantsToNegotiate(agent)
    await settle()
    agent.sent.push(...agent.sent)
    await exchange(visitor, agent)
    expect([visitor.connection.signalingState, agent.connection.signalingState]).toEqual(['stable', 'stable'])
  })

  it('a signal that makes no sense does not keep the next ones back', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const visitor = end('visitor', true)
    visitor.take(candidate('broken'))
    visitor.take({ kind: 'description', type: 'answer', sdp: 'to nothing' })
    visitor.take({ kind: 'description', type: 'offer', sdp: 'real' })
    await settle()
    expect(types(visitor.sent)).toEqual(['answer'])
    expect(report.mock.calls).toEqual([[new DOMException('unknown', 'OperationError')]])
    vi.unstubAllGlobals()
  })

  it('candidates are passed on as they are found', () => {
    const agent = end('agent', false)
    agent.connection.finds('candidate:1')
    expect(agent.sent).toEqual([
      { kind: 'candidate', candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0 },
    ])
  })
})

function candidate(text: string): CallSignal {
  return { kind: 'candidate', candidate: text, sdpMid: '0', sdpMLineIndex: 0 }
}
