import { may, type Act } from '@foyer/core/identity/may.ts'
import type { AgentCaller } from '../platform/http/caller.ts'
import { Failed } from '../platform/http/failed.ts'

/** Refuses an agent whose role does not reach. */
export function requireMay({ agent }: Pick<AgentCaller, 'agent'>, act: Act): void {
  if (!may(agent.role, act)) throw new Failed('identity.forbidden')
}
