import { eventExamples } from '@foyer/contract/events/event.ts'
import { expect, it } from 'vitest'
import { isRatingInvited } from './is-rating-invited.ts'
import { toLogEvents } from './log-event.ts'

it('T-19 a rating is asked for once in a conversation, and anew in the next', () => {
  const { message, ratingInvited, closed } = eventExamples
  expect(isRatingInvited(toLogEvents([message]))).toBe(false)
  expect(isRatingInvited(toLogEvents([ratingInvited, message]))).toBe(true)
  expect(isRatingInvited(toLogEvents([ratingInvited, closed, message]))).toBe(false)
})
