import { createHmac } from 'node:crypto'
import type { IceServer } from '@foyer/contract/calls/signal.ts'
import { callTiming } from '@foyer/core/timing.ts'
import type { TurnConfig } from './turn-variables.ts'

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
