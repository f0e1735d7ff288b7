import { pageAncestors } from '@foyer/core/embedding/page-ancestors.ts'
import type { Deps } from '../../deps.ts'
import { queryOf } from '../../platform/http/query-of.ts'
import { findUnlessAway } from './find-unless-away.ts'

/**
 * Who may frame a page of the chat: as the channel says that its address names. While the channel cannot be looked up,
 * only our own pages: the site around it may not be one of the channel's.
 */
export function whoMayFrame({ channels }: Pick<Deps, 'channels'>) {
  return async (page: string, url: string): Promise<string> => {
    const channel = await findUnlessAway(channels, queryOf(url).get('channelId'))
    return pageAncestors(page, channel?.config.allowedOrigins)
  }
}
