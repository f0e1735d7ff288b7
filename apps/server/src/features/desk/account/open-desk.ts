import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import type { Deps } from '../../../deps.ts'
import type { PublicCaller } from '../../../platform/http/caller.ts'

type Account = {
  tenantId: number
  id: number
  nick: string
  face: string
  email: string
  role: DeskAgent['role']
}

/** Signs an agent in, however they have shown who they are. */
export async function openDesk(deps: Deps, caller: PublicCaller, account: Account): Promise<DeskAgent> {
  // A fresh session at every sign-in: one that was planted before is worth nothing, and the browser's last is over.
  if (caller.cookie) await deps.agentSessions.closeOf(caller.cookie)
  const { id, tenantId, nick, face, email, role } = account
  const known = await deps.agentDevices.remember(
    { tenantId, agentId: id },
    caller.deviceCookie,
    caller.language,
  )
  caller.setCookie(
    await deps.agentSessions.open(tenantId, id, { ...caller, deviceId: known.deviceId }),
    known.cookie,
  )
  return { adminId: String(id), adminNick: nick, adminFace: face, email, role }
}
