import type { Db } from '../../platform/db/pool.ts'

export type HelpCentre = {
  isOn: boolean
  /** Empty: the title of the chat. */
  title: string
  /** By language. */
  intros: Readonly<Record<string, string>>
  /** Counts the changes; 0: nobody has ever changed it. */
  version: number
}

export const noHelpCentre: HelpCentre = { isOn: false, title: '', intros: {}, version: 0 }

type Of = { tenantId: number; channelId: number }

export async function readHelpCentre(db: Db, { tenantId, channelId }: Of): Promise<HelpCentre> {
  const row = await db
    .selectFrom('help_centres')
    .select(['is_on as isOn', 'title', 'intros', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('channel_id', '=', channelId)
    .executeTakeFirst()
  return row ?? noHelpCentre
}
