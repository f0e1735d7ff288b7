import { expect, it } from 'vitest'
import { createReplyAttempts } from './use-ticket-reply.ts'

it('the same words have one name until they arrived', () => {
  let count = 0
  const attempts = createReplyAttempts(() => `id-${++count}`)
  expect(attempts.idFor({ text: 'a' })).toBe('id-1')
  expect(attempts.idFor({ text: 'a' })).toBe('id-1')
  expect(attempts.idFor({ text: 'a', status: 2 })).toBe('id-2')
  attempts.arrived()
  expect(attempts.idFor({ text: 'a', status: 2 })).toBe('id-3')
})
