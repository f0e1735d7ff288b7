import type { VisitorClaims } from '../../rules/identity/claims.ts'
import type { TicketLink } from './ticket-link.ts'
import type { Viewer } from '@foyer/core/identity/sight.ts'
import type { DeskAgent } from '@foyer/contract/desk/account.ts'

/** Anybody. A token may be there (chatStart resumes with it), but nothing has been proven by it yet. */
export type PublicCaller = {
  address: string
  token: string | undefined
  userAgent: string
  /** The language that the browser asks for first. */
  language: string
  cookie: string | undefined
  /** Says that an agent has signed in with this browser before; it signs nobody in. */
  deviceCookie: string | undefined
  setCookie: (value: string, device: string) => void
  /** The page that calls, as the browser names it. Nothing is proven by it. */
  pageOrigin: string | undefined
  /** Of a browser that is at an identity provider. */
  ssoCookie: string | undefined
  /** An empty value deletes it. */
  setSsoCookie: (value: string) => void
}

/** The holder of a valid visitor token. */
export type VisitorCaller = VisitorClaims & {
  /** Aborted when the connection closes before the call is answered. */
  gone: () => AbortSignal
}

/** A caller who may see a ticket: its visitor by token, or the holder of a link to it. */
export type TicketCaller = { kind: 'visitor'; visitor: VisitorClaims } | { kind: 'link'; link: TicketLink }

/** A signed-in agent. */
export type AgentCaller = {
  tenantId: number
  agentId: number
  agent: DeskAgent
  /** Which conversations the agent sees. */
  viewer: Viewer
  sessionHash: Buffer
  /** When the agent last entered their password, or signed in. */
  confirmedAt: number
  /** Where the request came from, for the audit log. */
  origin: { address: string; userAgent: string }
  /** The page that calls, as the browser names it. Nothing is proven by it. */
  pageOrigin: string | undefined
  /** `X-Forwarded-For` as it arrived, whether it is believed or not. */
  forwardedFor: () => string | undefined
  clearCookie: () => void
}

/** A caller with an upload. The file stays on disk until the server has answered the request. */
export type Uploading<C> = C & {
  address: string
  file: { name: string; path: string; bytes: number } | undefined
}
