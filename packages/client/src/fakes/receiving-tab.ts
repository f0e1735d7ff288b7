import type { VisitorApi } from '@foyer/contract/api.ts'
import { visitorPath } from '@foyer/contract/paths.ts'
import { createClient } from '../client.ts'
import { receive } from '../events/receive.ts'
import type { Connection, Received } from '../events/received.ts'
import { seqOf } from '../events/sequencer.ts'
import { createTransport } from '../transport.ts'
import type { FakeTab } from './fake-browser.ts'
import type { FakeServer } from './fake-server.ts'
import { testTimings } from './test-timings.ts'

/** A tab that receives, and what it saw. */
export function receivingTab(tab: FakeTab, server: FakeServer, lastSeq = 0) {
  const seen: number[] = []
  const connections: Connection[] = []
  const others: Received[] = []
  const transport = createTransport({ clock: tab.clock, fetch: server.fetch, token: () => 'token' })
  const stop = receive({
    ports: tab,
    transport,
    client: createClient<VisitorApi>(visitorPath, { transport, requestTimeoutMs: 3_000_000 }),
    timings: testTimings,
    who: { userId: 'u', pollId: 'p', sessionId: 's' },
    lastSeq,
    on: (received) => {
      if (received.type === 'event') seen.push(seqOf(received.event))
      else if (received.type === 'connection') connections.push(received.connection)
      else others.push(received)
    },
  })
  return { tab, seen, connections, others, stop, connection: () => connections.at(-1) }
}
