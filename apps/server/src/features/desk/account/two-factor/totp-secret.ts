import type { Deps } from '../../../../deps.ts'
import type { AgentRef } from './factors.ts'

/** Whose secret it is: in another row it does not open. */
export function totpAbout({ tenantId, agentId }: AgentRef): string {
  return `totp:${tenantId}:${agentId}`
}

export function sealTotpSecret(
  { secretBox }: Pick<Deps, 'secretBox'>,
  agent: AgentRef,
  secret: string,
): string {
  return secretBox.seal(secret, totpAbout(agent))
}

/** Undefined when its key is gone: the agent then signs in with a recovery code. */
export function openTotpSecret(
  { secretBox }: Pick<Deps, 'secretBox'>,
  agent: AgentRef,
  sealed: string,
): string | undefined {
  return secretBox.open(sealed, totpAbout(agent))
}
