import { z } from 'zod'
import { EvaluateInfo } from '../evaluation/endpoints.ts'
import { textLimits } from '../text-limits.ts'
import { Text, WireText } from '../wire.ts'
import { ChannelConfig } from '../channel/config.ts'

/** More than a channel has texts. */
const maxTranslatedTexts = 600

/** One language: a text of the channel, and what it is in that language. A text that is missing stays as it is. */
export const Translation = z
  .record(WireText.min(1).max(textLimits.message), Text)
  .refine((texts) => Object.keys(texts).length <= maxTranslatedTexts, {
    error: `at most ${maxTranslatedTexts} texts`,
  })
export type Translation = z.infer<typeof Translation>

/** By the codes of locales. */
export const Translations = z
  .record(WireText.regex(/^[a-z]{2,3}$/), Translation)
  .refine((languages) => Object.keys(languages).length <= 24, { error: 'at most 24 languages' })
export type Translations = z.infer<typeof Translations>

/**
 * All that admins edit and publish of a channel, under one roof: the settings of the chat, of ratings, and the
 * translations. Absent: whose channel it is; `allowedOrigins`, which takes effect at once and is in no version; and the
 * two copies of the menus.
 */
export const ChannelSettings = ChannelConfig.omit({
  tenantId: true,
  channelId: true,
  allowedOrigins: true,
  chatMenuConfigList: true,
  chatMenuConfigObj: true,
}).extend({ ...EvaluateInfo.shape, translations: Translations })
export type ChannelSettings = z.output<typeof ChannelSettings>
/** As the wire and the database have it; the desk edits this. */
export type WireChannelSettings = z.input<typeof ChannelSettings>

/** The settings that somebody changes. Of `translations` it has only the changed languages. */
export const ChannelChanges = ChannelSettings.partial()
export type ChannelChanges = z.output<typeof ChannelChanges>
export type WireChannelChanges = z.input<typeof ChannelChanges>

/** What can be changed by itself: a setting, or one language of the translations. */
export type SettingKey = Exclude<keyof WireChannelSettings, 'translations'> | `translations.${string}`
