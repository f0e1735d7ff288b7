import { reply } from '@foyer/contract/desk/thread/reply.ts'
import { expect, it } from 'vitest'
import { maxReplyLength } from './max-reply-length.ts'

it('the longest reply that may be written is the longest that the contract takes', () => {
  const of = (length: number) => ({ ...reply.example.input, msgContent: 'a'.repeat(length) })
  expect(reply.input.safeParse(of(maxReplyLength)).success).toBe(true)
  expect(reply.input.safeParse(of(maxReplyLength + 1)).success).toBe(false)
})
