import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import type { Deps } from '../../../deps.ts'
import type { PublicCaller } from '../../../platform/http/caller.ts'

type Account = {
  tenant_id: number
  id: number
  nick: string
  face: string
  email: string
  role: DeskAgent['role']
}

/** Gives the caller's browser the cookies of a sign-in, however the caller has proved whose account it is. */
export async function openDesk(
  { agentSessions, agentDevices }: Pick<Deps, 'agentSessions' | 'agentDevices'>,
  caller: PublicCaller,
  { tenant_id: tenantId, id: agentId, nick, face, email, role }: Account,
): Promise<DeskAgent> {
  // A fresh session at every sign-in: one that was planted before is worth nothing, and the browser's last is over.
  if (caller.cookie) await agentSessions.closeOf(caller.cookie)
  const { deviceId, cookie } = await agentDevices.remember(
    { tenantId, agentId },
    caller.deviceCookie,
    caller.language,
  )
  caller.setCookie(await agentSessions.open(tenantId, agentId, { ...caller, deviceId }), cookie)
  return { adminId: String(agentId), adminNick: nick, adminFace: face, email, role }
}
