import { may, type Act } from '@foyer/core/identity/may.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'

/** Refuses what the agent's role does not allow. */
export function assertMay({ agent }: Pick<AgentCaller, 'agent'>, act: Act): void {
  if (!may(agent.role, act)) throw new Failed('identity.forbidden')
}
