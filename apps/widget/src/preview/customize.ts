import {
  previewLayouts,
  previewScenes,
  previewThemes,
  type PreviewMessage,
  type PreviewSetting,
} from '@foyer/contract/host/preview.ts'
import { isFields } from '@foyer/contract/readers.ts'
import { matchLocale } from '@foyer/i18n/choose-locale.ts'
import type { LocaleCode } from '@foyer/i18n/locales.ts'
import { readSettings, type DraftSettings } from './read-settings.ts'
import { isPreviewSetting } from './setting-elements.ts'
import { truth, integer, oneOf, shaped, type Reader } from './shapes.ts'

/** What the preview shows, apart from the settings. */
export type Staging = Required<
  Pick<PreviewMessage, 'scene' | 'layout' | 'theme' | 'highlight' | 'isPicking' | 'level'>
> & { locale: LocaleCode }

export type Customization = { settings: DraftSettings; staging: Partial<Staging> }

const stagingReaders: { [K in keyof Staging]: Reader<Staging[K]> } = {
  scene: oneOf(previewScenes),
  layout: oneOf(previewLayouts),
  theme: oneOf(previewThemes),
  locale: (value) => (typeof value === 'string' ? matchLocale(value) : undefined),
  highlight,
  isPicking: truth,
  level: integer(1, 5),
}

/** A setting without an element of its own outlines nothing. */
function highlight(value: unknown): PreviewSetting | '' | undefined {
  if (typeof value !== 'string') return undefined
  return isPreviewSetting(value) ? value : ''
}

type Posted = { source: unknown; origin: string; data: unknown }
type Here = { window: unknown; parent: unknown; origin: string }

/** S-03: a `PreviewMessage` of the page that frames this one, if it is of the same origin. No other page is heard. */
export function customizedBy({ source, origin, data }: Posted, here: Here): Customization | undefined {
  const isOurs = source === here.parent && here.parent !== here.window && origin === here.origin
  if (!isOurs || !isFields(data) || data['type'] !== 'customize') return undefined
  return {
    settings: readSettings(data['settings']),
    staging: shaped<Staging>(stagingReaders, data),
  }
}
