import { expect, it } from 'vitest'
import { flowOf } from './ReceiveFlow.tsx'

const flags = { isHeld: false, canTransfer: true, canLeave: true }

it('D-05 the assistant answers first and offers an agent, unless that is off', () => {
  expect(flowOf('robot', flags)).toEqual(['opens', 'assistant', 'asks', 'agent'])
  expect(flowOf('robotGuide', { ...flags, canTransfer: false })).toEqual(['opens', 'assistant'])
})

it('D-05 where an agent answers first, the assistant is the fallback, or a message', () => {
  expect(flowOf('humanFirst', flags)).toEqual(['opens', 'agent', 'fallback'])
  expect(flowOf('humanOnly', flags)).toEqual(['opens', 'agent', 'leave'])
  expect(flowOf('humanOnly', { ...flags, canLeave: false })).toEqual(['opens', 'agent'])
})

it('D-05 the agent is asked for by the first message', () => {
  expect(flowOf('humanOnly', { ...flags, isHeld: true })[0]).toBe('writes')
  expect(flowOf('robot', { ...flags, isHeld: true })[0]).toBe('opens')
})
