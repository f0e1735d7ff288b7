import { defaultEvaluateInfo } from '../evaluation/endpoints.ts'
import { defaultChannelConfig, encodeChannelConfig } from '../channel/config.ts'
import type { WireChannelSettings } from './channel-settings.ts'

const {
  tenantId: _tenantId,
  channelId: _channelId,
  allowedOrigins: _origins,
  chatMenuConfigList: _list,
  chatMenuConfigObj: _byId,
  ...config
} = encodeChannelConfig(defaultChannelConfig)

/** The settings of the example channel. */
export const channelSettingsExample: WireChannelSettings = {
  ...config,
  ...defaultEvaluateInfo,
  translations: { de: { 'Talk to an agent': 'Mit einem Mitarbeiter sprechen' } },
}
