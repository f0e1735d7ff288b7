import { describe, expect, it } from 'vitest'
import { judgeAddress, type AddressFacts } from './judge-address.ts'
import { judgeMail, judgeTestMail } from './judge-mail.ts'
import { judgeEmbeddings, judgeModels } from './judge-model.ts'
import { judgeProxy, type ProxyFacts } from './judge-proxy.ts'
import { judgeTurn, type TurnFacts } from './judge-turn.ts'
import type { Verdict } from './verdict.ts'

const short = ({ state, advice }: Verdict) => [state, ...advice]

describe('mail', () => {
  const about = { server: 'mail.shop.example:587', sender: 'help@shop.example' }

  it('a server that lets us sign in is fine, and what is not checked is said', () => {
    const { state, facts } = judgeMail(about)
    expect(state).toBe('ok')
    expect(facts.map(({ name }) => name)).toEqual(['mailServer', 'mailSender', 'mailUnchecked'])
  })

  it.each([
    [{ reason: 'connect ECONNREFUSED', isSignIn: false }, 'mailUnreachable', 'reason'],
    [
      { reason: 'EAUTH 535', answer: '535 no', responseCode: 535, isSignIn: true },
      'mailSignIn',
      'mailAnswer',
    ],
    [{ reason: '554', answer: '554 no', responseCode: 554, isSignIn: false }, 'mailRefused', 'mailAnswer'],
  ])('%j', (refusal, advice, name) => {
    expect(short(judgeMail(about, refusal))).toEqual(['failed', advice])
    expect(judgeMail(about, refusal).facts.at(-1)?.name).toBe(name)
    expect(short(judgeTestMail(refusal))).toEqual(['failed', advice])
  })

  it('a mail that was taken shows what the server said', () => {
    expect(judgeTestMail({ answer: '250 OK' })).toEqual({
      state: 'ok',
      facts: [{ name: 'mailAnswer', values: { answer: '250 OK' } }],
      advice: [],
    })
  })
})

describe('TURN', () => {
  const url = 'turn:turn.shop.example'
  const relayed: TurnFacts = {
    url,
    outcome: 'relayed',
    address: '203.0.113.7',
    ms: 12.4,
    isServerPublic: true,
    isRelayPublic: true,
  }

  it.each<[string, TurnFacts[], string[]]>([
    ['a relay', [relayed], ['ok']],
    [
      'a private relay behind a public address',
      [{ ...relayed, isRelayPublic: false }],
      ['warning', 'turnPrivate'],
    ],
    ['a relay of the own network', [{ ...relayed, isServerPublic: false, isRelayPublic: false }], ['ok']],
    ['a wrong secret', [{ url, outcome: 'refused', error: 401 }], ['failed', 'turnSecret']],
    ['no room', [{ url, outcome: 'refused', error: 508 }], ['failed', 'turnRefused']],
    ['nobody there', [{ url, outcome: 'silent', reason: 'ECONNREFUSED' }], ['failed', 'turnUnreachable']],
    ['one of two', [relayed, { url, outcome: 'silent', reason: 'x' }], ['warning', 'turnUnreachable']],
  ])('%s', (_name, found, expected) => {
    expect(short(judgeTurn(found))).toEqual(expected)
  })

  it('tells the time in whole milliseconds', () => {
    expect(judgeTurn([relayed]).facts[0]?.values).toEqual({ url, address: '203.0.113.7', ms: 12 })
  })
})

describe('models', () => {
  it.each([
    [{ outcome: 'answered', firstMs: 300, totalMs: 500, limitMs: 4_000 } as const, ['ok']],
    [
      { outcome: 'answered', firstMs: 2_001, totalMs: 3_000, limitMs: 4_000 } as const,
      ['warning', 'modelSlow'],
    ],
    [{ outcome: 'failed', reason: 'slow' } as const, ['failed', 'modelFailed']],
  ])('%j', (found, expected) => {
    expect(short(judgeModels([{ name: 'small', ...found }]))).toEqual(expected)
  })

  it.each([
    [300, ['ok']],
    [301, ['warning', 'embeddingsSlow']],
  ])('an embedding after %i ms', (ms, expected) => {
    expect(short(judgeEmbeddings({ name: 'small', size: 384, ms, limitMs: 300 }))).toEqual(expected)
  })
})

