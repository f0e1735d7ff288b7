import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../identity/address-block.ts'
import { isUnavailable } from '../../platform/observe/unavailable.ts'
import { Failed } from '../../platform/http/failed.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { queryOf } from '../../platform/http/query-of.ts'
import type { Channel } from './channels.ts'

/**
 * The channel that a page's address names. The page opens without PostgreSQL and says itself what is wrong; so it
 * does for an address that asks for too many channels.
 */
export async function findUnlessAway(
  { channels, limits }: Pick<Deps, 'channels' | 'limits'>,
  { url, ip }: Pick<FastifyRequest, 'url' | 'ip'>,
): Promise<Channel | undefined> {
  const key = queryOf(url).get('channelId') ?? ''
  try {
    if (!channels.remembers(key)) limits.take(limitRules.page, addressBlock(ip))
    return await channels.find(key)
  } catch (error) {
    if (isUnavailable(error) || error instanceof Failed) return undefined
    throw error
  }
}
