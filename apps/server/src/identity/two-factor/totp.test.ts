import { generateSync } from 'otplib'
import { describe, expect, test } from 'vitest'
import { matchTotp, newTotpSecret, totpUri } from './totp.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const now = 1_794_700_015_000
const step = Math.floor(now / 30_000)
const codeAt = (at: number) => generateSync({ secret, epoch: Math.floor(at / 1000) })

describe('a code', () => {
  test.each([
    ['of now', 0],
    ['of the step before', -1],
    ['of the next step', 1],
  ])('%s matches its own step', (_when, delta) => {
    expect(matchTotp(secret, codeAt(now + delta * 30_000), now, 0)).toBe(step + delta)
  })

  test.each([-2, 2, 40])('%d steps away does not match', (delta) => {
    expect(matchTotp(secret, codeAt(now + delta * 30_000), now, 0)).toBeUndefined()
  })

  test('is good once, and so are those before it', () => {
    expect(matchTotp(secret, codeAt(now), now, step)).toBeUndefined()
    expect(matchTotp(secret, codeAt(now - 30_000), now, step)).toBeUndefined()
    expect(matchTotp(secret, codeAt(now + 30_000), now, step)).toBe(step + 1)
  })

  test('may have a gap, as apps show it', () => {
    const code = codeAt(now)
    expect(matchTotp(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now, 0)).toBe(step)
  })

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12345６'])(
    '%j is none, and no error',
    (code) => {
      expect(matchTotp(secret, code, now, 0)).toBeUndefined()
    },
  )

  test('of another secret does not match', () => {
    expect(matchTotp(newTotpSecret(), codeAt(now), now, 0)).toBeUndefined()
  })
})

test('secrets have 160 bits', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
})

test('the address of the picture names organisation and account, whatever is in them', () => {
  const uri = new URL(totpUri(secret, { issuer: 'Harbour & Home: Ltd', email: 'ana+1@demo.example' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(uri.searchParams.get('secret')).toBe(secret)
  expect(uri.searchParams.get('issuer')).toBe('Harbour & Home: Ltd')
  expect(decodeURIComponent(uri.pathname)).toContain('ana+1@demo.example')
})
