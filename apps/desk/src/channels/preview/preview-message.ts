import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import type { PreviewMessage } from '@foyer/contract/host/preview.ts'
import { localiseTexts } from '@foyer/core/channel/texts.ts'
import type { LocaleCode } from '@foyer/i18n/locales.ts'

type Shown = NonNullable<PreviewMessage['settings']>
/** The settings of a frame, in the language that it shows. */
export type Told = { settings: WireChannelSettings; locale: LocaleCode }

/**
 * The settings that a frame does not show yet, as the preview takes them: in one language, and with the two copies of the
 * menus that the wire has. With `before`, only those whose value is another object: the preview keeps the others.
 */
export function previewSettings({ settings, locale }: Told, before?: Told): Shown {
  const { translations, ...own } = settings
  const translation = translations[locale]
  const isAnew = before?.settings.translations[before.locale] !== translation || before?.locale !== locale
  const known: Readonly<Record<string, unknown>> = !before || isAnew ? {} : before.settings
  const changed = Object.entries(own).filter(([name, value]) => known[name] !== value)
  const { chatMenuConfigPlan: plan, ...localised }: Partial<typeof own> = localiseTexts(
    Object.fromEntries(changed),
    translation,
  )
  if (!plan) return localised
  return {
    ...localised,
    chatMenuConfigPlan: plan,
    chatMenuConfigList: plan.menus,
    chatMenuConfigObj: Object.fromEntries(plan.menus.map((menu) => [menu.id, menu])),
  }
}
