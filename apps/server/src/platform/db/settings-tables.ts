import type { JSONColumnType } from 'kysely'
import type { Touch } from '../../rules/settings/merge-draft.ts'

/** What admins edit in drafts and publish in versions. */
export type SettingsKind = 'channel' | 'document'

type Of = { tenant_id: number; kind: SettingsKind; object_id: string }

export type SettingsTables = {
  settings_drafts: Of & {
    revision: number
    changes: JSONColumnType<Record<string, unknown>>
    touched: JSONColumnType<Record<string, Touch>>
    updated_at: number
    publish_at: number | null
    publish_agent_id: number | null
    publish_name: string | null
    publish_version: number | null
    publish_note: string
    is_stale: boolean
  }
  settings_versions: Of & {
    version: number
    body: JSONColumnType<object>
    changed: string[]
    author_id: number | null
    author: string
    note: string
    restored_from: number | null
    published_at: number
  }
  settings_editors: Of & { agent_id: number; seen_at: number }
  channel_images: { tenant_id: number; id: string; channel_id: number; bytes: number; created_at: number }
}
