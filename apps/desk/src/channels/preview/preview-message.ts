import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import type { PreviewMessage } from '@foyer/contract/host/preview.ts'
import { localiseTexts } from '@foyer/core/channel/texts.ts'
import type { LocaleCode } from '@foyer/i18n/locales.ts'

/** The settings as the preview takes them: in one language, and with the two copies of the menus that the wire has. */
export function previewSettings(
  { translations, ...settings }: WireChannelSettings,
  locale: LocaleCode,
): NonNullable<PreviewMessage['settings']> {
  const localised = localiseTexts(settings, translations[locale])
  const { menus } = localised.chatMenuConfigPlan
  return {
    ...localised,
    chatMenuConfigList: menus,
    chatMenuConfigObj: Object.fromEntries(menus.map((menu) => [menu.id, menu])),
  }
}
