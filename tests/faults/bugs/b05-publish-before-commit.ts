import { setTimeout as sleep } from 'node:timers/promises'
import { nameOf, senderTypes } from '@foyer/contract/codes.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import { packHead } from '@foyer/server/log/head-cache.ts'
import { toHead, type HeadColumns } from '@foyer/server/log/owner-columns.ts'
import { threadChannelOf, headKeyOf } from '@foyer/server/log/thread-ref.ts'
import type { RedisPort, HeadNotification } from '@foyer/server/platform/redis/port.ts'
import type { Bug } from './bug.ts'
import { heldTransactions, type Query } from './held-transaction.ts'

const commitAfterMs = 20

/** The node notifies while the transaction may still fail. */
export const publishBeforeCommit: Bug = {
  title: 'publish before commit',
  seams({ databaseUrl }) {
    let redis: RedisPort | undefined
    return {
      redis: (real) => (redis = real),
      runner: heldTransactions(databaseUrl, async (query, result, commit) => {
        await redis
          ?.notify(asRows(result.rows).map((row) => notificationFor(query, row)))
          .catch(() => undefined)
        await sleep(commitAfterMs)
        await commit()
        return result
      }),
    }
  },
}

type Row = HeadColumns & { ord: number; key: string; at: number }

function notificationFor({ values }: Query, row: Row): HeadNotification {
  const [tenants, threads, clientIds, , , , senders, kinds, , contents] = asColumns(values)
  const at = row.ord - 1
  const ref = { tenantId: Number(tenants?.[at]), threadId: Number(threads?.[at]) }
  const head = toHead(row)
  const entry: Entry = {
    threadKey: row.key,
    seq: row.last_seq,
    at: row.at,
    clientId: String(clientIds?.[at]),
    sender: nameOf(senderTypes, senders?.[at]) ?? 'system',
    recalled: false,
    internal: false,
    sensitive: false,
    body: { type: 'message', msgType: Number(kinds?.[at]), content: String(contents?.[at]) },
  }
  const payload = JSON.stringify({ head, entry })
  return {
    headKey: headKeyOf(ref),
    seq: head.seq,
    head: packHead(head),
    channel: threadChannelOf(ref),
    payload,
  }
}

/** The columns of appendSql, in its order. */
const asColumns = (values: unknown[]) => values as unknown[][]
const asRows = (rows: unknown[]) => rows as Row[]
