import { expect, test } from 'vitest'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'

const ana = { tenantId: 1, agentId: 7 }

test('there are ten, each another, none with a letter that is read as a digit', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
})

test.each(['7k2m 9qxr 4tbd h3wz', '7K2M9QXR4TBDH3WZ', ' 7K2M–9QXR–4TBD–H3WZ '])(
  '%j is the same code',
  (typed) => {
    expect(recoveryCodeHash(ana, typed)).toEqual(recoveryCodeHash(ana, '7K2M-9QXR-4TBD-H3WZ'))
  },
)

test('letters that look like digits are those digits', () => {
  expect(recoveryCodeHash(ana, 'OIl0')).toEqual(recoveryCodeHash(ana, '0110'))
})

test('the same code of somebody else is another', () => {
  expect(recoveryCodeHash({ ...ana, agentId: 8 }, '7K2M')).not.toEqual(recoveryCodeHash(ana, '7K2M'))
  expect(recoveryCodeHash({ ...ana, tenantId: 2 }, '7K2M')).not.toEqual(recoveryCodeHash(ana, '7K2M'))
})
