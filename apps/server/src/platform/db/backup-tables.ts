import type { Generated, GeneratedAlways } from 'kysely'
import type { DrillReceipt } from '../../rules/backup/receipt.ts'

/** Tables about the whole installation: neither has a tenant. */
export type BackupTables = {
  backups: {
    id: GeneratedAlways<number>
    kind: 'full'
    started_at: number
    finished_at: number | null
    bytes: number | null
    path: string
    ok: Generated<boolean>
  }
  restore_drills: {
    id: GeneratedAlways<number>
    backup: string
    started_at: number
    finished_at: number
    ok: boolean
    receipt: DrillReceipt
  }
}
