import { pageAncestors } from '@foyer/core/embedding/page-ancestors.ts'
import type { Deps } from '../../deps.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { queryOf } from '../../platform/http/query-of.ts'
import type { Channel } from './channels.ts'

/** Who may frame a page of the chat: as the channel says that its address names. */
export function whoMayFrame({ channels }: Pick<Deps, 'channels'>) {
  return async (page: string, url: string): Promise<string> => {
    const channel = await channels.find(queryOf(url).get('channelId') ?? '').catch(unknownWhileAway)
    return pageAncestors(page, channel?.config.allowedOrigins)
  }
}

/** The page opens without PostgreSQL and says itself what is wrong; but not within a site that may not be one of ours. */
function unknownWhileAway(error: unknown): Channel | undefined {
  if (isUnavailable(error)) return undefined
  throw error
}
