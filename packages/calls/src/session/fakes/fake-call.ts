import { fakeClock } from '@foyer/client/fakes/fake-clock.ts'
import type { WakeNews } from '@foyer/client/ports/wake.ts'
import { unknown, type Result } from '@foyer/client/result.ts'
import { memoryStorage } from '@foyer/client/storage.ts'
import { callOf, newCallRow, type CallRow } from '@foyer/core/calls/row.ts'
import { decideCallAct, type SaidAct } from '@foyer/core/calls/truth.ts'
import { createCallSession, type CallSessionOptions } from '../create-call-session.ts'
import { FakeConnection } from './fake-connection.ts'
import { FakeDevices } from './fake-media.ts'

const people = { adminNick: 'Ana', adminFace: '', userName: 'Sam' }
const refused: Result<never> = {
  ok: false,
  kind: 'refused',
  error: 'call.refused',
  http: 409,
}

/** A visitor's session in a browser of its own, with a server that holds one call by the real rules. */
export function fakeCall() {
  const clock = fakeClock()
  const devices = new FakeDevices()
  const connections: FakeConnection[] = []
  const storage = memoryStorage()
  const acts: string[] = []
  const signals: { to: string; leg: string }[] = []
  const wakes = new Set<(news: WakeNews) => void>()
  let row: CallRow | undefined
  let isOffline = false
  let isBroken = false
  let legs = 0

  function say(said: SaidAct): Result<CallRow> {
    if (!row) return refused
    const decision = decideCallAct(row, said, clock.now())
    if ('refuse' in decision) return refused
    ;({ row } = decision)
    return { ok: true, data: row }
  }

  const options: CallSessionOptions = {
    side: 'visitor',
    act: (input) => {
      acts.push(input.act)
      if (isOffline) return Promise.resolve(unknown('network'))
      if (!row) return Promise.resolve({ ok: true, data: { signals: [] } })
      const result = say({ side: 'visitor', ...input })
      if (!result.ok) return Promise.resolve(result)
      const call = callOf(result.data, people, clock.now())
      const ice = { servers: [{ urls: ['turn:t.example'] }], isRelayOnly: true }
      return Promise.resolve({ ok: true, data: { call, signals: [], ...(input.act === 'join' && { ice }) } })
    },
    signal: ({ leg, to }) => {
      signals.push({ leg, to })
      return Promise.resolve({ ok: true, data: {} })
    },
    invite: (videoType) => {
      if (row && row.status !== 'ended') return Promise.resolve(refused)
      row = newCallRow({ id: 'c1', startedBy: 'visitor', videoType }, clock.now())
      return Promise.resolve({ ok: true, data: { callId: 'c1' } })
    },
    ports: {
      clock,
      wake: {
        listen: (onNews) => {
          wakes.add(onNews)
          return () => void wakes.delete(onNews)
        },
      },
      newLeg: () => `leg-v-${(legs += 1)}`,
      storage,
      connect: (configuration) => {
        if (isBroken) throw new DOMException('no such relay', 'SyntaxError')
        const connection = new FakeConnection('visitor', configuration)
        connections.push(connection)
        return connection.asReal()
      },
      mediaDevices: devices.asReal(),
      permissions: devices.permissions,
      newStream: (tracks) => fakeStream(tracks),
      newAudio: () => {
        throw new Error('nobody asked for a level')
      },
    },
  }

  return {
    clock,
    devices,
    connections,
    acts,
    signals,
    /** A page of this browser; another one is what comes after a reload. */
    open: () => createCallSession(options),
    /** Acts as the other side. */
    agent: (said: Omit<SaidAct, 'side'>) => say({ ...said, side: 'agent' }),
    agentRings: () => {
      row = newCallRow({ id: 'c1', startedBy: 'agent', videoType: 'video' }, clock.now())
      say({ side: 'agent', leg: 'leg-a-1', act: 'join' })
    },
    row: () => row,
    /** From now on this browser makes no connections. */
    breakBrowser: () => {
      isBroken = true
    },
    setOffline: (next: boolean) => {
      isOffline = next
    },
    tell: (news: WakeNews) => {
      for (const wake of wakes) wake(news)
    },
  }
}

function fakeStream(tracks: readonly MediaStreamTrack[]): MediaStream {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that sessions ask of a stream
  return { getTracks: () => [...tracks] } as unknown as MediaStream
}
