import { callEnds, callSides } from '@foyer/contract/calls/ends.ts'
import { describe, expect, it } from 'vitest'
import { callLine, type CallFacts } from './call-lines.ts'

const began: CallFacts = { media: 'video', startedBy: 'visitor' }

function line(facts: CallFacts, side: 'visitor' | 'agent' = 'visitor'): string {
  return callLine(facts, side, (key) => key, 'en')
}

describe('T-19 1207 what the conversation says about a call', () => {
  it('that it began, and what it carries', () => {
    expect(line(began)).toBe('call.line.video')
    expect(line({ ...began, media: 'voice' })).toBe('call.line.voice')
  })

  it('that it ended, and how long both talked', () => {
    const ended = { reason: 'hungUp', seconds: 187 } as const
    expect(line({ ...began, ended })).toBe('call.end.hungUp\u00a0· 3\u00a0min\u00a07\u00a0sec')
    expect(line({ ...began, ended: { ...ended, seconds: 0 } })).toBe('call.end.hungUp')
  })

  it('who rang in vain reads that nobody answered, the other that a call was missed', () => {
    const missed: CallFacts = { ...began, ended: { reason: 'missed', seconds: 0 } }
    expect(line(missed, 'visitor')).toBe('call.end.unanswered')
    expect(line(missed, 'agent')).toBe('call.end.missed')
  })

  it.each(callEnds)('there are words for %s on both sides', (reason) => {
    for (const side of callSides)
      expect(line({ ...began, ended: { reason, seconds: 0 } }, side)).toMatch(/^call\.end\.\w+$/)
  })
})
