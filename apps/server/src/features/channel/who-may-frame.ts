import { pageAncestors } from '../../rules/embedding/page-ancestors.ts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { findUnlessAway } from './find-channel.ts'

/**
 * The `frame-ancestors` policy of a chat page, from the channel in its URL. If the lookup fails, only our own
 * pages may frame it: the embedding site may not be on the channel's list.
 */
export function whoMayFrame(deps: Pick<Deps, 'channels' | 'limits'>) {
  return async (page: string, request: FastifyRequest): Promise<string> => {
    const channel = await findUnlessAway(deps, request)
    return pageAncestors(page, channel?.config.allowedOrigins)
  }
}
