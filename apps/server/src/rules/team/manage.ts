import type { ErrorCode } from '@foyer/contract/errors.ts'
import { may, type AgentRole } from '@foyer/core/identity/may.ts'

type Person = { id: number; role: AgentRole; isActive: boolean }

export type Wanted =
  /** Missing: the role stays. */
  | { do: 'change'; role?: AgentRole | undefined }
  | { do: 'deactivate' }
  | { do: 'reactivate' }
  | { do: 'resetTwoFactor' }

/** Whether somebody of this role may give an account that role. Only owners make owners. */
export function mayGrant(role: AgentRole, granted: AgentRole): boolean {
  return may(role, 'manageTeam') && (granted !== 'owner' || role === 'owner')
}

/**
 * Why a change of an account is refused; undefined when it is not. `otherOwners`: active owners apart from the account.
 * All are read under the tenant's lock, so two owners never remove each other.
 */
export function refuseManage(
  actor: Person,
  target: Person,
  wanted: Wanted,
  otherOwners: number,
): ErrorCode | undefined {
  if (!actor.isActive || !mayGrant(actor.role, target.role)) return 'identity.forbidden'
  if (wanted.do === 'change' && wanted.role && !mayGrant(actor.role, wanted.role)) return 'identity.forbidden'
  // Nobody locks themselves out, and one's own second step is changed with the password.
  const isForOthers = wanted.do === 'deactivate' || wanted.do === 'resetTwoFactor'
  if (isForOthers && actor.id === target.id) return 'identity.forbidden'
  return refuseWithoutOwner(target, wanted, otherOwners)
}

/** The part that holds whoever makes the change: the last owner who can sign in stays one. */
export function refuseWithoutOwner(
  target: Person,
  wanted: Wanted,
  otherOwners: number,
): ErrorCode | undefined {
  return endsOwner(target, wanted) && otherOwners === 0 ? 'agent.needed' : undefined
}

function endsOwner({ role, isActive }: Person, wanted: Wanted): boolean {
  if (role !== 'owner' || !isActive) return false
  if (wanted.do === 'change') return wanted.role !== undefined && wanted.role !== 'owner'
  return wanted.do === 'deactivate'
}
