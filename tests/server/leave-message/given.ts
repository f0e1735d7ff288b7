import type { Pool } from '@foyer/server/platform/db/pool.ts'
import { newId, type Visitor } from '@foyer/testkit/visitor.ts'

export const cracked = {
  customerName: 'Sam',
  customerPhone: '040 5550',
  customerEmail: 'sam@shop.example',
  msgContent: 'The lid of my kettle arrived cracked.\nOrder A-20931.',
  channelId: 'demo',
}

/** All that is stored of a visitor's messages. */
export async function leftBy(pool: Pool, visitor: Visitor): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query<Record<string, unknown>>(
    'select * from left_messages where user_id = $1 order by created_at',
    [visitor.started.userId],
  )
  return rows
}

type By = { tenantId: number; channelId: number; userId: string }

/** A stored message that no call has left. */
export function leftRow({ tenantId, channelId, userId }: By, content: string, at: number) {
  const id = newId()
  return {
    tenant_id: tenantId,
    channel_id: channelId,
    user_id: userId,
    id,
    client_id: id,
    name: 'Sam',
    phone: '',
    email: '',
    content,
    created_at: at,
  }
}
