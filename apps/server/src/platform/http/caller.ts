import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import type { DeskAgent } from '@foyer/contract/desk/account/agent.ts'

/** Anybody. A token may be there (chatStart resumes with it), but nothing has been proven by it yet. */
export type PublicCaller = {
  address: string
  token: string | undefined
  setCookie: (value: string) => void
  cookie: string | undefined
}

/** The holder of a valid visitor token. */
export type VisitorCaller = VisitorClaims

/** The same with what the body brought: a file lies on disk until the call has been answered. */
export type UploadCaller = VisitorCaller & {
  address: string
  file: { name: string; path: string; bytes: number } | undefined
}

/** A signed-in agent. */
export type AgentCaller = {
  tenantId: number
  agentId: number
  agent: DeskAgent
  sessionHash: Buffer
  clearCookie: () => void
}
