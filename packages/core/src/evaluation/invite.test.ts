import { expect, it } from 'vitest'
import { decideInvite } from './invite.ts'

const mine = { isOpen: true, owner: { kind: 'agent', agentId: 7 } } as const

it('T-19 only the owner of an open session asks for a rating, and only once', () => {
  expect(decideInvite(mine, false, 7)).toMatchObject({ do: 'change', body: { type: 'ratingInvited' } })
  expect(decideInvite(mine, true, 7)).toEqual({ do: 'nothing' })
  expect(decideInvite(mine, false, 8)).toEqual({ do: 'refuse', error: 'thread.notYours' })
  const over = { isOpen: false, owner: { kind: 'nobody' } } as const
  expect(decideInvite(over, false, 7)).toEqual({ do: 'refuse', error: 'session.closed' })
})
