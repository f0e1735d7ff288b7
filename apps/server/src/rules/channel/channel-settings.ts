import { menusOf } from '@foyer/contract/channel/config/menus.ts'
import type { WireChannelConfig } from '@foyer/contract/channel/config.ts'
import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import type { EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { hasTexts } from '@foyer/core/channel/flat-settings.ts'

/** A channel as its row has it. */
export type ChannelDocument = {
  config: WireChannelConfig
  evaluate: EvaluateInfo
  translations: WireChannelSettings['translations']
}

/** All that admins edit of a channel. */
export function settingsOf({ config, evaluate, translations }: ChannelDocument): WireChannelSettings {
  const {
    tenantId: _tenantId,
    channelId: _channelId,
    allowedOrigins: _origins,
    chatMenuConfigList: _list,
    chatMenuConfigObj: _byId,
    ...settings
  } = config
  return { ...settings, ...evaluate, translations }
}

/** The row of a channel with other settings. Whose channel it is and where it is shown stay. */
export function withSettings(
  { config: { tenantId, channelId, allowedOrigins } }: ChannelDocument,
  { translations, evaluateModel, evaluateGuideMsg, starList, scoreList, ...settings }: WireChannelSettings,
): ChannelDocument {
  return {
    config: {
      ...settings,
      tenantId,
      channelId,
      allowedOrigins,
      ...menusOf(settings.chatMenuConfigPlan.menus),
    },
    evaluate: { evaluateModel, evaluateGuideMsg, starList, scoreList },
    translations: Object.fromEntries(Object.entries(translations).filter(([, texts]) => hasTexts(texts))),
  }
}
