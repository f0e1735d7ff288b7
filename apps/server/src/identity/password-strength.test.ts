import { describe, expect, it } from 'vitest'
import { Failed } from '../platform/http/failed.ts'
import { assertStrong } from './password-strength.ts'

const personal = ['Ana Lim', 'ana.lim@harbourhome.example', 'Harbour Home']

async function isStrong(password: string): Promise<boolean> {
  try {
    await assertStrong(password, personal)
    return true
  } catch (error) {
    expect(error).toBeInstanceOf(Failed)
    expect(error).toMatchObject({ error: 'password.weak' })
    return false
  }
}

describe('the strength of a password', () => {
  it.each(['correct horse battery staple', 'tiger-moss-lantern', 'xK9#mQ2$vLw', '我们的客服桌子很大很好用'])(
    '%s is strong',
    async (password) => {
      expect(await isStrong(password)).toBe(true)
    },
  )

  it.each([
    'password12',
    'Passw0rd123!',
    'qwertyuiop123',
    'aaaaaaaaaaaaaaaa',
    '1234567890123',
    'abcdefghijklmnop',
    '2026-11-18',
    'xK9#mQ2$v',
    '',
  ])('%j is weak', async (password) => {
    expect(await isStrong(password)).toBe(false)
  })

  it.each([
    'harbourhome',
    'HarbourHome1',
    'ana.lim@harbourhome.example',
    'AnaLimAnaLim',
    'analim2026',
    'H4rbourH0me!',
  ])('%j is weak for this person', async (password) => {
    expect(await isStrong(password)).toBe(false)
  })

  it('only the beginning of a long text is estimated, and too long ones are refused', async () => {
    expect(await isStrong('a'.repeat(64) + 'xK9#mQ2$vLw')).toBe(false)
    expect(await isStrong('tiger-moss-lantern'.repeat(11))).toBe(true)
    expect(await isStrong('tiger-moss-lantern'.repeat(12))).toBe(false)
  })
})
