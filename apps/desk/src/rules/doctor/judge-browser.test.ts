import { describe, expect, it } from 'vitest'
import { judgeConnection, judgeStream, type ConnectionFacts } from './judge-browser.ts'

describe('the connection of a page', () => {
  const good: ConnectionFacts = {
    protocol: 'https:',
    isLocal: false,
    strictTransport: 'max-age=31536000',
    hasSecureCookies: true,
  }

  it.each<[string, Partial<ConnectionFacts>, string[]]>([
    ['TLS', {}, ['ok']],
    ['no TLS', { protocol: 'http:' }, ['warning', 'plainHttp']],
    ['development', { protocol: 'http:', isLocal: true, hasSecureCookies: false }, ['ok']],
    ['a proxy that drops HSTS', { strictTransport: '' }, ['warning', 'noStrictTransport']],
    ['a request that failed', { strictTransport: undefined }, ['ok']],
    ['cookies without Secure', { hasSecureCookies: false }, ['warning', 'insecureCookies']],
    [
      'both',
      { strictTransport: '', hasSecureCookies: false },
      ['warning', 'noStrictTransport', 'insecureCookies'],
    ],
  ])('%s', (_name, change, expected) => {
    const { state, advice } = judgeConnection({ ...good, ...change })
    expect([state, ...advice]).toEqual(expected)
  })

  it('tells what it saw', () => {
    expect(judgeConnection(good).facts.map(({ values }) => Object.values(values)[0])).toEqual([
      'HTTPS',
      'max-age=31536000',
    ])
  })
})

describe('a stream', () => {
  it.each([
    [{ firstMs: 20, secondMs: 1_530 }, ['ok']],
    [{ firstMs: 900, secondMs: 2_400 }, ['ok']],
    [{ firstMs: 1_540, secondMs: 1_541 }, ['warning', 'streamBuffered']],
    [{ firstMs: 20 }, ['failed', 'streamBroken']],
    [{}, ['failed', 'streamBroken']],
  ])('%j', (found, expected) => {
    const { state, advice } = judgeStream(found)
    expect([state, ...advice]).toEqual(expected)
  })
})
