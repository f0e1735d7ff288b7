import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { IceServer } from '@foyer/contract/calls/signal.ts'
import { callTiming } from '@foyer/core/timing.ts'

/** compose.yaml hands on what is not set as nothing. */
function addresses(form: RegExp) {
  return z
    .string()
    .transform((text) => text.split(',').filter((item) => item !== ''))
    .pipe(z.array(z.string().max(300).regex(form)).max(8))
    .default([])
}

const host = String.raw`(\[[0-9a-fA-F:]+\]|[\w.-]+)(:\d{1,5})?`

export const turnVariables = {
  /** Relays for calls, as browsers name them: `turn:turn.shop.example:3478?transport=udp`. */
  TURN_URLS: addresses(new RegExp(`^turns?:${host}(\\?transport=(udp|tcp))?$`)),
  /** Shared secret with the relay: coturn's `static-auth-secret`. */
  TURN_SECRET: z.string().default(''),
  /** `1`: browsers never tell each other their own addresses. */
  TURN_RELAY_ONLY: z.enum(['', '0', '1']).default('0'),
  /** Servers that tell a browser its public address. A relay does that too. */
  STUN_URLS: addresses(new RegExp(`^stuns?:${host}$`)),
}

type Variables = z.infer<z.ZodObject<typeof turnVariables>>

/** How two browsers may find each other. `secret` never leaves the server. */
export type TurnConfig = {
  turnUrls: string[]
  secret: string
  isRelayOnly: boolean
  stunUrls: string[]
}

/** HMAC keys shorter than this can be found by trying. */
const shortestSecret = 24

export function checkTurnVariables(e: Variables, context: z.RefinementCtx): void {
  if (e.TURN_URLS.length > 0 && e.TURN_SECRET.length < shortestSecret)
    context.addIssue({
      code: 'custom',
      path: ['TURN_SECRET'],
      message: `needs ${shortestSecret} characters or more with TURN_URLS`,
    })
  if (e.TURN_URLS.length === 0 && e.TURN_RELAY_ONLY === '1')
    context.addIssue({ code: 'custom', path: ['TURN_RELAY_ONLY'], message: 'needs TURN_URLS' })
}

export function turnConfigOf(e: Variables): TurnConfig {
  return {
    turnUrls: e.TURN_URLS,
    secret: e.TURN_SECRET,
    isRelayOnly: e.TURN_RELAY_ONLY === '1',
    stunUrls: e.STUN_URLS,
  }
}

type Ice = { servers: IceServer[]; isRelayOnly: boolean }
type Holder = { callId: string; leg: string }

/**
 * How a leg of a call may reach the other one. What the relay accepts is made for that leg, ends by itself, and can be
 * checked by the relay without asking anybody (coturn's `use-auth-secret`).
 */
export function iceFor(turn: TurnConfig, { callId, leg }: Holder, now: number): Ice {
  const { turnUrls, stunUrls, secret, isRelayOnly } = turn
  const username = `${Math.floor((now + callTiming.credentialMs) / 1000)}:${callId}-${leg}`
  // SHA-1 is what the protocol says; as an HMAC it is sound.
  const credential = createHmac('sha1', secret).update(username).digest('base64')
  return {
    servers: [
      ...(stunUrls.length > 0 && !isRelayOnly ? [{ urls: stunUrls }] : []),
      ...(turnUrls.length > 0 ? [{ urls: turnUrls, username, credential }] : []),
    ],
    isRelayOnly,
  }
}
