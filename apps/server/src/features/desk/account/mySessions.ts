import { mySessions } from '@foyer/contract/desk/account.ts'
import { deviceOf } from '../../../rules/identity/device.ts'
import { serve } from '../../../platform/http/serve.ts'

export const route = serve(mySessions, async (_input, { ownSessions }, caller) => {
  const rows = await ownSessions.list(caller)
  const sessions = rows.map((row) => ({
    sessionId: String(row.id),
    ...deviceOf(row.user_agent),
    address: row.address,
    startTime: row.created_at.getTime(),
    seenTime: row.seen_at.getTime(),
    isCurrent: row.token_hash.equals(caller.sessionHash),
  }))
  return { sessions }
})
