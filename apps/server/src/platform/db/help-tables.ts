import type { JSONColumnType } from 'kysely'

/** Public pages of what a channel's robot knows. */
export type HelpTables = {
  help_centres: {
    tenant_id: number
    channel_id: number
    is_on: boolean
    title: string
    intros: JSONColumnType<Record<string, string>>
    version: number
    updated_at: number
    updated_by: number | null
  }
}
