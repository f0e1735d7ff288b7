import { listCalls, type PastCall } from '@foyer/contract/desk/calls.ts'
import { expect, it } from 'vitest'
import { isMissed, outcomeText } from './past-call.ts'

const [example] = listCalls.example.output.calls

function call(part: Partial<PastCall>): PastCall {
  return {
    callId: 'c',
    threadId: 't',
    userName: 'Sam',
    adminNick: 'Ana',
    startTime: 1,
    ...example,
    ...part,
  } as PastCall
}

function outcome(part: Partial<PastCall>): string {
  return outcomeText(call(part), (key) => key, 'en')
}

it('a call has its length, or the reason why it has none', () => {
  expect(outcome({ seconds: 184 })).toBe('3\u00a0min\u00a04\u00a0sec')
  expect(outcome({ seconds: 0, reason: 'declined' })).toBe('call.end.declined')
  expect(outcome({ seconds: 0, reason: 'missed', startedBy: 'agent' })).toBe('call.end.unanswered')
})

it('one that goes on says so', () => {
  const { reason: _reason, ...open } = call({ seconds: 0 })
  expect(outcomeText(open, (key) => key, 'en')).toBe('calls.open')
})

it.each(['missed', 'cancelled'] as const)('a visitor who was not answered (%s) was missed', (reason) => {
  expect(isMissed(call({ startedBy: 'visitor', reason }))).toBe(true)
  expect(outcome({ startedBy: 'visitor', reason, seconds: 0 })).toBe('call.end.missed')
  expect(isMissed(call({ startedBy: 'agent', reason }))).toBe(false)
})
