import type { PreviewScene } from '@foyer/contract/host/preview.ts'
import type { LocaleCode } from '@foyer/i18n/locales.ts'

/** What the preview shows beside the settings. */
export type Staging = {
  scene: PreviewScene
  layout: 'desktop' | 'mobile'
  theme: 'light' | 'dark'
  locale: LocaleCode
  /** The chosen level of a rating. */
  level: number
}
