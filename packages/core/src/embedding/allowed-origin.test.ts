import { describe, expect, it } from 'vitest'
import { frameAncestors, isAllowedOrigin } from './allowed-origin.ts'

describe('which pages may talk to the chat', () => {
  const allowed = ['https://shop.example', 'https://*.chain.example', 'http://127.0.0.1:8080']

  it.each([
    'https://shop.example',
    'https://berlin.chain.example',
    'https://a.b.chain.example',
    'http://127.0.0.1:8080',
  ])('%s may', (origin) => expect(isAllowedOrigin(allowed, origin)).toBe(true))

  it.each([
    'http://shop.example',
    'https://shop.example:8443',
    'https://shop.example.evil.example',
    'https://evil-shop.example',
    'https://chain.example',
    'https://evilchain.example',
    'http://berlin.chain.example',
    'http://127.0.0.1:8081',
    'null',
    '',
    'file://',
    'https://shop.example/',
  ])('%j may not', (origin) => expect(isAllowedOrigin(allowed, origin)).toBe(false))

  it('a channel that names none allows every site, but nothing that is no site', () => {
    expect(isAllowedOrigin([], 'https://anywhere.example')).toBe(true)
    for (const origin of ['null', 'file://', 'javascript:alert(1)', 'chrome-extension://abc'])
      expect(isAllowedOrigin([], origin)).toBe(false)
  })

  it('the browser is told the same', () => {
    expect(frameAncestors(allowed)).toBe(`frame-ancestors ${allowed.join(' ')}`)
    expect(frameAncestors([])).toBe('frame-ancestors https: http:')
  })
})
