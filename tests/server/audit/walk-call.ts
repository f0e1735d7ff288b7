import type { AuditAction } from '@foyer/contract/desk/audit-actions.ts'
import type { DeskApi } from '@foyer/contract/desk/api.ts'
import type { ServerNode } from '@foyer/server/node.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import type { World } from '@foyer/testkit/test-world.ts'

/** Whoever makes a call, as the log names them. */
export type Caller = { agent: Agent; agentId: number; email: string }
export type Given = Caller & { world: World }

/** A call that succeeds. */
export type Step = {
  input?: Record<string, unknown>
  /** Who makes it, if not the one of the table. */
  by?: Caller
  /**
   * Whom the log names, if not `by`. `new`: the account that the call creates and answers with. `nobody`: `by` is only
   * the object, because whoever calls has proven nothing.
   */
  actor?: 'new' | 'nobody'
  /** The actions that the same call leaves before and after its own. */
  also?: { before?: AuditAction[]; after?: AuditAction[] }
  /** How, if it is no JSON, has no agent, or goes to another node. */
  perform?: (agent: Agent) => Promise<Pick<Answer, 'body'>>
  /** Where, if not in the world of the table. */
  node?: ServerNode
}
export type WalkCall = (given: Given) => Step | Promise<Step>
export type WalkCalls = Partial<Record<keyof DeskApi, WalkCall>>

export const nothing: WalkCall = () => ({ input: {} })
