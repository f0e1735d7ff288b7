import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerNode } from '@foyer/server/node.ts'
import type { Bug } from './bug.ts'

const everyMs = 500
/** Between the look and the write, as any busy node would have it. */
const pauseMs = 200
const text = 'timer: are you still there?'

/**
 * Every node looks for threads that were not reminded yet and reminds them, under an id of chance: nothing tells
 * one node's reminder from the other's.
 */
export const unguardedTimer: Bug = {
  title: 'timer job without guard',
  sabotage(node) {
    // On the beat of the clock, as cron jobs are.
    setTimeout(
      () => setInterval(() => void remind(node).catch(() => undefined), everyMs),
      everyMs - (Date.now() % everyMs),
    )
  },
}

async function remind({ deps }: ServerNode): Promise<void> {
  const { rows } = await deps.pool.query<{ tenant_id: number; id: number }>(
    `select t.tenant_id, t.id from threads t where t.is_open and t.owner_kind = 3 and not exists (
       select from entries e where e.tenant_id = t.tenant_id and e.thread_id = t.id and e.content = $1)`,
    [text],
  )
  await sleep(pauseMs)
  for (const { tenant_id: tenantId, id: threadId } of rows) {
    await deps.append({
      tenantId,
      threadId,
      clientId: randomUUID(),
      guard: { by: 'server' },
      sender: 'system',
      body: { type: 'message', msgType: 1, content: text },
    })
  }
}
