import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { readRetention } from '@foyer/contract/desk/retention.ts'
import type { Retention } from '@foyer/contract/desk/retentions.ts'

export type RetentionSettings = OutputOf<typeof readRetention>

/** What was chosen: for all channels, or for one of them, which may follow the others again. */
export type RetentionChange =
  | { of: 'tenant'; retention: Retention }
  | { of: 'channel'; channelId: string; retention: Retention | undefined }

/** The settings as they are once the change is saved. The forecast is about conversations that began before. */
export function withRetention(settings: RetentionSettings, change: RetentionChange): RetentionSettings {
  if (change.of === 'tenant') return { ...settings, retention: change.retention }
  return {
    ...settings,
    channels: settings.channels.map(({ retention: before, ...channel }) => {
      const retention = channel.channelId === change.channelId ? change.retention : before
      return { ...channel, ...(retention && { retention }) }
    }),
  }
}
