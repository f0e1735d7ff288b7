import type { DoctorResult } from '@foyer/contract/desk/doctor-words.ts'

export type ConnectionFacts = {
  /** `https:` or `http:`. */
  protocol: string
  isLocal: boolean
  /** The header as it arrived, empty without one. Undefined: the request failed. */
  strictTransport: string | undefined
  hasSecureCookies: boolean
}

/** How this page came to the browser. */
export function judgeConnection(found: ConnectionFacts): DoctorResult {
  const { protocol, isLocal, strictTransport, hasSecureCookies } = found
  const facts: DoctorResult['facts'] = [
    { name: 'pageProtocol', values: { protocol: protocol.replace(':', '').toUpperCase() } },
  ]
  if (protocol !== 'https:')
    return {
      check: 'connection',
      state: isLocal ? 'ok' : 'warning',
      facts,
      advice: isLocal ? [] : ['plainHttp'],
    }
  if (strictTransport) facts.push({ name: 'strictTransport', values: { value: strictTransport } })
  const advice: DoctorResult['advice'] = []
  if (strictTransport === '') advice.push('noStrictTransport')
  if (!hasSecureCookies) advice.push('insecureCookies')
  return { check: 'connection', state: advice.length > 0 ? 'warning' : 'ok', facts, advice }
}

/** When the two events arrived, in milliseconds from the request. */
export type StreamFacts = { firstMs?: number; secondMs?: number }

/** The server waits three times as long between them: where both arrive together, somebody kept the first one back. */
const togetherMs = 500

export function judgeStream({ firstMs, secondMs }: StreamFacts): DoctorResult {
  if (firstMs === undefined || secondMs === undefined)
    return { check: 'stream', state: 'failed', facts: [], advice: ['streamBroken'] }
  const isBuffered = secondMs - firstMs < togetherMs
  return {
    check: 'stream',
    state: isBuffered ? 'warning' : 'ok',
    facts: [{ name: 'streamEvents', values: { first: Math.round(firstMs), second: Math.round(secondMs) } }],
    advice: isBuffered ? ['streamBuffered'] : [],
  }
}
