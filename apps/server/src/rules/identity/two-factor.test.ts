import { expect, test } from 'vitest'
import { twoFactorDue } from './two-factor.ts'

const now = 1_000

test.each([
  ['password', null, undefined],
  ['password', 1_001, { due: 1_001, isOverdue: false }],
  ['password', 1_000, { due: 1_000, isOverdue: true }],
  ['twoFactor', 999, undefined],
  ['sso', 999, undefined],
] as const)('signed in by %s, required from %s', (signedInBy, requiredFrom, due) => {
  expect(twoFactorDue({ signedInBy, requiredFrom }, now)).toEqual(due)
})
