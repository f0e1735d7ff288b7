import { expect, it } from 'vitest'
import { decideInvite } from './invite.ts'

const mine = { isOpen: true, owner: { kind: 'agent', agentId: 7 } } as const

it('T-19 only the owner of an open session asks for a rating, and only once', () => {
  const asking = { agentId: 7, isInvited: false, isOff: false }
  expect(decideInvite(mine, asking)).toMatchObject({ do: 'change', body: { type: 'ratingInvited' } })
  expect(decideInvite(mine, { ...asking, isInvited: true })).toEqual({ do: 'nothing' })
  expect(decideInvite(mine, { ...asking, agentId: 8 })).toEqual({ do: 'refuse', error: 'thread.notYours' })
  expect(decideInvite(mine, { ...asking, isOff: true })).toEqual({ do: 'refuse', error: 'evaluation.off' })
  const over = { isOpen: false, owner: { kind: 'nobody' } } as const
  expect(decideInvite(over, asking)).toEqual({ do: 'refuse', error: 'session.closed' })
})
