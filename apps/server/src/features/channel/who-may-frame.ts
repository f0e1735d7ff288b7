import { pageAncestors } from '@foyer/core/embedding/page-ancestors.ts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { findUnlessAway } from './find-unless-away.ts'

/**
 * Who may frame a page of the chat: as the channel says that its address names. While the channel cannot be looked up,
 * only our own pages: the site around it may not be one of the channel's.
 */
export function whoMayFrame(deps: Pick<Deps, 'channels' | 'limits'>) {
  return async (page: string, request: FastifyRequest): Promise<string> => {
    const channel = await findUnlessAway(deps, request)
    return pageAncestors(page, channel?.config.allowedOrigins)
  }
}
