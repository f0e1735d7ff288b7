import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import type { TicketLink } from '../../identity/ticket-link.ts'
import type { DeskAgent } from '@foyer/contract/desk/account/agent.ts'

/** Anybody. A token may be there (chatStart resumes with it), but nothing has been proven by it yet. */
export type PublicCaller = {
  address: string
  token: string | undefined
  /** What the browser says it is. */
  userAgent: string
  /** The language that the browser asks for first. */
  language: string
  cookie: string | undefined
  /** Says that an agent has signed in with this browser before; it signs nobody in. */
  deviceCookie: string | undefined
  setCookie: (value: string, device: string) => void
}

/** The holder of a valid visitor token. */
export type VisitorCaller = VisitorClaims & {
  /** Aborted when the connection closes before the call is answered. */
  gone: () => AbortSignal
}

/** Who may see a ticket: its visitor by their token, or whoever holds a link to it. */
export type TicketCaller = { kind: 'visitor'; visitor: VisitorClaims } | { kind: 'link'; link: TicketLink }

/** A signed-in agent. */
export type AgentCaller = {
  tenantId: number
  agentId: number
  agent: DeskAgent
  sessionHash: Buffer
  clearCookie: () => void
}

/** Whoever uploads, with what the body brought: a file lies on disk until the call has been answered. */
export type Uploading<C> = C & {
  address: string
  file: { name: string; path: string; bytes: number } | undefined
}
