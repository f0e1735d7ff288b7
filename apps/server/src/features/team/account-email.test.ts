import { describe, expect, it } from 'vitest'
import { accountEmail } from './account-email.ts'

describe('addresses of accounts', () => {
  it.each([
    ['ben@demo.example', 'ben@demo.example'],
    ['  Ben.Lee@Demo.Example ', 'ben.lee@demo.example'],
    ['ben@bücher.example', 'ben@xn--bcher-kva.example'],
    // A full-width domain and a Kelvin sign in a domain are other spellings of the same domain.
    ['ben@ｄｅｍｏ.example', 'ben@demo.example'],
    ['ben@\u212Aiosk.example', 'ben@kiosk.example'],
  ])('%j is stored as %j', (text, stored) => {
    expect(accountEmail(text)).toBe(stored)
  })

  it.each([
    ['a Kelvin sign', '\u212Aim@demo.example'],
    ['full-width letters', 'ｂｅｎ@demo.example'],
    ['a dotless i', 'b\u0131m@demo.example'],
    ['a combining mark', 'ben\u0301@demo.example'],
    ['a letter of no width', 'be\u200bn@demo.example'],
    ['a turned direction', 'ben\u202e@demo.example'],
    ['a dot at the end', 'ben@demo.example.'],
    ['a dot before the at', 'ben.@demo.example'],
    ['two dots', 'ben@demo..example'],
    ['a blank within', 'ben @demo.example'],
    ['a line break', 'ben@demo.example\nbcc: eve@evil.example'],
    ['two addresses', 'ben@demo.example,eve@evil.example'],
    ['a quoted name', '"ben"@demo.example'],
    ['no domain', 'ben@localhost'],
    ['a machine', 'ben@127.0.0.1'],
  ])('%s: %j is none', (_what, text) => {
    expect(accountEmail(text)).toBeUndefined()
  })
})
