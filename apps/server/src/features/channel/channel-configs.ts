import type { FastifyBaseLogger } from 'fastify'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { Metrics } from '../../platform/observe/metrics.ts'
import { readChannelConfig } from './read-channel-config.ts'

type Parts = { log: FastifyBaseLogger; metrics: Pick<Metrics, 'invalidSettings'> }
type Row = { tenantId: number; channelId: number; config: unknown }

/** More than a mistake makes; then all are told again. */
const maxRemembered = 10_000

/** Reads what channels have stored. A setting that is not valid is logged once for as long as it stays like that. */
export function createChannelConfigs({ log, metrics }: Parts) {
  const told = new Map<string, string>()

  return {
    read({ tenantId, channelId, config: stored }: Row): ChannelConfig {
      const { config, invalid } = readChannelConfig(stored)
      const channel = `${tenantId}:${channelId}`
      const settings = invalid.join(' ')
      if ((told.get(channel) ?? '') === settings) return config
      if (told.size >= maxRemembered) told.clear()
      if (settings === '') told.delete(channel)
      else told.set(channel, settings)
      if (settings === '') return config
      metrics.invalidSettings.inc(invalid.length)
      log.warn(
        { tenantId, channelId, settings: invalid },
        'a channel has invalid settings: defaults are used',
      )
      return config
    },
  }
}

export type ChannelConfigs = ReturnType<typeof createChannelConfigs>
