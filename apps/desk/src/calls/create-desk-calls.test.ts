import type { CallPorts } from '@foyer/calls/session/ports.ts'
import { fakeClock } from '@foyer/client/fakes/fake-clock.ts'
import { callExample } from '@foyer/contract/calls/call.ts'
import { whoAmI } from '@foyer/contract/desk/account.ts'
import { listCalls, type PastCall } from '@foyer/contract/desk/calls.ts'
import type { DeskFrame } from '@foyer/contract/desk/thread.ts'
import { afterEach, expect, it } from 'vitest'
import type { DeskClient } from '../platform/desk-client.ts'
import type { DeskListener } from '../live/create-desk.ts'
import { initialState } from '../live/state.ts'
import { memoryStorage } from '../platform/storage.ts'
import { createDeskCalls } from './create-desk-calls.ts'

const { agent } = whoAmI.example.output
const ringing = {
  ...callExample,
  status: 'ringing',
  acceptTime: 0,
  legs: { visitor: 'leg-visitor-1', agent: '' },
}
const [ended] = listCalls.example.output.calls as PastCall[]
const stops: (() => void)[] = []

afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A call that has not ended, of Ana's unless told otherwise. */
function going(part: Partial<PastCall>): PastCall {
  const { reason: _reason, ...call } = {
    ...ended,
    adminId: agent.adminId,
    callId: ringing.callId,
    ...part,
  } as PastCall
  return call
}

/** A desk at a server where a call rings. */
function given(past: PastCall[] = []) {
  const clock = fakeClock()
  const asked: string[] = []
  let tell: DeskListener = () => undefined
  const client = {
    deskCallAct: async ({ threadId, callId, act }: Record<string, string>) => {
      asked.push(`${act} ${callId} in ${threadId}`)
      return { ok: true, data: { call: ringing, signals: [] } }
    },
    startCall: async ({ threadId, videoType }: Record<string, string>) => {
      asked.push(`start ${videoType} in ${threadId}`)
      return { ok: true, data: { callId: ringing.callId } }
    },
    listCalls: async () => ({ ok: true, data: { calls: past } }),
  } as unknown as DeskClient
  const ports = {
    clock,
    wake: { listen: () => () => undefined },
    newLeg: () => 'leg-agent-1',
    storage: undefined,
    mediaDevices: undefined,
    permissions: {
      isSecure: () => true,
      isAllowedHere: () => undefined,
      stateOf: async () => undefined,
      isInFrame: () => false,
    },
    newStream: () => undefined,
    newAudio: () => undefined,
  } as unknown as CallPorts
  const listen = (listener: DeskListener) => {
    tell = listener
    return () => undefined
  }
  const calls = createDeskCalls({ desk: { agent, client, listen }, storage: memoryStorage(), ports })
  stops.push(calls.start())
  const state = initialState(agent.adminId)
  const hear = (frame: DeskFrame) =>
    tell({ event: { on: 'frame', frame, at: 0 }, before: state, after: state })
  return { calls, asked, hear, clock, phase: () => calls.session.get().phase }
}

it('a call that the stream tells of rings, in its own conversation', async () => {
  const { calls, asked, hear, clock, phase } = given()
  expect(calls.threadId()).toBeUndefined()
  hear({ type: 'call', threadId: 't7', callId: ringing.callId })
  await clock.advance(0)
  expect(phase()).toBe('ringing')
  expect(calls.threadId()).toBe('t7')
  for (const question of asked) expect(question).toMatch(/ in t7$/)
})

it('a desk that comes in while it rings finds the call by itself', async () => {
  const { calls, hear, clock, phase } = given([
    going({ adminId: '8', callId: 'c2' }),
    going({ threadId: 't7' }),
  ])
  hear({ type: 'hello' })
  await clock.advance(0)
  expect(phase()).toBe('ringing')
  expect(calls.threadId()).toBe('t7')
})

it('what is over, or a colleague has, is nothing to ring for', async () => {
  const { asked, hear, clock, phase } = given([going({ adminId: '8' }), ...(ended ? [ended] : [])])
  hear({ type: 'hello' })
  await clock.advance(0)
  expect(asked).toEqual([])
  expect(phase()).toBe('idle')
})

it('calls the visitor of the conversation that was meant, after it was said why', async () => {
  const { calls, asked, clock } = given()
  calls.call('t3', 'voice')
  await clock.advance(0)
  expect(calls.door.get()).toMatchObject({ act: 'start', because: 'unasked' })
  calls.door.goOn()
  await clock.advance(0)
  expect(asked[0]).toBe('start voice in t3')
  expect(calls.threadId()).toBe('t3')
})
