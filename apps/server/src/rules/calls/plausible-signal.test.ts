import { expect, it } from 'vitest'
import type { CallSignal } from '@foyer/contract/calls/signal.ts'
import { isPlausibleSignal } from './plausible-signal.ts'

const candidate: CallSignal = {
  kind: 'candidate',
  candidate: 'candidate:1 1 udp 1 203.0.113.7 49200 typ relay',
  sdpMid: '0',
  sdpMLineIndex: 0,
}

it('takes what browsers say of their addresses', () => {
  const said: CallSignal[] = [
    candidate,
    { ...candidate, sdpMid: null, sdpMLineIndex: null },
    { ...candidate, candidate: '', sdpMid: 'audio' },
  ]
  expect(said.every(isPlausibleSignal)).toBe(true)
})

it.each(['\u0000', 'a b', '<b>', '\n'])('does not take %j for the name of a stream', (sdpMid) => {
  expect(isPlausibleSignal({ ...candidate, sdpMid })).toBe(false)
})

it('looks at descriptions, too', () => {
  expect(isPlausibleSignal({ kind: 'description', type: 'offer', sdp: 'v=0\r\n' })).toBe(false)
})
