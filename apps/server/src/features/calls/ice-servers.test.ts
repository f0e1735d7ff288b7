import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { callTiming } from '@foyer/core/timing.ts'
import { iceFor } from './ice-servers.ts'

const turn = {
  turnUrls: ['turn:turn.shop.example:3478'],
  secret: 'a secret of the relay and ours',
  isRelayOnly: false,
  stunUrls: ['stun:stun.shop.example'],
}
const holder = { callId: 'c1', leg: 'leg-visitor-1' }
const now = 1_794_700_000_000

it('what a relay accepts names its end, the call and the leg, and is signed with its secret', () => {
  const { servers, isRelayOnly } = iceFor(turn, holder, now)
  const username = `${(now + callTiming.credentialMs) / 1000}:c1-leg-visitor-1`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  expect(servers).toEqual([{ urls: turn.stunUrls }, { urls: turn.turnUrls, username, credential }])
  expect(isRelayOnly).toBe(false)
})

it('who may only use the relay is told of nothing else', () => {
  const { servers, isRelayOnly } = iceFor({ ...turn, isRelayOnly: true }, holder, now)
  expect(servers.map(({ urls }) => urls)).toEqual([turn.turnUrls])
  expect(isRelayOnly).toBe(true)
})

it('without a relay browsers look for each other alone', () => {
  const alone = { ...turn, turnUrls: [], secret: '', stunUrls: [] }
  expect(iceFor(alone, holder, now)).toEqual({ servers: [], isRelayOnly: false })
})
