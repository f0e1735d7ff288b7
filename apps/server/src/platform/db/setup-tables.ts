import type { Generated } from 'kysely'

/** The first set-up of an installation, and what is left of it for each tenant. */
export type SetupTables = {
  setup_links: { id: Generated<number>; token_hash: Buffer; expires_at: number }
  tenant_setup: {
    tenant_id: number
    is_dismissed: Generated<boolean>
    skipped_steps: Generated<string[]>
    appearance_saved_at: number | null
  }
  seen_sites: { tenant_id: number; channel_id: number; origin: string; seen_at: number }
}
