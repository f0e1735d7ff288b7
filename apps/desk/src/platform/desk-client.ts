import { createClient, type Client } from '@foyer/client/client.ts'
import { browserClock } from '@foyer/client/ports/clock.ts'
import { createTransport, type Transport } from '@foyer/client/transport.ts'
import type { DeskApi } from '@foyer/contract/desk/api.ts'
import { activityHeader } from '@foyer/contract/desk/activity-header.ts'
import { deskPath } from '@foyer/contract/paths.ts'
import { delivery } from '@foyer/core/timing.ts'

import type { Activity } from './activity.ts'

export type DeskClient = Client<DeskApi>
export type Connection = { client: DeskClient; transport: Transport }

/** `onSignedOut` hears of every answer that says the session is over, whichever call it came with. */
export function createConnection(activity: Activity, onSignedOut: () => void): Connection {
  const transport = createTransport({
    clock: browserClock,
    fetch: async (input, init) => {
      // Another site can make a browser send our cookie, but not this header.
      const headers = new Headers(init?.headers)
      headers.set('x-foyer-desk', '1')
      if (activity.isRecent()) headers.set(activityHeader, '1')
      const response = await fetch(input, { ...init, headers })
      if (response.status === 401) onSignedOut()
      return response
    },
  })
  return {
    transport,
    client: createClient<DeskApi>(deskPath, { transport, requestTimeoutMs: delivery.watchdogMs }),
  }
}
