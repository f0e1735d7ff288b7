import { expect, it } from 'vitest'
import { invitationState } from './invitation-state.ts'

const row = { accepted_at: null, revoked_at: null, expires_at: 100 }

it.each([
  ['open until its end', row, 99, 'open'],
  ['expired from its end on', row, 100, 'expired'],
  ['over once accepted', { ...row, accepted_at: 5 }, 6, 'over'],
  ['over once revoked, also after its end', { ...row, revoked_at: 5 }, 200, 'over'],
] as const)('%s', (_what, given, now, state) => {
  expect(invitationState(given, now)).toBe(state)
})
