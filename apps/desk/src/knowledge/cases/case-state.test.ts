import { expect, it } from 'vitest'
import { caseState, failureSentence, linesOf } from './case-state.ts'

const failure = { reason: 'otherDocument', docId: 'd8', said: 'x' } as const

it('a case passed, failed or was not checked', () => {
  expect(caseState({})).toBe('notChecked')
  expect(caseState({ checkedAt: 1 })).toBe('passed')
  expect(caseState({ checkedAt: 1, failure })).toBe('failed')
  expect(caseState({ checkedAt: 1, failure: { ...failure, reason: 'unchecked' } })).toBe('notChecked')
})

it('a failure has a sentence', () => {
  expect(failureSentence(failure)).toBe('knowledge.cases.failure.otherDocument')
  expect(failureSentence({ ...failure, docId: 'dialogue:order' })).toBe(
    'knowledge.cases.failure.otherDialogue',
  )
  expect(failureSentence({ ...failure, reason: 'said', docId: 'dialogue:order' })).toBe(
    'knowledge.cases.failure.said',
  )
})

it('texts are read line by line', () => {
  expect(linesOf(' 90 days \n\n90 days\nfree\r\n')).toEqual(['90 days', 'free'])
})
