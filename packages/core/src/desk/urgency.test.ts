import { expect, it } from 'vitest'
import { deskTiming } from '../timing.ts'
import { urgencyOf } from './urgency.ts'

it('a wait grows urgent and never less so', () => {
  const { waitSoonMs, waitLateMs, waitWorstMs } = deskTiming
  expect([0, waitSoonMs - 1, waitSoonMs, waitLateMs, waitWorstMs].map(urgencyOf)).toEqual([
    'calm',
    'calm',
    'soon',
    'late',
    'worst',
  ])
})
