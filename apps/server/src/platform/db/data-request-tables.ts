import type { Generated } from 'kysely'
import type { DataRequest, ErasureReceipt } from '@foyer/contract/desk/data-requests.ts'

/** Requests for a copy of a visitor's data or for its erasure. */
export type DataRequestTables = {
  data_requests: {
    tenant_id: number
    id: string
    kind: DataRequest['kind']
    state: DataRequest['state']
    origin: DataRequest['origin']
    channel_id: number | null
    /** Null once the visitor is erased. */
    user_id: string | null
    subject: string
    agent_id: number | null
    created_at: number
    done_at: number | null
    expires_at: number | null
    confirm_hash: Buffer | null
    download_hash: Buffer | null
    file_id: string | null
    file_bytes: number | null
    quiet_at: number | null
    /** Rows by table, and `storage`: files. */
    removed: Generated<Record<string, number>>
    receipt: ErasureReceipt | null
  }
}
