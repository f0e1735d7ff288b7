import { isUnavailable } from '../../platform/db/unavailable.ts'
import type { Channel, Channels } from './channels.ts'

/** The channel that a page's address names. The page opens without PostgreSQL and says itself what is wrong. */
export async function findUnlessAway(channels: Channels, key: string | null): Promise<Channel | undefined> {
  return channels.find(key ?? '').catch((error: unknown) => {
    if (isUnavailable(error)) return undefined
    throw error
  })
}
