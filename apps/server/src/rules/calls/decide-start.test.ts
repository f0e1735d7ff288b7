import { describe, expect, it } from 'vitest'
import type { Owner } from '../log/head.ts'
import { decideCallStart, isSameStart, type CallWish } from './decide-start.ts'
import { newCallRow } from '@foyer/core/calls/row.ts'

const served = { isOpen: true, owner: { kind: 'agent', agentId: 7 } } as const
const flags = { voiceCallFlag: true, videoCallFlag: true } as const
const visitor: CallWish = { by: 'visitor', videoType: 'video', isBlocked: false, flags }

describe('C-01 who may ring', () => {
  it('C-01 a visitor rings the agent who has them', () => {
    expect(decideCallStart(served, visitor)).toEqual({ agentId: 7 })
  })

  it.each(['robot', 'queue', 'nobody'] as const)('C-01 with %s there is nobody to ring', (kind) => {
    const owner: Owner = { kind }
    expect(decideCallStart({ isOpen: true, owner }, visitor)).toEqual({ refuse: 'call.refused' })
  })

  it('C-01 a session that is over has no calls, and a blocked visitor none at all', () => {
    const over = { isOpen: false, owner: { kind: 'nobody' } } as const
    expect(decideCallStart(over, visitor)).toEqual({ refuse: 'session.closed' })
    expect(decideCallStart(served, { ...visitor, isBlocked: true })).toEqual({ refuse: 'visitor.blocked' })
  })

  it.each([
    ['voice', { voiceCallFlag: false, videoCallFlag: true }],
    ['video', { voiceCallFlag: true, videoCallFlag: false }],
  ] as const)('C-01 no %s where the channel offers none', (videoType, off) => {
    const wish: CallWish = { ...visitor, videoType, flags: off }
    expect(decideCallStart(served, wish)).toEqual({ refuse: 'call.refused' })
    const other = videoType === 'voice' ? 'video' : 'voice'
    expect(decideCallStart(served, { ...wish, videoType: other })).toEqual({ agentId: 7 })
  })

  it('S-25 an agent rings in their own thread only', () => {
    expect(decideCallStart(served, { by: 'agent', agentId: 7, videoType: 'voice' })).toEqual({ agentId: 7 })
    const other: CallWish = { by: 'agent', agentId: 8, videoType: 'voice' }
    expect(decideCallStart(served, other)).toEqual({ refuse: 'thread.notYours' })
    expect(decideCallStart({ ...served, isOpen: false }, { ...other, agentId: 7 })).toEqual({
      refuse: 'thread.notYours',
    })
  })
})

describe('the same wish again', () => {
  const row = newCallRow({ id: 'c1', startedBy: 'visitor', videoType: 'video' }, 0)

  it('is the same while nobody has taken part', () => {
    expect(isSameStart(row, visitor)).toBe(true)
    expect(isSameStart({ ...row, legs: { ...row.legs, visitor: 'leg-1' } }, visitor)).toBe(false)
    expect(isSameStart({ ...row, status: 'accepted' }, visitor)).toBe(false)
  })

  it('another kind of call, or from the other side, is another wish', () => {
    expect(isSameStart(row, { ...visitor, videoType: 'voice' })).toBe(false)
    expect(isSameStart(row, { by: 'agent', agentId: 7, videoType: 'video' })).toBe(false)
  })
})