describe('the public address', () => {
  const good: AddressFacts = {
    url: 'https://chat.shop.example',
    isHttps: true,
    isLocal: false,
    hasSecureCookies: true,
    certificate: { issuer: 'R11', daysLeft: 60 },
    answer: { isOurs: true, strictTransport: 'max-age=31536000' },
    redirectsToHttps: true,
  }
  const { answer: _answer, ...unanswered } = good
  const plain = { ...good, isHttps: false, url: 'http://chat.shop.example' }

  it.each<[string, AddressFacts, string[]]>([
    ['fine', good, ['ok']],
    ['soon over', { ...good, certificate: { issuer: 'R11', daysLeft: 13 } }, ['warning', 'certificateSoon']],
    ['over', { ...good, certificate: { issuer: 'R11', daysLeft: -1 } }, ['failed', 'certificateInvalid']],
    [
      'of another host',
      {
        ...unanswered,
        certificate: { issuer: 'R11', daysLeft: 60, problem: 'ERR_TLS_CERT_ALTNAME_INVALID' },
      },
      ['failed', 'certificateInvalid'],
    ],
    ['not reached from inside', { ...unanswered, reason: 'ETIMEDOUT' }, ['warning', 'addressUnreachable']],
    [
      'somebody else',
      { ...good, answer: { isOurs: false, strictTransport: '' } },
      ['failed', 'addressForeign'],
    ],
    ['no HSTS', { ...good, answer: { isOurs: true, strictTransport: '' } }, ['warning', 'noStrictTransport']],
    ['no redirect', { ...good, redirectsToHttps: false }, ['warning', 'noRedirect']],
    ['cookies without Secure', { ...good, hasSecureCookies: false }, ['warning', 'insecureCookies']],
    ['without TLS', plain, ['warning', 'plainHttp']],
    ['of this machine', { ...plain, isLocal: true, hasSecureCookies: false }, ['ok']],
  ])('%s', (_name, found, expected) => {
    expect(short(judgeAddress(found))).toEqual(expected)
  })

  it('a certificate that is over has no days left, not fewer', () => {
    const over = judgeAddress({ ...good, certificate: { issuer: 'R11', daysLeft: -3 } })
    expect(over.facts[1]).toEqual({ name: 'certificate', values: { issuer: 'R11', count: 0 } })
  })
})

describe('proxies', () => {
  const direct: ProxyFacts = {
    address: '203.0.113.7',
    isAddressPublic: true,
    forwardedFor: undefined,
    isPublicForwarded: false,
    trustedProxies: 0,
  }
  const proxied: ProxyFacts = {
    ...direct,
    forwardedFor: '203.0.113.7',
    isPublicForwarded: true,
    trustedProxies: 1,
  }

  it.each<[string, ProxyFacts, string[]]>([
    ['none', direct, ['ok']],
    ['one that is believed', proxied, ['ok']],
    ['one that is not believed', { ...proxied, trustedProxies: 0 }, ['warning', 'proxyUntrusted']],
    ['one that says nothing', { ...direct, trustedProxies: 1 }, ['warning', 'proxyHeaderMissing']],
    [
      'two of which one is believed',
      { ...proxied, address: '10.0.0.2', isAddressPublic: false, forwardedFor: '203.0.113.7, 10.0.0.2' },
      ['warning', 'proxyCount'],
    ],
    [
      'an agent in the office',
      { ...proxied, address: '10.0.0.9', isAddressPublic: false, isPublicForwarded: false },
      ['ok'],
    ],
  ])('%s', (_name, found, expected) => {
    expect(short(judgeProxy(found))).toEqual(expected)
  })
})
