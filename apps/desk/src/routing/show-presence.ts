import type { PresenceState } from '@foyer/contract/desk/account/presence.ts'
import type { DeskClient } from '../desk-client.ts'

/** The server asked whether anybody is here: this desk is. A beat that is lost is followed by the next. */
export async function showPresence(client: DeskClient): Promise<PresenceState | undefined> {
  const result = await client.beat({})
  return result.ok ? result.data.state : undefined
}
