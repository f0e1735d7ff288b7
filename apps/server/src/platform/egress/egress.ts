import { request } from 'undici'
import { guardedAgent } from './guarded-agent.ts'
import { systemResolve, type EgressRules, type Resolve } from './guarded-connector.ts'
import { readCapped, readWhole } from './read-capped.ts'
import { targetOf } from './target.ts'

export const egressLimits = { answerBytes: 64 * 1024, pictureBytes: 5 * 1024 * 1024, totalMs: 5_000 } as const

export type Outgoing = {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

/** Undefined: not reached, for whatever reason. Callers must not tell anybody which. */
export type Incoming = { status: number; body: string } | undefined

/** The one way from this server to an address that somebody else wrote down. */
export function createEgress(rules: EgressRules, resolve: Resolve = systemResolve) {
  const agent = guardedAgent(rules, resolve, egressLimits.totalMs)

  return {
    async send({ url, method, headers, body }: Outgoing): Promise<Incoming> {
      const target = targetOf(url)
      if (!target) return undefined
      const signal = AbortSignal.timeout(egressLimits.totalMs)
      try {
        // Redirects are answers like any other: following one would go where nobody looked.
        const answer = await request(target, {
          dispatcher: agent,
          method,
          // Nothing is unpacked here, so nothing may come packed.
          headers: { ...headers, 'accept-encoding': 'identity', 'user-agent': 'Foyer' },
          ...(body !== undefined && { body }),
          signal,
        })
        return { status: answer.statusCode, body: await readCapped(answer, egressLimits.answerBytes) }
      } catch {
        return undefined
      }
    },
    /** All the bytes of a picture; undefined when there are too many, or none. */
    async download(url: string): Promise<Buffer | undefined> {
      const target = targetOf(url)
      if (!target) return undefined
      try {
        const answer = await request(target, {
          dispatcher: agent,
          method: 'GET',
          headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Foyer' },
          signal: AbortSignal.timeout(egressLimits.totalMs),
        })
        return await readWhole(answer, /^image\/(?:jpeg|png|gif|webp)\s*(?:;|$)/i, egressLimits.pictureBytes)
      } catch {
        return undefined
      }
    },
    close: () => agent.destroy(),
  }
}

export type Egress = ReturnType<typeof createEgress>
